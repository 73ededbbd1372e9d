/** What can be done on the map now, and why not elsewhere: asked of the server, once for each moment. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MapNow, MapSite, MapWay, Refused } from '@westmarch/protocol';
import { useTable, useTableState, useYou } from '../live/context.tsx';

const NOTHING: MapNow = { company: 0, from: '', to: '', companies: [], sites: [], ways: [] };

/** `company`: whose destinations are to be seen before they are asked for; 0 for none. */
export function useMapNow(company: number): { readonly now: MapNow; readonly fresh: boolean } {
  const table = useTable();
  const you = useYou();
  const v = useTableState((state) => state.v);
  const answer = useQuery({
    queryKey: ['map', table.id, v, you, company],
    queryFn: async () => (await table.ask({ t: 'map', company })).map ?? NOTHING,
    enabled: table.live && you !== 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const fresh = answer.data !== undefined && !answer.isPlaceholderData;
  return { now: fresh ? answer.data : NOTHING, fresh };
}

const NOT_YET: AboutPlace = { refused: [], sites: [], ways: [] };

/** What a place is to whoever looks, whether or not he could go there. */
export interface AboutPlace {
  /** Why his company cannot go there. */
  readonly refused: readonly Refused[];
  /** Its cards, each with what of his hand is meant for it. */
  readonly sites: readonly MapSite[];
  /** The way of the company that is going there now. */
  readonly ways: readonly MapWay[];
}

/** `company`: of whom one asks why it cannot go there; 0 for none. */
export function useAboutPlace(company: number, place: string): AboutPlace {
  const table = useTable();
  const v = useTableState((state) => state.v);
  const answer = useQuery({
    queryKey: ['whyThere', table.id, v, company, place],
    queryFn: async (): Promise<AboutPlace> => {
      const { refused, map } = await table.ask({ t: 'whyThere', company, place });
      return { refused, sites: map?.sites ?? [], ways: map?.ways ?? [] };
    },
    enabled: table.live && place !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  });
  return answer.data ?? NOT_YET;
}
