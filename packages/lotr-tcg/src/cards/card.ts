/** How a card is written down: its id, from which its printed facts come, and what it does. */
import type { Ability, CardSpec } from '@westmarch/kernel';
import { type CardFacts, factsOf } from '../facts/cards.ts';
import { withOwnName } from './own-name.ts';
import { titleNumber } from './titles.ts';
import { bonusesOf } from './words/bearing.ts';

export interface CardDefinition {
  readonly id: string;
  readonly facts: CardFacts;
  readonly abilities: readonly Ability[];
}

/** A card of the pool. What it gives its bearer as printed numbers comes from its facts. */
export function card(id: string, ...abilities: readonly Ability[]): CardDefinition {
  const facts = factsOf(id);
  const bonuses = isCharacter(facts) || facts.kind === 'site' ? [] : bonusesOf(facts);
  return {
    id,
    facts,
    abilities: [
      ...bonuses,
      ...abilities.map((ability) => Object.assign({}, ability, { say: withOwnName(ability.say, facts) })),
    ],
  };
}

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
      title: titleNumber(facts.title),
      set: facts.set,
      ...facts.loaded,
    },
    abilities,
  };
}

const isCharacter = ({ kind }: CardFacts): boolean =>
  kind === 'companion' || kind === 'ally' || kind === 'minion';
