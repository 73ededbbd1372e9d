/** The Dragons: minor items. */
import { companyOf } from '../../rules/cards/cards.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, both, cardFile, choose, discardSelf, exactly, host, inOrganization, itsBearer, onYourTurnOrAttacked,
  type S, say, tapped, the, untapIt, verb,
} from '../words/index.ts';

export const card = cardFile();

/** Whoever bears it, if he is tapped. */
const tappedBearer = choose('bearer', both(exactly(host), tapped));
/** One region more for the company of a character, this turn. */
function addRegion(s: S, character: number): void {
  s.company.extraRegions[companyOf(s, character)]++;
}
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
    effect: verb(
      'add region',
      addRegion,
      [the('bearer')],
      say`let the company of ${the('bearer').say} move through 1 region more this turn`,
    ),
  }),
);
