/**
 * The nine unique Dragons: each as a creature, as Ahunt and as at Home. ME-DRAGON
 *
 * Owns   what differs between them; what they have in common stands in ahunt.ts, at-home.ts and rules/manifestations.ts.
 * Not    Dragons roused, who are factions of minions.
 */
import type { Ability } from '@westmarch/kernel';
import { factsOf } from '../facts/cards.ts';
import type { RegionType } from '../facts/names.ts';
import { dragonLairs } from '../rules/hazards/manifestations.ts';
import { dragonAhunt } from './ahunt.ts';
import {
  atHome,
  dearItems,
  discardForLimit,
  fewerDraws,
  freeDragons,
  limitAfterAnimals,
  limitAtSea,
  rareDragons,
  worseInfluence,
} from './at-home.ts';
import { type CardDefinition, card } from './card.ts';
import { attackerChooses } from './words/index.ts';

interface Dragon {
  /** Its creature, its Ahunt and its at Home. */
  readonly ids: readonly [creature: string, ahunt: string, atHome: string];
  /** In which of the three the attacker chooses who is struck. */
  readonly chooses: readonly [creature: boolean, ahunt: boolean, atHome: boolean];
  /** Regions where it may be met as a creature at night, and where it hunts. */
  readonly range: readonly string[];
  /** Where else it hunts at night. */
  readonly farther: readonly string[];
  readonly fartherType?: RegionType;
  /** What else it does at home. */
  readonly home: readonly Ability[];
}

const NORTH = ['Withered Heath', 'Northern Rhovanion', 'Iron Hills', 'Grey Mountain Narrows'];
const EAST = ['Southern Rhovanion', 'Dorwinion', 'Heart of Mirkwood', 'Woodland Realm'];
const PLAINS = ['Brown Lands', 'Southern Rhovanion', 'Dorwinion', 'Dagorlad', 'Horse Plains'];

const all: Readonly<Record<string, Dragon>> = {
  Agburanar: {
    ids: ['TW-3', 'TD-1', 'TD-2'],
    chooses: [false, false, false],
    range: NORTH,
    farther: EAST,
    home: [freeDragons],
  },
  Bairanax: {
    ids: ['TD-3', 'TD-4', 'TD-5'],
    chooses: [true, true, false],
    range: ['Withered Heath', 'Gundabad', 'Anduin Vales', 'Grey Mountain Narrows'],
    farther: ['Northern Rhovanion', 'Iron Hills', 'Southern Rhovanion', 'Angmar'],
    home: [limitAfterAnimals],
  },
  Daelomin: {
    ids: ['TW-26', 'TD-10', 'TD-11'],
    chooses: [true, true, false],
    range: NORTH,
    farther: PLAINS,
    home: [discardForLimit(2)],
  },
  Eärcaraxë: {
    ids: ['TD-20', 'TD-21', 'TD-22'],
    chooses: [true, true, true],
    range: ['Andrast Coast', 'Bay of Belfalas', 'Eriadoran Coast', 'Andrast'],
    farther: ['Old Pûkel-land', 'Enedhwaith', 'Anfalas'],
    fartherType: 'coastal-sea',
    home: [limitAtSea],
  },
  Itangast: {
    ids: ['TD-36', 'TD-37', 'TD-38'],
    chooses: [false, false, false],
    range: NORTH,
    farther: EAST,
    home: [dearItems('greater')],
  },
  Leucaruth: {
    ids: ['TW-48', 'TD-43', 'TD-44'],
    chooses: [false, false, false],
    range: NORTH,
    farther: EAST,
    home: [rareDragons],
  },
  Scatha: {
    ids: ['TD-60', 'TD-61', 'TD-62'],
    chooses: [false, false, false],
    range: ['Withered Heath', 'Woodland Realm', 'Northern Rhovanion', 'Grey Mountain Narrows'],
    farther: ['Anduin Vales', 'Western Mirkwood', 'Heart of Mirkwood', 'Gundabad'],
    home: [worseInfluence],
  },
  Scorba: {
    ids: ['TD-63', 'TD-64', 'TD-65'],
    chooses: [true, true, false],
    range: ['Forochel', 'Angmar', 'Gundabad'],
    farther: ['Númeriador', 'Arthedain', 'Rhudaur'],
    home: [dearItems('major')],
  },
  Smaug: {
    ids: ['TW-90', 'TD-70', 'TD-71'],
    chooses: [true, true, false],
    range: NORTH,
    farther: PLAINS,
    home: [fewerDraws],
  },
};

function cardsOf(name: string, dragon: Dragon): CardDefinition[] {
  const { ids, chooses, range, farther, fartherType, home } = dragon;
  const lair = dragonLairs[name];
  const { strikes, prowess, body } = factsOf(ids[1]);
  return [
    card(ids[0], {
      dragon: name,
      keyedTo: { sites: [lair], atNight: range },
      abilities: chooses[0] ? [attackerChooses] : [],
    }),
    card(ids[1], {
      dragon: name,
      abilities: dragonAhunt({
        regions: range,
        atNight: farther,
        ...(fartherType === undefined ? {} : { nightType: fartherType }),
        strikes,
        prowess,
        body,
        attackerChooses: chooses[1],
      }),
    }),
    card(ids[2], {
      dragon: name,
      guards: { site: lair, unless: ids[1], attackerChooses: chooses[2] },
      abilities: [...atHome(ids[2], lair, `${name} Ahunt`, chooses[2]), ...home],
    }),
  ];
}

export const dragons: readonly CardDefinition[] = Object.entries(all).flatMap(([name, dragon]) =>
  cardsOf(name, dragon),
);
