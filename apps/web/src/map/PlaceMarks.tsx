/** The places of a sheet as signs of their type, with their names when one is near enough or they matter. */
import { memo } from 'react';
import { colourOf, signOf } from '../art/signs.tsx';
import type { Place } from './chart.ts';
import s from './map.module.css';

export interface PlaceMark {
  readonly place: Place;
  /** The type of the card that counts here: its sign. */
  readonly type: string;
  /** offered: it can be chosen now. */
  readonly offered: boolean;
  /** Its name is shown from afar. */
  readonly matters: boolean;
}

interface PlaceMarksProps {
  readonly marks: readonly PlaceMark[];
  readonly focused: string | null;
  readonly pointed: string | null;
  readonly labelOf: (mark: PlaceMark) => string;
}

export function PlaceMarks({ marks, focused, pointed, labelOf }: PlaceMarksProps) {
  const tab = marks.some(({ place }) => place.name === focused) ? focused : (marks[0]?.place.name ?? null);
  return (
    <g>
      {marks.map((mark) => (
        <Sign
          key={mark.place.name}
          place={mark.place}
          type={mark.type}
          offered={mark.offered}
          matters={mark.matters || mark.place.name === pointed || mark.place.name === focused}
          pointed={mark.place.name === pointed}
          tab={mark.place.name === tab}
          label={labelOf(mark)}
        />
      ))}
    </g>
  );
}

interface SignProps extends PlaceMark {
  readonly pointed: boolean;
  readonly tab: boolean;
  readonly label: string;
}

/** Where a name stands beside the sign, and how it is anchored. */
function nameAt(side: string): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  const across = side.includes('e') ? 1 : side.includes('w') ? -1 : 0;
  const down = side.startsWith('n') ? -1 : side.startsWith('s') ? 1 : 0;
  return {
    x: across * (down === 0 ? 10 : 7),
    y: 3.3 + down * (across === 0 ? 14 : 9),
    anchor: across > 0 ? 'start' : across < 0 ? 'end' : 'middle',
  };
}

const Sign = memo(function Sign({ place, type, offered, matters, pointed, tab, label }: SignProps) {
  const [x, y] = place.at;
  const name = nameAt(place.side);
  return (
    <g
      className={s.place}
      role="button"
      tabIndex={tab ? 0 : -1}
      aria-label={label}
      data-mark={place.name}
      data-offered={offered}
      data-matters={matters}
      data-pointed={pointed}
      data-type={type}
      style={{ translate: `${x}px ${y}px` }}
    >
      {offered && <circle className={s.glow} r="15" />}
      <circle className={s.ground} r={type === 'haven' ? 9.5 : 8} />
      <path
        className={s.sign}
        d={signOf(type)}
        transform={type === 'haven' ? 'translate(-6.8 -6.8) scale(.85)' : 'translate(-5.4 -5.4) scale(.675)'}
        style={{ fill: colourOf(type) }}
        fillRule="evenodd"
      />
      <text className={s.name} x={name.x} y={name.y} textAnchor={name.anchor}>
        {place.name}
      </text>
    </g>
  );
});
