/** Over the map: the lands above or the Under-deeps, the drawing or the list, and what the signs mean. */
import { useState } from 'react';
import { TypeSign } from '../../art/signs.tsx';
import { Button } from '../../ui/Button.tsx';
import { showBelow, showList } from '../map-store.ts';
import { inWords } from '../sites.ts';
import s from './bar.module.css';

const REGIONS: readonly string[] = [
  'free-domain',
  'border-land',
  'wilderness',
  'shadow-land',
  'dark-domain',
  'coastal-sea',
];
const SITES: readonly string[] = [
  'haven',
  'free-hold',
  'border-hold',
  'ruins-and-lairs',
  'shadow-hold',
  'dark-hold',
];

export function MapBar({ below, list }: { below: boolean; list: boolean }) {
  const [legend, setLegend] = useState(false);
  return (
    <div className={s.bar} data-over-map="" data-flat={list}>
      <div className={s.row} role="group" aria-label="What the map shows">
        <Button aria-pressed={list} onClick={() => showList(!list)}>
          {list ? 'Drawing' : 'List'}
        </Button>
        {!list && (
          <>
            <Button aria-pressed={below} onClick={() => showBelow(!below)}>
              {below ? 'Lands above' : 'Under-deeps'}
            </Button>
            <Button aria-expanded={legend} onClick={() => setLegend(!legend)}>
              Signs
            </Button>
          </>
        )}
      </div>
      {legend && !list && (
        <div className={s.legend} role="group" aria-label="What the signs mean">
          <Kinds name="Regions" types={REGIONS} hatched />
          <Kinds name="Sites" types={SITES} />
        </div>
      )}
    </div>
  );
}

function Kinds({
  name,
  types,
  hatched = false,
}: {
  name: string;
  types: readonly string[];
  hatched?: boolean;
}) {
  return (
    <section>
      <h3>{name}</h3>
      <ul>
        {types.map((type) => (
          <li key={type}>
            {hatched && <Swatch type={type} />}
            <TypeSign type={type} size={16} />
            <span>{inWords(type)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hatching of a region type, as it is on the sheet. */
function Swatch({ type }: { type: string }) {
  return (
    <svg className={s.swatch} width="26" height="16" aria-hidden="true">
      <rect width="26" height="16" fill={`url(#map-${type})`} />
    </svg>
  );
}
