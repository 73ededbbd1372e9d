/** Regions: a wash of their colour, deeper along the border as old maps were coloured, and the hatching of their type. */
import { type Region, regions } from '../chart.ts';
import { pathOf } from '../geometry.ts';
import { bordersOf } from './borders.ts';
import { fielded } from './fields.ts';
import s from './sheet.module.css';
import { key } from './types.ts';

const isSea = ({ type }: Region): boolean => type === 'coastal-sea';
const sea = regions.filter(isSea);
const land = regions.filter((region) => !isSea(region));
const SEA_BORDERS = fielded([...bordersOf(sea, 1), ...bordersOf(sea, 2)]);
const BORDERS = fielded(bordersOf(land, 2));
const EDGES = fielded(bordersOf(land, 1));

function Lines({ of, look }: { of: readonly string[]; look: string }) {
  return of.map((d) => <path key={d} className={look} d={d} />);
}

function Washes({ all }: { all: readonly Region[] }) {
  return all.map((region) => {
    const d = pathOf(region.ring, true);
    const id = `map-in-${regions.indexOf(region)}`;
    return (
      <g key={region.name} className={s[key(region.type)]}>
        <clipPath id={id}>
          <path d={d} />
        </clipPath>
        <path className={s.wash} d={d} />
        <path className={s.edgeWash} d={d} clipPath={`url(#${id})`} />
        <path d={d} fill={`url(#map-${region.type})`} />
      </g>
    );
  });
}

export function SeaRegions() {
  return (
    <>
      <Washes all={sea} />
      <Lines of={SEA_BORDERS} look={s.seaBorder} />
    </>
  );
}

export function LandRegions() {
  return (
    <>
      <Washes all={land} />
      <Lines of={EDGES} look={s.edge} />
      <Lines of={BORDERS} look={s.border} />
    </>
  );
}
