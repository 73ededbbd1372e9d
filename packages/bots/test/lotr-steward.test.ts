/** Steward of The Lord of the Rings TCG: better than Novice, blind to what is hidden, and able to say why. */
import { Kind } from '@westmarch/kernel';
import { lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import { match } from '../src/index.ts';
import { lotrNovice, lotrSteward } from '../src/lotr-tcg/index.ts';
import { reasonsFor, sum, weigh } from '../src/steward/consideration.ts';
import { blindness } from './blindness.ts';

const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });
const swapped = readSetup({ decks: ['fotr-gandalf', 'fotr-aragorn'] });

test('considerations are weighed and added, and what made the difference comes first', () => {
  const of = (name: string, weight: number, value: number) => ({
    name,
    weight,
    value: () => value,
    good: `${name} is better`,
    bad: `${name} is worse`,
  });
  const all = [of('one', 2, 3), of('other', 0.5, -4), of('last', 1, 0)];
  const state = lotrTcg.create(setup, 'weigh');
  expect(weigh(all, state, 1)).toEqual([6, -2, 0]);
  expect(sum(weigh(all, state, 1))).toBe(4);
  expect(reasonsFor(all, [6, -2, 0.05], [5, 1, 0])).toEqual([
    { name: 'other', by: -3, sentence: 'other is worse' },
    { name: 'one', by: 1, sentence: 'one is better' },
  ]);
});

test('he beats Novice, from both seats and with both decks', () => {
  const score = match(lotrTcg, [setup, swapped], 'steward', 60, lotrSteward('steward'), lotrNovice('novice'));
  expect(score.won).toBeGreaterThanOrEqual(33);
});

test('what he cannot see does not move him', () => {
  const { positions, peeks } = blindness('lotr-tcg', 500, 3, { lotrTcg: lotrSteward });
  expect(positions).toBe(500);
  expect(peeks).toEqual([]);
});

test('he says why he plays a card rather than pass, and why he goes on or stays', () => {
  const bots = [lotrSteward('one'), lotrSteward('other')];
  const said = { cards: 0, journeys: 0 };
  for (const seed of ['why', 'why not']) {
    const state = lotrTcg.create(setup, seed);
    let moment = 0;
    for (let d = lotrTcg.pending(state); d !== null; d = lotrTcg.pending(state), moment++) {
      const decision = { ...d };
      const view = lotrTcg.view(state, d.player);
      const options = lotrTcg.options(view);
      const steward = bots[d.player - 1];
      const choice = steward.choose(view, decision, options, moment);
      const isPlay = decision.procedure === 'action procedure' && options.kind(choice) === Kind.action;
      if (isPlay || decision.step === 'moveAgain') {
        const pass = Math.max(0, options.find(Kind.pass, 0, 0, 0));
        const reasons = steward.reasons(view, decision, options, moment, choice, pass);
        expect(reasons.length).toBeGreaterThan(0);
        for (const { sentence } of reasons) expect(sentence).not.toBe('');
        if (isPlay) {
          // What speaks for it outweighs what speaks against it.
          expect(reasons.reduce((total, { by }) => total + by, 0)).toBeGreaterThan(0);
          said.cards++;
        } else {
          // What speaks for going on speaks against staying, and the other way round.
          const [yes, no] = [Kind.yes, Kind.no].map((kind) => options.find(kind, 0, 0, 0));
          const byOf = (one: number, other: number): Map<string, number> =>
            new Map(
              steward
                .reasons(view, decision, options, moment, one, other)
                .map(({ sentence, by }) => [sentence, by]),
            );
          const [going, staying] = [byOf(yes, no), byOf(no, yes)];
          expect([...staying.keys()]).toEqual([...going.keys()]);
          for (const [sentence, by] of going) expect(staying.get(sentence)).toBe(-by);
          // Whatever is told of little weight is left out of the sum: far less than what made the difference.
          expect(reasons.reduce((total, { by }) => total + by, 0)).toBeGreaterThan(-1);
          said.journeys++;
        }
      }
      lotrTcg.apply(state, choice);
    }
  }
  expect(said.cards).toBeGreaterThan(3);
  expect(said.journeys).toBeGreaterThan(0);
});
