/** The Balrog: resource short-events of a Balrog player. */
import { companyOf } from '../../rules/cards/cards.ts';
import { isAnswering } from '../../rules/chain/chain.ts';
import { attack } from '../../rules/combat/combat.ts';
import { endIfEmpty, firstOf, joinCompany } from '../../rules/companies/company.ts';
import { Deed, timesOf } from '../../rules/companies/history.ts';
import { limitOnWay } from '../../rules/hazards/hazard-limit.ts';
import { fewerRegions } from '../../rules/hazards/keying.ts';
import { isBelow, isUnder } from '../../rules/movement/under-deeps.ts';
import { turn } from '../../turn/turn.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Action, aCompany, action, all, ally, always, attackBody, attackFaced, attackGets, attackProwess,
  attemptBonus, attemptedBy, attemptedOn, balrogFights, both, type Condition, called, cancelAttack,
  cancelDeclared, cancellable, cardFile, character, choose, companyNumber, condition, directInfluence,
  discardIt, duringYourAttempt, either, type Filter, facingAttack, faction, grant, grantToCompany, hasBalrog,
  inAttackedCompany, inChain, influenceCheck, inOrganization, inPlay, item, leader, modifier, NOTHING, non,
  not, notDeclaredYet, notInEffect, noun, ofRace, ofYou, oneStrikeOnly, onYourTurn, onYourTurnOrFacing,
  prowess, regionTypes, type S, say, saying, sequence, shortEvent, subject, tapIt, tapped, thatCompany, the,
  theBalrog, thereAre, trigger, untapIt, untapped, untilEnd, untilEndOfTurn, verb, withBalrog, withFoes,
  wouldCancel, yours,
} from '../words/index.ts';

export const card = cardFile();

// Angband Revisited
card(
  'BA-49',
  shortEvent({
    when: onYourTurnOrFacing,
    targets: [choose('character', both(tapped, character, yours, withBalrog))],
    effect: untapIt(the('character')),
  }),
);

// Cloaked by Darkness
card(
  'BA-53',
  { fetched: true },
  shortEvent({
    when: onYourTurn,
    if: inPlay('Great Shadow'),
    targets: [choose('company', both(aCompany, yours))],
    effect: grantToCompany(
      modifier({ attribute: limitOnWay, of: thatCompany, by: -1 }),
      untilEndOfTurn,
      companyNumber(the('company')),
    ),
  }),
);

const onHisCompany: Condition = condition(
  'on his company',
  [],
  (g) => `${g.ref(hasBalrog)}(s, s.attack.company[s.global.attack])`,
  say`the attack is against The Balrog's company`,
);
const cancelAnother: Action = action({
  window: facingAttack,
  zone: always(NOTHING),
  if: all(onHisCompany, cancellable),
  limit: { times: 1, per: turn },
  effect: cancelAttack,
});
// Darkness Wielded
card(
  'BA-55',
  { fetched: true },
  shortEvent({
    when: facingAttack,
    if: all(onHisCompany, inPlay('Great Shadow')),
    effect: sequence(attackGets(attackProwess, -2), attackGets(attackBody, -1), oneStrikeOnly),
  }),
  shortEvent({
    when: facingAttack,
    if: all(onHisCompany, inPlay('Great Shadow'), cancellable),
    effect: sequence(
      cancelAttack,
      saying(
        grant(cancelAnother, untilEndOfTurn),
        say`you may cancel a later attack of your choice against his company this turn`,
        'what is granted would be said as a card of its own',
      ),
    ),
  }),
);

const captain: Filter = either(leader, theBalrog);
const withCaptain: Condition = thereAre(1, both(captain, inAttackedCompany));
// Foe Dismayed
card(
  'BA-59',
  shortEvent({
    when: facingAttack,
    if: withCaptain,
    effect: grant(
      modifier({ attribute: prowess, of: both(character, inAttackedCompany), by: 1 }),
      untilEnd(attack),
    ),
  }),
  shortEvent({ when: duringYourAttempt, if: attemptedBy(captain), effect: attemptBonus(3) }),
);

const ourAttack = (s: S, player: number): boolean => {
  const from = s.attack.from[s.global.attack];
  return s.company.player[from] === player && hasBalrog(s, from);
};
const hisAttack: Condition = condition(
  'his attack',
  [],
  (g) => `(${g.ref(ourAttack)}(s, you) && ${g.ref(isAnswering)}(s))`,
  say`in answer, when The Balrog's company attacks another`,
);
const isBelowSomehow = (s: S): boolean => {
  const company = s.attack.company[s.global.attack];
  return isBelow(s, company) || isUnder(s, s.company.destination[company]);
};
const inTheDeeps: Condition = condition(
  'in the deeps',
  [],
  (g) => `${g.ref(isBelowSomehow)}(s)`,
  say`the attacked company is at, or moving to or from, an Under-deeps site`,
);
// Great Fissure
card(
  'BA-61',
  shortEvent({
    when: hisAttack,
    targets: [choose('card', wouldCancel, inChain)],
    effect: cancelDeclared(the('card')),
  }),
  shortEvent({ when: facingAttack, if: all(inTheDeeps, cancellable), effect: cancelAttack }),
);

// Heart of Dark Fire
card(
  'BA-63',
  { fetched: true },
  shortEvent({
    when: onYourTurn,
    if: all(inPlay('Strangling Coils'), notInEffect),
    effect: grant(
      modifier({
        attribute: directInfluence,
        of: both(theBalrog, yours),
        by: 5,
        if: inPlay('Strangling Coils'),
      }),
      untilEndOfTurn,
    ),
  }),
);

const envied: Filter = called(
  noun('item, ally, Troll faction or Orc faction of an opponent'),
  both(non(yours), either(item, ally, both(either(ofRace('Troll'), ofRace('Orc')), faction))),
);
// Mine or No One’s
card(
  'BA-68',
  shortEvent({
    when: duringYourAttempt,
    if: all(attemptedBy(theBalrog), attemptedOn(envied), notDeclaredYet),
    effect: attemptBonus(10),
  }),
);

const ROAMED = (1 << regionTypes.indexOf('wilderness')) | (1 << regionTypes.indexOf('shadow-land'));
// Roam the Waste
card(
  'BA-73',
  { fetched: true },
  shortEvent({
    when: inOrganization,
    if: inPlay('Strangling Coils'),
    effect: saying(
      grant(modifier({ attribute: fewerRegions, of: ofYou, by: ROAMED, change: 'set' }), untilEndOfTurn),
      say`until the end of the turn, each of your companies is considered to have ${1} wilderness and ${1} shadow-land fewer in its site path`,
      'what is granted would be said as a card of its own',
    ),
  }),
);

const wasUsed = (s: S, card: number): boolean =>
  timesOf(s, 0, Deed.played, (def) => def === s.card.def[card]) > 0;
/** "Cannot be duplicated on a given turn." */
const notDeclaredThisTurn: Condition = condition(
  'once a turn',
  [],
  (g) => `!${g.ref(wasUsed)}(s, self)`,
  say`no other copy of it was played this turn`,
);
const heUntapped: Condition = thereAre(1, both(untapped, theBalrog, yours));
// Scourge of Fire
card(
  'BA-75',
  { fetched: true },
  shortEvent({
    when: balrogFights,
    if: all(inPlay('Flame of Udûn'), heUntapped, notDeclaredThisTurn),
    targets: [choose('item', both(item, withFoes))],
    effect: discardIt(the('item')),
  }),
);

// Terror Heralds Doom
card(
  'BA-78',
  { fetched: true },
  shortEvent({
    when: inOrganization,
    if: inPlay('Flame of Udûn'),
    effect: grant(modifier({ attribute: influenceCheck, of: both(character, yours), by: 2 }), untilEndOfTurn),
  }),
);

const isDeepAttack = (s: S): boolean => {
  const company = s.attack.company[s.global.attack];
  const site = s.company.moved[company] === 1 ? s.company.destination[company] : s.company.site[company];
  return isUnder(s, site);
};
const atOrToDeeps: Condition = condition(
  'at or to the Under-deeps',
  [],
  (g) => `${g.ref(isDeepAttack)}(s)`,
  say`the attacked company is at or moving to an Under-deeps site`,
);
/** He comes, with his allies and items; whoever followed him stays behind. */
function rushIn(s: S, balrog: number): void {
  const [from, to] = [companyOf(s, balrog), s.attack.company[s.global.attack]];
  s.attack.mustFace[s.global.attack] = balrog;
  if (from === to) return;
  for (let c = firstOf(s, from); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === balrog) {
      s.card.leader[c] = 0;
      s.card.uncontrolled[c] = 1;
    }
  joinCompany(s, balrog, to);
  endIfEmpty(s, from);
}
// Vanguard of Might
card(
  'BA-79',
  shortEvent({
    when: facingAttack,
    if: all(atOrToDeeps, not(inPlay('Flame of Udûn'))),
    targets: [choose('Balrog', both(theBalrog, yours))],
    effect: sequence(
      verb(
        'rush in',
        rushIn,
        [the('Balrog')],
        say`${the('Balrog').say} joins the attacked company, if he is not in it, without a movement/hazard phase, and must face a strike of the attack`,
      ),
      saying(
        grant(trigger(attackFaced, { effect: tapIt(subject) }), untilEnd(attack), the('Balrog')),
        say`tap him after the attack`,
        'what is granted would be said as a card of its own',
      ),
    ),
  }),
);
