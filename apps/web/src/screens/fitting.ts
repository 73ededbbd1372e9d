/**
 * Which optional rules can be in force together, and why one cannot: what the boxes of a new game show.
 *
 * Not    whether the decks suit them: the server says so, with the rule.
 */
import type { OptionInfo } from '@westmarch/protocol';

/** The name of the one that makes a game of one player. */
export const SOLITAIRE = 'solitaire';

const titleOf = (offered: readonly OptionInfo[], wanted: string): string =>
  offered.find(({ name }) => name === wanted)?.title ?? wanted;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;
function forHowMany({ name, players: { least, most } }: OptionInfo): string {
  if (name === SOLITAIRE) return 'For one: take the further opponents away.';
  if (most === 1) return 'For solitaire.';
  return `For ${NUMBERS[least]} to ${NUMBERS[most]} players.`;
}

/** Why it cannot be in force with so many players, and with the others that are chosen; empty: it can. */
export function whyNot(
  option: OptionInfo,
  offered: readonly OptionInfo[],
  chosen: readonly string[],
  players: number,
): string {
  const { name, needs, not, players: seats } = option;
  if (players < seats.least || players > seats.most) return forHowMany(option);
  if (needs !== undefined && !chosen.includes(needs)) return `Only with “${titleOf(offered, needs)}”.`;
  const other = not ?? offered.find((one) => one.not === name)?.name;
  return other !== undefined && chosen.includes(other) ? `Not with “${titleOf(offered, other)}”.` : '';
}

/** Of those that are chosen, the ones that can be in force together. */
export function inForce(
  offered: readonly OptionInfo[],
  chosen: readonly string[],
  players: number,
): readonly string[] {
  const fits = offered.filter(
    (one) => chosen.includes(one.name) && whyNot(one, offered, chosen, players) === '',
  );
  const names = fits.map(({ name }) => name);
  return names.length === chosen.length ? names : inForce(offered, names, players);
}
