/** The pool: every card that can be played with, brought into the engine in a fixed order. */
import { engine } from '../engine.ts';
import type { Alignment } from '../facts/names.ts';
import { heroSites } from '../facts/sites.ts';
import { siteIndex } from '../map/map.ts';
import { registerCall } from '../rules/combat/called-attacks.ts';
import { registerOnGuard } from '../rules/hazards/on-guard.ts';
import { registerSite } from '../rules/sites/sites.ts';
import { allies } from './allies.ts';
import { type CardDefinition, siteSpec, specOf } from './card.ts';
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
import { register } from './register.ts';
import { resourceDefences } from './resource-defences.ts';
import { resourcePermanents } from './resource-permanents.ts';
import { resourceShorts } from './resource-shorts.ts';
import { rings } from './rings.ts';
import { siteRules } from './sites.ts';
import { tookishBlood } from './tookish-blood.ts';
import { called, storedWorth } from './under-deeps.ts';
import { wildCreatures } from './wild-creatures.ts';

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

engine.define([
  ...heroSites.map((site) => siteSpec(site, siteRules[site.id] ?? [], storedWorth[site.id] ?? 0)),
  ...pool.map(specOf),
]);
for (const site of heroSites) registerSite(siteIndex(site.name), engine.index(site.id));
for (const [name, which] of Object.entries(called)) registerCall(siteIndex(name), which);
for (const definition of pool) register(engine.index(definition.id), definition);
for (const [id, use] of Object.entries(onGuardUses))
  if (engine.has(id)) registerOnGuard(engine.index(id), use);
