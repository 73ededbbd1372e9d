/** Choosing on the map: a place that is asked for is taken; one that is not yet is declared for its company first. */
import type { MapNow, MapSite } from '@westmarch/protocol';
import type { Table } from '../live/table-store.ts';

/** Whether pressing a place would do something now. */
export const canTake = (now: MapNow, site: MapSite): boolean =>
  site.index !== null || now.companies.some(({ company }) => company === now.company);

/** Takes a place; where its company must be named first, the place is taken as soon as it is asked for. */
export function take(table: Table, now: MapNow, site: MapSite): void {
  if (site.index !== null) {
    table.choose(site.index);
    return;
  }
  const first = now.companies.find(({ company }) => company === now.company);
  if (first === undefined) return;
  const { v } = table.store.getState();
  table.choose(first.index);
  const stop = table.store.subscribe((state) => {
    if (state.v === v && state.sent !== null) return; // not yet answered
    stop();
    if (state.v === v || state.decision === null || state.decision.seat !== state.scene?.you) return;
    void takeThen(table, site);
  });
}

async function takeThen(table: Table, wanted: MapSite): Promise<void> {
  const { v } = table.store.getState();
  const { map } = await table.ask({ t: 'map', company: 0 });
  const site = map?.sites.find(({ face }) => face === wanted.face);
  if (site?.index !== null && site !== undefined && table.store.getState().v === v) table.choose(site.index);
}
