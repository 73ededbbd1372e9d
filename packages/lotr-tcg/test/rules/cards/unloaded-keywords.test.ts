/** Keywords that do nothing by themselves: each is found by the cards that name it, and by nothing else. */

import { both } from '@westmarch/kernel';
import { expect } from 'vitest';
import {
  atSiteWith,
  companion as companions,
  minion as minions,
  modifier,
  siteYouControl,
  strength,
  withKeyword,
} from '../../../src/cards/words/index.ts';
import { loaded, unloaded } from '../../../src/facts/names.ts';
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const terrains = [
  ['LR-KEYWORD-030', 'Battleground'],
  ['LR-KEYWORD-031', 'Dwelling'],
  ['LR-KEYWORD-032', 'Forest'],
  ['LR-KEYWORD-033', 'Marsh'],
  ['LR-KEYWORD-034', 'Mountain'],
  ['LR-KEYWORD-035', 'Plains'],
  ['LR-KEYWORD-036', 'River'],
  ['LR-KEYWORD-037', 'Underground'],
] as const;
const names = [
  ['LR-KEYWORD-038', 'Besieger'],
  ['LR-KEYWORD-039', 'Corsair'],
  ['LR-KEYWORD-040', 'Easterling'],
  ['LR-KEYWORD-041', 'Engine'],
  ['LR-KEYWORD-042', 'Fortification'],
  ['LR-KEYWORD-043', 'Knight'],
  ['LR-KEYWORD-044', 'Machine'],
  ['LR-KEYWORD-045', 'Ranger'],
  ['LR-KEYWORD-046', 'Ring-bound'],
  ['LR-KEYWORD-047', 'Search'],
  ['LR-KEYWORD-048', 'Southron'],
  ['LR-KEYWORD-049', 'Spell'],
  ['LR-KEYWORD-050', 'Stealth'],
  ['LR-KEYWORD-051', 'Tale'],
  ['LR-KEYWORD-052', 'Tracker'],
  ['LR-KEYWORD-053', 'Valiant'],
  ['LR-KEYWORD-054', 'Villager'],
  ['LR-KEYWORD-055', 'Warg-rider'],
  ['LR-KEYWORD-056', 'Weather'],
] as const;
/** Every other keyword of the kind at once. */
const but = (name: string): string[] => unloaded.filter((other) => other !== name && other !== 'Sanctuary');

invent(
  companion('Guard'),
  minion('Orc'),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  ...terrains.flatMap(([, name]) => [
    site(name, { siteNumber: 2, twilight: 0, block: 1, keyword: [name] }),
    site(`no ${name}`, { siteNumber: 2, twilight: 0, block: 1, keyword: but(name) }),
    freeCondition(
      `On ${name}`,
      {},
      modifier({ attribute: strength, of: companions, by: 1, if: atSiteWith(name) }),
    ),
    shadowCondition(
      `Lord of ${name}`,
      {},
      modifier({ attribute: strength, of: siteYouControl(withKeyword(name)), by: 3 }),
    ),
  ]),
  ...names.flatMap(([, name]) => [
    minion(name, { keyword: [name] }),
    minion(`no ${name}`, { keyword: but(name) }),
    shadowCondition(
      `Praise of ${name}`,
      {},
      modifier({ attribute: strength, of: both(minions, withKeyword(name)), by: 1 }),
    ),
  ]),
);

const journey = (path: readonly string[], ann: object, bob: object = {}) => ({
  phase: 'maneuver alone',
  path,
  players: {
    Ann: { site: 2, companions: [frodo(), 'Guard'], ...ann },
    Bob: { site: 1, minions: ['Orc'], ...bob },
  },
});
for (const [id, name] of terrains) {
  const lore = { support: [`On ${name}`] };
  scenario(`[${id}] ${name} matters to the cards that name it`, (t) => {
    t.given(journey(['Gate', name], lore));
    t.expect.card('Guard', { strength: 7 });
    expect(loaded).not.toContain(name);
  });
  scenario(`[${id}] a site with every keyword but ${name} is none`, (t) => {
    t.given(journey(['Gate', `no ${name}`], lore));
    t.expect.card('Guard', { strength: 6 });
  });
  scenario(`[${id}] a controlled site is still a ${name}`, (t) => {
    const bob = { site: 3, support: [`Lord of ${name}`, { card: name, number: 1 }] };
    t.given(journey(['Gate'], { site: 3 }, bob));
    t.expect.card(name, { strength: 3 });
  });
  scenario(`[${id}] one with every other keyword is not`, (t) => {
    const bob = { site: 3, support: [`Lord of ${name}`, { card: `no ${name}`, number: 1 }] };
    t.given(journey(['Gate'], { site: 3 }, bob));
    t.expect.card(`no ${name}`, { strength: 0 });
  });
}
for (const [id, name] of names)
  scenario(`[${id}] ${name} is a name by which cards find each other, and nothing else`, (t) => {
    const bob = { minions: [name, `no ${name}`], support: [`Praise of ${name}`] };
    t.given(journey(['Gate'], { site: 1 }, bob));
    t.expect.card(name, { strength: 6 }).card(`no ${name}`, { strength: 5 });
    expect(loaded).not.toContain(name);
  });
