/** Against the Shadow: hazard permanent-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  atLeast, atMost, behind, both, cardFile, checksAtEnd, companyCount, corruptionCard, corruptionCheck,
  discardIt, exactly, host, it, joined, modifier, mortal, regionsMoved, removedBy, say, self, trigger, where,
} from '../words/index.ts';

export const card = cardFile();

const fewCompanions = where(atMost(companyCount(it), 3), behind(say`in a company of ${3} or fewer`));
// Alone and Unadvised
card(
  'AS-24',
  { otherNumbers: 'the price of not tapping is a rule', onGuard: { company: true } },
  corruptionCard(both(mortal, fewCompanions)),
  checksAtEnd(regionsMoved, say`region he moved through`),
  modifier({ attribute: corruptionCheck, of: exactly(host), by: companyCount(host) }),
  ...removedBy(6),
  trigger(joined, { if: atLeast(companyCount(host), 4), effect: discardIt(self) }),
);
