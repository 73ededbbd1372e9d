/** What is known of the lobby, and how each message of the server changes it. */
import type { FromLobby, Said } from '@westmarch/protocol';
import { afterSaying } from '../live/state.ts';

type Of<T extends FromLobby['t']> = Extract<FromLobby, { t: T }>;
export interface LobbyState {
  readonly link: 'connecting' | 'open' | 'lost';
  readonly now: Of<'lobby'> | null;
  readonly said: readonly Said[];
  /** Who asks to play, the latest. */
  readonly invited: Of<'invited'> | null;
  /** Invitations that were put away: the server tells them again to whoever comes back. */
  readonly dismissed: readonly string[];
  /** The table of yours at which something happened last, and whether you are asked there. */
  readonly turn: Of<'turn'> | null;
  readonly problem: string | null;
}

/** What is known once the invitation in sight was put away. */
export const afterDismissing = ({ invited, dismissed }: LobbyState): Partial<LobbyState> => ({
  invited: null,
  dismissed: invited === null ? dismissed : [...dismissed, invited.invitation],
});

/** What is known after a message. */
export function heard(state: LobbyState, message: FromLobby): Partial<LobbyState> {
  switch (message.t) {
    case 'lobby':
      return { now: message };
    case 'said':
      return { said: afterSaying(state.said, message.said) };
    case 'unsaid':
      return { said: state.said.filter(({ id }) => !message.ids.includes(id)) };
    case 'invited':
      return state.dismissed.includes(message.invitation) ? {} : { invited: message };
    case 'turn':
      return { turn: message };
    case 'problem':
      return { problem: message.text };
    default:
      return message satisfies never;
  }
}
