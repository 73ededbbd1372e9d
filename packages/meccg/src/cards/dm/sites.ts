/** Dark Minions: sites. */
import type { Call } from '../../rules/combat/called-attacks.ts';
import { twoMinorItemsFor } from '../families/hermits-hill.ts';
import { unlessBalrogElsewhere } from '../families/under-gates.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, cardsNamed, companyHere, creaturesHere, listed, modifier, printed, races, ringTest, say,
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

const oneOf = (...names: readonly string[]): Call => {
  const cards = names.map(cardsNamed);
  return {
    which: (s, card) => cards.some((one) => one.has(s.card.def[card])),
    who: say`${listed(names, 'or')}`,
    several: names.length > 1,
  };
};
const witchKing = { calls: oneOf('Witch-king of Angmar') };
// The Iron-deeps
card('DM-33', witchKing);

// The Pûkel-deeps
card('DM-34', creaturesHere('Undead or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// The Sulfur-deeps
card('DM-35', { calls: oneOf('Khamûl the Easterling', 'Adûnaphel') });

const NAZGUL = races.indexOf('Nazgûl');
// The Under-courts
card('DM-36', {
  calls: { which: (s, card) => printed.race(s, card) === NAZGUL, who: say`a Nazgûl`, several: true },
});

// The Under-galleries
card('DM-37', { worthStored: 3 });

// The Under-gates
card('DM-38', unlessBalrogElsewhere);

// The Under-grottos
card('DM-39', modifier({ attribute: ringTest, of: companyHere, by: 2 }));

// The Under-leas
card('DM-40', witchKing);

// The Under-vaults
card('DM-41', creaturesHere('Undead creature', 'Undead'));

// Urlurtsu Nurn
card('DM-42');
