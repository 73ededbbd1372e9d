/**
 * The door between servers, at an address of its own: questions about tables that are kept here, and the sockets of those
 * who came to another server.
 *
 * Keeps  whoever does not say the secret of this server gets nothing; the database alone tells it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refusal } from '../tables/refusal.ts';
import type { Table } from '../tables/table.ts';
import { answerAt } from './answering.ts';
import { type Answered, type Args, type Op, SECRET, WHO, type Who } from './far.ts';

/** Bytes of a question: a seat is taken with a whole deck. */
const MOST = 200_000;

export interface InnerParts {
  readonly secret: string;
  /** A table that is kept here; null where it is not. */
  here(id: string): Promise<Table | null>;
  forget(id: string): Promise<void>;
  /** Somebody sits down, or watches, through another server. */
  connect(socket: WebSocket, who: Who): void;
  log(error: unknown): void;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

export class Inner {
  readonly #parts: InnerParts;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  constructor(parts: InnerParts) {
    this.#parts = parts;
    this.#server = createServer((request, response) => {
      if (!this.#knows(request)) {
        response.writeHead(403).end();
        return;
      }
      this.#answer(request).then(
        (answered) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered)),
        (error: unknown) => {
          this.#parts.log(error);
          response.writeHead(400).end();
        },
      );
    });
    this.#server.on('upgrade', (request, socket, head) => {
      const who = this.#knows(request) ? whoIn(request) : null;
      if (who === null) {
        socket.destroy();
        return;
      }
      // One that is not kept here any more is looked for again by who asks.
      this.#parts
        .here(who.table)
        .catch(() => null)
        .then((table) => {
          if (table === null) return socket.destroy();
          return this.#sockets.handleUpgrade(request, socket, head, (opened) =>
            this.#parts.connect(opened, who),
          );
        })
        .catch((error: unknown) => this.#parts.log(error));
    });
  }

  /** Its address, once it is open. */
  async listen(host: string, port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve());
    });
    const address = this.#server.address();
    const at = typeof address === 'object' && address !== null ? address.port : port;
    return `http://${host.includes(':') ? `[${host}]` : host}:${at}`;
  }
  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #knows({ headers }: IncomingMessage): boolean {
    return timingSafeEqual(hash(String(headers[SECRET] ?? '')), hash(this.#parts.secret));
  }
  async #answer(request: IncomingMessage): Promise<Answered> {
    const id = request.url?.match(/^\/tables\/([a-z0-9]{1,40})$/)?.[1] ?? '';
    const { op, args }: { op: Op; args: Args<Op> } = JSON.parse(await bodyOf(request));
    if (op === 'forget') {
      await this.#parts.forget(id);
      return { done: null };
    }
    const table = await this.#parts.here(id);
    if (table === null) return { moved: true };
    try {
      return { done: (await answerAt(table, op, args)) ?? null };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'put-away') return { moved: true };
      if (error instanceof Refusal) return { refused: { code: error.code, text: error.message } };
      this.#parts.log(error);
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > MOST) throw new Error('a question between servers is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

function whoIn({ headers }: IncomingMessage): Who | null {
  try {
    const who: Who = JSON.parse(decodeURIComponent(String(headers[WHO])));
    return who;
  } catch {
    return null;
  }
}
