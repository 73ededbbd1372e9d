/**
 * A random game as a text that a person can read: a line for each decision, with a sum of all that was offered and all
 * that happened. Whatever changes either shows up where it happens first.
 *
 * Keeps  what cards are called counts, and not how their abilities read: those have numbers here.
 */
import { type Game, Kind, namesOf, type Sink, type State, sentence, trace } from '@westmarch/kernel';

const START = 0x811c9dc5;
function mixed(sum: number, text: string): number {
  let mix = sum;
  for (let i = 0; i < text.length; i++) mix = Math.imul(mix ^ text.charCodeAt(i), 0x01000193);
  return mix;
}
/** Small numbers that depend on the seed and nothing else. */
function picker(seed: string): (n: number) => number {
  let state = mixed(START, seed);
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % n;
  };
}

/** With `every`, only each so many-th decision has a line, whose sum is of all since the last one. */
export function recording<S extends State, P>(
  game: Game<S, P>,
  setup: P,
  seed: string,
  { every = 1 }: { readonly every?: number } = {},
): string {
  const s = game.create(setup, seed);
  const pick = picker(seed);
  const { definitions, language, channelNames } = game.engine;
  const offered = (i: number): string => {
    const options = game.options(s);
    const [card, ability] = [options.a(i), options.b(i)];
    if (options.kind(i) !== Kind.action || ability === 0)
      return sentence(language, namesOf(s), game.describe(s, i));
    const { id, actions } = definitions[s.card.def[card]];
    return `${id}, ability ${actions.indexOf(ability) + 1}`;
  };
  const lines = [`Seed "${seed}"`];
  let choices = 0;
  let sum = START;
  for (let d = game.pending(s); d !== null; d = game.pending(s)) {
    const { count } = game.options(s);
    const choice = pick(count);
    const { asked } = s.kernel;
    const chosen = offered(choice);
    sum = mixed(sum, trace(s));
    for (let i = 0; i < count; i++) sum = mixed(sum, offered(i));
    const sink: Sink = {
      tell: (_s, event, a, b, n) => {
        sum = mixed(sum, `${channelNames[event]} ${a} ${b} ${n}`);
      },
    };
    game.apply(s, choice, sink);
    if (++choices % every !== 0) continue;
    lines.push(`${asked}: ${chosen} (1 of ${count}, ${(sum >>> 0).toString(16)})`);
    sum = START;
  }
  lines.push(`After ${choices} choices (${(sum >>> 0).toString(16)}): ${game.result(s)?.join(', ')}`, '');
  return lines.join('\n');
}

/** Where two recordings differ first, with what is there in each; undefined if they are the same. */
export function firstDifference(
  is: string,
  was: string,
): { at: number; is: string; was: string } | undefined {
  const [these, those] = [is.split('\n'), was.split('\n')];
  for (let i = 0; i < Math.max(these.length, those.length); i++)
    if (these[i] !== those[i]) return { at: i + 1, is: these[i] ?? '', was: those[i] ?? '' };
  return undefined;
}
