/** Values of a position that are no column and no attribute: points, influence, where a company stands. */
import { hostOf, valueOf } from '@westmarch/kernel';
import {
  attackBody,
  attackProwess,
  attackStrikes,
  corruptionPoints,
  generalInfluence,
  handSize,
  printed,
} from '../engine.ts';
import { pointKinds, siteTypes } from '../facts/names.ts';
import { sites } from '../map/map.ts';
import { companyOf, isCharacter } from '../rules/cards.ts';
import { companySize, siteNumber } from '../rules/company.ts';
import { corruptionOf } from '../rules/corruption.ts';
import { directInfluenceLeft, generalInfluenceLeft, generalInfluenceUsed } from '../rules/influence.ts';
import { councilPoints, pointsToCall, rawPoints } from '../rules/points.ts';
import { siteType } from '../rules/sites.ts';
import { prowessAgainst } from '../rules/strike.ts';
import { type S, Status } from '../state.ts';

type Read = { readonly read: (s: S, row: number) => string | number | boolean };
const reading = (read: Read['read']): Read => ({ read });

const tapped = (s: S, site: number): boolean => site !== 0 && s.card.status[site] === Status.tapped;

export const readings: Readonly<Record<'table' | 'player' | 'card', Readonly<Record<string, Read>>>> = {
  table: {
    'hazards left': reading((s) => s.global.hazardLimit - s.global.hazardsDeclared),
    /** Of the attack being faced. */
    'attack strikes': reading((s) => valueOf(s, attackStrikes, s.global.attack)),
    'attack prowess': reading((s) => valueOf(s, attackProwess, s.global.attack)),
    'attack body': reading((s) => valueOf(s, attackBody, s.global.attack)),
    /** What the target of the strike being resolved adds to his roll. */
    'prowess against the strike': reading((s) => prowessAgainst(s, s.global.strike)),
  },
  player: {
    'general influence': reading((s, p) => valueOf(s, generalInfluence, p)),
    'general influence used': reading(generalInfluenceUsed),
    'general influence left': reading(generalInfluenceLeft),
    'hand size': reading((s, p) => valueOf(s, handSize, p)),
    'marshalling points': reading(pointsToCall),
    /** After doubling and the half cap, against the next player. */
    'Council points': reading((s, p) => councilPoints(s, p, (p % s.layout.sizes.players) + 1)),
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
    at: reading((s, c) => sites[siteNumber(s, companyOf(s, c))]?.name ?? 'nowhere'),
    'site tapped': reading((s, c) => tapped(s, s.company.site[companyOf(s, c)])),
    'site type': reading((s, c) => {
      const site = printed.site(s, c) === 0 ? s.company.site[companyOf(s, c)] : c;
      return siteTypes[valueOf(s, siteType, site)];
    }),
    'company size': reading((s, c) => companySize(s, companyOf(s, c))),
    /** It lies on another card. */
    borne: reading((s, c) => hostOf(s, c) !== 0),
  },
};
