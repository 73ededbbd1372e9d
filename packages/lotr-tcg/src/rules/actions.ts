/**
 * What a player may do, wherever it is allowed, and the action procedure in which he does it. LR-ACTION-006..008
 *
 * Keeps  the Free Peoples player acts first, then the others to the right; all must pass in a row; a skirmish that is
 *        decided before its time takes no more actions (LR-SKIRM-012, 018).
 */
import {
  again,
  count,
  finish,
  firstIn,
  type Gate,
  idOf,
  isOpen,
  type Option,
  Kind as OptionKind,
  type Options,
  ofCard,
  offerActions,
  type Phrase,
  place,
  say,
  seatsLeft,
} from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { phases, type S, Zone } from '../state.ts';
import { useCard } from './events.ts';
import { leader, onTheRight } from './order.ts';
import { isDecided } from './skirmishing.ts';
import { settleIfNeeded } from './wounds.ts';

/** An action of the rules about one card. */
export interface CardAction {
  readonly code: number;
  readonly from: 'hand' | 'play';
  readonly gates: readonly Gate[];
  perform(s: S, player: number, card: number): void;
  say(s: S, card: number): Phrase;
}
const all: CardAction[] = [];
const fromHand: CardAction[] = [];
const inPlay: CardAction[] = [];

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

export function cardAction(given: Omit<CardAction, 'code'>): void {
  const [window, ...others] = given.gates;
  const gates = [window, zoneGates[given.from], ...others];
  const made: CardAction = { ...given, gates, code: all.length + 1 };
  all.push(made);
  (made.from === 'hand' ? fromHand : inPlay).push(made);
}
export const allGates = (): readonly (readonly Gate[])[] => all.map((a) => a.gates);

function offer(s: S, player: number, card: number, actions: readonly CardAction[], o: Options): void {
  for (let i = 0; i < actions.length; i++)
    if (isOpen(actions[i].gates, s, player, card)) o.action(card, 0, actions[i].code);
  offerActions(s, player, card, o);
}

/** Everything that a player may do now. */
function offerAll(s: S, player: number, o: Options): void {
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
    offer(s, player, c, fromHand, o);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player) offer(s, player, c, inPlay, o);
    else offerActions(s, player, c, o);
}

function take(s: S, player: number, option: Option): void {
  if (option.b !== 0) useCard(s, player, option.a, option.b);
  else all[option.n - 1].perform(s, player, option.a);
}

function describe(s: S, option: Option): Phrase | undefined {
  if (option.kind !== OptionKind.action || option.b !== 0) return undefined;
  return say`${ofCard(option.a)}: ${all[option.n - 1].say(s, option.a)}`;
}

/** The numbers of the rules' own actions, in the order in which their refusals are told. */
export const actionCodes = (): readonly number[] => all.map(({ code }) => code);

/** One player alone acts as long as he likes: fellowship and Shadow phases. LR-FELLOW-001, LR-SHADOW-002 */
export const alone = engine.procedure('actions of one player', { player: idOf('player') })({
  act: ask('LR-FELLOW-001 LR-SHADOW-002', {
    who: (_s, f) => f.player,
    say: (s) => say`Act in the ${phases[s.global.phase]} phase, or go on`,
    options(s, f, o) {
      o.pass();
      if (s.player.outcome[f.player] === 0) offerAll(s, f.player, o);
    },
    describe: (s, _f, option) => describe(s, option),
    choose(s, f, option) {
      if (option.kind === OptionKind.pass) return finish;
      take(s, f.player, option);
      return undefined;
    },
  }),
  settle: step('LR-KILL-001 LR-RESIST-005', (s, f) => {
    settleIfNeeded(s);
    return f.go('act');
  }),
});

export const actionProcedure = engine.procedure('action procedure', {
  next: idOf('player'),
  passes: count(),
})({
  begin: step('LR-ACTION-006', (s, f) => {
    f.next = leader(s);
  }),
  act: ask('LR-ACTION-006 LR-ACTION-007 LR-ACTION-008 LR-ACTION-011', {
    who: (_s, f) => f.next,
    say: (s) => say`Act in the ${phases[s.global.phase]} phase, or pass`,
    options(s, f, o) {
      o.pass();
      offerAll(s, f.next, o);
    },
    describe: (s, _f, option) => describe(s, option),
    choose(s, f, option) {
      const player = f.next;
      f.next = onTheRight(s, player);
      if (option.kind !== OptionKind.pass) {
        f.passes = 0;
        take(s, player, option);
        return undefined;
      }
      f.passes++;
      return f.passes < seatsLeft(s) ? again : finish;
    },
  }),
  settle: step('LR-KILL-001 LR-RESIST-005', (s) => settleIfNeeded(s)),
  goOn: step('LR-SKIRM-012 LR-SKIRM-018', (s, f) => (isDecided(s) ? finish : f.go('act'))),
});
