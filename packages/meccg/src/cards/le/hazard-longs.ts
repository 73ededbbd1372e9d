/** The Lidless Eye: hazard long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  asHazard, atSiteOfType, automatic, both, cardFile, detaining, doubleStrikes, lastingEvent, modifier,
} from '../words/index.ts';

export const card = cardFile();

const defended = both(automatic, atSiteOfType('free-hold', 'border-hold'));
// Awaken Defenders
card(
  'LE-103',
  {
    keywords: ['cannot be duplicated'],
    onGuard: { attacks: 'any', at: ['free-hold', 'border-hold'] },
  },
  lastingEvent(asHazard),
  doubleStrikes(defended),
  modifier({ attribute: detaining, of: defended, by: 0, change: 'atMost', rules: 'ME-CARD-0052' }),
);
