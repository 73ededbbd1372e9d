/** Mines of Moria: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { playSite } from '../../rules/sites/next-site.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  archerCharacter, atSite, cardFile, exertA, fellowship, firstCosts, here, hobbit, ofCulture, say,
  shadowPhases, verb, you,
} from '../words/index.ts';

export const card = cardFile();

// Hobbiton Woods
card(
  '2_116',
  atSite(fellowship, {
    costs: [exertA(hobbit)],
    effect: verb(
      'play site',
      playSite,
      [you, 2],
      say`play site ${2} from your adventure deck, in place of one that lies there`,
    ),
  }),
);

// Great Chasm
card('2_118', ...firstCosts(ofCulture('Moria', archerCharacter), -2, shadowPhases, 'Shadow phase', here));
