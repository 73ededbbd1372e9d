/**
 * The page that shows how far the work has come.
 *
 * Owns   its structure and its words. Not its looks (page.css) nor its figures (status.ts).
 * Keeps  colour is never the only sign: every bar has its figures beside it, every verdict its word.
 */
import { type Html, html } from './html.ts';
import { type Absent, isAbsent } from './status/absent.ts';
import type { Benchmark } from './status/benchmarks.ts';
import type { CardFigures } from './status/cards.ts';
import type { RuleFigures } from './status/rules.ts';
import type { GameStatus, Status } from './status.ts';

export function renderPage({ games, benchmarks }: Status): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Westmarch plays two Middle-earth card games by their full rules. This page shows how far the work has come.">
<title>Westmarch: the state of the work</title>
<link rel="icon" href="/status/icon.svg" type="image/svg+xml">
<link rel="preload" href="/status/eb-garamond.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/status/page.css">
</head>
<body>
<header>
<h1>Westmarch</h1>
<p class="motto">Two Middle-earth card games, by their full rules.</p>
${ORNAMENT}
<p class="lead"><a href="/">The table</a> is where you play; <code>npx westmarch play meccg</code> plays a whole game in the terminal. Below is how far the cards and the rules have come, and what has been measured, read from the project’s own files.</p>
</header>
<main>
<div class="games">${games.map(gameSection)}</div>
<section aria-labelledby="benchmarks">
<h2 id="benchmarks">Benchmarks</h2>
${isAbsent(benchmarks) ? nothing(benchmarks) : benchmarkTable(benchmarks)}
</section>
</main>
<footer>
<p>The same figures as <a href="/api/status">data</a>. Westmarch is free software under the MIT licence, made by players for players, and is not connected with the publishers of either game.</p>
</footer>
</body>
</html>
`.text;
}

function gameSection({ game, name, publisher, cards, rules }: GameStatus): Html {
  return html`<section class="game" aria-labelledby="${game}">
<div><h2 id="${game}">${name}</h2>
<p class="publisher">${publisher}</p></div>
<h3>Cards</h3>
<div>${isAbsent(cards) ? nothing(cards) : cardFigures(cards, `${game}-cards`)}</div>
<h3>Rules</h3>
<div>${isAbsent(rules) ? nothing(rules) : ruleFigures(rules, `${game}-rules`)}</div>
</section>`;
}

function cardFigures({ total, implemented, partial, missing }: CardFigures, key: string): Html {
  return html`${bar(total, [
    { kind: 'done', count: implemented },
    { kind: 'half', count: partial },
  ])}
<dl data-figures="${key}">
${figure('done', 'implemented', implemented)}
${figure('half', 'partial', partial)}
${figure('none', 'missing', missing)}
${figure('all', 'in all', total)}
</dl>`;
}

function ruleFigures({ total, cited, excused, deferred }: RuleFigures, key: string): Html {
  return html`${bar(total, [
    { kind: 'done', count: cited ?? 0 },
    { kind: 'half', count: excused },
    { kind: 'wait', count: deferred },
  ])}
<dl data-figures="${key}">
${figure('done', 'proved by a test', cited)}
${figure('half', 'beyond software', excused)}
${figure('wait', 'deferred', deferred)}
${figure('all', 'in all', total)}
</dl>
${cited === null ? html`<p class="nothing">The tests have not been counted against the ledger yet.</p>` : ''}`;
}

function figure(kind: string, label: string, count: number | null): Html {
  return html`<div class="${kind}"><dt>${label}</dt><dd>${count === null ? '–' : counted(count)}</dd></div>`;
}

interface Part {
  readonly kind: string;
  readonly count: number;
}

/** The figures stand beside it in words, so readers of the screen are spared the picture. */
function bar(total: number, parts: readonly Part[]): Html {
  let start = 0;
  const pieces = parts.map(({ kind, count }) => {
    const width = total === 0 ? 0 : (100 * count) / total;
    const piece = html`<rect class="${kind}" x="${start.toFixed(3)}%" width="${width.toFixed(3)}%" height="100%"/>`;
    start += width;
    return piece;
  });
  return html`<svg class="bar" aria-hidden="true">${pieces}</svg>`;
}

/** The roles are named because the table is laid out anew on a phone, which hides what it is from some browsers. */
function benchmarkTable(benchmarks: readonly Benchmark[]): Html {
  return html`<div class="table"><table role="table">
<thead><tr role="row"><th role="columnheader" scope="col">what</th><th role="columnheader" scope="col" class="number">measured</th><th role="columnheader" scope="col" class="number">floor</th><th role="columnheader" scope="col">verdict</th></tr></thead>
<tbody>${benchmarks.map(benchmarkRow)}</tbody>
</table></div>`;
}

function benchmarkRow({ group, name, value, unit, floor, better, holds }: Benchmark): Html {
  const limit =
    floor === null ? 'none' : `${better === 'lower' ? 'at most' : 'at least'} ${measured(floor, unit)}`;
  return html`<tr role="row"><th role="rowheader" scope="row">${group === '' ? '' : html`<span class="group">${group}</span> `}${name}</th>
<td role="cell" class="number">${measured(value, unit)}</td><td role="cell" class="number">${limit}</td>${verdict(holds)}</tr>
`;
}

function verdict(holds: boolean | null): Html {
  if (holds === null) return html`<td role="cell">–</td>`;
  return holds
    ? html`<td role="cell" class="holds">holds</td>`
    : html`<td role="cell" class="missed">missed</td>`;
}

function nothing({ absent }: Absent): Html {
  return html`<p class="nothing">${absent}</p>`;
}

function counted(count: number): string {
  return count.toLocaleString('en');
}

function measured(value: number, unit: string): string {
  return `${value.toLocaleString('en', { maximumSignificantDigits: 4 })} ${unit}`.trim();
}

/** Hatching and dots tell the parts of a bar apart without colour. */
const PATTERNS = html`<defs>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="ground" width="6" height="6"/><rect class="mark" width="2.5" height="6"/></pattern>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse"><circle class="mark" cx="3" cy="3" r="1.3"/></pattern>
</defs>`;

/** A rule with a star of eight points; it carries the patterns that the bars below are filled with. */
const ORNAMENT = html`<svg class="ornament" viewBox="0 0 320 24" aria-hidden="true">${PATTERNS}
<path class="line" d="M0 11H134M186 11H320"/><path class="line thin" d="M20 14H138M182 14H300"/>
<path class="star" d="m160 0 2.3 7 6.6-3.4-3.4 6.6 7 2.3-7 2.3 3.4 6.6-6.6-3.4-2.3 7-2.3-7-6.6 3.4 3.4-6.6-7-2.3 7-2.3-3.4-6.6 6.6 3.4z"/>
</svg>`;
