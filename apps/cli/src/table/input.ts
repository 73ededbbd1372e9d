/** Lines from a person or a script: one at a time, with the prompt shown, and an end that is no error. */
import { createInterface, type Interface } from 'node:readline';

export type Typed = { readonly line: string } | 'end' | 'interrupt';

export interface Input {
  next(prompt: string): Promise<Typed>;
  close(): void;
}

export class Keyboard implements Input {
  readonly #reader: Interface;
  readonly #isTerminal = process.stdin.isTTY;
  readonly #waiting: Typed[] = [];
  #wake: (() => void) | null = null;

  constructor() {
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.#isTerminal ? { output: process.stdout } : {}),
      terminal: this.#isTerminal,
    });
    this.#reader.on('line', (line) => this.#push({ line }));
    this.#reader.on('close', () => this.#push('end'));
    this.#reader.on('SIGINT', this.#interrupt);
    process.on('SIGINT', this.#interrupt);
  }

  #interrupt = (): void => this.#push('interrupt');

  #push(typed: Typed): void {
    this.#waiting.push(typed);
    this.#wake?.();
  }

  async next(prompt: string): Promise<Typed> {
    if (this.#isTerminal) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    if (this.#waiting.length === 0)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#wake = null;
    const typed = this.#waiting.shift() ?? 'end';
    // A script's lines are shown, so that what was printed can be read afterwards.
    if (!this.#isTerminal) process.stdout.write(`${prompt}${typeof typed === 'object' ? typed.line : ''}\n`);
    return typed;
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    this.#reader.close();
  }
}
