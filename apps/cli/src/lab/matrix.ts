/** The matrix of decks as a picture: who wins against whom, as a square of squares. One file, no script. */
import type { Interval } from '@westmarch/bots';

/** What a deck won against another, from 0 to 1; null against itself and where they may not meet. */
export type Share = Interval | null;

export interface Matrix {
  readonly names: readonly string[];
  readonly shares: readonly (readonly Share[])[];
  readonly games: number;
  readonly about: string;
}

/** The share of all points that a deck won, the decks that it met counting alike. */
export function meanOf(row: readonly Share[]): Interval {
  const met = row.filter((share) => share !== null);
  if (met.length === 0) return { value: 0.5, low: 0, high: 1 };
  const value = met.reduce((sum, share) => sum + share.value, 0) / met.length;
  // Games against one deck say nothing of those against another: what each may be wrong by does not add up.
  const below = Math.hypot(...met.map((share) => share.value - share.low)) / met.length;
  const above = Math.hypot(...met.map((share) => share.high - share.value)) / met.length;
  return { value, low: Math.max(0, value - below), high: Math.min(1, value + above) };
}

/** What the other deck of a pair won. */
export const turned = ({ value, low, high }: Interval): Interval => ({
  value: 1 - value,
  low: 1 - high,
  high: 1 - low,
});

/** By how much shares may be wrong, as a rule. */
function usualDoubt(shares: readonly Share[]): number {
  const met = shares.filter((share) => share !== null);
  return met.reduce((sum, { low, high }) => sum + (high - low) / 2, 0) / Math.max(1, met.length);
}

/** How far the numbers of a picture may be off. */
export function doubtInWords({ shares }: Matrix): string {
  const [one, mean] = [usualDoubt(shares.flat()), usualDoubt(shares.map(meanOf))];
  return `A square may be off by ${percent(one)} on average, a mean by ${percent(mean)} (95 %).`;
}

/** The strongest first: in rows and in columns. */
export function inOrder({ names, shares, ...rest }: Matrix): Matrix {
  const mean = shares.map((row) => meanOf(row).value);
  const order = names.map((_name, i) => i).toSorted((a, b) => mean[b] - mean[a] || a - b);
  return {
    ...rest,
    names: order.map((i) => names[i]),
    shares: order.map((i) => order.map((j) => shares[i][j])),
  };
}

const CELL = 30;
/** A letter of a name, as wide as the widest face draws one on average; and the least room for names. */
const LETTER = 8.2;
const LEAST_LABEL = 140;
const TOP = 80;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** From madder over vellum to verdigris. */
function colourOf(share: number): string {
  const [from, to] =
    share < 0.5
      ? [
          [246, 239, 223],
          [170, 70, 55],
        ]
      : [
          [246, 239, 223],
          [60, 125, 100],
        ];
  const part = Math.min(1, Math.abs(share - 0.5) * 2);
  const mixed = from.map((one, i) => Math.round(one + (to[i] - one) * part));
  return `rgb(${mixed.join(',')})`;
}
const inkOf = (share: number): string => (Math.abs(share - 0.5) > 0.34 ? 'n light' : 'n');
const percent = (share: number): string => String(Math.round(share * 100));

const HOW_TO_READ =
  'Rows: points of 100 that the deck won against the deck of the column; at the right its mean.';
const within = ({ value, low, high }: Interval): string =>
  `${percent(value)} % (${percent(low)} to ${percent(high)})`;

export function picture(matrix: Matrix): string {
  const { names, shares, about } = inOrder(matrix);
  const n = names.length;
  const label = Math.max(LEAST_LABEL, ...names.map((name) => Math.ceil((name.length + 4) * LETTER)));
  const heads = [about, HOW_TO_READ, doubtInWords(matrix)];
  const longest = Math.max(...heads.map((head) => head.length));
  const width = Math.max(label + (n + 1.6) * CELL + 12, Math.ceil(longest * LETTER) + 24);
  const height = TOP + (n + 1) * CELL + 16;
  const parts: string[] = [];
  for (const [i, name] of names.entries()) {
    const y = TOP + (i + 1) * CELL;
    const mean = meanOf(shares[i]);
    parts.push(
      `<text x="${label - 8}" y="${y + 20}" text-anchor="end">${i + 1}. ${escaped(name)}</text>`,
      `<text class="n" x="${label + (i + 0.5) * CELL}" y="${TOP + 20}">${i + 1}</text>`,
      `<text class="m" x="${label + (n + 0.9) * CELL}" y="${y + 20}">${percent(mean.value)}<title>${escaped(`${name}: ${within(mean)}`)}</title></text>`,
    );
    for (const [j, share] of shares[i].entries()) {
      const x = label + j * CELL;
      if (share === null)
        parts.push(`<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#d9c9a6"/>`);
      else
        parts.push(
          `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${colourOf(share.value)}"><title>${escaped(`${name} against ${names[j]}: ${within(share)}`)}</title></rect>`,
          `<text class="${inkOf(share.value)}" x="${x + CELL / 2}" y="${y + 20}">${percent(share.value)}</text>`,
        );
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(about)}">
<style>text{font:14px Georgia,serif;fill:#2a2119}.n{text-anchor:middle;font-size:12px}.light{fill:#fffaf0}.m{text-anchor:middle;font-weight:bold}</style>
<rect width="${width}" height="${height}" fill="#fbf7ec"/>
${heads.map((head, i) => `<text x="12" y="${24 + i * 20}">${escaped(head)}</text>`).join('\n')}
${parts.join('\n')}
</svg>
`;
}
