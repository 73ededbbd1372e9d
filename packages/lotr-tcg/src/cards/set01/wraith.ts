/** The Fellowship of the Ring: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, acting, addsBurdens, all, ally, anArcher, archery, aSite, assignedToASkirmish, bearer,
  bearing, besideAnother, bestow, both, burdensStay, cannotHeal, canSpot, canSpotBurdens, cardFile, cardOf,
  changeArchery, character, choose, companion, companionOrAlly, type Domain, damage, discardIt, discardSelf,
  draw, during, either, endOf, event, exceptRingBearer, exertA, exertIt, exertYour, fellowshipArchery,
  freePeoplesCondition, freePeoplesPossession, fromHand, healIt, hobbit, host, ifSo, inAnswerTo, inSupport,
  inZone, isAboutToBeWounded, isKilledFighting, itsBearer, layOn, maneuver, maneuverOrSkirmish, named, nazgul,
  nazgulExertsOrItGoes, non, not, Phase, passes, playIt, preventThat, removeTwilight, replacesWith,
  ringBearer, ringBearerExertsOrBurden, ringIsWorn, type S, say, saying, self, shadowPhase, silent, skirmish,
  skirmishing, skirmishingIt, sortTop, spotBurdens, spotX, startOf, startOfPhaseOf, stillInPlay, strength,
  strengthenOr, the, theLoser, theRingBearer, theRingIsPutOn, theSite, toHeal, toPlaySpot, verb, when,
  whoBoreIt, winsASkirmish, woundEvery, woundIt, X, you, youPlay, your, yourDiscard, Zone,
} from '../words/index.ts';

export const card = cardFile();

// All Blades Perish
card('1_203', event(inAnswerTo(isAboutToBeWounded(nazgul)), { effect: preventThat('wound') }));

// All Veils Removed
card('1_204', event(skirmish, { effect: strengthenOr(a(nazgul), 2, 5, () => ringIsWorn) }));

const freePeoplesThing = either(freePeoplesPossession, freePeoplesCondition);
// Beauty Is Fading
card(
  '1_205',
  event(maneuver, {
    costs: [exertA(nazgul)],
    effect: ifSo(
      canSpot(1, freePeoplesThing),
      discardIt(a(freePeoplesThing)),
      discardIt(a(exceptRingBearer(companionOrAlly))),
    ),
  }),
);

// Bent on Discovery
card('1_206', when(startOfPhaseOf(Phase.shadow, you), { effect: draw(1) }), nazgulExertsOrItGoes);

// Black Breath
card(
  '1_207',
  during(skirmish, { if: inSupport, effect: layOn(self, a(both(character, skirmishing(nazgul)))) }),
  cannotHeal(itsBearer),
  burdensStay({ if: passes(host, ringBearer) }),
);

// Blade Tip
card(
  '1_209',
  during(inAnswerTo(winsASkirmish(your(nazgul))), {
    if: all(
      inSupport,
      saying(
        passes(theLoser, both(stillInPlay, non(bearing(named('Blade Tip'))))),
        say`${theLoser.say} is still in play and bears no other (limit ${1} per character)`,
        'a player has a shorter word for it',
      ),
    ),
    effect: layOn(self, theLoser),
  }),
  when(startOf(Phase.fellowship), {
    if: silent(not(inSupport)),
    effect: ifSo(passes(host, ringBearer), addsBurdens(1), woundIt(host)),
  }),
);

// Dark Whispers
card(
  '1_210',
  event(skirmish, {
    costs: [spotBurdens(3)],
    effect: bestow(a(nazgul), [
      [strength, 1],
      [damage, 1],
    ]),
  }),
  event(skirmish, {
    costs: [spotBurdens(6)],
    effect: bestow(a(nazgul), [
      [strength, 3],
      [damage, 2],
    ]),
  }),
);

// Drawn to Its Power. LR-ERRATA-020
card('1_211', when(isKilledFighting(companion, nazgul), { effect: addsBurdens(1) }));

// Fear
card('1_212', event(maneuver, { costs: [exertYour(nazgul)], effect: discardIt(a(ally)) }));

const ringBearerStillFights = saying(
  passes(theRingBearer, assignedToASkirmish),
  say`${theRingBearer.say} is assigned to a skirmish that is not over`,
  'a player has a shorter word for it',
);
// Frozen by Fear
card('1_213', event(skirmish, { effect: strengthenOr(a(nazgul), 2, 3, () => ringBearerStillFights) }));

// In the Ringwraith's Wake
card('1_214', event(inAnswerTo(winsASkirmish(nazgul)), { effect: ringBearerExertsOrBurden }));

// The Master's Will
card(
  '1_215',
  event(shadowPhase, {
    costs: [spotX(nazgul)],
    effect: sortTop(X, { reveal: true, take: cardOf('Wraith') }),
  }),
);

const yourSupportOrDiscard: Domain = {
  loop: (g, v, body) =>
    `${inZone(Zone.support, you, 'support area').loop(g, v, body)} ${yourDiscard.loop(g, v, body)}`,
  say: say`from your support area or discard pile`,
};
const foe = both(companion, skirmishingIt(whoBoreIt), non(bearing(named('Blade Tip'))));
// Morgul Blade. Its tip is borne once by each character.
card(
  '1_216',
  bearer(nazgul),
  besideAnother('hand weapon'),
  during(skirmish, {
    costs: [discardSelf],
    effect: saying(
      acting(choose('tip', named('Blade Tip'), yourSupportOrDiscard), (tip) =>
        layOn(tip, a(foe, you, 'foe')),
      ),
      say`transfer Blade Tip from your support area or discard pile to a companion that ${host.say} is skirmishing`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
);

const nazgulForLess = fromHand(nazgul, -2);
// Morgul Gates
card('1_217', event(shadowPhase, { targets: [nazgulForLess], effect: playIt(the(nazgulForLess.name), -2) }));

// The Nine Servants of Sauron
card(
  '1_219',
  when(youPlay(nazgul), { may: true, effect: exertIt(a(both(exceptRingBearer(hobbit), ableToExert))) }),
);

// Not Easily Destroyed
card('1_220', during(maneuverOrSkirmish, { costs: [removeTwilight(3)], effect: healIt(toHeal(nazgul)) }));

// Paths Seldom Trodden. LR-ERRATA-021
card(
  '1_222',
  toPlaySpot(1, nazgul),
  during(shadowPhase, { costs: [removeTwilight(3)], effect: replacesWith(theSite, aSite) }),
);

// Relentless Charge
card('1_223', event(maneuver, { costs: [exertA(nazgul)], effect: woundEvery(both(anArcher, companion)) }));

/** One more skirmish after all others is a step of the turn (LR-ERRATA-022): the card only says who fights it. */
const returns = (s: S, rider: number): void => void (s.global.returned = rider);
const aRider = a(nazgul, you, 'Nazgûl');
// Return to Its Master. LR-ERRATA-022
card(
  '1_224',
  event(inAnswerTo(endOf(Phase.skirmish), ringIsWorn), {
    targets: [aRider],
    effect: verb(
      'return to its master',
      returns,
      [the('Nazgûl')],
      say`cancel all remaining assignments and assign ${the('Nazgûl').say} to skirmish the Ring-bearer; the game text of The One Ring does not apply in that skirmish`,
    ),
  }),
);

// Their Power Is in Terror
card('1_226', event(maneuver, { costs: [exertA(nazgul)], effect: woundEvery(ally) }));

// Threshold of Shadow
card('1_227', event(skirmish, { effect: strengthenOr(a(nazgul), 2, 4, () => canSpotBurdens(5)) }));

// The Twilight World
card('1_228', event(inAnswerTo(theRingIsPutOn), { costs: [exertA(nazgul)], effect: addsBurdens(2) }));

// Wreathed in Shadow
card(
  '1_238',
  toPlaySpot(1, nazgul),
  during(archery, { costs: [removeTwilight(1)], effect: changeArchery(fellowshipArchery, -1) }),
);
