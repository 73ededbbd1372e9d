/** The Dragons: minor items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, both, cardFile, choose, discardSelf, exactly, host, inOrganization, itsBearer, moveFarther,
  onYourTurn, onYourTurnOrAttacked, siteGuardedBy, tapped, the, untapIt,
} from '../words/index.ts';

export const card = cardFile();

/** Whoever bears it, if he is tapped. */
const tappedBearer = choose('bearer', both(exactly(host), tapped));
// Cram
card(
  'TD-105',
  action({
    window: onYourTurnOrAttacked,
    targets: [tappedBearer],
    costs: [discardSelf],
    effect: untapIt(the('bearer')),
  }),
  action({
    window: inOrganization,
    targets: [itsBearer],
    costs: [discardSelf],
    effect: moveFarther(the('bearer')),
  }),
);

// Thrór’s Map
card(
  'TD-158',
  action({
    window: onYourTurn,
    targets: [choose('site', both(tapped, siteGuardedBy('Dragon')))],
    costs: [discardSelf],
    effect: untapIt(the('site')),
  }),
);
