/**
 * Avatars: three in a play deck, not three different ones; with the sideboard three of one, and one of each other; and the
 * one that a fallen-wizard says he is. ME-DECK-010, 011, ME-SIDE-004, 007, ME-BAL-003, ME-FW-010, 011, DECISIONS B7, D10, F9
 */
import type { CardFacts } from '../../facts/cards.ts';
import type { Side } from '../../rules/sides.ts';
import { count, type Deck, grouped, inSection, type Known, nameOf } from './context.ts';

const MOST = 3;
const IN_ALL = 'ME-SIDE-004 ME-SIDE-007 ME-DECK-4004';

const isOwn = (card: CardFacts, side: Side): boolean => card.avatar && card.alignment === side.deck.avatars;

/** Avatars of his own kind in the play deck. */
export const avatarsIn = (deck: Deck): readonly Known[] =>
  inSection(deck, 'deck').filter(({ card }) => isOwn(card, deck.side));

export function checkAvatars(deck: Deck): void {
  const { side, declared, problem } = deck;
  const { cites, declares, dragons } = side.deck;
  const own = avatarsIn(deck);
  const avatars = count(own);
  const names = new Set(own.map(({ card }) => nameOf(card)));
  if (avatars > MOST)
    problem(
      cites.avatars,
      `at most ${MOST} ${side.avatar} cards are allowed in the play deck; there are ${avatars}`,
    );
  if (names.size > 2)
    problem(
      cites.mix,
      `three different ${side.avatar} cards are not allowed in the play deck: ${[...names].join(', ')}`,
    );
  if ((declares || dragons) && !names.has(declared))
    problem(
      dragons ? 'ME-DRAGON-4009' : 'ME-FW-011 ME-FW-4008',
      declared === ''
        ? `a ${side.player} says which ${side.avatar} he is, and has at least one copy of him in his play deck`
        : `${declared} is declared, and is not in the play deck`,
    );
  checkAll(deck);
}

/** Play deck and sideboard together. */
function checkAll(deck: Deck): void {
  const { side, problem } = deck;
  const own = inSection(deck, 'deck', 'sideboard').filter(({ card }) => isOwn(card, side));
  const all = [...grouped(own)].map(([name, lines]) => ({ name, lines, copies: count(lines) }));
  for (const { name, lines, copies } of all)
    if (copies > MOST) problem(IN_ALL, `at most ${MOST} of ${name} are allowed; there are ${copies}`, lines);
  const several = all.filter(({ copies }) => copies > 1);
  if (several.length > 1)
    problem(
      IN_ALL,
      `play deck and sideboard may have several copies of one ${side.avatar} only: ${several.map(({ name }) => name).join(', ')}`,
      several.flatMap(({ lines }) => lines),
    );
}
