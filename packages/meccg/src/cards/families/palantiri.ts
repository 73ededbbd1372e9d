/** Palantíri: whoever can use them, and what those of heroes and minions share. */
import { companyOf } from '../../rules/cards/cards.ts';
import { firstOf } from '../../rules/companies/company.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, anyCard, behind, both, type Choice, type Condition, choose, companyMoves,
  condition, corruptionCheckBy, deckHasAtLeast, definite, discardIt, type Effect, exactly, type Filter,
  filter, firstIn, hasSkillNow, host, hostOf, inDiscard, modifier, onYourTurn, type Phrase, type PlayerRef,
  palantir, palantirUse, place, points, type S, say, seeTop, self, sequence, shortEvent, shuffleIntoDeck,
  shufflePile, sides, silent, staysOn, tapBearer, tapSelf, the, trigger, untappedSelf, valueOf, withoutCopy,
  worded, you, yourOpponent, yours, Zone,
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
const stir = (whose: PlayerRef, text: Phrase): Effect =>
  worded(
    sequence(seeTop(you, whose, FIVE), shufflePile(Zone.deck, whose, 'play deck', FIVE)),
    say`look at the top ${FIVE} cards of ${text} and shuffle them`,
  );
/** Five cards of each play deck are seen, and come back in another order. */
export const stoneOfMinasTirith: readonly Ability[] = uses(
  sequence(stir(you, say`your play deck`), stir(yourOpponent, say`your opponent's play deck`)),
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

const alignedBearer: Filter = filter(
  'aligned bearer',
  [],
  (g, v) => `${v.it} === ${g.ref(hostOf)}(s, ${g.ref(hostOf)}(s, self))`,
  definite(say`the bearer of the Palantír`),
);
function hasSage(s: S, card: number): boolean {
  for (let c = firstOf(s, companyOf(s, card)); c !== 0; c = s.card.next[c]) {
    if (hasSkillNow(s, c, 'sage')) return true;
    // An ally may be the sage. ME-ALLY-502
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (hasSkillNow(s, on, 'sage')) return true;
  }
  return false;
}
const withSage: Filter = filter(
  'with a sage',
  [],
  (g, v) => `${g.ref(hasSage)}(s, ${v.it})`,
  behind(say`with a sage in the company`),
);
/** With a sage beside him, whoever bears the stone can use it, if he is such; until his company moves. ME-CARD-0027 */
export const attuned = (whom?: Condition): readonly Ability[] => [
  shortEvent({
    when: onYourTurn,
    targets: [choose('Palantír', both(yours, palantir, withSage, withoutCopy))],
    effect: staysOn(the('Palantír')),
    rules: 'ME-CARD-0027',
  }),
  modifier({
    attribute: palantirUse,
    of: alignedBearer,
    by: 1,
    ...(whom === undefined ? {} : { if: whom }),
  }),
  trigger(companyMoves, {
    if: condition(
      'its company',
      [],
      (g) => `${g.ref(companyOf)}(s, self) === a`,
      say`it carries the Palantír`,
    ),
    effect: discardIt(self),
  }),
];
