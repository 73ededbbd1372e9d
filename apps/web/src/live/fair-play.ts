/**
 * Fair chance, kept by this browser itself: it chooses its value, notes what everyone promised, and checks the opening.
 *
 * Owns   the note, which lies in this browser and nowhere else, and what is said to the server for it.
 * Keeps  the value is revealed only after everyone's promises were noted and nothing contradicts what was noted before.
 */
import {
  FairNote,
  type FromClient,
  openingFaults,
  promiseFaults,
  promiseOf,
  type TableInfo,
} from '@westmarch/protocol';

export interface FairState {
  readonly note: FairNote | null;
  /** What does not match, in sentences. */
  readonly faults: readonly string[];
  /** The secret was opened, and everything held against the note. */
  readonly opened: boolean;
}

export const nothingNoted: FairState = { note: null, faults: [], opened: false };

/** Where notes lie: the browser's storage, or only this page's memory where there is none. */
export interface Notes {
  read(table: string): string | null;
  write(table: string, text: string): void;
}

type Said = Extract<FromClient, { t: 'chance' | 'promise' }>;

export class FairPlay {
  readonly #notes: Notes;
  readonly #newValue: () => string;
  #note: FairNote | null = null;

  constructor(notes: Notes, newValue: () => string = randomValue) {
    this.#notes = notes;
    this.#newValue = newValue;
  }

  /** What is known and what is to be said after the server told what the table is. */
  hear(info: TableInfo): { readonly state: FairState; readonly say: readonly Said[] } {
    if (info.you === 0) return { state: nothingNoted, say: [] };
    this.#note ??= this.#kept(info) ?? this.#begun(info);
    const note = this.#note;
    if (note === null) return { state: nothingNoted, say: [] };
    const faults = promiseFaults(note, { commitment: info.commitment, promises: info.fair.promises });
    if (info.opened !== null) {
      const all = [...faults, ...openingFaults(note, info.opened)];
      return { state: { note, faults: [...new Set(all)], opened: true }, say: [] };
    }
    // Nothing is revealed to a server that has broken its word.
    const say = faults.length > 0 || info.status !== 'waiting' ? [] : this.#say(note, info);
    return { state: { note: this.#note, faults, opened: false }, say };
  }

  #kept({ table, you }: TableInfo): FairNote | null {
    const read = FairNote.safeParse(parsed(this.#notes.read(table)));
    return read.success && read.data.table === table && read.data.seat === you ? read.data : null;
  }
  /** A new note, if this seat has promised nothing yet; another browser of ours may have. */
  #begun({ table, you, status, commitment, fair }: TableInfo): FairNote | null {
    if (status !== 'waiting' || fair.promises[you - 1] !== null) return null;
    const note = FairNote.safeParse({
      table,
      seat: you,
      value: this.#newValue(),
      commitment,
      promises: null,
    });
    if (!note.success) return null;
    this.#keep(note.data);
    return note.data;
  }
  #keep(note: FairNote): void {
    this.#note = note;
    this.#notes.write(note.table, JSON.stringify(note));
  }

  #say(note: FairNote, { fair }: TableInfo): Said[] {
    if (fair.promises[note.seat - 1] === null)
      return [{ t: 'promise', hash: promiseOf(note.table, note.seat, note.value) }];
    if (fair.stage !== 'revealing') return [];
    if (note.promises === null) this.#keep({ ...note, promises: [...fair.promises] });
    return [{ t: 'chance', value: note.value }];
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const randomValue = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const PREFIX = 'westmarch-fair-';
/** Notes of so many tables; the oldest go first. */
const MOST_NOTES = 200;

/** A browser may keep nothing for us: then the note lasts as long as the page. */
export const storedNotes: Notes = {
  read: (table) => {
    try {
      return localStorage.getItem(PREFIX + table);
    } catch {
      return null;
    }
  },
  write: (table, text) => {
    try {
      const mine = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      if (mine.length >= MOST_NOTES && !mine.includes(PREFIX + table)) localStorage.removeItem(mine[0]);
      localStorage.setItem(PREFIX + table, text);
    } catch {
      // The page itself still holds it.
    }
  },
};
