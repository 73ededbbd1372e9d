/**
 * Every place in MECCG where dice are thrown, and where a player sees their chances before. What an option leads to is
 * tried with all throws (packages/table/src/meccg/odds), so most have them of themselves; a new place must be thought of.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../packages/meccg/src');

/** On the option that leads there, on the destination that is chosen, or nowhere, because nobody decides anything. */
type Shown = 'option' | 'destination' | `nowhere: ${string}`;
const PLACES: Readonly<Record<string, readonly Shown[]>> = {
  'turn/council.ts': ['nowhere: a tie at the end is rolled for by all'],
  'turn/set-up.ts': ['nowhere: who begins'],
  'rules/seating.ts': ['nowhere: who sits where'],
  'rules/optional/take-hazards.ts': ['nowhere: whose hazards are played is rolled for by all'],
  // The strike, its answer and both sides of a duel; whoever is wounded, and the creature that is beaten.
  'rules/combat/strike-totals.ts': ['option', 'option', 'option'],
  'rules/combat/strike-outcome.ts': ['option'],
  'rules/combat/body.ts': ['option'],
  'rules/combat/ally-attacks.ts': ['option'],
  'rules/corruption/corruption.ts': ['option', 'option'],
  'rules/corruption/haven-removals.ts': ['option'],
  'rules/movement/under-deeps.ts': ['destination', 'destination'],
  'rules/influence/faction-attempts.ts': ['option'],
  'rules/influence/attempts.ts': ['option'],
  'rules/items/ring-tests.ts': ['option'],
  'rules/optional/burglary.ts': ['option'],
  'rules/prisoners/capture.ts': [
    'nowhere: a prisoner is checked as a turn begins, whatever anybody does',
    'nowhere: and may escape',
  ],
  // What cards roll for.
  'cards/words/playing/rolls.ts': ['option', 'option'],
  'cards/words/characters/corruption.ts': ['option'],
  'cards/words/characters/prisoners.ts': ['nowhere: rings of prisoners are rolled for as a turn begins'],
  'cards/dm/hazard-shorts.ts': ['option'],
  'cards/le/hazard-shorts.ts': ['option'],
  'cards/as/resource-shorts.ts': ['option'],
};

/** Where the dice are thrown, by file. */
function thrownIn(): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of readdirSync(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(src, path);
    if (file === 'rules/dice.ts') continue;
    const times = readFileSync(path, 'utf8').match(/\b(roll2d6|rollsOver)\(|ref\(roll2d6\)/g)?.length ?? 0;
    if (times > 0) found.set(file, times);
  }
  return found;
}

test('every place where dice are thrown says where their chances are seen', () => {
  const listed = Object.entries(PLACES).map(([file, shown]) => [file, shown.length]);
  const found = thrownIn();
  expect(found.size).toBeGreaterThan(15);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test('dice are thrown by the one function that tells of them', () => {
  const others = [...readdirSync(src, { recursive: true, withFileTypes: true })].filter(
    (entry) =>
      entry.isFile() &&
      entry.name.endsWith('.ts') &&
      entry.name !== 'dice.ts' &&
      /\bdie\(s,/.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
