/** Characters whose texts take more than a line: Wizards, Elrond, Ioreth, Peath. */
import {
  type Ability,
  action,
  all,
  both,
  type Condition,
  call,
  choose,
  condition,
  exactly,
  type Filter,
  filter,
  firstIn,
  type Modifier,
  modifier,
  place,
  say,
  self,
  sequence,
  the,
  trigger,
  value,
  verb,
} from '@westmarch/kernel';
import {
  attackBody,
  attackFaced,
  eliminatedPoints,
  handSize,
  opponentDraws,
  palantirUse,
  printed,
  prowess,
} from '../engine.ts';
import { races } from '../facts/names.ts';
import { companyOf, discard, Kind as Type } from '../rules/cards/cards.ts';
import { healingReach, Reach } from '../rules/characters/healing.ts';
import { endIfEmpty, firstOf, joinCompany } from '../rules/companies/company.ts';
import { doubledIn, keepOne } from '../rules/companies/one-per-company.ts';
import { type S, Zone } from '../state.ts';
import {
  against,
  bonus,
  byCreature,
  character,
  corruptionCheckBy,
  endOfTurnBegins,
  facingAttack,
  inCompanyOf,
  inDiscard,
  influenceAgainst,
  isAtAHaven,
  isAtSite,
  itsCompany,
  named,
  onceDeclared,
  spell,
  takeIntoHand,
  tapIt,
  tapSelf,
  untappedSelf,
} from './words/index.ts';

/** Of a number asked of players: of the controller of this card. */
const ofYou: Filter = filter('of you', [], (_g, v) => `${v.it} === you`, {
  adjectives: [],
  noun: null,
  after: [],
  definite: say`your`,
});
export const handSizeBonus = (by: number, when: Condition, text: Ability['say']): Modifier => ({
  ...modifier({ attribute: handSize, of: ofYou, by, if: when }),
  say: text,
});

export const healsCompany: Ability = {
  ...modifier({
    attribute: healingReach,
    of: both(character, inCompanyOf(self)),
    by: Reach.company,
    change: 'atLeast',
  }),
  say: say`healing effects affect all characters in its company`,
};

// ——— Alatar ———
const elsewhere: Condition = condition(
  'elsewhere',
  [],
  (g) => `(${g.ref(companyOf)}(s, self) !== s.attack.company[s.global.attack])`,
  say`it is not in the attacked company`,
);
/** He comes alone: allies are discarded, followers stay behind and need no influence for now. DECISIONS E3 */
function joinAttacked(s: S, card: number): void {
  const from = companyOf(s, card);
  const to = s.attack.company[s.global.attack];
  if (from === 0 || from === to) return;
  for (let c = firstIn(s, place(s, Zone.on, card)), next = 0; c !== 0; c = next) {
    next = s.card.next[c];
    if (printed.kind(s, c) === Type.ally) discard(s, c);
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
  say`it joined the company for it`,
);
export const alatar: readonly Ability[] = [
  {
    ...modifier({ attribute: opponentDraws, of: itsCompany, by: -1 }),
    say: say`your opponent draws 1 card fewer for the movement of its company (to a minimum of 0)`,
  },
  action({
    window: onceDeclared(facingAttack),
    if: all(byCreature, isAtAHaven(self), elsewhere),
    effect: verb(
      'join the attacked',
      joinAttacked,
      [self],
      say`join the attacked company, discarding allies it controls (its followers stay behind, and need no influence until your next organization phase); ${self.say} must face a strike of the attack`,
    ),
    rules: 'ME-CARD-0018',
  }),
  {
    ...trigger(attackFaced, { if: hasJoined, effect: sequence(tapIt(self), corruptionCheckBy(self)) }),
    say: say`after an attack for which it joined a company, tap ${self.say} and have it make a corruption check`,
  },
];

export const elrond: readonly Ability[] = [
  handSizeBonus(1, isAtSite(self, 'Rivendell'), say`while ${self.say} is at Rivendell, your hand size is +1`),
  {
    ...modifier({ attribute: eliminatedPoints, of: exactly(self), by: -3, within: [Zone.out] }),
    say: say`${-3} marshalling points if eliminated`,
  },
];

// ——— Peath ———
const hunters = ['Nazgûl', 'Ringwraith'] as const;
/** The strike of such an attack that is assigned to her, and no other. ME-CARD-0560 */
const strikesHer: Filter = filter(
  'strikes her',
  [],
  (_g, v) =>
    `((${hunters.map((r) => `s.attack.race[${v.it}] === ${races.indexOf(r)}`).join(' || ')}) && s.strike.target[s.global.strike] === self)`,
  { adjectives: [], noun: 'attack', after: [] },
);
/** What a modifier is asked to change: half of it, rounded up. */
const half = value('half', [], () => '((total + 1) >> 1)', say`half`);
const AFTER_ALL = 3;
export const peath: readonly Ability[] = [
  influenceAgainst(4, named('TW-211', 'Dunlendings')),
  bonus(prowess, 5, against(...hunters)),
  {
    ...modifier({ attribute: attackBody, of: strikesHer, by: half, change: 'set', stage: AFTER_ALL }),
    say: say`the body of a Nazgûl or Ringwraith that strikes it is halved (rounded up)`,
  },
];

export const saruman: readonly Ability[] = [
  {
    ...modifier({ attribute: palantirUse, of: exactly(self), by: 2 }),
    say: say`${self.say} may tap to use a Palantír it bears`,
  },
  action({
    window: endOfTurnBegins,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('spell', spell, inDiscard)],
    effect: takeIntoHand(the('spell')),
    rules: 'ME-CARD-0664',
  }),
];
