/**
 * Everything that is kept, as tables and columns: the same in SQLite and in PostgreSQL.
 *
 * Owns   the types that queries are written against. Not how the tables are made (migrations/).
 * Keeps  yes and no are 1 and 0, times are ISO text, lists and records are JSON or words with blanks between them: so
 *        that both storages hold the same values, and moving from one to the other is copying.
 */
import type { Generated } from 'kysely';

export interface Schema {
  readonly guest: GuestTable;
  readonly game_table: GameTable;
  readonly seat: SeatTable;
  readonly event: EventTable;
  readonly final: FinalTable;
  readonly replay: ReplayTable;
  readonly deck: DeckTable;
  readonly talk: TalkTable;
  readonly mute: MuteTable;
  readonly invite: InviteTable;
  readonly ban: BanTable;
  readonly pulse: PulseTable;
  readonly server: ServerTable;
  readonly engine: EngineTable;
}

interface GuestTable {
  id: Generated<number>;
  hash: string;
  name: string;
  created: string;
  banned: string | null;
  seen: Generated<string>;
}

interface GameTable {
  id: string;
  game: string;
  length: number | null;
  options: Generated<string>;
  terms: string | null;
  clock: string | null;
  is_public: Generated<number>;
  status: string;
  secret: string;
  commitment: string;
  seed: string | null;
  version: string | null;
  engine: string | null;
  v: Generated<number>;
  asked: Generated<number>;
  /** 1 where a bot is to choose. */
  bot: Generated<number>;
  turn: Generated<number>;
  ending: string | null;
  next_table: string | null;
  closed: string | null;
  undo_by: Generated<number>;
  undo_agreed: Generated<string>;
  /** The server that keeps it; null: none does; 0: left in its midst, somebody is to go on with it. */
  owner: number | null;
  /** How often it changed hands: who keeps it writes under this number, and nobody else. */
  epoch: Generated<number>;
  created: string;
  updated: string;
}

interface SeatTable {
  table_id: string;
  seat: number;
  kind: string;
  guest: number | null;
  bot: string | null;
  name: string;
  deck: string;
  invitation: string | null;
  promise: string | null;
  chance: string | null;
  stops: string | null;
  rematch: Generated<number>;
  wish: string | null;
}

interface EventTable {
  table_id: string;
  v: number;
  kind: string;
  seat: number;
  n: number;
  auto: number;
  answered: Generated<string>;
}

/** The last look of each viewer at a game that is over, packed. */
interface FinalTable {
  table_id: string;
  viewer: number;
  shown: Uint8Array;
}

interface ReplayTable {
  id: string;
  record: string;
  size: Generated<number>;
  created: string;
  seen: Generated<string>;
}

interface DeckTable {
  id: string;
  guest: number;
  body: string;
  version: number;
  share: string | null;
  updated: string;
}

interface TalkTable {
  id: Generated<number>;
  place: string;
  among: string;
  seat: number;
  guest: number | null;
  name: string;
  text: string;
  created: string;
}

interface MuteTable {
  guest: number;
  muted: number;
}

/** Who was asked to which table, lately. */
interface InviteTable {
  who: number;
  guest: number;
  table_id: string;
  at: string;
}

interface BanTable {
  network: string;
  why: string;
  created: string;
}

/** Servers that share the database; only in PostgreSQL. */
interface ServerTable {
  id: Generated<number>;
  /** Where other servers reach it, and what they say there. */
  address: string;
  secret: string;
  /** When it last gave a sign, by the clock of the database. */
  seen: Generated<Date>;
  /** Who is there without a name, and how often the others were told who is there: see `present`. */
  strangers: Generated<number>;
  told: Generated<number>;
}

/** Engines that games began with; only in PostgreSQL, elsewhere they lie in the data folder. */
interface EngineTable {
  hash: string;
  packed: Uint8Array;
  created: string;
  used: string;
}

interface PulseTable {
  id: number;
  beat: number;
}
