/** The pool: every card that can be played with, brought into the engine in a fixed order. */
import { engine } from '../engine.ts';
import { heroSites } from '../facts/sites.ts';
import { siteIndex } from '../map/map.ts';
import { registerKeys } from '../rules/keying.ts';
import { registerPlay } from '../rules/site-plays.ts';
import { registerSite } from '../rules/sites.ts';
import { allies } from './allies.ts';
import { type CardDefinition, raceNumbers, regionNumbers, siteNumbers, siteSpec, specOf } from './card.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { factions } from './factions.ts';
import { hazardEvents } from './hazard-events.ts';
import { items } from './items.ts';
import { resourceEvents } from './resource-events.ts';

export const pool: readonly CardDefinition[] = [
  ...characters,
  ...items,
  ...allies,
  ...factions,
  ...resourceEvents,
  ...creatures,
  ...hazardEvents,
];

engine.define([...heroSites.map(siteSpec), ...pool.map(specOf)]);
for (const site of heroSites) registerSite(siteIndex(site.name), engine.index(site.id));
for (const { id, text } of pool) {
  const def = engine.index(id);
  if (text.at !== undefined)
    registerPlay(def, { sites: siteNumbers(text.at), standard: raceNumbers(text.standard ?? {}) });
  if (text.keyedTo !== undefined)
    registerKeys(def, regionNumbers(text.keyedTo.regions ?? []), siteNumbers(text.keyedTo.sites ?? []));
}
