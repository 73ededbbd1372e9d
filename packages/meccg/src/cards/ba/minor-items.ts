/** The Balrog: minor items. */
import { companyOf } from '../../rules/cards/cards.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, attackDefeated, bearerHas, both, type Condition, cardFile, condition, creature, discardIt, exactly,
  firstIn, forEach, host, inOrganization, isIn, may, modifier, move, moveFarther, on, otherCard, place,
  points, printed, type S, say, saying, self, tapBearer, tapSelf, the, thereAre, trigger, untappedSelf, verb,
  woundTaken, Zone,
} from '../words/index.ts';

export const card = cardFile();

const MILD = 11;
/** A creature beaten by the company of its bearer, whole and for good, and mild enough to be led on the rope. */
function canBeLed(s: S, rope: number, attack: number): boolean {
  const creature = s.attack.card[attack];
  if (s.attack.kind[attack] !== 1 || creature === 0 || !isIn(s, creature, Zone.attacking)) return false;
  if (s.attack.further[attack] > 0 || s.attack.spoiled[attack] === 1) return false;
  return printed.prowess(s, creature) < MILD && firstIn(s, place(s, Zone.on, rope)) === 0;
}
const beaten: Condition = condition(
  'can be led',
  [],
  (g) => `(a === ${g.ref(companyOf)}(s, self) && ${g.ref(canBeLed)}(s, self, b))`,
  say`it is a creature's attack with a normal prowess less than ${MILD}`,
);
const lead = (s: S, rope: number, attack: number): void =>
  move(s, s.attack.card[attack], place(s, Zone.on, rope));
const onTheRope = both(creature, on(self));
const isStoredWith = (s: S, rope: number): boolean => {
  for (let c = firstIn(s, place(s, Zone.out, s.card.controller[rope])); c !== 0; c = s.card.next[c])
    if (s.card.mark[c] === rope) return true;
  return false;
};
// Elven Rope
card(
  'BA-34',
  { keepsOn: true },
  action({
    window: inOrganization,
    zone: untappedSelf,
    if: bearerHas('ranger'),
    costs: [tapSelf, tapBearer],
    effect: moveFarther(host),
  }),
  saying(
    trigger(attackDefeated, {
      if: beaten,
      effect: may(verb('lead', lead, [self, otherCard], say`place the creature with ${self.say}`)),
    }),
    say`when the company of its bearer defeats a creature with a normal prowess less than ${MILD}, you may place it with ${self.say} instead of taking it for its marshalling points`,
    'the event speaks of an attack, and what happens instead is the rule of all creatures',
  ),
  trigger(woundTaken, {
    of: exactly(host),
    if: thereAre(1, onTheRope),
    effect: forEach('creature', onTheRope, discardIt(the('creature'))),
  }),
  modifier({
    attribute: points,
    of: exactly(self),
    by: 3,
    change: 'set',
    if: condition(
      'stored with a creature',
      [],
      (g) => `${g.ref(isStoredWith)}(s, self)`,
      say`it is stored with a creature`,
    ),
    within: [Zone.points],
  }),
);
