/**
 * Windows of cards: at each moment of a turn, which of them are open to whom.
 *
 * Owns   the words that say when something may be done. A moment lists all that are open to a player, and no others.
 * Not    what a card asks besides.
 */
import { action } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import {
  answering,
  asFreeHazard,
  asHazard,
  asHazardOn,
  asHazardOrOnStrike,
  attacksBy,
  type Condition,
  endOfOrganization,
  endOfTurnBegins,
  facingAttack,
  facingCheck,
  facingStrike,
  inOrganization,
  inSitePhase,
  onAttack,
  onYourTurn,
  opensChain,
  outOfCombat,
  stays,
  toRemoveEvents,
} from '../../src/cards/words/index.ts';
import type { S } from '../../src/state.ts';
import { invent } from '../invented.ts';
import { Bob, company, idleUntil, offers, scenario } from '../table.ts';

const WINDOWS: Readonly<Record<string, Condition>> = {
  'your turn': onYourTurn,
  organization: inOrganization,
  'end of organization': endOfOrganization,
  'end of turn': endOfTurnBegins,
  'site phase': inSitePhase,
  attacked: facingAttack,
  struck: facingStrike,
  'to remove events': toRemoveEvents,
  check: facingCheck,
  hazard: asHazard,
  'hazard or strike': asHazardOrOnStrike,
  'free hazard': asFreeHazard,
  'on an attack': onAttack,
  'on Orcs': asHazardOn(attacksBy('Orc')),
  'on Trolls': asHazardOn(attacksBy('Troll')),
  answering,
  'no attack': outOfCombat,
  'opens a chain': opensChain,
};
const names = Object.keys(WINDOWS);
// From hand and from play alike, so that the window alone decides.
for (const name of names) invent(name, 'TW-253', action({ window: WINDOWS[name], effect: stays }));

/** What each player might do, in hand. */
const handOf = (player: string, ...more: readonly string[]) => [
  ...names.map((card) => ({ card, as: `${player}: ${card}` })),
  ...more,
];
const isOpen = (t: Table<S>, player: string, window: string): boolean => {
  const [refusals] = t.adapter.game.whyNot(t.state, t.who.player(player), t.who.card(`${player}: ${window}`));
  return refusals.length === 0;
};
/** Always open, unless something is said of them. */
const usual = ['no attack', 'opens a chain'];
function open(t: Table<S>, ann: readonly string[], bob: readonly string[], always = usual): void {
  const are = (player: string) => names.filter((window) => isOpen(t, player, window)).sort();
  expect({ ann: are('Ann'), bob: are('Bob') }).toEqual({
    ann: [...ann, ...always].sort(),
    bob: [...bob, ...always].sort(),
  });
}

const free = ['your turn', 'to remove events'];
const hazards = ['hazard', 'hazard or strike', 'free hazard', 'on Orcs', 'on Trolls'];
const turn = (phase: string, ann: object = {}, more: object = {}) => ({
  phase,
  players: {
    Ann: { hand: handOf('Ann'), companies: [company('Moria', 'Elladan', 'Elrohir')], ...ann },
    Bob: { ...Bob, hand: handOf('Bob', 'Hobgoblins') },
  },
  ...more,
});
const riding = {
  companies: [
    {
      ...company('Rivendell', 'Elladan', 'Elrohir'),
      movesTo: 'Moria',
      by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
    },
  ],
};

/** As it is while something is true of the table; then as before. */
function whilst(t: Table<S>, fields: Partial<S['global']>, look: () => void): void {
  const { global } = t.state;
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(global, name)]));
  Object.assign(global, fields);
  look();
  Object.assign(global, before);
}

describe('windows of the phases', () => {
  scenario('[ME-TURN-002 ME-ORG-001 ME-TIMING-004] in the organization phase, and at its end', (t) => {
    t.given(turn('organization'));
    open(t, [...free, 'organization'], []);
    const check = t.who.card('Elladan');
    whilst(t, { check }, () => open(t, ['check'], []));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    open(t, ['end of organization'], []);
    whilst(t, { check }, () => open(t, ['check'], []));
  });
  for (const phase of ['untap', 'long-event'])
    scenario(`[ME-TURN-002] in the ${phase} phase`, (t) => {
      t.given(turn(phase));
      open(t, free, []);
    });
  scenario('[ME-TURN-003 ME-HAZ-003] while hazards may be played on a company', (t) => {
    t.given(turn('hazards', riding));
    open(t, free, hazards);
    const [check, attempt] = [t.who.card('Elladan'), t.who.card('Elladan')];
    whilst(t, { check }, () => open(t, ['check'], []));
    whilst(t, { attempt }, () => open(t, free, []));
  });
  scenario('[ME-TURN-003 ME-HAZ-003] on a company that stays', (t) => {
    t.given(turn('hazards'));
    open(t, free, hazards);
  });
  scenario('[ME-SITE-2000 ME-SITE-2002] at the site, once it is entered', (t) => {
    t.given(turn('at the site'));
    open(t, [...free, 'site phase'], []);
    const { company: here } = t.state.global;
    whilst(t, { company: 0 }, () => open(t, free, []));
    t.state.company.entered[here] = 0;
    open(t, [], []);
    t.state.company.entered[here] = 1;
  });
  scenario('[ME-SITE-2002] before the company decides to enter', (t) => {
    t.given(turn('site'));
    open(t, [], []);
  });
  scenario('[ME-COMBAT-4004 ME-SITE-2002] facing what guards the site', (t) => {
    t.given(turn('site'));
    t.player('Ann').does('Yes');
    open(t, ['attacked'], [], ['opens a chain']);
  });
  scenario('[ME-EOT-4000] at the beginning of the end-of-turn phase, and later in it', (t) => {
    t.given(turn('end-of-turn'));
    open(t, ['end of turn'], []);
    whilst(t, { check: t.who.card('Elladan') }, () => open(t, ['check'], []));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    open(t, free, []);
  });
  scenario('[ME-END-026] nothing is played before the Council', (t) => {
    t.given(turn('council'));
    open(t, [], []);
  });
  scenario('[ME-TARGET-005] when a corruption check is about to be rolled', (t) => {
    t.given({ ...turn('corruption check'), check: { character: 'Elladan' } });
    open(t, ['check'], []);
  });
});

describe('windows of an attack', () => {
  const attack = (race: string, dice: readonly number[] = []) =>
    turn('attack', {}, { attack: { strikes: 2, prowess: 20, race }, dice });
  const always = ['opens a chain'];
  scenario('[ME-COMBAT-4004 ME-COMBAT-514] before strikes are assigned', (t) => {
    t.given(attack('Orc'));
    open(t, ['attacked'], ['on an attack', 'on Orcs'], always);
    whilst(t, { check: t.who.card('Elladan') }, () =>
      open(t, ['attacked', 'check'], ['on an attack'], always),
    );
    t.state.attack.cancelled[t.state.global.attack] = 1;
    expect([isOpen(t, 'Ann', 'attacked'), isOpen(t, 'Bob', 'on an attack')]).toEqual([false, false]);
    t.state.attack.cancelled[t.state.global.attack] = 0;
  });
  scenario('[ME-COMBAT-4004] by others', (t) => {
    t.given(attack('Troll'));
    open(t, ['attacked'], ['on an attack', 'on Trolls'], always);
  });
  scenario('[ME-STRIKE-529 ME-STRIKE-533 ME-STRIKE-535] strike by strike', (t) => {
    t.given(attack('Orc', [1, 1, 1, 1]));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    open(t, [], [], always);
    t.player('Ann').does('Elladan', 'Elrohir');
    const between = ['hazard', 'hazard or strike', 'free hazard'];
    open(t, free, between, always);
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    t.player('Ann').does('The strike against Elladan');
    open(t, [], ['hazard or strike'], always);
    t.player('Bob').does('Pass');
    t.player('Ann').does('No');
    open(t, ['struck', 'to remove events'], [], always);
    whilst(t, { check: t.who.card('Elladan') }, () => open(t, ['check'], [], always));
    t.player('Ann').does('Pass');
    open(t, free, between, always);
  });
  scenario(
    '[ME-STRIKE-4009 ME-STRIKE-533] companions support before resources are played on the strike',
    (t) => {
      t.given(turn('attack', {}, { attack: { strikes: 1, prowess: 20, race: 'Orc' }, dice: [1, 1, 1, 1] }));
      t.player('Ann').does('Pass');
      t.player('Bob').does('Pass');
      t.player('Ann').does('Elladan');
      idleUntil(t, () => offers(t, 'Tap Elrohir'));
      open(t, [], ['hazard or strike'], always);
      t.player('Ann').does('Pass');
      open(t, ['struck', 'to remove events'], [], always);
      t.player('Ann').does('Pass');
    },
  );
  scenario('[ME-CHAIN-2009] while a chain of effects is added to', (t) => {
    t.given(turn('hazards', riding));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Hobgoblins: attack');
    open(t, free, hazards, ['answering', 'no attack']);
  });
});

describe('what a player is asked in a window', () => {
  const ask = (t: Table<S>): string => t.question()?.ask ?? '';
  scenario('[ME-TIMING-004] in the organization phase, and at its end', (t) => {
    t.given(turn('organization'));
    expect(ask(t)).toBe('Act in the organization phase, or pass');
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    expect(ask(t)).toBe('Act at the end of the organization phase, or pass');
  });
  scenario('[ME-EOT-4000] at the beginning of the end-of-turn phase, and later', (t) => {
    t.given(turn('end-of-turn'));
    expect(ask(t)).toBe('Act at the beginning of the end-of-turn phase, or pass');
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    expect(ask(t)).toBe('Act in the end-of-turn phase, or pass');
  });
  scenario('[ME-TURN-4003] and when the others are done', (t) => {
    t.given(turn('hazards', riding));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    expect(ask(t)).toBe('The others are done: act in the movement/hazard phase, or end it');
  });
});
