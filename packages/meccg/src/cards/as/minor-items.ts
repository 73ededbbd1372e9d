/** Against the Shadow: minor items. */
import { tellsOf, untapsSite } from '../families/site-items.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, directInfluence, lessMind, onBearer, siteGuardedBy, siteOf, siteOfType,
} from '../words/index.ts';

export const card = cardFile();

const onceEach = { notStarting: true, onePerCompany: true } as const;
const shadowHold = siteOf(['shadow-hold']);
// Records Unread
card('AS-130', onceEach, untapsSite(siteOfType('shadow-hold')), tellsOf(shadowHold));

// Secret Book
card(
  'AS-131',
  onceEach,
  untapsSite(siteOfType('free-hold', 'border-hold')),
  tellsOf(siteOf(['ruins-and-lairs'])),
);

// Thrall-ring
card('AS-133', { onePerBearer: true }, ...lessMind(1), onBearer(directInfluence, 1));

// Thrór’s Map
card('AS-134', untapsSite(siteGuardedBy('Dragon')));
