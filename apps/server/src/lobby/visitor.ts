/** One browser tab in the lobby, and the door it comes by: the same bounds as at a table. */
import { PROTOCOL, ToLobby } from '@westmarch/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { HttpProblem } from '../http/answers.ts';
import type { Visitors } from '../http/guest.ts';
import type { Origins } from '../http/origin.ts';
import { networkOf } from '../limits/network.ts';
import { type Around, Tab, type Wanted } from '../socket/tab.ts';
import type { Guest } from '../store/guests.ts';
import type { Lobby } from './lobby.ts';
import type { Visitor } from './visitors.ts';

class LobbyTab extends Tab implements Visitor {
  readonly #lobby: Lobby;
  #entered = false;

  constructor(socket: WebSocket, guest: Guest | null, network: string, around: Around, lobby: Lobby) {
    super(socket, guest, network, around);
    this.#lobby = lobby;
  }
  get seated(): boolean {
    return false;
  }
  protected get place(): string {
    return 'lobby';
  }
  protected left(): void {
    this.#lobby.leave(this);
  }
  protected read(value: unknown): Wanted | null {
    const said = ToLobby.safeParse(value);
    if (!said.success) return this.misread(value, said.error.issues[0], PROTOCOL);
    return { t: `lobby ${said.data.t}`, obey: () => this.#obey(said.data) };
  }
  async #obey(said: ToLobby): Promise<void> {
    if (said.t === 'hello') {
      if (this.#entered) return this.fault('hello-again', 'Hello was said already.');
      this.#entered = true;
      this.settle();
      await this.hold();
      await this.#lobby.enter(this);
      if (this.isClosed) this.#lobby.leave(this);
      return undefined;
    }
    if (!this.#entered) return this.fault('hello-first', 'Say hello first.');
    if (said.t === 'say') return this.#lobby.say(this, said.words);
    if (said.t === 'mute') return this.#lobby.mute(this, said.who, said.on);
    return this.#lobby.invite(this, said.who, said.table);
  }
}

export function lobbyRoute(
  server: FastifyInstance,
  visitors: Visitors,
  origins: Origins,
  around: Around & { readonly lobby: Lobby },
): void {
  server.get(
    '/ws/lobby',
    {
      websocket: true,
      onRequest: async ({ headers, ip }) => {
        if (!origins.allows(headers))
          throw new HttpProblem(403, 'A page of another site may not connect here.');
        around.doors.connect(ip);
      },
      preValidation: async (request) => {
        await visitors.known(request);
        around.doors.connect(request.ip);
      },
    },
    (socket, request) =>
      new LobbyTab(socket, visitors.met(request), networkOf(request.ip), around, around.lobby).listen(),
  );
}
