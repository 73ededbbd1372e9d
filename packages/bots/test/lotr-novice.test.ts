/** Novice of The Lord of the Rings TCG: legal, quick, blind to what is hidden, and better than chance. */
import { Kind, type Prior } from '@westmarch/kernel';
import {
  CardKind,
  couldLieThere,
  indexOfCard,
  type LotrTcgState,
  lotrTcg,
  printed,
  readSetup,
  standingOf,
} from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import { match, play, random } from '../src/index.ts';
import { lotrKnownDecisions, lotrNovice } from '../src/lotr-tcg/index.ts';

const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });
const swapped = readSetup({ decks: ['fotr-gandalf', 'fotr-aragorn'] });

/** Every decision of a game between two Novices, with the view that was given. */
function* decisions(seed: string) {
  const bots = [lotrNovice('one'), lotrNovice('other')];
  const state = lotrTcg.create(setup, seed);
  let moment = 0;
  for (let d = lotrTcg.pending(state); d !== null; d = lotrTcg.pending(state), moment++) {
    const decision = { ...d };
    const view = lotrTcg.view(state, d.player);
    const bot = bots[d.player - 1];
    const choice = bot.choose(view, decision, lotrTcg.options(view), moment);
    yield { state, view, decision, choice, moment, bot };
    lotrTcg.apply(state, choice);
  }
}

test('every decision that Novice has a policy for is one of the rules', () => {
  const steps = new Set(
    lotrTcg.engine.procedures.flatMap(({ name, steps: all }) => all.map((step) => `${name} › ${step.name}`)),
  );
  const gone = lotrKnownDecisions.map(([p, s]) => `${p} › ${s}`).filter((key) => !steps.has(key));
  expect(gone).toEqual([]);
});

test('the same seeds give the same game, choice by choice', () => {
  const bots = [lotrNovice('one'), random('other')];
  expect(play(lotrTcg, setup, 'same', bots).choices).toEqual(play(lotrTcg, setup, 'same', bots).choices);
});

test('he chooses what is offered, leaves the view as it was, and chooses the same again', () => {
  let asked = 0;
  for (const { view, decision, choice, moment, bot } of decisions('again')) {
    const options = lotrTcg.options(view);
    expect(choice).toBeLessThan(options.count);
    expect(choice).toBeGreaterThanOrEqual(0);
    if (asked++ % 5 !== 0) continue;
    const before = lotrTcg.clone(view);
    expect(bot.choose(view, decision, options, moment)).toBe(choice);
    expect(lotrTcg.same(before, view)).toBe(true);
  }
  expect(asked).toBeGreaterThan(60);
});

test('what he cannot see does not move him: two games behind one view get the same choice', () => {
  const prior: Prior<LotrTcgState> = {
    deck: (player) => {
      const { ringBearer, ring, sites, deck } = setup.decks[player - 1];
      return [ringBearer, ring, ...sites, ...deck].map(indexOfCard);
    },
    fits: couldLieThere,
  };
  let compared = 0;
  let asked = 0;
  for (const { view, decision, choice, moment, bot } of decisions('hidden')) {
    if (asked++ % 4 !== 0) continue;
    for (const seed of ['one', 'other']) {
      const whole = lotrTcg.determinize(view, prior, seed);
      const again = lotrTcg.view(whole, decision.player);
      expect(bot.choose(again, decision, lotrTcg.options(again), moment)).toBe(choice);
      // Even with everything laid open he would not look.
      expect(bot.choose(whole, decision, lotrTcg.options(whole), moment)).toBe(choice);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(30);
});

test('he beats chance clearly, from both seats and with both decks', () => {
  const score = match(lotrTcg, [setup, swapped], 'novice', 40, lotrNovice('novice'), random('chance'));
  expect(score.won).toBeGreaterThanOrEqual(36);
});

test.each([3, 5])('he sits at tables of %i, and wins more than his share there', (players) => {
  const decks = Array.from({ length: players }, (_x, i) => ['fotr-aragorn', 'fotr-gandalf'][i % 2]);
  const many = readSetup({ decks });
  let won = 0;
  for (let i = 0; i < 12; i++) {
    const bots = decks.map((_deck, seat) =>
      seat === i % players ? lotrNovice('novice') : random(`chance ${seat}`),
    );
    if (play(lotrTcg, many, `table ${i}`, bots).result[i % players] === 'won') won++;
  }
  expect(won).toBeGreaterThan((1.3 * 12) / players);
});

test('an event that changes who wins a skirmish is used; hardly any is spent on one that is won', () => {
  let needed = 0;
  let wasted = 0;
  for (let game = 0; game < 16; game++)
    for (const { decision, choice, view } of decisions(`events ${game}`)) {
      const { skirmish, active } = view.global;
      const options = lotrTcg.options(view);
      if (skirmish === 0 || decision.procedure !== 'action procedure' || decision.player !== active) continue;
      if (options.kind(choice) !== Kind.action || printed.kind(view, options.a(choice)) !== CardKind.event)
        continue;
      if (standingOf(view, skirmish).characterWins) wasted++;
      else needed++;
    }
  expect(needed).toBeGreaterThan(12);
  expect(wasted).toBeLessThan(needed / 2);
});

test('he takes far less than a millisecond for a decision', () => {
  const bots = [lotrNovice('one'), lotrNovice('other')];
  play(lotrTcg, setup, 'warm', bots);
  const began = process.threadCpuUsage();
  let choices = 0;
  for (let i = 0; i < 3; i++) choices += play(lotrTcg, setup, `quick ${i}`, bots).choices.length;
  // What this thread has worked, not what the clock says: a busy machine does not make him slower.
  const { user, system } = process.threadCpuUsage(began);
  expect((user + system) / 1000 / choices).toBeLessThan(1);
});
