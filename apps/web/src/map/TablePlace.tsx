/** A place in a game: the way there and what it means, or why one cannot go; who is there; and the press that goes. */
import type { Face, MapNow, MapSite, MapWay, Refused } from '@westmarch/protocol';
import { TypePath } from '../art/signs.tsx';
import { RuleLinks } from '../table/reading/Rules.tsx';
import { read } from '../table/ui-store.ts';
import { Button } from '../ui/Button.tsx';
import { canTake } from './declare.ts';
import { PlaceFacts } from './PlaceFacts.tsx';
import s from './panel.module.css';
import type { Entry } from './sites.ts';
import type { Token } from './tokens.ts';
import { useAboutPlace } from './use-map-now.ts';

interface TablePlaceProps {
  readonly entry: Entry;
  readonly faces: ReadonlyMap<string, Face>;
  readonly now: MapNow;
  /** The cards of it that can be chosen, or gone to. */
  readonly sites: readonly MapSite[];
  readonly there: readonly Token[];
  /** What else of it is in play: that it is tapped, whom it holds. */
  readonly lies: readonly string[];
  /** The company of which one asks why it cannot go there; 0 for none. */
  readonly asking: number;
  readonly onTake: (site: MapSite) => void;
  readonly looked: string | null;
  readonly onLook: (way: string | null) => void;
}

export function TablePlace({
  entry,
  faces,
  now,
  sites,
  there,
  lies,
  asking,
  onTake,
  looked,
  onLook,
}: TablePlaceProps) {
  const about = useAboutPlace(sites.length === 0 ? asking : 0, entry.place.name);
  const face = sites[0]?.face ?? entry.face;
  // Where one may go, that is told with the way there.
  const held = sites.length > 0 ? [] : (about.sites.find((site) => site.face === face)?.playable ?? []);
  return (
    <>
      <PlaceFacts
        entry={entry}
        type={sites[0]?.type ?? entry.type}
        face={faces.get(face)}
        going={sites.some(({ draws }) => draws !== null)}
      >
        {sites.map((site) => (
          <Going
            key={site.face}
            site={site}
            name={sites.length > 1 ? `${entry.place.name}, ${sideOf(entry, site.face)}` : entry.place.name}
            can={canTake(now, site)}
            journeys={now.company !== 0}
            onTake={onTake}
            looked={looked}
            onLook={onLook}
          />
        ))}
        {about.ways.map((way) => (
          <div key={way.name} className={s.going}>
            <p>On the way there now:</p>
            <ul className={s.ways} aria-label="The way that is taken">
              <li data-looked="true">
                <WayLine way={way} met />
              </li>
            </ul>
          </div>
        ))}
        {held.length > 0 && <Held cards={held} />}
        {about.refused.length > 0 && <Reasons refused={about.refused} />}
      </PlaceFacts>
      {there.length > 0 && (
        <ul className={s.there} aria-label="Who is there">
          {there.map(({ key, name, size, kind, yours }) => (
            <li key={key} data-yours={yours}>
              {kind === 'agent' ? `Agent: ${name}` : `${name}${size > 1 ? ` and ${size - 1} more` : ''}`}
              <span> {yours ? 'yours' : 'theirs'}</span>
            </li>
          ))}
        </ul>
      )}
      {lies.map((note) => (
        <p key={note} className={s.lies}>
          {note}
        </p>
      ))}
      {face !== '' && (
        <Button look="bare" className={s.readCard} onClick={() => read({ card: 0, face })}>
          Read the card
        </Button>
      )}
    </>
  );
}

const sideOf = ({ of }: Entry, face: string): string =>
  of?.sites.find((site) => site.face === face)?.side ?? '';

function Held({ cards }: { cards: readonly string[] }) {
  return (
    <p className={s.held}>
      For your hand: <b>{cards.join(', ')}</b>
    </p>
  );
}

interface GoingProps {
  readonly site: MapSite;
  readonly name: string;
  readonly can: boolean;
  readonly journeys: boolean;
  readonly onTake: (site: MapSite) => void;
  readonly looked: string | null;
  readonly onLook: (way: string | null) => void;
}

function Going({ site, name, can, journeys, onTake, looked, onLook }: GoingProps) {
  const { ways, draws, roll, playable } = site;
  return (
    <div className={s.going}>
      {can && (
        <Button look="main" onClick={() => onTake(site)}>
          {journeys ? `Go to ${name}` : `Choose ${name}`}
        </Button>
      )}
      {playable.length > 0 && <Held cards={playable} />}
      {roll > 0 && <p>Through the Under-deeps with a roll of {roll} or more</p>}
      {ways.length > 0 && (
        <ul className={s.ways} aria-label="Ways there">
          {ways.map((way, i) => (
            <li
              key={way.name}
              data-looked={looked === `way-${i}` || (looked === null && i === 0)}
              onPointerEnter={() => onLook(`way-${i}`)}
              onPointerLeave={() => onLook(null)}
            >
              <WayLine way={way} met={looked === null ? i === 0 : looked === `way-${i}`} />
            </li>
          ))}
        </ul>
      )}
      {draws !== null && (
        <p className={s.draws}>
          You draw up to <b>{draws.own}</b>, the opponent <b>{draws.theirs}</b>.
        </p>
      )}
    </div>
  );
}

/** Its types, its regions, and who could be met on it. */
export function WayLine({ way, met }: { way: MapWay; met: boolean }) {
  const { types, regions, name, creatures } = way;
  return (
    <>
      <span className={s.wayHead}>
        {types.length > 0 && <TypePath types={types} size={15} />}
        <span>{regions.length > 0 ? regions.join(' · ') : name}</span>
      </span>
      {met && creatures.length > 0 && (
        <span className={s.creatures}>Could meet: {creatures.slice(0, 9).join(', ')}</span>
      )}
    </>
  );
}

function Reasons({ refused }: { refused: readonly Refused[] }) {
  return (
    <ul className={s.reasons} aria-label="Why not">
      {refused.map(({ name, reasons }) => (
        <li key={name}>
          <b>{name}</b>
          {reasons.map(({ text, rules }) => (
            <p key={text}>
              {text} <RuleLinks rules={rules} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
