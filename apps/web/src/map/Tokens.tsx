/** Companies and agents as pieces: a shape for each side, with how many they are, and the leader's name. */
import { useLayoutEffect, useRef } from 'react';
import { isStill } from '../settings/settings.ts';
import { along, type Line, type Point } from './geometry.ts';
import s from './map.module.css';
import { spread, type Token } from './tokens.ts';

/** Yours is a shield; others have shapes of their own, in the order in which they sit. */
const SHAPES = [
  'M-9-10H9V0C9 6 4 10 0 12-4 10-9 6-9 0Z',
  'M0-12 11 0 0 12-11 0Z',
  'M-6-11H6L11 0 6 11H-6L-11 0Z',
  'M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11Z',
  'M0-12 11 9H-11Z',
] as const;

export const shapeOf = ({ yours, side }: Pick<Token, 'yours' | 'side'>, sides: number): string =>
  yours ? SHAPES[0] : SHAPES[1 + (side % Math.max(1, Math.min(sides, SHAPES.length - 1)))];

interface TokensProps {
  readonly tokens: readonly Token[];
  readonly offered: ReadonlySet<number>;
  readonly chosen: number;
}

export function Tokens({ tokens, offered, chosen }: TokensProps) {
  const aside = spread(tokens);
  return (
    <g>
      {tokens.map((token) => (
        <Piece
          key={token.key}
          token={token}
          aside={aside.get(token.key)?.by ?? 0}
          group={aside.get(token.key)?.of ?? 1}
          offered={offered.has(token.company)}
          chosen={token.company !== 0 && token.company === chosen}
        />
      ))}
    </g>
  );
}

interface PieceProps {
  readonly token: Token;
  readonly aside: number;
  /** How many stand there. */
  readonly group: number;
  readonly offered: boolean;
  readonly chosen: boolean;
}

/** Names go out to both sides from two; those of more stand one above the other, in the order of the pieces. */
function nameAt(
  aside: number,
  group: number,
): { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (group > 2) return { x: -aside * 25, y: -14 - 12 * ((group - 1) / 2 - aside), textAnchor: 'middle' };
  if (aside === 0) return { x: 0, y: -14, textAnchor: 'middle' };
  return aside < 0 ? { x: 9, y: -14, textAnchor: 'end' } : { x: -9, y: -14, textAnchor: 'start' };
}

function Piece({ token, aside, group, offered, chosen }: PieceProps) {
  const { at, name, size, kind, yours, side, acting, route, part } = token;
  const ref = useRef<SVGGElement>(null);
  useTravel(ref, at, route, part);
  const where = token.place === '' ? 'on its way' : `at ${token.place}`;
  const label = `${kind === 'agent' ? 'agent' : 'company of'} ${name}, ${yours ? 'yours' : 'theirs'}, ${where}`;
  return (
    <g ref={ref} style={{ translate: `${at[0]}px ${at[1]}px` }}>
      <g
        className={s.token}
        data-side={yours ? 'yours' : side % 4}
        data-kind={kind}
        data-acting={acting}
        data-offered={offered}
        data-chosen={chosen}
        data-token={token.key}
        role="img"
        aria-label={label}
        style={{ translate: `calc(${aside * 25}px * var(--s)) calc(-19px * var(--s))` }}
      >
        {(offered || chosen) && <circle className={s.glow} r="18" />}
        <path
          className={s.piece}
          d={kind === 'agent' ? 'M-8 9C-8-2-5-10 0-10S8-2 8 9Z' : shapeOf(token, 5)}
        />
        <text className={s.count} y="4">
          {kind === 'agent' ? '?' : size}
        </text>
        <text className={s.leader} {...nameAt(aside, group)}>
          {name}
        </text>
      </g>
    </g>
  );
}

/** It goes where it has come to, along its way where it has one. */
function useTravel(
  ref: { readonly current: SVGGElement | null },
  at: Point,
  route: Line,
  part: number,
): void {
  const was = useRef<{ readonly at: Point; readonly part: number; readonly route: Line }>({
    at,
    part,
    route,
  });
  const [x, y] = at;
  useLayoutEffect(() => {
    const before = was.current;
    was.current = { at: [x, y], part, route };
    if (ref.current === null || isStill() || (before.at[0] === x && before.at[1] === y)) return;
    // Arriving, it goes the rest of the way it was on.
    const way = route.length > 0 ? route : before.route;
    const from = before.route.length > 0 ? before.part : 0;
    const to = route.length > 0 ? part : 1;
    const points: Line =
      way.length > 1 && to > from
        ? [
            before.at,
            ...Array.from({ length: 12 }, (_x, i) => along(way, from + ((to - from) * (i + 1)) / 13)),
            [x, y],
          ]
        : [before.at, [x, y]];
    ref.current.animate(
      points.map(([px, py]) => ({ translate: `${px}px ${py}px` })),
      { duration: 900, easing: 'ease-in-out' },
    );
  });
}
