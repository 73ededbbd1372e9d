/** Palantíri: whoever can use them, and what those of heroes and minions share. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, anyCard, type Condition, choose, condition, corruptionCheckBy, deckHasAtLeast,
  exactly, host, hostOf, inDiscard, modifier, onYourTurn, palantirUse, points, type S, say, self, sequence,
  shuffleIntoDeck, sides, silent, tapBearer, tapSelf, the, untappedSelf, valueOf, Zone,
} from '../words/index.ts';

const canUse = (s: S, palantir: number, how: number): boolean =>
  (valueOf(s, palantirUse, hostOf(s, palantir)) & how) !== 0;
const bearerCan = (how: number, text: string): Condition =>
  condition('can use', [], (g) => `${g.ref(canUse)}(s, self, ${how})`, say`its bearer ${text}`);
const recover = (how: number, text: string, ...costs: (typeof tapSelf)[]): Ability =>
  action({
    window: onYourTurn,
    zone: untappedSelf,
    if: all(bearerCan(how, text), deckHasAtLeast(5)),
    costs: [tapSelf, ...costs],
    targets: [choose('card', anyCard, inDiscard)],
    effect: sequence(shuffleIntoDeck(the('card')), corruptionCheckBy(host)),
  });
/** No marshalling points for a fallen-wizard player, borne or stored. ME-CARD-0548 */
const ofFallen: Condition = condition(
  'of a fallen-wizard',
  [],
  () => `(s.player.side[s.card.controller[self]] === ${sides.indexOf('fallen-wizard')})`,
  say`its player is a fallen-wizard`,
);
const worthless = {
  attribute: points,
  of: exactly(self),
  by: 0,
  change: 'set',
  if: ofFallen,
} as const;
/** What is discarded goes back into the play deck. ME-CARD-0548, 0549 */
export const stoneOfOrthanc: readonly Ability[] = [
  recover(1, 'can use it'),
  recover(2, 'taps to use it', tapBearer),
  modifier(worthless),
  silent(modifier({ ...worthless, within: [Zone.points] })),
];
