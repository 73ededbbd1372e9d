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

function readLedger(folder: string): Ledger {
  const rules = new Map<string, Rule>();
  const rulings = new Map<string, Rule[]>();
  for (const file of ['rules.jsonl', 'cards.jsonl']) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const entry = entryIn(line);
      if (entry === null) continue;
      const rule = { id: entry.id, text: entry.rule };
      rules.set(rule.id, rule);
      if (file === 'cards.jsonl')
        for (const card of entry.cards) rulings.set(card, [...(rulings.get(card) ?? []), rule]);
    }
  }
  return { rules, rulings };
}

function entryIn(line: string): { id: string; rule: string; cards: string[] } | null {
  if (line.trim() === '') return null;
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || !('id' in value) || !('rule' in value)) return null;
  const { id, rule } = value;
  if (typeof id !== 'string' || typeof rule !== 'string') return null;
  const cards = 'cards' in value && Array.isArray(value.cards) ? value.cards : [];
  return { id, rule, cards: cards.filter((card) => typeof card === 'string') };
}
