/**
 * Leaving for good: games that go on are ended, then everything of a guest goes.
 *
 * Keeps  nobody waits for one who left: what he plays is conceded, what waits for players is closed.
 */
import type { House } from '../house.ts';
import type { Guest } from '../store/guests.ts';

export async function leave(
  { store, tables, hub, mutes }: House,
  { id, name }: Guest,
): Promise<{ conceded: number; closed: number; kept: number }> {
  let conceded = 0;
  let closed = 0;
  for (const { id: table, seat, status } of await store.profiles.going(id)) {
    const gave =
      status === 'playing' &&
      (await tables.live.ask(table, 'concede', [seat]).then(
        () => true,
        () => false, // frozen, or its engine is gone: then it is closed
      ));
    if (gave) conceded += 1;
    else {
      await tables.live.ask(table, 'endFor', ['A player has left this server for good.']);
      closed += 1;
    }
  }
  const all = await store.profiles.tables(id);
  hub.say('away', id);
  for (const table of all) await tables.live.forget(table);
  await store.profiles.erase(id, name);
  await mutes.changed(id);
  // What was opened meanwhile would still know the name.
  for (const table of all) await tables.live.forget(table);
  return { conceded, closed, kept: all.length };
}
