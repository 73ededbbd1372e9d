/** The learnt values know what no game of good players shows: that burdens weigh, and that points count. */
import { type LotrTcgState, lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { councilPoints, type MeccgState, meccg, readSetup as readMeccgSetup } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { lotrSearched, lotrSteward } from '../../src/lotr-tcg/index.ts';
import { play } from '../../src/match.ts';
import { meccgSearched, steward } from '../../src/meccg/index.ts';

test('in the LotR TCG the chance of a player falls with his burdens, wherever he stands', () => {
  const searched = lotrSearched('burdens', lotrSteward('burdens'), undefined);
  const into = new Float64Array(3);
  const chances = new Float64Array(8);
  let positions = 0;
  for (const seed of ['one', 'two', 'three']) {
    const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });
    const { choices } = play(lotrTcg, setup, seed, [lotrSteward('a'), lotrSteward('b')]);
    const state = lotrTcg.create(setup, seed);
    let turn = -1;
    for (const choice of choices) {
      if (state.global.turn > 0 && state.global.turn !== turn) {
        turn = state.global.turn;
        positions++;
        addChances(state, into, chances, searched.value);
      }
      lotrTcg.apply(state, choice);
    }
  }
  expect(positions).toBeGreaterThan(12);
  for (let more = 1; more < chances.length; more++) expect(chances[more]).toBeLessThan(chances[more - 1]);
  expect(chances[0] - chances[7]).toBeGreaterThan(0.02 * positions);
});

/** Adds to `chances` what the first player's chance is with so many burdens. */
function addChances(
  state: LotrTcgState,
  into: Float64Array,
  chances: Float64Array,
  value: (s: LotrTcgState, into: Float64Array) => void,
): void {
  const laden = lotrTcg.clone(state);
  for (let burdens = 0; burdens < chances.length; burdens++) {
    laden.player.burdens[1] = burdens;
    value(laden, into);
    chances[burdens] += into[1];
  }
}

test('in MECCG whoever has more points late in a game is the likelier to win', () => {
  const searched = meccgSearched('points', steward('points'), undefined);
  const into = new Float64Array(3);
  let [right, wrong] = [0, 0];
  for (const seed of ['one', 'two']) {
    const setup = readMeccgSetup({ decks: ['A', 'B'] });
    const { choices } = play(meccg, setup, seed, [steward('a'), steward('b')]);
    const state = meccg.create(setup, seed);
    for (const [at, choice] of choices.entries()) {
      if (at > choices.length * 0.75 && Math.abs(ahead(state)) >= 8) {
        searched.value(state, into);
        if (into[1] > into[2] === ahead(state) > 0) right++;
        else wrong++;
      }
      meccg.apply(state, choice);
    }
  }
  expect(right).toBeGreaterThan(50);
  expect(wrong).toBeLessThan(right / 20);
});

const ahead = (s: MeccgState): number => councilPoints(s, 1) - councilPoints(s, 2);
