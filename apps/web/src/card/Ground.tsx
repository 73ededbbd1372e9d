/**
 * What lies under the writing of a card: its silhouette, the field of its people, its picture and badge, its ribbon.
 * A site has a landscape instead of a field, and its picture stands in it.
 */
import type { Face } from '@westmarch/protocol';
import { compositionOf } from '../art/composition.ts';
import { OUTLINES } from '../art/outlines.ts';
import { cannotDraw } from '../art/own/store.ts';
import { Picture } from '../art/Picture.tsx';
import { usePicture } from '../art/pictures.ts';
import s from './CardFace.module.css';

/** `own`: the address of a picture that the player has for it. */
export function Ground({ face, own }: { face: Face; own?: string | undefined }) {
  const { shape, colour, pattern, division, terrain, landscape } = compositionOf(face);
  const { edge, inner } = OUTLINES[shape];
  const picture = usePicture(face.id);
  const site = shape === 'site';
  if (own !== undefined)
    return (
      <svg className={s.ground} viewBox="0 0 90 126" aria-hidden="true" style={{ color: colour }}>
        <path className={s.vellum} d={edge} />
        <image
          href={own}
          x="2"
          y="2"
          width="86"
          height="122"
          preserveAspectRatio="xMidYMid slice"
          onError={() => cannotDraw(own)}
          style={{ clipPath: `path('${edge}')` }}
        />
        <path className={s.edge} d={edge} />
      </svg>
    );
  // Costs and strengths stand at the left of some cards: what is shown moves aside.
  const aside = face.numbers['strength'] !== undefined && !site ? 7 : 0;
  return (
    <svg className={s.ground} viewBox="0 0 90 126" aria-hidden="true" style={{ color: colour }}>
      <path className={s.vellum} d={edge} />
      <path className={s.field} d={inner} data-sky={terrain?.sky} />
      {division !== null && (
        <path className={s.division} d={division.path} style={{ clipPath: `path('${inner}')` }} />
      )}
      {!site && <path className={s.pattern} d={inner} fill={`url(#pattern-${pattern})`} />}
      {landscape.map(({ depth, d }, i) => (
        <path key={`${depth}${i}`} className={s.land} data-depth={depth} data-sky={terrain?.sky} d={d} />
      ))}
      {picture !== undefined && (
        <g className={s.picture}>
          <Picture path={picture.icon} x={site ? 23 : 20 + aside} y={site ? 40 : 38} size={site ? 44 : 50} />
        </g>
      )}
      {picture !== undefined && picture.badge !== '' && (
        <g
          className={s.badge}
          transform={`translate(${aside > 0 || site ? 65 : 7} ${site ? 38 : aside > 0 ? 44 : 70})`}
        >
          <circle cx="9" cy="9" r="10" />
          <Picture path={picture.badge} x={1.5} y={1.5} size={15} />
        </g>
      )}
      {shape === 'event' && <path className={s.ribbon} d="M0 86h90l-6 8 6 8H0l6-8z" />}
      {face.unique && <path className={s.unique} d="M45 0l3.2 3.4L45 6.8l-3.2-3.4z" />}
      <path className={s.edge} d={edge} />
    </svg>
  );
}
