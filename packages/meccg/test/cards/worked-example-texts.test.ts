/** The texts of the cards that the worked examples brought: whole, clean, and with the numbers of each card. */
import { describe, expect, test } from 'vitest';
import { cardStatus } from '../../src/definitions.ts';
import { textOf } from '../../src/text/card-text.ts';

/** What each card must say: numbers and conditions, in words of ours. */
const says: Readonly<Record<string, readonly string[]>> = {
  'TW-120': ['+2 direct influence', 'Rangers of the North', '−3 marshalling points if eliminated'],
  'TW-126': ['+2 direct influence', 'Beornings'],
  'TW-127': ['−1 to corruption checks', '−1 to influence checks against factions'],
  'TW-131': ['home site', '+4 to corruption checks', '−2 marshalling points'],
  'TW-134': ['+2 direct influence', 'Men of Anórien', '−1 to corruption checks'],
  'TW-136': ['+5 direct influence', 'Galadriel'],
  'TW-146': ['+2 direct influence', 'Riders of Rohan'],
  'TW-149': ['+2 direct influence', 'Rangers of Ithilien'],
  'TW-152': ['home site', '+4 to corruption checks', '−2 marshalling points'],
  'TW-156': ['+1 to corruption checks', 'test a gold ring', 'company'],
  'TW-159': ['Iron Hill Dwarves', '+2 prowess against Orcs', '+1 direct influence', 'Elves', 'Elf factions'],
  'TW-166': ['+2 direct influence', 'Knights of Dol Amroth'],
  'TW-168': ['+2 direct influence', 'Wood-elves'],
  'TW-170': ['home site', '+2 to corruption checks'],
  'TW-175': ['hand size is +1', 'discards', 'face up'],
  'TW-177': ['home site', '+2 to corruption checks'],
  'TW-178': ['+1 to corruption checks', 'additional card', 'Wilderness'],
  'TW-206': ['Weapon', '+1 prowess to a maximum of 8'],
  'TW-224': ['+2 direct influence', 'Elves', 'Elf factions', 'Cannot be duplicated'],
  'TW-225': ['hazard creature', 'Wilderness', 'cancel the strike', 'Cannot be duplicated'],
  'TW-255': ['wounded character', 'tapped character', 'discard', 'tap its bearer'],
  'TW-333': ['Unique', 'Weapon', '+1 prowess to a maximum of 8', 'Hobbit has +2'],
  'TW-289': ['Unique', 'Weapon', '+1 prowess', '+1 direct influence'],
  'TW-341': ['+3 direct influence', 'Dwarf factions', '5 marshalling', '4 corruption', 'untap', '−2'],
  'TW-345': ['Unique', 'Armor', '+3 body to a maximum of 10'],
  'TW-266': ['Lesser ring', 'gold ring', '+2 direct influence'],
  'TW-306': ['tested', 'One Ring (10 or more)', 'Dwarven ring (8', 'magic ring (5 or less)', 'any result'],
  'TW-347': [
    'Unique',
    '+5 prowess',
    'double',
    '+5 body',
    '10',
    '+5 direct',
    '+1 corruption',
    '−2',
    'neither Undead nor',
  ],
  'TW-251': ['Eagles’ Eyrie', 'at most 2', 'Under-deeps', 'Shadow-land', 'Dark-domain', 'keyed to the site'],
  'TW-307': ['Wellinghall', 'automatic-attacks', 'keyed to its site'],
  'TW-210': ['site phase', 'sage', 'Information', 'tap the site', 'may not untap', 'Haven'],
  'TW-192': [
    'Unique',
    'sage',
    'Information',
    '−3',
    'Haven',
    'stored Reforging',
    '4 marshalling',
    '+4 prowess',
    '11',
    '−1',
  ],
  'TW-314': ['sage', 'Information', 'may not untap', 'Haven', 'minor or major', 'discard pile'],
  'TW-240': ['organization phase', 'Haven', '4 or more', '+1 prowess', '+1 to corruption', 'joins or leaves'],
  'TW-252': ['Hobbit', 'cancel the strike'],
  'TW-104': ['Hobbit', 'less than 11', 'rest of the turn', 'discarded or returned', 'as a resource'],
  'LE-66': ['Dragon', '2 strikes', 'attacker chooses'],
  'LE-74': ['Giant', '1 strike'],
  'LE-79': ['1 strike', 'Heart of Mirkwood', 'Old Forest', 'played at a Ruins & Lairs or Shadow-hold there'],
  'LE-85': ['Orc', '4 strikes'],
  'LE-101': ['Free-hold', 'Border-hold', '+2 prowess', 'cannot be cancelled', 'no other copy'],
  'LE-111': [
    'Environment',
    'Border-hold',
    'Wolves, 3 strikes with 7 prowess',
    'Doors of Night',
    'Wildernesses',
    'Cannot be duplicated',
  ],
  'LE-104': ['Cannot be duplicated', 'Ruins & Lairs', 'doubled'],
  'TW-62': ['Environment', 'Doors of Night', 'Shadow-lands', 'Dark-domains', 'Cannot be duplicated'],
  'LE-124': ['non-Ringwraith', '2 corruption', 'untap phase', 'Haven', 'greater than 6'],
  'LE-149': ['−1 prowess', 'not in effect already', 'corruption check'],
  'TW-64': ['Nazgûl', '+2 prowess', 'discard', 'wounded', '4 corruption', 'Haven', 'greater than 4'],
  'TW-281': ['Lake-town', 'greater than 6', 'Men (+1)'],
  'TW-367': ['Thranduil’s Halls', 'greater than 8', 'Men (−1)', 'Elves (+1)', 'Dwarves (−2)'],
};

describe('cards of the worked examples', () => {
  test.each(Object.entries(says))('%s is whole, clean and says what it must', (id, words) => {
    expect(cardStatus(id)).toBe('implemented');
    const lines = textOf(id);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|null|NaN|[{}]| {2}| [,.;:]|\(not yet/);
      expect(line).toMatch(/^["“(+−0-9A-ZÉ].*[.!?]$/u);
      expect(line, 'articles').not.toMatch(/\b[Aa] (?:[aeiou](?!ni)|Orc|Elf|Undead|ally)/);
    }
    for (const wanted of words) expect(lines.join(' ').toLowerCase()).toContain(wanted.toLowerCase());
  });
});
