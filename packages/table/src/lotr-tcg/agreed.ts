/**
 * What a table of this game can agree to: the Starter Rules, and a format in which every deck must be legal.
 *
 * Not    what they mean: the game's own set-up reads them.
 */
import { RecordError } from '@westmarch/kernel';
import { type Format, formats } from '@westmarch/lotr-tcg';
import type { OptionOffer } from '../table-game.ts';

const STARTER = 'starter-rules';
const FORMAT = 'format-';
const players = { least: 2, most: 5 };
const nameOf = (format: Format): string => `${FORMAT}${format.toLowerCase().replaceAll(' ', '-')}`;

export const agreements: readonly OptionOffer[] = [
  {
    name: STARTER,
    title: 'Starter Rules',
    about: 'Fellowships begin as their decks say, and nobody chooses his first companions.',
    players,
  },
  ...formats.map((format) => ({
    name: nameOf(format),
    title: `Format ${format}`,
    about: 'Every deck must be legal in it.',
    players,
  })),
];

/** The switches of a set-up that names of agreements stand for. */
export function agreed(options: readonly string[]): { readonly starter?: true; readonly format?: Format } {
  const unknown = options.find((option) => agreements.every(({ name }) => name !== option));
  if (unknown !== undefined)
    throw new RecordError('setup.options', `there is no "${unknown}" in The Lord of the Rings TCG`);
  const [format, another] = formats.filter((one) => options.includes(nameOf(one)));
  if (another !== undefined) throw new RecordError('setup.options', 'a table agrees to one format');
  return {
    ...(options.includes(STARTER) ? { starter: true } : {}),
    ...(format === undefined ? {} : { format }),
  };
}
