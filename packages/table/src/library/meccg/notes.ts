/**
 * How a deck of Middle-earth CCG is played, told from what is in it: what it scores by, where it goes, what it sends
 * against others.
 *
 * Keeps  nothing is said that its cards do not show: these are counts and places in sentences.
 */
import { type CardFacts, factsIfAny, sites as siteCards } from '@westmarch/meccg';
import type { DeckLine } from '@westmarch/protocol';
import { listOf, many } from '../../words.ts';
import { inWords, sentence, sum, totals } from '../notes.ts';
import { analyse } from './analysis.ts';

const nameOf = (card: CardFacts): string => card.names['en'] ?? card.id;

function whereTo(lines: readonly DeckLine[]): string[] {
  const { places } = analyse(lines);
  const sites = places
    .flatMap(({ region, sites: some }) => some.map(({ site, cards }) => ({ region, site, cards })))
    // The more a site allows, and the fewer others allow the same, the more it is gone to.
    .filter(({ cards }) => cards.some((id) => factsIfAny(id)?.kind !== 'item'))
    .sort((a, b) => b.cards.length - a.cards.length)
    .slice(0, 3);
  return sites.map(({ region, site, cards }) => {
    const place = siteCards.find((one) => one?.id === site)?.name ?? site;
    const what = cards
      .flatMap((id) => factsIfAny(id) ?? [])
      .toSorted((a, b) => Number(a.kind === 'item') - Number(b.kind === 'item') || b.points - a.points)
      .slice(0, 3);
    return `At ${place}${region === '' ? '' : ` (${region})`} it can play ${listOf(what.map(nameOf))}.`;
  });
}

export function meccgNotes(lines: readonly DeckLine[]): string[] {
  const all = lines.flatMap(({ section, card, quantity }) => {
    const facts = factsIfAny(card);
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
