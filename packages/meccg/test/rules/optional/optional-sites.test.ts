/** Optional rules at sites, on and off: burglary, stealing items, hazards that spare minions, hazards where one is. ME-OPT */
import { modifier } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { asHazard, attacksBy, lastingEvent } from '../../../src/cards/words/index.ts';
import { attackProwess } from '../../../src/engine.ts';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, offers, scenario } from '../../table.ts';

borrow('LE-5');
invent(
  'Eye of Sauron',
  'TW-32',
  lastingEvent(asHazard),
  modifier({ attribute: attackProwess, of: attacksBy('Orc'), by: 1 }),
);

describe('burglary', () => {
  const at = (
    site: string,
    dice: readonly number[],
    more: object = {},
    options: readonly string[] = ['burglary'],
  ) => ({
    phase: 'site',
    options,
    dice,
    players: {
      Ann: {
        hand: ['Glamdring', 'Cram', 'Dodge'],
        companies: [{ ...company(site, 'Pippin', 'Aragorn II', 'Elladan'), ...more }],
      },
      Bob: { ...Bob, hand: ['Cave-drake'] },
    },
  });
  const enters = (t: Table<S>): Table<S> => {
    t.player('Ann').does('Yes');
    return t;
  };
  scenario('[ME-OPT-4001] a Hobbit may try, and nobody else; not where the rule is off', (t) => {
    t.given(at('Moria', []));
    enters(t).player('Ann').mayChoose.exactly('Pippin', 'Pass');
  });
  scenario('[ME-OPT-4001] without the rule they face what guards the site', (t) => {
    t.given(at('Moria', [], {}, []));
    enters(t).expect.table({ 'attack strikes': 4 });
  });
  scenario('[ME-OPT-4001] nor at a tapped site', (t) => {
    t.given(at('Moria', [], { siteTapped: true }));
    enters(t).expect.table({ 'attack strikes': 4 });
  });
  scenario(
    '[ME-OPT-4001 ME-OPT-4010] on 6 the site is tapped without a fight; he taps for an item, another for a minor one',
    (t) => {
      t.given(at('Moria', [3, 3]));
      enters(t).player('Ann').does('Pippin');
      t.expect.card('Moria', { status: 'tapped' }).table({ attack: 'none' });
      t.player('Ann').mayChoose.exactly('Glamdring', 'Cram', 'Pass');
      t.player('Ann').does('Glamdring');
      t.expect.card('Pippin', { status: 'tapped' }).card('Glamdring', { in: 'on of Pippin' });
      t.player('Ann').does('Cram: play').mayChoose.exactly('Aragorn II', 'Elladan');
    },
  );
  scenario('[ME-OPT-4001 ME-OPT-4010] on 5 he faces the whole attack alone, without support', (t) => {
    // Four strikes of prowess 7: three in excess. Pippin 1, untapped, rolls 12.
    t.given(at('Moria', [2, 3]));
    enters(t).player('Ann').does('Pippin');
    t.expect.table({ 'attack strikes': 4, attack: 'automatic-attack' });
    t.player('Ann').mayChoose.excludes('Aragorn II', 'Elladan');
    t.player('Ann').does('Pippin');
    t.expect.table({ strikes: ['Pippin: pending'] });
    t.player('Ann').does('No');
    // Nobody else was asked to support him: what he may play is all that is left.
    expect(offers(t, 'Tap ')).toBe(false);
  });
  for (const [dice, what] of [
    [[3, 3], 'succeeded'],
    [[2, 3, 6, 6], 'failed'],
  ] as const)
    scenario(`[ME-OPT-4010] a creature on guard attacks everybody, though the burglary has ${what}`, (t) => {
      t.given(at('Moria', dice, { onGuard: [{ card: 'Orc-guard', owner: 'Bob' }] }));
      enters(t).player('Bob').does('Orc-guard: reveal');
      t.player('Ann').does('Pippin');
      if (what === 'failed') t.player('Ann').does('Pippin', 'No', 'Pass');
      t.expect.table({ attack: 'Orc-guard' });
      t.player('Ann').mayChoose.includes('Aragorn II', 'Elladan');
    });
});

describe('stealing an item', () => {
  const victim = (status: string) => ({ card: 'Frodo', status, on: ['Orcrist', 'Cram'] });
  const fight = (
    options: readonly string[],
    others: readonly (string | object)[] = [],
    hand: readonly string[] = ['Orcrist'],
  ) => ({
    phase: 'at the site',
    turn: 5,
    options,
    // The blow, the defence, and a body check that Frodo survives.
    dice: [6, 6, 1, 1, 1, 1],
    players: {
      Nick: { side: 'ringwraith', hand, companies: [company('Moria', 'Carambor')] },
      Jennifer: { companies: [company('Moria', victim('wounded'), ...others)] },
    },
  });
  /** Carambor stays untapped, and wounds Frodo. */
  const fought = (t: Table<S>): void => {
    t.player('Nick').does('Carambor: attack another company');
    if (t.offered().includes('Frodo')) t.choose(t.state.kernel.asked, 'Frodo');
    t.player('Nick').does('Yes');
  };
  const on = ['steal-items'];
  scenario(
    '[ME-OPT-4005] one who is untapped taps, an item is discarded, and the same one is played from hand',
    (t) => {
      t.given(fight(on));
      fought(t);
      t.player('Nick').mayChoose.exactly('Carambor', 'Pass');
      t.player('Nick').does('Carambor').mayChoose.exactly('Orcrist', 'Cram');
      t.player('Nick').does('Orcrist');
      t.expect.card('Carambor', { status: 'tapped' }).card('Orcrist #2', { in: 'discard of Jennifer' });
      t.player('Nick').does('Orcrist');
      t.expect.card('Orcrist #1', { in: 'on of Carambor' });
    },
  );
  scenario('[ME-OPT-4005] another item stays in hand', (t) => {
    t.given(fight(on, [], ['Glamdring']));
    fought(t);
    t.player('Nick').does('Carambor', 'Orcrist');
    // His turn goes on: nothing is asked about it.
    t.expect.table({ phase: 'end-of-turn' });
    t.expect.card('Orcrist', { in: 'discard of Jennifer' }).card('Glamdring', { in: 'hand of Nick' });
  });
  scenario('[ME-OPT-4005] not while one of them is not wounded', (t) => {
    t.given(fight(on, [{ card: 'Sam Gamgee', status: 'tapped' }]));
    fought(t);
    expect(t.offered()).not.toContain('Carambor');
    t.expect.card('Orcrist #2', { in: 'on of Frodo' }).card('Carambor', { status: 'untapped' });
  });
  scenario('[ME-OPT-4005] nor without the rule', (t) => {
    t.given(fight([]));
    fought(t);
    expect(t.offered()).not.toContain('Carambor');
    t.expect.card('Orcrist #2', { in: 'on of Frodo' }).card('Carambor', { status: 'untapped' });
  });
});

describe('hazards that spare minions', () => {
  const on = ['spare-minions'];
  const guarded = (options: readonly string[], side: string) => ({
    phase: 'site',
    options,
    players: {
      Ann:
        side === 'wizard'
          ? { hand: ['Dodge'], companies: [company('Moria', 'Elladan')] }
          : { side, companies: [company('TW-413', 'Carambor')] },
      Bob: { ...Bob, events: ['Eye of Sauron'] },
    },
  });
  scenario('[ME-OPT-4002] Eye of Sauron makes the guards of a hero’s site stronger', (t) => {
    t.given(guarded(on, 'wizard'));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack prowess': 8 });
  });
  for (const [options, prowess] of [
    [[], 8],
    [on, 7],
  ] as const)
    scenario(`[ME-OPT-4002] and of a minion’s with ${options.length} such rules: prowess ${prowess}`, (t) => {
      t.given(guarded(options, 'ringwraith'));
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack prowess': prowess });
    });
  const played = (options: readonly string[]) => ({
    phase: 'hazards',
    options,
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [{ ...company('Dol Guldur', 'Carambor', 'Ciryaher'), movesTo: 'Moria' }],
      },
      Bob: { ...Bob, hand: ['Eye of Sauron', 'Doors of Night'] },
    },
  });
  scenario('[ME-OPT-4002] it is not played against him', (t) => {
    t.given(played(on));
    t.player('Bob').mayNot('Eye of Sauron', { because: 'no effect on minion players', rule: 'ME-OPT-4002' });
    t.player('Bob').mayChoose.includes('Doors of Night: place on guard');
  });
  scenario('[ME-OPT-4002] but is without the rule', (t) => {
    t.given(played([]));
    expect(offers(t, 'Eye of Sauron: as a hazard')).toBe(true);
  });
});

describe('hazards where one is', () => {
  const moving = (
    options: readonly string[],
    at: Readonly<Record<string, string>>,
    dice: readonly number[] = [],
  ) => ({
    phase: 'movement/hazard',
    options,
    dice,
    players: {
      Ann: {
        companies: [{ ...company('Rivendell', 'Aragorn II', 'Elladan'), movesTo: 'Moria' }],
        hand: ['Dodge'],
      },
      Bob: { companies: [company(at['Bob'] ?? 'Edhellond', 'Ioreth')], hand: ['Cave-drake'] },
      Cid: { companies: [company(at['Cid'] ?? 'Lórien', 'Bofur')], hand: ['Orc-guard'] },
      Dan: { companies: [company(at['Dan'] ?? 'Lórien', 'Balin')], hand: ['Orc-guard'] },
    },
  });
  const on = ['hazards-where-you-are'];
  /** Ann goes by the printed path. */
  const goes = (t: Table<S>): void => {
    for (let n = 0; n < 5 && t.state.global.pathLength === 0 && t.state.kernel.asked === 1; n++)
      t.player('Ann').does(t.offered().find((text) => text !== 'Pass') ?? 'Pass');
  };
  scenario('[ME-MPOPT-4001] who has a company there may be the first', (t) => {
    t.given(moving(on, { Cid: 'Moria' }));
    t.expect.asked('Cid').table({ hazardPlayer: 'Bob' });
    t.player('Cid').does('Yes');
    t.expect.table({ hazardPlayer: 'Cid' });
  });
  scenario('[ME-MPOPT-4001] or leave it as it is', (t) => {
    t.given(moving(on, { Cid: 'Moria' }));
    t.player('Cid').does('No');
    t.expect.table({ hazardPlayer: 'Bob' });
  });
  scenario('[ME-MPOPT-4001] of two who want it the higher roll decides, and ties are rolled again', (t) => {
    t.given(moving(on, { Cid: 'Moria', Dan: 'Moria' }, [3, 3, 2, 4, 1, 1, 5, 6]));
    t.player('Cid').does('Yes');
    t.player('Dan').does('Yes');
    t.expect.table({ hazardPlayer: 'Dan' });
  });
  scenario('[ME-MPOPT-4001] nobody is asked elsewhere, or without the rule', (t) => {
    t.given(moving([], { Cid: 'Moria' }));
    goes(t);
    t.expect.table({ hazardPlayer: 'Bob' });
  });
});
