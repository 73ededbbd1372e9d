/**
 * Bodies of requests: JSON, no deeper than anything of ours is.
 *
 * Keeps  depth is counted in the text, before it is parsed: what is too deep never becomes values that would overflow
 *        a stack wherever they are walked through, copied or written down.
 */
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './answers.ts';

/** Our deepest message, a record with its set-up, has eight levels. */
const MOST_LEVELS = 32;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set(Buffer.from('[{'));
const CLOSING = new Set(Buffer.from(']}'));

/** Whether brackets outside of strings are nested deeper than allowed. What is not JSON is left to the parser. */
export function isTooDeep(text: string): boolean {
  let levels = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) inString = false;
    } else if (c === QUOTE) inString = true;
    else if (OPENING.has(c)) {
      if (++levels > MOST_LEVELS) return true;
    } else if (CLOSING.has(c)) levels--;
  }
  return false;
}

export function jsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new HttpProblem(400, 'The body is nested too deeply.'));
    else void parse(request, body, done);
  });
}
