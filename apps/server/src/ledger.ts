/** The rules ledger as players ask for it: a rule by its id, and what was ruled about a card. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName, Rule } from '@westmarch/protocol';

interface Ledger {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly rulings: ReadonlyMap<string, readonly Rule[]>;
}

export class Ledgers {
  readonly #root: string;
  readonly #read = new Map<GameName, Ledger>();

  constructor(root: string) {
    this.#root = root;
  }

  rules(game: GameName, ids: readonly string[]): Rule[] {
    const { rules } = this.#of(game);
    return ids.flatMap((id) => rules.get(id) ?? []);
  }
  rulings(game: GameName, card: string): readonly Rule[] {
    return this.#of(game).rulings.get(card) ?? [];
  }

  /** Read when somebody first asks. */
  #of(game: GameName): Ledger {
    let ledger = this.#read.get(game);
    if (ledger === undefined) {
      ledger = readLedger(join(this.#root, 'packages', game, 'ledger'));
      this.#read.set(game, ledger);
    }
    return ledger;
  }
}

/** The files of a ledger: rules, and rulings on single cards where the game has them apart. */
const FILES = ['rules.jsonl', 'cards.jsonl'] as const;

/** One line of a ledger, as it is written. */
export interface LedgerEntry {
  readonly id: string;
  readonly rule: string;
  readonly cards: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of the file of rulings. */
  readonly ruling: boolean;
}

export function ledgerEntries(folder: string): LedgerEntry[] {
  return FILES.flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line) => entryIn(line, file === 'cards.jsonl') ?? []);
  });
}

function readLedger(folder: string): Ledger {
  const rules = new Map<string, Rule>();
  const rulings = new Map<string, Rule[]>();
  for (const entry of ledgerEntries(folder)) {
    const rule = { id: entry.id, text: entry.rule };
    rules.set(rule.id, rule);
    if (entry.ruling) for (const card of entry.cards) rulings.set(card, [...(rulings.get(card) ?? []), rule]);
  }
  return { rules, rulings };
}

function entryIn(line: string, ruling: boolean): LedgerEntry | null {
  if (line.trim() === '') return null;
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || !('id' in value) || !('rule' in value)) return null;
  const { id, rule } = value;
  if (typeof id !== 'string' || typeof rule !== 'string') return null;
  const cards = 'cards' in value && Array.isArray(value.cards) ? value.cards : [];
  return {
    id,
    rule,
    cards: cards.filter((card) => typeof card === 'string'),
    fields: Object.fromEntries(Object.entries(value)),
    ruling,
  };
}
