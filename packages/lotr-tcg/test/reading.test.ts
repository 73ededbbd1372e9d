/** Readings answer from states and views alike, and change neither. */
import { expect, test } from 'vitest';
import { lotrTcg, readSetup } from '../src/game.ts';
import {
  archeryNow,
  CardKind,
  cardsIn,
  copyOf,
  poolFacts,
  printed,
  refusedActions,
  skirmishersOf,
  standingIf,
  standingOf,
  twilightOfMove,
  Zone,
} from '../src/reading.ts';
import type { S } from '../src/state.ts';
import { textOf } from '../src/text/card-text.ts';

const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });

/** Positions of a few games: whoever is asked takes the option after the last one he took. */
function* positions(seed: string): Generator<S> {
  const s = lotrTcg.create(setup, seed);
  for (let i = 0; s.kernel.asked !== 0 && i < 400; i++) {
    yield s;
    // A low bid, and then something else each time, so that games last and vary.
    lotrTcg.apply(s, i < 2 ? i : (i * 7 + seed.length) % lotrTcg.options(s).count);
  }
}

/** Everything that a table asks of a position. */
function askAll(s: S): void {
  archeryNow(s);
  for (let p = 1; p <= 2; p++) {
    twilightOfMove(s, p);
    for (const companion of cardsIn(s, Zone.companions, p))
      for (const minion of cardsIn(s, Zone.minions, 3 - p)) standingIf(s, companion, [minion]);
    for (const card of [...cardsIn(s, Zone.hand, p), ...cardsIn(s, Zone.companions, p)])
      refusedActions(s, p, card);
  }
  for (const character of skirmishersOf(s)) standingOf(s, character);
}

test('no reading changes a state or a view', () => {
  let asked = 0;
  let fights = 0;
  for (const seed of ['a', 'bc', 'def'])
    for (const s of positions(seed))
      for (const seen of [s, lotrTcg.view(s, s.kernel.asked)]) {
        const before = lotrTcg.clone(seen);
        askAll(seen);
        expect(lotrTcg.same(before, seen)).toBe(true);
        asked++;
        fights += skirmishersOf(seen).length;
      }
  expect(asked).toBeGreaterThan(100);
  expect(fights).toBeGreaterThan(5);
});

test('a copy to try things on is one of its own', () => {
  const [s] = positions('copy');
  const tried = copyOf(s);
  tried.global.twilight = 77;
  expect(s.global.twilight).not.toBe(77);
  expect(lotrTcg.same(copyOf(s), s)).toBe(true);
});

test("a skirmish as it stands: strength decides, a tie is the minions', twice as much overwhelms", () => {
  let ties = 0;
  for (const seed of ['tie', 'another', 'third one'])
    for (const s of positions(seed))
      for (const companion of cardsIn(s, Zone.companions, s.global.active))
        for (const minion of cardsIn(s, Zone.minions, 3 - s.global.active)) {
          const { own, theirs, characterWins, overwhelmed } = standingIf(s, companion, [minion]);
          expect(characterWins).toBe(own > theirs);
          if (own === theirs) ties++;
          if (overwhelmed.length > 0)
            expect(Math.max(own, theirs)).toBeGreaterThanOrEqual(2 * Math.min(own, theirs));
          expect(printed.kind(s, minion)).toBe(CardKind.minion);
        }
  expect(ties).toBeGreaterThan(0);
});

test('every card of the pool has facts; what it does is told in whole sentences', () => {
  const all = poolFacts();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id } of all) for (const line of textOf(id)) expect(line, id).toMatch(/^.+[.!?:]$/);
  expect(textOf('1_97')).toEqual(['Skirmish: exert Boromir to give a Hobbit +3 strength.']);
});
