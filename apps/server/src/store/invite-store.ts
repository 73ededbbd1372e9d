/** Who was asked to which table lately: kept, so that none is lost with a connection, and every server can tell it. */
import { query } from './query.ts';
import { changed, type Script } from './script.ts';
import type { Storage } from './storage.ts';

/** Somebody is asked to a table. */
export interface Invite {
  readonly who: number;
  /** Who asks. */
  readonly guest: number;
  readonly table: string;
  readonly at: string;
}
export interface Asked extends Omit<Invite, 'who'> {
  readonly name: string;
}

const keep = query<Invite>()((db, p) =>
  db
    .insertInto('invite')
    .values({ who: p('who'), guest: p('guest'), table_id: p('table'), at: p('at') })
    .onConflict((on) => on.columns(['who', 'guest', 'table_id']).doUpdateSet({ at: p('at') })),
);
const drop = query<{ before: string }>()((db, p) => db.deleteFrom('invite').where('at', '<', p('before')));
const of = query<{ who: number; since: string }>()((db, p) =>
  db
    .selectFrom('invite')
    .innerJoin('guest', 'guest.id', 'invite.guest')
    .select(['invite.guest', 'guest.name', 'invite.table_id as table', 'invite.at'])
    .where('invite.who', '=', p('who'))
    .where('invite.at', '>=', p('since'))
    .orderBy('invite.at'),
);

export class InviteStore {
  readonly #storage: Storage;
  constructor(storage: Storage) {
    this.#storage = storage;
  }
  /** What is older than `before` goes. */
  keep(invite: Invite, before: string): Promise<void> {
    return this.#storage.commit(function* (): Script<void> {
      yield* changed(drop, { before });
      yield* changed(keep, invite);
    }, true);
  }
  /** What he was asked since then, the oldest first. */
  of(who: number, since: string): Promise<readonly Asked[]> {
    return this.#storage.all(of, { who, since });
  }
}
