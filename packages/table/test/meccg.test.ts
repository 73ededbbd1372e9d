/** MECCG at the table: what viewers see, are asked and are told, in whole games. */

import { valueOf } from '@westmarch/kernel';
import { prowess, prowessAgainst } from '@westmarch/meccg';
import { describe, expect, test } from 'vitest';
import { Play } from '../src/index.ts';
import { strikeTerms } from '../src/meccg/combat.ts';
import { meccgTable } from '../src/meccg/index.ts';
import { checkFaces, checkGame } from './whole-games.ts';

const setup = meccgTable.setup(['A', 'B'], {});

describe('MECCG at the table', () => {
  test('decks whose cards are all known are offered', () => {
    expect(meccgTable.decks.map(({ key }) => key)).toEqual(expect.arrayContaining(['A', 'B']));
  });
  test('every card has a face with a name and a kind', () => {
    checkFaces(meccgTable.faces());
    expect(meccgTable.faces().length).toBeGreaterThan(200);
  });
  test('in whole games, nobody is shown or told what he may not know', () => {
    const checked = Array.from({ length: 5 }, (_, i) => 's' + i).map((seed) =>
      checkGame(meccgTable, setup, `table ${seed}`, 5),
    );
    for (const { choices, refusals, lines } of checked) {
      expect(choices).toBeGreaterThan(50);
      expect(refusals).toBeGreaterThan(25);
      expect(lines).toBeGreaterThan(10);
    }
  });
  test('a strike is taken apart into terms that sum up to what the rules count', () => {
    const play = new Play(meccgTable, setup, 'strikes', ['Ann', 'Bob']);
    const bot = meccgTable.bots[0].make('strikes');
    let seen = 0;
    while (play.asked !== 0) {
      const strike = play.state.global.strike;
      const attack = play.scene(1);
      if (attack.game === 'meccg' && attack.attack?.strike) {
        seen++;
        const seat = play.seat(1);
        const by = strikeTerms(seat, strike).reduce((sum, term) => sum + term.by, 0);
        expect(valueOf(seat.view, prowess, seat.view.strike.target[strike]) + by).toBe(
          prowessAgainst(seat.view, strike),
        );
        expect(attack.attack.strike.odds.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }
      play.take(play.chosenBy(bot));
    }
    expect(seen).toBeGreaterThan(3);
  });
  test('going back leads to the same bytes', () => {
    const play = new Play(meccgTable, setup, 'back', ['Ann', 'Bob']);
    const bot = meccgTable.bots[0].make('back');
    for (let i = 0; i < 200; i++) play.take(play.chosenBy(bot));
    const kept = meccgTable.game.clone(play.state);
    for (let i = 0; i < 50; i++) play.take(play.chosenBy(bot));
    play.rewind(200);
    expect(meccgTable.game.same(kept, play.state)).toBe(true);
  });
  test('a corruption check is told with everything that was added to the dice', () => {
    let [told, modified] = [0, 0];
    for (const seed of ['one', 'two', 'three']) {
      const play = new Play(meccgTable, setup, `checks ${seed}`, ['Ann', 'Bob']);
      const bot = meccgTable.bots[0].make(seed);
      while (play.asked !== 0) {
        for (const { text, dice } of play.take(play.chosenBy(bot), [1]).get(1) ?? []) {
          const check =
            /^Corruption check of .*: (\d+)((?: [+−] \d+ [^=+−]+)*)(?: = −?\d+)? against (\d+), (passed|not passed)/.exec(
              text,
            );
          if (check === null) continue;
          const by = [...check[2].matchAll(/([+−]) (\d+)/g)].reduce(
            (sum, [, sign, n]) => sum + (sign === '+' ? 1 : -1) * Number(n),
            0,
          );
          told++;
          if (by !== 0) modified++;
          expect(Number(check[1])).toBe(dice[0] + dice[1]);
          expect(check[4]).toBe(dice[0] + dice[1] + by > Number(check[3]) ? 'passed' : 'not passed');
        }
      }
    }
    expect(told).toBeGreaterThan(10);
    expect(modified).toBeGreaterThan(0);
  });
});
