/** Loremaster: the same choice for the same seed and budget, whatever lies hidden, and never outside of what is offered. */
import { lotrTcg, readSetup as readLotr } from '@westmarch/lotr-tcg';
import { challengeDeck, meccg, readSetup } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import {
  type Budget,
  cardsOfLotrDeck,
  cardsOfMeccgDeck,
  lotrLoremaster,
  lotrNovice,
  meccgLoremaster,
  novice,
  play,
} from '../../src/index.ts';
import { blindness } from '../blindness.ts';

const few = (): Budget => ({ iterations: 12 });
const lotrSetup = readLotr({ decks: ['fotr-aragorn', 'fotr-gandalf'] });

test('a game of the LotR TCG with Loremaster is the same each time, and another for another budget', () => {
  const played = (iterations: number): readonly number[] => {
    const knows = { own: cardsOfLotrDeck(lotrSetup.decks[0]), budget: () => ({ iterations }) };
    return play(lotrTcg, lotrSetup, 'again', [lotrLoremaster('one', knows), lotrNovice('other')]).choices;
  };
  const once = played(12);
  expect(played(12)).toEqual(once);
  expect(played(60)).not.toEqual(once);
});

test('in a game of MECCG his search goes on in chains, strikes and checks', () => {
  const [a, b] = [challengeDeck('A'), challengeDeck('B')];
  if (a === undefined || b === undefined) throw new Error('no Challenge Decks');
  const bot = meccgLoremaster('one', { own: cardsOfMeccgDeck(a), budget: () => ({ iterations: 4 }) });
  const where = new Set<string>();
  const watched: typeof bot = {
    ...bot,
    choose(view, decision, options, moment) {
      const { procedure } = decision;
      const choice = bot.choose(view, decision, options, moment);
      expect(choice).toBeLessThan(options.count);
      if ((bot.last?.iterations ?? 0) > 0) where.add(procedure);
      return choice;
    },
  };
  const { result } = play(meccg, readSetup({ decks: [a, b], length: 1 }), 'chains', [
    watched,
    novice('other'),
  ]);
  expect(result).toHaveLength(2);
  expect(where).toContain('chain of effects');
  expect(where).toContain('strike sequence');
});

test('he chooses the same whatever the others hold', () => {
  const { positions, peeks } = blindness('lotr-tcg', 24, 11, {
    lotrTcg: (seed) => lotrLoremaster(seed, { budget: few }),
  });
  expect(positions).toBe(24);
  expect(peeks).toEqual([]);
});

test('when his time is up he chooses, however many games he had', () => {
  let asked = 0;
  const budget = (): Budget => ({ iterations: 1_000_000, isOver: () => ++asked % 3 === 0 });
  const bot = lotrLoremaster('one', { budget });
  const state = lotrTcg.create(lotrSetup, 'time');
  const decision = lotrTcg.pending(state);
  if (decision === null) throw new Error('nothing is asked');
  const view = lotrTcg.view(state, decision.player);
  bot.choose(view, decision, lotrTcg.options(view), 0);
  expect(asked).toBeLessThanOrEqual(3);
});
