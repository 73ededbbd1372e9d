/** A word of a game in its own sense: what it means in our words, and the rules where it is at home. */
export interface Word {
  readonly word: string;
  /** Other forms in which it stands in a text. */
  readonly also?: readonly string[];
  readonly text: string;
  readonly rules: readonly string[];
}

/** One word: its forms (the first names it), its meaning, the rules it stands on. */
export const word = (
  forms: string | readonly [string, ...string[]],
  text: string,
  ...rules: readonly string[]
): Word => {
  const [name, ...also] = typeof forms === 'string' ? [forms] : forms;
  return also.length === 0 ? { word: name, text, rules } : { word: name, also, text, rules };
};
