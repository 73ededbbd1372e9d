/** The Lidless Eye: major items. */
import { unhurt } from '../../rules/combat/spared.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  armour, bearerHas, cardFile, directInfluence, discardIt, exactly, host, ifSo, inUse, modifier, onBearer,
  rollsMoreThan, self, trigger, weapon, woundSpared,
} from '../words/index.ts';

export const card = cardFile();

// Broad-headed Spear
card('LE-304', { keywords: ['weapon'] }, weapon(2, 8, bearerHas('warrior')));

// High Helm
card(
  'LE-313',
  { keywords: ['helmet'] },
  onBearer(directInfluence, 2, inUse),
  armour(1, 9),
  weapon(1, 8, bearerHas('warrior')),
);

// Sable Shield
card(
  'LE-341',
  { keywords: ['shield'] },
  modifier({ attribute: unhurt, of: exactly(host), by: 1, if: inUse }),
  trigger(woundSpared, {
    of: exactly(host),
    if: inUse,
    effect: ifSo(rollsMoreThan(6), discardIt(self)),
    rules: 'ME-CARD-0653 ME-CARD-0654 ME-CARD-0655',
  }),
);
