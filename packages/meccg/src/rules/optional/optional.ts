/**
 * Optional rules: named switches of a set-up, none of them on unless everybody agreed to it before the game.
 * ME-OPTION-001, ME-OPT-4000, ME-MPOPT-4000, ME-HOUSE-4000
 *
 * Owns   the list of them, with what each says and which tables it fits; one bit of the state for each.
 * Not    what they do: each rule that one of them changes asks here.
 * Keeps  with none in force a game is exactly what it is without this file; bits are never given to another switch, since
 *        records keep names and states keep bits.
 */
import { type S } from '../../state.ts';

export interface OptionalRule {
  /** As it is typed, and as records keep it. */
  readonly name: string;
  /** What it is called, and what it says, in a sentence each. */
  readonly title: string;
  readonly about: string;
  readonly rules: string;
  /** Numbers of players that it is for. */
  readonly players?: readonly [least: number, most: number];
  /** Others that it is used with only, and others that it contradicts. */
  readonly needs?: string;
  readonly not?: string;
}

export const optionalRules = [
  {
    name: 'recently-visited',
    title: 'Recently visited sites',
    about:
      'The automatic-attacks of a site have one more strike and one more prowess for each opponent in whose discard pile that site lies.',
    rules: 'ME-OPT-4003 ME-OPT-4012',
  },
] as const satisfies readonly OptionalRule[];

export type OptionName = (typeof optionalRules)[number]['name'];
const all: readonly OptionalRule[] = optionalRules;
const bitOf = (name: OptionName): number => 1 << optionalRules.findIndex((rule) => rule.name === name);

/** A question about one switch, as cheap as a question can be. */
const asked = (name: OptionName): ((s: S) => boolean) => {
  const bit = bitOf(name);
  return (s) => (s.global.optional & bit) !== 0;
};
export const countsVisits = asked('recently-visited');

const isOption = (name: unknown): name is OptionName => all.some((rule) => rule.name === name);
export const bitsOf = (names: readonly OptionName[]): number =>
  names.reduce((bits, name) => bits | bitOf(name), 0);
export const namesIn = (bits: number): OptionName[] =>
  optionalRules.flatMap(({ name }) => ((bits & bitOf(name)) === 0 ? [] : [name]));

/** The switches that are meant, in the order of the list; `refuse` is told what is wrong with them. */
export function readOptions(
  given: unknown,
  players: number,
  refuse: (message: string) => never,
): readonly OptionName[] {
  if (!Array.isArray(given)) return refuse('expected a list of optional rules');
  const known = all.map(({ name }) => name).join(', ');
  const names = given.map((name: unknown) =>
    isOption(name) ? name : refuse(`there is no optional rule ${JSON.stringify(name)}; there are ${known}`),
  );
  for (const { name, players: seats, needs, not } of all) {
    if (!names.some((one) => one === name)) continue;
    if (seats !== undefined && (players < seats[0] || players > seats[1]))
      refuse(`"${name}" is ${forHowMany(seats)}, and here are ${players}`);
    if (needs !== undefined && !names.some((one) => one === needs))
      refuse(`"${name}" is used only together with "${needs}"`);
    if (not !== undefined && names.some((one) => one === not))
      refuse(`"${name}" and "${not}" contradict each other`);
  }
  return namesIn(bitsOf(names));
}
const forHowMany = ([least, most]: readonly [number, number]): string =>
  least === most ? `for ${least} players` : `for ${least} to ${most} players`;
