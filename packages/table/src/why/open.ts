/**
 * Why a bot chose as he did, while the game goes on: what somebody else at the table may be told of it.
 *
 * Keeps  it is made of what the asker sees before the choice and after it, and of nothing else. His reasons are those that a
 *        bot of his kind would have in games that could be behind the asker's view; so whatever he holds, the answer is the
 *        same. Choices that others do not see have no reasons until the game is over.
 */
import type { Bot } from '@westmarch/bots';
import { Kind, type Option, type State } from '@westmarch/kernel';
import type { Why } from '@westmarch/protocol';
import type { Seat } from '../seat.ts';
import type { TableGame } from '../table-game.ts';
import { closestOf, type Reasons } from './closest.ts';
import { inPercent, mannerOf, mostWeighty } from './words.ts';

/** A choice of a bot, as it stands in the game. */
export interface Chosen<S extends State> {
  readonly before: S;
  readonly after: S;
  readonly index: number;
  /** How many choices the game had seen. */
  readonly moment: number;
}
export interface Asker {
  /** His seat; 0 for a spectator. */
  readonly viewer: number;
  /** What he was told of the choice. */
  readonly told: readonly string[];
}
/** A thought that can be gone on with for as long as there is time. */
export interface Whying {
  /** Thinks a little more; whether there is more to think about. */
  goOn(): boolean;
  done(): Why;
}

const WORLDS = 4;
const CHANCE_WORLDS = 16;

export function whyForOthers<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  chosen: Chosen<S>,
  { viewer, told }: Asker,
  bot: Bot<S>,
): Whying {
  const { game } = kind;
  const [seen, then] = [game.view(chosen.before, viewer), game.view(chosen.after, viewer)];
  const d = game.pending(chosen.before);
  if (d === null) throw new RangeError('Nothing was asked.');
  const { player: seat, procedure, step } = d;
  const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
  game.options(chosen.before).read(chosen.index, option);
  const onlooker = kind.analysis.onlooker('table');
  const known = withWhatWasShown(game.clone(seen), then);
  const isSeen =
    told.length > 0 &&
    option.kind !== Kind.pass &&
    !kind.secrets.has(procedure) &&
    isOpen(known, option.kind, option.a);
  const found: Reasons[number][] = [];
  let worlds = isSeen && bot.reasons !== undefined ? WORLDS : 0;
  const look = (number: number): void => {
    const world = onlooker.world(known, viewer, number);
    const asked = game.pending(world);
    if (asked === null || asked.player !== seat || asked.procedure !== procedure || asked.step !== step)
      return;
    const view = game.view(world, seat);
    const at = game.options(view).find(option.kind, option.a, option.b, option.n);
    if (at < 0) return;
    const closest = closestOf(
      bot,
      [view, { ...asked }, () => game.options(view), chosen.moment],
      at,
      openOthers(known, game.options(view), at),
    );
    found.push(...(closest?.reasons ?? []));
  };
  return {
    goOn() {
      if (worlds === 0) return false;
      look(--worlds);
      return worlds > 0;
    },
    done: () => ({
      seat,
      text: told.join(' '),
      manner: mannerOf(bot),
      whole: false,
      why: mostWeighty(found),
      rather: '',
      again: '',
      before: inPercent(onlooker.chance(seen, viewer, seat, CHANCE_WORLDS)),
      after: inPercent(onlooker.chance(then, viewer, seat, CHANCE_WORLDS)),
      others: [],
      worlds: 0,
    }),
  };
}

/** What the viewer saw before, with the faces that the choice has shown him. */
function withWhatWasShown<S extends State>(seen: S, then: S): S {
  for (let row = 1; row < seen.card.def.length; row++)
    if (seen.card.def[row] === 0) seen.card.def[row] = then.card.def[row];
  return seen;
}

/** It is about no card, or about one that the viewer sees. */
const isOpen = ({ card }: State, kind: number, a: number): boolean =>
  (kind !== Kind.action && kind !== Kind.card) || a === 0 || card.def[a] !== 0;

/** Passing where it is offered; otherwise what could be chosen on cards that the viewer sees. */
function openOthers<S extends State>(
  known: S,
  options: ReturnType<TableGame<S, unknown>['game']['options']>,
  chosen: number,
): number[] {
  const found: number[] = [];
  for (let i = 0; i < options.count; i++) {
    if (i === chosen) continue;
    if (options.kind(i) === Kind.pass) return [i];
    if (isOpen(known, options.kind(i), options.a(i))) found.push(i);
  }
  return found;
}
