/** Novice: legal, quick, the same from the same view, blind to what is hidden, and better than chance. */
import { type Prior } from '@westmarch/kernel';
import {
  couldLieThere,
  indexOfCard,
  type MeccgState,
  meccg,
  readSetup,
  sideNamed,
  sites,
  sitesFor,
} from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { match, play, random } from '../src/index.ts';
import { knownDecisions, novice } from '../src/meccg/index.ts';

const setup = readSetup({ decks: ['A', 'B'], length: 1 });

/** Every decision of a game between two Novices, with the view that was given. */
function* decisions(seed: string) {
  const bots = [novice('one'), novice('other')];
  const state = meccg.create(setup, seed);
  let moment = 0;
  for (let d = meccg.pending(state); d !== null; d = meccg.pending(state), moment++) {
    const view = meccg.view(state, d.player);
    const choice = bots[d.player - 1].choose(view, d, meccg.options(view), moment);
    yield { state, view, decision: d, choice, moment, bot: bots[d.player - 1] };
    meccg.apply(state, choice);
  }
}

test('every decision that Novice has a policy for is one of the rules', () => {
  const steps = new Set(
    meccg.engine.procedures.flatMap(({ name, steps: all }) => all.map((step) => `${name} › ${step.name}`)),
  );
  const gone = knownDecisions.map(([p, s]) => `${p} › ${s}`).filter((key) => !steps.has(key));
  expect(gone).toEqual([]);
});

test('the same seeds give the same game, choice by choice', () => {
  const bots = [novice('one'), random('other')];
  expect(play(meccg, setup, 'same', bots).choices).toEqual(play(meccg, setup, 'same', bots).choices);
});

test('he chooses what is offered, and the same again when asked again', () => {
  let asked = 0;
  for (const { view, decision, choice, moment, bot } of decisions('again')) {
    const options = meccg.options(view);
    expect(choice).toBeLessThan(options.count);
    expect(choice).toBeGreaterThanOrEqual(0);
    if (asked++ % 10 === 0) expect(bot.choose(view, decision, options, moment)).toBe(choice);
  }
  expect(asked).toBeGreaterThan(100);
});

/** All that is known of the decks, for games that could be behind a view. */
const prior = (seats: readonly (readonly string[])[]): Prior<MeccgState> => ({
  deck: (player) => [
    ...seats[player - 1].map(indexOfCard),
    ...sitesFor(sideNamed('wizard').walker).map((site) => meccg.engine.index(sites[site]?.id ?? '')),
  ],
  fits: couldLieThere,
});

test('what he cannot see does not move him: two games behind one view get the same choice', () => {
  const decks = setup.decks.map(({ deck, pool, sideboard }) => [...deck, ...pool, ...sideboard]);
  let compared = 0;
  let asked = 0;
  for (const { view, decision, choice, moment, bot } of decisions('hidden')) {
    if (asked++ % 7 !== 0) continue;
    const { player } = decision;
    for (const seed of ['one', 'other']) {
      const whole = meccg.determinize(view, prior(decks), seed);
      const again = meccg.view(whole, player);
      expect(bot.choose(again, decision, meccg.options(again), moment)).toBe(choice);
      // Even with everything laid open he would not look.
      expect(bot.choose(whole, decision, meccg.options(whole), moment)).toBe(choice);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(50);
});

test('he beats chance clearly, from both seats and with both decks', () => {
  const setups = [setup, readSetup({ decks: ['B', 'A'], length: 1 })];
  const score = match(meccg, setups, 'novice against chance', 24, novice('novice'), random('chance'));
  expect(score.won).toBeGreaterThanOrEqual(18);
});

test('he takes far less than a millisecond for a decision', () => {
  const bots = [novice('one'), novice('other')];
  play(meccg, setup, 'warm', bots);
  const began = process.threadCpuUsage();
  let choices = 0;
  for (let i = 0; i < 3; i++) choices += play(meccg, setup, `quick ${i}`, bots).choices.length;
  // What this thread has worked, not what the clock says: a busy machine does not make him slower.
  const { user, system } = process.threadCpuUsage(began);
  expect((user + system) / 1000 / choices).toBeLessThan(1);
});
