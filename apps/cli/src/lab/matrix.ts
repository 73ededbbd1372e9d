/** The matrix of decks as a picture: who wins against whom, as a square of squares. One file, no script. */

export interface Matrix {
  readonly names: readonly string[];
  /** Of each deck against each other, its share of the points from 0 to 1; null against itself and where they may not meet. */
  readonly shares: readonly (readonly (number | null)[])[];
  readonly games: number;
  readonly about: string;
}

/** The share of all points that a deck won, the decks that it met counting alike. */
export function meanOf(row: readonly (number | null)[]): number {
  const met = row.filter((share) => share !== null);
  return met.length === 0 ? 0.5 : met.reduce((sum, share) => sum + share, 0) / met.length;
}

/** The strongest first: in rows and in columns. */
export function inOrder({ names, shares, ...rest }: Matrix): Matrix {
  const order = names.map((_name, i) => i).toSorted((a, b) => meanOf(shares[b]) - meanOf(shares[a]) || a - b);
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
const TOP = 60;

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

export function picture(matrix: Matrix): string {
  const { names, shares, about } = inOrder(matrix);
  const n = names.length;
  const label = Math.max(LEAST_LABEL, ...names.map((name) => Math.ceil((name.length + 4) * LETTER)));
  const width = label + (n + 1.6) * CELL + 12;
  const height = TOP + (n + 1) * CELL + 16;
  const parts: string[] = [];
  for (const [i, name] of names.entries()) {
    const y = TOP + (i + 1) * CELL;
    parts.push(
      `<text x="${label - 8}" y="${y + 20}" text-anchor="end">${i + 1}. ${escaped(name)}</text>`,
      `<text class="n" x="${label + (i + 0.5) * CELL}" y="${TOP + 20}">${i + 1}</text>`,
      `<text class="m" x="${label + (n + 0.9) * CELL}" y="${y + 20}">${percent(meanOf(shares[i]))}</text>`,
    );
    for (const [j, share] of shares[i].entries()) {
      const x = label + j * CELL;
      if (share === null)
        parts.push(`<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#d9c9a6"/>`);
      else
        parts.push(
          `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${colourOf(share)}"><title>${escaped(`${name} against ${names[j]}: ${percent(share)} %`)}</title></rect>`,
          `<text class="${inkOf(share)}" x="${x + CELL / 2}" y="${y + 20}">${percent(share)}</text>`,
        );
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(about)}">
<style>text{font:14px Georgia,serif;fill:#2a2119}.n{text-anchor:middle;font-size:12px}.light{fill:#fffaf0}.m{text-anchor:middle;font-weight:bold}</style>
<rect width="${width}" height="${height}" fill="#fbf7ec"/>
<text x="12" y="24">${escaped(about)}</text>
<text x="12" y="44">Rows: points of 100 that the deck won against the deck of the column; at the right its mean.</text>
${parts.join('\n')}
</svg>
`;
}
