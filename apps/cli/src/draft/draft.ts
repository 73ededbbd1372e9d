/** A draft of a card for whoever writes it: everything that is known of it, and where to begin. */
import { onceEach, type Printed } from '../cards/find.ts';
import { type CardSheet, Sheets } from '../cards/sheet.ts';
import { readCards } from '../facts.ts';
import type { Game } from '../games.ts';
import { CodeWords } from './code-words.ts';
import { Nearness } from './nearest.ts';
import { type Places, placesOf } from './places.ts';
import { printedFile, readPrinted } from './printed.ts';
import { sourceSkeleton, testSkeleton } from './skeleton.ts';
import { readSources, type Source } from './sources.ts';
import { type Clause, type Surveyed, surveyOf } from './survey.ts';

export interface DraftClause extends Clause {
  /** Words of the code that it most likely needs. */
  readonly code: readonly string[];
}
export interface NearCard extends Source {
  readonly name: string;
  readonly shared: readonly string[];
}
export interface Draft {
  readonly card: Printed;
  readonly sheet: CardSheet;
  /** To be read, and copied nowhere; undefined where no texts lie beside the project. */
  readonly printed: string | undefined;
  readonly clauses: readonly DraftClause[];
  readonly near: readonly NearCard[];
  readonly places: Places;
  /** Where it is defined already. */
  readonly defined: Source | undefined;
  readonly source: string;
  readonly test: string;
}

const MOST_NEAR = 3;
const MOST_WORDS = 8;

/** What all drafts of a game need, read once. */
export class Drafts {
  readonly #game: Game;
  readonly #sheets: Sheets;
  readonly #printed: ReadonlyMap<string, string> | undefined;
  readonly #surveys: ReadonlyMap<string, Surveyed>;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #nearness: Nearness;
  readonly #code: CodeWords;

  private constructor(game: Game, all: readonly Printed[], sheets: Sheets) {
    const file = printedFile(game);
    this.#game = game;
    this.#sheets = sheets;
    this.#printed = file === undefined ? undefined : readPrinted(file);
    this.#surveys = file === undefined ? new Map() : surveyOf(game, file);
    this.#sources = readSources(game);
    this.#names = new Map(all.map(({ id, name }) => [id, name]));
    this.#nearness = new Nearness(all, this.#surveys);
    this.#code = new CodeWords(this.#sources.values(), this.#surveys);
  }

  static async of(game: Game): Promise<Drafts> {
    const all = onceEach(readCards([game]));
    return new Drafts(game, all, await Sheets.of(all, all));
  }

  get game(): Game {
    return this.#game;
  }

  draft(card: Printed): Draft {
    const sheet = this.#sheets.sheet(card);
    const clauses = (this.#surveys.get(card.id)?.clauses ?? []).map((clause) =>
      Object.assign({ code: this.#code.of(clause, MOST_WORDS) }, clause),
    );
    const near = this.#nearness.to(card.id, this.#sources.keys(), MOST_NEAR).flatMap(({ id, shared }) => {
      const source = this.#sources.get(id);
      return source === undefined ? [] : [Object.assign({ name: this.#names.get(id) ?? id, shared }, source)];
    });
    return {
      card,
      sheet,
      printed: this.#printed === undefined ? undefined : (this.#printed.get(card.id) ?? ''),
      clauses,
      near,
      places: placesOf(card),
      defined: this.#sources.get(card.id),
      source: sourceSkeleton(card, clauses),
      test: testSkeleton(card, clauses, sheet.rulings),
    };
  }
}
