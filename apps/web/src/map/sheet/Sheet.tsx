/**
 * The sheet itself, drawn once: sea with water lining, land, regions by wash and hatching, rivers, heights, woods,
 * lettering, frame and compass. Nothing on it can be pressed, and nothing on it changes.
 */
import { memo, useId } from 'react';
import { coast, HEIGHT, lakes, rivers, WIDTH } from '../chart.ts';
import { curveOf, pathOf } from '../geometry.ts';
import { Frame } from './Frame.tsx';
import { closed, fielded } from './fields.ts';
import { Heights } from './Heights.tsx';
import { Lettering } from './Lettering.tsx';
import { Patterns } from './Patterns.tsx';
import { LandRegions, SeaRegions } from './Regions.tsx';
import s from './sheet.module.css';

const LAND = coast.map((ring) => pathOf(ring, true)).join('');
const SHORES = fielded(coast.map(closed));
const LAKES = lakes.map(({ line }) => pathOf(line, true)).join('');

/** Lines along the shore, nearer to each other towards it, as engravers draw water. */
const LINING = [
  { width: 27, opacity: 0.22 },
  { width: 18.5, opacity: 0.36 },
  { width: 11.5, opacity: 0.55 },
  { width: 5.6, opacity: 0.8 },
] as const;

const WIDE_RIVERS = new Set(['Celduin', 'Gwathló', 'Isen', 'Baranduin', 'Entwash', 'Lhûn']);
const PARTS = 5;
/** A river widens towards its mouth: its line in parts, each wider than the last. */
const RIVERS = rivers.flatMap(({ name, line }) => {
  const mouth = name === 'Anduin' ? 3.6 : WIDE_RIVERS.has(name) ? 2 : 1.4;
  return Array.from({ length: PARTS }, (_x, i) => {
    const last = line.length - 1;
    const part = line.slice(Math.floor((last * i) / PARTS), Math.floor((last * (i + 1)) / PARTS) + 1);
    return { d: curveOf(part), width: mouth * (0.45 + (0.55 * (i + 1)) / PARTS) };
  }).filter(({ d }) => d.includes('L') || d.includes('C'));
});

export const Sheet = memo(function Sheet() {
  const land = useId();
  return (
    <svg className={s.sheet} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Patterns />
      <clipPath id={land}>
        <path d={LAND} />
      </clipPath>
      <rect className={s.sea} width={WIDTH} height={HEIGHT} />
      <SeaRegions />
      {LINING.map(({ width, opacity }) => (
        <g key={width}>
          {SHORES.map((d) => (
            <path
              key={d}
              className={s.lining}
              d={d}
              strokeWidth={width + 1.3}
              style={{ '--inked': `${opacity * 100}%` }}
            />
          ))}
          {SHORES.map((d) => (
            <path key={d} className={s.liningGap} d={d} strokeWidth={width} />
          ))}
        </g>
      ))}
      <path className={s.land} d={LAND} />
      <g clipPath={`url(#${land})`}>
        <LandRegions />
      </g>
      <g className={s.rivers}>
        {RIVERS.map(({ d, width }, i) => (
          <path key={`${i}-${width}`} d={d} strokeWidth={width} />
        ))}
      </g>
      <path className={s.lake} d={LAKES} />
      <path className={s.lakeLine} d={LAKES} />
      {SHORES.map((d) => (
        <path key={d} className={s.coast} d={d} />
      ))}
      <Heights />
      <Lettering />
      <Frame title="Middle-earth" subtitle="in the years of the Ring" />
    </svg>
  );
});
