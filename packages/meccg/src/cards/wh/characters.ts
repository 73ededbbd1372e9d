/** The White Hand: characters. */
import { joinsAttacked, recalls, testsRings } from '../families/wizards.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, alignment, ally, bonus, both, called, cardFile, character, corruptionCheck, definite, detaining,
  either, endOfOrganization, exactly, type Filter, faction, filter, handSizeBonus, item, keyword, Magic,
  magicUse, modifier, non, noun, ofRace, palantirUse, passes, say, self, spell, stagePointsAbove, tapped,
  untapIt, worthEach, worthFull, worthFullKills,
} from '../words/index.ts';

export const card = cardFile();

const attackOnYours: Filter = filter(
  'attack on yours',
  [],
  (_g, v) => `s.company.player[s.attack.company[${v.it}]] === you`,
  definite(say`any detainment attack against your companies`),
);
// Alatar
card(
  'WH-1',
  worthFullKills,
  modifier({ attribute: detaining, of: attackOnYours, by: 0, change: 'set', if: stagePointsAbove(7) }),
  ...joinsAttacked,
);

const peoples: Filter = called(
  noun('Man, Dwarf, Elf, Dúnadan, Hobbit, Orc or Troll faction'),
  both(
    either(...(['Man', 'Dwarf', 'Elf', 'Dúnadan', 'Hobbit', 'Orc', 'Troll'] as const).map(ofRace)),
    faction,
  ),
);
const heroAlly: Filter = both(alignment.is('hero'), ally);
// Gandalf
card(
  'WH-4',
  modifier({ attribute: magicUse, of: exactly(self), by: Magic.spirit, change: 'set' }),
  action({ window: endOfOrganization, if: passes(self, tapped), effect: untapIt(self) }),
  worthFull(either(character, heroAlly)),
  testsRings,
);

// Ill-favoured Fellow
card('WH-5', { discardOn: [9] });

// Lugdush
card('WH-6', { discardOn: [8] });

// Pallando
card(
  'WH-7',
  modifier({ attribute: magicUse, of: exactly(self), by: Magic.spirit, change: 'set' }),
  worthEach(2, peoples),
  handSizeBonus(1),
);

const tools: Filter = called(
  { adjectives: [say`non-weapon, non-armor, non-shield, non-helmet`], noun: 'item', after: [] },
  both(
    item,
    non(either(...(['weapon', 'armor', 'shield', 'helmet'] as const).map((name) => keyword.has(name)))),
  ),
);
// Saruman
card(
  'WH-9',
  modifier({ attribute: magicUse, of: exactly(self), by: Magic.sorcery, change: 'set' }),
  worthFull(tools),
  modifier({ attribute: palantirUse, of: exactly(self), by: 2 }),
  bonus(corruptionCheck, -1),
  recalls(either(spell, keyword.has('sorcery'))),
);

// Sly Southerner
card('WH-10', { discardOn: [9] });
