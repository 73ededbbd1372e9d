/**
 * Companies of a position: who is in them, where they stand, where they go, and what they have been through this turn.
 *
 * Not    what can be on no table (position.ts).
 */
import { firstIn, isIn, move, place } from '@westmarch/kernel';
import { engine, printed } from '../engine.ts';
import { races } from '../facts/names.ts';
import { allSites } from '../facts/sites.ts';
import {
  placeIndex,
  placeName,
  placeOfSite,
  regions,
  siteIndex,
  sites,
  versionsOfPlace,
} from '../map/map.ts';
import { mayUse } from '../map/reach.ts';
import { isAvatarCard, isCharacter } from '../rules/cards/cards.ts';
import { isSameDefinition } from '../rules/cards/identity.ts';
import { reveal } from '../rules/characters/avatar.ts';
import { companySize, firstCompany, firstOf, lastCompany } from '../rules/companies/company.ts';
import { Deed, facedBy, playedOn, remember } from '../rules/companies/history.ts';
import { sideOf } from '../rules/sides.ts';
import { isOwnHaven, layOpen, siteDefinition, takeSite } from '../rules/sites/sites.ts';
import {
  COMPANIES_PER_PLAYER,
  LOCATIONS,
  Location,
  type S,
  SITES_PER_PLAYER,
  Status,
  Zone,
} from '../state.ts';
import { type Build, type Names, numberOf, type Plain, type PlainFields, textOf, textsOf } from './build.ts';

/** A site by its name, or one card of it by its id. */
export const site = {
  oneOf: [...new Set(allSites.map(({ name }) => name)), ...allSites.map(({ id }) => id)],
  what: 'site',
} as const;
/** The place that a name or the id of a card means. */
export const placeNamed = (name: string): number => placeOfSite[siteIndex(name)] || placeIndex(name);
export const placeSaid = (place: number): string => (place === 0 ? 'none' : placeName(place));
/** How a site card is told: by its name where a player of this kind would take that card, otherwise by its id. */
export function siteSaid(s: S, player: number, number: number): string {
  const facts = sites[number];
  if (facts === null || facts === undefined) return 'none';
  return siteMeant(s, player, facts.name) === number ? facts.name : facts.id;
}
const nameOfSite = (s: S, card: number): string =>
  card === 0 ? 'none' : siteSaid(s, s.card.owner[card], printed.site(s, card));
/** The card that a name means for a player: that of his own, before any other that he uses. */
export function siteMeant(s: S, player: number, name: string): number {
  if (siteIndex(name) !== 0) return siteIndex(name);
  const versions = versionsOfPlace[placeIndex(name)] ?? [];
  const { walker } = sideOf(s, player);
  for (const alignment of walker.uses) {
    const own = versions.find(
      (version) =>
        sites[version]?.alignment === alignment && (walker.swaps.length === 0 || mayUse(walker, version)),
    );
    if (own !== undefined) return own;
  }
  return 0;
}

/** Rows that no card of the position uses become blank site cards, as dealing would have left them. */
export function layBlankSites(s: S): void {
  if (firstIn(s, place(s, Zone.spare, 1)) !== 0) return;
  let card = s.card.def.length;
  for (let player = s.layout.sizes.players; player >= 1; player--)
    for (let i = 0; i < SITES_PER_PLAYER; i++) move(s, --card, place(s, Zone.spare, player));
}

/** The card of a site that this player has on the table, or one newly taken; not one that he has discarded. */
function siteCard(s: S, player: number, field: string, name: string, company: number, build: Build): number {
  const number = siteMeant(s, player, name);
  if (number === 0 || siteDefinition(number) === undefined)
    build.refuse(`${build.names.player(player)} has no card of ${name} that can be played`, {
      group: ['company', company],
      field,
    });
  if (
    !isOwnHaven(s, player, number) &&
    s.location.state[(player - 1) * LOCATIONS + number] === Location.discarded
  )
    build.refuse(
      `${name} is among the discarded sites of ${build.names.player(player)}, so no company of his can be there or go there`,
      { group: ['company', company], field },
    );
  for (let other = firstCompany(player); other <= lastCompany(player); other++)
    for (const card of [s.company.site[other], s.company.destination[other]])
      if (card !== 0 && printed.site(s, card) === number) return card;
  return takeSite(s, player, number, company);
}

/** A Ringwraith whose leader, whom his player has revealed, is not in play. */
const isLeft = (s: S, player: number, card: number): boolean =>
  s.player.avatar[player] === 0 &&
  s.player.revealed[player] !== 0 &&
  !isSameDefinition(s.player.revealed[player], s.card.def[card]);

function checkCharacters(s: S, company: number, player: number, build: Build): void {
  const first = firstOf(s, company);
  if (first === 0)
    build.refuse('a company needs a character: name one in "characters"', {
      group: ['company', company],
      field: 'characters',
    });
  for (let c = first; c !== 0; c = s.card.next[c]) {
    if (!isCharacter(s, c))
      build.refuse(`"${build.names.card(c)}" is no character: lay it "on" one, or into another zone`, {
        card: c,
      });
    if (!isAvatarCard(s, c) || isLeft(s, player, c)) continue;
    const other = s.player.avatar[player];
    // Of several Ringwraiths the first stands for his player, and the others follow him.
    if (other !== 0 && sideOf(s, player).ofTheNine) {
      s.card.leader[c] = other;
      continue;
    }
    if (other !== 0)
      build.refuse(
        `a player has one Wizard at most: ${build.names.player(player)} has "${build.names.card(other)}" and "${build.names.card(c)}"`,
        { card: c },
      );
    reveal(s, player, c);
  }
}

/** What lies on a site is its owner's, whoever is there. */
function layOnSite(s: S, at: number, cards: readonly number[]): void {
  for (const card of cards) {
    s.card.controller[card] = s.card.owner[card];
    move(s, card, place(s, Zone.on, at));
  }
}

const raceNames = (bits: number): string[] => races.filter((_race, i) => i > 0 && (bits & (1 << i)) !== 0);
const defNames = (defs: readonly number[]): string[] =>
  defs.map((def) => engine.definitions[def].names['en'] ?? engine.definitions[def].id);

/** The definition of a card that need not be on the table any more. */
function definitionNamed(name: string, build: Build, field: string, company: number): number {
  const found = engine.definitions.find(({ names, id }) => names['en'] === name || id === name);
  return (
    found?.index ??
    build.refuse(`"${name}" is no card that can be played`, { group: ['company', company], field })
  );
}

function placeHistory(s: S, company: number, fields: PlainFields, build: Build): void {
  const spot = (field: string) => ({ group: ['company', company], field }) as const;
  for (const name of textsOf(fields['faced'])) {
    const race = races.find((one) => one === name);
    if (race === undefined)
      build.refuse(`"${name}" is no race; there are ${races.slice(1).join(', ')}`, spot('faced'));
    s.company.faced[company] |= 1 << races.indexOf(race);
  }
  for (const name of textsOf(fields['creatures']))
    remember(s, company, Deed.faced, definitionNamed(name, build, 'creatures', company));
  for (const name of textsOf(fields['played']))
    remember(s, company, Deed.playedOn, definitionNamed(name, build, 'played', company));
  s.company.extraRegions[company] = numberOf(fields['extraRegions'], 0);
  for (const count of ['fewerRegions', 'hazardsLeft', 'pursuit', 'pursued'] as const)
    s.company[count][company] = numberOf(fields[count], 0);
  for (const flag of ['moved', 'done', 'returned', 'minorItem', 'sought', 'leftBehind'] as const)
    if (fields[flag] === true) s.company[flag][company] = 1;
  s.company.cameFrom[company] = siteMeant(s, s.company.player[company], textOf(fields['cameFrom']));
  if (fields['partOf'] !== undefined) {
    const whole = build.group('company', fields['partOf']);
    if (whole === 0) build.refuse(`"${textOf(fields['partOf'])}" is no company here`, spot('partOf'));
    s.company.partOf[company] = whole;
  }
}

type Read = { readonly read: (s: S, company: number, names: Names) => Plain };
const reading = (read: Read['read']): Read => ({ read });
const readings: Readonly<Record<string, Read>> = {
  at: reading((s, c) => nameOfSite(s, s.company.site[c])),
  siteTapped: reading(
    (s, c) => s.card.status[s.company.site[c]] === Status.tapped && s.company.site[c] !== 0,
  ),
  siteLeadsTo: reading((s, c) => placeSaid(s.card.where[s.company.site[c]])),
  movesTo: reading((s, c) => nameOfSite(s, s.company.destination[c])),
  onSite: reading((s, c, names) => {
    const found: string[] = [];
    const at = s.company.site[c];
    if (at !== 0)
      for (let card = firstIn(s, place(s, Zone.on, at)); card !== 0; card = s.card.next[card])
        found.push(names.card(card));
    return found;
  }),
  moved: reading((s, c) => s.company.moved[c] === 1),
  cameFrom: reading((s, c) => siteSaid(s, s.company.player[c], s.company.cameFrom[c])),
  done: reading((s, c) => s.company.done[c] === 1),
  returned: reading((s, c) => s.company.returned[c] === 1),
  entered: reading((s, c) => s.company.entered[c] === 1),
  minorItem: reading((s, c) => s.company.minorItem[c] === 1),
  sought: reading((s, c) => s.company.sought[c] === 1),
  extraRegions: reading((s, c) => s.company.extraRegions[c]),
  fewerRegions: reading((s, c) => s.company.fewerRegions[c]),
  hazardsLeft: reading((s, c) => s.company.hazardsLeft[c]),
  leftBehind: reading((s, c) => s.company.leftBehind[c] === 1),
  pursuit: reading((s, c) => s.company.pursuit[c]),
  pursued: reading((s, c) => s.company.pursued[c]),
  faced: reading((s, c) => raceNames(s.company.faced[c])),
  creatures: reading((s, c) => defNames(facedBy(s, c))),
  played: reading((s, c) => defNames(playedOn(s, c))),
  partOf: reading((s, c, names) =>
    s.company.partOf[c] === 0 ? 'none' : names.group('company', s.company.partOf[c]),
  ),
  player: reading((s, c, names) => names.player(s.company.player[c])),
  size: reading(companySize),
};

export const companies = {
  table: 'company',
  most: COMPANIES_PER_PLAYER,
  cards: { characters: 'company', onGuard: 'onGuard' },
  held: ['onSite'],
  fields: {
    /** Where it stands. */
    at: site,
    siteTapped: 'flag',
    /** Of a site whose player chose what it is adjacent to: what. */
    siteLeadsTo: site,
    /** Where it has declared to go. */
    movesTo: site,
    /** Which way, in the phase "hazards": "starter", or the regions in order. */
    by: { either: [{ oneOf: ['starter'] }, { list: 'text' }] },
    /** This turn: it has moved, from where, and has been through this phase; it went back to where it came from. */
    moved: 'flag',
    cameFrom: site,
    done: 'flag',
    returned: 'flag',
    /** One more minor item may be played, where the last play allows it. */
    minorItem: 'flag',
    sought: 'flag',
    /** Races of attacks, creatures, and cards that were played on it, all of this turn. */
    faced: { list: 'text' },
    creatures: { list: 'text' },
    played: { list: 'text' },
    /** Regions that it may move through beyond the usual number, and fewer as it declared its movement. */
    extraRegions: 'number',
    fewerRegions: 'number',
    /** What its movement/hazard phase left of the hazard limit. */
    hazardsLeft: 'number',
    /** It fell behind another one on its way. */
    leftBehind: 'flag',
    pursuit: 'number',
    pursued: 'number',
    /** The company that it parted from in this movement/hazard phase. */
    partOf: 'text',
  },
  required: ['at', 'characters'],
  row: (player: number, n: number): number => firstCompany(player) + n,
  has: (s: S, company: number): boolean => s.company.player[company] !== 0,
  readings,
  /** On its way it still stands where it came from; what lies on its site needs its owner. */
  say(s: S, company: number, names: Names): PlainFields {
    const from = s.company.site[company] === 0 ? s.company.cameFrom[company] : 0;
    const by: string[] = [];
    if (company === s.global.company && s.global.byRegions === 1 && from !== 0)
      for (let i = 1; i <= s.global.pathLength; i++) by.push(regions[s.path.region[i]]?.name ?? '');
    const onSite: PlainFields[] = [];
    const at = s.company.site[company];
    for (let c = at === 0 ? 0 : firstIn(s, place(s, Zone.on, at)); c !== 0; c = s.card.next[c])
      onSite.push({ card: names.card(c), owner: names.player(s.card.owner[c]) });
    return {
      ...(from === 0 ? {} : { at: siteSaid(s, s.company.player[company], from) }),
      ...(by.length === 0 ? {} : { by }),
      ...(onSite.length === 0 ? {} : { onSite }),
    };
  },
  place(
    s: S,
    company: number,
    player: number,
    fields: PlainFields,
    build: Build,
    held: Readonly<Record<string, readonly number[]>>,
  ): void {
    layBlankSites(s);
    checkCharacters(s, company, player, build);
    s.company.player[company] = player;
    const at = siteCard(s, player, 'at', textOf(fields['at']), company, build);
    if (!isIn(s, at, Zone.sites)) layOpen(s, at);
    s.company.site[company] = at;
    const spot = (field: string) => ({ group: ['company', company], field }) as const;
    if (fields['siteTapped'] === true) s.card.status[at] = Status.tapped;
    if (fields['siteLeadsTo'] !== undefined) s.card.where[at] = placeNamed(textOf(fields['siteLeadsTo']));
    layOnSite(s, at, held['onSite'] ?? []);
    placeHistory(s, company, fields, build);
    const to = textOf(fields['movesTo']);
    if (to === '') {
      if (fields['by'] !== undefined) build.refuse('a way leads somewhere: "movesTo" says where', spot('by'));
      return;
    }
    if (to === fields['at']) build.refuse(`the company is at ${to} already`, spot('movesTo'));
    s.company.destination[company] = siteCard(s, player, 'movesTo', to, company, build);
  },
} as const;
