/** Where a company goes, chosen on the board: the same places as on the map, by name, with what is drawn and faced. */
import type { MapSite } from '@westmarch/protocol';
import { useMapNow } from '../map/use-map-now.ts';
import ui from '../ui/ui.module.css';
import s from './OrganizationBoard.module.css';

interface JourneyProps {
  readonly company: number;
  readonly name: string;
  readonly chosen: Going | null;
  readonly choose: (site: Going | null) => void;
}

/** A site card, and the way there, or '' where that is decided later. */
interface Going {
  readonly site: string;
  readonly place: string;
  readonly way: string;
}

/** As the choice of a destination is marked. */
const nameOf = ({ place, type }: MapSite): string => `${place} (${type})`;
const told = (site: MapSite): string => {
  const { draws, playable } = site;
  return [
    nameOf(site),
    ...(draws === null ? [] : [`draw ${draws.own}, opponent ${draws.theirs}`]),
    ...(playable.length === 0 ? [] : [`for ${playable.length} of your cards`]),
  ].join(' · ');
};

export function Journey({ company, name, chosen, choose }: JourneyProps) {
  const { now, fresh } = useMapNow(company);
  const sites = now.sites.toSorted((a, b) => a.place.localeCompare(b.place));
  const ways = sites.find((site) => nameOf(site) === chosen?.site)?.ways ?? [];
  return (
    <div className={s.journey}>
      <span aria-hidden="true">Goes to</span>
      <select
        className={ui.field}
        aria-label={`Where ${name} goes`}
        value={chosen?.site ?? ''}
        disabled={!fresh || sites.length === 0}
        onChange={(event) => {
          const site = sites.find((one) => nameOf(one) === event.target.value);
          choose(site === undefined ? null : { site: nameOf(site), place: site.place, way: '' });
        }}
      >
        <option value="">{now.from === '' ? 'It stays here' : `It stays at ${now.from}`}</option>
        {sites.map((site) => (
          <option key={site.face} value={nameOf(site)}>
            {told(site)}
          </option>
        ))}
      </select>
      {chosen !== null && ways.length > 1 && (
        <select
          className={ui.field}
          aria-label={`Which way ${name} takes to ${chosen.place}`}
          value={chosen.way}
          onChange={(event) => choose({ ...chosen, way: event.target.value })}
        >
          <option value="">Which way: decide later</option>
          {ways.map((way) => (
            <option key={way.name} value={way.name}>
              {`${way.name} · ${way.types.join(', ')}`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
