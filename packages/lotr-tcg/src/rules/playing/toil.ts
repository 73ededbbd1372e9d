/**
 * Toil: characters of the card's culture exert, and it costs less. LR-KEYWORD-022..024
 *
 * Owns   who can toil for a card, and asking for it; what is left to pay is the caller's affair.
 * Keeps  each character exerts once for one card, in whatever order its player likes (LR-KEYWORD-023).
 */
import { addEffect, call, count, idOf, Kind as OptionKind, type Options, say } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isCharacter, isFreePeoples } from '../cards/cards.ts';
import { canExert, exert } from '../combat/exertion.ts';
import { priceOf, priceOn } from '../counters/twilight.ts';

/** Own characters of the card's culture that can be exerted for its toil. LR-KEYWORD-024 */
const canToil = (s: S, player: number, card: number, c: number): boolean =>
  s.card.controller[c] === player &&
  isCharacter(s, c) &&
  printed.culture(s, c) === printed.culture(s, card) &&
  canExert(s, c);

/** How much toil could take off the cost. LR-KEYWORD-022 */
export function mostToil(s: S, player: number, card: number): number {
  const each = printed.toil(s, card);
  if (each === 0) return 0;
  let most = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (canToil(s, player, card, c)) most += each;
  return most;
}

const hasToiled = engine.note('toil');
function isNoted(s: S, until: number, card: number): boolean {
  const e = s.effect;
  for (let row = s.channel.first[hasToiled.channel]; row !== 0; row = e.next[row])
    if (e.subject[row] === card && e.until[row] === until) return true;
  return false;
}
function offerToil(s: S, player: number, card: number, until: number, o: Options): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (canToil(s, player, card, c) && !isNoted(s, until, c)) o.card(c);
}

const toiling = engine.procedure('toil', {
  card: idOf('card'),
  player: idOf('player'),
  bearer: idOf('card'),
  /** Twilight that is needed for something else. */
  kept: count(),
  less: count(),
})({
  exert: ask('LR-KEYWORD-022 LR-KEYWORD-023 LR-KEYWORD-024', {
    who: (_s, f) => f.player,
    say: () => say`Exert a character to lower the cost, or pay`,
    options(s, f, o) {
      const price = priceAt(s, f.card, f.bearer) - f.less;
      if (isFreePeoples(s, f.card) || Math.max(0, price) + f.kept <= s.global.twilight) o.pass();
      if (price > 0) offerToil(s, f.player, f.card, f.base, o);
    },
    choose(s, f, option) {
      if (option.kind === OptionKind.pass) return f.go('done');
      addEffect(s, hasToiled.id, f.card, option.a, 0, f.base, f.player);
      f.less += printed.toil(s, f.card);
      exert(s, option.a);
      return f.go('exert');
    },
  }),
  done: step('LR-KEYWORD-022', (s, f) => {
    s.global.less = f.less;
  }),
});

const priceAt = (s: S, card: number, bearer: number): number =>
  bearer === 0 ? priceOf(s, card) : priceOn(s, card, bearer);

/** Lets its player toil for a card; how much less it costs then stands in `less` for the caller's next step. */
export function toil(s: S, player: number, card: number, bearer: number, kept = 0): void {
  s.global.less = 0;
  if (printed.toil(s, card) > 0) call(s, toiling, card, player, bearer, kept);
}
/** What is left to pay after that. */
export const leftToPay = (s: S, card: number, bearer: number): number =>
  Math.max(0, priceAt(s, card, bearer) - s.global.less);
