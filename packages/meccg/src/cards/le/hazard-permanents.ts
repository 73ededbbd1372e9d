/** The Lidless Eye: hazard permanent-events. */
import { cannotFollow } from '../../rules/influence/influence.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, alignments, all, any, asHazard, atMost, attributeOf, behind, body, both, boundAtHaven,
  type CardRef, type Condition, called, cardFile, character, checksForEach, choose, chooseVictim, companyIs,
  companyOfThatPlayer, companyWithoutCopy, condition, controllerOf, corruptionCard, corruptionCheckBy,
  corruptionPoints, creature, directInfluence, discardIt, discardWhenExhausted, doorsOfNight, type Effect,
  eachMayReshuffle, exactly, type Filter, filter, follower, host, hostOf, hostOrganizes, ifSo, inBoundCompany,
  inCompanyHere, inCompanyOf, inCompanyWithoutCopy, inHand, inMovingCompany, isAlone, isAtAHaven, it, item,
  lastingEvent, mind, modifier, mortal, negative, non, noun, ofAnOpponent, ofRace, on, otherThan, phaseBegins,
  phaseEnds, prowess, removedBy, removedWithoutTapping, type S, say, saying, self, sequence, shortEvent,
  siteBegins, staysOn, staysWith, tapIt, targetSiteIn, targetSiteIs, the, theDefender, thereAre, trigger,
  turnEnds, unless, untapped, verb, where, withoutAnother, you,
} from '../words/index.ts';

export const card = cardFile();

/** None is in the pool yet, so this is never played. */
const minion: Filter = filter(
  'minion',
  [],
  (g, v) => `${g.ref(g.engine.fact('alignment'))}[s.card.def[${v.it}]] === ${alignments.indexOf('minion')}`,
  noun('minion'),
);
const hisTurn: Condition = condition(
  'his turn',
  [],
  (g) => `s.card.controller[${g.ref(hostOf)}(s, self)] === a`,
  say`it is his turn`,
);
// Covetous Thoughts
card(
  'LE-107',
  { otherNumbers: { more: [3, 5], why: 'the price of not tapping is a rule' } },
  corruptionCard(minion),
  trigger(turnEnds, {
    if: hisTurn,
    effect: checksForEach(
      'item',
      both(item, inCompanyOf(host), non(on(host))),
      corruptionCheckBy(host, negative(attributeOf(the('item'), corruptionPoints))),
    ),
  }),
  ...removedBy(5),
);

const mindOfAtMost = (n: number) =>
  where(atMost(attributeOf(it, mind), n), behind(say`with a mind of ${n} or less`));
const stopFollowing = (s: S, card: number): void => {
  s.card.leader[card] = 0;
};
const release = (card: CardRef): Effect =>
  verb('release', stopFollowing, [card], say`${card.say} follows nobody`);
const thatCompanyOnly: Filter = called(
  { adjectives: [], noun: 'company', after: [say`with no other copy of it`] },
  both(aCompany, inMovingCompany, companyWithoutCopy),
);
// Nothing to Eat or Drink
card(
  'LE-128',
  { onCompany: true, onePerCompany: true, onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    if: any(
      all(companyIs('minion'), targetSiteIs('free-hold', 'border-hold')),
      all(companyIs('hero'), targetSiteIs('shadow-hold', 'dark-hold')),
    ),
    targets: [choose('company', thatCompanyOnly)],
    effect: staysWith(the('company')),
  }),
  modifier({ attribute: prowess, of: both(character, inBoundCompany), by: -1 }),
  modifier({ attribute: body, of: both(character, inBoundCompany), by: -1 }),
  trigger(phaseBegins.organization, { if: all(companyOfThatPlayer, boundAtHaven), effect: discardIt(self) }),
);

// Rebel-talk
card(
  'LE-132',
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(mortal, mindOfAtMost(7), withoutAnother))],
    effect: sequence(staysOn(the('character')), release(the('character'))),
  }),
  modifier({ attribute: cannotFollow, of: exactly(host), by: 1 }),
  removedWithoutTapping(7),
);

// Shut Yer Mouth
card(
  'LE-137',
  { onGuard: { company: true, attempts: true } },
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(mortal, withoutAnother))],
    effect: staysOn(the('character')),
  }),
  modifier({ attribute: directInfluence, of: exactly(host), by: -2 }),
  removedWithoutTapping(7),
);

const othersThere = both(character, mortal, non(follower), inCompanyOf(host), otherThan(host));
// So You’ve Come Back
card(
  'LE-138',
  { onePerCompany: true, onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(mindOfAtMost(5), inCompanyWithoutCopy))],
    effect: staysOn(the('character')),
    rules: 'ME-CARD-0703',
  }),
  modifier({ attribute: mind, of: othersThere, by: 1 }),
  // Whoever has only allies with him is by himself. ME-CARD-0704
  action({
    window: hostOrganizes,
    by: controllerOf(host),
    if: all(isAlone(host), isAtAHaven(host)),
    effect: discardIt(self),
    rules: 'ME-CARD-0704',
  }),
);

const darkSite = any(targetSiteIn('dark-domain'), all(doorsOfNight, targetSiteIn('shadow-land')));
const free = both(untapped, character, inCompanyHere);
const tapsOne: Effect = saying(
  ifSo(
    thereAre(1, free),
    sequence(choose('character', free, undefined, theDefender), tapIt(the('character'))),
  ),
  say`its player taps one untapped character in it, if there is one`,
  'the words tell the steps, a reader wants what comes of them',
);
// Stench of Mordor
card(
  'LE-141',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(asHazard),
  trigger(siteBegins, {
    if: darkSite,
    effect: tapsOne,
  }),
  discardWhenExhausted,
);

const man = both(ofRace('Man'), creature);
const giveMan: Effect = saying(
  sequence(choose('Man', man, inHand), discardIt(the('Man'))),
  say`discard ${man.say} from your hand`,
  'the words tell the steps, a reader wants what comes of them',
);
// Thrice Outnumbered
card(
  'LE-142',
  { keywords: ['cannot be duplicated'], enhances: true },
  lastingEvent(asHazard),
  trigger(turnEnds, { effect: eachMayReshuffle(man) }),
  trigger(phaseEnds.longEvent, {
    if: ofAnOpponent,
    effect: unless(you, thereAre(1, man, inHand), giveMan, discardIt(self)),
  }),
  discardWhenExhausted,
);
