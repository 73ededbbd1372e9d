/** Windows and answers: whether to act at all, and with what. */
import { Kind } from '@westmarch/kernel';
import {
  CardKind,
  CombatStage,
  hasKeyword,
  isHazard,
  type MeccgState,
  Phase,
  printed,
  Status,
} from '@westmarch/meccg';
import { isCall } from './calling.ts';
import { beforeStrikes } from './combat.ts';
import { shouldCall } from './ending.ts';
import { modeWorth } from './modes.ts';
import { hazard } from './movement.ts';
import { organize } from './organization.ts';
import { playAtSite } from './site.ts';
import { best, orFirst, type Policy, type Thought } from './thought.ts';

const SHORT = 1;

/** Of such cards one takes the place of another, which goes back to hand: two could change places for ever. */
const IN_TURNS = ['demon fána', 'command'] as const;
/** Another like it is in play: it would gain nothing, or drive that one out. */
export function replaces(s: MeccgState, you: number, card: number): boolean {
  const kind = IN_TURNS.find((keyword) => hasKeyword(s, card, keyword));
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (s.card.controller[c] !== you) continue;
    if (s.card.def[c] === s.card.def[card] || (kind !== undefined && hasKeyword(s, c, kind))) return true;
  }
  return false;
}

/** What brings nearer to other cards, and may change where one goes: before anything else. */
const isStage = (s: MeccgState, card: number): boolean => printed.stagePoints(s, card) > 0;
/** Stage resources open others, so that they come first. */
const stage = (t: Thought): number => event(t, isStage);
const anyEvent = (t: Thought): number => event(t);

/** A resource event of one's own that lasts is played at once; a short one at the end of the turn. */
function event(t: Thought, which: (s: MeccgState, card: number) => boolean = () => true): number {
  const { s, o } = t;
  const late = s.global.phase === Phase.endOfTurn;
  return best(
    t,
    (i) => {
      if (o.kind(i) !== Kind.action || o.b(i) === 0) return -1;
      const card = o.a(i);
      if (!which(s, card)) return -1;
      if (s.card.live[card] === 1) return inPlay(s, card);
      if (isCall(s, card)) return shouldCall(t, i) ? 9 : -1;
      const mode = modeWorth(s, t.you, card);
      if (mode !== 0) return mode;
      if (printed.kind(s, card) !== CardKind.resourceEvent || replaces(s, t.you, card)) return -1;
      return printed.length(s, card) !== SHORT ? 3 : late ? 1 : -1;
    },
    0,
  );
}

/** Corruption cards on one's own are worth an attempt; items are kept for when they are needed. */
function inPlay(s: MeccgState, card: number): number {
  if (!isHazard(s, card)) return -1;
  const bearer = s.layout.placeIndex[s.card.place[card]];
  return s.card.status[bearer] === Status.untapped ? 2 : -1;
}

/** How a player acts in a window; where he organizes in a way of his own, that is asked. */
interface Ways<T extends Thought> {
  readonly organize: (t: T) => number;
  readonly play: (t: T) => number;
  readonly fight: (t: T) => number;
  readonly hazard: (t: T) => number;
  readonly stage: (t: T) => number;
  readonly event: (t: T) => number;
}
export const actingBy =
  <T extends Thought>({ organize, play, fight, hazard, stage, event }: Ways<T>): ((t: T) => number) =>
  (t) => {
    const { s, you } = t;
    const pass = orFirst(t, Kind.pass);
    if (s.global.stage === CombatStage.beforeStrikes) return or(fight(t), pass);
    if (s.global.stage !== CombatStage.none) return pass;
    if (s.global.active !== you) return s.global.phase === Phase.movementHazard ? or(hazard(t), pass) : pass;
    switch (s.global.phase) {
      case Phase.organization:
        return or(stage(t), or(organize(t), or(event(t), pass)));
      case Phase.site:
        return or(play(t), or(event(t), pass));
      default:
        return or(event(t), pass);
    }
  };

const or = (index: number, otherwise: number): number => (index >= 0 ? index : otherwise);

/** What is declared may resolve, unless it is an attack that can still be turned away. */
export const answeringBy =
  <T extends Thought>(fight: (t: T) => number): ((t: T) => number) =>
  (t) => {
    const pass = orFirst(t, Kind.pass);
    // What he has declared himself is help enough.
    if (t.s.entry.player[t.s.global.entries] === t.you) return pass;
    return t.s.global.stage === CombatStage.beforeStrikes ? or(fight(t), pass) : pass;
  };

export const windowPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  window: {
    act: actingBy({ organize, play: playAtSite, fight: beforeStrikes, hazard, stage, event: anyEvent }),
  },
  'chain of effects': { answer: answeringBy(beforeStrikes) },
};
