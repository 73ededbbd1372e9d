/**
 * Peaks, trees, hills and reeds as a pen draws them, each a little different from the next.
 *
 * Owns   their outlines and shading, and the order in which they cover each other.
 * Keeps  few paths, and none that goes over the whole sheet: what does not overlap is drawn together, field by field.
 */
import { type Box, chanceAt, overlap, short } from '../geometry.ts';
import { fieldOf } from './fields.ts';

export interface Stamp {
  readonly d: string;
  readonly box: Box;
  /** Where it stands: the nearer (lower) one covers the farther. */
  readonly foot: number;
}

const line = (ax: number, ay: number, bx: number, by: number): string =>
  `M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`;

/** A peak: its outline, a spur down the front, and hatching on the side that the light does not reach. */
export function peak(x: number, y: number, half: number): Stamp {
  const chance = (salt: number): number => chanceAt(x, y, salt) - 0.5;
  const height = half * (1.75 + chance(1) * 0.7);
  const [top, tip] = [y - height, x + chance(2) * half * 0.35];
  const left = x - half * (1.05 + chance(3) * 0.2);
  const right = x + half * (1.05 + chance(4) * 0.2);
  const shoulder: readonly [number, number] = [
    tip - (tip - left) * (0.5 + chance(5) * 0.2),
    top + height * (0.42 + chance(6) * 0.14),
  ];
  const ledge: readonly [number, number] = [
    tip + (right - tip) * (0.48 + chance(7) * 0.2),
    top + height * (0.52 + chance(8) * 0.16),
  ];
  let d =
    `M${short(left)} ${short(y)}L${short(shoulder[0])} ${short(shoulder[1])}L${short(tip)} ${short(top)}` +
    `L${short(ledge[0])} ${short(ledge[1])}L${short(right)} ${short(y)}`;
  // the spur, and hatching from the ridge down to the right
  const spur = tip + half * 0.12 * (1 + chance(9));
  d += line(tip, top, spur, top + height * 0.42) + line(spur, top + height * 0.42, tip, top + height * 0.72);
  const strokes = Math.max(3, Math.round(half * 0.62));
  for (let i = 1; i <= strokes; i++) {
    const t = i / (strokes + 1);
    const ridge = top + height * (0.08 + t * 0.5);
    const fromX = tip + (right - tip) * t * (t < 0.5 ? 0.95 : 0.9);
    d += line(fromX, ridge + height * t * 0.14, fromX - half * 0.16, y - height * (0.06 + 0.2 * (1 - t)));
  }
  return { d, box: { left, right, top, bottom: y }, foot: y };
}

/** A tree: a crown of small arcs, its trunk, and a little shade at the right. */
export function tree(x: number, y: number, size: number): Stamp {
  const tall = chanceAt(x, y, 11) > 0.72;
  const r = size;
  const top = y - r * (tall ? 3 : 2.5);
  const f = short;
  const crown = tall
    ? `M${f(x - r * 0.8)} ${f(y - r * 0.5)}Q${f(x - r * 0.5)} ${f(y - r * 1.6)} ${f(x)} ${f(top)}Q${f(x + r * 0.5)} ${f(y - r * 1.6)} ${f(x + r * 0.8)} ${f(y - r * 0.5)}Z`
    : `M${f(x - r * 0.75)} ${f(y - r * 0.55)}a${f(r * 0.6)} ${f(r * 0.6)} 0 0 1 ${f(-r * 0.1)} ${f(-r * 1)}a${f(r * 0.85)} ${f(r * 0.85)} 0 0 1 ${f(r * 1.7)} 0a${f(r * 0.6)} ${f(r * 0.6)} 0 0 1 ${f(-r * 0.1)} ${f(r)}Z`;
  const shade =
    line(x + r * 0.35, y - r * 0.7, x + r * 0.7, y - r * 1.2) +
    line(x + r * 0.1, y - r * 0.7, x + r * 0.5, y - r * 1.35);
  return {
    d: crown + shade + line(x, y - r * 0.5, x, y),
    box: { left: x - r, right: x + r, top, bottom: y },
    foot: y,
  };
}

export function hill(x: number, y: number): Stamp {
  const r = 6 + chanceAt(x, y, 21) * 3;
  const f = short;
  return {
    d:
      `M${f(x - r)} ${f(y)}Q${f(x - r * 0.4)} ${f(y - r)} ${f(x)} ${f(y - r * 0.95)}Q${f(x + r * 0.6)} ${f(y - r * 0.85)} ${f(x + r)} ${f(y)}` +
      line(x + r * 0.25, y - r * 0.72, x + r * 0.12, y - r * 0.36) +
      line(x + r * 0.5, y - r * 0.55, x + r * 0.36, y - r * 0.22),
    box: { left: x - r, right: x + r, top: y - r, bottom: y },
    foot: y,
  };
}

/** Reeds over a line of water. */
export function reeds(x: number, y: number): string {
  const f = short;
  return [
    line(x - 6, y, x + 6, y),
    line(x - 3, y + 1.8, x + 4, y + 1.8),
    `M${f(x - 2.6)} ${f(y - 0.8)}q-.4-2-1.4-3.6`,
    line(x, y - 0.8, x, y - 5.2),
    `M${f(x + 2.6)} ${f(y - 0.8)}q.4-2 1.4-3.6`,
  ].join('');
}

/**
 * Stamps in few paths, farthest first: those in one path do not overlap, so each covers what it should, and lie in one
 * field of the sheet.
 */
export function layered(stamps: readonly Stamp[]): string[] {
  const layers: Map<string, string>[] = [];
  const laid: { readonly box: Box; readonly layer: number }[] = [];
  for (const { d, box } of stamps.toSorted((a, b) => a.foot - b.foot)) {
    const below = laid.filter((other) => overlap(other.box, box));
    const layer = Math.max(-1, ...below.map((other) => other.layer)) + 1;
    laid.push({ box, layer });
    layers[layer] ??= new Map();
    const field = fieldOf(box);
    layers[layer].set(field, (layers[layer].get(field) ?? '') + d);
  }
  return layers.flatMap((fields) => Array.from(fields.values()));
}
