/**
 * The implemented cards that a card is most like: by the clauses and words of their texts, their kind and their side.
 *
 * Keeps  what few cards share weighs more than what all share.
 */
import { type Card, factOf } from '../facts.ts';
import { isFact, type Surveyed } from './survey.ts';

export interface Near {
  readonly id: string;
  readonly score: number;
  /** Clauses in the survey's normal form that both have. */
  readonly shared: readonly string[];
}

/** What a card is: its type and subtype, culture, race, side and alignment. */
function kindsOf(card: Card): string[] {
  const fields = ['subtype', 'culture', 'race', 'side', 'alignment'];
  return [`type ${card.type}`, ...fields.map((field) => `${field} ${factOf(card, field)}`)];
}

/** A clause counts as one feature and by its words; the kind of card counts besides. */
function featuresOf(card: Card, survey: Surveyed | undefined): Set<string> {
  const { words = [], clauses = [] } = survey ?? {};
  return new Set([
    ...kindsOf(card),
    ...words.map((word) => `word ${word}`),
    ...clauses.map(({ text }) => `clause ${text}`),
    ...clauses.flatMap((clause) => clause.words).map((word) => `clause word ${word}`),
  ]);
}

export class Nearness {
  readonly #features: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #surveys: ReadonlyMap<string, Surveyed>;
  /** How much a feature says: the fewer cards have it, the more. */
  readonly #weight = new Map<string, number>();

  constructor(cards: readonly Card[], surveys: ReadonlyMap<string, Surveyed>) {
    this.#surveys = surveys;
    this.#features = new Map(cards.map((card) => [card.id, featuresOf(card, surveys.get(card.id))]));
    for (const features of this.#features.values())
      for (const feature of features) this.#weight.set(feature, (this.#weight.get(feature) ?? 0) + 1);
    for (const [feature, n] of this.#weight) this.#weight.set(feature, Math.log(1 + cards.length / n));
  }

  #sum(features: Iterable<string>): number {
    let sum = 0;
    for (const feature of features) sum += this.#weight.get(feature) ?? 0;
    return sum;
  }

  /** Those of the candidates that are most like it, the best first. */
  to(id: string, candidates: Iterable<string>, most: number): Near[] {
    const own = this.#features.get(id) ?? new Set<string>();
    const found: Near[] = [];
    for (const other of candidates) {
      const theirs = this.#features.get(other);
      if (other === id || theirs === undefined) continue;
      const both = [...own].filter((feature) => theirs.has(feature));
      const all = this.#sum(own) + this.#sum(theirs) - this.#sum(both);
      found.push({
        id: other,
        score: all === 0 ? 0 : this.#sum(both) / all,
        shared: this.#clauses(id, other),
      });
    }
    return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, most);
  }

  #clauses(id: string, other: string): string[] {
    const theirs = new Set(this.#surveys.get(other)?.clauses.map(({ text }) => text) ?? []);
    return (this.#surveys.get(id)?.clauses ?? [])
      .filter((clause) => !isFact(clause) && theirs.has(clause.text))
      .map(({ text }) => text);
  }
}
