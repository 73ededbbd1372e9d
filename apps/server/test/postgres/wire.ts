/** The wire between a server and its database, which a test can cut, hold and mend. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #state: 'cut' | 'held' | 'whole' = 'whole';
  /** It is cut when the server says this, or when that is answered: the answer, or the word itself, is lost. */
  #breaksAt: { readonly word: string; readonly lost: 'answer' | 'word' } | null = null;

  private constructor(target: URL, server: Server) {
    this.#target = target;
    this.#server = server;
    server.on('connection', (socket) => this.#join(socket));
  }
  static async to(target: URL): Promise<Wire> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new Wire(target, server);
  }
  /** The address of the database through this wire. */
  get url(): URL {
    const url = new URL(this.#target);
    const address = this.#server.address();
    url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
    return url;
  }

  #join(near: Socket): void {
    if (this.#state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    let isOver = false;
    near.on('data', (bytes: Buffer) => {
      const breaks = this.#breaksAt !== null && bytes.includes(this.#breaksAt.word);
      if (breaks && this.#breaksAt?.lost === 'word') this.#break();
      else far.write(bytes);
      isOver ||= breaks;
    });
    far.on('data', (bytes: Buffer) => {
      if (isOver) this.#break();
      else near.write(bytes);
    });
    if (this.#state === 'held') this.#pause();
  }
  #pause(): void {
    for (const socket of this.#sockets) socket.pause();
  }
  #break(): void {
    this.#breaksAt = null;
    this.cut();
  }
  breakAt(word: string, lost: 'answer' | 'word'): void {
    this.#breaksAt = { word, lost };
  }
  /** Everything breaks, and nothing new gets through. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }
  /** Nothing gets through, and nobody is told. */
  hold(): void {
    this.#state = 'held';
    this.#pause();
  }
  mend(): void {
    this.#state = 'whole';
    for (const socket of this.#sockets) socket.resume();
  }
  close(): void {
    this.cut();
    this.#server.close();
  }
}
