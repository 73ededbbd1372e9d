/** The Balrog: hazard short-events. */
import { ofAttack } from '../../rules/combat/attack-numbers.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, any, anyCard, asHazard, atLeast, atMostInDeck, attackBody, attackBy, attackGets, attackGetsAll,
  attackIs, attackProwess, attackStrikes, attacksOf, attributeOf, behind, body, both, type Condition,
  cancelDeclared, cardFile, character, choose, chooseVictim, countOf, creature, discarding, type Effect,
  either, eitherOf, exactly, type Filter, gatesOfMorning, grant, guardGets, handSizeFrom, hasAutomaticAttack,
  idleAtSite, ifSo, inChain, inHand, inMovingCompany, it, lookAt, mind, modifier, moreThan, mortal, NOTHING,
  not, notInEffect, notInEffectHere, notOnThisAttack, ofRace, onAttack, plus, prowess, remember, remembered,
  removeFromGame, revealIt, rollsMoreThan, rollTerm, say, saying, self, sequence, shortEvent, shuffleOthers,
  spawn, spent, steadfast, subject, tapEach, targetSiteBelow, targetSiteIs, the, theBalrog, theOpponent,
  topOf, untapped, untilEndOfTurn, type Value, value, where, wouldCancel, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

const prowessNow: Value = value(
  'prowess of the attack',
  [],
  (g) => `${g.ref(ofAttack)}(s, ${g.ref(attackProwess)}, s.global.attack)`,
  say`the prowess of the attack`,
);
const spiders: Condition = attackBy('Spider');
const stronger: Effect = attackGets(attackProwess, 1);
// Black Vapour
card(
  'BA-14',
  { onGuard: { attacks: 'any' } },
  shortEvent({
    when: onAttack,
    if: spiders,
    targets: [choose('card', wouldCancel, inChain)],
    effect: ifSo(
      rollsMoreThan(14, rollTerm(prowessNow, 'prowess of the attack')),
      sequence(cancelDeclared(the('card')), stronger),
    ),
  }),
  shortEvent({ when: onAttack, if: spiders, effect: stronger }),
);

// Darkness Made by Malice
card(
  'BA-15',
  shortEvent({
    when: asHazard,
    if: all(
      any(targetSiteIs('ruins-and-lairs'), targetSiteBelow),
      moreThan(countOf(spawn), countOf(both(character, inMovingCompany))),
    ),
    effect: idleAtSite,
  }),
);

const seen = remembered('seen');
const topOfTheirs = topOf(Zone.deck, theOpponent, seen, 'play deck');
const smallerHand = handSizeFrom(theOpponent, -1);
const takeOneOfThem = saying(
  sequence(
    remember('seen', atMostInDeck(countOf(spawn), theOpponent)),
    lookAt(you, topOfTheirs, NOTHING),
    ifSo(
      atLeast(seen, 1),
      sequence(
        choose('card', anyCard, topOfTheirs),
        revealIt(the('card')),
        eitherOf([removeFromGame(the('card')), smallerHand], theOpponent),
        shuffleOthers(seen, the('card'), theOpponent),
      ),
    ),
  ),
  say`look at as many cards from the top of the play deck of your opponent as ${countOf(spawn).say}, choose one of them and show it; he chooses: ${removeFromGame(the('card')).say}, or ${smallerHand.say}; shuffle the others and put them back on top`,
  'how many there are is remembered, which nobody would say, and the choice is that of the other player',
);
// Desire All for Thy Belly
card(
  'BA-16',
  shortEvent({
    when: asHazard,
    targets: [spent(choose('Spawn', spawn, inHand))],
    costs: [discarding(the('Spawn'))],
    effect: sequence(takeOneOfThem, removeFromGame(self)),
  }),
);

const weaker = (attribute: typeof prowess, by: number): Effect =>
  grant(modifier({ attribute, of: exactly(subject), by }), untilEndOfTurn, the('character'));
// Glance of Arien
card(
  'BA-19',
  { keywords: ['environment'], onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    if: all(not(targetSiteBelow), notInEffect),
    targets: [chooseVictim(theBalrog)],
    effect: saying(
      ifSo(
        gatesOfMorning,
        sequence(weaker(prowess, -4), weaker(body, -2)),
        sequence(weaker(prowess, -2), weaker(body, -1)),
      ),
      say`give ${the('character').say} −${2} prowess and −${1} body until the end of the turn, or −${4} prowess and −${2} body if Gates of Morning is in play`,
      'two numbers and two others',
    ),
  }),
);

const vermin = both(either(ofRace('Animal'), ofRace('Spider')), creature);
const mindBelow = (n: Value): Filter =>
  where(moreThan(n, attributeOf(it, mind)), behind(say`with a mind less than ${n.say}`));
// The Reek
card(
  'BA-23',
  shortEvent({
    when: asHazard,
    if: any(targetSiteIs('ruins-and-lairs'), targetSiteBelow),
    targets: [spent(choose('creature', vermin, inHand))],
    costs: [discarding(the('creature'))],
    effect: tapEach(both(untapped, mortal, character, inMovingCompany, mindBelow(plus(2, countOf(spawn))))),
  }),
);

const malice = [
  [attackStrikes, 1],
  [attackProwess, 1],
  [attackBody, -2],
  [steadfast, 1],
] as const;
// Unabated in Malice
card(
  'BA-26',
  {
    free: true,
    onGuard: { attacks: 'any' },
    otherNumbers: { more: [2], why: 'said once for each kind of attack' },
  },
  shortEvent({ when: asHazard, if: all(hasAutomaticAttack, notInEffectHere), effect: guardGets(...malice) }),
  shortEvent({
    when: onAttack,
    if: all(attackIs(attacksOf('Shelob')), notOnThisAttack),
    effect: attackGetsAll(...malice),
  }),
);
