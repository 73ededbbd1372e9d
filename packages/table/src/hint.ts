/**
 * A hint for a player: what Loremaster would do in his place, from what he sees, and why rather than the next best.
 *
 * Keeps  it is thought about a piece at a time, as every thought here; nothing hidden from the player goes into it.
 */
import type { Bot } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import type { Hint } from '@westmarch/protocol';
import type { Play } from './play.ts';
import type { Seat } from './seat.ts';

export interface Hinting {
  goOn(): boolean;
  done(): Hint;
}

/** More are not worth reading. */
const MOST_OTHERS = 3;
const MOST_REASONS = 3;
const percent = (share: number): number => Math.round(share * 100);

/** Null where he is not asked. */
export function hintFor<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  viewer: number,
  bot: Bot<S>,
): Hinting | null {
  const about = play.asked === viewer ? play.ponderedBy(bot) : null;
  if (about === null) return null;
  return {
    goOn: () => about.goOn(),
    done() {
      const texts = new Map(play.decision(viewer)?.choices.map(({ index, text }) => [index, text]));
      const [best, ...others] = about.tried();
      const next = others.find(({ worlds }) => worlds > 0);
      const reasons = next === undefined ? [] : play.reasonsOf(bot, best.index, next.index);
      const text = (index: number): string => texts.get(index) ?? '';
      return {
        index: best.index,
        text: text(best.index),
        chance: percent(best.chance),
        worlds: best.worlds,
        others: others
          .filter(({ worlds }) => worlds > 0)
          .slice(0, MOST_OTHERS)
          .map(({ index, chance }) => ({ index, text: text(index), chance: percent(chance) })),
        why: reasons
          .filter(({ by }) => by > 0)
          .slice(0, MOST_REASONS)
          .map(({ sentence }) => sentence),
      };
    },
  };
}
