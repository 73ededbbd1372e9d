/** Agents of Dark Minions: hazards to everyone, and characters to Ringwraith, Sauron and fallen-wizard players. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ANYTHING, action, agentTries, asAgent, both, byAgent, cardFile, character, either, type Filter, folk,
  influenceAgainst, ofRace, outOfCombat, playableIn, self, tappingItselfAsAgent,
} from '../words/index.ts';

export const card = cardFile();

// Bill Ferny
card('DM-3');

// Dâsakûn
card('DM-4');

// Deallus
card('DM-5');

// Drór
card('DM-6', influenceAgainst(2, folk('Dwarf')));

// Elwen
card('DM-8', { ways: { havens: true } }, influenceAgainst(2, folk('Elf')));

// Eun
card('DM-9');

const southerners: Filter = either(
  both(ofRace('Dúnadan'), character),
  playableIn('Anfalas', 'Anórien', 'Belfalas', 'Lamedon', 'Lebennin'),
);

// Fori the Beardless
card('DM-11', influenceAgainst(2, folk('Dwarf')));

// Gergeli
card('DM-12');

// Gisulf
card('DM-13');

// Golodhros
card(
  'DM-14',
  { keywords: ['spirit-magic'] },
  action({
    window: byAgent,
    zone: asAgent,
    if: outOfCombat,
    costs: [tappingItselfAsAgent],
    effect: agentTries(self, ANYTHING),
    rules: 'ME-CARD-0284',
  }),
);

// Herion
card('DM-16');

// Ivic
card('DM-17');

// Jûoma
card('DM-18');

// Leamon
card('DM-19');

// Nimloth
card('DM-20', { ways: { havens: true } }, influenceAgainst(2, folk('Elf')));

// Râisha
card('DM-23');

// Súrion
card('DM-24', influenceAgainst(2, southerners));

// Woffung
card('DM-26');

// Baugúr
card(
  'DM-181',
  { keywords: ['half-orc', 'Leader'], discardOn: [8], ways: { notTo: ['free-hold', 'border-hold'] } },
  influenceAgainst(2, folk('Orc')),
);
