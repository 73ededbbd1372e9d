/**
 * Where a game turned: choices that cost much, with what Loremaster would have done and why, and strokes of luck.
 *
 * Keeps  a choice counts only where Loremaster, from what the player could see, would have chosen otherwise: what was wrong
 *        only because of cards that he could not know is nobody's fault.
 */
import type { State } from '@westmarch/kernel';
import type { Turning } from '@westmarch/protocol';
import type { Play } from '../play.ts';
import type { Seat } from '../seat.ts';
import type { AnalysisDepth } from '../table-game.ts';
import type { Swing } from './swings.ts';
import { tenths } from './tenths.ts';

/** A choice that cost so much is a slip, and luck of so much is worth telling. */
export const SLIP = 0.03;
const STROKE = 0.06;
/** Below this Loremaster is as good as of the same mind. */
const LEAST = 0.02;
/** So many are looked at, and so many are told at the most. */
const LOOKED_AT = 12;
const TOLD = 6;
const MOST_LINES = 3;
const MOST_REASONS = 3;

/** The greatest first, of those that are large enough; then in the order of the game. */
function greatest(
  steps: readonly Swing[],
  of: (step: Swing) => number,
  least: number,
  most: number,
): number[] {
  return steps
    .map((step, at) => ({ at, size: of(step) }))
    .filter(({ size }) => size >= least)
    .toSorted((a, b) => b.size - a.size || a.at - b.at)
    .slice(0, most)
    .map(({ at }) => at);
}

/** Goes through the game again; tells from 0 to 1 how much of it is done. */
export function* turningOf<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  choices: readonly number[],
  steps: readonly Swing[],
  depth: AnalysisDepth,
): Generator<number, Turning[]> {
  const slips = new Set(greatest(steps, ({ loss }) => loss, SLIP, LOOKED_AT));
  const strokes = new Set(greatest(steps, ({ luck, isOpen }) => (isOpen ? Math.abs(luck) : 0), STROKE, TOLD));
  const found: Turning[] = [];
  let looked = 0;
  for (const [at, step] of steps.entries()) {
    if (slips.has(at)) {
      const steps = slipAt(play, choices[at], step, depth);
      let thought = steps.next();
      for (; thought.done !== true; thought = steps.next()) yield (looked + thought.value) / slips.size;
      looked++;
      if (thought.value !== null) found.push({ ...thought.value, at });
    }
    const told = play.take(choices[at], strokes.has(at) ? [0] : []).get(0) ?? [];
    if (strokes.has(at))
      found.push(
        strokeAt(
          at,
          step.luck,
          told.map(({ text }) => text),
        ),
      );
  }
  const worst = new Set(
    found
      .filter(({ kind }) => kind === 'choice')
      .toSorted((a, b) => b.by - a.by || a.at - b.at)
      .slice(0, TOLD),
  );
  return found.filter((turning) => turning.kind === 'luck' || worst.has(turning));
}

const strokeAt = (at: number, luck: number, lines: readonly string[]): Turning => ({
  at,
  seat: luck > 0 ? 1 : 2,
  kind: 'luck',
  by: tenths(Math.abs(luck)),
  text: lines.slice(0, MOST_LINES).join(' ') || 'Chance decided something out of sight.',
  better: null,
  why: [],
});

/** What Loremaster thinks of a choice; null where he would have made it too. */
function* slipAt<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  chosen: number,
  { seat, loss }: Swing,
  { iterations }: AnalysisDepth,
): Generator<number, Omit<Turning, 'at'> | null> {
  const { kind } = play;
  const adviser = kind.bots.find(({ thinks }) => thinks === true);
  const own = kind.ownCards(play.setup, seat);
  const bot = adviser?.make(`analysis ${seat}`, { own, budget: () => ({ iterations }) });
  const about = bot === undefined ? null : play.ponderedBy(bot);
  if (bot === undefined || about === null) return null;
  let thoughts = 0;
  while (about.goOn()) yield Math.min(1, ++thoughts / iterations);
  const [best, ...others] = about.tried();
  // Where he does not play on in thought he knows no chances.
  if (best.index === chosen || best.worlds === 0) return null;
  const tried = others.find(({ index, worlds }) => index === chosen && worlds > 0);
  const instead = tried?.chance ?? best.chance - loss;
  if (best.chance - instead < LEAST) return null;
  const texts = new Map(play.decision(seat)?.choices.map(({ index, text }) => [index, text]));
  return {
    seat,
    kind: 'choice',
    by: tenths(best.chance - instead),
    text: texts.get(chosen) ?? '',
    better: {
      text: texts.get(best.index) ?? '',
      chance: tenths(best.chance),
      instead: tenths(instead),
    },
    why: play
      .reasonsOf(bot, best.index, chosen)
      .filter(({ by }) => by > 0)
      .slice(0, MOST_REASONS)
      .map(({ sentence }) => sentence),
  };
}
