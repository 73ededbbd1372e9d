/** Checked both ways: what comes in is read by a schema of the protocol, and so is what goes out. */
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** A refusal with its HTTP status; the error handler makes a Problem of it. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly field: string | undefined;
  readonly hint: string | undefined;
  constructor(status: number, message: string, more: { field?: string; hint?: string } = {}) {
    super(message);
    this.status = status;
    this.field = more.field;
    this.hint = more.hint;
  }
}

export function read<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const found = z.safeParse(schema, value);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const field = issue.path.map(String).join('.');
  throw new HttpProblem(400, field === '' ? issue.message : `${field}: ${issue.message}`, { field });
}

export function send<T extends z.ZodMiniType>(
  reply: FastifyReply,
  schema: T,
  value: z.input<T>,
): FastifyReply {
  return reply.header('cache-control', 'no-store').send(z.parse(schema, value));
}
