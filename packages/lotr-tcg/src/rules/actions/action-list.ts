/**
 * What a player may do, wherever it is allowed: the rules' own actions about single cards, and those of cards.
 *
 * Owns   the list of the rules' actions, offering and taking them, and the laws that hold for actions of all cards.
 * Not    whose turn it is to act (actions.ts).
 */
import {
  abilityIn,
  allOpen,
  type Event,
  firstIn,
  forbiddenBy,
  type Gate,
  isIn,
  isMute,
  isOpen,
  type Option,
  Kind as OptionKind,
  type Options,
  ofCard,
  offerGranted,
  openName,
  type Phrase,
  place,
  RuleActions,
  say,
} from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { kinds } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { noUse } from '../prohibitions.ts';
import { isLooped, noteAction } from './repeats.ts';
import { useCard } from './using.ts';

/**
 * The rules' own actions, in the order in which they are offered and numbered, whichever module is loaded first.
 * Records hold choices by their place among the options: a new one goes to the end, and none changes its place.
 * The names are for whoever must know one from another, and never shown: `say` is.
 */
const ORDER = [
  'muster',
  'playFreePeoples',
  'playShadow',
  'ambush',
  'discardToHeal',
  'rest',
  'transfer',
] as const;
export type ActionName = (typeof ORDER)[number];

/** An action of the rules about one card. */
export interface CardAction {
  readonly name: ActionName;
  readonly code: number;
  readonly from: 'hand' | 'play';
  /** It is no action of a phase, but may be taken when that happens to something for which anyone may. */
  readonly answers?: Event;
  readonly applies?: (s: S, about: number) => boolean;
  /** It is meant for such a card at all: why it is refused to others is of no interest to anyone. */
  suits(s: S, card: number): boolean;
  readonly gates: readonly Gate[];
  /** All of them are open. */
  readonly isOpen: Gate['holds'];
  perform(s: S, player: number, card: number): void;
  say(s: S, card: number): Phrase;
}
const all: CardAction[] = [];
const from = {
  hand: new RuleActions(engine, kinds.length, 'kind'),
  play: new RuleActions(engine, kinds.length, 'kind'),
};
const everyKind = [...kinds.keys()];
/** By the channel of the event that they answer. */
const answering: CardAction[][] = [];

const COUNTED_OUT = say`it was repeated as often as was agreed`;

// A state handed to a law is always one of this engine's own game.
engine.everyAction({
  rules: 'LR-ACTIVE-008 LR-ACTIVE-009',
  holds: (s, _player, card) => s.side.host !== 0 || !isMute(s, card),
  why: () => say`other copies of it count, and its own text is ignored`,
});
engine.everyAction({
  rules: 'LR-LOOP-001 LR-LOOP-003 LR-LOOP-004',
  // What was granted is an action of the card that has it.
  holds: (s, _player, card, ability) => !isLooped(s, s.side.host || card, ability),
  why: () => COUNTED_OUT,
});
engine.everyAction({
  rules: '',
  holds: (s, player, card, ability) => forbiddenBy(s, noUse, card, player, ability) === 0,
  why: (s, player, card, ability) =>
    say`${ofCard(s.effect.source[forbiddenBy(s, noUse, card, player, ability)])} forbids it`,
});

/** Where the card must lie: asked right after the window. */
const zoneGates = {
  hand: engine.gate(
    'zone',
    'LR-FELLOW-002 LR-SHADOW-003',
    (s, p, c) => s.card.place[c] === place(s, Zone.hand, p),
    say`it is not in your hand`,
  ),
  play: engine.gate(
    'zone',
    'LR-ACTIVE-002',
    (s, p, c) => s.card.live[c] === 1 && s.card.controller[c] === p,
    say`it is no active card of yours`,
  ),
};

export function cardAction(given: Omit<CardAction, 'code' | 'isOpen'>): void {
  const [window, ...others] = given.gates;
  const at = ORDER.indexOf(given.name);
  if (all[at] !== undefined) throw new Error(`Two actions of the rules are called "${given.name}".`);
  const code = at + 1;
  const repeated = engine.gate(
    'prohibition',
    'LR-LOOP-001 LR-LOOP-003 LR-LOOP-004',
    (s, _p, c) => !isLooped(s, c, -code),
    COUNTED_OUT,
  );
  const gates = [window, zoneGates[given.from], repeated, ...others];
  const made: CardAction = { ...given, gates, isOpen: allOpen(gates), code };
  all[at] = made;
  const event = made.answers?.channel;
  // Cards can count as another kind than is printed on them, so none is left out by that.
  if (event === undefined) from[made.from].add(made, everyKind);
  else answering[event] = [...(answering[event] ?? []), made].sort((a, b) => a.code - b.code);
}
const NONE: readonly CardAction[] = [];
/** What the rules themselves let players do when that happens. */
export const answersOfRules = (event: number): readonly CardAction[] => answering[event] ?? NONE;
/** The action that an option carries by its number. */
export const actionOf = (code: number): CardAction => all[code - 1];
export const allGates = (): readonly (readonly Gate[])[] => all.map((a) => a.gates);

/** Everything that a player may do now. */
export function offerAll(s: S, player: number, o: Options): void {
  from.hand.offer(s, player, firstIn(s, place(s, Zone.hand, player)), s.card.next, o);
  from.play.offer(s, player, s.kernel.liveFirst, s.card.liveNext, o);
  offerGranted(s, player, o);
}

function perform(s: S, player: number, card: number, ability: number): void {
  noteAction(s, player, card, ability > 0 ? abilityIn(ability) : ability);
  if (ability > 0) useCard(s, player, card, ability);
  else all[-ability - 1].perform(s, player, card);
}
export const take = (s: S, player: number, option: Option): void =>
  perform(s, player, option.a, option.b === 0 ? -option.n : option.b);

/** Does once more what was done before, if it still can be done. */
export function repeatAction(s: S, player: number, card: number, ability: number): boolean {
  if (s.player.outcome[player] !== 0) return false;
  const named = ability > 0 ? openName(s, ability, player, card) : openCode(s, ability, player, card);
  if (named === 0) return false;
  perform(s, player, card, named);
  return true;
}
const openCode = (s: S, code: number, player: number, card: number): number =>
  isOpen(all[-code - 1].gates, s, player, card) ? code : 0;

export function describe(s: S, option: Option): Phrase | undefined {
  if (option.kind !== OptionKind.action || option.b !== 0) return undefined;
  return say`${ofCard(option.a)}: ${all[option.n - 1].say(s, option.a)}`;
}

/** The actions that are meant for such a card, where it lies. */
export const isFor = (action: CardAction, s: S, card: number): boolean =>
  action.from === (isIn(s, card, Zone.hand) ? 'hand' : 'play') && action.suits(s, card);

/** The rules' own actions, in the order in which their refusals are told. */
export const allActions = (): readonly CardAction[] => all;
/** What they all are called, in that order. */
export const actionNames: readonly ActionName[] = ORDER;
