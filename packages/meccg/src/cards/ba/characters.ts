/** The Balrog: characters. */
import { stayingUntapped } from '../../rules/combat/strike-totals.ts';
import { followersAllowed } from '../../rules/influence/influence.ts';
import { boundBelow } from '../../rules/movement/bound-below.ts';
import { rollBetween } from '../../rules/movement/under-deeps.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  balrogSpecific, cardFile, either, exactly, folk, influenceAgainst, itsCompany, makesOvert, modifier,
  readsAs, say, self,
} from '../words/index.ts';

export const card = cardFile();

const orcs = folk('Orc');
const orcsAndTrolls = either(folk('Troll'), folk('Orc'));
// Azog
card('BA-2', { discardOn: [9] }, influenceAgainst(3, orcs), influenceAgainst(2, balrogSpecific));

// The Balrog
card(
  'BA-3',
  { manifests: 'Balrog of Moria', keywords: ['Spawn'] },
  modifier({ attribute: rollBetween, of: itsCompany, by: 3 }),
  modifier({ attribute: stayingUntapped, of: exactly(self), by: -1, change: 'set' }),
  modifier({ attribute: followersAllowed, of: exactly(self), by: -1 }),
  modifier({ attribute: boundBelow, of: itsCompany, by: 1 }),
  makesOvert,
  readsAs(
    say`discard all other manifestations of Balrog of Moria when ${self.say} comes into play`,
    'so it is with every avatar that manifests what others manifest, too',
  ),
);

// Bolg
card('BA-4', { discardOn: [9] }, influenceAgainst(3, orcs), influenceAgainst(2, balrogSpecific));

// Bûthrakaur
card(
  'BA-5',
  { discardOn: [9], manifests: 'Bûthrakaur the Green' },
  influenceAgainst(3, orcsAndTrolls),
  influenceAgainst(3, balrogSpecific),
);

// Crook-legged Orc
card('BA-6', { discardOn: [7] });

// Hill-troll
card('BA-7', { discardOn: [7] });

// Mountain-maggot
card('BA-8', { discardOn: [7] });

// Umagaur
card(
  'BA-9',
  { discardOn: [9], manifests: 'Umagaur the Pale' },
  influenceAgainst(2, orcsAndTrolls),
  influenceAgainst(3, balrogSpecific),
);
