/** Provisions: whoever bears them eats, and is fresh again, or goes farther with his company. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, both, choose, discardSelf, exactly, host, inOrganization, itsBearer, moveFarther,
  onYourTurnOrAttacked, tapped, the, untapIt,
} from '../words/index.ts';

/** Whoever bears it, if he is tapped. */
const tappedBearer = choose('bearer', both(exactly(host), tapped));
export const rations: readonly Ability[] = [
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
];
