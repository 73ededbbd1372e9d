/** The Dragons: resource long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, inLongEventPhase, lastingEvent, modifier, movingCompany, ownDraws, say, value,
} from '../words/index.ts';

export const card = cardFile();

const FOUR = 4;
/** Whoever has no path of regions has none that is shorter. ME-CARD-0007 */
const regionsFewer = value(
  'regions fewer',
  [],
  () => `(s.global.pathLength === 0 ? 0 : Math.max(0, ${FOUR} - s.global.pathLength))`,
  say`one for each region less than ${FOUR} in its site path`,
);
// A Short Rest
card(
  'TD-95',
  lastingEvent(inLongEventPhase),
  modifier({ attribute: ownDraws, of: movingCompany, by: regionsFewer, rules: 'ME-CARD-0007' }),
);
