/** The board, drawn for 100 columns. */
import type { MeccgScene, MeccgSide } from '@westmarch/protocol';
import type { Faces } from '../drawing.ts';
import { capital, fit, type Look, pathLine, rule, wrap } from '../look.ts';
import { brief, type Company, type Fighter, sideOf } from './side.ts';

/** Where the column of what someone bears begins. */
const BEARS = 63;
const COLUMNS = '  character              prow/body  mind  infl  corr  state     bears';

function fighterLines(f: Fighter, look: Look): string[] {
  const name = `${f.follows === '' ? '' : '↳ '}${f.name}${f.leader ? ' ♔' : ''}`;
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
    `▸ ${look.paint.bold(company.site)} ${company.siteType === '' ? '' : look.paint.dim(`(${[`${company.siteType}${tapped}`, ...company.notes].join('; ')})`)}${look.paint.cyan(to)}`,
    ...company.members.flatMap((f) => fighterLines(f, look)),
  ];
}

function sideLines(side: MeccgSide, faces: Faces, look: Look): string[] {
  const { companies, agents, prisoners, events, factions, stored } = sideOf(side, faces);
  const counts = [
    `hand ${side.hand.count}`,
    `play deck ${side.deck.count}`,
    `discard ${side.discard.count}`,
    `sideboard ${side.sideboard.count}`,
    `general influence ${side.influence.used} of ${side.influence.of}`,
    ...side.standing.map(({ name, value }) => `${name} ${value}`),
  ].join(' · ');
  const lists: (readonly [string, readonly string[]])[] = [
    ['agents', agents],
    ['prisoners', prisoners],
    ['events', events],
    ['factions', factions],
    ['stored and defeated', stored],
  ];
  const extra = lists
    .filter(([, cards]) => cards.length > 0)
    .flatMap(([title, cards]) =>
      wrap(
        `${title}: ${cards.join(title === 'agents' || title === 'prisoners' ? '; ' : ', ')}`,
        look.width - 2,
        '  ',
      ).map((line) => `  ${line}`),
    );
  return [
    `${look.paint.bold(side.name.toUpperCase())}  ${look.paint.dim(`${side.side} · `)}${look.paint.dim(counts)}`,
    ...companies.flatMap((company) => companyLines(company, look)),
    ...extra,
  ];
}

/** Points by kind, both players, and what they would count in the end. */
export function pointLines(scene: MeccgScene, look: Look): string[] {
  const kinds = scene.sides[0]?.points.map(({ kind }) => kind) ?? [];
  const head = kinds.map((kind) => kind.padStart(kind.length + 2));
  const rows = scene.sides.map(({ name, points, council }) => {
    const cells = points.map(({ kind, value }) => String(value).padStart(kind.length + 2));
    return `${fit(capital(name), 10)}${cells.join('')}   ${look.paint.bold(String(council).padStart(7))}`;
  });
  return [look.paint.dim(`${'points'.padEnd(10)}${head.join('')}     total`), ...rows];
}

/** The hand in two columns. */
export function handLines(scene: MeccgScene, faces: Faces, look: Look): string[] {
  const cards = scene.sides.find(({ seat }) => seat === scene.you)?.hand.cards ?? [];
  if (cards.length === 0) return [look.paint.dim('Your hand is empty.')];
  const half = Math.ceil(cards.length / 2);
  const cell = (face: string | undefined): string =>
    face === undefined ? '' : `${fit(faces.name(face), 26)} ${look.paint.dim(fit(brief(face, faces), 21))}`;
  return [
    look.paint.bold('HAND'),
    ...cards.slice(0, half).map(({ face }, i) => `  ${cell(face)}  ${cell(cards[half + i]?.face)}`.trimEnd()),
  ];
}

export const phaseLines = (scene: MeccgScene, look: Look): string[] => [
  rule(look),
  pathLine(scene.time, scene.you, scene.sides, look),
];

export function boardLines(scene: MeccgScene, faces: Faces, look: Look): string[] {
  const others = scene.sides.filter(({ seat }) => seat !== scene.you);
  const own = scene.sides.filter(({ seat }) => seat === scene.you);
  return [
    rule(look),
    look.paint.dim(COLUMNS),
    ...others.flatMap((side) => sideLines(side, faces, look)),
    ...own.flatMap((side) => ['', ...sideLines(side, faces, look)]),
    rule(look),
    ...pointLines(scene, look),
    ...(own.length === 0 ? [] : [rule(look), ...handLines(scene, faces, look)]),
    rule(look),
  ];
}
