/** The Balrog: sites. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, companyHere, creaturesHere, detainHere, harmHere, keyedHereFrom, modifier, ringTest, safeHere,
} from '../words/index.ts';

export const card = cardFile();

// Ancient Deep-hold
card(
  'BA-83',
  {
    otherNumbers: { more: [2, 2], why: 'what is said of all three attacks is said of each' },
    site: { stays: true },
  },
  creaturesHere('Undead or Spider creature', 'Undead', 'Spider'),
);

// Barad-dûr
card('BA-84', harmHere('all'));

// Carn Dûm
card('BA-85', harmHere('all'));

// Cirith Gorgor
card('BA-86', harmHere('all'));

// Cirith Ungol
card('BA-87', harmHere('all'));

// Dol Guldur
card('BA-88', harmHere('all'));

// The Drowning-deeps
card('BA-89', keyedHereFrom('coastal-sea'), creaturesHere('Drake', 'Drake'));

// The Gem-deeps
card('BA-90', creaturesHere('Undead creature or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// The Iron-deeps
card(
  'BA-91',
  { site: { except: 'Sea Serpent' } },
  harmHere('all'),
  creaturesHere('Drake creature (except Sea Serpent)', 'Drake'),
);

// Minas Morgul
card('BA-92', harmHere('all'));

// Moria
card('BA-93', { site: { testsStored: -2 } }, detainHere, safeHere);

// The Pûkel-deeps
card('BA-94', creaturesHere('Undead creature or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// Remains of Thangorodrim
card('BA-95', keyedHereFrom('coastal-sea'));

// The Rusted-deeps
card(
  'BA-96',
  { site: { except: 'Eärcaraxë' } },
  creaturesHere('Dragon creature (except Eärcaraxë)', 'Dragon'),
);

// The Sulfur-deeps
card('BA-97', harmHere('all'));

// The Under-courts
card('BA-98', harmHere('all'));

// The Under-galleries
card(
  'BA-99',
  { otherNumbers: { less: [2], why: 'the second attack is numbered in print' } },
  harmHere('all'),
);

// The Under-gates
card('BA-100', { site: { testsStored: -2 } }, detainHere, safeHere);

// The Under-grottos
card('BA-101', modifier({ attribute: ringTest, of: companyHere, by: 1 }));

// The Under-leas
card('BA-102', harmHere('all'));

// The Under-vaults
card('BA-103', creaturesHere('Undead creature', 'Undead'));

// The Wind-deeps
card(
  'BA-104',
  { site: { except: 'Sea Serpent' } },
  creaturesHere('Drake creature (except Sea Serpent)', 'Drake'),
);
