/**
 * Why a bot chose as he did, when the game is over: the same bot is asked again, with all that he knew.
 *
 * Keeps  how likely each option wins is Loremaster's word, whoever chose: from what the bot saw, by games played on in
 *        thought. The reasons are the bot's own.
 */
import type { State } from '@westmarch/kernel';
import type { Play } from '../play.ts';
import type { Seat } from '../seat.ts';
import { closestOf } from './closest.ts';
import type { Whying } from './open.ts';
import { inPercent, mannerOf, mostWeighty } from './words.ts';

/** A bot at a table, as a record names him. */
export interface SeatedBot {
  /** His key: kind and style. */
  readonly bot: string;
  /** The seed of his own chance. */
  readonly seed: string;
  /** Games that he played on for a choice at the most, if he thinks. */
  readonly iterations?: number | undefined;
}

const CHANCE_WORLDS = 24;
const MOST_OTHERS = 3;

/** Of the choice that is asked for now; `play` stays as it is. null where that bot is not known here. */
export function whyAfterwards<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  chosen: number,
  { bot: key, seed }: SeatedBot,
): Whying | null {
  const { kind } = play;
  const { game } = kind;
  const seat = play.asked;
  const offer = kind.bots.find((one) => one.key === key);
  const thinker = offer?.thinks === true ? offer : kind.bots.find(({ thinks }) => thinks === true);
  if (offer === undefined || thinker === undefined || seat === 0) return null;
  const own = kind.ownCards(play.setup, seat);
  const budget = () => ({ iterations: kind.analysis.depth.iterations });
  const bot = offer.make(seed, { own, budget });
  const about = play.ponderedBy(thinker === offer ? bot : thinker.make(seed, { own, budget }));
  if (about === null) return null;
  const texts = new Map(play.decision(seat)?.choices.map(({ index, text }) => [index, text]));
  const textOf = (index: number): string => texts.get(index) ?? '';
  const after = game.clone(play.state);
  game.apply(after, chosen);
  const moment = play.choices.length;
  return {
    goOn: () => about.goOn(),
    done() {
      const tried = about.tried().filter(({ worlds }) => worlds > 0);
      const others = tried.filter(({ index }) => index !== chosen);
      const view = game.clone(play.seat(seat).view);
      const pending = game.pending(view);
      if (pending === null) throw new RangeError('Nothing was asked.');
      const decision = { ...pending };
      const options = () => game.options(view);
      const again = thinker === offer ? about.chosen() : bot.choose(view, decision, options(), moment);
      const { count } = options();
      const rivals =
        thinker === offer
          ? others.map(({ index }) => index).slice(0, 1)
          : Array.from({ length: count }, (_x, i) => i).filter((i) => i !== chosen);
      const closest = closestOf(bot, [view, decision, options, moment], chosen, rivals);
      // Where he does not weigh, his considerations may well speak against it.
      const why = mostWeighty(closest?.reasons ?? []);
      const onlooker = kind.analysis.onlooker(seed);
      return {
        seat,
        text: textOf(chosen),
        manner: mannerOf(bot),
        whole: true,
        why,
        rather: closest === null || why.length === 0 ? '' : textOf(closest.index),
        again: again === chosen ? '' : textOf(again),
        before: inPercent(onlooker.chance(view, seat, seat, CHANCE_WORLDS)),
        after: inPercent(onlooker.chance(game.view(after, seat), seat, seat, CHANCE_WORLDS)),
        others: [...tried.filter(({ index }) => index === chosen), ...others.slice(0, MOST_OTHERS)].map(
          ({ index, chance }) => ({
            text: textOf(index),
            chance: inPercent(chance),
            chosen: index === chosen,
          }),
        ),
        worlds: Math.max(0, ...tried.map(({ worlds }) => worlds)),
      };
    },
  };
}
