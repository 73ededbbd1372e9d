/**
 * The map of a game: who stands where, the journey that is made, where one may go and by which way.
 *
 * A mouse or a key takes what is pressed; a finger reads first, and takes with the second press. What cannot be chosen
 * says why not.
 */
import type { MapSite, MeccgScene } from '@westmarch/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAtlas } from '../api/queries.ts';
import { useAllFaces, useTable, useTableState, useYou } from '../live/context.tsx';
import { useWide } from '../table/wide.ts';
import { keyOf, placeNamed } from './chart.ts';
import { canTake, take } from './declare.ts';
import { boxOf, curveOf } from './geometry.ts';
import { PlaceList } from './list/PlaceList.tsx';
import s from './map.module.css';
import { lastView, useMapChoice } from './map-store.ts';
import { type PlaceMark, PlaceMarks } from './PlaceMarks.tsx';
import { entriesOf, inWords, sidesFor } from './sites.ts';
import { TablePanel } from './TablePanel.tsx';
import { Tokens } from './Tokens.tsx';
import { inPlay, journeyOf, spread, tokensOf } from './tokens.ts';
import { useFollowing } from './use-following.ts';
import { useMapNow } from './use-map-now.ts';
import { MapBar } from './view/MapBar.tsx';
import { MapView } from './view/MapView.tsx';
import type { Mark } from './view/marks.ts';
import type { PanZoom } from './view/pan-zoom.ts';
import { drawnWays, Ways } from './Ways.tsx';

/** How much of the map its panel covers on a desk. */
const PANEL = 350;
/** And how much of its height on a phone. */
const COVERED = 0.5;
const TOKEN = 'token:';
const WAY = 'way-';

export default function TableMap({ scene, beside }: { scene: MeccgScene; beside: boolean }) {
  const table = useTable();
  const faces = useAllFaces();
  const you = useYou();
  const wide = useWide();
  const atlas = useAtlas().data;
  const busy = useTableState((state) => state.sent !== null);
  const { list, below } = useMapChoice();
  const [company, setCompany] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  /** What is being read: it stays open until something else is. */
  const [reading, setReading] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const { now, fresh } = useMapNow(company);
  const v = useTableState((state) => state.v);
  const panZoom = useRef<PanZoom | null>(null);

  const nameOf = useCallback((face: string) => faces.get(face)?.name ?? '', [faces]);
  const tokens = useMemo(() => tokensOf(scene, nameOf), [scene, nameOf]);
  const playing = useMemo(() => inPlay(scene, nameOf), [scene, nameOf]);
  const own = scene.sides.find(({ seat }) => seat === scene.you);
  const entries = useMemo(() => entriesOf(atlas, sidesFor(own?.side ?? '')), [atlas, own?.side]);
  const sitesAt = useMemo(() => byPlace(now.sites), [now]);
  const offeredCompanies = useMemo(() => new Set(now.companies.map((one) => one.company)), [now]);

  // What was read of another moment is not what is asked now.
  const askedAt = now.ways.length > 0 ? `ways ${now.company}` : `${now.company}`;
  useEffect(() => setLooked(null), [askedAt]);

  const shown =
    pointed !== null && !pointed.startsWith(TOKEN) && !pointed.startsWith(WAY) ? pointed : (reading ?? null);
  const entry = shown === null ? undefined : entries.find(({ place }) => place.name === shown);
  const sites = shown === null ? [] : (sitesAt.get(shown) ?? []);
  const ways =
    now.ways.length > 0
      ? drawnWays(now.from, now.to, now.ways)
      : sites.length > 0
        ? drawnWays(now.from, sites[0].place, sites[0].ways)
        : [];

  const marks = useMemo(() => {
    return entries
      .filter(({ under, place }) => under === below || (below && sitesAt.has(place.name)))
      .map(
        ({ place, type }): PlaceMark => ({
          place,
          type: sitesAt.get(place.name)?.[0].type ?? type,
          offered: sitesAt.has(place.name),
          matters: playing.has(place.name),
        }),
      );
  }, [entries, playing, sitesAt, below]);
  const standing = useMemo(() => tokens.filter(({ under }) => under === below), [tokens, below]);
  const found = useMemo((): Mark[] => {
    const aside = spread(standing);
    return [
      ...marks.map(({ place, offered }) => ({ key: place.name, at: place.at, offered })),
      ...standing.map(
        ({ key, at, company: row }): Mark => ({
          key: TOKEN + key,
          at,
          aside: [(aside.get(key)?.by ?? 0) * 25, -19],
          offered: offeredCompanies.has(row),
        }),
      ),
    ];
  }, [marks, standing, offeredCompanies]);
  const pressable =
    now.ways.length === 0 ? found : [...found, ...ways.map(({ key, at }) => ({ key, at, offered: true }))];

  const takeSite = (site: MapSite): void => {
    if (busy) return;
    take(table, now, site);
    setReading(null);
    setPointed(null);
    setCompany(0);
  };
  const pressToken = (key: string): void => {
    const token = tokens.find((one) => one.key === key);
    if (token === undefined) return;
    setReading(token.place === '' ? null : token.place);
    if (token.seat === you && token.company !== 0) setCompany(token.company);
  };
  const press = (key: string | null, how: 'finger' | 'mouse' | 'key'): void => {
    if (key === null) {
      setReading(null);
      setCompany(0);
      return;
    }
    if (key.startsWith(TOKEN)) {
      pressToken(key.slice(TOKEN.length));
      return;
    }
    if (key.startsWith(WAY)) {
      const way = ways.find((one) => one.key === key)?.way;
      if (how === 'finger' && looked !== key) setLooked(key);
      else if (way !== undefined && way.index !== null && !busy) table.choose(way.index);
      return;
    }
    const here = sitesAt.get(key) ?? [];
    const acts = how !== 'finger' || reading === key;
    setFocused(key);
    setReading(key);
    const at = placeNamed(key)?.at;
    if (how === 'finger' && !acts && at !== undefined) panZoom.current?.show(at, COVERED);
    if (acts && here.length === 1 && canTake(now, here[0])) takeSite(here[0]);
  };
  const labelOf = useCallback(
    ({ place, type, offered }: PlaceMark) => {
      const there = tokens.filter((token) => token.place === place.name).map(({ name }) => name);
      return [place.name, inWords(type), ...(offered ? ['can be chosen'] : []), ...there].join(', ');
    },
    [tokens],
  );

  // What can be chosen comes into sight when it is first asked for.
  const boxed = now.sites.length > 0 || now.ways.length > 0 ? askedAt : '';
  useEffect(() => {
    if (boxed === '' || panZoom.current === null) return;
    const names = new Set([...now.sites.map(({ place }) => place), now.from, now.to].map(keyOf));
    const points = entries.filter(({ place, under }) => names.has(keyOf(place.name)) && under === below);
    if (points.length > 1) panZoom.current.fit(boxOf(points.map(({ place }) => place.at)), 56, 1.6);
  }, [boxed]);

  const journey = journeyOf(scene);
  useFollowing(panZoom, below ? [] : journey, scene.journey?.company ?? 0);
  const asking = now.company !== 0 ? now.company : company !== 0 ? company : (own?.companies[0]?.id ?? 0);
  const there = tokens.filter((token) => shown !== null && token.place === shown);
  const panel = (
    <TablePanel
      entry={entry}
      faces={faces}
      now={now}
      sites={sites}
      there={there}
      lies={shown === null ? [] : (playing.get(shown) ?? [])}
      asking={you === 0 ? 0 : asking}
      own={own?.companies ?? []}
      chosen={company}
      onChoose={setCompany}
      onTake={takeSite}
      onWay={(index) => table.choose(index)}
      looked={looked}
      onLook={setLooked}
      onClose={() => {
        setReading(null);
        setPointed(null);
        setCompany(0);
      }}
    />
  );
  if (list)
    return (
      <PlaceList
        entries={entries}
        faces={faces}
        sitesAt={sitesAt}
        tokens={tokens}
        now={now}
        onTake={takeSite}
        onShow={(name) => {
          setReading(name);
          setFocused(name);
        }}
        bar={<MapBar below={below} list />}
        aside={entry === undefined ? null : panel}
      />
    );
  return (
    <MapView
      name={below ? 'table below' : 'table'}
      below={below}
      atlas={atlas}
      at={fresh ? v : undefined}
      covered={wide && !beside ? PANEL : 0}
      marks={pressable}
      focused={focused}
      onFocus={(key) => {
        setFocused(key);
        setReading(key);
      }}
      onPress={press}
      onPoint={setPointed}
      first={lastView.has('table') ? undefined : firstBox(standing.map(({ at }) => at))}
      hold={(held) => {
        panZoom.current = held;
      }}
      over={
        <>
          <MapBar below={below} list={false} />
          {panel}
        </>
      }
    >
      {journey.length > 1 && !below && (
        <>
          <path className={s.wayUnder} d={curveOf(journey)} />
          <path className={s.way} d={curveOf(journey)} />
        </>
      )}
      <Ways ways={ways} looked={looked} numbered={now.ways.length > 1} />
      <PlaceMarks marks={marks} focused={focused} pointed={pointed} labelOf={labelOf} />
      <Tokens tokens={standing} offered={offeredCompanies} chosen={company} />
    </MapView>
  );
}

function byPlace(sites: readonly MapSite[]): ReadonlyMap<string, MapSite[]> {
  const found = new Map<string, MapSite[]>();
  for (const site of sites) {
    const name = placeNamed(site.place)?.name ?? site.place;
    const here = found.get(name);
    if (here === undefined) found.set(name, [site]);
    else here.push(site);
  }
  return found;
}

/** Around those who stand on the map, with room about them. */
function firstBox(points: readonly (readonly [number, number])[]) {
  if (points.length === 0) return undefined;
  const { left, top, right, bottom } = boxOf(points);
  return { left: left - 260, top: top - 190, right: right + 260, bottom: bottom + 190 };
}
