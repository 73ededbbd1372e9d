/** The Wizards: allies, where they are found and where they lead: Gwaihir, Treebeard. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';
import { bearing, exploring } from '../../positions.ts';

const withAlly = (who: string, ally: string) => ({ card: who, on: [ally] });

describe('[TW-251] Gwaihir', () => {
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

describe('[TW-353] Treebeard', () => {
  const struckAt = (automatic: boolean) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9, automatic },
    players: { Ann: { companies: [company('Isengard', withAlly('Elladan', 'Treebeard'), 'Elrohir')] }, Bob },
  });
  scenario('Treebeard: automatic-attacks do not strike him', (t) => {
    t.given(struckAt(true));
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', 'Pass');
  });
  scenario('Treebeard: others may', (t) => {
    t.given(struckAt(false));
    t.player('Ann').mayChoose.includes('Treebeard');
  });
  const walking = (to: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        companies: [{ ...company('Lórien', withAlly('Elladan', 'Treebeard')), as: 'riders', movesTo: to }],
      },
      Bob: { ...Bob, hand: ['Ghosts', 'Slayer'] },
    },
  });
  scenario('Treebeard: discarded when his company goes too far', (t) => {
    t.given(walking('Minas Tirith'));
    t.expect.card('Treebeard', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0775] Treebeard: stays in the regions he knows', (t) => {
    t.given(walking('Edoras'));
    t.expect.card('Treebeard', { in: 'on of Elladan' });
  });
});

scenario('[TW-353 ME-ALLY-502] Treebeard, a sage, may win it', (t) => {
  t.given(exploring('Amon Hen', bearing('Elladan', 'Treebeard')));
  t.player('Ann').does('Dreams of Lore: ');
  t.expect.card('Dreams of Lore', { in: 'on of Treebeard' }).card('Elladan', { status: 'untapped' });
});

describe('where allies are found', () => {
  for (const [ally, at, elsewhere] of [
    ['Goldberry', ['Old Forest'], 'Barrow-downs'],
    ['Gollum', ['Goblin-gate', 'Moria'], 'Ettenmoors'],
    ['Gwaihir', ['Eagles’ Eyrie'], 'Beorn’s House'],
    ['Quickbeam', ['Wellinghall'], 'Edoras'],
    ['Treebeard', ['Wellinghall'], 'Edoras'],
  ] as const) {
    const there = (site: string) => ({
      phase: 'at the site',
      players: { Ann: { hand: [ally], companies: [company(site, 'Elladan')] }, Bob },
    });
    for (const site of at)
      scenario(`${cited(ally)}: at ${site}`, (t) => {
        t.given(there(site));
        t.player('Ann').mayChoose.includes(`${ally}: play`);
      });
    scenario(`${cited(ally)}: not at ${elsewhere}`, (t) => {
      t.given(there(elsewhere));
      t.player('Ann').mayNot(ally);
    });
  }
});

scenario('[TW-251 ME-UNDER-503] Gwaihir carries nobody out of the Under-deeps', (t) => {
  t.given({
    players: { Ann: { companies: [company('The Under-gates', bearing('Elladan', 'Gwaihir'))] }, Bob },
  });
  t.player('Ann').mayNot('Gwaihir', { because: 'no Under-deeps site' });
});

describe('[TW-353] Treebeard walks where he knows the land', () => {
  for (const [from, to] of [
    ['Edoras', 'Isengard'],
    ['Lórien', 'Wellinghall'],
    ['Lórien', 'Amon Hen'],
    ['Isengard', 'Ruined Signal Tower'],
    ['Isengard', 'Wose Passage-hold'],
    ['Lórien', 'Beorn’s House'],
    ['Lórien', 'Moria'],
  ] as const)
    scenario(`[ME-CARD-0775] from ${from} to ${to}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [{ ...company(from, withAlly('Elladan', 'Treebeard')), movesTo: to }] },
          Bob: { ...Bob, hand: ['Ghosts', 'Slayer'] },
        },
      });
      t.expect.card('Treebeard', { in: 'on of Elladan' });
    });
  scenario('[ME-CARD-0775] another company may go where it likes', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            { ...company('Lórien', 'Elrohir'), movesTo: 'Minas Tirith' },
            company('Edoras', withAlly('Elladan', 'Treebeard')),
          ],
        },
        Bob: { ...Bob, hand: ['Ghosts', 'Slayer'] },
      },
    });
    t.player('Ann').does('The company of Elrohir');
    t.expect.card('Treebeard', { in: 'on of Elladan' });
  });
});
