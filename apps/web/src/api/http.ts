/**
 * Asking the server over HTTP: every answer is checked by its schema, and every refusal is a sentence.
 */
import { Problem } from '@westmarch/protocol';

/** The server said no, or nothing: `message` can be shown as it stands. */
export class Refusal extends Error {
  readonly status: number;
  readonly hint: string;

  constructor(message: string, status: number, hint = '') {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.hint = hint;
  }
}

/** As much of a schema of packages/protocol as is needed here. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

const UNREACHABLE = 'The server does not answer. Is it running, and are you online?';

export async function ask<T>(schema: Schema<T>, path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => {
    throw new Refusal(UNREACHABLE, 0);
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusalFrom(answer.status, body);
  const read = schema.safeParse(body);
  if (!read.success)
    throw new Refusal('The server answered something this page does not understand. Reload it.', 502);
  return read.data;
}

export const post = <T>(schema: Schema<T>, path: string, body: unknown): Promise<T> =>
  ask(schema, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function refusalFrom(status: number, body: unknown): Refusal {
  const read = Problem.safeParse(body);
  if (read.success) return new Refusal(read.data.error, status, read.data.hint ?? '');
  return new Refusal(status >= 500 ? UNREACHABLE : `The server refused (${status}).`, status);
}
