/** The pool: every card that can be played with, brought into the engine in a fixed order. */
import { engine } from '../engine.ts';
import { heroSites } from '../facts/sites.ts';
import { siteIndex } from '../map/map.ts';
import { registerFree } from '../rules/chain.ts';
import { registerAttacks } from '../rules/creatures.ts';
import { registerOnePerBearer } from '../rules/items.ts';
import { registerKeys } from '../rules/keying.ts';
import { registerOnGuard } from '../rules/on-guard.ts';
import { registerTapsSite } from '../rules/play-sites.ts';
import { registerPlay } from '../rules/site-plays.ts';
import { registerSite } from '../rules/sites.ts';
import { registerStore, registerStoredWith } from '../rules/storing.ts';
import { allies } from './allies.ts';
import {
  type CardDefinition,
  raceNumbers,
  regionNumbers,
  siteNumbers,
  siteSpec,
  specOf,
  typeNumbers,
} from './card.ts';
import { characters } from './characters.ts';
import { creatures } from './creatures.ts';
import { factions } from './factions.ts';
import { hazardPermanents } from './hazard-permanents.ts';
import { hazardShorts } from './hazard-shorts.ts';
import { items } from './items.ts';
import { onGuardUses } from './on-guard.ts';
import { resourcePermanents } from './resource-permanents.ts';
import { resourceShorts } from './resource-shorts.ts';
import { siteRules } from './sites.ts';

export const pool: readonly CardDefinition[] = [
  ...characters,
  ...items,
  ...allies,
  ...factions,
  ...resourcePermanents,
  ...resourceShorts,
  ...creatures,
  ...hazardPermanents,
  ...hazardShorts,
];

engine.define([...heroSites.map((site) => siteSpec(site, siteRules[site.id] ?? [])), ...pool.map(specOf)]);
for (const site of heroSites) registerSite(siteIndex(site.name), engine.index(site.id));
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
  if (text.storedWith === true) registerStoredWith(def);
  if (text.free === true) registerFree(def);
  if (text.tapsSite === true) registerTapsSite(def);
  if (text.keyedTo !== undefined)
    registerKeys(def, regionNumbers(text.keyedTo.regions ?? []), siteNumbers(text.keyedTo.sites ?? []));
}
for (const [id, use] of Object.entries(onGuardUses))
  if (engine.has(id)) registerOnGuard(engine.index(id), use);
