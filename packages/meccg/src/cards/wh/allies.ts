/** The White Hand: allies. */
import { regionsMore } from '../../rules/movement/regions.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, attackIs, automatic, bearing, both, cancelStrike, cardFile, character, either, inCompanyOf,
  itOrBearerStruck, itsCompany, modifier, named, non, not, self, siteWithin, strikeCancellable, tapSelf,
  thereAre, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

const plains = ['Rohan', 'Southern Rhovanion', 'Khand', 'Dorwinion', 'Horse Plains', 'Harondor'];
const mount = either(named('Noble Steed'), named('Bill the Pony'), named('Shadowfax'));
// Noble Steed
card(
  'WH-33',
  { atAny: siteWithin(plains, 'haven'), atTapped: true },
  modifier({
    attribute: regionsMore,
    of: itsCompany,
    by: 2,
    change: 'atLeast',
    if: not(thereAre(1, both(character, inCompanyOf(self), non(bearing(mount))))),
  }),
  action({
    window: itOrBearerStruck,
    zone: untappedSelf,
    if: all(not(attackIs(automatic)), strikeCancellable),
    costs: [tapSelf],
    effect: cancelStrike,
  }),
);
