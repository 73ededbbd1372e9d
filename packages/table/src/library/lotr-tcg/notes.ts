/** How a deck of The Lord of the Rings TCG is played, told from the counts of its cards and nothing else. */
import { type CardFacts, factsIfAny } from '@westmarch/lotr-tcg';
import type { DeckLine } from '@westmarch/protocol';
import { listOf, many } from '../../words.ts';
import { inWords, type Some, sum, totals } from '../notes.ts';

export function lotrNotes(lines: readonly DeckLine[]): string[] {
  const all = lines.flatMap(({ section, card, quantity }) => {
    const facts: CardFacts | undefined = factsIfAny(card);
    return facts === undefined ? [] : [{ section, card: facts, quantity }];
  });
  const deck = all.filter(({ section }) => section === 'deck');
  const free = deck.filter(({ card }) => card.side !== 'Shadow');
  const shadow = deck.filter(({ card }) => card.side === 'Shadow');
  const minions = shadow.filter(({ card }) => card.kind === 'minion');
  const cost = (some: readonly Some<CardFacts>[]): string =>
    some.length === 0 ? '0' : (sum(some, (card) => card.twilight) / sum(some)).toFixed(1);
  const strongest = minions.toSorted((a, b) => b.card.strength - a.card.strength).slice(0, 2);
  const bearer = all.find(({ section }) => section === 'ringBearer');
  const companions = free
    .filter(({ card }) => card.kind === 'companion')
    .toSorted((a, b) => b.card.strength - a.card.strength)
    .slice(0, 3);
  return [
    ...(bearer === undefined ? [] : [`${bearer.card.name} bears the Ring.`]),
    ...(companions.length === 0
      ? []
      : [`In the fellowship: ${listOf(companions.map(({ card }) => card.name))}.`]),
    ...(free.length === 0
      ? []
      : [
          `Free Peoples by culture: ${inWords(
            totals(free, (card) => card.culture),
            4,
          )}; mean cost ${cost(free)}.`,
        ]),
    ...(shadow.length === 0
      ? []
      : [
          `Shadow by culture: ${inWords(
            totals(shadow, (card) => card.culture),
            4,
          )}; mean cost ${cost(shadow)}.`,
        ]),
    ...(minions.length === 0
      ? []
      : [
          `${many(sum(minions), 'minion')}; the strongest ${strongest.length === 1 ? 'is' : 'are'} ${listOf(strongest.map(({ card }) => `${card.name} (strength ${card.strength})`))}.`,
        ]),
  ];
}
