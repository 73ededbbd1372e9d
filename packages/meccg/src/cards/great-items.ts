/** Greater items of the tale: the sword that was broken, the mithril-coat, the heart of the mountain. */
import {
  action,
  both,
  type Condition,
  choose,
  either,
  exactly,
  type Filter,
  host,
  modifier,
  passes,
  say,
  self,
  sequence,
  the,
} from '@westmarch/kernel';
import { corruptionPoints, directInfluence, points } from '../engine.ts';
import { type CardDefinition, card } from './card.ts';
import {
  armour,
  character,
  corruptionCheckBy,
  faction,
  inCompanyOf,
  influencing,
  inUse,
  ofRace,
  onYourTurnOrAttacked,
  tapped,
  tapSelf,
  untapIt,
  untappedSelf,
  weapon,
} from './words/index.ts';

const dwarf: Filter = both(ofRace('Dwarf'), character);
const dwarves: Filter = either(dwarf, both(ofRace('Dwarf'), faction));
const heldByDwarf: Condition = { ...passes(host, ofRace('Dwarf')), say: say`a Dwarf bears it` };

export const greatItems: readonly CardDefinition[] = [
  card('TW-289', {
    keywords: ['weapon'],
    abilities: [weapon(1), modifier({ attribute: directInfluence, of: exactly(host), by: 1, if: inUse })],
  }), // Narsil
  card('TW-341', {
    abilities: [
      modifier({ attribute: directInfluence, of: exactly(host), by: 3, if: influencing(dwarves) }),
      {
        ...modifier({ attribute: points, of: exactly(self), by: 5, change: 'set', if: heldByDwarf }),
        say: say`while ${heldByDwarf.say}, it is worth ${5} marshalling points`,
      },
      {
        ...modifier({
          attribute: corruptionPoints,
          of: exactly(self),
          by: 4,
          change: 'set',
          if: heldByDwarf,
        }),
        say: say`while ${heldByDwarf.say}, it gives ${4} corruption points`,
      },
      action({
        window: onYourTurnOrAttacked,
        zone: untappedSelf,
        costs: [tapSelf],
        targets: [choose('Dwarf', both(tapped, dwarf, inCompanyOf(self)))],
        effect: sequence(untapIt(the('Dwarf')), corruptionCheckBy(the('Dwarf'), -2)),
      }),
    ],
  }), // The Arkenstone
  card('TW-345', { keywords: ['armor'], abilities: [armour(3, 10)] }), // The Mithril-coat
];
