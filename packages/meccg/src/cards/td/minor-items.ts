/** The Dragons: minor items. */
import { rations } from '../families/rations.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, both, cardFile, choose, discardSelf, onYourTurn, siteGuardedBy, siteOfIt, tapped, the, untapIt,
} from '../words/index.ts';

export const card = cardFile();

// Cram
card('TD-105', ...rations);

// Thrór’s Map
card(
  'TD-158',
  action({
    window: onYourTurn,
    targets: [choose('site', both(tapped, siteGuardedBy('Dragon'), { ...siteOfIt, atDeclaration: true }))],
    costs: [discardSelf],
    effect: untapIt(the('site')),
    rules: 'ME-SITE-4013',
  }),
);
