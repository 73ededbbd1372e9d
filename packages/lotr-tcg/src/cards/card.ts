/** How a card is written down: its id, from which its printed facts come, and what it does. */
import { type Ability, type CardSpec, type OtherNumbers, wordsOf } from '@westmarch/kernel';
import { type CardFacts, factsOf } from '../facts/cards.ts';
import { withOwnName } from './own-name.ts';
import { titleNumber } from './titles.ts';
import type { PhaseAction } from './words/actions.ts';
import { BESIDE_ANOTHER, bonusesOf } from './words/playing/bearing.ts';

/** What is noted of a card beside its abilities. */
export interface CardNotes {
  /** Why its text says other numbers than the printed one. */
  readonly otherNumbers?: OtherNumbers;
}

export interface CardDefinition {
  readonly id: string;
  readonly facts: CardFacts;
  readonly notes: CardNotes;
  readonly abilities: readonly Ability[];
}

export type CardPart = Ability | CardNotes;
const isAbility = (part: CardPart): part is Ability => 'kind' in part;

/** What a card gives its bearer as printed numbers comes from its facts. */
export function defineCard(id: string, ...parts: readonly CardPart[]): CardDefinition {
  const facts = factsOf(id);
  const notes: CardNotes = Object.assign({}, ...parts.filter((part) => !isAbility(part)));
  const abilities = parts.filter(isAbility);
  const bonuses = isCharacter(facts) || facts.kind === 'site' ? [] : bonusesOf(facts);
  return {
    id,
    facts,
    notes,
    abilities: [
      ...bonuses,
      ...abilities.map((ability) => Object.assign({}, ability, { say: withOwnName(ability.say, facts) })),
    ],
  };
}

/** The cards of a file: called once for each card, in the order of their numbers. */
export interface CardFile {
  (id: string, ...parts: readonly CardPart[]): void;
  readonly cards: readonly CardDefinition[];
}
export function cardFile(): CardFile {
  const cards: CardDefinition[] = [];
  const add = (id: string, ...parts: readonly CardPart[]): void => void cards.push(defineCard(id, ...parts));
  return Object.assign(add, { cards });
}
/** The cards of several files, as a set has them. */
export const cardSet = (...files: readonly CardFile[]): readonly CardDefinition[] =>
  files.flatMap(({ cards }) => cards);

/** Phases that a card names in its text, as a set; only those of events are asked for. */
const phasesOf = (abilities: readonly Ability[]): number =>
  abilities.reduce((set, ability) => set | (isPhaseAction(ability) ? phaseSet(ability.phases) : 0), 0);
const isPhaseAction = (ability: Ability): ability is PhaseAction => 'phases' in ability;
const phaseSet = (phases: readonly number[]): number => phases.reduce((set, phase) => set | (1 << phase), 0);

/** A price of it names a ranger to be spotted or exerted; a ranger whom it merely does something to is none. */
const asksRanger = (abilities: readonly Ability[]): boolean =>
  abilities.some(
    (ability) =>
      ability.type === 'action' &&
      ability.costs.some((cost) => {
        const words = wordsOf(cost);
        return words.has('keyword Ranger') && (words.has('spot') || words.has('exert'));
      }),
  );

export function specOf({ id, facts, abilities }: CardDefinition): CardSpec {
  return {
    id,
    names: { en: facts.name },
    facts: {
      kind: facts.kind,
      side: facts.side,
      culture: facts.culture,
      race: facts.race,
      itemClass: facts.itemClass,
      signet: facts.signet,
      keyword: facts.unloaded,
      unique: facts.unique ? 1 : 0,
      twilight: facts.twilight,
      // What a possession, artifact, condition or ring shows is a bonus for its bearer, and not its own.
      strength: isCharacter(facts) ? facts.strength : 0,
      vitality: isCharacter(facts) ? facts.vitality : 0,
      resistance: facts.resistance,
      siteNumber: facts.siteNumber,
      arrow: facts.arrow,
      block: facts.block,
      home: facts.home,
      homeBlock: facts.homeBlock,
      ringed: facts.canStartWithRing ? 1 : 0,
      further: abilities.some(({ word }) => word === BESIDE_ANOTHER) ? 1 : 0,
      asksRanger: facts.kind === 'event' && asksRanger(abilities) ? 1 : 0,
      eventPhases: phasesOf(abilities),
      title: titleNumber(facts.title),
      ...facts.loaded,
    },
    abilities,
  };
}

const isCharacter = ({ kind }: CardFacts): boolean =>
  kind === 'companion' || kind === 'ally' || kind === 'minion';
