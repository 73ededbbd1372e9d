/**
 * What a face's tone, kind and words look like: a colour and a pattern. Words of either game, in one table:
 * this is only how things are drawn, and whatever is not listed gets the look of its kind.
 */
import type { Face } from '@westmarch/protocol';

/** Patterns that art/Patterns.tsx draws: colour is never the only sign. */
export type Pattern =
  | 'plain'
  | 'hatch'
  | 'cross'
  | 'dots'
  | 'waves'
  | 'chevrons'
  | 'bricks'
  | 'leaves'
  | 'lozenges'
  | 'bars'
  | 'rings'
  | 'thorns';

export interface Tone {
  /** light and candle-lit, for light-dark() */
  readonly colour: string;
  readonly pattern: Pattern;
}

const tone = (light: string, dark: string, pattern: Pattern): Tone => ({
  colour: `light-dark(${light}, ${dark})`,
  pattern,
});
const token = (name: string, pattern: Pattern): Tone => ({ colour: `var(--${name})`, pattern });

const TONES: Readonly<Record<string, Tone>> = {
  // alignments
  hero: tone('#35608f', '#8db4e6', 'plain'),
  minion: tone('#7c2f2a', '#e39a8b', 'thorns'),
  'fallen-wizard': tone('#5d5470', '#b9aed0', 'lozenges'),
  balrog: tone('#8a3d12', '#eda06c', 'chevrons'),
  neutral: tone('#6a5b45', '#c4b394', 'plain'),
  stage: tone('#6d6254', '#bdb2a2', 'bars'),
  dual: tone('#64613a', '#c2bd84', 'hatch'),
  resource: tone('#4d6b3c', '#a3c48d', 'plain'),
  hazard: tone('#74332c', '#dd9385', 'thorns'),
  // races
  man: tone('#7a5427', '#d9ac7a', 'plain'),
  dúnadan: tone('#34587f', '#96b9e0', 'lozenges'),
  elf: tone('#2f6b45', '#8fcaa3', 'leaves'),
  dwarf: tone('#7d3f1f', '#dd9f7d', 'bricks'),
  hobbit: tone('#6a6417', '#d0c566', 'dots'),
  wizard: tone('#55566e', '#b8b9d6', 'rings'),
  // items
  minor: tone('#6b6048', '#c4b692', 'plain'),
  major: tone('#7a5b1d', '#d8b566', 'hatch'),
  greater: tone('#8a5f14', '#e5bf6d', 'lozenges'),
  'gold-ring': tone('#8a5f14', '#e5bf6d', 'rings'),
  special: tone('#4f5f7d', '#aabbdc', 'cross'),
  // durations
  short: tone('#8a5f14', '#dcb562', 'plain'),
  long: tone('#5e5a86', '#b4afe0', 'bars'),
  permanent: tone('#3e5f63', '#96c1c6', 'bricks'),
  // sites and regions
  haven: token('haven', 'rings'),
  'free-hold': token('free-hold', 'bricks'),
  'border-hold': token('border-hold', 'lozenges'),
  'ruins-and-lairs': token('ruins-and-lairs', 'hatch'),
  'shadow-hold': token('shadow-hold', 'cross'),
  'dark-hold': token('dark-hold', 'thorns'),
  'under-deeps': token('under-deeps', 'dots'),
  'free-domain': token('free-domain', 'bricks'),
  'border-land': token('border-land', 'lozenges'),
  wilderness: token('wilderness', 'leaves'),
  'shadow-land': token('shadow-land', 'cross'),
  'dark-domain': token('dark-domain', 'thorns'),
  'coastal-sea': token('coastal-sea', 'waves'),
  // cultures
  dwarven: tone('#7a4a1d', '#d8a473', 'bricks'),
  elven: tone('#2f6b45', '#8fcaa3', 'leaves'),
  gandalf: tone('#5c5a66', '#bdbac9', 'rings'),
  gollum: tone('#5f6338', '#bcc087', 'waves'),
  gondor: tone('#3a5a86', '#9dbce4', 'lozenges'),
  rohan: tone('#4e6a2a', '#aecb83', 'chevrons'),
  shire: tone('#6f6417', '#d3c566', 'dots'),
  dunland: tone('#79531f', '#d9ad72', 'hatch'),
  isengard: tone('#4d5860', '#aebac3', 'bars'),
  moria: tone('#5c4a3a', '#c1a98f', 'bricks'),
  raider: tone('#8a4a22', '#e2a079', 'lozenges'),
  sauron: tone('#8f2a20', '#ee9686', 'thorns'),
  wraith: tone('#4d4661', '#b1a8ca', 'cross'),
  men: tone('#7c3f31', '#dba08f', 'chevrons'),
  orc: tone('#585135', '#bdb48c', 'hatch'),
  'uruk-hai': tone('#3f4a43', '#a5b5aa', 'bars'),
};

const KIND_TONES: Readonly<Record<string, Tone>> = {
  character: TONES['hero'],
  item: tone('#8a5f14', '#dcb562', 'rings'),
  ally: tone('#47682f', '#a8c98d', 'leaves'),
  faction: tone('#3f5f86', '#9fbde3', 'bars'),
  creature: TONES['hazard'],
  region: TONES['wilderness'],
  ring: tone('#8a5f14', '#e5bf6d', 'rings'),
};
const PLAIN = TONES['neutral'];
const SIDES: Readonly<Record<string, Tone | undefined>> = {
  resource: TONES['resource'],
  hazard: TONES['hazard'],
};

const word = (text: string): string => text.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-');

export function toneOf(face: Face): Tone {
  const own = TONES[word(face.tone)];
  // Whose event it is matters more than how long it lasts: that is its pattern, and its ribbon says it.
  const side = shapeOf(face) === 'event' ? SIDES[word(face.kind).split('-')[0]] : undefined;
  if (side !== undefined) return { colour: side.colour, pattern: own?.pattern ?? side.pattern };
  return own ?? KIND_TONES[shapeOf(face)] ?? KIND_TONES[face.kind] ?? PLAIN;
}

/** The silhouette. Kinds of both games share the shapes: one family. */
export type Shape =
  | 'character'
  | 'item'
  | 'ally'
  | 'faction'
  | 'creature'
  | 'event'
  | 'condition'
  | 'site'
  | 'region'
  | 'ring';

const SHAPES: Readonly<Record<string, Shape>> = {
  character: 'character',
  companion: 'character',
  item: 'item',
  possession: 'item',
  artifact: 'item',
  ally: 'ally',
  follower: 'ally',
  faction: 'faction',
  creature: 'creature',
  minion: 'creature',
  condition: 'condition',
  site: 'site',
  region: 'region',
  ring: 'ring',
};
/** Whatever is played for what it does is an event: "resource event", "hazard event", "event", "resource". */
export const shapeOf = ({ kind }: Pick<Face, 'kind'>): Shape => SHAPES[kind.toLowerCase()] ?? 'event';

const SHADOW = new Set([
  'dunland',
  'isengard',
  'moria',
  'raider',
  'sauron',
  'wraith',
  'men',
  'orc',
  'uruk-hai',
]);

/** Which side pays for a card of The Lord of the Rings: its cost stands in a circle or a diamond. */
export const isShadow = (face: Face): boolean =>
  face.kind === 'minion' ||
  /shadow/i.test(face.title) ||
  face.words.some((w) => w.word.toLowerCase() === 'shadow') ||
  (SHADOW.has(word(face.tone)) && !/free peoples/i.test(face.title));

const TERRAINS = new Set([
  'sanctuary',
  'underground',
  'mountain',
  'forest',
  'river',
  'marsh',
  'plains',
  'battleground',
]);

/** The sign that stands on a site's horizon: its type, or the first terrain it is said to be. */
export const signOfSite = (face: Face): string =>
  face.words.map((w) => word(w.word)).find((w) => TERRAINS.has(w)) ?? face.tone;

/** How long an event lasts, for its ribbon: "short", "long", "permanent", or the phases it names. */
export function ribbonOf(face: Face): string {
  const length = ['short', 'long', 'permanent'].find((l) => face.title.includes(l) || face.tone === l);
  const phase = face.text[0]?.match(/^([A-Z][a-z]+):/)?.[1];
  return length ?? phase ?? face.title;
}
