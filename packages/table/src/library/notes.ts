/**
 * How a deck is played, told from what is in it: what it scores by, where it goes, what it sends against others.
 *
 * Keeps  nothing is said that its cards do not show: these are counts and places in sentences.
 */
import { type CardFacts as LotrCard, factsIfAny as lotrFacts } from '@westmarch/lotr-tcg';
import { type CardFacts as MeccgCard, factsIfAny as meccgFacts, sites as siteCards } from '@westmarch/meccg';
import type { DeckLine } from '@westmarch/protocol';
import { capital, listOf, many } from '../words.ts';
import { analyse } from './analysis.ts';

interface Some<Card> {
  readonly card: Card;
  readonly quantity: number;
}
const sum = <Card>(all: readonly Some<Card>[], of: (card: Card) => number = () => 1): number =>
  all.reduce((n, { card, quantity }) => n + quantity * of(card), 0);

/** Totals by a word, the greatest first; what is nothing is left out. */
function totals<Card>(
  all: readonly Some<Card>[],
  word: (card: Card) => string,
  of: (card: Card) => number = () => 1,
): [string, number][] {
  const found = new Map<string, number>();
  for (const { card, quantity } of all) {
    const key = word(card);
    if (key !== '' && key !== 'none') found.set(key, (found.get(key) ?? 0) + quantity * of(card));
  }
  return [...found].filter(([, n]) => n > 0).sort((a, b) => b[1] - a[1]);
}
const inWords = (found: readonly (readonly [string, number])[], most: number): string =>
  listOf(found.slice(0, most).map(([word, n]) => `${word} (${n})`));
const sentence = (text: string): string => `${capital(text)}.`;

const nameOf = (card: MeccgCard): string => card.names['en'] ?? card.id;

function whereTo(lines: readonly DeckLine[]): string[] {
  const { places } = analyse(lines);
  const sites = places
    .flatMap(({ region, sites: some }) => some.map(({ site, cards }) => ({ region, site, cards })))
    // The more a site allows, and the fewer others allow the same, the more it is gone to.
    .filter(({ cards }) => cards.some((id) => meccgFacts(id)?.kind !== 'item'))
    .sort((a, b) => b.cards.length - a.cards.length)
    .slice(0, 3);
  return sites.map(({ region, site, cards }) => {
    const place = siteCards.find((one) => one?.id === site)?.name ?? site;
    const what = cards
      .flatMap((id) => meccgFacts(id) ?? [])
      .toSorted((a, b) => Number(a.kind === 'item') - Number(b.kind === 'item') || b.points - a.points)
      .slice(0, 3);
    return `At ${place}${region === '' ? '' : ` (${region})`} it can play ${listOf(what.map(nameOf))}.`;
  });
}

export function meccgNotes(lines: readonly DeckLine[]): string[] {
  const all = lines.flatMap(({ section, card, quantity }) => {
    const facts = meccgFacts(card);
    return facts === undefined ? [] : [{ section, card: facts, quantity }];
  });
  const deck = all.filter(({ section }) => section === 'deck');
  const avatars = totals(
    all.filter(({ card }) => card.avatar),
    nameOf,
  );
  const creatures = deck.filter(({ card }) => card.kind === 'creature');
  const events = deck.filter(({ card }) => card.kind === 'hazard event');
  const corruption = events.filter(({ card }) => card.keywords.includes('corruption'));
  const agents = deck.filter(({ card }) => card.agent);
  const scores = totals(
    all.filter(({ section, card }) => section !== 'sideboard' && card.kind !== 'creature' && !card.avatar),
    (card) => card.pointKind,
    (card) => Math.max(0, card.points),
  );
  const { keying } = analyse(lines);
  const events_ = deck.filter(({ card }) => card.kind === 'resource event' && card.points > 0);
  return [
    ...(avatars.length === 0 ? [] : [`Its avatar is ${listOf(avatars.slice(0, 3).map(([name]) => name))}.`]),
    ...(scores.length === 0 ? [] : [sentence(`marshalling points that it brings: ${inWords(scores, 4)}`)]),
    ...whereTo(lines),
    ...(events_.length === 0
      ? []
      : [`Events that score: ${listOf(events_.slice(0, 3).map(({ card }) => nameOf(card)))}.`]),
    ...(creatures.length === 0
      ? ['It attacks with no creatures of its own.']
      : [
          `${many(sum(creatures), 'creature')}, mostly ${inWords(
            totals(creatures, (card) => card.race),
            2,
          )}, keyed to ${inWords(
            keying.map(({ key, copies }) => [key.replaceAll('-', ' '), copies]),
            3,
          )}.`,
        ]),
    ...(events.length === 0
      ? []
      : [
          `${many(sum(events), 'hazard event')}${corruption.length === 0 ? '' : `, ${sum(corruption)} of them of corruption`}${agents.length === 0 ? '' : `, and ${many(sum(agents), 'agent')}`}.`,
        ]),
  ];
}

export function lotrNotes(lines: readonly DeckLine[]): string[] {
  const all = lines.flatMap(({ section, card, quantity }) => {
    const facts: LotrCard | undefined = lotrFacts(card);
    return facts === undefined ? [] : [{ section, card: facts, quantity }];
  });
  const deck = all.filter(({ section }) => section === 'deck');
  const free = deck.filter(({ card }) => card.side !== 'Shadow');
  const shadow = deck.filter(({ card }) => card.side === 'Shadow');
  const minions = shadow.filter(({ card }) => card.kind === 'minion');
  const cost = (some: readonly Some<LotrCard>[]): string =>
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
