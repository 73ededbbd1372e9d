/** Hazard long-events: they stay until the long-event phase of whom they were played on. */
import {
  all,
  both,
  type Filter,
  filter,
  modifier,
  Stage,
  say,
  value,
  valueOf,
  word,
} from '@westmarch/kernel';
import { attackStrikes, regionType } from '../engine.ts';
import { regionTypes, type SiteType, siteTypes } from '../facts/names.ts';
import { siteType } from '../rules/sites/sites.ts';
import type { S } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import { asHazard, automatic, doorsOfNight, lastingEvent, only, shortEvent, stays } from './words/index.ts';

// ——— Awaken Denizens ———
const isAtType = (s: S, attack: number, type: number): boolean =>
  valueOf(s, siteType, s.company.site[s.attack.company[attack]]) === type;
/** Of an attack: the company stands at such a site. */
const atType = (type: SiteType): Filter =>
  filter('at a type of site', [], (g, v) => `${g.ref(isAtType)}(s, ${v.it}, ${siteTypes.indexOf(type)})`, {
    adjectives: [],
    noun: null,
    after: [say`at a ${word(type)}`],
  });

// ——— Morgul Night ———
const [WILDERNESS, SHADOW_LAND, DARK_DOMAIN] = ['wilderness', 'shadow-land', 'dark-domain'].map((name) =>
  regionTypes.findIndex((type) => type === name),
);
const anyRegion: Filter = filter('any region', [], () => 'true', {
  adjectives: [],
  noun: null,
  after: [],
  definite: say`each region`,
});
/** Each region changes once. ME-EVENT-2008 */
const darker = value(
  'darker',
  [],
  () => `(total === ${WILDERNESS} ? ${SHADOW_LAND} : total === ${SHADOW_LAND} ? ${DARK_DOMAIN} : total)`,
  say`darker`,
);

// ——— Fell Winter ———
const [FREE_DOMAIN, BORDER_LAND] = ['free-domain', 'border-land'].map((name) =>
  regionTypes.findIndex((type) => type === name),
);
const wilder = value(
  'wilder',
  [],
  () => `(total === ${FREE_DOMAIN} ? ${BORDER_LAND} : total === ${BORDER_LAND} ? ${WILDERNESS} : total)`,
  say`wilder`,
);

export const hazardLongs: readonly CardDefinition[] = [
  card('LE-104', {
    keywords: ['cannot be duplicated'],
    abilities: [
      lastingEvent(asHazard),
      {
        ...modifier({
          attribute: attackStrikes,
          of: both(automatic, atType('ruins-and-lairs')),
          by: 2,
          change: 'multiply',
          // Among what adds strikes in the order in which they came, or were put. ME-MOVE-007
          stage: Stage.add,
        }),
        say: say`the number of strikes of each automatic-attack at a Ruins & Lairs is doubled`,
      },
    ],
  }), // Awaken Denizens
  card('LE-111', {
    keywords: ['cannot be duplicated'],
    addsAttack: { type: 'border-hold', race: 'Wolf', strikes: 3, prowess: 7 },
    abilities: [
      lastingEvent(asHazard),
      {
        ...modifier({ attribute: regionType, of: anyRegion, by: wilder, change: 'set', if: doorsOfNight }),
        say: say`if ${doorsOfNight.say}, treat all Free-domains as Border-lands and all Border-lands as Wildernesses`,
        rules: 'ME-EVENT-2008',
      },
    ],
  }), // Fell Winter
  card('TW-62', {
    keywords: ['cannot be duplicated'],
    abilities: [
      shortEvent({
        when: asHazard,
        if: all(doorsOfNight, only),
        effect: stays,
        rules: 'ME-CARD-0471 ME-CARD-4038',
      }),
      {
        ...modifier({ attribute: regionType, of: anyRegion, by: darker, change: 'set' }),
        say: say`treat all Wildernesses as Shadow-lands and all Shadow-lands as Dark-domains`,
      },
    ],
  }), // Morgul Night
];
