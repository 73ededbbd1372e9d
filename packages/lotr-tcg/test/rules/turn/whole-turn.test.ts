/** A whole turn in the order of the rulebook: everything that is told and asked in it, from its start to the next one. */
import { namesOf, type Sink, sentence } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { during, maneuver, say, verb } from '../../../src/cards/words/index.ts';
import { lotrTcg } from '../../../src/game.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import type { S } from '../../../src/state.ts';
import { companion, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const PHASES = ['', 'fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'];
const PLAYERS = ['', 'Ann', 'Bob', 'Cid'];
invent(
  companion('Guard', { Archer: 1 }),
  companion('Idler', {}, during(maneuver, { effect: verb('none', addTwilight, [0], say`do nothing`) })),
  minion('Orc', { Archer: 1, vitality: 3 }),
  minion('Warg', { Fierce: 1, vitality: 4 }),
  minion('Late', { twilight: 0 }),
  site('One', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Two', { siteNumber: 2, twilight: 4, block: 1 }),
  site('Three', { siteNumber: 3, twilight: 1, block: 1 }),
);

/** Plays on by these choices, where one of them is offered, and passes else; until the next turn. Tells all of it. */
function playTurn(s: S, wishes: readonly string[]): string[] {
  const told: string[] = [];
  const sink: Sink = {
    tell(_s, channel, a) {
      const event = lotrTcg.engine.events.find((one) => one.channel === channel);
      const noun = event?.subject.noun ?? '';
      const whom = noun === 'phase' ? PHASES[a] : noun === 'player' ? PLAYERS[a] : nameOf(s, a);
      told.push(`${event?.name}: ${whom}`);
    },
  };
  const { turn } = s.global;
  const left = [...wishes];
  for (let n = 0; n < 60 && s.global.turn === turn && lotrTcg.pending(s) !== null; n++) {
    const { count } = lotrTcg.options(s);
    const texts = Array.from({ length: count }, (_x, i) =>
      sentence(lotrTcg.engine.language, namesOf(s), lotrTcg.describe(s, i)),
    );
    const asked = PLAYERS[s.kernel.asked];
    const wished = texts.findIndex(
      (text) =>
        left[0] !== undefined && (text.startsWith(left[0]) || `${asked}: ${text}`.startsWith(left[0])),
    );
    const idle = texts.findIndex((text) => /^(Pass|No|Keep all)/.test(text));
    if (wished >= 0) left.shift();
    const choice = wished >= 0 ? wished : Math.max(0, idle);
    told.push(`> ${asked}: ${texts[choice]}`);
    lotrTcg.apply(s, choice, sink);
  }
  expect(left, told.join('\n')).toEqual([]);
  return told;
}
const nameOf = (s: S, card: number): string => s.engine.definitions[s.card.def[card]].names['en'] ?? '';

const given = {
  phase: 'turn',
  path: ['One'],
  players: {
    Ann: {
      site: 1,
      companions: [frodo(), { card: 'Guard', as: 'Guard' }, 'Idler'],
      hand: ['Guard'],
      adventure: ['One'],
      deck: ['Idler', 'Idler'],
    },
    Bob: {
      site: 1,
      companions: [frodo({ as: 'his Frodo', on: [] })],
      adventure: ['Two', 'Three'],
      hand: ['Orc', 'Warg', 'Late'],
      deck: ['Orc', 'Orc'],
    },
  },
};

/** What each asks for, and what is told of it; the last lines are of the next turn, in which nobody can do anything. */
const TURN = [
  '> Ann: Pass.',
  'moved from: One',
  'moved: Ann',
  'moved to: Two',
  'phase ends: fellowship',
  'phase starts: shadow',
  '> Bob: Orc: play.',
  'played: Orc',
  '> Bob: Warg: play.',
  'played: Warg',
  '> Bob: Pass.',
  'phase ends: shadow',
  'phase starts: maneuver',
  '> Ann: Idler: Maneuver: do nothing.',
  '> Ann: Pass.',
  'phase ends: maneuver',
  'phase starts: archery',
  '> Ann: Guard.',
  'about to be wounded: Guard',
  'wounded: Guard',
  '> Bob: Warg.',
  'about to be wounded: Warg',
  'wounded: Warg',
  'phase ends: archery',
  'phase starts: assignment',
  '> Ann: Orc.',
  '> Ann: Guard.',
  '> Ann: Warg.',
  '> Ann: Idler.',
  'assigned: Orc',
  'assigned: Warg',
  'phase ends: assignment',
  '> Ann: The skirmish of Idler.',
  'phase starts: skirmish',
  'about to be wounded: Warg',
  'wounded: Warg',
  'skirmish lost: Warg',
  'skirmish won: Idler',
  'phase ends: skirmish',
  'phase starts: skirmish',
  'about to be wounded: Orc',
  'wounded: Orc',
  'skirmish lost: Orc',
  'skirmish won: Guard',
  'phase ends: skirmish',
  'phase starts: assignment',
  '> Ann: Warg.',
  '> Ann: Idler.',
  'assigned: Warg',
  'phase ends: assignment',
  'phase starts: skirmish',
  'about to be wounded: Warg',
  'wounded: Warg',
  'skirmish lost: Warg',
  'skirmish won: Idler',
  'phase ends: skirmish',
  'phase starts: regroup',
  'reconciles: Bob',
  '> Bob: Keep all.',
  'card taken: Bob',
  'card taken: Bob',
  'reconciled: Bob',
  '> Ann: Yes.',
  'moved from: Two',
  'moved: Ann',
  'moved to: Three',
  'phase ends: regroup',
  'phase starts: shadow',
  '> Bob: Pass.',
  'phase ends: shadow',
  'phase starts: maneuver',
  '> Ann: Pass.',
  'phase ends: maneuver',
  'phase starts: archery',
  '> Ann: Frodo, Son of Drogo.',
  'about to be wounded: Frodo, Son of Drogo',
  'wounded: Frodo, Son of Drogo',
  '> Bob: Orc.',
  'about to be wounded: Orc',
  'wounded: Orc',
  'phase ends: archery',
  'phase starts: assignment',
  '> Ann: Pass.',
  '> Bob: Pass.',
  'phase ends: assignment',
  'phase starts: assignment',
  '> Ann: Pass.',
  '> Bob: Pass.',
  'phase ends: assignment',
  'phase starts: regroup',
  'reconciles: Bob',
  '> Bob: Keep all.',
  'reconciled: Bob',
  'reconciles: Ann',
  '> Ann: Keep all.',
  'card taken: Ann',
  'card taken: Ann',
  'reconciled: Ann',
  'discarded: Orc',
  'left play: Orc',
  'discarded: Warg',
  'left play: Warg',
  'phase ends: regroup',
  'turn ends: Ann',
  'turn starts: Bob',
  'phase starts: fellowship',
  'moved from: One',
  'moved: Bob',
  'moved to: Two',
  'phase ends: fellowship',
  'phase starts: shadow',
  'phase ends: shadow',
  'phase starts: regroup',
  'reconciles: Ann',
];

/** The same with two Shadow players: what one of them does, the other does after him. */
const OF_THREE = [
  '> Ann: Pass.',
  'moved from: One',
  'moved: Ann',
  'moved to: Two',
  'phase ends: fellowship',
  'phase starts: shadow',
  '> Cid: Orc: play.',
  'played: Orc',
  '> Cid: Pass.',
  'phase ends: shadow',
  'phase starts: shadow',
  '> Bob: Orc: play.',
  'played: Orc',
  '> Bob: Pass.',
  'phase ends: shadow',
  'phase starts: maneuver',
  '> Ann: Pass.',
  'phase ends: maneuver',
  'phase starts: archery',
  '> Ann: Guard.',
  'about to be wounded: Guard',
  'wounded: Guard',
  '> Ann: Frodo, Son of Drogo.',
  'about to be wounded: Frodo, Son of Drogo',
  'wounded: Frodo, Son of Drogo',
  '> Ann: Player 3.',
  'about to be wounded: Orc',
  'wounded: Orc',
  'phase ends: archery',
  'phase starts: assignment',
  '> Ann: Pass.',
  '> Cid: Orc.',
  '> Cid: Guard.',
  'assigned: Orc',
  '> Bob: Orc.',
  '> Bob: Idler.',
  'assigned: Orc',
  'phase ends: assignment',
  '> Ann: The skirmish of Idler.',
  'phase starts: skirmish',
  'about to be wounded: Orc',
  'wounded: Orc',
  'skirmish lost: Orc',
  'skirmish won: Idler',
  'phase ends: skirmish',
  'phase starts: skirmish',
  'about to be wounded: Orc',
  'wounded: Orc',
  'skirmish lost: Orc',
  'skirmish won: Guard',
  'phase ends: skirmish',
  'phase starts: regroup',
  'reconciles: Cid',
  '> Cid: Keep all.',
  'card taken: Cid',
  'reconciled: Cid',
  'reconciles: Bob',
  '> Bob: Keep all.',
  'card taken: Bob',
  'reconciled: Bob',
  '> Ann: Yes.',
  'moved from: Two',
  'moved: Ann',
  'moved to: Three',
  'phase ends: regroup',
  'phase starts: shadow',
  '> Cid: Pass.',
  'phase ends: shadow',
  'phase starts: shadow',
  '> Bob: Pass.',
  'phase ends: shadow',
  'phase starts: maneuver',
  '> Ann: Pass.',
  'phase ends: maneuver',
  'phase starts: archery',
  '> Ann: Frodo, Son of Drogo.',
  'about to be wounded: Frodo, Son of Drogo',
  'wounded: Frodo, Son of Drogo',
  '> Ann: Frodo, Son of Drogo.',
  'about to be wounded: Frodo, Son of Drogo',
  'wounded: Frodo, Son of Drogo',
  '> Ann: Player 3.',
  'about to be wounded: Orc',
  'killed: Orc',
  'left play: Orc',
  'wounded: Orc',
  'phase ends: archery',
  'phase starts: assignment',
  '> Ann: Pass.',
  '> Bob: Pass.',
  'phase ends: assignment',
  'phase starts: regroup',
  'reconciles: Cid',
  '> Cid: Keep all.',
  'reconciled: Cid',
  'reconciles: Bob',
  '> Bob: Keep all.',
  'reconciled: Bob',
  'reconciles: Ann',
  '> Ann: Keep all.',
  'card taken: Ann',
  'card taken: Ann',
  'reconciled: Ann',
  'discarded: Orc',
  'left play: Orc',
  'phase ends: regroup',
  'turn ends: Ann',
  'turn starts: Bob',
  'phase starts: fellowship',
  'moved from: One',
  'moved: Bob',
  'moved to: Two',
  'phase ends: fellowship',
  'phase starts: shadow',
  'phase ends: shadow',
  'phase starts: shadow',
];

describe('a turn', () => {
  scenario('[LR-TURN-004 LR-FELLOW-005 LR-SKIRM-021 LR-REGROUP-009] plays in its order', (t) => {
    t.given(given);
    const s = lotrTcg.clone(t.state);
    const told = playTurn(s, [
      'Orc: play',
      'Warg: play',
      'Idler: ',
      'Guard',
      'Warg',
      'Orc',
      'Guard',
      'Warg',
      'Idler',
      'The skirmish of Idler',
      'Warg',
      'Idler',
      'Yes',
    ]);
    expect(told).toEqual(TURN);
    expect([s.global.active, s.player.site[1], s.player.site[2]]).toEqual([2, 3, 2]);
  });

  scenario(
    '[LR-TURN-003 LR-REGROUP-002 LR-ASSIGN-007 LR-MOVE-015] of three players: from the right on',
    (t) => {
      const shadow = (name: string) => ({
        site: 1,
        companions: [frodo({ as: `${name}’s Frodo`, on: [] })],
        adventure: ['Two', 'Three'],
        hand: ['Orc', 'Late'],
        deck: ['Orc'],
      });
      t.given({ ...given, players: { Ann: given.players.Ann, Bob: shadow('Bob'), Cid: shadow('Cid') } });
      const s = lotrTcg.clone(t.state);
      const told = playTurn(s, [
        'Orc: play',
        'Orc: play',
        'Guard',
        'Frodo',
        'Player 3',
        'Cid: Orc',
        'Cid: Guard',
        'Bob: Orc',
        'Bob: Idler',
        'Ann: The skirmish of Idler',
        'Ann: Yes',
      ]);
      expect(told).toEqual(OF_THREE);
    },
  );
});
