/** The state of a card: each mark has a sign and a word, and the table turns what is tapped. */

/** A sign for a mark, drawn as a letter-like glyph in a seal; the word itself is said and shown on hovering. */
const SIGNS: Readonly<Record<string, string>> = {
  tapped: '↷',
  wounded: '✚',
  exhausted: '◌',
  follower: '⤷',
  'on guard': '⚑',
  leader: '♔',
  prisoner: '▦',
  trophy: '☠',
  revealed: '◉',
  'face down': '◒',
  detained: '⏳',
  'moves again': '»',
  stored: '▣',
  discarded: '✕',
  'ring-bearer': '◎',
  'just played': '+',
  assigned: '⚔',
  skirmishing: '⚔',
  overwhelmed: '☠',
  'wearing the ring': '◯',
  archer: '➹',
  fierce: '⁂',
  roaming: '≋',
  'at home': '⌂',
  inactive: '◐',
  uncontrolled: '!',
};

export const signOf = (mark: string): string => SIGNS[mark.toLowerCase()] ?? mark.slice(0, 1).toUpperCase();
export const isTurned = (marks: readonly string[]): boolean => marks.includes('tapped');
/** A wounded card is tilted the other way and signed; where wounds are counted, the count says it. */
export const isUpset = (marks: readonly string[], wounds: number | undefined): boolean =>
  marks.includes('wounded') && wounds === undefined;
/** Tokens on a card: their sign, before the count. */
const TOKEN_SIGNS: Readonly<Record<string, string>> = {
  wounds: '✚',
  wound: '✚',
  threats: '▲',
  burdens: '◆',
  culture: '●',
};
export const tokenSign = (name: string): string => TOKEN_SIGNS[name.toLowerCase()] ?? '●';
