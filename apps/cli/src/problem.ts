/** What a command may end with, other than success. */

/** The exit codes of every command; 0 is success. */
export const EXIT = { failed: 1, badInput: 2, bug: 3 } as const;

/** An end that the user can act on: printed as it stands with its hint, and without a stack trace. */
export class Problem extends Error {
  readonly hint: string | undefined;
  readonly exitCode: number;

  constructor(message: string, options: { hint?: string; exitCode?: number } = {}) {
    super(message);
    this.hint = options.hint;
    this.exitCode = options.exitCode ?? EXIT.badInput;
  }
}

/** Ctrl-C: what was done is kept, but it is not what was asked for. */
export const stopped = (): Problem =>
  new Problem('stopped', { hint: 'the same command with --resume goes on', exitCode: EXIT.failed });
