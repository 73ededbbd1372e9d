/** Mines of Moria: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { playSite } from '../../rules/sites/next-site.ts';
import { atSite, cardFile, exertA, fellowship, hobbit, say, verb, you } from '../words/index.ts';

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
