/** What an ability becomes: plain functions over the arena that take integers and allocate nothing. */
import type { State } from '../../arena/state.ts';
import type { Gate, Test } from '../../explain/gate.ts';
import type { Procedure } from '../../flow/procedure.ts';
import type { Phrase } from '../../text/phrase.ts';
import type { Ability, Action, Standing } from '../words/abilities.ts';
import type { AnyWord } from '../words/node.ts';

/** Asks whether a price can be paid: for a card, whoever has it, a player, and what the event was about. */
export type Payable = (
  s: State,
  self: number,
  subject: number,
  you: number,
  a: number,
  b: number,
  n: number,
) => boolean;

/** The effect table keeps numbers of abilities and procedures in 15 bits. */
export const MOST_NUMBERED = 0x7fff;

export interface Compiled {
  readonly id: number;
  /** The definition it belongs to, or 0 for the kernel's own. */
  readonly def: number;
  readonly ability: Ability | null;
  /** Where effects of it are listed; actions that are granted, or used from zones of their own, have one list. */
  readonly channel: number;
  readonly stage: number;
  readonly required: boolean;
  readonly say: Phrase;
  readonly rules: readonly string[];
  /** A modifier: the total so far becomes the total with it. */
  fold(s: State, row: number, card: number, total: number): number;
  /** A trigger, replacement or prohibition: it concerns this event. */
  matches(s: State, row: number, a: number, b: number, n: number): boolean;
  /** A reaction: whose it is, where that is not the controller of its card. */
  whose: ((s: State, row: number, a: number, b: number, n: number) => number) | null;
  /** A reaction with a price or targets: they can be had now. */
  payable: Payable | null;
  /** A reaction with a price: where its frame keeps whether that is being paid; 0 for all others. */
  price: number;
  /** How many things its action or effect remembers. */
  slots: number;
  /** An action: the slots in which its targets lie, in order. */
  targets: readonly number[];
  /** An action: a shared window outside of which it cannot be used; 0 where none is known. */
  around: number;
  /** An action: why it can be done or not. */
  gates: readonly Gate[];
  /** An action: those gates are open, but for the first where that is the window around it. */
  isOpen: Test;
  /** An action: choose targets, pay costs. */
  declare: Procedure | null;
  /** What it does when it resolves. */
  effect: Procedure | null;
}

/** A card of the pool: its facts are columns of the engine; here is what the kernel needs of it. */
export interface Definition {
  readonly index: number;
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  /** All abilities, in printed order, as indices of compiled ones. */
  readonly abilities: readonly number[];
  /** Those in force while the card is. */
  readonly standing: readonly number[];
  /** Those in force in zones of their own choosing. */
  readonly elsewhere: readonly number[];
  readonly actions: readonly number[];
  prepared: boolean;
}

/** Placeholder functions of an ability that is not of that kind or not prepared yet. */
function unprepared(this: void): never {
  throw new Error('This ability was not prepared: its card is not in the set-up.');
}
type Told = Pick<Compiled, 'id' | 'def' | 'ability' | 'channel' | 'stage' | 'required' | 'say'>;
/** A place for an ability that is compiled when its card is prepared; `rules` are ledger ids. */
export const reserved = (told: Told, rules: string): Compiled => ({
  ...told,
  rules: rules.split(' ').filter((r) => r !== ''),
  fold: unprepared,
  matches: unprepared,
  isOpen: unprepared,
  whose: null,
  payable: null,
  price: 0,
  slots: 0,
  targets: [],
  around: 0,
  gates: [],
  declare: null,
  effect: null,
});

/** It says itself in which zones it is in force. */
export const hasZones = ({ ability }: Compiled): boolean =>
  ability !== null && 'within' in ability && ability.within !== null;

export const isAction = ({ ability }: Compiled): boolean => ability?.type === 'action';
/** It is in force while its card is. */
export const isOn = (compiled: Compiled): boolean =>
  compiled.channel !== 0 && !isAction(compiled) && !hasZones(compiled);

/** What the kernel needs of a card whose abilities have their places. */
export function definitionOf(
  index: number,
  { id, names }: Pick<Definition, 'id' | 'names'>,
  places: readonly Compiled[],
): Definition {
  const which = (holds: (place: Compiled) => boolean) => places.filter(holds).map((place) => place.id);
  return {
    index,
    id,
    names,
    abilities: which(() => true),
    standing: which(isOn),
    elsewhere: which(hasZones),
    actions: which((place) => isAction(place) && !hasZones(place)),
    prepared: false,
  };
}

/** Where effects of an ability are listed. */
export function channelOf(ability: Ability, grants: number): number {
  switch (ability.type) {
    case 'modifier':
      return ability.attribute.channel;
    case 'action':
      return grants;
    case 'unimplemented':
      return 0;
    default:
      return ability.channel;
  }
}

export const canBeGranted = (word: AnyWord): word is Standing | Action =>
  word.kind === 'ability' && word.word !== 'unimplemented';
