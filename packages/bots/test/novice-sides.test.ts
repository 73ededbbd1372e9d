/** Novice with every kind of player: better than chance, never caught in a circle, and with a use for agents. */
import {
  cardStatus,
  challengeDeck,
  type DeckList,
  type MeccgState,
  meccg,
  meccgScenarios,
  readSetup,
} from '@westmarch/meccg';
import { type ScenarioGame, Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { novice, play, random } from '../src/index.ts';

/** A printed deck, without what cannot be played yet. */
function deck(key: string): DeckList {
  const list = challengeDeck(key);
  if (list === undefined) throw new Error(`there is no deck ${key}`);
  const written = (ids: readonly string[]): string[] => ids.filter((id) => cardStatus(id) === 'implemented');
  return { ...list, deck: written(list.deck), pool: written(list.pool), sideboard: written(list.sideboard) };
}
/** A Ringwraith player's, one with The Lidless Eye, two Fallen-wizards', and the Balrog's. */
const decks = ['K', 'N', 'U', 'O', 'P', 'V'].map(deck);

test('with the decks of every side he beats chance', () => {
  let won = 0;
  for (const [i, own] of decks.entries())
    for (const first of [true, false]) {
      const other = decks[(i + 1) % decks.length];
      const setup = readSetup({ decks: first ? [own, other] : [other, own], length: 1, anyDeck: true });
      const bots = [novice('novice'), random('chance')];
      const { result } = play(meccg, setup, `sides ${i}`, first ? bots : bots.toReversed());
      if (result[first ? 0 : 1] === 'won') won++;
    }
  expect(won).toBeGreaterThanOrEqual(8);
});

/** What Novice, sitting there as Bob, chooses in a position, in words; then it is done. */
function bobChooses(t: Table<MeccgState>): string {
  const view = meccg.view(t.state, BOB);
  const decision = meccg.pending(t.state);
  if (decision?.player !== BOB) throw new Error('Bob is not asked');
  const choice = novice('bob').choose(view, decision, meccg.options(view), 0);
  const words = t.offered()[choice];
  t.choose(BOB, words);
  return words;
}
const BOB = 2;
const adapter: ScenarioGame<MeccgState> = meccgScenarios;
const at = (where: string, ...characters: string[]) => ({ at: where, characters });
const home = { companies: [at('Edhellond', 'Haldir')] };
const inHiding = [{ agent: ['Gisulf'], faceDown: true }];

test('an agent is brought in where nothing better is at hand', () => {
  const t = new Table(adapter).given({
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
  const weak = new Table(adapter).given(given('Ioreth'));
  expect([bobChooses(weak), bobChooses(weak)]).toEqual(['Gisulf: move', 'The Lonely Mountain']);
  const strong = new Table(adapter).given(given('Glorfindel II'));
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
  const entered = (where: string, who: string): Table<MeccgState> => {
    const t = new Table(adapter).given(given(where, who));
    t.player('Ann').does(`The company of ${who}`, 'Yes');
    return t;
  };
  expect(bobChooses(entered('Lake-town', 'Ioreth'))).toBe('Gisulf');
  expect(bobChooses(entered('Lake-town', 'Glorfindel II'))).toBe('Pass');
});
