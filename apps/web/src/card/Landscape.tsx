/** The country of a site by itself, over whatever room it is given: where a tile shows no more of the card. */
import type { Face } from '@westmarch/protocol';
import { compositionOf } from '../art/composition.ts';
import { Picture } from '../art/Picture.tsx';
import { usePicture } from '../art/pictures.ts';
import s from './CardFace.module.css';

export function Landscape({ face }: { face: Face }) {
  const { colour, terrain, landscape } = compositionOf(face);
  const picture = usePicture(face.id);
  const sky = terrain?.sky;
  return (
    <>
      {/* Wide and low: what lies far away may be stretched, what stands in it may not. */}
      <svg
        className={s.ground}
        viewBox="6 28 78 62"
        preserveAspectRatio="none"
        aria-hidden="true"
        style={{ color: colour }}
      >
        <path className={s.field} d="M6 0H84V94H6Z" data-sky={sky} />
        {landscape.map(({ depth, d }, i) => (
          <path key={`${depth}${i}`} className={s.land} data-depth={depth} data-sky={sky} d={d} />
        ))}
      </svg>
      {picture !== undefined && (
        <svg className={s.ground} viewBox="0 0 90 126" aria-hidden="true" style={{ color: colour }}>
          <g className={s.picture}>
            <Picture path={picture.icon} x={12} y={30} size={66} />
          </g>
        </svg>
      )}
    </>
  );
}
