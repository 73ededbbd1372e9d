/**
 * Companies of a position: who is in them, where they stand, and where they are going.
 *
 * Keeps  what cannot be on any table is refused with its reason: an item as a character, two Wizards of one player,
 *        a second copy of something unique, a follower whose leader is elsewhere.
 */
import { firstIn, hostOf, isIn, move, place, placeIndexOf } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { factsOf } from '../facts/cards.ts';
import { heroSites } from '../facts/sites.ts';
import { siteIndex } from '../map/map.ts';
import { companyOf, hasKeyword, isAvatar, isCharacter, Kind } from '../rules/cards/cards.ts';
import { isTheOnlyOne } from '../rules/cards/unique.ts';
import { firstCompany, firstOf, lastCompany } from '../rules/companies/company.ts';
import { layOpen, takeSite } from '../rules/sites/sites.ts';
import {
  COMPANIES_PER_PLAYER,
  LOCATIONS,
  Location,
  type S,
  SITES_PER_PLAYER,
  Status,
  Zone,
} from '../state.ts';
import { type Build, listOf, nameOf, type Plain, type PlainFields, textOf } from './build.ts';

const site = { oneOf: heroSites.map(({ name }) => name), what: 'hero site' } as const;

/** Rows that no card of the position uses become blank site cards, as dealing would have left them. */
function layBlankSites(s: S): void {
  if (firstIn(s, place(s, Zone.spare, 1)) !== 0) return;
  let card = s.card.def.length;
  for (let player = s.layout.sizes.players; player >= 1; player--)
    for (let i = 0; i < SITES_PER_PLAYER; i++) move(s, --card, place(s, Zone.spare, player));
}

/** The card of a site that this player has on the table, or one newly taken. */
function siteCard(s: S, player: number, number: number, company: number): number {
  for (let other = firstCompany(player); other <= lastCompany(player); other++)
    for (const card of [s.company.site[other], s.company.destination[other]])
      if (card !== 0 && printed.site(s, card) === number) return card;
  return takeSite(s, player, number, company);
}

function checkCharacters(s: S, company: number, player: number, build: Build): void {
  const first = firstOf(s, company);
  if (first === 0) build.refuse('a company needs a character');
  for (let c = first; c !== 0; c = s.card.next[c]) {
    if (!isCharacter(s, c)) build.refuse(`"${nameOf(s, c)}" is no character`);
    if (!isAvatar(s, c)) continue;
    if (s.player.avatar[player] !== 0) build.refuse('a player has one Wizard at most');
    s.player.avatar[player] = c;
  }
}

export const companies = {
  table: 'company',
  most: COMPANIES_PER_PLAYER,
  cards: { characters: 'company', onGuard: 'onGuard' },
  fields: {
    /** Where it stands. */
    at: site,
    siteTapped: 'flag',
    /** Where it has declared to go. */
    movesTo: site,
    /** Which way, in the phase "hazards": "starter", or the regions in order. */
    by: { either: [{ oneOf: ['starter'] }, { list: 'text' }] },
  },
  required: ['at', 'characters'],
  row: (player: number, n: number): number => firstCompany(player) + n,
  place(s: S, company: number, player: number, fields: PlainFields, build: Build): void {
    layBlankSites(s);
    checkCharacters(s, company, player, build);
    s.company.player[company] = player;
    const at = siteCard(s, player, siteIndex(textOf(fields['at'])), company);
    if (!isIn(s, at, Zone.sites)) layOpen(s, at);
    s.company.site[company] = at;
    if (fields['siteTapped'] === true) s.card.status[at] = Status.tapped;
    const to = textOf(fields['movesTo']);
    if (to === '') return;
    if (to === fields['at']) build.refuse(`the company is at ${to} already`);
    s.company.destination[company] = siteCard(s, player, siteIndex(to), company);
  },
} as const;

/** Sites of a player that were discarded, so that nobody of his can go there. */
export const discardedSites = {
  shape: { list: site },
  place(s: S, player: number, value: Plain): void {
    for (const name of listOf(value))
      s.location.state[(player - 1) * LOCATIONS + siteIndex(textOf(name))] = Location.discarded;
  },
} as const;

/** A creature that may lie in play as an event. */
const isAlsoEvent = (s: S, card: number): boolean =>
  factsOf(s.engine.definitions[s.card.def[card]].id).alsoEvent;

/** Zones that hold one kind of card only. */
function wrongPlace(s: S, card: number): string | null {
  const kind = printed.kind(s, card);
  if (isIn(s, card, Zone.factions) && kind !== Kind.faction) return 'is no faction';
  if (
    isIn(s, card, Zone.events) &&
    kind !== Kind.resourceEvent &&
    kind !== Kind.hazardEvent &&
    !isAlsoEvent(s, card)
  )
    return 'is no event';
  const host = hostOf(s, card);
  if (host === 0 || !isIn(s, card, Zone.on)) return null;
  if (kind === Kind.character)
    return 'is a character, and lies on no other card: use "leader" for a follower';
  if (kind === Kind.site || kind === Kind.creature) return `cannot lie on ${nameOf(s, host)}`;
  return null;
}

/** A card on guard is an opponent's, who has it in hand as it were. */
function settleGuard(s: S, card: number, build: Build): void {
  if (!isIn(s, card, Zone.onGuard)) return;
  const owner = s.card.owner[card];
  if (owner === s.company.player[placeIndexOf(s, card)])
    build.refuse(
      `"${nameOf(s, card)}" lies on guard beside a company of its own player: "owner" says whose it is`,
    );
  if (s.card.controller[card] === owner) return;
  s.card.controller[card] = owner;
  s.card.knownTo[card] = 1 << owner;
}

/** What must hold of any position, whatever phase it begins in. */
export function checkPosition(s: S, build: Build): void {
  if (build.players < 2) build.refuse('the game needs two players at least');
  layBlankSites(s);
  for (let card = 1; card < s.card.def.length; card++) {
    if (s.card.def[card] === 0) continue;
    const name = nameOf(s, card);
    settleGuard(s, card, build);
    const wrong = wrongPlace(s, card);
    if (wrong !== null) build.refuse(`"${name}" ${wrong}`);
    const { leader } = s.card;
    if (leader[card] !== 0 && companyOf(s, leader[card]) !== companyOf(s, card))
      build.refuse(`"${name}" follows someone who is not in the same company`);
    if (leader[card] !== 0 && leader[leader[card]] !== 0)
      build.refuse(`"${name}" follows someone who is a follower himself`);
    if (s.card.live[card] === 1 && hasKeyword(s, card, 'unique') && !isTheOnlyOne(s, card))
      build.refuse(`"${name}" is unique, and another copy is in play or out of the game`);
  }
}
