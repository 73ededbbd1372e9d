/** The smallest pieces of every message: names of games, seats, versions, and the limits on what may be sent. */
import * as z from 'zod/mini';

/** Raised when a client of another version could misread a message. */
export const PROTOCOL = 3;

export const GAMES = ['meccg', 'lotr-tcg'] as const;
export const GameName = z.enum(GAMES);
export type GameName = z.infer<typeof GameName>;

/** What a client may send at most. */
export const Limits = { message: 4096, name: 32, deck: 64_000, record: 512_000 } as const;

export const whole = z.int();
export const count = z.int().check(z.nonnegative());
/** A seat at the table, from 1; 0 is nobody, or a spectator. */
export const Seat = z.int().check(z.minimum(0), z.maximum(5));
/** A card on this table: its row, which says nothing about what it is. 0 is none. */
export const CardId = z.int().check(z.nonnegative());
export const TableId = z
  .string()
  .check(z.regex(/^[a-z0-9]{8,32}$/, 'a table has an id of letters and digits'));
/** Letters that take part in words and show nothing by themselves, such as Hangul's fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any language needs cover the lines above and below. */
const PILED = /\p{M}{4}/u;

/** What someone is called at the table: visible, and short enough for a name plate. */
export const PlayerName = z.string().check(
  z.overwrite((name) =>
    name
      .normalize('NFC')
      .trim()
      .replace(/\p{Zs}+/gu, ' '),
  ),
  z.minLength(1, 'a name has at least one letter'),
  z.maxLength(Limits.name, `a name has at most ${Limits.name} letters`),
  z.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{Zs}]+$/u, 'a name has letters, digits and punctuation only'),
  z.regex(/[\p{L}\p{N}]/u, 'a name has at least one letter or digit'),
  z.refine(
    (name) => !INVISIBLE.test(name) && !PILED.test(name),
    'a name is made of letters that can be seen',
  ),
);
