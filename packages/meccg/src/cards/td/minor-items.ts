/** The Dragons: minor items. */
import { rations } from '../families/rations.ts';
import { untapsSite } from '../families/site-items.ts';
import { cardFile, siteGuardedBy } from '../words/index.ts';

export const card = cardFile();

// Cram
card('TD-105', ...rations);

// Thrór’s Map
card('TD-158', untapsSite(siteGuardedBy('Dragon')));
