/** The Balrog: resource permanent-events about what is met abroad. */
import { becomesAlly } from '../families/tamed.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, type Condition, cardFile, companyOnWay, discardIt, host, ofItsCompany, pathHas, say, saying, self,
  trigger,
} from '../words/index.ts';

export const card = cardFile();

const lostAbroad: Condition = all(ofItsCompany, pathHas([1, 'free-domain'], [1, 'dark-domain']));
// Memories of Old Torture
card(
  'BA-67',
  { tames: true },
  ...becomesAlly({ races: ['Man', 'Drake', 'Orc', 'Troll', 'Giant'], body: 7, taps: false }),
  saying(
    trigger(companyOnWay, { if: lostAbroad, effect: discardIt(host) }),
    say`discard ${self.say} and the ally if the company moves through a Free-domain or Dark-domain`,
    'the card goes with the ally that it lies on',
  ),
);
