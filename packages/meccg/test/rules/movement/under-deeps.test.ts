/** Moving through the Under-deeps, and what is different below. ME-UNDER-504..507, 514..516 */

import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { siteTypes } from '../../../src/facts/names.ts';
import type { S } from '../../../src/state.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { siteOf } from '../../sites.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

describe('the roll', () => {
  const hazards = ['Orc-guard', 'Orc-watch', 'Ghosts', 'Slayer', 'Ambusher'];
  const own = ['Cram', 'Glamdring', 'Orcrist', 'Dodge', 'Escape'];
  const moves = (at: string, to: string, dice: readonly number[] = [], more: object = {}) => ({
    phase: 'movement/hazard',
    dice,
    players: {
      Ann: { companies: [{ ...company(at, 'Elladan', 'Elrohir'), movesTo: to }], deck: own, ...more },
      Bob: { ...Bob, hand: ['Orc-warband'], deck: hazards },
    },
  });
  const state = (t: Table<S>, site: string): number => t.state.location.state[siteOf(site)];

  scenario(
    '[ME-UNDER-514, ME-UNDER-4008, ME-UNDER-518] 6 finds the way from The Iron-deeps to The Under-leas',
    (t) => {
      t.given(moves('The Iron-deeps', 'The Under-leas', [2, 4]));
      t.player('Ann').has({ hand: 1 });
      t.expect.card('Elladan', { at: 'nowhere' }).card('The Under-leas', { in: 'sites' });
      // One card for the mover; up to four for the other.
      t.player('Bob').has({ hand: 2 }).does('Yes', 'Yes', 'Yes').has({ hand: 5 });
    },
  );
  scenario(
    '[ME-UNDER-514, ME-UNDER-4008, ME-UNDER-4013] 5 does not: nobody draws, and the company stays as if it had not moved',
    (t) => {
      t.given(moves('The Iron-deeps', 'The Under-leas', [1, 4]));
      t.player('Ann').has({ hand: 0 });
      t.player('Bob').has({ hand: 1 });
      t.expect
        .card('Elladan', { at: 'The Iron-deeps' })
        .table({ 'hazards left': 2, phase: 'movement/hazard' });
      expect(state(t, 'The Under-leas')).toBe(0);
      expect([t.state.company.moved[1], t.state.company.returned[1]]).toEqual([0, 0]);
      // A hazard at the site where it stays: a Dark-hold, not the Shadow-hold it looked for.
      t.player('Bob').does('Orc-warband: attack');
      resolveChain(t);
      expect(siteTypes[t.state.attack.keyedTo[t.state.global.attack]]).toBe('dark-hold');
    },
  );
  scenario('[ME-UNDER-518] to The Under-vaults 6 is too little', (t) => {
    t.given(moves('The Iron-deeps', 'The Under-vaults', [2, 4]));
    t.expect.card('Elladan', { at: 'The Iron-deeps' });
  });
  scenario(
    '[ME-UNDER-515, ME-UNDER-4013] between the reveal and the roll nobody is asked anything, whatever he holds',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        dice: [1, 1],
        players: {
          Ann: {
            hand: ['Gates of Morning', 'Twilight'],
            companies: [
              { ...company('The Iron-deeps', 'Elladan'), movesTo: 'The Under-leas' },
              company('Rivendell', 'Elrond'),
            ],
          },
          Bob: { ...Bob, hand: ['Twilight', 'Doors of Night'] },
        },
      });
      t.player('Ann').does('The company of Elladan');
      // The next decision is the window of a company that stays: the dice have fallen.
      t.expect.card('Elladan', { at: 'The Iron-deeps' }).table({ roll: 2 });
    },
  );
  scenario('[ME-UNDER-516, ME-UNDER-4009] down from the surface no roll is made', (t) => {
    t.given(moves('Carn Dûm', 'The Iron-deeps'));
    t.expect.card('Elladan', { at: 'nowhere' }).card('The Iron-deeps', { in: 'sites' }).table({ roll: 0 });
  });
  scenario('[ME-UNDER-514] up to the surface, where the number is 0, none either', (t) => {
    t.given(moves('The Iron-deeps', 'Carn Dûm'));
    t.expect.card('Elladan', { at: 'nowhere' }).table({ roll: 0 });
  });
  scenario(
    '[ME-MOVE-018, ME-RETURN-502] after a failed roll the company acts at its site as any other',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        dice: [1, 1],
        players: {
          Ann: {
            companies: [{ ...company('The Iron-deeps', 'Elladan', 'Elrohir'), movesTo: 'The Under-leas' }],
          },
          Bob,
        },
      });
      t.expect.table({ phase: 'site' });
      t.player('Ann').mayChoose.exactly('Yes', 'No');
    },
  );
  scenario('[ME-CARD-0277] Goldberry cannot help: she is not asked, and the company stays', (t) => {
    t.given({
      phase: 'movement/hazard',
      dice: [1, 1],
      players: {
        Ann: {
          companies: [
            {
              ...company('The Iron-deeps', { card: 'Elladan', on: ['Goldberry'] }),
              movesTo: 'The Under-leas',
            },
          ],
        },
        Bob,
      },
    });
    t.expect.card('Elladan', { at: 'The Iron-deeps' }).card('Goldberry', { status: 'untapped' });
  });
  scenario('[ME-UNDER-514] where another company of his is already, the site stays on the table', (t) => {
    t.given({
      phase: 'movement/hazard',
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Gates of Morning'],
          companies: [
            { ...company('The Iron-deeps', 'Elladan'), movesTo: 'The Under-leas' },
            company('The Under-leas', 'Elrohir'),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The company of Elladan');
    t.expect.card('Elrohir', { at: 'The Under-leas' }).card('Elladan', { at: 'The Iron-deeps' });
    expect(state(t, 'The Under-leas')).toBe(1);
  });
});

describe('on the way below', () => {
  const going = (at: string, to: string, hand: readonly string[], more: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(at, 'Elladan', 'Elrohir'), movesTo: to }] },
      Bob: { ...Bob, hand, ...more },
    },
  });
  scenario(
    '[ME-UNDER-504, ME-UNDER-4002] from The Under-grottos to Goblin-gate there is no path: creatures are keyed to the Shadow-hold alone',
    (t) => {
      t.given(going('The Under-grottos', 'Goblin-gate', ['Orc-lieutenant', 'Hobgoblins', 'Giant']));
      t.expect.table({ 'site path': '' });
      t.player('Bob').mayNot('Hobgoblins', { because: 'keyed' });
      t.player('Bob').mayNot('Giant', { because: 'keyed' });
      attackWith(t, 'Bob', 'Orc-lieutenant');
      expect(siteTypes[t.state.attack.keyedTo[t.state.global.attack]]).toBe('shadow-hold');
    },
  );
  scenario(
    '[ME-KEY-2005, ME-UNDER-501] what could be keyed to the region of the surface site cannot be on the way down',
    (t) => {
      // Scorba comes to Angmar at night: not to Mount Gram's, nor to what lies below it.
      t.given(going('Mount Gram', 'The Under-vaults', ['Scorba'], { events: ['Doors of Night'] }));
      t.player('Bob').mayNot('Scorba', { because: 'keyed' });
    },
  );
  scenario('[ME-KEY-2005] on the surface it can', (t) => {
    t.given(going('Carn Dûm', 'Mount Gram', ['Scorba'], { events: ['Doors of Night'] }));
    t.player('Bob').mayChoose.includes('Scorba: attack');
  });
  scenario('[ME-UNDER-504] nor does a hazard that looks for a region in the path find one', (t) => {
    t.given(going('Barad-dûr', 'The Under-courts', ['Seized by Terror']));
    t.player('Bob').mayNot('Seized by Terror', { because: 'site path' });
    t.player('Bob').mayChoose.excludes('Seized by Terror: as a hazard');
  });
  scenario('[ME-UNDER-504] which it does on the surface', (t) => {
    t.given(going('Minas Morgul', 'Barad-dûr', ['Seized by Terror']));
    t.player('Bob').mayChoose.includes('Seized by Terror: as a hazard');
  });
  const treats = (t: Table<S>): boolean => t.offered().some((text) => text.includes('treat that site as'));
  scenario('[ME-UNDER-505, ME-UNDER-4003] Choking Shadows does not make it a Shadow-hold', (t) => {
    t.given(going('Glittering Caves', 'The Gem-deeps', ['Choking Shadows'], { events: ['Doors of Night'] }));
    // Its automatic-attacks can be strengthened; what it is stays.
    t.player('Bob').mayChoose.includes("Choking Shadows: as a hazard, if the company's new or current site");
    expect(treats(t)).toBe(false);
  });
  scenario('[ME-UNDER-505] as it does above', (t) => {
    t.given(going('The Gem-deeps', 'Glittering Caves', ['Choking Shadows'], { events: ['Doors of Night'] }));
    expect(treats(t)).toBe(true);
  });
});

describe('below', () => {
  const holds = (at: string, ...hand: readonly string[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: [...hand, 'Smoke Rings'],
        discard: ['Dodge'],
        companies: [company(at, 'Elladan', 'Elrohir', 'Haldir')],
      },
      Bob,
    },
  });
  scenario(
    '[ME-UNDER-507, ME-UNDER-4005] after an item the next may be any that the site allows: a gold ring at The Gem-deeps',
    (t) => {
      t.given(holds('The Gem-deeps', 'Glamdring', 'Precious Gold Ring', 'Orcrist'));
      t.player('Ann').does('Glamdring: play', 'Elladan');
      resolveChain(t);
      t.expect.card('Elladan', { 'site tapped': true });
      t.player('Ann').mayNot('Orcrist', { because: 'does not allow' });
      t.player('Ann').does('Precious Gold Ring: play', 'Elrohir');
      resolveChain(t);
      t.expect.card('Precious Gold Ring', { in: 'on of Elrohir' }).card('Elrohir', { status: 'tapped' });
    },
  );
  scenario('[ME-UNDER-507, ME-UNDER-4005] one, and no more', (t) => {
    t.given(holds('The Gem-deeps', 'Glamdring', 'Precious Gold Ring', 'Sword of Gondolin'));
    t.player('Ann').does('Glamdring: play', 'Elladan');
    resolveChain(t);
    t.player('Ann').does('Precious Gold Ring: play', 'Elrohir');
    resolveChain(t);
    t.player('Ann').mayNot('Sword of Gondolin', { because: 'the site is tapped' });
  });
  scenario('[ME-SITE-515] above, the next is a minor item or none', (t) => {
    t.given(holds('Moria', 'Glamdring', 'Precious Gold Ring', 'Cram'));
    t.player('Ann').does('Glamdring: play', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayNot('Precious Gold Ring', { because: 'the site is tapped' });
    t.player('Ann').mayChoose.includes('Cram: play');
  });
  scenario(
    '[ME-UNDER-4014] a creature that the opponent plays as automatic-attack is none: Stealth does not keep it away',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Stealth', 'Dark Quarrels'],
            companies: [company('The Under-grottos', 'Fatty Bolger', 'Elladan')],
          },
          Bob: { ...Bob, hand: ['Orc-watch'], deck: ['Cram'] },
        },
      });
      t.player('Ann').does('Pass', 'Stealth');
      resolveChain(t);
      t.player('Bob').mayNot('Orc-watch', { because: 'no creatures' });
      t.player('Bob').mayChoose.excludes('Orc-watch: attack');
      for (let n = 0; n < 6 && !t.offered().includes('Yes'); n++) t.choose(t.state.kernel.asked, 'Pass');
      t.player('Ann').does('Yes', 'Dark Quarrels');
      resolveChain(t);
      t.player('Bob').does('Orc-watch');
      t.expect.table({ 'attack prowess': 9 });
      expect(t.state.attack.kind[t.state.global.attack]).toBe(2);
    },
  );
});

describe('calling the Council', () => {
  // Elladan 1, Orcrist 4, Glamdring 2: 7 with the company; the rest lies stored.
  const stored = ['Scroll of Isildur', 'Narsil', 'The Mithril-coat', 'Sword of Gondolin'];
  const calls = (at: string, more: object = {}) => ({
    phase: 'end-of-turn',
    decks: 1,
    players: {
      Ann: {
        points: stored,
        companies: [{ ...company(at, { card: 'Elladan', on: ['Orcrist', 'Glamdring'] }), ...more }],
      },
      Bob,
    },
  });
  scenario(
    '[ME-MP-005, ME-UNDER-506, ME-UNDER-4004, ME-UNDER-4012] what is with a company below does not count, but at the Council it does',
    (t) => {
      t.given(calls('The Gem-deeps'));
      t.player('Ann').has({ 'marshalling points': 13, 'item points': 19, 'character points': 1 });
      expect(mayCall(t.state, 1)).toBe(false);
      // All of it: character 1 doubled, items cut to that.
      t.player('Ann').has({ 'Council points': 4 });
    },
  );
  scenario('[ME-MP-005, ME-UNDER-506] above it counts: he may call', (t) => {
    t.given(calls('Glittering Caves'));
    t.player('Ann').has({ 'marshalling points': 20, 'Council points': 4 });
    expect(mayCall(t.state, 1)).toBe(true);
  });
  scenario('[ME-UNDER-506, ME-UNDER-4012] nor in the turn in which it has come up', (t) => {
    t.given({ ...calls('The Gem-deeps', { movesTo: 'Glittering Caves' }), phase: 'movement/hazard' });
    for (let n = 0; n < 20 && t.state.global.phase < 5; n++) t.choose(t.state.kernel.asked, 'Pass');
    t.expect.card('Elladan', { at: 'Glittering Caves' });
    t.player('Ann').has({ 'marshalling points': 13 });
    expect(mayCall(t.state, 1)).toBe(false);
  });
});
