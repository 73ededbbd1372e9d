/** What this browser keeps of one's learning: what is solved, and how far one has come. */

const SOLVED = 'westmarch-solved';
const CHOICES = 'westmarch-learning-';
const FURTHER = 'westmarch-learning-further-';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
/** A browser may keep nothing for us: then it lasts as long as the page. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the place in the book.
  }
}

const numbersIn = (found: unknown): readonly number[] =>
  Array.isArray(found) ? found.filter((n) => Number.isSafeInteger(n) && n >= 0) : [];

const listeners = new Set<() => void>();
let solved: readonly string[] | null = null;

export const kept = {
  solved: (): readonly string[] => {
    if (solved === null) {
      const found = read(SOLVED);
      solved = Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
    }
    return solved;
  },
  solve: (id: string): void => {
    if (kept.solved().includes(id)) return;
    solved = [...kept.solved(), id];
    write(SOLVED, solved);
    for (const listener of listeners) listener();
  },
  onSolved: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choices: (id: string): readonly number[] => numbersIn(read(CHOICES + id)),
  /** The places of those that are further steps of a plan. */
  further: (id: string): readonly number[] => numbersIn(read(FURTHER + id)),
  keep: (id: string, choices: readonly number[], further: readonly number[]): void => {
    write(CHOICES + id, choices);
    write(FURTHER + id, further);
  },
};
