/** Resource events. */
import { all, both, type Choice, choose, gets, non, sequence, the } from '@westmarch/kernel';
import { body, directInfluence, prowess } from '../engine.ts';
import { type CardDefinition, card, notYet } from './card.ts';
import {
  attackBy,
  avatar,
  cancelAttack,
  checkBonus,
  checkedNow,
  chooseCharacter,
  chooseFromPiles,
  corruptionCheckBy,
  discardEnvironments,
  discardIt,
  environment,
  facingAttack,
  facingCheck,
  facingStrike,
  gatesOfMorning,
  halveStrikes,
  hasSkill,
  hazardCard,
  hazardEvent,
  healIt,
  inAttackedCompany,
  inCompanyOf,
  inOrganization,
  lasting,
  named,
  noTap,
  ofRace,
  onYourTurn,
  permanentEvent,
  permanentOrLong,
  resourceOrCharacter,
  shortEvent,
  shuffleIntoDeck,
  skillOnStrike,
  stays,
  strikeBody,
  strikeProwess,
  struckNow,
  untapIt,
  untapped,
  untilEndOfTurn,
  unwounded,
  useSkill,
  woundIt,
} from './words.ts';

/** An untapped character with a skill in the attacked company taps to cancel. */
const scout: Choice = chooseCharacter('scout', both(hasSkill('scout'), untapped, inAttackedCompany));
const wizard: Choice = chooseCharacter('Wizard', both(avatar, inAttackedCompany));
const ranger: Choice = chooseCharacter('ranger', both(hasSkill('ranger'), inAttackedCompany));
const target: Choice = choose('target', struckNow);
const warrior: Choice = choose('warrior', both(hasSkill('warrior'), struckNow));
const sage: Choice = chooseCharacter('sage', both(hasSkill('sage'), untapped));
const lastingHazard: Choice = choose('event', both(permanentOrLong, non(environment)));
const hobbit = (also: Parameters<typeof both>[0]): Choice =>
  chooseCharacter('Hobbit', both(ofRace('Hobbit'), also));

export const resourceEvents: readonly CardDefinition[] = [
  card('AS-54', notYet), // Safe from the Shadow
  card('DM-121', notYet), // Crown of Flowers
  card('DM-132', notYet), // Forewarned Is Forearmed
  card('DM-155', notYet), // Rebuild the Town
  card('DM-159', {
    abilities: chooseFromPiles(resourceOrCharacter).map((pile) =>
      shortEvent({ when: onYourTurn, targets: [pile], effect: shuffleIntoDeck(the('card')) }),
    ),
  }), // Smoke Rings
  card('DM-164', notYet), // The Windlord Found Me
  card('TD-98', {
    abilities: [
      shortEvent({
        when: onYourTurn,
        targets: [chooseCharacter('Wizard', avatar), chooseCharacter('one', inCompanyOf(the('Wizard')))],
        effect: untapIt(the('one')),
      }),
    ],
  }), // And Forth He Hastened
  card('TD-132', {
    abilities: [
      shortEvent({
        when: facingAttack,
        if: attackBy('Wolf', 'Spider', 'Animal', 'Undead'),
        targets: [ranger],
        effect: cancelAttack,
      }),
      ...(notYet.abilities ?? []),
    ],
  }), // Many Turns and Doublings
  card('TD-134', {
    keywords: ['ritual'],
    abilities: [
      shortEvent({
        when: onYourTurn,
        targets: [sage, lastingHazard],
        taps: the('sage'),
        effect: sequence(discardIt(the('event')), corruptionCheckBy(the('sage'), -2)),
      }),
    ],
  }), // Marvels Told
  card('TD-169', notYet), // Wizard Uncloaked
  card('TW-190', notYet), // Align Palantír
  card('TW-204', {
    abilities: [
      shortEvent({ when: facingAttack, targets: [scout], taps: the('scout'), effect: cancelAttack }),
    ],
  }), // Concealment
  card('TW-207', {
    abilities: [
      shortEvent({ when: facingAttack, if: attackBy('Orc', 'Troll', 'Man'), effect: cancelAttack }),
      shortEvent({ when: facingAttack, if: gatesOfMorning, effect: halveStrikes }),
    ],
  }), // Dark Quarrels
  card('TW-209', {
    abilities: [
      shortEvent({ when: facingStrike, targets: [target], effect: sequence(noTap, strikeBody(-1)) }),
    ],
  }), // Dodge
  card('TW-229', {
    abilities: [
      shortEvent({
        when: facingAttack,
        targets: [chooseCharacter('one', both(unwounded, inAttackedCompany))],
        effect: sequence(cancelAttack, woundIt(the('one'))),
      }),
    ],
  }), // Escape
  card('TW-243', {
    keywords: ['cannot be duplicated'],
    abilities: [permanentEvent(onYourTurn, sequence(discardEnvironments(hazardCard), stays))],
  }), // Gates of Morning
  card('TW-248', notYet), // Great Ship
  card('TW-253', {
    abilities: [
      shortEvent({ when: onYourTurn, targets: [hobbit(non(untapped))], effect: untapIt(the('Hobbit')) }),
      shortEvent({ when: inOrganization, targets: [hobbit(non(unwounded))], effect: healIt(the('Hobbit')) }),
      shortEvent({
        when: facingCheck,
        targets: [choose('Hobbit', both(ofRace('Hobbit'), checkedNow))],
        effect: checkBonus(4),
      }),
    ],
  }), // Halfling Strength
  card('TW-288', notYet), // Muster
  card('TW-315', notYet), // Rescue Prisoners
  card('TW-319', {
    abilities: [
      shortEvent({
        when: all(facingStrike, skillOnStrike),
        targets: [warrior],
        effect: sequence(useSkill, strikeProwess(3), strikeBody(-1)),
      }),
    ],
  }), // Risky Blow
  card('TW-332', notYet), // Stealth
  card('TW-342', {
    abilities: [
      shortEvent({ when: facingAttack, if: attackBy('Troll'), effect: cancelAttack }),
      shortEvent({
        when: onYourTurn,
        if: gatesOfMorning,
        targets: [choose('event', both(hazardEvent, lasting))],
        effect: discardIt(the('event')),
      }),
    ],
  }), // The Cock Crows
  card('TW-348', notYet), // The White Tree
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
  // Taking resources back, with Elrond at Rivendell, is not here yet.
  card('TW-358', {
    abilities: [
      shortEvent({
        when: onYourTurn,
        targets: [chooseCharacter('Elrond', named('TW-145', 'Elrond'))],
        effect: sequence(
          gets(the('Elrond'), prowess, 4, untilEndOfTurn),
          gets(the('Elrond'), body, 2, untilEndOfTurn),
          gets(the('Elrond'), directInfluence, 6, untilEndOfTurn),
          corruptionCheckBy(the('Elrond'), -3),
        ),
      }),
      ...(notYet.abilities ?? []),
    ],
  }), // Vilya
  card('TW-362', notYet), // Wizard’s Laughter
  card('WH-34', notYet), // Promptings of Wisdom
];
