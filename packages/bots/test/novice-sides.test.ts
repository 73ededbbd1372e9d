/** Novice with every kind of player: better than chance, never caught in a circle, and with a use for agents. */
import { decksOfSide, meccg, readSetup, sidesWithDecks } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { play, random } from '../src/index.ts';
import { novice } from '../src/meccg/index.ts';
import { at, BOB, chooses, position } from './seats.ts';

/** A deck of each kind of player. */
const decks = sidesWithDecks.flatMap((side) => decksOfSide(side).slice(0, 1));

const options = ['here-be-dragons'];

test('with the decks of every side he beats chance', () => {
  let won = 0;
  for (const [i, own] of decks.entries())
    for (const first of [true, false]) {
      const other = decks[(i + 1) % decks.length];
      const setup = readSetup({
        decks: first ? [own, other] : [other, own],
        length: 1,
        anyDeck: true,
        options,
      });
      const bots = [novice('novice'), random('chance')];
      const { result } = play(meccg, setup, `sides ${i}`, first ? bots : bots.toReversed());
      if (result[first ? 0 : 1] === 'won') won++;
    }
  expect(won).toBeGreaterThanOrEqual(10);
});

const bobChooses = (t: ReturnType<typeof position>): string => chooses(t, BOB);
const home = { companies: [at('Edhellond', 'Haldir')] };
const inHiding = [{ agent: ['Gisulf'], faceDown: true }];

test('an agent is brought in where nothing better is at hand', () => {
  const t = position({
    phase: 'hazards',
    players: { Ann: { companies: [at('Dale', 'Ioreth')] }, Bob: { ...home, hand: ['Gisulf'] } },
  });
  expect(bobChooses(t)).toBe('Gisulf: play face down as an agent');
});

test('it is sent after those whom it can hurt, and left where it is otherwise', () => {
  const given = (...who: string[]) => ({
    phase: 'hazards',
    players: { Ann: { companies: [at('The Lonely Mountain', ...who)] }, Bob: { ...home, agents: inHiding } },
  });
  const weak = position(given('Ioreth'));
  expect([bobChooses(weak), bobChooses(weak)]).toEqual(['Gisulf: move', 'The Lonely Mountain']);
  const strong = position(given('Glorfindel II'));
  expect(bobChooses(strong)).toBe('Pass');
});

test('it attacks where it is at home and hidden, and not those who would only beat it', () => {
  const given = (where: string, who: string) => ({
    phase: 'site',
    players: {
      Ann: { companies: [at(where, who), at('Rivendell', 'Orophin')] },
      Bob: { ...home, agents: inHiding },
    },
  });
  const entered = (where: string, who: string): ReturnType<typeof position> => {
    const t = position(given(where, who));
    t.player('Ann').does(`The company of ${who}`, 'Yes');
    return t;
  };
  expect(bobChooses(entered('Lake-town', 'Ioreth'))).toBe('Gisulf');
  expect(bobChooses(entered('Lake-town', 'Glorfindel II'))).toBe('Pass');
});
