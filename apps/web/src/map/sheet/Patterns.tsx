/** The hatching of each region type: colour is never the only sign. */

import s from './sheet.module.css';
import { key } from './types.ts';

const DRAWN = [
  { type: 'free-domain', width: 11, height: 11, turn: 0, d: 'M2.5 2.5h.01M8 8h.01', dots: true },
  { type: 'border-land', width: 9, height: 9, turn: 45, d: 'M0 0V9', dots: false },
  {
    type: 'wilderness',
    width: 22,
    height: 18,
    turn: 0,
    d: 'M4 6l-.8-2.6M5 6V2.8M6 6l.8-2.6M15 15l-.8-2.6M16 15v-3.2M17 15l.8-2.6',
    dots: false,
  },
  { type: 'shadow-land', width: 5.5, height: 5.5, turn: -45, d: 'M0 0V5.5', dots: false },
  { type: 'dark-domain', width: 5.5, height: 5.5, turn: 45, d: 'M0 0V5.5M0 0H5.5', dots: false },
  {
    type: 'coastal-sea',
    width: 30,
    height: 15,
    turn: 0,
    d: 'M2 4q3-2.6 6 0t6 0M17 11.5q3-2.6 6 0t6 0',
    dots: false,
  },
] as const;

export function Patterns() {
  return (
    <defs>
      {DRAWN.map(({ type, width, height, turn, d, dots }) => (
        <pattern
          key={type}
          id={`map-${type}`}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path className={`${s.hatch} ${s[key(type)]}`} data-dots={dots} d={d} />
        </pattern>
      ))}
    </defs>
  );
}
