/** The page of a study: tables with bars that show each share and its bounds. One file, no script, nothing from elsewhere. */
import type { Interval } from '@westmarch/bots';
import type { Tally } from '@westmarch/table';
import { bounds, byShare, type NameOf, signed } from './words.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WIDE = 260;
const TALL = 16;
/** A share as a mark between its bounds, on a line from `from` to `to`; the thin line is where nothing is gained. */
function bar(interval: Interval | null, from: number, to: number, even: number): string {
  if (interval === null) return '';
  const x = (value: number): string =>
    (((Math.max(from, Math.min(to, value)) - from) / (to - from)) * WIDE).toFixed(1);
  const kind = interval.low > even ? 'good' : interval.high < even ? 'bad' : 'open';
  return `<svg class="${kind}" viewBox="0 0 ${WIDE} ${TALL}" role="img" aria-label="${escaped(bounds(interval))}"><line class="even" x1="${x(even)}" x2="${x(even)}" y1="0" y2="${TALL}"/><line x1="${x(interval.low)}" x2="${x(interval.high)}" y1="${TALL / 2}" y2="${TALL / 2}"/><circle cx="${x(interval.value)}" cy="${TALL / 2}" r="4"/></svg>`;
}

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div><table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('\n')}</tbody></table></div>`;

const STYLE = `body{font:17px/1.45 Georgia,serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#f6efdf}
table{border-collapse:collapse;margin:1rem 0 2rem}th,td{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid #d9cbab;font-variant-numeric:tabular-nums}
div{overflow-x:auto}td{white-space:nowrap}svg{width:16rem;overflow:visible;display:block;margin:0 .4rem}
svg line{stroke:#6b5b45;stroke-width:2}svg circle{fill:#6b5b45}svg .even{stroke:#b9a983;stroke-width:1}
svg.good line:not(.even){stroke:#2f6b4f}svg.good circle{fill:#2f6b4f}svg.bad line:not(.even){stroke:#963a2f}svg.bad circle{fill:#963a2f}
@media (max-width:40rem){body{font-size:15px;margin:1rem auto}svg{width:6rem}th,td{padding-right:.5rem}td:first-child{white-space:normal;min-width:6rem}}
@media (prefers-color-scheme:dark){body{color:#e8dcc3;background:#1d1813}th,td{border-color:#463a2b}}`;

export function page(tally: Tally, nameOf: NameOf, about: string): string {
  const matchups = byShare(tally.matchups).map(({ name, games, share }) => [
    escaped(name),
    String(games),
    bar(share, 0, 1, 0.5),
    bounds(share),
  ]);
  const ends = Object.keys(tally.own).map((name) => [
    escaped(name),
    tally.own[name].toFixed(2),
    (tally.theirs[name] ?? 0).toFixed(2),
  ]);
  const cards = tally.cards.map((card) => [
    escaped(nameOf(card.id)),
    String(card.seen),
    card.drawn.toFixed(2),
    card.played.toFixed(2),
    card.discarded.toFixed(2),
    bar(card.effect, -0.4, 0.4, 0),
    signed(card.effect),
  ]);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(tally.deck)} in the laboratory</title><style>${STYLE}</style>
<h1>${escaped(tally.deck)}</h1>
<p>${escaped(about)}</p>
<p>${tally.games} games: <strong>${bounds(tally.all.share)}</strong> of the points; ${tally.turns.toFixed(1)} turns and ${tally.choices.toFixed(0)} choices a game.</p>
<h2>Against each deck, the hardest first</h2>
${table(['against', 'games', 'from nothing to everything', 'points'], matchups)}
<h2>At the end, on average</h2>
${table(['', 'deck', 'others'], ends)}
<h2>Cards, by what it brings to draw them</h2>
${table(['card', 'games', 'drawn', 'played', 'unplayed', 'worse or better', 'in points of 100'], cards)}
<p>Marks stand between their 95 % intervals. The effect of a card compares games in which it came to hand with those in which it did not.</p>
</html>
`;
}
