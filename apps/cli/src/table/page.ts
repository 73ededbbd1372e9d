/** What is printed: lines as they are, sentences broken to the width, and news with a mark. */
import { type Look, shown, wrap } from './look.ts';

export class Page {
  readonly #look: Look;
  readonly #write: (text: string) => void;

  constructor(look: Look, write: (text: string) => void) {
    this.#look = look;
    this.#write = write;
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) this.#write(`${shown(this.#look, line)}\n`);
  }

  /** Sentences: whatever indents the first line of one indents all of it. */
  tell(...lines: readonly string[]): void {
    for (const line of lines) {
      const indent = /^ */.exec(line)?.[0] ?? '';
      if (this.#look.plain) this.print(line.trim());
      else
        this.print(
          ...wrap(line.trimStart(), this.#look.width - indent.length, '  ').map((part) => indent + part),
        );
    }
  }

  /** A sentence that does not stand any more; in words too, since not every terminal can strike. */
  tellStruck(line: string): void {
    const { plain, width, paint } = this.#look;
    const told = `Taken back: ${line}`;
    this.print(
      ...(plain ? [told] : wrap(told, width, '  ').map((part) => paint.dim(paint.strikethrough(part)))),
    );
  }

  news(lines: readonly string[]): void {
    if (this.#look.plain) return this.print(...lines);
    for (const line of lines) {
      const [first, ...rest] = wrap(line, this.#look.width - 2);
      this.print(`${this.#look.paint.dim('•')} ${first}`, ...rest.map((part) => `  ${part}`));
    }
  }
}
