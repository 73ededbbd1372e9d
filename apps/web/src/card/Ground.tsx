/** What lies under the writing of a card: its silhouette, pattern, picture and ribbon. */
import type { Face } from '@westmarch/protocol';
import { horizonOf, OUTLINES } from '../art/outlines.ts';
import { Picture } from '../art/Picture.tsx';
import s from './CardFace.module.css';
import { iconOf, shapeOf, toneOf } from './tone.ts';

export function Ground({ face }: { face: Face }) {
  const shape = shapeOf(face);
  const { colour, pattern } = toneOf(face);
  const { edge, inner } = OUTLINES[shape];
  return (
    <svg className={s.ground} viewBox="0 0 90 126" aria-hidden="true" style={{ color: colour }}>
      <path className={s.vellum} d={edge} />
      <path className={s.field} d={inner} />
      <path className={s.pattern} d={inner} fill={`url(#pattern-${pattern})`} />
      {shape === 'site' && <path className={s.land} d={horizonOf(face.tone.toLowerCase())} />}
      {shape !== 'site' && (
        <g className={s.picture}>
          <Picture name={iconOf(face)} x={22} y={42} size={46} />
        </g>
      )}
      {shape === 'event' && <path className={s.ribbon} d="M0 86h90l-6 8 6 8H0l6-8z" />}
      {face.unique && <path className={s.unique} d="M45 0l3.2 3.4L45 6.8l-3.2-3.4z" />}
      <path className={s.edge} d={edge} />
    </svg>
  );
}
