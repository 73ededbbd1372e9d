/** The panel over a game's map: what is asked, whose journey it is, and the place that one looks at. */
import type { Company, Face, MapNow, MapSite } from '@westmarch/protocol';
import { Button } from '../ui/Button.tsx';
import s from './panel.module.css';
import type { Entry } from './sites.ts';
import { TablePlace, WayLine } from './TablePlace.tsx';
import type { Token } from './tokens.ts';

interface TablePanelProps {
  readonly entry: Entry | undefined;
  readonly faces: ReadonlyMap<string, Face>;
  readonly now: MapNow;
  readonly sites: readonly MapSite[];
  readonly there: readonly Token[];
  readonly lies: readonly string[];
  readonly asking: number;
  readonly own: readonly Company[];
  readonly chosen: number;
  readonly onChoose: (company: number) => void;
  readonly onTake: (site: MapSite) => void;
  readonly onWay: (index: number) => void;
  readonly looked: string | null;
  readonly onLook: (way: string | null) => void;
  readonly onClose: () => void;
}

export function TablePanel(props: TablePanelProps) {
  const { entry, now, onClose } = props;
  if (entry === undefined && now.ways.length === 0 && now.companies.length === 0 && now.sites.length === 0)
    return null;
  return (
    <section className={s.panel} data-over-map="" aria-label={entry?.place.name ?? 'On the map'}>
      {entry !== undefined && (
        <>
          <button type="button" className={s.closePanel} aria-label="Close" onClick={onClose}>
            <span aria-hidden="true">✕</span>
          </button>
          <TablePlace {...props} entry={entry} />
        </>
      )}
      {entry === undefined && <Asked {...props} />}
    </section>
  );
}

/** What is asked, where nothing on the map is being read. */
function Asked({ now, own, chosen, onChoose, onWay, looked, onLook }: TablePanelProps) {
  const called = (row: number): string => own.find(({ id }) => id === row)?.name ?? 'the company';
  if (now.ways.length > 0)
    return (
      <div className={s.asks}>
        <h3>
          From {now.from} to {now.to}: which way?
        </h3>
        <ol className={s.ways}>
          {now.ways.map((way, i) => (
            <li key={way.name} data-looked={looked === `way-${i}` || (looked === null && i === 0)}>
              <button
                type="button"
                onPointerEnter={() => onLook(`way-${i}`)}
                onFocus={() => onLook(`way-${i}`)}
                onClick={() => way.index !== null && onWay(way.index)}
              >
                <b>{i + 1}</b> <WayLine way={way} met />
              </button>
            </li>
          ))}
        </ol>
      </div>
    );
  if (now.sites.length > 0)
    return (
      <div className={s.asks}>
        <h3>{now.company === 0 ? 'Which place?' : `Where does ${called(now.company)} go?`}</h3>
        <p className={s.over}>
          {now.sites.length} {now.sites.length === 1 ? 'place glows' : 'places glow'}. Look at one to see the
          way there.
        </p>
      </div>
    );
  return (
    <div className={s.asks}>
      <h3>Which company moves?</h3>
      <div className={s.which}>
        {now.companies.map(({ company }) => (
          <Button key={company} aria-pressed={chosen === company} onClick={() => onChoose(company)}>
            {called(company)}: where to?
          </Button>
        ))}
      </div>
    </div>
  );
}
