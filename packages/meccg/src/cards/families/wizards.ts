/** Wizards who do the same whether they have fallen or not. */
import { companyOf, discard, isAlly } from '../../rules/cards/cards.ts';
import { endIfEmpty, firstOf, joinCompany } from '../../rules/companies/company.ts';
import { doubledIn, keepOne } from '../../rules/companies/one-per-company.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, attackFaced, both, byCreature, type Condition, call, choose, condition,
  corruptionCheckBy, endOfTurnBegins, type Filter, facingAttack, firstIn, goldRing, ITS, inCompanyOf,
  inDiscard, isAtAHaven, onceDeclared, onYourTurn, place, type S, say, self, sequence, takeIntoHand, tapIt,
  tapSelf, testsRing, the, trigger, untappedSelf, verb, Zone,
} from '../words/index.ts';

const elsewhere: Condition = condition(
  'elsewhere',
  [],
  (g) => `(${g.ref(companyOf)}(s, self) !== s.attack.company[s.global.attack])`,
  say`${self.say} is not in the attacked company`,
);
/** He comes alone: allies are discarded, followers stay behind and need no influence for now. DECISIONS E3 */
function joinAttacked(s: S, card: number): void {
  const from = companyOf(s, card);
  const to = s.attack.company[s.global.attack];
  for (let c = firstIn(s, place(s, Zone.on, card)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (isAlly(s, c)) discard(s, c);
  }
  for (let c = firstOf(s, from); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === card) {
      s.card.leader[c] = 0;
      s.card.uncontrolled[c] = 1;
    }
  joinCompany(s, card, to);
  if (doubledIn(s, to) !== 0) call(s, keepOne, to);
  endIfEmpty(s, from);
  s.attack.mustFace[s.global.attack] = card;
}
const hasJoined: Condition = condition(
  'has joined',
  [],
  () => 's.attack.mustFace[b] === self',
  say`${self.say} joined the company for it`,
);
/** Alatar: from a Haven he joins whoever is attacked by a creature. He must face a strike, and then tap and check corruption. */
export const joinsAttacked: readonly Ability[] = [
  action({
    window: onceDeclared(facingAttack),
    if: all(byCreature, isAtAHaven(self), elsewhere),
    effect: verb(
      'join the attacked',
      joinAttacked,
      [self],
      say`join the attacked company, discarding ${ITS} allies (${ITS} followers stay behind, and need no influence until your next organization phase); ${self.say} must face a strike of the attack`,
    ),
    rules: 'ME-CARD-0018',
  }),
  trigger(attackFaced, { if: hasJoined, effect: sequence(tapIt(self), corruptionCheckBy(self)) }),
];

/** Gandalf: he taps to test a gold ring. */
export const testsRings: Ability = action({
  window: onYourTurn,
  zone: untappedSelf,
  costs: [tapSelf],
  targets: [choose('ring', both(goldRing, inCompanyOf(self)))],
  effect: testsRing(the('ring')),
  rules: 'ME-CARD-0263 ME-RING-2026',
});

/** Saruman: at the end of the turn he taps to take back such a card. */
export const recalls = (which: Filter): Ability =>
  action({
    window: endOfTurnBegins,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('spell', which, inDiscard)],
    effect: takeIntoHand(the('spell')),
    rules: 'ME-CARD-0664',
  });
