/**
 * Cards that exist only in tests: each has one property or ability, so that a rule can be tried by itself.
 *
 *   invent(companion('Guard', { vitality: 2 }), event('Ward', response));
 */
import type { Ability, CardSpec } from '@westmarch/kernel';
import { Invention } from '@westmarch/testkit';
import { afterAll } from 'vitest';
import { addsTwilight, during, skirmish } from '../src/cards/words/index.ts';
import { engine } from '../src/engine.ts';

type Facts = Readonly<Record<string, number | string | readonly string[]>>;

/** Beyond all titles of printed cards. */
let title = 100_000;
const card =
  (usual: Facts) =>
  (name: string, facts: Facts = {}, ...abilities: readonly Ability[]): CardSpec => ({
    id: name,
    names: { en: name },
    facts: { title: ++title, ...usual, ...facts },
    abilities,
  });

export const companion = card({
  kind: 'companion',
  side: 'Free Peoples',
  culture: 'Gondor',
  race: 'Man',
  twilight: 2,
  strength: 6,
  vitality: 3,
  resistance: 6,
});
export const ally = card({
  kind: 'ally',
  side: 'Free Peoples',
  culture: 'Gondor',
  race: 'Man',
  twilight: 1,
  strength: 3,
  vitality: 2,
  home: 1 << 2,
  homeBlock: 1,
});
export const minion = card({
  kind: 'minion',
  side: 'Shadow',
  culture: 'Moria',
  race: 'Orc',
  twilight: 2,
  strength: 5,
  vitality: 2,
  siteNumber: 1,
});
export const freeEvent = card({ kind: 'event', side: 'Free Peoples', culture: 'Gondor', twilight: 1 });
export const shadowEvent = card({ kind: 'event', side: 'Shadow', culture: 'Moria', twilight: 1 });
export const freeCondition = card({
  kind: 'condition',
  side: 'Free Peoples',
  culture: 'Gondor',
  twilight: 1,
  'Support Area': 1,
});
/** Its player has something to do in every skirmish, so that none ends before a test has looked at it. */
export const pause: CardSpec = freeCondition('Pause', {}, during(skirmish, { effect: addsTwilight(1) }));
export const shadowCondition = card({
  kind: 'condition',
  side: 'Shadow',
  culture: 'Moria',
  twilight: 1,
  'Support Area': 1,
});
export const item = card({
  kind: 'possession',
  side: 'Free Peoples',
  culture: 'Gondor',
  twilight: 1,
  itemClass: 'hand weapon',
});
export const artifact = card({
  kind: 'artifact',
  side: 'Free Peoples',
  culture: 'Gondor',
  twilight: 1,
  itemClass: 'hand weapon',
});
export const site = card({ kind: 'site', twilight: 3, block: 4, arrow: 2 });

export const invention = new Invention(afterAll);
/** Brings cards into the pool of this test file. */
export function invent(...cards: readonly CardSpec[]): void {
  invention.define(engine, cards);
}
