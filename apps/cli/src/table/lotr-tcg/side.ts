/** Cards of a side as names and numbers: what both the drawn and the spoken board show. */
import type { Card, LotrScene } from '@westmarch/protocol';
import type { Faces } from '../drawing.ts';

export interface Fighter {
  readonly name: string;
  readonly strength: number;
  readonly vitality: number;
  readonly wounds: number;
  /** Of a companion; null where it has none. */
  readonly resistance: number | null;
  /** Marks, and bonuses with their numbers: "Ring-bearer", "damage +1". */
  readonly marks: readonly string[];
  readonly bears: readonly string[];
  /** Whom a minion is assigned to. */
  readonly against: string;
}

const HIDDEN_MARKS: ReadonlySet<string> = new Set(['assigned', 'skirmishing', 'inactive', 'wounded']);

/** Another's name by his card, wherever he lies. */
function nameById(scene: LotrScene, id: number, faces: Faces): string {
  const all = scene.sides.flatMap(({ companions, support }) => [...companions, ...support]);
  const found = all.find((card) => card.id === id);
  return found === undefined ? '' : faces.short(found.face);
}

export function fighterOf(scene: LotrScene, card: Card, faces: Faces): Fighter {
  const { strength = 0, vitality = 0, resistance, damage = 0, defender = 0 } = card.numbers;
  const fight = scene.skirmishes.find(({ minions }) => minions.includes(card.id));
  return {
    name: faces.name(card.face),
    strength,
    vitality,
    wounds: card.tokens['wounds'] ?? 0,
    resistance: resistance ?? null,
    marks: [
      ...card.marks.filter((mark) => !HIDDEN_MARKS.has(mark)),
      ...(damage === 0 ? [] : [`damage +${damage}`]),
      ...(defender === 0 ? [] : [`defender +${defender}`]),
    ],
    bears: card.on.map(({ face }) => faces.short(face)),
    against: fight === undefined ? '' : nameById(scene, fight.character, faces),
  };
}

export const isFighter = (card: Card): boolean => card.numbers['strength'] !== undefined;

/** A card that supports, with the tokens on it: "Gates (2 Dwarven tokens)". */
export function supporter(card: Card, faces: Faces): string {
  const tokens = Object.entries(card.tokens).map(([name, n]) => `${n} ${name}`);
  const stacked =
    card.on.length === 0 ? [] : [`with ${card.on.map(({ face }) => faces.short(face)).join(', ')}`];
  const more = [...tokens, ...stacked].join('; ');
  return more === '' ? faces.name(card.face) : `${faces.name(card.face)} (${more})`;
}

/** A card of the hand, as short as it goes: "companion 6/3, cost 2", "hand weapon, cost 1". */
export function brief(card: Card, faces: Faces): string {
  const face = faces.of(card.face);
  if (face === undefined) return '';
  const { strength, vitality } = card.numbers;
  const cost = card.numbers['twilight'];
  const kind =
    strength === undefined
      ? (face.title.replace('Free Peoples ', '').split(', ').at(-1) ?? '')
      : `${face.kind} ${strength}/${vitality ?? 0}`;
  return `${kind}${cost === undefined ? '' : `, cost ${cost}`}`;
}

/** "Council Courtyard", or that none is laid. */
export const siteName = (card: Card | null, faces: Faces): string =>
  card === null ? 'not laid yet' : faces.name(card.face);

/** "8/4" as one would read it out. */
export const inLetters = (text: string): string =>
  text.replace(/(\d+)\/(\d+)/g, 'strength $1, vitality $2').replace(/ → /g, ' to ');
