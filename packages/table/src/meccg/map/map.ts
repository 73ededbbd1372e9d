/**
 * The map at the table: the atlas of all places, where a company may go and by which ways, and why not elsewhere.
 *
 * Owns   what is said of places and ways. Not  where they lie on the sheet (the client), or any rule (the game's queries).
 * Keeps  made from a view: it tells what its viewer may know.
 */
import { Kind } from '@westmarch/kernel';
import {
  actionName,
  alignments,
  BY_AIR,
  CardKind,
  companiesOf,
  companyOf,
  destinationsOf,
  drawsFor,
  firstOf,
  isAdjacent,
  isDeep,
  localNamed,
  meccg,
  numberToRoll,
  Phase,
  PLACES,
  placeIndex,
  placeName,
  placeOfSite,
  printed,
  races,
  refusedActions,
  regionOfPlace,
  regions,
  regionTypes,
  rollNeeded,
  siteNumber,
  sites,
  siteTypes,
  versionsOfPlace,
  type Way,
  waysFor,
  whyNotThere,
} from '@westmarch/meccg';
import type { Atlas, AtlasPlace, MapNow, MapSite, MapWay, Refused } from '@westmarch/protocol';
import { refusedFrom } from '../../explain.ts';
import type { Taken } from '../../table-game.ts';
import { guardsOf, playableAt } from '../choices.ts';
import type { MeccgSeat } from '../seat.ts';

/** Steps whose numbers are site cards, and those that choose among ways and among companies. */
const OF_SITES = new Set([
  'declaring movement',
  'bringing in',
  'starting places',
  'movement of an agent',
  'moving on',
  'movement/hazard phase of a company',
]);
const isSite = ({ procedure, option }: Taken): boolean =>
  option.kind === Kind.number && OF_SITES.has(procedure);
const isWay = ({ procedure, step, option }: Taken): boolean =>
  procedure === 'movement/hazard phase of a company' && step === 'path' && option.kind === Kind.choice;
const isCompany = ({ procedure, step, option }: Taken): boolean =>
  option.kind === Kind.choice &&
  ((procedure === 'movement/hazard phase' && step === 'order') || procedure === 'parts of a company');

const { engine } = meccg;
const defOfSite = new Map(
  engine.definitions.slice(1).flatMap(({ index }) => {
    const site = engine.fact('site')[index];
    return engine.fact('kind')[index] === CardKind.site
      ? [[site, engine.definitions[index].id] as const]
      : [];
  }),
);
const faceOfSite = (site: number): string => defOfSite.get(site) ?? '';

/** Creatures of the pool, by what they are keyed to: three bits for each region type, one for each site type. */
const creatures = engine.definitions.slice(1).flatMap(({ index }) =>
  engine.fact('kind')[index] === CardKind.creature
    ? [
        {
          race: races[engine.fact('race')[index]],
          regions: engine.fact('keyedRegions')[index],
          sites: engine.fact('keyedSites')[index],
        },
      ]
    : [],
);
const keptRaces = new Map<string, string[]>();
/** The races that could be met on a way, those with most cards first. */
function racesOn(types: readonly number[], siteType: number): string[] {
  const key = `${types.toSorted((a, b) => a - b).join()}/${siteType}`;
  const known = keptRaces.get(key);
  if (known !== undefined) return known;
  const has = (packed: number): boolean =>
    types.some((type) => {
      const needs = (packed >> (3 * type)) & 7;
      return needs > 0 && types.filter((other) => other === type).length >= needs;
    });
  const found = new Map<string, number>();
  for (const { race, regions: needs, sites: at } of creatures)
    if (has(needs) || ((at >> siteType) & 1) === 1) found.set(race, (found.get(race) ?? 0) + 1);
  const list = [...found].toSorted((a, b) => b[1] - a[1]).map(([race]) => race);
  keptRaces.set(key, list);
  return list;
}

const typeOf = (site: number): number => siteTypes.indexOf(sites[site]?.type ?? siteTypes[0]);

function wayOf(way: number, { types, regions: through }: Way, to: number, index: number | null): MapWay {
  const names = through.map((region) => regions[region]?.name ?? '');
  return {
    index,
    name: way === 0 ? 'The printed path' : way === BY_AIR ? 'By air' : names.join(', '),
    types: types.map((type) => regionTypes[type]),
    regions: names,
    creatures: racesOn(types, typeOf(to)),
  };
}

/** What a site card is called where it lies in no place yet: as the map has it, by place and type. */
export const siteNamed = (site: number): string =>
  `${placeName(placeOfSite[site])} (${sites[site]?.type ?? ''})`;

/** What a way is called that the company on its way may take, by its number. */
export function wayNamed(seat: MeccgSeat, way: number): string {
  const { company, from, to } = onTheWay(seat);
  const found = waysFor(seat.view, company, from, to).get(way);
  return found === undefined ? '' : wayOf(way, found, to, null).name;
}

/** So many ways are told for a place; the shortest come first. */
const MOST_WAYS = 6;

/** A site card as a destination of a company, or as a place to choose where `company` is 0. */
function siteOf(seat: MeccgSeat, company: number, site: number, index: number | null): MapSite {
  const s = seat.view;
  const from = company === 0 ? 0 : siteNumber(s, company);
  const ways = from === 0 ? [] : [...waysFor(s, company, from, site)].slice(0, MOST_WAYS);
  return {
    index,
    place: placeName(placeOfSite[site]),
    face: faceOfSite(site),
    type: sites[site]?.type ?? '',
    ways: ways.map(([number, way]) => wayOf(number, way, site, null)),
    draws: from === 0 ? null : drawsFor(s, company, from, site),
    roll: from === 0 ? 0 : rollNeeded(s, company, s.company.site[company], site),
    guards: guardsOf(site),
    playable: [...new Set(playableAt(seat, site))],
  };
}

/** Whose way is chosen, from where and where to. */
function onTheWay(seat: MeccgSeat): { company: number; from: number; to: number } {
  const s = seat.view;
  const company = localNamed(s, 'company');
  return {
    company,
    from: printed.site(s, s.company.origin[company]),
    to: printed.site(s, s.company.destination[company]),
  };
}

const isOwn = (seat: MeccgSeat, company: number): boolean =>
  seat.you !== 0 && companiesOf(seat.view, seat.you).includes(company);

/** What can be done on the map: `asked` are the options of the decision, where it is the viewer's. */
export function mapNow(seat: MeccgSeat, asked: readonly (Taken & { index: number })[], of: number): MapNow {
  const s = seat.view;
  const places = asked.filter(isSite);
  const ways = asked.filter(isWay);
  const declaring = places.length > 0 && places[0].procedure === 'declaring movement';
  const company = declaring ? localNamed(s, 'company') : places.length === 0 && isOwn(seat, of) ? of : 0;
  const way = ways.length === 0 ? null : onTheWay(seat);
  const open = way === null ? new Map<number, Way>() : waysFor(s, way.company, way.from, way.to);
  const shown = way?.company ?? company;
  return {
    company: shown,
    from: placeName(placeOfSite[way?.from ?? (shown === 0 ? 0 : siteNumber(s, shown))]),
    to: way === null ? '' : placeName(placeOfSite[way.to]),
    companies: asked.flatMap((taken) => {
      const { option, index } = taken;
      if (isCompany(taken)) return [{ index, company: option.a }];
      return option.kind === Kind.action && option.b === 0 && actionName(option.n) === 'declareMovement'
        ? [{ index, company: companyOf(s, option.a) }]
        : [];
    }),
    sites:
      places.length > 0
        ? places.map(({ option, index }) => siteOf(seat, company, option.a, index))
        : company === 0 || s.company.site[company] === 0
          ? []
          : destinationsOf(s, seat.you, company).map((site) => siteOf(seat, company, site, null)),
    ways: ways.flatMap(({ option, index }) => {
      const found = open.get(option.a);
      return found === undefined || way === null ? [] : [wayOf(option.a, found, way.to, index)];
    }),
  };
}

/** The way of the company that is journeying to a place just now, as all may see it; none where nobody is. */
function wayTo(seat: MeccgSeat, place: number): MapWay[] {
  const s = seat.view;
  const { company, phase, pathLength } = s.global;
  const to = company === 0 ? 0 : s.company.destination[company];
  if (to === 0 || phase !== Phase.movementHazard || s.company.moved[company] === 0) return [];
  const site = printed.site(s, to);
  if (placeOfSite[site] !== place || pathLength === 0) return [];
  const types = Array.from({ length: pathLength }, (_x, i) => s.path.type[i + 1]);
  const through = Array.from({ length: pathLength }, (_x, i) => s.path.region[i + 1]).filter(
    (one) => one !== 0,
  );
  return [wayOf(through.length === 0 ? 0 : 1, { types, regions: through }, site, null)];
}

/**
 * What every card of a place is to the viewer: who guards it, and what of his hand is meant for it; and the way of the
 * company that is going there.
 */
export function placeNow(seat: MeccgSeat, place: string): MapNow {
  const number = placeIndex(place);
  const cards = number === 0 ? [] : versionsOfPlace[number];
  const ways = number === 0 ? [] : wayTo(seat, number);
  return {
    company: ways.length === 0 ? 0 : seat.view.global.company,
    from: '',
    to: ways.length === 0 ? '' : placeName(number),
    companies: [],
    sites: cards.map((site) => siteOf(seat, 0, site, null)),
    ways,
  };
}

/** Why a company of yours cannot go to a place now: because it may not move, or not there. */
export function whyThere(seat: MeccgSeat, company: number, place: string): Refused[] {
  const s = seat.view;
  const number = placeIndex(place);
  if (number === 0 || !isOwn(seat, company)) return [];
  const leader = firstOf(s, company);
  const declaring =
    meccg.pending(s)?.procedure === 'declaring movement' && localNamed(s, 'company') === company;
  const still = declaring
    ? []
    : refusedActions(s, seat.you, leader).filter(({ name }) => name === 'declareMovement');
  return refusedFrom(seat, [
    ...still.map(({ refusals }) => ({ name: `moving ${seat.company(company)}`, refusals })),
    { name: `going to ${placeName(number)}`, refusals: whyNotThere(s, seat.you, company, number) },
  ]);
}

function placeOf(place: number): AtlasPlace {
  const cards = versionsOfPlace[place];
  const below = new Map<string, number>();
  for (const from of cards)
    for (let to = 1; to < sites.length; to++)
      if (isAdjacent(from, to) && !below.has(placeName(placeOfSite[to])))
        below.set(placeName(placeOfSite[to]), numberToRoll(from, to));
  return {
    name: placeName(place),
    region: regions[regionOfPlace[place]]?.name ?? '',
    under: isDeep[place] === 1,
    sites: cards.flatMap((site) => {
      const facts = sites[site];
      return facts === null || facts === undefined
        ? []
        : [
            {
              face: faceOfSite(site),
              side: alignments.find((one) => one === facts.alignment) ?? '',
              type: facts.type,
              nearest: facts.nearestHaven,
            },
          ];
    }),
    below: [...below].map(([name, roll]) => ({ place: name, roll })),
  };
}

/** All regions and places, with the cards of every side. */
export const atlas = (): Atlas => ({
  regions: regions.flatMap((region) =>
    region === null ? [] : [{ name: region.name, type: region.type, adjacent: [...region.adjacent] }],
  ),
  places: Array.from({ length: PLACES }, (_x, i) => placeOf(i + 1)),
});
