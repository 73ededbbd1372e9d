/** Rulings on single cards that attack, or change attacks. ME-CARD */
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../src/facts/cards.ts';
import { Phase, type S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';

/** What Orcs of the minions' side say. */
const discardedOn = { discardOn: [8] };
const spare = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'];

describe('Incite Defenders', () => {
  /** Two companies go where Men stand guard; Bob incites them against the first. */
  const twice = (second: string, from: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: spare,
        companies: [
          { ...company('Pelargir', 'Elladan'), movesTo: 'Gobel Mírlond' },
          { ...company(from, 'Elrohir'), movesTo: second },
        ],
      },
      Bob: {
        companies: [company('Lórien', 'Ioreth')],
        deck: spare,
        hand: [
          { card: 'Incite Defenders', as: 'first' },
          { card: 'Incite Defenders', as: 'second' },
          'Orc-guard',
        ],
      },
    },
  });
  const move = (t: Table<S>, who: string): void => {
    if (t.offered().includes(`The company of ${who}`)) t.player('Ann').does(`The company of ${who}`);
    for (
      let n = 0;
      n < 9 &&
      t.state.global.phase === Phase.movementHazard &&
      !t.offered().includes('Orc-guard: place on guard');
      n++
    )
      t.choose(t.state.kernel.asked, t.offered().find((words) => words === 'No') ?? t.offered()[0]);
  };
  for (const [second, from, may] of [
    ['Raider-hold', 'Lórien', true],
    ['Gobel Mírlond', 'Pelargir', false],
  ] as const)
    scenario(`a second one in a turn is ${may ? 'for another site' : 'not for the same site'}`, (t) => {
      t.given(twice(second, from));
      move(t, 'Elladan');
      t.player('Bob').does('first: as');
      resolveChain(t);
      t.player('Bob').mayNot('second', { because: 'at that site' });
      t.player('Bob').does('Pass');
      move(t, 'Elrohir');
      if (may) t.player('Bob').mayChoose.includes('second: as');
      else t.player('Bob').mayNot('second', { because: 'at that site' });
    });
});

describe('Veils Flung Away', () => {
  invent('Grishnákh', 'LE-12', discardedOn); // no hero
  for (const [dice, where] of [
    [[6, 3], 'discard of Ann'],
    [[6, 4], 'company of riders'],
    [[4, 4], 'company of riders'],
  ] as const)
    scenario(`an Orc whom 8 discards is, after a roll of ${dice[0] + dice[1]}, in the ${where}`, (t) => {
      t.given({ ...going(['Veils Flung Away'], ['Grishnákh', 'Elladan']), dice: [...dice, 1, 1] });
      t.player('Bob').does('Veils Flung Away: as');
      t.expect.card('Grishnákh', { in: where });
    });
});

describe('Slayer', () => {
  const slain = (attack: object, dice: readonly number[]) => ({
    phase: 'attack',
    attack: { creature: 'Slayer', attacks: 2, ...attack },
    dice,
    players: {
      Ann: { companies: [company('Bree', 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, hand: ['Slayer'] },
    },
  });
  scenario('[ME-CARD-4051] its target may be the one who taps; only one attack is cancelled so', (t) => {
    t.given(slain({}, []));
    t.player('Ann').does('Slayer', 'Elladan');
    t.expect.card('Elladan', { status: 'tapped' });
    // The other attack: nobody may tap to cancel that too.
    t.player('Ann').mayChoose.excludes('Slayer');
    t.player('Bob').does('Elladan');
  });
  test('[ME-CARD-0689] Slayer is worth 2 marshalling points for a kill', () => {
    expect(factsOf('LE-90')).toMatchObject({ points: 2, pointKind: 'kill' });
  });
  scenario('[ME-CARD-0692] a second strike is an excess strike on the same character', (t) => {
    t.given(slain({ strikes: 2 }, []));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Elladan');
    t.player('Ann').does('Pass');
    t.expect.table({ 'prowess against the strike': 5 - 1 });
  });
});

describe('the three trolls', () => {
  /** Keyed to a Wilderness, where there is a choice. */
  function meets(t: Table<S>, troll: string): void {
    t.player('Bob').does(`${troll}: attack`);
    if (t.offered().includes('wilderness')) t.player('Bob').does('wilderness');
    resolveChain(t);
  }
  const trolls = (first: string, second: string) => ({
    ...going([first, second], [{ card: 'Elladan', on: ['Glamdring', 'Palantír of Orthanc'] }], {
      hand: ['Dark Quarrels', 'Escape'],
    }),
    dice: [1, 1, 1, 1],
  });
  for (const [id, first, second] of [
    ['ME-CARD-0081', '“Tom” (Tûma)', '“Bert” (Bûrat)'],
    ['ME-CARD-0760', '“William” (Wûluag)', '“Tom” (Tûma)'],
  ] as const)
    scenario(`[${id}] ${second}: after ${first}, whoever he wounds keeps special items only`, (t) => {
      t.given(trolls(first, second));
      meets(t, first);
      t.player('Ann').does('Dark Quarrels');
      resolveChain(t);
      meets(t, second);
      t.player('Ann').does('Pass', 'Elladan', 'No');
      resolveChain(t);
      t.expect
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Palantír of Orthanc', { in: 'on of Elladan' });
    });
});

describe('Doors of Night and Gates of Morning', () => {
  const dark = (hand: readonly string[], ann: object = {}) =>
    going(hand, ['Elladan', 'Elrohir', 'Elrond'], { hand: ['Gates of Morning', 'Smoke Rings'], ...ann }, {});
  scenario(
    '[ME-CARD-4017, ME-CARD-0155, ME-CARD-0270] what comes after it is not touched, and each ends only what is there',
    (t) => {
      t.given(dark(['Doors of Night', 'Twilight']));
      t.player('Ann').does('Gates of Morning');
      resolveChain(t);
      t.player('Bob').does('Doors of Night: as');
      resolveChain(t);
      t.player('Ann').has({ events: [], discard: ['Gates of Morning'] });
      t.player('Bob').has({ events: ['Doors of Night'] });
    },
  );
  scenario(
    '[ME-CARD-4017] a resource environment may come while Doors of Night is in play, and ends it',
    (t) => {
      t.given({
        players: {
          Ann: { hand: ['Gates of Morning'], companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, events: ['Doors of Night'] },
        },
      });
      t.player('Ann').does('Gates of Morning');
      resolveChain(t);
      t.player('Ann').has({ events: ['Gates of Morning'] });
      t.player('Bob').has({ discard: ['Doors of Night'] });
    },
  );
  const orcs = (stir: boolean) => ({
    ...going(
      ['Orc-watch'],
      ['Elladan', 'Elrohir', 'Elrond', 'Balin'],
      { hand: ['Gates of Morning', 'Smoke Rings'], discard: ['Dodge'] },
      { events: ['Doors of Night', ...(stir ? ['Minions Stir'] : [])] },
    ),
  });
  for (const stir of [true, false])
    scenario(
      `[ME-CARD-4017, ME-CARD-0270] strikes assigned: Gates of Morning ${stir ? 'waits where it would take one away' : 'may be played where it takes none away'}`,
      (t) => {
        t.given(orcs(stir));
        t.player('Ann').does('Pass');
        attackWith(t, 'Bob', 'Orc-watch');
        t.player('Ann').does('Elladan', 'Elrohir', 'Elrond');
        if (stir) t.player('Ann').does('Balin');
        t.expect.table({ stage: 'between strikes' });
        if (stir) t.player('Ann').mayNot('Gates of Morning', { because: 'change their number' });
        else t.player('Ann').mayChoose.includes('Gates of Morning');
      },
    );
  scenario('[ME-CARD-0155] strikes assigned: Doors of Night waits where it would add one', (t) => {
    const { players, ...rest } = going(
      ['Orc-watch', 'Doors of Night', 'Twilight'],
      ['Elladan', 'Elrohir', 'Elrond', 'Balin'],
      { hand: ['Smoke Rings'], discard: ['Dodge'] },
      { events: ['Minions Stir'] },
    );
    t.given({ ...rest, players });
    t.player('Ann').does('Pass');
    attackWith(t, 'Bob', 'Orc-watch');
    t.player('Ann').does('Elladan', 'Elrohir', 'Elrond', 'Balin');
    t.player('Bob').mayNot('Doors of Night', { because: 'change their number' });
  });
});

describe('The Moon Is Dead and Forewarned Is Forearmed', () => {
  const barrow = (ann: object, bob: object, more: object = {}) => ({
    phase: 'site',
    players: {
      Ann: { companies: [company('Amon Hen', 'Elrond', 'Elladan', 'Elrohir')], ...ann },
      Bob: { ...Bob, ...bob },
    },
    ...more,
  });
  scenario('[ME-CARD-0460] The Moon Is Dead: the first beaten, there is no second', (t) => {
    t.given(barrow({ hand: ['Escape'] }, { events: ['The Moon Is Dead'] }, { dice: [6, 6, 6, 6] }));
    t.player('Ann').does('Yes', 'Pass');
    t.player('Ann').does('Elrond', 'Elladan', 'The strike against Elrond', 'No', 'Pass', 'No', 'Pass');
    resolveChain(t);
    t.expect.card('The Moon Is Dead', { in: 'discard of Bob' }).table({ stage: 'none' });
  });
  scenario('The Moon Is Dead: the first cancelled, the second is faced', (t) => {
    t.given(barrow({ hand: ['Escape', 'Concealment'] }, { events: ['The Moon Is Dead'] }));
    t.player('Ann').does('Yes', 'Escape', 'Elrond');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 7 });
  });
  scenario('Forewarned Is Forearmed: an attack that is doubled is reduced to one, which stands', (t) => {
    t.given(
      barrow(
        { hand: ['Escape'], events: ['Forewarned Is Forearmed'] },
        { events: ['The Moon Is Dead'] },
        { dice: [6, 6, 6, 6] },
      ),
    );
    t.player('Ann').does('Yes');
    t.player('Ann').mayNot('Escape');
    t.player('Ann').does('Elrond', 'Elladan', 'The strike against Elrond', 'No', 'Pass', 'No', 'Pass');
    resolveChain(t);
    t.expect.card('Forewarned Is Forearmed', { in: 'discard of Ann' }).table({ stage: 'none' });
  });
  scenario(
    '[ME-CARD-0240] Forewarned Is Forearmed: a creature that may yet be played is one more attack',
    (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: { companies: [company('The Gem-deeps', 'Elrond')], events: ['Forewarned Is Forearmed'] },
          Bob: { ...Bob, hand: ['Orc-guard'] },
        },
      });
      t.player('Ann').does('Yes');
      // The Undead of the site, or what Bob has in hand.
      expect(t.offered()).toHaveLength(2);
      t.player('Bob').does(t.offered()[0]);
      t.expect.table({ 'attack prowess': 9 });
      expect(t.state.attack.certain[t.state.global.attack]).toBe(1);
    },
  );
  scenario('Forewarned Is Forearmed: not defeated, the doubled attack is faced once all the same', (t) => {
    // The strike, and the body check and the corruption check that it costs him; a second attack would need more dice.
    t.given({
      phase: 'site',
      dice: [1, 1, 1, 1, 6, 6],
      players: {
        Ann: { companies: [company('Amon Hen', 'Orophin')], events: ['Forewarned Is Forearmed'] },
        Bob: { ...Bob, events: ['The Moon Is Dead'] },
      },
    });
    t.player('Ann').does('Yes', 'Orophin', 'No');
    t.expect.card('Orophin', { status: 'wounded' }).table({ stage: 'none' });
  });
  scenario('Forewarned Is Forearmed: one attack alone is left as it is', (t) => {
    t.given(barrow({ hand: ['Escape'], events: ['Forewarned Is Forearmed'] }, {}));
    t.player('Ann').does('Yes');
    t.player('Ann').mayChoose.includes('Escape');
  });
});
