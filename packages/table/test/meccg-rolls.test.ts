/**
 * Rolls of MECCG in words: the dice, each term with its cause, what is needed, and what comes of it. That every sum
 * adds up is held by every scenario of the game (packages/meccg/test/heard.ts); here is what it sounds like.
 */
import { type Sink, trace } from '@westmarch/kernel';
import { type MeccgState, meccgScenarios } from '@westmarch/meccg';
import { type ScenarioGame, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccgTable } from '../src/meccg/index.ts';

const company = (at: string, ...characters: readonly (string | object)[]) => ({ at, characters });
const Bob = { companies: [company('Edhellond', 'Ioreth')] };

/** Plays a scenario, and listens to the dice. */
function rolls(given: object, play: (t: Table<MeccgState>) => void): string[] {
  const told: string[] = [];
  const hears: Sink = {
    tell(s, event, a, b, n) {
      // A sink hears of states of its own game alone.
      const line = meccgTable.event(meccgTable.seat(s as MeccgState, 0, ['Ann', 'Bob']), event, a, b, n);
      if (line !== null && line.dice.length > 0) told.push(line.text);
    },
  };
  const adapter: ScenarioGame<MeccgState> = { ...meccgScenarios, hears };
  const t = new Table(adapter).given(given);
  play(t);
  return told;
}
/** Nobody answers. */
function resolve(t: Table<MeccgState>): void {
  for (let n = 0; n < 20 && trace(t.state).includes('chain of effects › answer'); n++)
    t.choose(t.state.kernel.asked, 'Pass');
}
describe('rolls that a card composes tell every term', () => {
  test('[TD-116] a flatterer adds his influence, and what a diplomat is worth', () => {
    const flattering = (who: string, dice: readonly number[]) => ({
      phase: 'attack',
      attack: { strikes: 2, prowess: 9, race: 'Man' },
      dice,
      players: { Ann: { hand: ['Flatter a Foe'], companies: [company('Moria', who)] }, Bob },
    });
    const flatter = (t: Table<MeccgState>): void => {
      t.player('Ann').does('Flatter a Foe');
      resolve(t);
    };
    expect(rolls(flattering('Imrahil', [4, 4]), flatter)).toEqual([
      'A roll for Flatter a Foe: 8 + 2 unused direct influence of Imrahil + 2 a diplomat = 12 where more than 11 is needed, enough.',
    ]);
    expect(rolls(flattering('Gildor Inglorion', [4, 4]), flatter)).toEqual([
      'A roll for Flatter a Foe: 8 where more than 11 is needed, not enough.',
    ]);
  });
  test('[LE-140] what must be exceeded is taken apart too; the ally then rolls for its attack', () => {
    const given = {
      phase: 'hazards',
      dice: [3, 3, 2, 3],
      players: {
        Ann: {
          companies: [
            {
              ...company('Rivendell', { card: 'Elladan', on: ['Gwaihir'] }, 'Elrond', 'Anborn'),
              movesTo: 'Moria',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Stay Her Appetite', 'Orc-guard'] },
      },
    };
    const told = rolls(given, (t) => {
      t.player('Bob').does('Stay Her Appetite: as');
      resolve(t);
    });
    expect(told).toEqual([
      'A roll for Stay Her Appetite: 6 + 4 mind of Gwaihir = 10 where more than 9 (4 unused influence over it + 5 Stay Her Appetite) is needed, enough.',
      'A roll for Stay Her Appetite: 5 + 4 prowess of Gwaihir = 9.',
    ]);
  });
  test('[DM-51] what is taken away is told as such', () => {
    const given = {
      phase: 'site',
      dice: [4, 5],
      players: {
        Ann: {
          companies: [
            {
              ...company('Moria', 'Elladan', 'Elrohir'),
              onSite: [{ card: 'Doubled Vigilance', owner: 'Bob' }],
            },
          ],
        },
        Bob,
      },
    };
    const told = rolls(given, (t) => {
      t.player('Ann').does('Yes');
      resolve(t);
    });
    expect(told).toEqual([
      'A roll for Doubled Vigilance: 9 − 2 size of the company = 7 where more than 6 is needed, enough.',
    ]);
  });
});

describe('rolls of the rules', () => {
  test('[ME-STRIKE-516] a strike names who supports, what is borne, and what makes the attack strong', () => {
    const given = {
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Orc' },
      dice: [3, 4],
      players: {
        Ann: {
          companies: [
            company('Moria', { card: 'Elladan', on: ['Dagger of Westernesse'] }, 'Elrohir', 'Anborn'),
          ],
        },
        Bob: { ...Bob, events: ['Minions Stir'] },
      },
    };
    const told = rolls(given, (t) => {
      for (let n = 0; n < 12 && t.state.side.fate?.left.length !== 0; n++) {
        const offered = t.offered();
        const wanted = ['Tap Anborn for +1', 'Elladan', 'Pass', 'No'].find((text) => offered.includes(text));
        t.choose(t.state.kernel.asked, wanted ?? offered[0]);
      }
    });
    expect(told).toEqual([
      'Elladan rolls 7 + 5 prowess + 1 Dagger of Westernesse + 1 by his own text + 1 support of Anborn = 15 against 10 (9 prowess + 1 Minions Stir): the strike fails.',
    ]);
  });
  test('[ME-CORR-2021] a corruption check names each who supports it, and what it is modified by', () => {
    const given = {
      phase: 'corruption check',
      check: { character: 'Elladan', modifier: -2 },
      dice: [2, 1],
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Glamdring'] }, 'Elrohir', 'Anborn')] },
        Bob,
      },
    };
    const told = rolls(given, (t) => {
      t.player('Ann').does('Tap Elrohir for +1', 'Tap Anborn for +1');
    });
    expect(told).toEqual([
      'Corruption check of Elladan: 3 − 2 by what calls for it + 1 support of Elrohir + 1 support of Anborn = 3 against 1, passed.',
    ]);
  });
  test('[ME-INFL-2015] against what an opponent has both sides roll, and the second tells what came of it', () => {
    const given = {
      phase: 'at the site',
      turn: 5,
      dice: [6, 6, 1, 2],
      players: {
        Ann: { companies: [company('Edoras', 'Théoden', 'Haldir')] },
        Bob: { companies: [company('Rivendell', 'Elrond'), company('Edoras', 'Orophin')] },
      },
    };
    const told = rolls(given, (t) => {
      t.player('Ann').does('Théoden: influence');
      resolve(t);
    });
    expect(told).toEqual([
      'Théoden tries to win over Orophin: 12 + 3 unused direct influence − 8 unused general influence against it = 7; the other side rolls against it.',
      'A roll to keep Orophin: 7 − 3 = 4 against 2, it is lost.',
    ]);
  });
});
