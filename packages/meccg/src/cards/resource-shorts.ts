/**
 * Resource short-events, but for those against attacks and strikes (resource-defences.ts). What takes more than a few
 * lines stands in resource-deeds.ts.
 */
import {
  all,
  atMost,
  behind,
  both,
  type Choice,
  type Condition,
  choose,
  condition,
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
  where,
} from '@westmarch/kernel';
import { body, directInfluence, prowess } from '../engine.ts';
import { companyOf } from '../rules/cards/cards.ts';
import { creaturesOn } from '../rules/chain/forbidden.ts';
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
  avatar,
  beside,
  character,
  checkBonus,
  checkedHobbit,
  chooseCharacter,
  chooseCharacterOrAlly,
  chooseMember,
  companySizeOf,
  corruptionCheckBy,
  deckHasAtLeast,
  discardIt,
  endOfOrganization,
  environment,
  facingAttack,
  facingCheck,
  hasSkill,
  hazardLasting,
  hazardPermanent,
  healIt,
  inAttackedCompany,
  inCompanyOf,
  inDiscard,
  inOrganization,
  inPiles,
  isAtSite,
  named,
  notInEffect,
  ofRace,
  oneSkill,
  onYourTurn,
  removable,
  resource,
  resourceOrCharacter,
  returnToHand,
  scout,
  shortEvent,
  shuffleIntoDeck,
  stays,
  tapped,
  toRemoveEvents,
  untapIt,
  untapped,
  untilEndOfTurn,
  wounded,
} from './words/index.ts';

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
  card('TD-134', {
    keywords: ['ritual'],
    abilities: [
      shortEvent({
        when: toRemoveEvents,
        targets: [sage, lastingHazard],
        taps: the('sage'),
        costs: [oneSkill],
        effect: sequence(discardIt(the('event')), corruptionCheckBy(the('sage'), -2)),
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
