/**
 * What a choice would make of the skirmish that is on: tried on a copy of what the viewer knows.
 *
 * Keeps  only the viewer's view is read. In it nobody else holds a card, so that others seem to pass; the skirmish is
 *        looked at as it then stands, before anyone is hurt.
 */
import { type Option } from '@westmarch/kernel';
import {
  asking,
  copyOf,
  killed,
  type LotrTcgState,
  lotrTcg,
  type Standing,
  skirmishResult,
  standingOf,
} from '@westmarch/lotr-tcg';
import type { LotrSeat } from './seat.ts';
import { outcome } from './skirmish.ts';

/** Choices within a card's text are followed so far, and not if they are more. */
const DEEPEST = 2;
const MOST = 16;
/** Where the next choice is no part of what was chosen. */
const ACTING: ReadonlySet<string> = new Set(['action procedure', 'actions of one player', 'responses']);

/** What is being looked at, and every way in which it could stand. */
interface Looking {
  readonly you: number;
  readonly before: Standing;
  readonly standings: Standing[];
  /** Some way ends the skirmish without a winner. */
  ends: boolean;
}

/** Takes an option and looks at the skirmish: as it is resolved, if nothing more can be done, or as it stands. */
function tryOut(s: LotrTcgState, index: number, looking: Looking, depth: number): void {
  const { before, standings } = looking;
  const { character } = before;
  let resolved: Standing | null = null;
  lotrTcg.apply(s, index, {
    tell(_s, event) {
      const result = resolved === null ? skirmishResult(s, character) : null;
      if (result === null) return;
      const losers = result.characterWins ? before.minions : [character];
      // Nobody is killed by the first wound before he has taken it.
      resolved = { ...before, ...result, overwhelmed: event === killed.channel ? losers : [] };
    },
  });
  if (resolved !== null) standings.push(resolved);
  else if (s.kernel.asked === 0 || s.global.skirmish !== character || s.global.cancelled === 1)
    looking.ends = true;
  else follow(s, looking, depth);
}

function follow(s: LotrTcgState, looking: Looking, depth: number): void {
  const { count } = lotrTcg.options(s);
  if (s.kernel.asked !== looking.you || ACTING.has(asking(s)) || depth === DEEPEST || count > MOST) {
    looking.standings.push(standingOf(s, looking.before.character));
    return;
  }
  for (let index = 0; index < count; index++) tryOut(lotrTcg.clone(s), index, looking, depth + 1);
}

const span = (before: number, after: number): string =>
  before === after ? `${after}` : `${before} → ${after}`;

/** "8 → 10 against 9: Aragorn wounds Lurtz once"; empty where nothing about the totals changes. */
export function skirmishNote(seat: LotrSeat, option: Option): string {
  const { view, you } = seat;
  const index = lotrTcg.options(view).find(option.kind, option.a, option.b, option.n);
  if (view.global.skirmish === 0 || index < 0) return '';
  const before = standingOf(view, view.global.skirmish);
  const looking: Looking = { you, before, standings: [], ends: false };
  tryOut(copyOf(view), index, looking, 0);
  const { standings, ends } = looking;
  if (standings.length === 0) return ends ? 'ends the skirmish' : '';
  const good = ({ own, theirs }: Standing): number =>
    view.global.active === you ? own - theirs : theirs - own;
  const best = standings.reduce((a, b) => (good(b) > good(a) ? b : a));
  if (best.own === before.own && best.theirs === before.theirs) return '';
  const several = ends || standings.some(({ own, theirs }) => own !== best.own || theirs !== best.theirs);
  const totals = `${span(before.own, best.own)} against ${span(before.theirs, best.theirs)}`;
  return `${several ? 'at best ' : ''}${totals}: ${outcome(seat, best)}`;
}
