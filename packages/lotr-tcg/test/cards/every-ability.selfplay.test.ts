/** Random play reaches the abilities of the two set 1 starters, all but those that need something outside of them. */
import { useEveryAbility } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { pool } from '../../src/cards/pool.ts';
import { starterDeck, starterDecks } from '../../src/decks/starter.ts';
import { factsOf } from '../../src/facts/cards.ts';
import { lotrTcg } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
const STARTERS = ['fotr-aragorn', 'fotr-gandalf'];
const decks = STARTERS.map((key) => {
  const deck = starterDeck(key);
  if (deck === undefined) throw new Error(`no deck ${key}`);
  return deck;
});
const cards = [
  ...new Set(decks.flatMap((deck) => [deck.ringBearer, deck.ring, ...deck.sites, ...deck.deck])),
];

const kindOf = (id: string): string => factsOf(id).kind;

/** Both decks, with more of what was never used, and its sites on the path. */
function rich(unused: readonly string[]) {
  const sites = unused.filter((id) => kindOf(id) === 'site');
  const more = unused.filter((id) => !['site', 'ring'].includes(kindOf(id)));
  return decks.map((deck) => ({
    ...deck,
    sites: deck.sites.map(
      (id) => sites.find((other) => factsOf(other).siteNumber === factsOf(id).siteNumber) ?? id,
    ),
    deck: [...deck.deck, ...more.flatMap((id) => (id === deck.ringBearer ? [] : [id, id, id, id]))],
  }));
}

/** What random play does not reach here, or too seldom, and why. Their own tests show that they work. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  '1_51': 'no Nazgûl is in either deck',
  '1_92': 'its bearer must lose to someone who does more than one wound, in about one of 200 games',
  '1_359': 'it takes five Orcs at site 8',
};

test('every ability of the starters is used in random games', () => {
  const found = useEveryAbility({
    game: lotrTcg,
    seed: SEED,
    games: 140,
    most: 20_000,
    viewsOnceIn: 200,
    fits: couldLieThere,
    cards: cards.filter((id) => OUT_OF_REACH[id] === undefined),
    setup: (unused, _luck, number) => ({ decks: number % 3 === 0 ? decks : rich(unused) }),
  });
  expect(found.unimplemented).toBe(0);
  // A few need luck; which ones depends on the seed.
  expect(found.unused.length, JSON.stringify(found.unused)).toBeLessThanOrEqual(3);
});

/** Of the other starters: what random games of this pool cannot do, or hardly ever. */
const TOO_RARE: ReadonlySet<string> = new Set([
  '1_352', // no ally of the pool is at home at site 6 while the fellowship is
  '1_138', // someone must want to act in a skirmish at the very site that it lies on
  '2_10', // that it may be borne beside another weapon forbids nothing, and so never matches
  '2_102', // Frodo bears the Ring in these decks already, in another version
  '3_94', // a Sauron condition beside it
  '3_101',
  '3_112', // its minion must then win
  '3_119', // two Elves at site 3
]);

/** Cards of the starters of sets 1 to 3; what is not among them has lots of its own. */
const isInStarters = (id: string): boolean =>
  factsOf(id).set <= 3 &&
  starterDecks.some(
    ({ ringBearer, ring, sites, deck }) =>
      id === ringBearer || id === ring || sites.includes(id) || deck.includes(id),
  );

test('abilities of the other starter decks are used in random games', () => {
  const found = useEveryAbility({
    game: lotrTcg,
    seed: SEED,
    games: 140,
    most: 20_000,
    viewsOnceIn: 200,
    fits: couldLieThere,
    cards: pool
      .map(({ id }) => id)
      .filter((id) => isInStarters(id) && !cards.includes(id) && !TOO_RARE.has(id)),
    setup: (unused) => ({ decks: rich(unused) }),
  });
  expect(found.unimplemented).toBe(0);
  expect(found.unused.length, JSON.stringify(found.unused)).toBeLessThanOrEqual(10);
});
