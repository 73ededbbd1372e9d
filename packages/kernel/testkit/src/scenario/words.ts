/**
 * Every word that scenarios of a game may use besides those that mean the same in all: for its guide, which a test holds
 * to it. Values that cards change are listed where they are worth telling.
 */
import { columnsFor } from './columns.ts';
import type { ScenarioGame } from './game.ts';
import { globalsGiven, zonesPer } from './given.ts';
import { namesIn } from './lookup.ts';

export interface ScenarioWords {
  readonly given: readonly string[];
  readonly expect: readonly string[];
}

const ALL = ['table', 'player', 'card'] as const;
const PER = ['game', 'player', 'card'];

export function scenarioWords(adapter: ScenarioGame): ScenarioWords {
  const fields = ALL.flatMap((table) => Object.keys(adapter.fields?.[table] ?? {}));
  const groups = Object.entries(adapter.groups ?? {});
  const given = [
    ...Object.keys(globalsGiven(adapter)),
    ...Object.keys(columnsFor(adapter, 'player', 'given')),
    ...Object.keys(columnsFor(adapter, 'card', 'given')),
    ...fields,
    ...PER.flatMap((per) => zonesPer(adapter, per, 'given')),
    ...groups.flatMap(([name, group]) => [
      name,
      ...Object.keys(group.cards),
      ...Object.keys(group.fields),
      ...(group.held ?? []),
    ]),
    ...Object.keys(adapter.phases),
  ];
  const { told } = adapter.attributes ?? {};
  const untold = adapter.game.engine.attributes.filter(({ name }) => told?.includes(name) === false);
  const read = ALL.flatMap((table) => namesIn(adapter, table));
  const expect = [
    ...read.filter((name) => !untold.some((attribute) => attribute.name === name)),
    ...PER.flatMap((per) => zonesPer(adapter, per, 'expect')),
    ...groups.flatMap(([, group]) => Object.keys(group.readings)),
  ];
  return { given: [...new Set(given)], expect: [...new Set(expect)] };
}
