/** Dark Minions: sites. */
import type { Called } from '../../rules/combat/called-attacks.ts';
import { twoMinorItemsFor } from '../families/hermits-hill.ts';
import { unlessBalrogElsewhere } from '../families/under-gates.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, cardsNamed, companyHere, creaturesHere, modifier, printed, races, readsAs, ringTest, say,
} from '../words/index.ts';

export const card = cardFile();

// The Gem-deeps
card('DM-30', creaturesHere('Undead or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// Haudh-in-Gwanûr
card('DM-31');

// Hermit’s Hill
card(
  'DM-32',
  {
    otherNumbers: { less: [2], why: 'two items are chosen one after the other' },
    site: { opensFor: 'major' },
  },
  twoMinorItemsFor(say`make one major item, hoard items included, playable at this site this turn`),
);

const isOneOf = (...names: readonly string[]): Called => {
  const cards = names.map(cardsNamed);
  return (s, card) => cards.some((one) => one.has(s.card.def[card]));
};
const witchKing = readsAs(
  say`if Witch-king of Angmar is in play as a permanent-event, he must attack as one more automatic-attack; afterwards discard him, defeated or not`,
);
// The Iron-deeps
card('DM-33', { calls: isOneOf('Witch-king of Angmar') }, witchKing);

// The Pûkel-deeps
card('DM-34', creaturesHere('Undead or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// The Sulfur-deeps
card(
  'DM-35',
  { calls: isOneOf('Khamûl the Easterling', 'Adûnaphel') },
  readsAs(
    say`if Khamûl the Easterling or Adûnaphel is in play as a permanent-event, one of the attacker's choice must attack as one more automatic-attack; afterwards discard it, defeated or not`,
  ),
);

const NAZGUL = races.indexOf('Nazgûl');
const isNazgul: Called = (s, card) => printed.race(s, card) === NAZGUL;
// The Under-courts
card(
  'DM-36',
  { calls: isNazgul },
  readsAs(
    say`if a Nazgûl is in play as a permanent-event, one of the attacker's choice must attack as one more automatic-attack; afterwards discard it, defeated or not`,
  ),
);

const STOLEN_KNOWLEDGE = 3;
// The Under-galleries
card(
  'DM-37',
  { worthStored: STOLEN_KNOWLEDGE },
  readsAs(
    say`when this site would be discarded, it is stored instead: ${STOLEN_KNOWLEDGE} miscellaneous marshalling points`,
  ),
);

// The Under-gates
card('DM-38', unlessBalrogElsewhere);

// The Under-grottos
card('DM-39', modifier({ attribute: ringTest, of: companyHere, by: 2 }));

// The Under-leas
card('DM-40', { calls: isOneOf('Witch-king of Angmar') }, witchKing);

// The Under-vaults
card('DM-41', creaturesHere('Undead creature', 'Undead'));

// Urlurtsu Nurn
card('DM-42');
