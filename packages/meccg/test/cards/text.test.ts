/** The texts of all cards of Challenge Decks A and B: whole, clean, and with the numbers and conditions of each card. */
import { describe, expect, test } from 'vitest';
import { indexOfCard, isInPool } from '../../src/cards/pool.ts';
import { challengeDeck } from '../../src/decks/challenge.ts';
import { cardStatus } from '../../src/definitions.ts';
import { engine } from '../../src/engine.ts';
import { factsOf } from '../../src/facts/cards.ts';
import { firstPrinting } from '../../src/facts/printings.ts';
import { heroSites } from '../../src/facts/sites.ts';
import { textOf } from '../../src/text/card-text.ts';

const ids = [
  ...new Set(
    ['A', 'B'].flatMap((letter) => {
      const { deck = [], pool: own = [], sideboard = [] } = challengeDeck(letter) ?? {};
      return deck.concat(own, sideboard);
    }),
  ),
].filter(isInPool);

test('all of the 109 cards are there, whole', () => {
  expect(ids).toHaveLength(109);
  expect(ids.filter((id) => cardStatus(id) !== 'implemented')).toEqual([]);
});

test('every one of the 97 hero sites is whole', () => {
  expect(heroSites).toHaveLength(97);
  expect(heroSites.filter(({ id }) => cardStatus(id) !== 'implemented').map(({ name }) => name)).toEqual([]);
});

describe('the text of each card', () => {
  test.each(ids)('%s is clean', (id) => {
    for (const line of textOf(id)) {
      expect(line).not.toMatch(/undefined|null|NaN|[{}]| {2}| [,.;:]|\(not yet/);
      expect(line).toMatch(/^["“(+−0-9A-ZÉ].*[.!?]$/u);
      expect(line, 'articles').not.toMatch(/\b[Aa] (?:[aeiou](?!ni)|Orc|Elf|Undead|ally)/);
    }
  });
  test.each(ids)('%s has its names in every language of the facts', (id) => {
    const { names } = engine.definitions[indexOfCard(id)];
    for (const [language, name] of Object.entries(factsOf(firstPrinting(id)).names))
      expect(names[language]).toBe(name);
    expect(names['en']).toBeTruthy();
  });
});

/** What each card must say: numbers and conditions, in words of ours. */
const says: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'AS-24': [
    'non-Wizard',
    'non-Ringwraith',
    '3 or fewer',
    'region',
    'number of characters',
    'greater than 6',
    '4 or more',
    '4 corruption',
  ],
  'AS-54': ['end-of-turn', 'Cannot be duplicated', 'exhausted'],
  'DM-106': ['3 strikes', '+1 strike', '+1 prowess', 'cancelled', 'Undead'],
  'DM-108': ['1 strike', 'attacker chooses', 'ranger', 'by 2', 'scout', 'not defeated'],
  'DM-111': ['Undead', '2 strikes'],
  'DM-121': ['Environment', 'Gates of Morning', 'Doors of Night', 'one resource', 'discarded'],
  'DM-132': ['1 attack', 'cannot be cancelled', "Dragon's lair", 'defeated', 'Cannot be duplicated'],
  'DM-155': ['site phase', 'Ruins & Lairs', "Dragon's lair", 'Under-deeps', 'Border-hold', 'removed'],
  'DM-159': ['resource or character', 'sideboard or discard pile', 'play deck'],
  'DM-164': [
    'untapped',
    'Isengard',
    'Shadow-hold or Dark-hold',
    '4 strikes',
    '9 prowess',
    'Orc',
    'may not untap',
    'Haven',
    'Wizard',
  ],
  'DM-45': ['a hazard', 'sideboard or discard pile', 'Doors of Night', 'twice'],
  'DM-71': ['+1 strike', '+1 prowess', 'twice', 'defeated', 'Cannot be duplicated'],
  'DM-88': [
    'non-Wizard',
    'non-Ringwraith',
    'Shadow-land',
    'Dark-domain',
    'mind',
    'less than 12',
    'site of origin',
  ],
  'DM-97': ['2 Wilderness', 'Shadow-land', 'Dark-domain', 'Nazgûl, Undead or Dragon', 'hazard limit'],
  'LE-105': [
    'non-Wizard',
    'non-Ringwraith',
    'The One Ring',
    'unused general influence',
    'less than 10',
    'items',
  ],
  'LE-107': ['minion', 'subtracting', 'greater than 5', '1 corruption'],
  'LE-110': ['Environment', 'resource environment', 'Cannot be duplicated'],
  'LE-112': ['−4', 'Riddling', 'offering', 'influence attempts', 'greater than 7', 'no other copy'],
  'LE-115': ['Border-hold or Free-hold', 'automatic-attack', 'twice', 'end of the turn'],
  'LE-122': ['non-Wizard', 'non-Ringwraith', 'non-Hobbit', 'gains an item', 'greater than 5', '2 corruption'],
  'LE-123': [
    'non-Hobbit',
    'non-Ringwraith',
    'non-Dwarf',
    'non-Orc',
    'Wilderness',
    'greater than 4',
    '2 corruption',
  ],
  'LE-125': ['Orc or Troll', '+1 strike', '+1 prowess', 'Doors of Night', 'Cannot be duplicated'],
  'LE-126': ['faction', 'unused general influence', 'less than 11'],
  'LE-132': ['non-Wizard', 'non-Ringwraith', '7 or less', 'direct influence', 'once', 'greater than 7'],
  'LE-145': ['Environment', 'At any time', 'declared earlier', 'hazard limit', 'resource'],
  'LE-146': [
    'Wilderness',
    'Border-land',
    'Free-domain',
    'Doors of Night is not',
    'hazard limit',
    '−1',
    'tapped',
  ],
  'LE-59': ['Man', '2 strikes', 'attacker chooses'],
  'LE-61': ['Undead', '1 strike', 'wounded', '−2'],
  'LE-67': ['Undead', '1 strike', 'every character', 'cancelled', 'before strikes'],
  'LE-72': ['Undead', '3 strikes', 'wounded', '−1'],
  'LE-77': ['Orc', '2 strikes'],
  'LE-86': ['Orc', '5 strikes', '+3 prowess', 'an Orc attack this turn'],
  'LE-87': ['Orc', '3 strikes'],
  'LE-90': ['Slayer', '2 attacks', '1 strike each', 'one character', 'tap any 1 character', 'excess'],
  'TD-105': ['untap its bearer', 'organization phase', '1 region more'],
  'TD-132': ['Wolves, Spiders, Animals or Undead', 'ranger', 'Gates of Morning', 'by 1'],
  'TD-134': ['Ritual', 'sage', 'non-environment', 'permanent-event', 'long-event', '−2'],
  'TD-169': ['Spell', 'hazard permanent-events', 'hand', '−2'],
  'TD-18': ['major or greater item', '−1'],
  'TD-21': [
    'Unique',
    'Andrast Coast',
    'Bay of Belfalas',
    'Eriadoran Coast',
    '3 strikes',
    '15 prowess',
    '6 body',
    'Doors of Night',
    'Old Pûkel-land',
    'Coastal Sea',
  ],
  'TD-93': ['Unique', 'Healing effects', 'company'],
  'TD-98': ['untap', 'Wizard'],
  'TW-103': ['Unique', 'Troll', '1 strike', '“Bert” (Bûrat) or “William”', 'non-special'],
  'TW-112': ['Unique', 'Troll', '1 strike', '“Bert” (Bûrat) or “Tom”', 'non-special'],
  'TW-116': ['Unique', '+1 direct influence against factions'],
  'TW-117': [
    'Unique',
    '1 card fewer',
    'minimum of 0',
    'Haven',
    'hazard creature',
    'allies',
    'strike',
    'corruption check',
  ],
  'TW-118': ['+2 direct influence', 'Men of Lebennin'],
  'TW-123': ['+2 prowess against Orcs', '+1 direct influence', 'Dwarves', 'Dwarf factions'],
  'TW-128': ['+2 direct influence', 'Rangers of the North'],
  'TW-132': ['+1 prowess against Orcs', '−1 to corruption checks', '−1 to influence checks against factions'],
  'TW-143': ['+1 prowess against Orcs'],
  'TW-144': ['+1 prowess against Orcs'],
  'TW-145': ['Rivendell', '+1', '−3 marshalling points', 'eliminated'],
  'TW-148': ['+2 direct influence', 'Riders of Rohan'],
  'TW-158': ['+2 prowess against Orcs'],
  'TW-16': ['Unique', 'Troll', '1 strike', '“William” (Wûluag) or “Tom”', 'non-special'],
  'TW-161': ['+1 direct influence against Elves'],
  'TW-164': ['−1 to corruption checks', '−1 to influence checks against factions'],
  'TW-174': ['−1 to corruption checks', '−1 to influence checks against factions'],
  'TW-176': ['+4 direct influence', 'Dunlendings', '+5 prowess', 'Nazgûl', 'halved (rounded up)'],
  'TW-180': ['home site', '+3 to corruption checks'],
  'TW-181': ['Palantír', 'end-of-turn', 'spell', 'discard pile'],
  'TW-182': ['+2 direct influence', 'Riders of Rohan'],
  'TW-190': ['Palantír', 'sage', 'can use', 'moves', 'Stored with'],
  'TW-200': ['greater than 9', 'Elves (−2)', 'Dwarves (+2)', 'Blue Mountain Dwarf-hold'],
  'TW-201': ['Moria', 'Dwarf-hold', '5 marshalling points', 'sage', 'by 1', 'untap phase'],
  'TW-204': ['scout', 'cancel the attack'],
  'TW-207': ['Orcs, Trolls or Men', 'Gates of Morning', 'halve', 'rounded up'],
  'TW-209': ['untapped against this strike', 'unless he is wounded', '−1 body'],
  'TW-21': [
    'Environment',
    'Ruins & Lairs',
    '+2 prowess',
    'Doors of Night',
    'Wilderness',
    'Shadow-land',
    'Shadow-hold',
  ],
  'TW-229': ['unwounded', 'cancel the attack', 'no body check'],
  'TW-24': ['5 strikes', 'Andrast', 'Old Pûkel-land', 'Tolfalas'],
  'TW-243': ['Environment', 'hazard environment', 'Cannot be duplicated'],
  'TW-244': ['Weapon', '+3 prowess to a maximum of 8', '+3 prowess to a maximum of 9 against Orcs'],
  'TW-245': ['Old Forest', 'may not be attacked', 'site of origin', 'Wilderness'],
  'TW-246': [
    'Goblin-gate or Moria',
    'at most 2',
    'Wilderness or Shadow-land',
    'The One Ring',
    'not at a Haven',
  ],
  'TW-248': ['organization phase', 'Coastal Sea', 'cancel'],
  'TW-250': ['Shield', '+2 body to a maximum of 9', 'warrior', 'untapped'],
  'TW-253': ['Hobbit', 'organization phase', '+4'],
  'TW-254': ['Armor', 'warrior', '+2 body to a maximum of 9'],
  'TW-259': ['+2 direct influence against factions', 'Cannot be duplicated'],
  'TW-263': ['Dol Amroth', 'greater than 8', 'Dúnedain (+1)'],
  'TW-276': ['Lond Galen', 'greater than 8', 'Dúnedain (+1)'],
  'TW-277': ['Minas Tirith', 'greater than 7', 'Dúnedain (+1)'],
  'TW-280': ['Pelargir', 'greater than 7', 'Dúnedain (+1)'],
  'TW-288': ['warrior', 'prowess', '+5', 'faction'],
  'TW-295': ['+3 prowess to a maximum of 9', '+4 prowess to a maximum of 10 against Orcs'],
  'TW-300': ['Isengard', 'at least 5', 'discard pile', 'corruption check'],
  'TW-310': ['Henneth Annûn', 'greater than 7', 'Dúnedain (+1)'],
  'TW-311': ['Bree', 'greater than 9', 'Dúnedain (+1)'],
  'TW-315': [
    'tapped',
    'Dark-hold or Shadow-hold',
    'Spider',
    '2 strikes',
    '7 prowess',
    'may not untap',
    'Haven, Border-hold or Free-hold',
    '2 marshalling points',
  ],
  'TW-317': ['Edoras', 'greater than 9', 'Hobbits (+1)', 'Dúnedain (+1)'],
  'TW-319': ['warrior', '+3 prowess', '−1 body'],
  'TW-322': ['Shadow-hold or Dark-hold', 'Minas Tirith', '2 marshalling points'],
  'TW-323': ['gold ring', '+2'],
  'TW-327': ['Shield', '+1 body to a maximum of 8', '+1 prowess'],
  'TW-332': ['end of your organization phase', 'scout', 'less than 3', 'creatures'],
  'TW-336': ['Weapon', 'warrior', '+2 prowess to a maximum of 8'],
  'TW-342': ['Trolls', 'Gates of Morning', 'hazard permanent-event'],
  'TW-348': ['Unique', 'sage', 'Minas Tirith', 'Sapling', 'healing', 'playing hazards'],
  'TW-353': ['Wellinghall', 'automatic-attacks', 'keyed to its site', 'Fangorn', 'Redhorn Gate'],
  'TW-356': ['Spell', 'Wizard', 'cancel the attack', '−2'],
  'TW-358': ['+4 prowess', '+2 body', '+6 direct influence', 'Rivendell', 'at least 5', '3 resources', '−3'],
  'TW-362': ['Spell', 'site phase', 'influence check', '−2'],
  'TW-495': ['home site', '+1 to corruption checks', 'another Hobbit', 'cancel the strike'],
  'TW-72': ['Orc', '5 strikes'],
  'TW-73': ['Orc', '1 strike', '+4 prowess', 'an Orc attack this turn'],
  'TW-99': ['Ring', '−2', 'discarded'],
  'WH-34': [
    'ranger',
    'organization phase',
    'rest of the turn',
    'site of origin',
    'corruption check',
    'no other copy',
  ],
};

test('nothing is missing from the list of what cards must say', () => {
  expect(Object.keys(says).sort()).toEqual([...ids].sort());
});
test.each(Object.entries(says))('%s says what it must', (id, words) => {
  const text = textOf(id).join(' ');
  for (const wanted of words)
    expect(text).toMatch(
      wanted instanceof RegExp ? wanted : new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'),
    );
});
