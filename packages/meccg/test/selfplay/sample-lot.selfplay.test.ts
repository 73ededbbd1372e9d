/**
 * A lot of cards from every set, drawn by a seed: random games of decks that are full of them, until each of their
 * abilities was used, or is named here with the reason why not.
 */
import { sample, useEveryAbility } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { challengeDeck } from '../../src/decks/challenge.ts';
import { factsOf } from '../../src/facts/cards.ts';
import { meccg, readSetup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
/** About two games a second on a quiet machine, all invariants checked. */
const GAMES = sample(10, 40);

const lot = [
  'TW-6 TW-31 TW-68 TW-269',
  'TD-13 TD-35 TD-39 TD-143',
  'DM-70 DM-97 DM-112 DM-114 DM-125',
  'LE-93 LE-103 LE-138 LE-245 LE-419',
  'AS-10 AS-15 AS-32 AS-36 AS-45 AS-47',
  'WH-13 WH-14 WH-27 WH-33 WH-36 WH-37',
  'BA-13 BA-26 BA-28 BA-29 BA-30 BA-34',
].flatMap((line) => line.split(' '));

/** What no game can do yet: by card and the first words of the ability. */
const IMPOSSIBLE: readonly (readonly [begins: string, why: string])[] = [
  ['AS-10 when this attack wounds', 'it only detains heroes'],
  ['WH-14 in answer', 'nobody is a Fallen-wizard'],
  ['WH-36 ', 'Sacrifice of Form is not written'],
  ['BA-26 as a hazard, when', 'Shelob is not written'],
  ['BA-26 the ', 'what that gives'],
  ['BA-28 when a company', 'the site of its attack is the Balrog’s'],
  ['BA-29 when your company faces', 'no two companies fight'],
  ['WH-27 discard this card when its site', 'a rule of sites; here it is only said'],
  ['TD-39 discard this card when its site', 'a rule of sites; here it is only said'],
];
/** What takes more luck than there is time for. Their own tests show that they work. */
const RARE: readonly (readonly [begins: string, why: string])[] = [
  ['TD-39 when an item', 'an item must be played at the lair that it lies on, or of the Dragon'],
  ['AS-45 ', 'factions of three peoples must be won'],
  ['WH-37 Information', 'a card that needs Information must be played right after'],
];
/** More need luck; which ones depends on the seed, how many on the number of games. */
const UNLUCKY = sample(14, 4);

const decks = ['A', 'B'].map((letter) => {
  const deck = challengeDeck(letter);
  if (deck === undefined) throw new Error(`no deck ${letter}`);
  return deck;
});
const isPerson = (id: string): boolean => factsOf(id).kind === 'character';

/** What the cards of the lot need beside them: a Dragon, attacks at Border-holds, three peoples, Dwarves, foes. */
const beside =
  'TW-28 TW-28 TW-243 TW-67 TW-244 TD-71 TW-35 TW-200 TW-281 TW-367 WH-37 WH-37 TW-159 TW-159 TW-132 TW-123 TW-45 TW-75 TW-75';

/** Both decks, every other time without their events, with as many of the cards that still have something to show. */
function rich(unused: readonly string[], number: number) {
  const copies = Math.max(3, Math.floor(48 / unused.length));
  const more = unused.flatMap((id) => Array.from({ length: copies }, () => id));
  return decks.map(({ deck, pool, sideboard }) => ({
    deck: [...deck.filter((id) => number % 2 === 0 || isPerson(id)), ...beside.split(' '), ...more],
    pool,
    sideboard,
  }));
}

test('every ability of the sample lot is used in random games', () => {
  const played = useEveryAbility({
    game: meccg,
    seed: SEED,
    games: GAMES,
    most: 20_000,
    viewsOnceIn: 200,
    fits: couldLieThere,
    changingCards: true,
    cards: lot,
    setup: (unused, _luck, number) => readSetup({ decks: rich(unused, number), length: 2, anyDeck: true }),
  });
  const unused = played.unused.map(({ card, says }) => `${card} ${says}`);
  const isKnown = (says: string): boolean =>
    IMPOSSIBLE.concat(RARE).some(([begins]) => says.startsWith(begins));
  expect(played.unimplemented).toBe(0);
  const unlucky = unused.filter((says) => !isKnown(says));
  expect(unlucky.length, unlucky.join('\n')).toBeLessThanOrEqual(UNLUCKY);
  for (const [begins, why] of IMPOSSIBLE)
    expect(
      unused.some((says) => says.startsWith(begins)),
      `${begins}: ${why}`,
    ).toBe(true);
});
