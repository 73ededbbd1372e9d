/** The Wizards: resource permanent-events that stay with a company: Align Palantír and Fellowship. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../../table.ts';
import { bearing } from '../../positions.ts';

describe('[TW-190] Align Palantír', () => {
  const STONE = 'Palantír of Orthanc';
  const with_ = (...companies: readonly object[]) => ({
    players: { Ann: { hand: ['Align Palantír'], companies }, Bob },
  });
  for (const [why, position, offered] of [
    ['a sage bears it', with_(company('Isengard', bearing('Balin', STONE))), true],
    ['a sage is with its bearer', with_(company('Isengard', bearing('Elladan', STONE), 'Balin')), true],
    ['an ally is the sage', with_(company('Isengard', bearing('Elladan', STONE, 'Treebeard'))), true],
    ['nobody is a sage', with_(company('Isengard', bearing('Elladan', STONE), 'Elrohir')), false],
    [
      'the sage is elsewhere',
      with_(company('Isengard', bearing('Elladan', STONE)), company('Bree', 'Balin')),
      false,
    ],
    [
      'it is aligned already',
      with_(
        company('Isengard', bearing('Balin', { card: STONE, on: [{ card: 'Align Palantír', as: 'first' }] })),
      ),
      false,
    ],
    ['there is none', with_(company('Isengard', 'Balin')), false],
  ] as const)
    scenario(`[ME-CARD-0027] ${why}: ${offered}`, (t) => {
      t.given(position);
      const words = 'Align Palantír: on your turn';
      if (offered) t.player('Ann').mayChoose.includes(words);
      else t.player('Ann').mayChoose.excludes(words);
    });
  scenario('not for the stone of an opponent', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Align Palantír'], companies: [company('Isengard', 'Balin')] },
        Bob: { companies: [company('Isengard', bearing('Celeborn', STONE))] },
      },
    });
    t.player('Ann').mayNot('Align Palantír', { because: 'nothing to choose' });
  });
  for (const [moves, stays] of [
    ['its own company', false],
    ['another', true],
  ] as const)
    scenario(`it is discarded when ${moves} moves: ${!stays}`, (t) => {
      const aligned = bearing('Balin', { card: STONE, on: ['Align Palantír'] });
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [
              { ...company('Rivendell', stays ? 'Elladan' : aligned), movesTo: 'Bree' },
              company('Lórien', stays ? aligned : 'Elladan'),
            ],
          },
          Bob: { ...Bob, hand: ['Orc-raiders', 'Giant'] },
        },
      });
      t.player('Ann').does(`The company of ${stays ? 'Elladan' : 'Balin'}`, 'the path printed');
      t.expect.card('Align Palantír', { in: stays ? `on of ${STONE}` : 'discard of Ann' });
    });
});

describe('[TW-240] Fellowship', () => {
  const four = ['Frodo', 'Sam Gamgee', 'Merry', 'Pippin'];
  const at = (site: string, ...who: readonly (string | object)[]) => ({
    players: { Ann: { hand: ['Fellowship'], companies: [company(site, ...who)] }, Bob },
  });
  scenario('[ME-FAQ-005] four Hobbits are four: +1 prowess and +1 to checks for each', (t) => {
    t.given(at('Rivendell', ...four));
    t.player('Ann').does('Fellowship: ');
    for (const who of four) t.expect.value(who, 'prowess', 2);
    t.expect.value('Frodo', 'corruption check', 5, { by: { Fellowship: 1 } });
  });
  scenario('an ally makes the fourth, and has the bonus, too', (t) => {
    t.given(at('Rivendell', 'Frodo', 'Merry', bearing('Pippin', 'Quickbeam')));
    t.player('Ann').does('Fellowship: ');
    t.expect.value('Quickbeam', 'prowess', 7);
  });
  scenario('three are too few', (t) => {
    t.given(at('Rivendell', 'Frodo', 'Sam Gamgee', 'Merry'));
    t.player('Ann').mayNot('Fellowship');
  });
  scenario('not away from a Haven', (t) => {
    t.given(at('Bree', ...four));
    t.player('Ann').mayNot('Fellowship');
  });
  scenario('[ME-SPLIT-505] it is discarded when someone leaves', (t) => {
    t.given(at('Rivendell', ...four));
    t.player('Ann').does('Fellowship: ', 'Frodo: regroup', 'Pippin', 'Done');
    t.expect.card('Fellowship', { in: 'discard of Ann' }).value('Frodo', 'prowess', 1);
  });
  scenario('it is discarded when someone joins', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Fellowship', 'Elladan'], companies: [company('Rivendell', ...four)] },
        Bob,
      },
    });
    t.player('Ann').does('Fellowship: ', 'Elladan: ', 'Join Frodo', 'Done');
    t.expect.card('Fellowship', { in: 'discard of Ann' });
  });
  scenario('it is discarded when an ally leaves', (t) => {
    t.given(at('Rivendell', 'Frodo', bearing('Merry', 'Gwaihir'), bearing('Pippin', 'Quickbeam')));
    t.player('Ann').does('Fellowship: ', 'Pass', 'Gwaihir: in your');
    t.expect.card('Fellowship', { in: 'discard of Ann' });
  });
});

describe('[TW-240] Fellowship, further', () => {
  const four = ['Frodo', 'Sam Gamgee', 'Merry', 'Pippin'];
  scenario('only its own company has the bonus', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Fellowship'],
          companies: [company('Rivendell', ...four), company('Rivendell', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Fellowship: ');
    t.expect
      .value('Elladan', 'prowess', 5)
      .value('Elladan', 'corruption check', 0)
      .value('Frodo', 'prowess', 2);
  });
  scenario('[ME-SPLIT-505] what happens to another company does not end it', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Fellowship'],
          companies: [company('Rivendell', ...four), company('Lórien', 'Elladan', 'Elrohir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Fellowship: ', 'Elladan: regroup', 'Elrohir', 'Done');
    t.expect.card('Fellowship', { in: 'events of Ann' });
  });
  scenario('not on the company of an opponent', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Fellowship'], companies: [company('Bree', 'Elladan')] },
        Bob: { companies: [company('Rivendell', ...four)] },
      },
    });
    t.player('Ann').mayNot('Fellowship', { because: 'nothing to choose' });
  });
  scenario('[ME-FAQ-005] two allies make four of two', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Fellowship'],
          companies: [
            company('Rivendell', bearing('Frodo', 'Gollum', 'Cram'), bearing('Merry', 'Quickbeam', 'Sting')),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Fellowship: ');
  });
  scenario('[ME-FAQ-005] items make nothing', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Fellowship'],
          companies: [
            company('Rivendell', bearing('Frodo', 'Gollum', 'Cram'), bearing('Merry', 'Sting', 'Orcrist')),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Fellowship', { because: 'nothing to choose' });
  });
});
