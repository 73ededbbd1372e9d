/**
 * The exhaustive runner: plays games until every ability of the pool was used, or the budget is spent, and reports
 * those never used.
 *
 * What counts as used: watch.ts.
 */
import { Kind, type Names, render, type State } from '@westmarch/kernel';
import { Luck } from './luck.ts';
import { type Played, type SelfPlay, selfPlay } from './play.ts';
import { watching } from './watch.ts';

export interface EveryAbility<S extends State> extends Omit<SelfPlay<S>, 'games' | 'setups' | 'chosen'> {
  /** The set-up of the next game. It should bring in some of the cards whose abilities were never used yet. */
  setup(unused: readonly string[], luck: Luck, number: number): unknown;
  /** At most so many games. */
  readonly games: number;
  /** Only abilities of these cards count; all of the pool unless given. */
  readonly cards?: readonly string[];
}

export interface Unused {
  readonly card: string;
  readonly says: string;
}

export interface Coverage extends Played {
  readonly abilities: number;
  readonly unused: readonly Unused[];
  /** Sentences that cards lack: they cannot be used. */
  readonly unimplemented: number;
}

export function useEveryAbility<S extends State>(given: EveryAbility<S>): Coverage {
  const { engine } = given.game;
  const wanted = given.cards === undefined ? null : new Set(given.cards);
  const counted = engine.abilities.filter(
    ({ def, ability }) =>
      def !== 0 && ability !== null && (wanted === null || wanted.has(engine.definitions[def].id)),
  );
  const abilities = counted.filter(({ ability }) => ability?.type !== 'unimplemented');
  const left = new Set(abilities.map(({ id }) => id));
  const cardOf = (id: number): string => engine.definitions[engine.abilities[id].def].id;
  const total = { games: 0, choices: 0, longest: 0 };
  for (let number = 1; number <= given.games && left.size > 0; number++) {
    const luck = new Luck(`set-ups of ${given.seed}/${number}`);
    const setup = given.setup([...new Set([...left].map(cardOf))], luck, number);
    // Abilities are compiled when a game is set up; only then is there something to watch.
    given.game.blank(setup);
    const used = (id: number): unknown => left.delete(id);
    const unused = abilities.filter(({ id }) => left.has(id));
    const played = watching(engine, unused, used, () =>
      selfPlay({
        ...given,
        seed: `${given.seed}/${number}`,
        games: 1,
        setups: [setup],
        chosen(s, index) {
          const o = given.game.options(s);
          if (o.kind(index) === Kind.action) left.delete(o.b(index));
        },
      }),
    );
    total.games++;
    total.choices += played.choices;
    total.longest = Math.max(total.longest, played.longest);
  }
  const words = (id: number): string => {
    const names: Names = { def: (def) => engine.definitions[def].id, cardDef: () => 0, player: () => '' };
    return render(engine.language, names, engine.abilities[id].say);
  };
  return {
    seed: given.seed,
    ...total,
    abilities: abilities.length,
    unused: [...left].map((id) => ({ card: cardOf(id), says: words(id) })),
    unimplemented: counted.length - abilities.length,
  };
}
