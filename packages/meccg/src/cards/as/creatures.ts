/** Against the Shadow: creatures. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, any, asHazard, both, cardFile, character, chooseMany, inMovingCompany, only, pathHas, shortEvent,
  tapIt, targetSiteIn, the, untapped, withEach,
} from '../words/index.ts';

export const card = cardFile();

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
