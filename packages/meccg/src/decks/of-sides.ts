/**
 * Decks for every kind of player: the printed ones, and for those who have none, the nearest that can be made of them.
 *
 * Keeps  a Sauron player's deck is a Ringwraith player's with The Lidless Eye in place of the Ringwraiths (DECISIONS F1); a
 *        Dragon player's is the same with a Dragon, each deck with another while there are more, and without characters who
 *        do not follow one (ME-DRAGON-4009). Those are for trying out, and not legal in every number.
 */
import { allCards, factsOf } from '../facts/cards.ts';
import { type SideName, sides } from '../facts/names.ts';
import { dragonNamed } from '../rules/dragons/characters.ts';
import { challengeDecks, type DeckList } from './challenge.ts';
import { sideOfDeck } from './side.ts';

const LIDLESS_EYE = 'LE-203';
const COPIES = 3;
/** Of more mind, nobody follows a Dragon. ME-DRAGON-4009 */
const MOST_MIND = 5;

const isAvatar = (id: string): boolean => factsOf(id).avatar;
const follows = (id: string): boolean => factsOf(id).kind !== 'character' || factsOf(id).mind <= MOST_MIND;
const copies = (id: string): string[] => Array.from({ length: COPIES }, () => id);

/** A list with another avatar than its own. */
function withAvatar(list: DeckList, name: string, avatar: string, keeps: (id: string) => boolean): DeckList {
  const others = (ids: readonly string[]): string[] => ids.filter((id) => !isAvatar(id) && keeps(id));
  return {
    key: '',
    name: `${list.key} for ${name}`,
    deck: [...others(list.deck), ...copies(avatar)],
    pool: others(list.pool),
    sideboard: others(list.sideboard),
  };
}

/** The nine, by the names of their creatures. */
const dragons = [
  ...new Map(
    allCards.flatMap((card) => (dragonNamed(card) === '' ? [] : [[dragonNamed(card), card.id]])),
  ).entries(),
];

const printed = (side: SideName): readonly DeckList[] =>
  challengeDecks.filter((list) => sideOfDeck(list) === side);
const ofRingwraiths = printed('ringwraith');
const decks: Readonly<Record<SideName, readonly DeckList[]>> = {
  none: [],
  wizard: printed('wizard'),
  ringwraith: ofRingwraiths,
  sauron: ofRingwraiths.map((list) => withAvatar(list, 'Sauron', LIDLESS_EYE, () => true)),
  'fallen-wizard': printed('fallen-wizard'),
  balrog: printed('balrog'),
  dragon: ofRingwraiths.map((list, i) => {
    const [who, creature] = dragons[i % dragons.length];
    return Object.assign(withAvatar(list, who, creature, follows), {
      side: 'dragon' as const,
      declares: who,
    });
  }),
};

/** The decks of a kind of player. */
export const decksOfSide = (side: SideName): readonly DeckList[] => decks[side];
/** The kinds of players who have decks. */
export const sidesWithDecks: readonly SideName[] = sides.filter((side) => decks[side].length > 0);
