/** Values of a position that are no column and no attribute: points, influence, where a company stands. */
import { hostOf, isIn, valueOf } from '@westmarch/kernel';
import {
  attackBody,
  attackProwess,
  attackStrikes,
  corruptionPoints,
  generalInfluence,
  handSize,
  printed,
} from '../engine.ts';
import { pointKinds, regionTypes, siteTypes } from '../facts/names.ts';
import { placeName, regions } from '../map/map.ts';
import { companyOf, isCharacter } from '../rules/cards/cards.ts';
import { raceNames } from '../rules/cards/races.ts';
import { ofAttack } from '../rules/combat/attack-numbers.ts';
import { prowessAgainst } from '../rules/combat/strike-totals.ts';
import { companySize, placeOf, siteNumber } from '../rules/companies/company.ts';
import { corruptionOf } from '../rules/corruption/corruption.ts';
import { hazardLimit } from '../rules/hazards/hazard-limit.ts';
import { pathType } from '../rules/hazards/keying.ts';
import { attemptModifiers, resistance } from '../rules/influence/attempts.ts';
import { ownModifier, standardModifier } from '../rules/influence/faction-attempts.ts';
import {
  directInfluenceLeft,
  generalInfluenceLeft,
  generalInfluenceUsed,
} from '../rules/influence/influence.ts';
import { councilPoints, pointsToCall, rawPoints } from '../rules/points.ts';
import { isAvailable, sitePathOf, siteType } from '../rules/sites/sites.ts';
import { stagePointsOf } from '../rules/stage.ts';
import { LOCATIONS, type S, Status, schema, Zone } from '../state.ts';
import type { Names, Plain } from './build.ts';
import { siteSaid } from './companies.ts';

type Read = { readonly read: (s: S, row: number, names: Names) => Plain };
const reading = (read: Read['read']): Read => ({ read });

const tapped = (s: S, site: number): boolean => site !== 0 && s.card.status[site] === Status.tapped;

/** The cards whose declared actions wait, the first declared first. */
function chainOf(s: S, _row: number, names: Names): string {
  const waiting: string[] = [];
  for (let e = 1; e <= s.global.entries; e++) waiting.push(names.card(s.entry.source[e]));
  return waiting.join(', ');
}
/** The types of the regions that the company goes through, as they count now. */
function pathOf(s: S): string {
  const types: string[] = [];
  for (let i = 1; i <= s.global.pathLength; i++) types.push(regionTypes[pathType(s, i)]);
  return types.join(', ');
}
/** What is added to the roll of the influence attempt now declared; opposing rolls are not in it. */
function attemptModifier(s: S): number {
  const { attempt, attemptOn } = s.global;
  if (attempt === 0) return 0;
  if (isIn(s, attemptOn, Zone.declared))
    return (
      ownModifier(s, attempt, companyOf(s, attempt), attemptOn) + standardModifier(s, attemptOn, attempt)
    );
  return attemptModifiers(s, attempt, attemptOn);
}

export const readings: Readonly<Record<'table' | 'player' | 'card', Readonly<Record<string, Read>>>> = {
  table: {
    hazardLimit: reading(hazardLimit),
    'hazards left': reading((s) => hazardLimit(s) - s.global.hazardsDeclared),
    /** Of the attack being faced. */
    'attack strikes': reading((s) => ofAttack(s, attackStrikes, s.global.attack)),
    'attack prowess': reading((s) => ofAttack(s, attackProwess, s.global.attack)),
    'attack body': reading((s) => ofAttack(s, attackBody, s.global.attack)),
    /** Declared and not resolved, in order. */
    chain: reading(chainOf),
    'site path': reading(pathOf),
    /** The regions that the company goes through by name, where it goes by region movement. */
    regions: reading((s) => {
      const found: string[] = [];
      for (let i = 1; i <= s.global.pathLength; i++) found.push(regions[s.path.region[i]]?.name ?? 'unnamed');
      return found;
    }),
    /** Whom the strike being resolved is against. */
    strike: reading((s, _row, names) =>
      s.global.strike === 0 ? 'none' : names.card(s.strike.target[s.global.strike]),
    ),
    'attack race': reading((s) => raceNames(s.attack.races[s.global.attack])),
    /** The strikes of the attack being faced: who faces each, and what came of it. */
    strikes: reading((s, _row, names) => {
      const found: string[] = [];
      const results = schema.spec.tables.strike.columns.result.names ?? [];
      for (let i = 1; i < s.strike.attack.length; i++)
        if (s.strike.attack[i] === s.global.attack && s.strike.target[i] !== 0)
          found.push(`${names.card(s.strike.target[i])}: ${results[s.strike.result[i]]}`);
      return found;
    }),
    /** Of the influence attempt now declared: what is added to the roll, and what the total must exceed. */
    'attempt modifier': reading(attemptModifier),
    'attempt needs': reading((s) =>
      s.global.attempt === 0 ? 0 : resistance(s, s.global.attemptOn, s.global.attemptCopy),
    ),
    /** What the target of the strike being resolved adds to his roll. */
    'prowess against the strike': reading((s) => prowessAgainst(s, s.global.strike)),
  },
  player: {
    'general influence': reading((s, p) => valueOf(s, generalInfluence, p)),
    'general influence used': reading(generalInfluenceUsed),
    'general influence left': reading(generalInfluenceLeft),
    'hand size': reading((s, p) => valueOf(s, handSize, p)),
    'stage points': reading(stagePointsOf),
    'marshalling points': reading(pointsToCall),
    /** The sites that his companies can still go to. */
    locationDeck: reading((s, p) => {
      const found: string[] = [];
      for (let site = 1; site <= LOCATIONS; site++)
        if (isAvailable(s, p, site)) found.push(siteSaid(s, p, site));
      return found;
    }),
    /** After doubling and the half cap, against the next player. */
    'Council points': reading((s, p) => councilPoints(s, p)),
    ...Object.fromEntries(
      pointKinds.slice(1).map((kind, i) => [`${kind} points`, reading((s, p) => rawPoints(s, p)[i + 1])]),
    ),
  },
  card: {
    /** Of a character with everything on him; of any other card its own. */
    'corruption points': reading((s, c) =>
      isCharacter(s, c) ? corruptionOf(s, c) : valueOf(s, corruptionPoints, c),
    ),
    'direct influence left': reading((s, c) => directInfluenceLeft(s, c, companyOf(s, c), 0)),
    /** Of the company that the card belongs to. */
    at: reading((s, c) => placeName(placeOf(s, companyOf(s, c))) || 'nowhere'),
    'site tapped': reading((s, c) => tapped(s, s.company.site[companyOf(s, c)])),
    'site type': reading((s, c) => {
      const site = printed.place(s, c) === 0 ? s.company.site[companyOf(s, c)] : c;
      return siteTypes[valueOf(s, siteType, site)];
    }),
    /** The regions printed on the site, whichever way its company has come. */
    'printed site path': reading((s, c) =>
      sitePathOf(printed.site(s, c) || siteNumber(s, companyOf(s, c))).join(', '),
    ),
    'company size': reading((s, c) => companySize(s, companyOf(s, c))),
    /** It lies on another card. */
    borne: reading((s, c) => hostOf(s, c) !== 0),
  },
};
