/** Finds what looks like printed text among facts: fields named for text, and values too long to be a number, word or name. */

/** Fields that hold sentences wherever they occur. */
const TEXT_FIELDS =
  /^(text|gametext|rules?text|flavou?r|lore|quote|special|notes?|unparsed|autoAttack|opponentMayPlay|art.*|image.*)$/i;

/** The longest names are a Spanish one of 48 characters and a home site of 53. */
const LONGEST_FACT = 56;

/** A full stop in the middle, or a sentence's end: "Mt. Doom" and "Saruman's ..." are names and stay short. */
const SENTENCE = /[a-z)][.!?] +[A-Z][a-z]+ [a-z]|\b(may|must|cannot|unless|whenever)\b [a-z]/;

/**
 * Each finding as "path: value".
 */
export function sentencesIn(value, path = '') {
  if (typeof value === 'string') {
    return value.length > LONGEST_FACT || value.includes('\n') || SENTENCE.test(value)
      ? [`${path}: ${value}`]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => sentencesIn(item, `${path}[${index}]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return TEXT_FIELDS.test(key) ? [`${here}: a field for text`] : sentencesIn(item, here);
  });
}
