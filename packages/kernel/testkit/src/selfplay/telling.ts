/**
 * A turn as a list of lines: everything that is told of, and everything that is chosen, so that a step that is lost, doubled
 * or out of its order shows up where it happens.
 */
import { type Game, namesOf, type Sink, type State, sentence } from '@westmarch/kernel';

interface Telling<S extends State, P> {
  readonly game: Game<S, P>;
  /** By number; 0 is nobody. */
  readonly players: readonly string[];
  /** What is chosen, each once and in this order, where it is offered; "Ann: …" only where she is asked. */
  readonly wishes: readonly string[];
  /** What is chosen where no wish is offered; else the first option. */
  readonly idle: RegExp;
  /** What an event speaks of is called so, where it is neither a player nor a card. */
  called?(this: void, noun: string, what: number): string | undefined;
  /** A line that stands before what is chosen, wherever it changes. */
  heading?(this: void, s: S): string;
  goesOn(this: void, s: S): boolean;
}
/** More choices than any turn takes: who waits for a wish would wait for ever. */
const MOST = 100;

/** Plays on, and tells all of it; and the wishes that nobody asked for. */
export function playAndTell<S extends State, P>(
  s: S,
  { game, players, wishes, idle, called, heading, goesOn }: Telling<S, P>,
): { readonly told: readonly string[]; readonly left: readonly string[] } {
  const told: string[] = [];
  const nameOf = (card: number): string => s.engine.definitions[s.card.def[card]].names['en'] ?? '';
  const sink: Sink = {
    tell(_s, channel, a) {
      const event = s.engine.events.find((one) => one.channel === channel);
      const noun = event?.subject.noun ?? '';
      told.push(
        `${event?.name}: ${called?.(noun, a) ?? (noun === 'player' ? (players[a] ?? a) : nameOf(a))}`,
      );
    },
  };
  const left = [...wishes];
  let last = '';
  for (let n = 0; n < MOST && goesOn(s) && game.pending(s) !== null; n++) {
    const now = heading?.(s) ?? '';
    if (now !== last) told.push(now);
    last = now;
    const asked = players[s.kernel.asked];
    const texts = Array.from({ length: game.options(s).count }, (_x, i) =>
      sentence(s.engine.language, namesOf(s), game.describe(s, i)),
    );
    const [wish] = left;
    const isWished = (text: string): boolean => text.startsWith(wish) || `${asked}: ${text}`.startsWith(wish);
    const wished = wish === undefined ? -1 : texts.findIndex(isWished);
    if (wished >= 0) left.shift();
    const choice =
      wished >= 0
        ? wished
        : Math.max(
            0,
            texts.findIndex((text) => idle.test(text)),
          );
    told.push(`> ${asked}: ${texts[choice]}`);
    game.apply(s, choice, sink);
  }
  return { told, left };
}
