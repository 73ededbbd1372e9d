/** What goes wrong, as a Problem of the protocol: what, where, and how to mend it; never a stack trace. */
import type { Problem } from '@westmarch/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Busy } from '../engine/engines.ts';
import { causeOf } from '../store/problems.ts';
import { notKept, Refusal } from '../tables/refusal.ts';
import { HttpProblem } from './answers.ts';
import { sendPage } from './web.ts';

/** Refusals that are not the asker's fault. */
const UNABLE = new Set(['frozen', 'broken', 'storage', 'busy', 'full', 'put-away']);

export function problems(server: FastifyInstance, root: string): void {
  server.setNotFoundHandler((request, reply) => {
    void reply.code(404);
    if (request.url.startsWith('/api/'))
      return say(reply, 404, { error: 'There is nothing at this address.' });
    // The client has a page of its own for people who lost their way.
    if (request.headers.accept?.includes('text/html') === true) return sendPage(reply, root);
    return reply.type('text/plain; charset=utf-8').send('There is nothing here. The table is at /\n');
  });
  server.setErrorHandler((error: Busy | FastifyError | HttpProblem | Refusal, request, reply) => {
    if (error instanceof HttpProblem) {
      const { status, message, field, hint } = error;
      return say(reply, status, {
        error: message,
        ...(field ? { field } : {}),
        ...(hint === undefined ? {} : { hint }),
      });
    }
    if (error instanceof Refusal)
      return say(reply, UNABLE.has(error.code) ? 503 : 409, {
        error: error.message,
        field: error.code,
      });
    if (error instanceof Busy) return say(reply, 503, { error: error.message });
    const cause = causeOf(error);
    if (cause !== null) {
      request.log.error({ err: error }, `a request failed: ${cause}`);
      return say(reply, 507, { error: notKept(error).message, hint: `Request ${request.id}.` });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return say(reply, status, { error: sentenceFor(status, error.message) });
    request.log.error({ err: error }, 'a request failed');
    return say(reply, 500, {
      error: 'An error in Westmarch kept that from being done.',
      hint: `Whoever runs this server finds it in the log as request ${request.id}.`,
    });
  });
}

function sentenceFor(status: number, message: string): string {
  if (status === 413) return 'That is too large.';
  if (status === 415) return 'Send JSON (content-type: application/json).';
  return message;
}

const say = (reply: FastifyReply, status: number, problem: Problem): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(problem);
