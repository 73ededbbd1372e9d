/** The Balrog: resource short-events. */
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
  attemptBonus, attemptedBy, attemptedOn, balrogFights, both, type CardRef, type Choice, type Condition,
  called, cancelAttack, cancelDeclared, cancellable, cardFile, character, choose, chooseCharacter, chooseMany,
  companyNumber, condition, definite, directInfluence, discardIt, duringYourAttempt, type Effect, either,
  environment, type Filter, facingAttack, faction, forEach, grant, grantToCompany, handOf, hasBalrog, hazard,
  hazardPermanent, ifSo, inAttackedCompany, inChain, influenceCheck, inOrganization, inPlay, inSideboard,
  isAtSite, it, item, leader, modifier, NOTHING, named, non, not, notDeclaredYet, notInEffect, noun, ofRace,
  ofYou, oneStrikeOnly, onYourTurn, onYourTurnOrFacing, prowess, regionTypes, removable, removeFromGame,
  resource, reveal, type S, say, saying, self, sequence, shortEvent, showAll, shuffleIntoDeck, stating,
  subject, tapIt, tapped, thatCompany, the, theBalrog, thereAre, toRemoveEvents, trigger, unsaid, untapIt,
  untapped, untilEnd, untilEndOfTurn, verb, where, withBalrog, withEach, withFoes, worded, wouldCancel,
  yourOpponent, yourRingwraith, yours,
} from '../words/index.ts';

const ROAMED = (1 << regionTypes.indexOf('wilderness')) | (1 << regionTypes.indexOf('shadow-land'));

export const card = cardFile();

const leaves = chooseMany('resource', resource, { least: 1, most: 2, domain: inSideboard });
// Longbottom Leaf
card(
  'BA-30',
  shortEvent({
    when: onYourTurn,
    if: thereAre(1, resource, inSideboard),
    effect: sequence(leaves, withEach(leaves, shuffleIntoDeck(the('resource'))), removeFromGame(self)),
  }),
);

const gloom: Filter = called(
  { adjectives: [say`non-environment`], noun: 'hazard', after: [] },
  both(hazard, non(environment)),
);
const theirHand = handOf(yourOpponent);
const given = chooseMany('hazard', gloom, { least: 3, most: 3, domain: theirHand, who: yourOpponent });
const shown = (card: CardRef): Effect => verb('show', (s: S, c: number) => reveal(s, c), [card], NOTHING);
// Show Things Unbidden
card(
  'BA-32',
  shortEvent({
    when: inOrganization,
    targets: [
      chooseCharacter(
        'Galadriel',
        called(
          definite(say`Galadriel at Lórien`),
          both(named('Galadriel'), untapped, where(isAtSite(it, 'Lórien'), unsaid)),
        ),
      ),
    ],
    taps: the('Galadriel'),
    effect: saying(
      ifSo(
        thereAre(3, gloom, theirHand),
        sequence(given, withEach(given, sequence(shown(the('hazard')), shuffleIntoDeck(the('hazard'))))),
        sequence(
          showAll(theirHand, say`his hand`),
          forEach('hazard', gloom, shuffleIntoDeck(the('hazard')), theirHand),
        ),
      ),
      stating(
        say`your opponent chooses ${3} non-environment hazards from his hand, reveals them and shuffles them into his play deck; if he has fewer, he reveals his hand and shuffles all of them into his play deck`,
      ),
      'what the other player does has no subject in a sentence',
    ),
  }),
);

const hisRingwraith: Choice = choose('Ringwraith', both(untapped, yourRingwraith));
const secrets = chooseMany('resource', resource, { least: 1, most: 2, domain: inSideboard });
// Ancient Secrets
card(
  'BA-36',
  shortEvent({
    when: toRemoveEvents,
    targets: [hisRingwraith, choose('event', removable(hazardPermanent))],
    taps: the('Ringwraith'),
    effect: discardIt(the('event')),
    rules: 'ME-BAL-501',
  }),
  shortEvent({
    when: inOrganization,
    if: thereAre(1, resource, inSideboard),
    targets: [hisRingwraith],
    taps: the('Ringwraith'),
    effect: sequence(secrets, withEach(secrets, shuffleIntoDeck(the('resource')))),
    rules: 'ME-BAL-501',
  }),
);

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
const withCaptain: Condition = worded(
  thereAre(1, both(captain, inAttackedCompany)),
  say`a leader or The Balrog is in the attacked company`,
);
// Foe Dismayed
card(
  'BA-59',
  shortEvent({
    when: facingAttack,
    if: withCaptain,
    effect: saying(
      grant(
        modifier({ attribute: prowess, of: both(character, inAttackedCompany), by: 1 }),
        untilEnd(attack),
      ),
      say`give each character in the attacked company +${1} prowess against the attack`,
      'what is granted would be said as a card of its own',
    ),
  }),
  shortEvent({ when: duringYourAttempt, if: attemptedBy(captain), effect: attemptBonus(3) }),
);

const ourAttack = (s: S, player: number): boolean => {
  const from = s.attack.from[s.global.attack];
  return s.global.attack !== 0 && from !== 0 && s.company.player[from] === player && hasBalrog(s, from);
};
const hisAttack: Condition = condition(
  'his attack',
  [],
  (g) => `(${g.ref(ourAttack)}(s, you) && ${g.ref(isAnswering)}(s))`,
  say`in answer, when The Balrog's company attacks another`,
);
const isBelowSomehow = (s: S): boolean => {
  const company = s.attack.company[s.global.attack];
  const { site, destination, moved } = s.company;
  return (
    isBelow(s, company) ||
    (moved[company] === 1 ? isUnder(s, destination[company]) : isUnder(s, site[company]))
  );
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
const heUntapped: Condition = worded(
  thereAre(1, both(untapped, theBalrog, yours)),
  say`The Balrog is untapped`,
);
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
  return site !== 0 && isUnder(s, site);
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
