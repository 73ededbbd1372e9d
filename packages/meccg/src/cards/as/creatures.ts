/** Against the Shadow: creatures. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  againstCompany, all, any, asHazard, attackBonus, attackProwess, both, cardFile, character, chooseMany,
  discardAllItems, ifItWounds, inMovingCompany, only, pathHas, shortEvent, siteWithin, tapIt, targetSiteIn,
  the, theWounded, untapped, withEach,
} from '../words/index.ts';

export const card = cardFile();

// Durin’s Folk
card(
  'AS-8',
  { detainment: ['hero'], keyedTo: { regions: ['The Shire'] } },
  attackBonus(attackProwess, -2, againstCompany('hero')),
);

const theirLands = ['Lindon', 'Rhudaur', 'Wold & Foothills', 'Anfalas'];
// Galadhrim
card(
  'AS-10',
  { detainment: ['hero'], keyedTo: { regions: theirLands, at: siteWithin(theirLands, 'haven') } },
  attackBonus(attackProwess, -2, againstCompany('hero')),
  ifItWounds(discardAllItems(theWounded)),
);

const atSea = any(pathHas([1, 'coastal-sea']), targetSiteIn('coastal-sea'));
const sailors = chooseMany('sailors', both(untapped, character, inMovingCompany), { least: 1, most: 2 });
// Lord of the Haven
card(
  'AS-15',
  {
    manifests: 'Círdan',
    detainment: ['hero'],
    keyedTo: { regions: ['Lindon'], regionTypes: ['coastal-sea'], anySite: true },
  },
  shortEvent({
    when: asHazard,
    if: all(...only, atSea),
    targets: [sailors],
    effect: withEach(sailors, tapIt(the('sailors'))),
  }),
);

const gondor = [
  'Old Pûkel-land',
  'Old Pûkel Gap',
  'Andrast',
  'Anfalas',
  'Lamedon',
  'Belfalas',
  'Lebennin',
  'Anórien',
  'Rohan',
];
// Stout Men of Gondor
card('AS-21', { detainment: ['hero', 'covert'], keyedTo: { regions: gondor, anySite: true } });
