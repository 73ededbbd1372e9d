/**
 * The host of the table: shows what happened and what is asked, and does what you type.
 *
 * Owns   the conversation: when the board is shown, and every word you can type.
 * Not    the game (session.ts), nor how anything is drawn (board.ts, spoken.ts).
 */
import type { Decision } from '@westmarch/kernel';
import { Problem } from '../problem.ts';
import { boardLines, handLines, phaseLines, pointLines, situationLines } from './board.ts';
import { type Choice, choiceLines, choicesOf, PAGE, pagesOf } from './choices.ts';
import { cardLines, choiceExplained, stepRules, valueLines, whyLines } from './explain.ts';
import { findCard } from './find.ts';
import { HELP } from './help.ts';
import type { Input } from './input.ts';
import { type Look, wrap } from './look.ts';
import { Page } from './page.ts';
import { endLines } from './result.ts';
import { keptFile, load, save } from './saving.ts';
import type { Seat } from './seat.ts';
import type { Session } from './session.ts';
import { companiesAt, pilesOf } from './side.ts';
import { spokenBoard, spokenHand, spokenPhase, spokenPoints } from './spoken.ts';

/** What a typed line leads to: the same question again, a new position, or the end. */
type Next = 'stay' | 'moved' | 'left';

/** More sentences than this are not told at once; "log" has them all. */
const MOST_TOLD = 30;

export class Host {
  #session: Session;
  readonly #input: Input;
  readonly #look: Look;
  readonly #page: Page;
  #seat: Seat;
  #choices: Choice[] = [];
  #shownPage = 0;
  #boardShown = '';
  #phaseShown = '';

  constructor(session: Session, input: Input, look: Look, write: (text: string) => void) {
    this.#session = session;
    this.#input = input;
    this.#look = look;
    this.#page = new Page(look, write);
    this.#seat = session.seat();
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
    this.#seat = this.#session.seat();
    this.#news();
    const { decision } = this.#session;
    if (decision === null) {
      this.#page.tell(...endLines(this.#session, this.#seat));
      this.#page.print(...this.#points());
      return false;
    }
    this.#shownPage = 0;
    this.#choices = choicesOf(this.#seat, decision.procedure, decision.step);
    this.#whereAreWe();
    if (this.#look.plain) this.#page.print(...situationLines(this.#seat, { ...this.#look, width: 1000 }));
    else this.#page.print(...situationLines(this.#seat, this.#look));
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
    this.#page.news(fresh.slice(-MOST_TOLD));
  }

  /** The phase when it is another; the board too, if something on it has changed since it was last shown. */
  #whereAreWe(): void {
    const { turn, phase, company } = this.#seat.view.global;
    const now = `${turn}/${phase}/${company}`;
    if (now === this.#phaseShown) return;
    this.#phaseShown = now;
    // Before the first turn there is nothing to see yet.
    if (turn === 0 || this.#position() === this.#boardShown) this.#phase();
    else this.#board();
  }

  /** What lies on the table; cards drawn and discarded have their own sentences. */
  #position(): string {
    return JSON.stringify(
      this.#seat.players.map((_name, i) => {
        const { events, factions, stored } = pilesOf(this.#seat, i + 1);
        return [companiesAt(this.#seat, i + 1), events, factions, stored];
      }),
    );
  }

  #phase(): void {
    this.#page.print(...(this.#look.plain ? [spokenPhase(this.#seat)] : phaseLines(this.#seat, this.#look)));
  }
  #board(): void {
    this.#phase();
    this.#boardShown = this.#position();
    this.#page.print(...(this.#look.plain ? spokenBoard(this.#seat) : boardLines(this.#seat, this.#look)));
  }
  #points(): string[] {
    return this.#look.plain ? spokenPoints(this.#seat) : pointLines(this.#seat, this.#look);
  }

  #ask(decision: Decision): void {
    const question = this.#seat.sentence(decision.ask);
    const { plain, width, paint } = this.#look;
    this.#page.print(...(plain ? [question] : wrap(question, width).map((line) => paint.bold(line))));
    this.#list();
  }

  #list(): void {
    this.#page.print(...choiceLines(this.#choices, this.#shownPage, this.#look));
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
    switch (word) {
      case 'pass':
        return this.#pass();
      case 'skip':
        if (this.#session.skip() > 0) return 'moved';
        this.#page.tell('This question has to be answered: choose a number.');
        return 'stay';
      case 'why':
        return this.#about(about, (card) => whyLines(this.#seat, card, this.#choices));
      case 'value':
        return this.#about(about, (card) => valueLines(this.#seat, card));
      case 'card':
        return this.#about(about, (card) => cardLines(this.#seat, card));
      case 'log':
        return this.#log(about);
      case 'board':
        this.#board();
        return 'stay';
      case 'hand':
        this.#page.print(...(this.#look.plain ? spokenHand(this.#seat) : handLines(this.#seat, this.#look)));
        return 'stay';
      case 'points':
        this.#page.print(...this.#points());
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
        this.#page.print(...this.#points());
        return 'left';
      case 'help':
        this.#page.print(...HELP);
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
    const choice = this.#choices.find((c) => c.number === number);
    if (choice === undefined) {
      this.#page.tell(`There is no choice ${number}: they go from 1 to ${this.#choices.length}.`);
      return 'stay';
    }
    this.#session.choose(choice.number - 1);
    return 'moved';
  }

  #pass(): Next {
    const pass = this.#choices.find(({ option }) => option.kind === 0);
    if (pass !== undefined) return this.#choose(pass.number);
    this.#page.tell('You cannot pass here: choose a number.');
    return 'stay';
  }

  /** "?" alone, "? 3" or "? Concealment". */
  #explain(about: string): Next {
    const rules = this.#session.decision?.rules ?? [];
    if (about === '') this.#page.tell(...stepRules(rules), 'Type "? 2" for one choice, "? NAME" for a card.');
    else if (/^\d+$/.test(about)) {
      const choice = this.#choices.find(({ number }) => number === Number(about));
      if (choice === undefined) this.#page.tell(`There is no choice ${about}.`);
      else this.#page.tell(...choiceExplained(this.#seat, choice, rules));
    } else this.#about(about, (card) => cardLines(this.#seat, card));
    return 'stay';
  }

  #about(name: string, lines: (card: number) => string[]): Next {
    const card = findCard(this.#seat, name);
    this.#page.tell(...(typeof card === 'string' ? [card] : lines(card)));
    return 'stay';
  }

  #log(about: string): Next {
    const { log } = this.#session;
    const most = /^\d+$/.test(about) ? Number(about) : log.length;
    if (log.length === 0) this.#page.tell('Nothing has happened yet.');
    for (const line of log.slice(Math.max(0, log.length - most))) this.#page.tell(line);
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
    this.#session = load(file);
    this.#session.letOthersPlay();
    this.#phaseShown = this.#boardShown = '';
    this.#page.tell(`The game of ${file}, after ${this.#session.choices.length} choices.`);
    return 'moved';
  }

  #keep(why: string): void {
    if (!this.#session.hasChoices) return this.#page.print(why);
    const file = save(this.#session, keptFile(this.#session));
    this.#page.print(`${why} The game is kept; go on with it by`, `  westmarch play meccg --resume ${file}`);
  }
}
