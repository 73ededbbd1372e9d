/** Loremaster: the same choice for the same seed and budget, whatever lies hidden, and never outside of what is offered. */
import { lotrTcg, readSetup as readLotr } from '@westmarch/lotr-tcg';
import { challengeDeck, meccg, readSetup } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { type Budget, play } from '../../src/index.ts';
import { cardsOfLotrDeck, lotrLoremaster, lotrNovice, lotrSteward } from '../../src/lotr-tcg/index.ts';
import { lotrSearched } from '../../src/lotr-tcg/searched.ts';
import { cardsOfMeccgDeck, meccgLoremaster, novice } from '../../src/meccg/index.ts';
import { loremasterOf } from '../../src/search/loremaster.ts';
import type { Manner } from '../../src/search/searched.ts';
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

test('he bids as little as his Steward does, in a game and in a hint, and tells no chance of it', () => {
  for (const seed of ['a', 'b', 'c']) {
    const state = lotrTcg.create(lotrSetup, seed);
    const bot = lotrLoremaster('one', { budget: () => ({ iterations: 60 }) });
    for (let bids = 0; bids < 2; bids++) {
      const pending = lotrTcg.pending(state);
      if (pending === null) throw new Error('nothing is asked');
      const decision = { ...pending };
      const view = lotrTcg.view(state, decision.player);
      const options = lotrTcg.options(view);
      expect(options.count).toBeGreaterThan(9);
      const bid = bot.choose(view, decision, options, bids);
      expect(options.a(bid)).toBeLessThan(3);
      const pondering = bot.ponder(view, decision, options, bids);
      expect(pondering.goOn()).toBe(false);
      expect(pondering.chosen()).toBe(bid);
      expect(pondering.tried()).toEqual([{ index: bid, chance: 0, worlds: 0 }]);
      lotrTcg.apply(state, bid);
    }
  }
});

/** Nobody is given up, so that he thinks to the end of his time. */
const patient: Manner = {
  horizon: 1,
  further: 0,
  curiosity: 0.5,
  learned: 1,
  patience: 1000,
  least: 4,
  alike: 8,
  courage: 0.5,
  doubt: 0,
  hardly: 0.005,
};

/** The rules of the LotR TCG, with another way to take an option. */
const rulesWith = (apply: typeof lotrTcg.apply) => ({
  pending: lotrTcg.pending.bind(lotrTcg),
  options: lotrTcg.options.bind(lotrTcg),
  copy: lotrTcg.copy.bind(lotrTcg),
  clone: lotrTcg.clone.bind(lotrTcg),
  view: lotrTcg.view.bind(lotrTcg),
  result: lotrTcg.result.bind(lotrTcg),
  apply,
});

test('when his time is up he chooses, however many games he had', () => {
  const SPAN = 200;
  let asked = 0;
  const budget = (): Budget => ({ iterations: 1_000_000, isOver: () => ++asked >= SPAN });
  const bot = lotrLoremaster('one', { budget, manner: patient });
  const state = lotrTcg.create(lotrSetup, 'time');
  while (lotrTcg.pending(state)?.procedure === 'bidding') lotrTcg.apply(state, 0);
  const decision = lotrTcg.pending(state);
  if (decision === null) throw new Error('nothing is asked');
  const view = lotrTcg.view(state, decision.player);
  bot.choose(view, decision, lotrTcg.options(view), 0);
  expect(asked).toBe(SPAN);
  expect(bot.last?.iterations).toBeGreaterThan(0);
  expect(bot.last?.iterations).toBeLessThan(SPAN);
});

test('without any time he takes what he is advised, and nothing is tried, not even at a glance', () => {
  let inThought = 0;
  const known = lotrSearched('one', lotrSteward('one/steward'), undefined);
  const apply: typeof known.rules.apply = (s, index, sink) => {
    inThought++;
    lotrTcg.apply(s, index, sink);
  };
  const guess: typeof known.guess = (view, you, number, into) => {
    inThought++;
    known.guess(view, you, number, into);
  };
  // So few iterations that there are more options than are tried.
  const budget = (): Budget => ({ iterations: 1, isOver: () => true });
  const bot = loremasterOf({ ...known, guess, rules: rulesWith(apply) }, patient, { budget });
  const state = lotrTcg.create(lotrSetup, 'no time');
  const steward = lotrSteward('other');
  let wide = 0;
  for (let moment = 0; moment < 40; moment++) {
    const decision = lotrTcg.pending(state);
    if (decision === null) break;
    const seat = { ...decision };
    const view = lotrTcg.view(state, seat.player);
    const options = lotrTcg.options(view);
    if (options.count > 4) wide++;
    expect(bot.choose(view, seat, options, moment)).toBe(bot.last?.advised);
    lotrTcg.apply(state, steward.choose(view, seat, lotrTcg.options(view), moment));
  }
  expect(wide).toBeGreaterThan(3);
  expect(inThought).toBe(0);
});

test('when his time is up in the midst of a game that he plays on, it counts for nothing', () => {
  // The clock runs out while the first game is played on: nobody has asked for it after a whole one yet.
  let inThought = 0;
  const known = lotrSearched('one', lotrSteward('one/steward'), undefined);
  const apply: typeof known.rules.apply = (s, index, sink) => {
    inThought++;
    lotrTcg.apply(s, index, sink);
  };
  const manner = { ...patient, horizon: 9 };
  const budget = (): Budget => ({ iterations: 1_000_000, isOver: () => inThought >= 20 });
  const bot = loremasterOf({ ...known, rules: rulesWith(apply) }, manner, { budget });
  const state = lotrTcg.create(lotrSetup, 'midst');
  const decision = lotrTcg.pending(state);
  if (decision === null) throw new Error('nothing is asked');
  const view = lotrTcg.view(state, decision.player);
  const choice = bot.choose(view, decision, lotrTcg.options(view), 0);
  expect(bot.last?.iterations).toBe(0);
  expect(choice).toBe(bot.last?.advised);
  expect(inThought).toBeLessThan(28);
});

test('he takes a fifth more than his time at the most, in every choice of a game', () => {
  // Whatever is applied in thought takes a tick: no clock of a busy machine.
  const SPAN = 1000;
  let ticks = 0;
  const known = lotrSearched('one', lotrSteward('one/steward'), undefined);
  const apply: typeof known.rules.apply = (s, index, sink) => {
    ticks++;
    lotrTcg.apply(s, index, sink);
  };
  const ticking = { ...known, rules: rulesWith(apply) };
  const budget = (): Budget => {
    const end = ticks + SPAN;
    return { iterations: 1_000_000, isOver: () => ticks >= end };
  };
  const bot = loremasterOf(ticking, patient, { budget });
  const state = lotrTcg.create(lotrSetup, 'in time');
  const other = lotrNovice('other');
  let most = 0;
  let long = 0;
  for (let moment = 0; moment < 60; moment++) {
    const decision = lotrTcg.pending(state);
    if (decision === null) break;
    const seat = { ...decision };
    const view = lotrTcg.view(state, seat.player);
    const before = ticks;
    // Every fourth choice is thought about: all kinds of them, and the test stays short.
    const thinks = moment % 4 === 0;
    const choice = (thinks ? bot : other).choose(view, seat, lotrTcg.options(view), moment);
    most = Math.max(most, ticks - before);
    if (ticks - before >= SPAN) long++;
    lotrTcg.apply(state, choice);
  }
  expect(long).toBeGreaterThan(2);
  expect(most).toBeLessThanOrEqual(SPAN * 1.2);
});

test('who looks better than what was advised has to look so further on, too', () => {
  const state = lotrTcg.create(lotrSetup, 'further');
  while (lotrTcg.pending(state)?.procedure === 'bidding') lotrTcg.apply(state, 0);
  const pending = lotrTcg.pending(state);
  if (pending === null) throw new Error('nothing is asked');
  const decision = { ...pending };
  const view = lotrTcg.view(state, decision.player);
  const known = lotrSearched('one', lotrSteward('one/steward'), undefined);
  const advised = known.policy.choose(view, decision, lotrTcg.options(view), 0);
  const begins = known.time(view);
  /** What is not advised is worth so much where play is broken off first, and so much further on. */
  const choiceWith = (near: number, far: number, manner: Partial<Manner>): number => {
    let tried = -1;
    const rules = {
      ...rulesWith((s, index, sink) => {
        if (tried < 0) tried = index;
        lotrTcg.apply(s, index, sink);
      }),
      copy: (from: typeof state, into: typeof state) => {
        tried = -1;
        lotrTcg.copy(from, into);
      },
    };
    const value: typeof known.value = (s, into) => {
      const other = known.time(s) > begins + 1 ? far : near;
      into[decision.player] = tried === advised ? 0.5 : other;
      into[3 - decision.player] = 1 - into[decision.player];
    };
    const budget = (): Budget => ({ iterations: 400 });
    const bot = loremasterOf({ ...known, rules, value }, { ...patient, patience: 1, ...manner }, { budget });
    return bot.choose(view, decision, lotrTcg.options(view), 0);
  };
  expect(choiceWith(0.7, 0.3, { further: 0 })).not.toBe(advised);
  expect(choiceWith(0.7, 0.3, { further: 1 })).toBe(advised);
  expect(choiceWith(0.7, 0.7, { further: 1 })).not.toBe(advised);
  expect(choiceWith(0.3, 0.7, { further: 1 })).toBe(advised);
});
