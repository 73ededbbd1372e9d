/** Resource short-events. What takes more than a few lines stands in resource-deeds.ts. */
import {
  all,
  atMost,
  behind,
  both,
  type Choice,
  type Condition,
  choose,
  condition,
  filter,
  forbid,
  forEach,
  gets,
  grant,
  ifSo,
  it,
  may,
  NOTHING,
  non,
  outer,
  say,
  sequence,
  the,
  thereAre,
  verb,
  where,
} from '@westmarch/kernel';
import { body, directInfluence, prowess } from '../engine.ts';
import { companyOf } from '../rules/cards.ts';
import { creaturesOn, mayBeStruck } from '../rules/forbidden.ts';
import { Phase, type S } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import { boardShip, shipAbilities } from './great-ship.ts';
import {
  attemptIsBy,
  attemptOnFaction,
  attemptOnYours,
  cancelAttempt,
  musterEffect,
} from './resource-deeds.ts';
import {
  attackBy,
  avatar,
  beside,
  cancelAttack,
  cancellable,
  character,
  checkBonus,
  checkedHobbit,
  chooseCharacter,
  chooseCharacterOrAlly,
  chooseMember,
  chooseMemberOrAlly,
  companySizeOf,
  corruptionCheckBy,
  deckHasAtLeast,
  discardIt,
  endOfOrganization,
  environment,
  facingAttack,
  facingCheck,
  facingStrike,
  halveStrikes,
  hasSkill,
  hazardLasting,
  hazardPermanent,
  healIt,
  inAttackedCompany,
  inCompanyOf,
  inDiscard,
  inMovingCompany,
  inOrganization,
  inPiles,
  isAtSite,
  morningEvent,
  named,
  noTap,
  notInEffect,
  ofRace,
  onYourTurn,
  removable,
  resource,
  resourceOrCharacter,
  returnToHand,
  scout,
  shortEvent,
  shuffleIntoDeck,
  skillFree,
  stays,
  strikeBody,
  strikeProwess,
  struckHas,
  tapped,
  toRemoveEvents,
  untapIt,
  untapped,
  untilEndOfTurn,
  unwounded,
  useSkill,
  wounded,
  woundIt,
  yours,
} from './words/index.ts';

/** An untapped scout in the attacked company taps to cancel. */
const attackedScout: Choice = chooseMemberOrAlly('scout', both(untapped, scout, inAttackedCompany));
/** An ally that may not be attacked does not face the attack. */
const facesIt = filter('faces it', [], (g, v) => `${g.ref(mayBeStruck)}(s, ${v.it}, s.global.attack)`, {
  adjectives: [],
  noun: null,
  after: [],
});
const wizard: Choice = chooseMember('Wizard', both(avatar, inAttackedCompany));
const rangerThere = thereAre(1, both(hasSkill('ranger'), inAttackedCompany));
const sage: Choice = chooseCharacterOrAlly('sage', both(untapped, hasSkill('sage')));
const lastingHazard: Choice = choose('event', removable(both(non(environment), hazardLasting)));
const hobbit = (also: Parameters<typeof both>[0]): Choice =>
  chooseCharacter('Hobbit', both(also, ofRace('Hobbit')));

const inSmallCompany = where(atMost(companySizeOf(it), 2), behind(say`in a company of size less than ${3}`));
/** Of a grant to a character: the event is about his company, as long as he is in it. */
const ofHisCompany: Condition = condition(
  'of his company',
  [],
  (g) => `(subject !== 0 && a === ${g.ref(companyOf)}(s, subject))`,
  say`it is his company`,
);
const back = (name: string) => sequence(choose(name, resource, inDiscard), shuffleIntoDeck(the(name)));
const threeBack = sequence(back('first'), back('second'), back('third'));

const limitStands: Condition = condition(
  'limit stands',
  [],
  () => `(s.global.phase === ${Phase.movementHazard} && s.global.company !== 0)`,
  NOTHING,
);
const lowerLimit = verb(
  'lower limit',
  (s: S) => {
    s.global.hazardLimit -= 1;
  },
  [],
  say`decrease the hazard limit against the company by ${1} (no minimum)`,
);

export const resourceShorts: readonly CardDefinition[] = [
  card('DM-159', {
    abilities: [
      shortEvent({
        when: onYourTurn,
        targets: [choose('card', resourceOrCharacter, inPiles)],
        effect: shuffleIntoDeck(the('card')),
      }),
    ],
  }), // Smoke Rings
  card('TD-98', {
    abilities: [
      shortEvent({
        when: onYourTurn,
        targets: [
          chooseCharacter('Wizard', both(avatar, beside(both(tapped, character, inCompanyOf(outer))))),
          chooseMember('character', both(tapped, inCompanyOf(the('Wizard')))),
        ],
        effect: untapIt(the('character')),
      }),
      // Whoever is untapped may be given the strike. ME-COMBAT-506, 524
      shortEvent({
        when: facingAttack,
        targets: [
          chooseMember(
            'character',
            both(tapped, inAttackedCompany, beside(both(avatar, inCompanyOf(outer)))),
          ),
        ],
        effect: untapIt(the('character')),
      }),
    ],
  }), // And Forth He Hastened
  card('TD-132', {
    abilities: [
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
    ],
  }), // Many Turns and Doublings
  card('TD-134', {
    keywords: ['ritual'],
    abilities: [
      shortEvent({
        when: toRemoveEvents,
        if: { ...skillFree, say: NOTHING, sayNot: skillFree.say },
        targets: [sage, lastingHazard],
        taps: the('sage'),
        effect: sequence(useSkill, discardIt(the('event')), corruptionCheckBy(the('sage'), -2)),
      }),
    ],
  }), // Marvels Told
  card('TD-169', {
    keywords: ['spell'],
    barredFrom: ['fallen-wizard'],
    abilities: [
      shortEvent({
        when: onYourTurn,
        targets: [chooseCharacter('Wizard', avatar)],
        effect: {
          ...sequence(
            forEach('it', both(hazardPermanent, inCompanyOf(the('Wizard'))), returnToHand(the('it'))),
            corruptionCheckBy(the('Wizard'), -2),
          ),
          say: say`return all hazard permanent-events on characters in the company of ${the('Wizard').say} to their owner's hand, then ${corruptionCheckBy(the('Wizard'), -2).say}`,
        },
      }),
    ],
  }), // Wizard Uncloaked
  card('TW-204', {
    abilities: [
      shortEvent({
        when: facingAttack,
        if: cancellable,
        targets: [attackedScout],
        taps: the('scout'),
        effect: cancelAttack,
      }),
    ],
  }), // Concealment
  card('TW-207', {
    abilities: [
      shortEvent({
        when: facingAttack,
        if: all(attackBy('Orc', 'Troll', 'Man'), cancellable),
        effect: cancelAttack,
      }),
      morningEvent({ when: facingAttack, effect: halveStrikes }),
    ],
  }), // Dark Quarrels
  card('TW-209', {
    abilities: [shortEvent({ when: facingStrike, effect: sequence(noTap, strikeBody(-1)) })],
  }), // Dodge
  card('TW-229', {
    abilities: [
      shortEvent({
        when: facingAttack,
        if: cancellable,
        targets: [chooseMemberOrAlly('character', both(unwounded, inAttackedCompany, facesIt))],
        effect: sequence(cancelAttack, woundIt(the('character'))),
      }),
    ],
  }), // Escape
  card('TW-248', {
    abilities: [
      shortEvent({
        when: inOrganization,
        targets: [chooseCharacter('character', untapped)],
        taps: the('character'),
        effect: sequence(stays, boardShip(the('character'))),
      }),
      ...shipAbilities,
    ],
  }), // Great Ship
  card('TW-253', {
    abilities: [
      shortEvent({ when: onYourTurn, targets: [hobbit(tapped)], effect: untapIt(the('Hobbit')) }),
      shortEvent({
        when: facingAttack,
        targets: [hobbit(both(tapped, inAttackedCompany))],
        effect: untapIt(the('Hobbit')),
      }),
      shortEvent({ when: inOrganization, targets: [hobbit(wounded)], effect: healIt(the('Hobbit')) }),
      shortEvent({ when: facingCheck, if: checkedHobbit, effect: checkBonus(4) }),
    ],
  }), // Halfling Strength
  card('TW-288', {
    abilities: [shortEvent({ when: attemptOnFaction, if: attemptIsBy('warrior'), effect: musterEffect })],
  }), // Muster
  card('TW-319', {
    abilities: [
      shortEvent({
        when: facingStrike,
        if: all(struckHas('warrior'), skillFree),
        effect: sequence(useSkill, strikeProwess(3), strikeBody(-1)),
      }),
    ],
  }), // Risky Blow
  card('TW-332', {
    abilities: [
      shortEvent({
        when: endOfOrganization,
        targets: [chooseCharacterOrAlly('scout', both(untapped, scout, inSmallCompany))],
        taps: the('scout'),
        effect: {
          ...grant(forbid(creaturesOn, { if: ofHisCompany }), untilEndOfTurn, the('scout')),
          say: say`bar all creatures from being played on the company of ${the('scout').say} this turn`,
        },
        rules: 'ME-CARD-0722',
      }),
    ],
  }), // Stealth
  card('TW-342', {
    abilities: [
      shortEvent({ when: facingAttack, if: all(attackBy('Troll'), cancellable), effect: cancelAttack }),
      morningEvent({
        when: toRemoveEvents,
        targets: [choose('event', removable(hazardPermanent))],
        effect: discardIt(the('event')),
      }),
    ],
  }), // The Cock Crows
  card('TW-356', {
    keywords: ['spell'],
    abilities: [
      shortEvent({
        when: facingAttack,
        targets: [wizard],
        effect: sequence(cancelAttack, corruptionCheckBy(the('Wizard'), -2)),
      }),
    ],
  }), // Vanishment
  card('TW-358', {
    abilities: [
      shortEvent({
        when: onYourTurn,
        if: notInEffect,
        targets: [chooseCharacter('Elrond', named('TW-145', 'Elrond'))],
        effect: {
          ...ifSo(
            { ...notInEffect, say: NOTHING },
            sequence(
              gets(the('Elrond'), prowess, 4, untilEndOfTurn),
              gets(the('Elrond'), body, 2, untilEndOfTurn),
              gets(the('Elrond'), directInfluence, 6, untilEndOfTurn),
              ifSo(all(isAtSite(the('Elrond'), 'Rivendell'), deckHasAtLeast(5)), may(threeBack)),
              corruptionCheckBy(the('Elrond'), -3),
            ),
          ),
          say: say`give ${the('Elrond').say} +${4} prowess, +${2} body and +${6} direct influence until the end of the turn; if he is at Rivendell and ${deckHasAtLeast(5).say}, you may shuffle ${3} resources from your discard pile into your play deck; then ${corruptionCheckBy(the('Elrond'), -3).say}`,
        },
        rules: 'ME-CARD-0804',
      }),
    ],
  }), // Vilya
  card('TW-362', {
    keywords: ['spell'],
    abilities: [
      shortEvent({
        when: attemptOnYours,
        targets: [chooseCharacter('Wizard', avatar)],
        effect: sequence(cancelAttempt, corruptionCheckBy(the('Wizard'), -2)),
        rules: 'ME-CARD-0847',
      }),
    ],
  }), // Wizard’s Laughter
];
