/**
 * The connection to the lobby: one for the whole page, open while something on it looks at the lobby.
 *
 * Owns   the socket, coming back when it is lost, and what is known of the lobby.
 * Keeps  who looks last closes it; what arrives is checked against the protocol.
 */
import { FromLobby, PROTOCOL, type ToLobby } from '@westmarch/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { waitBefore } from '../live/link.ts';
import { afterDismissing, heard, type LobbyState } from './lobby-state.ts';

const nothing: LobbyState = {
  link: 'connecting',
  now: null,
  said: [],
  invited: null,
  dismissed: [],
  turn: null,
  problem: null,
};
export const useLobbyState = create<LobbyState>()(() => nothing);
const change = useLobbyState.setState;

let lookers = 0;
let socket: WebSocket | null = null;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function connect(): void {
  const { protocol, host } = window.location;
  const mine = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/lobby`);
  socket = mine;
  mine.addEventListener('open', () => {
    attempt = 0;
    change({ link: 'open', problem: null });
    toLobby({ t: 'hello', protocol: PROTOCOL });
  });
  mine.addEventListener('message', ({ data }) => {
    const read = FromLobby.safeParse(typeof data === 'string' ? JSON.parse(data) : null);
    if (read.success) change((state) => heard(state, read.data));
  });
  mine.addEventListener('close', () => {
    if (socket !== mine) return;
    socket = null;
    change({ link: 'lost' });
    if (lookers > 0) timer = setTimeout(connect, waitBefore(attempt++, 0.5));
  });
}
function disconnect(): void {
  clearTimeout(timer);
  const mine = socket;
  socket = null;
  mine?.close(1000);
}

/** Whether it could be sent. */
export function toLobby(message: ToLobby): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}
/** Comes again under another name. */
export function enterAgain(): void {
  if (lookers === 0) return;
  disconnect();
  connect();
}
export const dismissInvitation = (): void => change(afterDismissing);
export const dismissLobbyProblem = (): void => change({ problem: null });

/** Looks at the lobby as long as this part of the page is there. */
export function useLobby(): LobbyState {
  useEffect(() => {
    lookers += 1;
    if (lookers === 1) {
      change(({ dismissed }) => ({ ...nothing, dismissed }));
      connect();
    }
    return () => {
      lookers -= 1;
      if (lookers === 0) disconnect();
    };
  }, []);
  return useLobbyState();
}
