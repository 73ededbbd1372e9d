/**
 * The exhaustive runner: plays games until every ability of the pool was used, or the budget is spent, and reports
 * those never used.
 *
 * Used means: an action was chosen; a trigger, replacement or prohibition matched; a price that a game asks for without
 * an event, as that of playing a card, could be paid; a modifier changed a value.
 * Keeps  the engine is as it was afterwards, whatever happens.
 */
import { type Compiled, type Engine, Kind, type Names, render, type State } from '@westmarch/kernel';
import { Luck } from './luck.ts';
import { type Played, type SelfPlay, selfPlay } from './play.ts';

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
    const played = watching(engine, abilities, left, () =>
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

/** Runs `play` with every wanted ability taken out of `left` as soon as it matters to a game. */
function watching<T>(engine: Engine, abilities: readonly Compiled[], left: Set<number>, play: () => T): T {
  engine.modifiersInPlace(false);
  const watched = abilities.filter(({ id }) => left.has(id));
  // Compiled functions use no `this`; they are put back as they were.
  // oxlint-disable-next-line typescript/unbound-method
  const kept = watched.map(({ fold, matches, payable }) => ({ fold, matches, payable }));
  for (const [i, ability] of watched.entries()) {
    const { fold, matches, payable } = kept[i];
    ability.fold = (s, row, card, total) => {
      const after = fold(s, row, card, total);
      if (after !== total) left.delete(ability.id);
      return after;
    };
    ability.matches = (s, row, a, b, n) => {
      const does = matches(s, row, a, b, n);
      if (does) left.delete(ability.id);
      return does;
    };
    if (payable !== null)
      ability.payable = (...asked) => {
        const can = payable(...asked);
        if (can) left.delete(ability.id);
        return can;
      };
  }
  try {
    return play();
  } finally {
    for (const [i, ability] of watched.entries()) Object.assign(ability, kept[i]);
    engine.modifiersInPlace(true);
  }
}
