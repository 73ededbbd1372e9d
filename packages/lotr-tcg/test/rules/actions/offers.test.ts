/** Where what a card may do stands among the options: [LR-ACTION-006] in every decision in which a player acts, and in no other. */
import { expect } from 'vitest';
import { addsTwilight, during, fellowship, maneuver } from '../../../src/cards/words/index.ts';
import { lotrTcg } from '../../../src/game.ts';
import { placesOf } from '../../../src/offers.ts';
import { companion, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion(
    'Singer',
    {},
    during(fellowship, { effect: addsTwilight(1) }),
    during(maneuver, { effect: addsTwilight(1) }),
  ),
  companion('Guard'),
  minion('Orc'),
);

for (const [phase, own] of [
  ['fellowship alone', [true, false]],
  ['maneuver alone', [false, true]],
] as const)
  scenario(`[LR-ACTION-006 LR-ACTION-009] in the ${phase} phase: what is offered there has a place`, (t) => {
    t.given({
      phase,
      players: { Ann: { companions: [frodo(), 'Singer'], hand: ['Guard'] }, Bob: { minions: ['Orc'] } },
    });
    const decision = lotrTcg.pending(t.state);
    if (decision === null) throw new Error('nobody is asked');
    const offered = (card: string): boolean[] =>
      (placesOf(t.state, decision, t.who.card(card)) ?? []).map((place) => place >= 0);
    // First its own abilities, then what the rules allow: to play it.
    expect(offered('Singer').slice(0, 2)).toEqual(own);
    expect(offered('Singer').slice(2).some(Boolean)).toBe(false);
    expect(offered('Guard').some(Boolean)).toBe(phase === 'fellowship alone');
  });
scenario('[LR-ASSIGN-001] where something else is decided, no card has a place', (t) => {
  t.given({
    phase: 'assignment alone',
    players: { Ann: { companions: [frodo(), 'Singer'] }, Bob: { minions: ['Orc'] } },
  });
  const decision = lotrTcg.pending(t.state);
  expect(decision && placesOf(t.state, decision, t.who.card('Singer'))).toBeNull();
});
