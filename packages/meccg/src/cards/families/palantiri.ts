/** Palantíri: whoever can use them, and what those of heroes and minions share. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, anyCard, type Choice, type Condition, choose, condition, corruptionCheckBy,
  deckHasAtLeast, type Effect, exactly, host, hostOf, inDiscard, lookAt, modifier, NOTHING, onYourTurn,
  type Phrase, type PlayerRef, palantirUse, playerRef, points, type S, say, self, sequence, shuffleIntoDeck,
  shufflePile, sides, silent, tapBearer, tapSelf, the, topOf, untappedSelf, valueOf, you, Zone,
} from '../words/index.ts';

const canUse = (s: S, palantir: number, how: number): boolean =>
  (valueOf(s, palantirUse, hostOf(s, palantir)) & how) !== 0;
const bearerCan = (how: number, text: string): Condition =>
  condition('can use', [], (g) => `${g.ref(canUse)}(s, self, ${how})`, say`its bearer ${text}`);
/** Its bearer can use it, or taps to; and checks corruption then. */
const uses = (effect: Effect, targets: readonly Choice[], ...also: readonly Condition[]): Ability[] =>
  (
    [
      [1, 'can use it', []],
      [2, 'taps to use it', [tapBearer]],
    ] as const
  ).map(([how, text, costs]) =>
    action({
      window: onYourTurn,
      zone: untappedSelf,
      if: all(bearerCan(how, text), ...also),
      costs: [tapSelf, ...costs],
      targets,
      effect: sequence(effect, corruptionCheckBy(host)),
    }),
  );
const FIVE = 5;
const opponent: PlayerRef = playerRef(
  'your opponent',
  [],
  () => '(you % s.layout.sizes.players + 1)',
  say`your opponent`,
);
const stir = (whose: PlayerRef, text: Phrase): Effect => ({
  ...sequence(
    lookAt(you, topOf(Zone.deck, whose, FIVE, 'play deck'), NOTHING),
    shufflePile(Zone.deck, whose, 'play deck', FIVE),
  ),
  say: say`look at the top ${FIVE} cards of ${text} and shuffle them`,
});
/** Five cards of each play deck are seen, and come back in another order. */
export const stoneOfMinasTirith: readonly Ability[] = uses(
  sequence(stir(you, say`your play deck`), stir(opponent, say`your opponent's play deck`)),
  [],
);
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
  ...uses(shuffleIntoDeck(the('card')), [choose('card', anyCard, inDiscard)], deckHasAtLeast(5)),
  modifier(worthless),
  silent(modifier({ ...worthless, within: [Zone.points] })),
];
