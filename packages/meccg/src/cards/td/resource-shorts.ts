/** The Dragons: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, any, attackBy, attackGets, attackIs, attackStrikes, automatic, avatar, beside, both, type Choice,
  type Condition, cancelAttack, cancellable, cardFile, character, choose, chooseCharacter,
  chooseCharacterOrAlly, chooseMember, condition, corruptionCheckBy, discardIt, environment, facingAttack,
  forEach, hasSkill, hazardLasting, hazardPermanent, inAttackedCompany, inCompanyOf, inMovingCompany,
  keyedToSite, morningEvent, NOTHING, non, oneSkill, onYourTurn, outer, Phase, removable, returnToHand,
  type S, say, sequence, shortEvent, tapped, the, thereAre, toRemoveEvents, untapIt, untapped, verb, yours,
} from '../words/index.ts';

export const card = cardFile();

// And Forth He Hastened
card(
  'TD-98',
  shortEvent({
    when: onYourTurn,
    targets: [
      chooseCharacter('Wizard', both(avatar, beside(both(tapped, character, inCompanyOf(outer))))),
      chooseMember('character', both(tapped, inCompanyOf(the('Wizard')))),
    ],
    effect: untapIt(the('character')),
  }), // Whoever is untapped may be given the strike. ME-COMBAT-506, 524
  shortEvent({
    when: facingAttack,
    targets: [
      chooseMember('character', both(tapped, inAttackedCompany, beside(both(avatar, inCompanyOf(outer))))),
    ],
    effect: untapIt(the('character')),
  }),
);

const rangerThere = thereAre(1, both(hasSkill('ranger'), inAttackedCompany));
const limitStands: Condition = condition(
  'limit stands',
  [],
  () => `(s.global.phase === ${Phase.movementHazard})`,
  NOTHING,
);
const lowerLimit = verb(
  'lower limit',
  (s: S) => {
    s.global.limitChange -= 1;
  },
  [],
  say`decrease the hazard limit against the company by ${1} (no minimum)`,
);
// Many Turns and Doublings
card(
  'TD-132',
  shortEvent({
    when: facingAttack,
    if: all(attackBy('Wolf', 'Spider', 'Animal', 'Undead'), cancellable, rangerThere),
    effect: cancelAttack,
  }),
  morningEvent({
    when: onYourTurn,
    if: all(limitStands, thereAre(1, both(yours, hasSkill('ranger'), inMovingCompany))),
    effect: lowerLimit,
    rules: 'ME-CARD-0450',
  }),
);

const sage: Choice = chooseCharacterOrAlly('sage', both(untapped, hasSkill('sage')));
const lastingHazard: Choice = choose('event', removable(both(non(environment), hazardLasting)));
// Marvels Told
card(
  'TD-134',
  shortEvent({
    when: toRemoveEvents,
    targets: [sage, lastingHazard],
    taps: the('sage'),
    costs: [oneSkill],
    effect: sequence(discardIt(the('event')), corruptionCheckBy(the('sage'), -2)),
  }),
);

// Not at Home
card(
  'TD-143',
  shortEvent({
    when: facingAttack,
    if: all(attackBy('Dragon', 'Drake', 'Troll'), any(attackIs(automatic), keyedToSite), cancellable),
    effect: cancelAttack,
    rules: 'ME-CARD-0514',
  }),
  morningEvent({ when: facingAttack, if: attackIs(automatic), effect: attackGets(attackStrikes, -2, 1) }),
);

// Wizard Uncloaked
card(
  'TD-169',
  { barredFrom: ['fallen-wizard'] },
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('Wizard', avatar)],
    effect: sequence(
      forEach('it', both(hazardPermanent, inCompanyOf(the('Wizard'))), returnToHand(the('it'))),
      corruptionCheckBy(the('Wizard'), -2),
    ),
  }),
);
