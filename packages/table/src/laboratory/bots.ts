/**
 * Bots by the names that they are called by on the command line: "steward", or with how long they may think, and how they
 * go about it: "loremaster@200" (games played on for a choice), "loremaster@200ms", "loremaster@1s+horizon=2".
 *
 * Keeps  what is not understood is said, with what would be.
 */
import type { Bot, Budget, Cards, Manner } from '@westmarch/bots';
import { hintFor, type State } from '@westmarch/kernel';
import type { BotOffer } from '../table-game.ts';

/** A name that no bot has, or that says something of him which cannot be. */
export class BotNameError extends Error {
  override name = 'BotNameError';
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** A bot for a game, who knows his own deck. */
export type Maker<S extends State> = (seed: string, own: Cards | undefined) => Bot<S>;

const AS = 'as in loremaster@200, loremaster@200ms, loremaster@1s+horizon=2';
/** More than fit into any time that is given. */
const ENDLESS = 1_000_000;

function budgetOf(given: string): () => Budget {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|)$/.exec(given) ?? [];
  const n = Number(number);
  if (number === '' || n <= 0 || (unit === '' && !Number.isInteger(n)))
    throw new BotNameError(`"@${given}" is neither a number of games nor a time`, AS);
  if (unit === '') return () => ({ iterations: n });
  const span = unit === 's' ? n * 1000 : n;
  return () => {
    const end = performance.now() + span;
    return { iterations: ENDLESS, isOver: () => performance.now() >= end };
  };
}

const WAYS: readonly (keyof Manner)[] = ['horizon', 'curiosity', 'patience', 'courage', 'learned'];
function mannerOf(given: readonly string[]): Partial<Manner> {
  return Object.fromEntries(
    given.map((one) => {
      const [name = '', value = ''] = one.split('=');
      const way = WAYS.find((known) => known === name);
      if (way === undefined || value === '' || !Number.isFinite(Number(value)))
        throw new BotNameError(
          `"+${one}" is no way to think`,
          hintFor(name, WAYS, `ways are ${WAYS.join(', ')}; ${AS}`),
        );
      return [way, Number(value)];
    }),
  );
}

export function botNamed<S extends State>(offers: readonly BotOffer<S>[], given: string): Maker<S> {
  const [word = '', ...ways] = given.split('+');
  const [name = '', time] = word.split('@');
  const offer = offers.find(({ key }) => key === name.toLowerCase());
  if (offer === undefined) {
    const keys = offers.map(({ key }) => key);
    throw new BotNameError(`there is no bot "${name}"`, hintFor(name, keys, `bots are ${keys.join(', ')}`));
  }
  if (offer.thinks !== true && (time !== undefined || ways.length > 0))
    throw new BotNameError(`${offer.name} does not think for a time`, AS);
  const budget = time === undefined ? undefined : budgetOf(time);
  const manner = mannerOf(ways);
  return (seed, own) => offer.make(seed, { own, budget, manner });
}
