/** The Balrog: resource permanent-events that are shapes of The Balrog, or how he goes abroad. */
import { companyOf, eliminate } from '../../rules/cards/cards.ts';
import { playing } from '../../rules/chain/forbidden.ts';
import { loseAvatar } from '../../rules/characters/avatar.ts';
import { endIfEmpty } from '../../rules/companies/company.ts';
import { solitary } from '../../rules/companies/composition.ts';
import { followersAllowed } from '../../rules/influence/influence.ts';
import { winAtOnce } from '../../rules/items/one-ring.ts';
import { regionsAbove } from '../../rules/movement/bound-below.ts';
import { pointsToCall } from '../../rules/points.ts';
import { endOfTurnPhase } from '../../turn/end.ts';
import { turn } from '../../turn/turn.ts';
import { demonFana, gainsSkill, notPlayedThisTurn } from '../families/demon-fana.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, ally, aRoll, atLeast, bearing, body, both, type Condition, called, cancelAttack, cancellable,
  cardFile, cardsNamed, character, choose, condition, countOf, definite, directInfluence, discardIt,
  duringEndOfTurn, type Effect, either, exactly, type Filter, facingAttack, filter, firstIn, forbid, forEach,
  generalInfluence, hasBalrog, hasSkill, host, hostOf, ifSo, inAttackedCompany, inCompanyOf, inDiscard,
  inPlay, inPlayItself, kind, lastingEvent, type Modifier, modifier, moreThan, named, non, not, noun, ofYou,
  on, onYourTurn, Phase, passes, phaseEnds, place, prowess, remember, remembered, resource, returnToHand,
  reveal, rollTerm, type S, say, saying, self, sequence, shortEvent, shortLength, shuffleIntoDeck, staysOn,
  strikesHarder, tapBearer, tapIt, tapped, the, theBalrog, thereAre, trigger, unmute, untapIt, untapped,
  type Value, value, verb, word, you, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const RING = named('The One Ring');
const sages: Value = countOf(both(hasSkill('sage'), character, inCompanyOf(the('Balrog'))));
const challenges: Value = countOf(both(named('Challenge the Power'), non(exactly(self))));
const masters = (s: S, balrog: number): void => {
  for (let c = firstIn(s, place(s, Zone.on, balrog)); c !== 0; c = s.card.next[c])
    if (isRing(s, c)) unmute(s, c);
};
const isRing = (s: S, card: number): boolean => cardsNamed('The One Ring').has(s.card.def[card]);
const perish = (s: S, balrog: number): void => {
  const player = s.card.controller[balrog];
  const company = companyOf(s, balrog);
  eliminate(s, balrog);
  endIfEmpty(s, company);
  loseAvatar(s, player);
};
const total: Value = remembered('result');
const perishes: Effect = verb('perish', perish, [the('Balrog')], say`eliminate The Balrog`);
const mastery: Effect = sequence(
  staysOn(the('Balrog')),
  verb('master the Ring', masters, [the('Balrog')], say`The One Ring affects The Balrog`),
);
const wins: Effect = verb('win', winAtOnce, [you], say`you win the game`);
const outcome: Effect = sequence(
  remember(
    'result',
    aRoll(
      [rollTerm(6, 'to live, 8 to master the Ring, 10 to win')],
      rollTerm(sages, 'sages'),
      rollTerm(challenges, 'others of its name'),
    ),
  ),
  ifSo(not(atLeast(total, 7)), perishes, ifSo(moreThan(total, 8), ifSo(moreThan(total, 10), wins, mastery))),
);
// Challenge the Power
card(
  'BA-52',
  {
    otherNumbers: {
      more: [8],
      less: [2, 7, 9, 10],
      why: 'each range is said by its end, and points are printed in a corner',
    },
  },
  shortEvent({
    when: onYourTurn,
    if: notPlayedThisTurn,
    targets: [choose('Balrog', both(theBalrog, yours, bearing(RING)))],
    effect: saying(
      outcome,
      say`make a roll, adding ${1} for each sage in the company of The Balrog and for each other Challenge the Power in play; if the result is less than ${7}, eliminate The Balrog; if it is more, up to ${8}, discard ${self.say}; if it is more than ${8}, put ${self.say} on The Balrog, and The One Ring affects The Balrog; if it is more than ${10}, you win the game instead`,
      'four outcomes of one roll',
    ),
    rules: 'ME-RING-004 ME-BAL-4006',
  }),
);

const hisAllies: Effect = forEach('ally', both(ally, on(the('Balrog'))), discardIt(the('ally')));
const notAlone: Condition = thereAre(1, both(character, inCompanyOf(host), non(exactly(host))));
const byHim: Condition = condition(
  'by him',
  [],
  (g) => `(s.global.company !== 0 && s.global.company === ${g.ref(companyOf)}(s, ${g.ref(hostOf)}(s, self)))`,
  say`his company is at a site`,
);
// Flame of Udûn
card(
  'BA-58',
  ...demonFana(hisAllies),
  modifier({ attribute: solitary, of: exactly(host), by: 1 }),
  // Whoever is with him when the phase ends cannot be.
  saying(
    trigger(phaseEnds.organization, { of: ofYou, if: notAlone, effect: returnToHand(self) }),
    say`return ${self.say} to its owner's hand if other characters are in his company at the end of your organization phase`,
    'the words tell the occasion apart from what it is about',
  ),
  saying(
    forbid(playing, { of: both(ally, yours), if: byHim }),
    say`no ally can be in his company outside of the organization phase`,
    'allies come at sites alone',
  ),
  modifier({ attribute: prowess, of: exactly(host), by: 3 }),
  modifier({ attribute: directInfluence, of: exactly(host), by: -2 }),
  ...strikesHarder,
);

const mayLeadOthers: Modifier = modifier({ attribute: followersAllowed, of: exactly(host), by: 1 });
const lasting: Filter = called(
  { adjectives: [word('non-short-event')], noun: 'resource', after: [] },
  both(resource, non(shortLength)),
);
const backIntoDeck: Effect = sequence(
  choose('card', either(lasting, kind.is('character')), inDiscard),
  verb('show', reveal, [the('card')], say`show ${the('card').say}`),
  shuffleIntoDeck(the('card')),
);
// Great Shadow
card(
  'BA-62',
  ...demonFana(),
  modifier({ attribute: generalInfluence, of: ofYou, by: 6 }),
  modifier({ attribute: prowess, of: exactly(host), by: -2 }),
  modifier({ attribute: body, of: exactly(host), by: -1 }),
  gainsSkill('scout'),
  mayLeadOthers,
  action({
    window: duringEndOfTurn,
    zone: inPlayItself,
    if: thereAre(1, either(lasting, kind.is('character')), inDiscard),
    limit: { times: 1, per: endOfTurnPhase },
    effect: backIntoDeck,
    rules: 'ME-CARD-4059',
  }),
  action({
    window: facingAttack,
    zone: inPlayItself,
    if: all(passes(host, inAttackedCompany), cancellable),
    costs: [tapBearer],
    effect: cancelAttack,
  }),
);

/** By marshalling points: the next 8 open one region more, up to four. */
const regionsOf = (s: S, player: number): number =>
  Math.min(4, 1 + Math.floor(Math.max(0, pointsToCall(s, player) - 1) / 8));
const byPoints: Value = value(
  'regions by points',
  [],
  (g) => `${g.ref(regionsOf)}(s, you)`,
  say`${1} region with up to ${8} of your marshalling points, ${2} with ${9} to ${16}, ${3} with ${17} to ${24}, and ${4} with ${25} or more`,
);
const hisCompany: Filter = called(
  definite(say`the company of The Balrog`),
  filter(
    'his company',
    [],
    (g, v) => `(s.company.player[${v.it}] === you && ${g.ref(hasBalrog)}(s, ${v.it}))`,
    noun('company'),
  ),
);
// Out He Sprang
card(
  'BA-71',
  lastingEvent(onYourTurn),
  saying(
    modifier({
      attribute: regionsAbove,
      of: hisCompany,
      by: byPoints,
      change: 'set',
      if: not(inPlay('Great Shadow')),
    }),
    say`if Great Shadow is not in play, The Balrog may move with region movement to or from a surface site of the Under-deeps, through as many regions as your marshalling points allow: ${byPoints.say}; nothing else changes this number`,
    'the attribute has no name that a reader knows',
  ),
);

const hisWay: Condition = condition(
  'his way',
  [],
  (g) =>
    `(s.global.phase === ${Phase.movementHazard} && s.global.company !== 0 && s.global.company === ${g.ref(companyOf)}(s, ${g.ref(hostOf)}(s, self)))`,
  say`it is the movement/hazard phase of its bearer's company`,
);
const rouse: Effect = sequence(
  forEach('tapped', both(tapped, character, inCompanyOf(host)), untapIt(the('tapped'))),
  ifSo(passes(host, untapped), tapIt(host)),
);
// Strangling Coils
card(
  'BA-76',
  ...demonFana(),
  modifier({ attribute: directInfluence, of: exactly(host), by: 3 }),
  modifier({ attribute: body, of: exactly(host), by: -1 }),
  gainsSkill('diplomat'),
  mayLeadOthers,
  action({
    window: onYourTurn,
    zone: inPlayItself,
    if: hisWay,
    limit: { times: 1, per: turn },
    effect: saying(
      rouse,
      say`untap all tapped characters in its bearer's company; if its bearer is then untapped, tap him`,
      'who is untapped only to be tapped again is said in one breath',
    ),
  }),
);
