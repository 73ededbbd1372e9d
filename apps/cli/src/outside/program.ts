/**
 * A program of somebody else's that plays: started, asked line by line, and ended.
 *
 * Keeps  however it answers, late, wrong or not at all, it is said what was wrong, and nobody else is troubled by it.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { FromBot, type ToBot } from '@westmarch/protocol';

/** It did not play as it should: what it did, in words. */
export class Misplayed extends Error {
  override name = 'Misplayed';
}

/** Letters of an answer that are repeated where it makes no sense. */
const SHOWN = 60;
/** Letters that one answer may have. */
const MOST = 10_000;

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** Those that run: whoever leaves in a hurry leaves none behind. */
const running = new Set<Program>();
process.on('exit', () => {
  for (const program of running) program.end();
});

export class Program {
  readonly command: string;
  readonly #patience: number;
  #child: Child | null = null;
  #hear: ((line: string | null) => void) | null = null;
  /** Lines that came before anybody asked. */
  readonly #early: string[] = [];
  #why = '';
  /** It has answered at least once, whatever it was. */
  hasAnswered = false;

  /** `patience`: milliseconds that it may take for an answer. */
  constructor(command: string, patience: number) {
    this.command = command;
    this.#patience = patience;
  }

  #started(): Child {
    if (this.#child !== null) return this.#child;
    // What it says to people goes to people; a command is what one would type.
    const child: Child = spawn(this.command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    this.#child = child;
    running.add(this);
    this.#early.length = 0;
    this.#why = '';
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (this.#child !== child || line.trim() === '') return;
      if (this.#hear === null) this.#early.push(line);
      else this.#hear(line);
    });
    // It may be gone while it is written to: the end says so.
    child.stdin.on('error', () => {});
    child.once('error', (error) => this.#gone(child, error.message));
    child.once('exit', (code, signal) =>
      this.#gone(child, signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`),
    );
    return child;
  }
  #gone(child: Child, why: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    this.#why = why;
    this.#hear?.(null);
  }

  tell(message: ToBot): void {
    this.#started().stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Its next answer, read; throws Misplayed where there is none or it makes no sense. */
  async ask(message: ToBot): Promise<FromBot> {
    this.tell(message);
    const line = this.#early.shift() ?? (await this.#next());
    this.hasAnswered = true;
    if (line.length > MOST) throw new Misplayed(`it answered ${line.length} letters`);
    const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new Misplayed(`it answered what is no JSON: ${shown}`);
    }
    const read = FromBot.safeParse(value);
    if (!read.success) throw new Misplayed(`it answered neither "ready" nor "choice": ${shown}`);
    return read.data;
  }
  async #next(): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    this.#hear = resolve;
    if (this.#child === null) resolve(null);
    const late = Symbol('late');
    const timer = Promise.withResolvers<typeof late>();
    const timeout = setTimeout(() => timer.resolve(late), this.#patience);
    try {
      const line = await Promise.race([promise, timer.promise]);
      if (line === late) throw new Misplayed(`it did not answer within ${this.#patience / 1000} s`);
      if (line === null) throw new Misplayed(this.#why || 'it ended');
      return line;
    } finally {
      clearTimeout(timeout);
      this.#hear = null;
    }
  }

  /** Ends it; the next question starts it anew. */
  end(): void {
    const child = this.#child;
    this.#child = null;
    running.delete(this);
    if (child?.pid === undefined) return;
    try {
      // With all that it has started itself.
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It was gone already.
    }
  }
}
