/**
 * Where a position may begin: a phase of the turn, one skirmish, archery fire, a move, or the whole game.
 *
 * Keeps  the procedures on the stack are those that a played game would have there, so that play can go on; a phase
 *        that says "and nothing after it" stops when it has ended, with the turn still running below it.
 */
import { isKind, Kind } from '../rules/cards/cards.ts';
import { onTheRight } from '../rules/order.ts';
import { Phase, type S } from '../state.ts';
import type { Build } from './build.ts';

export interface Start {
  start(s: S, build: Build): void;
}

/** Fields that only one phase reads: in any other they would say nothing, and mislead. */
const ABOUT = { skirmish: 'skirmish' } as const;
function checkFields(build: Build): void {
  const { phase } = build.given;
  for (const [field, one] of Object.entries(ABOUT))
    if (build.given[field] !== undefined && phase !== one)
      build.refuse(`"${field}" says nothing here: it is for the phase "${one}"`, { field });
}

/** Below every phase: the game, and the turn of the active player, which goes on with `next`. */
function enterTurn(s: S, build: Build, phase: number, next: string): void {
  checkFields(build);
  s.global.phase = phase;
  build.enter('game', { player: build.active }, 'turns');
  build.enter('turn', { player: build.active }, next);
}

/** A whole phase, and everything that follows it. */
const whole = (phase: number, at: string): Start => ({
  start: (s, build) => enterTurn(s, build, phase, at),
});

/** Only this, and nothing after it. */
const alone = (
  phase: number,
  next: string,
  procedure: string,
  locals: (s: S, build: Build) => Readonly<Record<string, number>> = () => ({}),
  step?: string,
): Start => ({
  start(s, build) {
    enterTurn(s, build, phase, next);
    const words = locals(s, build);
    build.stopAfter();
    build.enter(procedure, words, step);
  },
});

const active = (_s: S, build: Build): Readonly<Record<string, number>> => ({ player: build.active });

/** The character whose skirmish it is: named by `skirmish`, or the one that a minion is assigned to. */
function whose(s: S, build: Build): Readonly<Record<string, number>> {
  let character = s.global.skirmish;
  for (let c = 1; c < s.card.def.length && character === 0; c++) character = s.card.against[c];
  if (character === 0) build.refuse('a minion must be "against" someone, or "skirmish" name a character');
  if (isKind(s, character, Kind.minion))
    build.refuse(
      `"${build.names.card(character)}" is a minion: "skirmish" names the companion or ally whose skirmish it is`,
      { field: 'skirmish' },
    );
  s.global.skirmish = 0;
  return { character };
}

export const startingPoints: Readonly<Record<string, Start>> = {
  /** Phases by name: play goes on after them as it would. */
  fellowship: whole(Phase.fellowship, 'fellowship'),
  shadow: whole(Phase.shadow, 'shadow'),
  maneuver: whole(Phase.maneuver, 'maneuver'),
  archery: whole(Phase.archery, 'archery'),
  assignment: whole(Phase.assignment, 'assignment'),
  skirmishes: whole(Phase.skirmish, 'skirmishes'),
  regroup: whole(Phase.regroup, 'regroup'),
  turn: whole(Phase.fellowship, 'begin'),
  /** One phase alone: play stops when it ends. */
  'fellowship alone': alone(Phase.fellowship, 'move', 'fellowship phase', active),
  /** The Shadow phase of the player to the right, or of whom `shadow` names. */
  'shadow alone': alone(Phase.shadow, 'maneuver', 'Shadow phase', (s, build) => ({
    player: s.global.shadow || onTheRight(s, build.active),
  })),
  'maneuver alone': alone(Phase.maneuver, 'archery', 'maneuver phase'),
  'archery alone': alone(Phase.archery, 'assignment', 'archery phase'),
  /** After the actions: totals, and who takes the wounds. */
  'archery fire': alone(Phase.archery, 'assignment', 'archery phase', undefined, 'allies'),
  'assignment alone': alone(Phase.assignment, 'skirmishes', 'assignment phase'),
  /** One skirmish: the minions that are "against" the character fight him. */
  skirmish: alone(Phase.skirmish, 'regroup', 'skirmish phase', whose),
  'skirmishes alone': alone(Phase.skirmish, 'regroup', 'skirmishes'),
  'regroup alone': alone(Phase.regroup, 'moveAgain', 'regroup phase'),
  /** The fellowship moves, and nothing after it. */
  move: alone(Phase.fellowship, 'shadow', 'moving', active),
  /** The whole game from the bids. */
  'set-up': {
    start(_s, build) {
      build.enter('game');
    },
  },
};
