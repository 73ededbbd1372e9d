/**
 * Tables that another server keeps: asked over its inner address, and sat at through a socket to it.
 *
 * Not    who keeps what (keeping.ts), or answering (inner.ts).
 */
import { WebSocket } from 'ws';
import type { Guest } from '../store/guests.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { Keeper } from '../store/table-store.ts';
import { Refusal } from '../tables/refusal.ts';

/** What is asked of a table wherever it is kept, by name, with what it takes and what comes of it. */
export interface Asked {
  readonly sit: [args: [seat: number, guest: number, name: string, deck: string], answer: null];
  readonly concede: [args: [seat: number], answer: null];
  readonly endFor: [args: [why: string], answer: null];
  readonly unsay: [args: [line: number], answer: null];
  readonly forget: [args: [], answer: null];
  readonly record: [args: [], answer: string];
  readonly scenario: [args: [viewer: number], answer: string];
  readonly remarks: [args: [], answer: { text: string; at: string }[]];
}
export type Op = keyof Asked;
export type Args<O extends Op> = Asked[O][0];
export type Answer<O extends Op> = Asked[O][1];
/** What comes back of a question. */
export type Answered =
  | { readonly done: unknown }
  | { readonly refused: { readonly code: string; readonly text: string } }
  | { readonly moved: true }
  | { readonly failed: string };

export const SECRET = 'x-westmarch-secret';
export const WHO = 'x-westmarch-who';
const ANSWERS_WITHIN = 5000;

/** It is not kept there any more, or nobody is there: who asked looks again. */
export class Moved extends Error {
  override name = 'Moved';
}

export interface Who {
  readonly table: string;
  readonly guest: Guest | null;
  readonly network: string;
  /** The address by which his browser reached us. */
  readonly origin: string;
}

export async function askFar<O extends Op>(
  { address, secret }: Keeper,
  table: string,
  op: O,
  args: Args<O>,
): Promise<Answer<O>> {
  let answered: Answered;
  try {
    const response = await fetch(`${address}/tables/${table}`, {
      method: 'POST',
      headers: { [SECRET]: secret, 'content-type': 'application/json' },
      body: JSON.stringify({ op, args }),
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    answered = JSON.parse(await response.text());
  } catch (error) {
    throw new Moved(`the server at ${address} does not answer`, { cause: error });
  }
  if ('moved' in answered) throw new Moved(`table ${table} is not kept there any more`);
  if ('refused' in answered) throw new Refusal(answered.refused.code, answered.refused.text);
  if ('failed' in answered) throw new Error(answered.failed);
  return answered.done as Answer<O>;
}

/** A table that another server keeps, as it stands in storage. */
export class FarTable {
  readonly row: TableRow;
  readonly keeper: Keeper;
  constructor(row: TableRow, keeper: Keeper) {
    this.row = row;
    this.keeper = keeper;
  }
}

/** One visitor's way to the server that keeps his table. */
export interface FarSocket {
  send(text: string): void;
  close(): void;
}

/** Sockets of this server's visitors to the servers that keep their tables. */
export class FarSockets {
  readonly #open = new Map<WebSocket, string>();

  /** Resolves when it stands; `heard` gets each message, `closed` is told once it is gone. */
  async open(
    { address, secret }: Keeper,
    who: Who,
    heard: (text: string) => void,
    closed: () => void,
  ): Promise<FarSocket> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, {
      headers: { [SECRET]: secret, [WHO]: encodeURIComponent(JSON.stringify(who)) },
      handshakeTimeout: ANSWERS_WITHIN,
      perMessageDeflate: false,
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.on('open', () => resolve());
    socket.on('error', (error) => reject(new Moved('it cannot be reached', { cause: error })));
    socket.on('message', (data) => heard(textOf(data)));
    socket.on('close', () => {
      reject(new Moved('it closed the door'));
      if (this.#open.delete(socket)) closed();
    });
    await promise;
    this.#open.set(socket, address);
    return { send: (text) => socket.send(text), close: () => this.#close(socket) };
  }
  #close(socket: WebSocket): void {
    this.#open.delete(socket);
    socket.close();
  }
  /** Only these servers are there: what leads to others leads nowhere. */
  only(addresses: ReadonlySet<string>): void {
    for (const [socket, address] of this.#open) if (!addresses.has(address)) socket.terminate();
  }
}

const textOf = (data: WebSocket.RawData): string =>
  Array.isArray(data)
    ? Buffer.concat(data).toString()
    : data instanceof ArrayBuffer
      ? Buffer.from(data).toString()
      : data.toString();
