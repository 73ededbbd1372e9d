/**
 * The nine unique Dragons: each as a creature, as Ahunt and as at Home. ME-DRAGON
 *
 * Owns   who they are, where they roam, and the three cards that each of them has.
 * Not    hunting (dragons-ahunt.ts), or what else each does at home, which stands at its card. Dragons roused are
 *        factions of minions.
 */
import { factsOf } from '../../facts/cards.ts';
import { dragonLairs } from '../../rules/hazards/manifestations.ts';
import { type Ability, attackerChooses, type CardPart, type RegionType } from '../words/index.ts';
import { dragonComes, hunting, takenForPoints } from './dragons-ahunt.ts';

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
}

const NORTH = ['Withered Heath', 'Northern Rhovanion', 'Iron Hills', 'Grey Mountain Narrows'];
const EAST = ['Southern Rhovanion', 'Dorwinion', 'Heart of Mirkwood', 'Woodland Realm'];
const PLAINS = ['Brown Lands', 'Southern Rhovanion', 'Dorwinion', 'Dagorlad', 'Horse Plains'];

const dragons = {
  Agburanar: {
    ids: ['TW-3', 'TD-1', 'TD-2'],
    chooses: [false, false, false],
    range: NORTH,
    farther: EAST,
  },
  Bairanax: {
    ids: ['TD-3', 'TD-4', 'TD-5'],
    chooses: [true, true, false],
    range: ['Withered Heath', 'Gundabad', 'Anduin Vales', 'Grey Mountain Narrows'],
    farther: ['Northern Rhovanion', 'Iron Hills', 'Southern Rhovanion', 'Angmar'],
  },
  Daelomin: {
    ids: ['TW-26', 'TD-10', 'TD-11'],
    chooses: [true, true, false],
    range: NORTH,
    farther: PLAINS,
  },
  Eärcaraxë: {
    ids: ['TD-20', 'TD-21', 'TD-22'],
    chooses: [true, true, true],
    range: ['Andrast Coast', 'Bay of Belfalas', 'Eriadoran Coast', 'Andrast'],
    farther: ['Old Pûkel-land', 'Enedhwaith', 'Anfalas'],
    fartherType: 'coastal-sea',
  },
  Itangast: {
    ids: ['TD-36', 'TD-37', 'TD-38'],
    chooses: [false, false, false],
    range: NORTH,
    farther: EAST,
  },
  Leucaruth: {
    ids: ['TW-48', 'TD-43', 'TD-44'],
    chooses: [false, false, false],
    range: NORTH,
    farther: EAST,
  },
  Scatha: {
    ids: ['TD-60', 'TD-61', 'TD-62'],
    chooses: [false, false, false],
    range: ['Withered Heath', 'Woodland Realm', 'Northern Rhovanion', 'Grey Mountain Narrows'],
    farther: ['Anduin Vales', 'Western Mirkwood', 'Heart of Mirkwood', 'Gundabad'],
  },
  Scorba: {
    ids: ['TD-63', 'TD-64', 'TD-65'],
    chooses: [true, true, false],
    range: ['Forochel', 'Angmar', 'Gundabad'],
    farther: ['Númeriador', 'Arthedain', 'Rhudaur'],
  },
  Smaug: {
    ids: ['TW-90', 'TD-70', 'TD-71'],
    chooses: [true, true, false],
    range: NORTH,
    farther: PLAINS,
  },
} satisfies Readonly<Record<string, Dragon>>;
export type DragonName = keyof typeof dragons;

/** Met at its lair, and at night in the lands around. */
export function dragonCreature(name: DragonName): CardPart[] {
  const { chooses, range } = dragons[name];
  return [
    { dragon: name, keyedTo: { sites: [dragonLairs[name]], atNight: range } },
    ...(chooses[0] ? [attackerChooses] : []),
  ];
}

export function dragonAhunt(name: DragonName): CardPart[] {
  const { ids, chooses, range, farther, fartherType }: Dragon = dragons[name];
  const { strikes, prowess, body } = factsOf(ids[1]);
  return [
    { dragon: name },
    ...hunting({
      regions: range,
      atNight: farther,
      ...(fartherType === undefined ? {} : { nightType: fartherType }),
      strikes,
      prowess,
      body,
      attackerChooses: chooses[1],
    }),
  ];
}

/** It comes into play, guards its lair unless it hunts, and is won by whoever defeats its attack there. ME-DRAGON-007 */
export function dragonAtHome(name: DragonName, ...also: readonly Ability[]): CardPart[] {
  const { chooses }: Dragon = dragons[name];
  const lair = dragonLairs[name];
  return [
    { dragon: name, guards: { site: lair, unless: `${name} Ahunt`, attackerChooses: chooses[2] } },
    dragonComes,
    takenForPoints,
    ...also,
  ];
}
