/** Hazard short-events. What takes more than a few lines stands in hazard-deeds.ts. */
import { all, both, choose, forEach, ifSo, may, non, say, sequence, the, verb } from '@westmarch/kernel';
import { attackProwess } from '../engine.ts';
import { timesFaced } from '../rules/combat/automatic-attacks.ts';
import { type CardDefinition, card } from './card.ts';
import {
  callOfHome,
  ringsBetrayal,
  seizeByTerror,
  tribesPresent,
  veils,
  wildernessToShadow,
} from './hazard-deeds.ts';
import {
  asFreeHazard,
  asHazard,
  atAnyTime,
  bearing,
  cancelDeclared,
  changeAttack,
  character,
  corruptionCheckBy,
  discardIt,
  doorsOfNight,
  environment,
  faction,
  hasAutomaticAttack,
  hazard,
  inChain,
  inMovingCompany,
  inPiles,
  majorOrGreater,
  mortal,
  named,
  noDoorsOfNight,
  notInEffect,
  notInEffectHere,
  outOfCombat,
  pathHas,
  rollAgainst,
  shortEvent,
  shuffleIntoDeck,
  targetSiteIs,
  targetSiteOnSurface,
  treatSiteAs,
} from './words/index.ts';

const aVictim = (which: Parameters<typeof both>[0]) =>
  choose('character', both(which, character, inMovingCompany));
export const hazardShorts: readonly CardDefinition[] = [
  card('DM-45', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [choose('hazard', hazard, inPiles)],
        effect: {
          ...sequence(
            shuffleIntoDeck(the('hazard')),
            ifSo(
              doorsOfNight,
              may(sequence(choose('second', hazard, inPiles), shuffleIntoDeck(the('second')))),
            ),
          ),
          say: say`${shuffleIntoDeck(the('hazard')).say}; if ${doorsOfNight.say}, you may do this twice`,
        },
      }),
    ],
  }), // An Unexpected Outpost
  card('DM-88', {
    abilities: [
      shortEvent({
        when: asHazard,
        if: all(outOfCombat, pathHas([1, 'shadow-land'], [1, 'dark-domain'])),
        targets: [aVictim(mortal)],
        effect: seizeByTerror(the('character'), 12),
        rules: 'ME-RETURN-501',
      }),
    ],
  }), // Seized by Terror
  card('DM-97', {
    abilities: [
      shortEvent({
        when: asHazard,
        if: pathHas([2, 'wilderness'], [1, 'shadow-land'], [1, 'dark-domain']),
        effect: tribesPresent,
      }),
    ],
  }), // Two or Three Tribes Present
  card('LE-105', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [aVictim(both(mortal, non(bearing(named('TW-347', 'The One Ring')))))],
        effect: callOfHome(the('character'), 10),
      }),
    ],
  }), // Call of Home
  card('LE-115', {
    abilities: [
      shortEvent({
        when: asHazard,
        if: all(targetSiteIs('border-hold', 'free-hold'), hasAutomaticAttack, notInEffectHere),
        effect: changeAttack(
          timesFaced,
          1,
          say`until the end of the turn, an automatic-attack of your choice there is faced twice, the second time right after the first`,
        ),
      }),
    ],
  }), // Incite Defenders
  card('LE-126', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [choose('faction', faction)],
        effect: rollAgainst(the('faction'), 11, discardIt(the('faction'))),
      }),
    ],
  }), // Muster Disperses
  card('LE-145', {
    free: true,
    abilities: [
      shortEvent({
        when: atAnyTime,
        targets: [choose('environment', environment)],
        effect: discardIt(the('environment')),
      }),
      shortEvent({
        when: atAnyTime,
        targets: [choose('environment', environment, inChain)],
        effect: cancelDeclared(the('environment')),
        rules: 'ME-CARD-0785',
      }),
    ],
  }), // Twilight
  card('LE-146', {
    free: true,
    abilities: [
      shortEvent({
        when: asFreeHazard,
        if: all(pathHas([1, 'wilderness'], [1, 'border-land'], [1, 'free-domain']), noDoorsOfNight),
        effect: {
          ...forEach(
            'it',
            both(character, inMovingCompany),
            verb('veils', veils, [the('it')], say`check it`),
          ),
          say: say`make a body check modified by ${-1} for each character in the company; an untapped one who fails it becomes tapped (Orc and Troll characters are discarded as their cards say)`,
        },
        rules: 'ME-CARD-0803',
      }),
    ],
  }), // Veils Flung Away
  card('TD-18', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [aVictim(bearing(majorOrGreater))],
        effect: corruptionCheckBy(the('character'), -1),
      }),
    ],
  }), // Dragon-sickness
  card('TW-21', {
    abilities: [
      shortEvent({
        when: asHazard,
        if: all(targetSiteIs('ruins-and-lairs'), hasAutomaticAttack, notInEffect),
        effect: changeAttack(
          attackProwess,
          2,
          say`an automatic-attack of your choice there has +${2} prowess this turn`,
        ),
      }),
      shortEvent({
        when: asHazard,
        if: all(doorsOfNight, pathHas([1, 'wilderness']), notInEffect),
        effect: wildernessToShadow,
      }),
      shortEvent({
        when: asHazard,
        if: all(doorsOfNight, targetSiteIs('ruins-and-lairs'), targetSiteOnSurface, notInEffect),
        effect: treatSiteAs('shadow-hold', say`until the end of the turn, treat that site as a Shadow-hold`),
      }),
    ],
  }), // Choking Shadows
  card('TW-99', { abilities: [ringsBetrayal] }), // The Ring’s Betrayal
];
