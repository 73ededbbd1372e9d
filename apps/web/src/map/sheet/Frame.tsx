/** The frame with its measure, the compass, and what the sheet is called. */
import { HEIGHT, WIDTH } from '../chart.ts';
import s from './sheet.module.css';

const EDGE = 14;
/** A chequered measure along all four sides. */
const MEASURE = (() => {
  const step = 40;
  let d = '';
  for (let x = EDGE; x < WIDTH - EDGE; x += 2 * step) {
    const width = Math.min(step, WIDTH - EDGE - x);
    d += `M${x} 6h${width}v5h${-width}zM${x} ${HEIGHT - 11}h${width}v5h${-width}z`;
  }
  for (let y = EDGE; y < HEIGHT - EDGE; y += 2 * step) {
    const height = Math.min(step, HEIGHT - EDGE - y);
    d += `M6 ${y}v${height}h5v${-height}zM${WIDTH - 11} ${y}v${height}h5v${-height}z`;
  }
  return d;
})();

const inset = (by: number): { x: number; y: number; width: number; height: number } => ({
  x: by,
  y: by,
  width: WIDTH - 2 * by,
  height: HEIGHT - 2 * by,
});

interface Titled {
  readonly title: string;
  readonly subtitle: string;
}

export function Frame({ title, subtitle }: Titled) {
  return (
    <g className={s.frame}>
      <path
        className={s.margin}
        d={`M0 0H${WIDTH}V${HEIGHT}H0zM${EDGE} ${EDGE}V${HEIGHT - EDGE}H${WIDTH - EDGE}V${EDGE}z`}
      />
      <rect {...inset(2)} />
      <rect {...inset(5)} strokeWidth={0.7} />
      <path className={s.measure} d={MEASURE} />
      <rect {...inset(12)} strokeWidth={0.7} />
      <rect {...inset(EDGE)} />
      <Compass x={1510} y={1076} />
      <Title title={title} subtitle={subtitle} />
    </g>
  );
}

function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={s.compass}>
      <circle r="40" />
      <circle r="36.5" strokeWidth="0.6" />
      <circle r="22" strokeWidth="0.6" />
      <path
        d="M0-33 4.6-4.6 0 0ZM33 0 4.6 4.6 0 0ZM0 33-4.6 4.6 0 0ZM-33 0-4.6-4.6 0 0Z"
        className={s.measure}
      />
      <path d="M0-33 4.6-4.6 33 0 4.6 4.6 0 33-4.6 4.6-33 0-4.6-4.6Z" />
      <path d="M0-20 3-3 20 0 3 3 0 20-3 3-20 0-3-3Z" transform="rotate(45)" strokeWidth="0.6" />
      <path d="M0-46l4 6h-8z" className={s.measure} />
      <text y="-50" className={s.north}>
        N
      </text>
    </g>
  );
}

function Title({ title, subtitle }: Titled) {
  return (
    <g transform="translate(150 1128)" className={s.title}>
      <path
        d="M-104 20q0-14 14-14 0-52 0-52-14 0-14-14h208q0 14-14 14v52q14 0 14 14z"
        className={s.cartouche}
      />
      <path d="M-84 14h168v-68h-168z" className={s.cartoucheLine} />
      <text y="-24">{title}</text>
      <text y="-4" className={s.subtitle}>
        {subtitle}
      </text>
    </g>
  );
}
