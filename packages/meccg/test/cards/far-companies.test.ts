/** What carries, binds and teaches a company: Gwaihir, Quickbeam, Fellowship, Halfling Stealth, Dreams of Lore. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../table.ts';

const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });

describe('Gwaihir', () => {
  const withEagle = (at: string, ...others: readonly string[]) => ({
    players: { Ann: { companies: [company(at, bearing('Elladan', 'Gwaihir'), ...others)] }, Bob },
  });
  scenario('is played at the Eagles’ Eyrie', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Gwaihir'], companies: [company('Eagles’ Eyrie', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Gwaihir: play');
    t.expect.card('Gwaihir', { in: 'on of Elladan' });
  });
  scenario('[ME-CARD-0322] carries a company of two far away', (t) => {
    t.given(withEagle('Eagles’ Eyrie', 'Elrohir'));
    t.player('Ann').does('Gwaihir: in your');
    t.expect.card('Gwaihir', { in: 'discard of Ann' });
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.includes('Dol Amroth', 'Minas Tirith', 'Grey Havens', 'Rivendell');
    t.player('Ann').mayChoose.excludes('Mount Doom', 'Barad-dûr', 'Minas Morgul');
  });
  scenario('[ME-CARD-0322] and only what is keyed to the site can be played on it', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [company('Eagles’ Eyrie', bearing('Elladan', 'Gwaihir'))],
          deck: ['Cram', 'Cram', 'Cram'],
        },
        Bob: { ...Bob, hand: ['Orc-raiders', 'Ambusher', 'Giant'] },
      },
    });
    t.player('Ann').does('Gwaihir: in your', 'Elladan: declare movement', 'Barrow-downs', 'by air');
    while (t.state.kernel.asked === 1) t.choose(1, 'No');
    t.expect.table({ pathLength: 0, 'site path': '' });
    t.player('Bob').mayChoose.includes('Orc-raiders: attack');
    t.player('Bob').mayChoose.excludes('Ambusher: attack', 'Giant: attack');
  });
  scenario('carries no company of three', (t) => {
    t.given(withEagle('Eagles’ Eyrie', 'Elrohir', 'Haldir'));
    t.player('Ann').mayNot('Gwaihir', { because: 'at most 2' });
  });
  scenario('without him Dol Amroth is too far', (t) => {
    t.given(withEagle('Eagles’ Eyrie', 'Elrohir'));
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.excludes('Dol Amroth');
  });
});

describe('Quickbeam', () => {
  const attacked = (automatic: boolean) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 30, automatic },
    players: { Ann: { companies: [company('Wellinghall', bearing('Elladan', 'Quickbeam'))] }, Bob },
    dice: automatic ? [1, 1, 1, 1] : [],
  });
  scenario('is not struck by an automatic-attack', (t) => {
    t.given({ ...attacked(true), dice: [] });
    t.player('Ann').mayChoose.exactly('Elladan', 'Pass');
  });
  scenario('is struck by others', (t) => {
    t.given(attacked(false));
    t.player('Ann').mayChoose.exactly('Elladan', 'Quickbeam', 'Pass');
  });
  scenario('[ME-CARD-0581] may support against an automatic-attack', (t) => {
    t.given({ ...attacked(true), attack: { strikes: 1, prowess: 30, automatic: true }, dice: [] });
    t.player('Ann').does('Elladan', 'No');
    t.player('Ann').mayChoose.exactly('Tap Quickbeam for +1', 'Pass');
  });
});

describe('Fellowship', () => {
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

describe('Halfling Stealth', () => {
  const struck = (who: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12 },
    dice: who === 'Frodo' ? [] : [6, 6],
    players: { Ann: { hand: ['Halfling Stealth', 'Dodge'], companies: [company('Moria', who)] }, Bob },
  });
  scenario('cancels a strike against a Hobbit', (t) => {
    t.given(struck('Frodo'));
    t.player('Ann').does('Frodo', 'No', 'Halfling Stealth: ');
    t.expect.card('Frodo', { status: 'untapped' });
  });
  scenario('not against anyone else', (t) => {
    t.given(struck('Elladan'));
    t.player('Ann').does('Elladan', 'No').mayNot('Halfling Stealth');
    t.player('Ann').does('Pass');
  });
});

describe('Dreams of Lore', () => {
  const exploring = (at: string, who: string | object, more: object = {}) => ({
    phase: 'at the site',
    players: { Ann: { hand: ['Dreams of Lore'], companies: [{ ...company(at, who), ...more }] }, Bob },
  });
  scenario('[ME-CARD-4016] a sage taps with the site, and it scores at once', (t) => {
    t.given(exploring('Amon Hen', 'Celeborn'));
    t.player('Ann').does('Dreams of Lore: ');
    t.expect
      .card('Dreams of Lore', { in: 'on of Celeborn' })
      .card('Celeborn', { status: 'tapped', 'site tapped': true });
    t.player('Ann').has({ 'miscellaneous points': 2 });
  });
  scenario('[ME-ALLY-502] Treebeard, a sage, may win it', (t) => {
    t.given(exploring('Amon Hen', bearing('Elladan', 'Treebeard')));
    t.player('Ann').does('Dreams of Lore: ');
    t.expect.card('Dreams of Lore', { in: 'on of Treebeard' }).card('Elladan', { status: 'untapped' });
  });
  scenario('not without a sage', (t) => {
    t.given(exploring('Amon Hen', 'Legolas'));
    t.player('Ann').mayNot('Dreams of Lore');
  });
  scenario('not where no Information is playable', (t) => {
    t.given(exploring('Moria', 'Celeborn'));
    t.player('Ann').mayNot('Dreams of Lore', { because: 'it needs that Information is playable there' });
  });
  scenario('not at a tapped site', (t) => {
    t.given(exploring('Amon Hen', 'Celeborn', { siteTapped: true }));
    t.player('Ann').mayNot('Dreams of Lore', { because: 'untapped' });
  });
  scenario('its bearer does not untap until it is stored at a Haven', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          companies: [
            company(
              'Rivendell',
              { card: 'Celeborn', status: 'tapped', on: ['Dreams of Lore'] },
              { card: 'Elladan', status: 'tapped' },
            ),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Celeborn', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
    t.player('Ann').does('Dreams of Lore: store');
    t.expect.card('Dreams of Lore', { in: 'points of Ann' });
    t.player('Ann').has({ 'miscellaneous points': 2 });
  });
});
