/**
 * Answers of many positions as text: a line for each thing that a card has or does in a spot, with the positions where it
 * is so.
 *
 * Owns   the form of a line and the order of lines.
 * Keeps  the lines of a card depend on it alone; what is so in several positions is said once.
 */
import type { State } from '@westmarch/kernel';
import type { ScenarioGame } from '../scenario/game.ts';
import { Asking } from './answers.ts';
import { Standing, type StandingPosition } from './position.ts';
import type { Passing } from './values.ts';

interface StandingCard {
  readonly id: string;
  readonly name: string;
  readonly def: number;
}

/** By spot, by what it is about, by what is so: the positions. */
type Found = Map<string, Map<string, Map<string, Set<string>>>>;

function keep<K, V>(map: Map<K, V>, key: K, made: V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  map.set(key, made);
  return made;
}

/** "attack strike", or what is shorter: "all", "all but strike". */
function where(positions: ReadonlySet<string>, all: ReadonlySet<string>): string {
  if (positions.size === all.size) return 'all';
  if (positions.size * 2 <= all.size + 1) return [...positions].join(' ');
  return `all but ${[...all].filter((name) => !positions.has(name)).join(' ')}`;
}

/** What each card may do and changes in every position: `id name`, then its lines. */
export class StandingLines<S extends State = State> {
  readonly #asking: readonly Asking<S>[];

  /**
   * `ids` are the printed cards: those that other tests of this process have invented are no part of a position.
   * `passing`: what is told of the table where it changes for a while, by the names that scenarios call it.
   */
  constructor(
    adapter: ScenarioGame<S>,
    ids: readonly string[],
    positions: readonly StandingPosition[],
    passing: Passing<S>,
  ) {
    const printed = new Set(ids);
    const invented = adapter.game.engine.definitions.map(({ id }) => id).filter((id) => !printed.has(id));
    const plain = { ...adapter, invented: { named: new Map(), ids: new Set(invented) } };
    this.#asking = positions.map((position) => new Asking(new Standing(plain, position), passing));
  }

  of({ id, name, def }: StandingCard): string[] {
    const found: Found = new Map();
    const asked = new Map<string, Set<string>>();
    // What lies in the wrong place everywhere in such a spot has nothing to say there.
    const here = new Set<string>();
    for (const asking of this.#asking)
      for (const spot of asking.standing.spots) {
        if (!spot.suits(def)) continue;
        const at = asking.standing.name;
        keep(asked, spot.name, new Set<string>()).add(at);
        const abouts = keep(found, spot.name, new Map<string, Map<string, Set<string>>>());
        const isNew = (about: string): boolean =>
          ![...(abouts.get(about)?.keys() ?? [])].some((says) => says.startsWith('offered'));
        for (const { about, says, elsewhere } of asking.about(spot, def, isNew)) {
          if (!elsewhere) here.add(`${spot.name} ${about}`);
          const inWords = says.replaceAll(spot.placeholder, name);
          keep(keep(abouts, about, new Map<string, Set<string>>()), inWords, new Set<string>()).add(at);
        }
      }
    const lines = [...found].flatMap(([spot, abouts]) =>
      [...abouts].flatMap(([about, answers]) => {
        if (!here.has(`${spot} ${about}`)) return [];
        const all = asked.get(spot) ?? new Set();
        const told = [...answers].map(([says, at]) => `${says} [${where(at, all)}]`);
        return `${id} ${spot}, ${about}: ${told.join(' | ')}`;
      }),
    );
    return lines.length === 0 ? [] : [`${id} ${name}`, ...lines];
  }
}
