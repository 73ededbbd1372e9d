/** The board, drawn for 100 columns. */
import { cardsIn, councilPoints, pointKinds, rawPoints, Zone } from '@westmarch/meccg';
import { brief } from './facts.ts';
import { capital, fit, type Look, wrap } from './look.ts';
import type { Seat } from './seat.ts';
import { type Company, companiesAt, type Fighter, pilesOf } from './side.ts';
import { phasePath, situation } from './situation.ts';

const rule = (look: Look): string => look.paint.dim('─'.repeat(look.width));

/** Time as a path, the present phase marked by brackets as well as by colour. */
function phaseLine(seat: Seat, look: Look): string {
  const { names, now } = phasePath(seat);
  const path = names
    .map((name, i) => (i === now ? look.paint.bold(look.paint.cyan(`[${name}]`)) : look.paint.dim(name)))
    .join(look.paint.dim(' › '));
  const { turn, active } = seat.view.global;
  const whose =
    turn === 0 ? '' : `Turn ${turn}, ${active === seat.you ? 'yours' : `${seat.player(active)}'s`}   `;
  return `${look.paint.bold(whose)}${path}`;
}

/** Where the column of what someone bears begins. */
const BEARS = 63;
const COLUMNS = '  character              prow/body  mind  infl  corr  state     bears';

function fighterLines(f: Fighter, look: Look): string[] {
  const name = `${f.follows === '' ? '' : '↳ '}${f.name}`;
  const status =
    f.status === 'wounded'
      ? look.paint.red('wounded  ')
      : f.status === 'tapped'
        ? look.paint.yellow('tapped   ')
        : look.paint.green('untapped ');
  const numbers = [
    `${f.prowess}/${f.body}`.padStart(7),
    (f.avatar ? '–' : String(f.mind)).padStart(8),
    String(f.influence).padStart(6),
    (f.corruption === 0 ? '·' : String(f.corruption)).padStart(6),
  ].join('');
  const strong = f.avatar ? look.paint.bold : (text: string): string => text;
  const [first, ...rest] = wrap(f.bears.join(', '), look.width - BEARS);
  return [
    `  ${strong(fit(name, 22))}${numbers}  ${status} ${first}`.trimEnd(),
    ...rest.map((line) => `${' '.repeat(BEARS)}${line}`),
  ];
}

function companyLines(company: Company, look: Look): string[] {
  const tapped = company.siteTapped ? ', tapped' : '';
  const to = company.goesTo === '' ? '' : ` → ${company.goesTo}`;
  return [
    `▸ ${look.paint.bold(company.site)} ${company.siteType === '' ? '' : look.paint.dim(`(${company.siteType}${tapped})`)}${look.paint.cyan(to)}`,
    ...company.members.flatMap((f) => fighterLines(f, look)),
  ];
}

function sideLines(seat: Seat, player: number, look: Look): string[] {
  const piles = pilesOf(seat, player);
  const name = capital(seat.player(player));
  const counts = [
    `hand ${piles.hand}`,
    `play deck ${piles.deck}`,
    `discard ${piles.discard}`,
    `sideboard ${piles.sideboard}`,
    `general influence ${piles.influenceUsed} of ${piles.influence}`,
  ].join(' · ');
  const lists: (readonly [string, readonly string[]])[] = [
    ['events', piles.events],
    ['factions', piles.factions],
    ['stored and defeated', piles.stored],
  ];
  const extra = lists
    .filter(([, cards]) => cards.length > 0)
    .flatMap(([title, cards]) =>
      wrap(`${title}: ${cards.join(', ')}`, look.width - 2, '  ').map((line) => `  ${line}`),
    );
  const companies = companiesAt(seat, player).flatMap((company) => companyLines(company, look));
  return [`${look.paint.bold(name.toUpperCase())}  ${look.paint.dim(counts)}`, ...companies, ...extra];
}

/** Points by kind, both players, and what they would count at the Council. */
export function pointLines(seat: Seat, look: Look): string[] {
  const head = pointKinds.slice(1).map((kind) => kind.padStart(kind.length + 2));
  const rows = seat.players.map((name, i) => {
    const player = i + 1;
    const own = rawPoints(seat.view, player);
    const cells = pointKinds.slice(1).map((kind, k) => String(own[k + 1]).padStart(kind.length + 2));
    const other = player === 1 ? 2 : 1;
    return `${fit(capital(name), 10)}${cells.join('')}   ${look.paint.bold(String(councilPoints(seat.view, player, other)).padStart(7))}`;
  });
  return [look.paint.dim(`${'points'.padEnd(10)}${head.join('')}   Council`), ...rows];
}

/** The hand in two columns. */
export function handLines(seat: Seat, look: Look): string[] {
  const cards = cardsIn(seat.view, Zone.hand, seat.you);
  if (cards.length === 0) return [look.paint.dim('Your hand is empty.')];
  const half = Math.ceil(cards.length / 2);
  const cell = (card: number | undefined): string => {
    if (card === undefined) return '';
    const name = fit(seat.card(card), 26);
    return `${name} ${look.paint.dim(fit(brief(seat.view, card), 21))}`;
  };
  return [
    look.paint.bold('HAND'),
    ...cards.slice(0, half).map((card, i) => `  ${cell(card)}  ${cell(cards[half + i])}`.trimEnd()),
  ];
}

export const phaseLines = (seat: Seat, look: Look): string[] => [rule(look), phaseLine(seat, look)];

export function boardLines(seat: Seat, look: Look): string[] {
  const others = seat.players.map((_name, i) => i + 1).filter((p) => p !== seat.you);
  return [
    rule(look),
    look.paint.dim(COLUMNS),
    ...others.flatMap((p) => sideLines(seat, p, look)),
    ...(seat.you === 0 ? [] : ['', ...sideLines(seat, seat.you, look)]),
    rule(look),
    ...pointLines(seat, look),
    ...(seat.you === 0 ? [] : [rule(look), ...handLines(seat, look)]),
    rule(look),
  ];
}

/** What goes on right now, wrapped. */
export const situationLines = (seat: Seat, look: Look): string[] =>
  situation(seat).flatMap((line) => wrap(capital(line), look.width, '  '));
