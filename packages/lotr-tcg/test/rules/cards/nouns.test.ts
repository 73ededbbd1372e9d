/** What cards are: kinds, cultures, signets, keywords. Facts come from the data, never from a title. */
import { expect, test } from 'vitest';
import { definitionOf } from '../../../src/cards/pool.ts';
import { allCards, factsOf } from '../../../src/facts/cards.ts';
import { cultures, kinds, loaded, races, signets, unloaded } from '../../../src/facts/names.ts';

const sidesOf = (culture: string): string[] =>
  [...new Set(allCards.filter((c) => c.culture === culture).map((c) => c.side))].sort();

test('[LR-CULTURE-001 LR-CULTURE-006] every card but sites and Rings has one culture, as data', () => {
  for (const card of allCards)
    expect([card.id, card.culture === 'none']).toEqual([
      card.id,
      card.kind === 'site' || card.kind === 'ring',
    ]);
});
test('[LR-CULTURE-002 LR-CULTURE-003 LR-CULTURE-004] seven cultures are of the Free Peoples, ten of the Shadow, and Gollum of both', () => {
  const free = cultures.filter((c) => sidesOf(c).includes('Free Peoples'));
  const shadow = cultures.filter((c) => sidesOf(c).includes('Shadow'));
  expect([...free].sort()).toEqual(['Dwarven', 'Elven', 'Gandalf', 'Gollum', 'Gondor', 'Rohan', 'Shire']);
  expect(shadow).toHaveLength(10);
  expect(cultures.filter((c) => sidesOf(c).length === 2)).toEqual(['Gollum']);
});
test('[LR-SIGNET-001 LR-SIGNET-002] four signets exist, and only Free Peoples characters have one', () => {
  expect([...signets].sort()).toEqual(['Aragorn', 'Frodo', 'Gandalf', 'Théoden', 'none']);
  for (const card of allCards)
    if (card.signet !== 'none') {
      expect(card.side).toBe('Free Peoples');
      expect(['companion', 'ally']).toContain(card.kind);
    }
});
test('[LR-CARD-005 LR-CARD-015] nine types of cards, and followers of later sets', () => {
  const found = new Set(allCards.map((c) => c.kind));
  expect(kinds.slice(1).filter((kind) => kind !== 'follower' && !found.has(kind))).toEqual([]);
});
test('[LR-CARD-001] sites and Rings belong to no side, everything else to one', () => {
  for (const card of allCards)
    expect([card.id, card.side === 'none']).toEqual([card.id, card.kind === 'site' || card.kind === 'ring']);
});
test('[LR-WOUND-009 LR-CARD-006] every companion, ally and minion has vitality', () => {
  for (const card of allCards)
    if (card.kind === 'companion' || card.kind === 'ally' || card.kind === 'minion')
      expect([card.id, card.vitality > 0]).toEqual([card.id, true]);
});
test('[LR-RESIST-002] a companion older than Shadows without a printed resistance counts as 6', () => {
  expect(factsOf('1_12').resistance).toBe(6);
  expect(factsOf('1_290').resistance).toBe(10);
  for (const card of allCards)
    if (card.kind === 'companion') expect([card.id, card.resistance > 0]).toEqual([card.id, true]);
});
test('[LR-RESIST-004] some characters are marked as starting Ring-bearers', () => {
  expect(factsOf('1_290').canStartWithRing).toBe(true);
  expect(factsOf('1_12').canStartWithRing).toBe(false);
});
test('[LR-KEYWORD-001 LR-KEYWORD-003] keywords with rules of their own are numbers, the others only names', () => {
  for (const name of [
    'Unhasty',
    'Toil',
    'Muster',
    'Lurker',
    'Fierce',
    'Enduring',
    'Defender',
    'Damage',
    'Archer',
    'Ambush',
  ])
    expect(loaded).toContain(name);
  expect(unloaded.filter((name) => new Set<string>(loaded).has(name))).toEqual([]);
});
test('[LR-KEYWORD-002] a word in a title gives no keyword', () => {
  // Goblin Archer is a title; the keyword stands elsewhere.
  const marksman = factsOf('1_176');
  expect(marksman.loaded.Archer).toBe(1);
  const scout = factsOf('1_191');
  expect(scout.unloaded).not.toContain('Tracker');
});
test('[LR-KEYWORD-028 LR-KEYWORD-029] races are nouns of their own; Uruk-hai are no Orcs', () => {
  expect(races).toContain('Uruk-hai');
  expect(factsOf('1_151').race).toBe('Uruk-hai');
  expect(factsOf('1_178').race).toBe('Orc');
});
test('[LR-BLOCK-001 LR-CARD-018] sites are marked by block; from Shadows on they have no number', () => {
  for (const card of allCards)
    if (card.kind === 'site') {
      expect(card.block).toBeGreaterThan(0);
      expect([card.id, card.siteNumber > 0]).toEqual([card.id, card.block < 4]);
    }
});
test('[LR-ALLY-001] allies of numbered paths have a home site, and its block', () => {
  expect(factsOf('1_70')).toMatchObject({ home: 1 << 1, homeBlock: 1 });
});
test('[LR-ERRATA-017 LR-POLICY-005] what reminds of a rule is no ability: Goblin Marksman has its keyword alone', () => {
  expect(factsOf('1_176').loaded.Archer).toBe(1);
  expect(definitionOf('1_176')?.abilities).toEqual([]);
});
test('[LR-ATTACH-008] women of race Man are Men', () => {
  expect(factsOf('4_270')).toMatchObject({ title: 'Éowyn', race: 'Man', culture: 'Rohan' });
});
