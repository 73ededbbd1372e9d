/**
 * What a search needs of a game: its rules, a policy that plays both sides quickly, a value for where play is broken
 * off, and whole games that could be behind a view.
 *
 * Keeps  the policy and the value read of a state only what the player could see: they are asked on whole games.
 */
import type { Game, State } from '@westmarch/kernel';
import type { Bot } from '../bot.ts';

export interface Searched<S extends State> {
  readonly rules: Pick<Game<S>, 'pending' | 'options' | 'apply' | 'copy' | 'clone' | 'view' | 'result'>;
  readonly policy: Bot<S>;
  /** Writes into `into` a whole game that could be behind the view of a player; another for each number. */
  readonly guess: (view: S, you: number, number: number, into: S) => void;
  /** For each player, from 1, the share of a win that he may expect; written into `into`. */
  readonly value: (s: S, into: Float64Array) => void;
  /** The same without having learnt anything, from what lies on the table: for comparing. */
  readonly plain?: (s: S, into: Float64Array) => void;
  /** Grows with the time of the game: play is broken off when so much of it has passed. */
  readonly time: (s: S) => number;
  /** Where nothing follows, though the game is not over: a position may be a part of a game alone. */
  readonly isEnd?: ((s: S) => boolean) | undefined;
}

/** How long a search may go on. */
export interface Budget {
  /** Games that are played on at the most. */
  readonly iterations: number;
  /** Whether the time is up; asked before whatever takes time. A game that was not played to its end counts for nothing. */
  readonly isOver?: () => boolean;
}

/** How a search goes about it; the same for every decision of a game. */
export interface Manner {
  /** How much time of the game is played on by the policy before the value is asked. */
  readonly horizon: number;
  /** Who would be done instead of what the policy advises is compared with it once more, so much further; 0: not. */
  readonly further: number;
  /** How strongly the tree tries what it knows little of. */
  readonly curiosity: number;
  /** So many standard errors worse than the best, and an option is no longer tried. */
  readonly patience: number;
  /** Before so many worlds nobody is given up. */
  readonly least: number;
  /** What has come to the same in so many worlds comes to the same. */
  readonly alike: number;
  /** Where play is broken off: 1 asks the learned value, 0 the plain one. */
  readonly learned: number;
  /** So many standard errors better than what the policy would do, and it is done instead. */
  readonly courage: number;
  /** How much of a win may hang on what no world has shown yet: the fewer worlds, the more it weighs. */
  readonly doubt: number;
  /** So little of a win is no reason to leave what the policy would do: the value does not know positions that well. */
  readonly hardly: number;
}
