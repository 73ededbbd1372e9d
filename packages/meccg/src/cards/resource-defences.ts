/** Resource short-events against attacks and strikes: what cancels one, or lets a character come through it. */
import {
  all,
  both,
  type Choice,
  type Condition,
  choose,
  condition,
  filter,
  NOTHING,
  say,
  sequence,
  the,
  thereAre,
  verb,
} from '@westmarch/kernel';
import { mayBeStruck } from '../rules/chain/forbidden.ts';
import { Phase, type S } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import {
  attackBy,
  avatar,
  cancelAttack,
  cancellable,
  chooseMember,
  chooseMemberOrAlly,
  corruptionCheckBy,
  discardIt,
  facingAttack,
  facingStrike,
  halveStrikes,
  hasSkill,
  hazardPermanent,
  inAttackedCompany,
  inMovingCompany,
  morningEvent,
  noTap,
  oneSkill,
  onYourTurn,
  removable,
  scout,
  shortEvent,
  strikeBody,
  strikeProwess,
  struckHas,
  toRemoveEvents,
  untapped,
  unwounded,
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
const limitStands: Condition = condition(
  'limit stands',
  [],
  () => `(s.global.phase === ${Phase.movementHazard} && s.global.company !== 0)`,
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

export const resourceDefences: readonly CardDefinition[] = [
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
  card('TW-319', {
    abilities: [
      shortEvent({
        when: facingStrike,
        if: struckHas('warrior'),
        costs: [oneSkill],
        effect: sequence(strikeProwess(3), strikeBody(-1)),
      }),
    ],
  }), // Risky Blow
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
];
