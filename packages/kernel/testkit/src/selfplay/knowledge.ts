/**
 * Invariants of views: a view shows no face that its player does not know, and no random number; it offers its player
 * what the state offers him; and a game sampled from it gives the same view again.
 *
 * Also used by scenarios, at each of their decisions.
 */
import { diff, type Prior, type State } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import { cellsOf } from '../scenario/columns.ts';
import { holds } from './broken.ts';

/** Every player's view, and a spectator's, holds only what he may know. */
export function checkViews<S extends State>(game: Playable<S>, s: S): void {
  for (let player = 0; player <= s.layout.sizes.players; player++) checkView(game, s, player);
}

export function checkView<S extends State>(game: Playable<S>, s: S, player: number): void {
  const seen = game.view(s, player);
  // A spectator knows what everyone knows.
  const bits = player === 0 ? (2 << s.layout.sizes.players) - 2 : 1 << player;
  for (let card = 1; card < s.card.def.length; card++) {
    const known = (s.card.knownTo[card] & bits) === bits;
    holds(known || seen.card.def[card] === 0, () => {
      const { id } = s.engine.definitions[seen.card.def[card]];
      return `the view of ${nameOf(player)} shows card ${card} ("${id}"), which he does not know`;
    });
    holds(!known || seen.card.def[card] === s.card.def[card], () => {
      return `the view of ${nameOf(player)} hides card ${card}, which he knows`;
    });
  }
  checkSecrets(s, seen, player, bits);
  for (const word of seen.chance) holds(word === 0, () => `the view of ${nameOf(player)} holds random words`);
  if (player !== 0 && s.kernel.asked === player) sameOffer(game, s, seen, `the view of ${nameOf(player)}`);
}

/** Columns that lie on a face are seen with it; columns of one player are seen by him alone. */
function checkSecrets(s: State, seen: State, player: number, bits: number): void {
  for (const { table, column, seenBy, length } of s.layout.segments) {
    const secret = (table === 'card' && seenBy === 'known') || (table === 'player' && seenBy === 'owner');
    if (!secret) continue;
    const cells = cellsOf(seen, table, column);
    for (let row = 1; row < length; row++) {
      const may = table === 'player' ? row === player : (s.card.knownTo[row] & bits) === bits;
      holds(may || cells[row] === 0, () => {
        return `the view of ${nameOf(player)} shows ${table}.${column}[${row}], which is not his to know`;
      });
    }
  }
}

function sameOffer<S extends State>(game: Playable<S>, s: S, other: S, whose: string): void {
  const here = game.options(s);
  const there = game.options(other);
  holds(here.same(there), () => {
    return `the state offers ${here.count} options, ${whose} ${there.count}, or others, or in another order`;
  });
}

/** What everyone really has: the assumption under which a sample must fit. */
export function truth<S extends State>(s: S, fits?: Prior<S>['fits']): Prior<S> {
  const decks: number[][] = Array.from({ length: s.layout.sizes.players + 1 }, () => []);
  for (let card = 1; card < s.card.def.length; card++)
    if (s.card.owner[card] !== 0) decks[s.card.owner[card]].push(s.card.def[card]);
  return { deck: (player) => decks[player], ...(fits === undefined ? {} : { fits }) };
}

/** A game sampled from the view of a player gives that view, and offers him the same. */
export function checkSample<S extends State>(
  game: Playable<S>,
  s: S,
  player: number,
  prior: Prior<S>,
  seed: string,
): void {
  const seen = game.view(s, player);
  const sample = game.determinize(seen, prior, seed);
  const again = game.view(sample, player);
  holds(game.same(seen, again), () => {
    const [at] = diff(seen, again);
    return `the view of a sample of ${nameOf(player)}'s view differs from it: ${at.table}.${at.column}[${at.row}] ${at.from} became ${at.to}`;
  });
  if (s.kernel.asked === player) sameOffer(game, s, sample, `a sample of the view of ${nameOf(player)}`);
}

const nameOf = (player: number): string => (player === 0 ? 'a spectator' : `player ${player}`);
