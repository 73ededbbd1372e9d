/** The Lidless Eye: minor items. */
import { heals } from '../families/healing.ts';
import { rations } from '../families/rations.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, any, bearerFacesStrike, byCreature, cancelStrike, cardFile, directInfluence, discardSelf,
  faction, influencing, keyedToOneOf, keyedToSiteOf, onBearer, strikeCancellable, tapSelf, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

// Blazon of the Eye
card('LE-302', { onePerBearer: true }, onBearer(directInfluence, 2, influencing(faction)));

// Foul-smelling Paste
card('LE-310', heals(discardSelf));

// Shadow-cloak
card(
  'LE-344',
  { onePerBearer: true },
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: all(
      byCreature,
      any(keyedToOneOf('shadow-land', 'dark-domain'), keyedToSiteOf('shadow-hold', 'dark-hold')),
      strikeCancellable,
    ),
    costs: [tapSelf],
    effect: cancelStrike,
    rules: 'ME-KEY-4000 ME-KEY-2011',
  }),
);

// Strange Rations
card('LE-345', ...rations);

// Deadly Dart
card('LE-419', { notStarting: true });
