/**
 * The host of the table: shows what happened and what is asked, and does what you type.
 *
 * Owns   the conversation: when the board is shown, and every word you can type.
 * Not    the game (session.ts), nor how anything is drawn (drawing.ts and below it).
 */
import type { Choice, Decision } from '@westmarch/protocol';
import { Problem } from '../problem.ts';
import { choiceLines, numberOf, PAGE, pagesOf } from './choices.ts';
import type { Drawing } from './drawing.ts';
import { cardLines, choiceExplained, stepRules, valueLines, whyLines } from './explain.ts';
import { findCard } from './find.ts';
import { helpFor, SCORE } from './help.ts';
import { hintLines } from './hint.ts';
import type { Input } from './input.ts';
import { capital, type Look, wrap } from './look.ts';
import { Page } from './page.ts';
import { keptFile, load, save } from './saving.ts';
import type { AnySession } from './session.ts';
import { whyTheyLines } from './why-they.ts';

/** What a typed line leads to: the same question again, a new position, or the end. */
type Next = 'stay' | 'moved' | 'left';

/** More sentences than this are not told at once; "log" has them all. */
const MOST_TOLD = 30;

export class Host {
  #session: AnySession;
  readonly #input: Input;
  readonly #look: Look;
  readonly #page: Page;
  #drawing: Drawing;
  #choices: readonly Choice[] = [];
  #shownPage = 0;
  #boardShown = '';
  #phaseShown = '';

  constructor(session: AnySession, input: Input, look: Look, write: (text: string) => void) {
    this.#session = session;
    this.#input = input;
    this.#look = look;
    this.#page = new Page(look, write);
    this.#drawing = session.drawing();
  }

  async sit(): Promise<void> {
    this.#session.letOthersPlay();
    for (let next: Next = 'moved'; next !== 'left'; ) {
      if (next === 'moved' && !this.#turnToYou()) return;
      const typed = await this.#input.next('> ');
      if (typeof typed === 'object') next = this.#answer(typed.line.trim());
      else {
        this.#page.print('');
        this.#keep(typed === 'end' ? 'The input has ended.' : 'Interrupted.');
        next = 'left';
      }
    }
  }

  /** Shows what happened and what is asked; false when the game is over. */
  #turnToYou(): boolean {
    this.#drawing = this.#session.drawing();
    this.#news();
    const { decision, end } = this.#session;
    if (decision === null) {
      this.#page.tell(end ?? '');
      this.#page.print(...this.#drawing.score(this.#look));
      return false;
    }
    this.#shownPage = 0;
    this.#choices = decision.choices;
    this.#whereAreWe();
    for (const line of this.#session.situation()) this.#page.tell(capital(line));
    this.#ask(decision);
    return true;
  }

  #news(): void {
    const { log } = this.#session;
    const fresh = log.slice(this.#session.seen);
    this.#session.seen = log.length;
    if (fresh.length === 0) return;
    const left = fresh.length - MOST_TOLD;
    if (left > 0) this.#page.tell(`${left} earlier lines; "log" has them all.`);
    this.#page.news(fresh.slice(-MOST_TOLD).map(({ text }) => text));
  }

  /** The phase when it is another; the board too, if something on it has changed since it was last shown. */
  #whereAreWe(): void {
    const { moment, position } = this.#drawing;
    if (moment === this.#phaseShown) return;
    this.#phaseShown = moment;
    // Before the first turn there is nothing to see yet.
    if (moment.startsWith('0/') || position === this.#boardShown) this.#phase();
    else this.#board();
  }

  #phase(): void {
    this.#page.print(...this.#drawing.phase(this.#look));
  }
  #board(): void {
    this.#phase();
    this.#boardShown = this.#drawing.position;
    this.#page.print(...this.#drawing.board(this.#look));
  }

  #ask({ ask }: Decision): void {
    const { plain, width, paint } = this.#look;
    this.#page.print(...(plain ? [ask] : wrap(ask, width).map((line) => paint.bold(line))));
    this.#list();
  }

  #list(): void {
    const { groups } = this.#session;
    const inLetters = (text: string): string => this.#drawing.inLetters(text);
    this.#page.print(...choiceLines(this.#choices, groups, this.#shownPage, this.#look, inLetters));
    const pages = pagesOf(this.#choices);
    const last = Math.min((this.#shownPage + 1) * PAGE, this.#choices.length);
    if (pages > 1)
      this.#page.tell(
        `${last} of ${this.#choices.length} choices; "more" shows the next page, and any number can be typed.`,
      );
  }

  #answer(line: string): Next {
    if (line === '') return this.#again();
    if (/^\d+$/.test(line)) return this.#choose(Number(line));
    const [word, ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    if (word.startsWith('?')) return this.#explain([word.slice(1), about].join(' ').trim());
    try {
      return this.#command(word.toLowerCase(), about);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#page.tell(`${error.message}${error.hint === undefined ? '' : `; ${error.hint}`}`);
      return 'stay';
    }
  }

  #command(word: string, about: string): Next {
    if (word === SCORE[this.#session.game]) {
      this.#page.print(...this.#drawing.score(this.#look));
      return 'stay';
    }
    switch (word) {
      case 'pass':
        return this.#pass();
      case 'skip':
        if (this.#session.skip() > 0) return 'moved';
        this.#page.tell('This question has to be answered: choose a number.');
        return 'stay';
      case 'ask':
        return this.#askWhen(about);
      case 'why':
        if (about === '' || /^\d{1,4}$/.test(about)) return this.#whyThey(about);
        return this.#about(about, (card) => whyLines(this.#session, card, this.#choices));
      case 'hint':
        this.#page.tell(...hintLines(this.#session, this.#choices));
        return 'stay';
      case 'value':
        return this.#about(about, (card) => valueLines(this.#session, card));
      case 'card':
        return this.#about(about, (card) => cardLines(this.#session, card));
      case 'log':
        return this.#log(about);
      case 'board':
        this.#board();
        return 'stay';
      case 'hand':
        this.#page.print(...this.#drawing.hand(this.#look));
        return 'stay';
      case 'choices':
        return this.#again();
      case 'more':
        this.#shownPage = (this.#shownPage + 1) % pagesOf(this.#choices);
        this.#list();
        return 'stay';
      case 'undo':
        return this.#undo();
      case 'save':
        this.#page.tell(`Saved to ${save(this.#session, about === '' ? keptFile(this.#session) : about)}.`);
        return 'stay';
      case 'resume':
        return this.#resume(about);
      case 'concede':
        this.#page.tell('You concede: the game is lost.');
        this.#page.print(...this.#drawing.score(this.#look));
        return 'left';
      case 'help':
        this.#page.print(...helpFor(this.#session.game));
        return 'stay';
      case 'quit':
        this.#keep('Until next time.');
        return 'left';
      default:
        this.#page.tell(
          `"${word}" is nothing that can be typed here. Type a number from 1 to ${this.#choices.length}, or "help".`,
        );
        return 'stay';
    }
  }

  #again(): Next {
    const { decision } = this.#session;
    if (decision !== null) this.#ask(decision);
    return 'stay';
  }

  #choose(number: number): Next {
    const choice = this.#choices.find((c) => numberOf(c) === number);
    if (choice === undefined) {
      this.#page.tell(`There is no choice ${number}: they go from 1 to ${this.#choices.length}.`);
      return 'stay';
    }
    this.#session.choose(choice.index);
    return 'moved';
  }

  /** "ask all" or "ask less". */
  #askWhen(about: string): Next {
    if (about !== 'all' && about !== 'less') {
      const now = this.#session.asksAll ? 'everything' : 'when it can matter';
      this.#page.tell(`You are asked ${now}: "ask less" or "ask all" changes it.`);
      return 'stay';
    }
    this.#session.askAll(about === 'all');
    this.#page.tell(about === 'all' ? 'You are asked everything.' : 'You are asked when it can matter.');
    return 'moved';
  }

  #pass(): Next {
    const pass = this.#choices.find(({ kind }) => kind === 'pass');
    if (pass !== undefined) return this.#choose(numberOf(pass));
    this.#page.tell('You cannot pass here: choose a number.');
    return 'stay';
  }

  /** "?" alone, "? 3" or "? Concealment". */
  #explain(about: string): Next {
    const rules = this.#session.decision?.rules ?? [];
    if (about === '')
      this.#page.tell(
        ...stepRules(this.#session.game, rules),
        'Type "? 2" for one choice, "? NAME" for a card.',
      );
    else if (/^\d+$/.test(about)) {
      const choice = this.#choices.find((one) => numberOf(one) === Number(about));
      if (choice === undefined) this.#page.tell(`There is no choice ${about}.`);
      else this.#page.tell(...choiceExplained(this.#session, choice, rules));
    } else this.#about(about, (card) => cardLines(this.#session, card));
    return 'stay';
  }

  #about(name: string, lines: (card: number) => string[]): Next {
    const card = findCard(this.#session.seat(), this.#drawing.held, name);
    this.#page.tell(...(typeof card === 'string' ? [card] : lines(card)));
    return 'stay';
  }

  #whyThey(about: string): Next {
    this.#page.tell(...whyTheyLines(this.#session, about === '' ? 1 : Number(about)));
    return 'stay';
  }

  #log(about: string): Next {
    const { log } = this.#session;
    const most = /^\d+$/.test(about) ? Number(about) : log.length;
    if (log.length === 0) this.#page.tell('Nothing has happened yet.');
    for (const { text, as } of log.slice(Math.max(0, log.length - most)))
      if (as === 'struck') this.#page.tellStruck(text);
      else this.#page.tell(text);
    return 'stay';
  }

  #undo(): Next {
    if (!this.#session.undo()) {
      this.#page.tell('There is no earlier decision of yours to go back to.');
      return 'stay';
    }
    this.#page.tell('Back to your previous decision.');
    this.#phaseShown = this.#boardShown = '';
    return 'moved';
  }

  #resume(file: string): Next {
    if (file === '') {
      this.#page.tell('Say which file: "resume FILE".');
      return 'stay';
    }
    this.#session = load(file, this.#session.game);
    this.#session.letOthersPlay();
    this.#phaseShown = this.#boardShown = '';
    this.#page.tell(`The game of ${file}, after ${this.#session.choices.length} choices.`);
    return 'moved';
  }

  #keep(why: string): void {
    if (!this.#session.hasChoices) return this.#page.print(why);
    const file = save(this.#session, keptFile(this.#session));
    this.#page.print(
      `${why} The game is kept; go on with it by`,
      `  westmarch play ${this.#session.game} --resume ${file}`,
    );
  }
}
