/** The pool: every card that can be played with, brought into the engine in a fixed order. */
import { valueOf } from '@westmarch/kernel';
import { engine, printed } from '../engine.ts';
import { factsOf } from '../facts/cards.ts';
import type { Alignment } from '../facts/names.ts';
import { siteTypes } from '../facts/names.ts';
import { heroSites } from '../facts/sites.ts';
import { siteIndex } from '../map/map.ts';
import { registerUsedStored } from '../rules/chain/actions.ts';
import { registerFree } from '../rules/chain/chain.ts';
import { type AddedAttack, registerAddedAttack } from '../rules/combat/automatic-attacks.ts';
import { registerCall } from '../rules/combat/called-attacks.ts';
import { registerOnePerCompany } from '../rules/companies/one-per-company.ts';
import { registerHavenRemoval } from '../rules/corruption/haven-removals.ts';
import { registerAttacks } from '../rules/hazards/creatures.ts';
import { registerKeys } from '../rules/hazards/keying.ts';
import { registerDragon } from '../rules/hazards/manifestations.ts';
import { registerOnGuard } from '../rules/hazards/on-guard.ts';
import { registerOnePerBearer } from '../rules/items/items.ts';
import { registerGoldRing } from '../rules/items/ring-tests.ts';
import { registerNeverStored, registerStore, registerStoredWith } from '../rules/items/storing.ts';
import { registerTapsSite } from '../rules/sites/play-sites.ts';
import { registerPlay } from '../rules/sites/site-plays.ts';
import { registerSite, siteType } from '../rules/sites/sites.ts';
import { allies } from './allies.ts';
import {
  type CardDefinition,
  type CardText,
  raceNumbers,
  regionNumbers,
  siteNumbers,
  siteSpec,
  specOf,
  typeNumbers,
} from './card.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { dragons } from './dragons.ts';
import { eaglesAndEnts } from './eagles-and-ents.ts';
import { factions } from './factions.ts';
import { fellowship } from './fellowship.ts';
import { greatItems } from './great-items.ts';
import { hazardLongs } from './hazard-longs.ts';
import { hazardPermanents } from './hazard-permanents.ts';
import { hazardShorts } from './hazard-shorts.ts';
import { heartsAndKnives } from './hearts-and-knives.ts';
import { heroes } from './heroes.ts';
import { items } from './items.ts';
import { lore } from './lore.ts';
import { minorItems } from './minor-items.ts';
import { onGuardUses } from './on-guard.ts';
import { reforging } from './reforging.ts';
import { resourceDefences } from './resource-defences.ts';
import { resourcePermanents } from './resource-permanents.ts';
import { resourceShorts } from './resource-shorts.ts';
import { rings } from './rings.ts';
import { siteRules } from './sites.ts';
import { tookishBlood } from './tookish-blood.ts';
import { called, storedWorth } from './under-deeps.ts';
import { wildCreatures } from './wild-creatures.ts';
import { indexOf, isInPlay, isNight } from './words/index.ts';

export const pool: readonly CardDefinition[] = [
  ...characters,
  ...items,
  ...allies,
  ...factions,
  ...resourcePermanents,
  ...resourceDefences,
  ...resourceShorts,
  ...creatures,
  ...dragons,
  ...hazardPermanents,
  ...hazardShorts,
  // Those that the worked examples of the rulebooks need beside the Challenge Decks.
  ...heroes,
  ...minorItems,
  ...greatItems,
  ...rings,
  ...eaglesAndEnts,
  ...lore,
  ...reforging,
  ...fellowship,
  ...tookishBlood,
  ...wildCreatures,
  ...hazardLongs,
  ...heartsAndKnives,
];

const nobody: readonly Alignment[] = [];
const barred = new Map(pool.map(({ id, text }) => [id, text.barredFrom ?? nobody]));
/** Alignments whose decks may not have a card, by its own text. */
export const barredFrom = (id: string): readonly Alignment[] => barred.get(id) ?? nobody;

type Keyed = NonNullable<CardText['keyedTo']>;
function registerNames(def: number, { regions = [], sites = [], atNight = [] }: Keyed): void {
  registerKeys(def, { regions: regionNumbers(regions), sites: siteNumbers(sites) });
  if (atNight.length === 0) return;
  const around = heroSites.filter(({ region }) => atNight.includes(region)).map(({ name }) => name);
  registerKeys(def, { regions: regionNumbers(atNight), sites: siteNumbers(around), when: isNight });
}
/** An attack at every site that counts as one of a type now. */
function addedTo({ type, ...attack }: NonNullable<CardText['addsAttack']>): AddedAttack {
  const wanted = siteTypes.indexOf(type);
  return { ...attack, at: (s, where) => where !== 0 && valueOf(s, siteType, where) === wanted };
}
/** The attack that a Dragon at home adds to its lair. ME-DRAGON-007 */
function guardOf(
  id: string,
  { site, unless, attackerChooses }: NonNullable<CardText['guards']>,
): AddedAttack {
  const { strikes, prowess, body } = factsOf(id);
  const [lair, hunter] = [siteIndex(site), indexOf(unless)];
  const at: AddedAttack['at'] = (s, where) => printed.site(s, where) === lair && !isInPlay(s, hunter.def);
  return { race: 'Dragon', strikes, prowess, body, attackerChooses, at };
}

engine.define([
  ...heroSites.map((site) => siteSpec(site, siteRules[site.id] ?? [], storedWorth[site.id] ?? 0)),
  ...pool.map(specOf),
]);
for (const site of heroSites) registerSite(siteIndex(site.name), engine.index(site.id));
for (const [name, which] of Object.entries(called)) registerCall(siteIndex(name), which);
for (const { id, text } of pool) {
  const def = engine.index(id);
  const once = text.onePerBearer === true ? registerOnePerBearer(def) : undefined;
  if (text.at !== undefined || text.notAt !== undefined || once !== undefined)
    registerPlay(def, {
      sites: siteNumbers(text.at ?? []),
      standard: raceNumbers(text.standard ?? {}),
      notAt: typeNumbers(text.notAt ?? []),
      ...(once === undefined ? {} : { by: once }),
    });
  if (text.storeAt !== undefined)
    registerStore(def, {
      sites: siteNumbers(text.storeAt.sites ?? []),
      types: typeNumbers(text.storeAt.types ?? []),
    });
  if (text.attacks !== undefined) registerAttacks(def, text.attacks);
  if (text.onePerCompany === true) registerOnePerCompany(def);
  if (text.storedWith === true) registerStoredWith(def);
  if (text.usedStored === true) registerUsedStored(def);
  if (text.neverStored === true) registerNeverStored(def);
  if (text.havenRemoval !== undefined) registerHavenRemoval(def, text.havenRemoval);
  if (text.tests !== undefined) registerGoldRing(def, text.tests);
  if (text.free === true) registerFree(def);
  if (text.tapsSite === true) registerTapsSite(def);
  if (text.keyedTo !== undefined) registerNames(def, text.keyedTo);
  if (text.dragon !== undefined) registerDragon(def, text.dragon);
  if (text.addsAttack !== undefined) registerAddedAttack(def, addedTo(text.addsAttack));
  if (text.guards !== undefined) registerAddedAttack(def, guardOf(id, text.guards));
}
for (const [id, use] of Object.entries(onGuardUses))
  if (engine.has(id)) registerOnGuard(engine.index(id), use);
