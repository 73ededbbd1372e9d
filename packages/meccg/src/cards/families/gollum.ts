/** He who went by several names: he finds ways past enemies, and takes the Ring where he meets it. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, atMost, atSiteOf, both, type Condition, choose, companySizeOf, discardIt,
  isAtAHaven, named, not, onYourTurn, say, self, sequence, tapSelf, tapsAgainst, the, thereAre, untappedSelf,
  worded,
} from '../words/index.ts';

const ringHere = both(named('The One Ring'), atSiteOf(self));
const ringIsHere: Condition = worded(thereAre(1, ringHere), say`The One Ring is at the same site`);
export const sneaks: readonly Ability[] = [
  tapsAgainst(['wilderness', 'shadow-land'], atMost(companySizeOf(self), 2)),
  action({
    window: onYourTurn,
    zone: untappedSelf,
    if: all(not(isAtAHaven(self)), ringIsHere),
    costs: [tapSelf],
    targets: [choose('Ring', ringHere)],
    effect: sequence(discardIt(the('Ring')), discardIt(self)),
    rules: 'ME-CARD-0280',
  }),
];
