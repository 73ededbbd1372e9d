/**
 * Curious players of the LotR TCG: they take what never happened yet where it is offered, and otherwise play by lot or
 * as Novice does, so that games get far and still go everywhere.
 *
 * Keeps  they choose among what is offered, and draw from the luck of the game alone.
 */
import { lotrNovice } from '@westmarch/bots/lotr-tcg';
import { Kind, type Options, type State } from '@westmarch/kernel';
import { type LotrTcgState, lotrTcg } from '@westmarch/lotr-tcg';
import type { Luck } from '@westmarch/testkit';
import type { Player } from './entries.ts';

/** So often, of four times, what never happened is looked for; half as often, anything but passing. */
const CURIOUS = 3;
/** So many of ten players are Novices, who still play by lot once in so many times. */
const NOVICES = 7;
const SLIPS = 6;

const isOfThisGame = (s: State): s is LotrTcgState => s.engine === lotrTcg.engine;

/** Those options that pass. */
function those(o: Options, which: (i: number) => boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < o.count; i++) if (which(i)) found.push(i);
  return found;
}

/** An action that is wanted; a card to be played that has something wanted; or any action. -1 for none. */
function wonder(
  s: LotrTcgState,
  o: Options,
  luck: Luck,
  wanted: ReadonlySet<number>,
  eager: boolean,
): number {
  const has = (card: number): boolean =>
    s.engine.definitions[s.card.def[card]].abilities.some((id) => wanted.has(id));
  const isAction = (i: number): boolean => o.kind(i) === Kind.action;
  const use = those(o, (i) => isAction(i) && wanted.has(o.b(i)));
  if (use.length > 0) return luck.pick(use);
  const played = those(o, (i) => (isAction(i) ? o.b(i) === 0 : o.kind(i) === Kind.card) && has(o.a(i)));
  if (played.length > 0) return luck.pick(played);
  const any = those(o, (i) => isAction(i) && (eager || o.b(i) === 0));
  return any.length > 0 ? luck.pick(any) : -1;
}

/** Any option; of numbers rather a small one, since who bids much is soon corrupted. */
function byLot(o: Options, luck: Luck): number {
  const one = luck.below(o.count);
  return o.kind(one) === Kind.number ? Math.min(one, luck.below(o.count), luck.below(o.count)) : one;
}

export function curious(seed: string): Player {
  const novice = lotrNovice(seed);
  const isNovice = new Map<number, boolean>();
  let view: LotrTcgState | null = null;
  let moment = 0;
  let eager: boolean | undefined;
  return (s, luck, wanted) => {
    const decision = isOfThisGame(s) ? lotrTcg.pending(s) : null;
    if (!isOfThisGame(s) || decision === null) throw new Error('curious players play the LotR TCG alone');
    moment++;
    const o = lotrTcg.options(s);
    const wondered = luck.below(4) < CURIOUS ? wonder(s, o, luck, wanted, (eager ??= !luck.once(3))) : -1;
    if (wondered >= 0) return wondered;
    const { player } = decision;
    if (!isNovice.has(player)) isNovice.set(player, luck.below(10) < NOVICES);
    if (isNovice.get(player) !== true || luck.once(SLIPS)) return byLot(o, luck);
    view ??= lotrTcg.clone(s);
    lotrTcg.view(s, player, view);
    return novice.choose(view, decision, lotrTcg.options(view), moment);
  };
}
