/**
 * Dragons at Home: a permanent-event that adds its attack to those of its lair, and does something everywhere.
 *
 * Owns   how they are played and what each does beside its attack.
 * Not    the attack itself: rules/automatic-attacks.ts, from what the card says it guards.
 */
import {
  type Ability,
  action,
  always,
  atLeast,
  type Condition,
  called,
  condition,
  cost,
  type Filter,
  filter,
  modifier,
  NOTHING,
  noun,
  say,
  self,
  verb,
  word,
} from '@westmarch/kernel';
import { corruptionPoints, engine, influenceCheck, itemClass, ownDraws } from '../engine.ts';
import { factsOf } from '../facts/cards.ts';
import { races } from '../facts/names.ts';
import { facedCreatures } from '../rules/companies/history.ts';
import { hazardsOpen } from '../rules/hazards/creatures.ts';
import { limitOnWay } from '../rules/hazards/hazard-limit.ts';
import { firstDragonFree, oneDragonATurn } from '../rules/hazards/manifestations.ts';
import type { S } from '../state.ts';
import { dragonComes, takenForPoints } from './ahunt.ts';
import { character, discardIt, inPath } from './words/index.ts';

/** It comes into play, guards its lair unless it hunts, and is won by whoever defeats its attack there. */
export function atHome(id: string, lair: string, hunter: string, attackerChooses: boolean): Ability[] {
  const { strikes, prowess, body } = factsOf(id);
  const chooses = attackerChooses ? say` (the attacker chooses the defending characters)` : NOTHING;
  return [
    dragonComes,
    {
      ...takenForPoints,
      say: say`unless ${hunter} is in play, ${lair} has ${1} more automatic-attack: Dragon, ${strikes} strikes with ${prowess} prowess and ${body} body${chooses}; ${takenForPoints.say}`,
    },
  ];
}

const moreHazards = (by: number) =>
  verb(
    'raise limit',
    (s: S) => {
      s.global.limitChange += by;
    },
    [],
    say`increase the hazard limit against the company by ${by}`,
  );

/** Daelomin: given up for more hazards. */
const onTheirWay: Condition = condition(
  'hazards are open',
  [],
  (g) => `${g.ref(hazardsOpen)}(s, you)`,
  say`in an opponent's movement/hazard phase`,
);
export const discardForLimit = (by: number): Ability =>
  action({
    window: onTheirWay,
    costs: [cost(always(say`it is in play`), discardIt(self))],
    effect: moreHazards(by),
  });

/** Eärcaraxë: whoever sails is in more danger. */
const onItsWay: Filter = filter(
  'on its way',
  [],
  (_g, v) => `(s.global.company === ${v.it} && s.company.moved[${v.it}] === 1)`,
  { adjectives: [], noun: 'company', after: [] },
);
export const limitAtSea: Ability = {
  ...modifier({ attribute: limitOnWay, of: onItsWay, by: 1, if: atLeast(inPath('coastal-sea'), 1) }),
  say: say`the hazard limit against any moving company with a Coastal Sea in its site path is increased by ${1}`,
};

/** Itangast and Scorba: items of a class weigh more. */
export const dearItems = (name: 'major' | 'greater'): Ability =>
  modifier({
    attribute: corruptionPoints,
    of: called({ ...noun('item'), adjectives: [word(name)] }, itemClass.is(name)),
    by: 1,
  });

/** Scatha: nobody is easily won over. */
export const worseInfluence: Ability = {
  ...modifier({ attribute: influenceCheck, of: character, by: -1 }),
  say: say`all influence attempts are modified by ${-1}`,
};

/** Smaug: whoever moves draws less, but something if he may draw at all. */
const everyCompany: Filter = filter('every company', [], () => 'true', {
  adjectives: [],
  noun: 'company',
  after: [],
});
export const fewerDraws: Ability = {
  ...modifier({ attribute: ownDraws, of: everyCompany, by: -1 }),
  say: say`each moving company draws ${1} card fewer for its movement (to a minimum of ${1})`,
};

/** Agburanar: the first Dragon on each company is free. */
export const freeDragons: Ability = {
  ...modifier({ attribute: firstDragonFree, of: everyCompany, by: 1 }),
  say: say`one manifestation of a unique Dragon played on each company does not count against the hazard limit`,
};

/** Bairanax: whoever has met animals is in more danger. */
const ANIMAL = races.indexOf('Animal');
const isAnimal = (def: number): boolean => engine.fact('race')[def] === ANIMAL;
const hasMetAnimals: Filter = filter(
  'has met animals',
  [],
  (g, v) => `(${g.ref(facedCreatures)}(s, ${v.it}, ${g.ref(isAnimal)}) > 0)`,
  { adjectives: [], noun: 'company', after: [] },
);
export const limitAfterAnimals: Ability = {
  ...modifier({ attribute: limitOnWay, of: hasMetAnimals, by: 1 }),
  say: say`the hazard limit against any company that faces an Animal hazard creature is increased by ${1}`,
};

/** Leucaruth: Dragons are rare. */
const everyone: Filter = filter('everyone', [], () => 'true', {
  adjectives: [],
  noun: 'player',
  after: [],
});
export const rareDragons: Ability = {
  ...modifier({ attribute: oneDragonATurn, of: everyone, by: 1 }),
  say: say`only ${1} manifestation of a unique Dragon may be played each turn`,
};
