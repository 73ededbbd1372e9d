/** The board, drawn for 100 columns: the adventure path, the pool, every side, and the skirmishes with their totals. */
import type { Card, LotrScene, LotrSide, PathSite } from '@westmarch/protocol';
import type { Faces } from '../drawing.ts';
import { fit, type Look, listOf, pathLine, rule, wrap } from '../look.ts';
import { brief, type Fighter, fighterOf, isFighter, siteName, supporter } from './side.ts';

const NAME = 34;
/** Where the column of marks and what someone bears begins. */
const MORE = 59;
const COLUMNS = `  ${'character'.padEnd(NAME)}str  vitality  resist`;

function fighterLines(f: Fighter, look: Look): string[] {
  const life = `${'♥'.repeat(Math.max(0, f.vitality))}${'·'.repeat(f.wounds)}`;
  const hurt = f.vitality <= 1 ? look.paint.red : f.wounds > 0 ? look.paint.yellow : look.paint.green;
  const numbers = `${String(f.strength).padStart(3)}  ${hurt(`${f.vitality} ${life}`.padEnd(8))}  ${f.resistance === null ? '     ·' : String(f.resistance).padStart(6)}`;
  const more = [
    ...f.marks,
    ...(f.bears.length === 0 ? [] : [`bears ${listOf(f.bears)}`]),
    ...(f.against === '' ? [] : [`against ${f.against}`]),
  ].join(', ');
  const [first, ...rest] = wrap(more, look.width - MORE);
  return [
    `  ${fit(f.name, NAME)}${numbers}  ${first}`.trimEnd(),
    ...rest.map((line) => `${' '.repeat(MORE)}${line}`),
  ];
}

function listLines(title: string, cards: readonly Card[], faces: Faces, look: Look): string[] {
  if (cards.length === 0) return [];
  const names = cards.map((card) => supporter(card, faces)).join(' · ');
  return wrap(`${title}: ${names}`, look.width - 2, '  ').map((line) => `  ${line}`);
}

function sideLines(scene: LotrScene, side: LotrSide, faces: Faces, look: Look): string[] {
  const counts = [
    `site ${side.site}`,
    `hand ${side.hand.count}`,
    `draw deck ${side.deck.count}`,
    `discard ${side.discard.count}`,
    ...(side.dead.count === 0 ? [] : [`dead ${side.dead.count}`]),
    `burdens ${side.burdens}`,
    ...(side.threats === 0 ? [] : [`threats ${side.threats}`]),
  ].join(' · ');
  const fighters = (cards: readonly Card[]): string[] =>
    cards.filter(isFighter).flatMap((card) => fighterLines(fighterOf(scene, card, faces), look));
  const supporting = side.support.filter((card) => !isFighter(card));
  return [
    `${look.paint.bold(side.name.toUpperCase())}  ${look.paint.dim(side.eliminated ? 'out of the game' : counts)}`,
    ...fighters(side.companions),
    ...fighters(side.support),
    ...listLines('support', supporting, faces, look),
    ...(side.minions.length === 0 ? [] : [look.paint.dim('  minions'), ...fighters(side.minions)]),
  ];
}

/** One site of the path in a line: its number, its name, what it brings, and who is there. */
function siteLine(scene: LotrScene, site: PathSite, faces: Faces, look: Look): string {
  const here = scene.sides.filter(({ seat }) => site.fellowships.includes(seat));
  const who = here.map((side) => (side.seat === scene.you ? 'you' : side.name));
  const shadow = site.card?.numbers['twilight'];
  const words = [
    shadow === undefined ? '' : `Shadow ${shadow}`,
    site.sanctuary ? 'sanctuary' : '',
    site.controlledBy === 0
      ? ''
      : `controlled by ${scene.sides.find(({ seat }) => seat === site.controlledBy)?.name ?? ''}`,
  ]
    .filter((word) => word !== '')
    .join(', ');
  const name = fit(siteName(site.card, faces), NAME);
  const marker = who.length === 0 ? ' ' : '▸';
  const line = `${marker} ${site.number}  ${site.card === null ? look.paint.dim(name) : name} ${look.paint.dim(fit(words, 24))} ${look.paint.cyan(who.join(', '))}`;
  return line.trimEnd();
}

export const pathLines = (scene: LotrScene, faces: Faces, look: Look): string[] => [
  look.paint.bold('ADVENTURE PATH'),
  ...scene.path.map((site) => siteLine(scene, site, faces, look)),
];

/** The path in one line, for the board: laid sites by their names, those to come by their numbers. */
function journeyLines(scene: LotrScene, faces: Faces, look: Look): string[] {
  const parts = scene.path.map(({ number, card, fellowships }) => {
    const here = fellowships.map((seat) => scene.sides.find((side) => side.seat === seat)?.name ?? '');
    const name = card === null ? `${number}` : `${number} ${faces.name(card.face)}`;
    return here.length === 0 ? name : `[${name}: ${listOf(here)}]`;
  });
  return wrap(parts.join(' › '), look.width, '  ');
}

function poolLine(scene: LotrScene, look: Look): string {
  const { made, limit } = scene.moves;
  const arrows = scene.archery;
  const parts = [
    `twilight ${scene.twilight}`,
    `moves ${made} of ${limit}`,
    ...(arrows === null ? [] : [`archery ${arrows[0]} to ${arrows[1]}`]),
  ];
  return look.paint.bold(parts.join(' · '));
}

function skirmishLines(scene: LotrScene, faces: Faces, look: Look): string[] {
  const all = scene.sides.flatMap(({ companions, support, minions }) => [
    ...companions,
    ...support,
    ...minions,
  ]);
  const name = (id: number): string => faces.short(all.find((card) => card.id === id)?.face ?? '');
  return scene.skirmishes.map(({ character, minions, strength, outcome, present }) => {
    const line = `${present ? '⚔' : ' '} ${name(character)} ${strength[0]} against ${listOf(minions.map(name))} ${strength[1]}: ${outcome}`;
    return present ? look.paint.bold(line) : line;
  });
}

/** The hand, a card a line where its text needs it: name, kind, numbers. */
export function handLines(scene: LotrScene, faces: Faces, look: Look): string[] {
  const cards = scene.sides.find(({ seat }) => seat === scene.you)?.hand.cards ?? [];
  if (cards.length === 0) return [look.paint.dim('Your hand is empty.')];
  const half = Math.ceil(cards.length / 2);
  const cell = (card: Card | undefined): string =>
    card === undefined
      ? ''
      : `${fit(faces.short(card.face), 22)} ${look.paint.dim(fit(brief(card, faces), 25))}`;
  return [
    look.paint.bold('HAND'),
    ...cards.slice(0, half).map((card, i) => `  ${cell(card)} ${cell(cards[half + i])}`.trimEnd()),
  ];
}

export const phaseLines = (scene: LotrScene, look: Look): string[] => [
  rule(look),
  pathLine(scene.time, scene.you, scene.sides, look),
];

export function boardLines(scene: LotrScene, faces: Faces, look: Look): string[] {
  const own = scene.sides.filter(({ seat }) => seat === scene.you);
  const others = scene.sides.filter(({ seat }) => seat !== scene.you);
  const skirmishes = skirmishLines(scene, faces, look);
  return [
    rule(look),
    ...journeyLines(scene, faces, look),
    poolLine(scene, look),
    rule(look),
    look.paint.dim(COLUMNS),
    ...others.flatMap((side) => sideLines(scene, side, faces, look)),
    ...own.flatMap((side) => ['', ...sideLines(scene, side, faces, look)]),
    ...(skirmishes.length === 0 ? [] : [rule(look), ...skirmishes]),
    ...(own.length === 0 ? [] : [rule(look), ...handLines(scene, faces, look)]),
    rule(look),
  ];
}
