/** The lobby on the home page: who is here, tables that wait, an invitation, and what is said. */
import { Link, useNavigate } from '@tanstack/react-router';
import type { GameInfo, WaitingTable } from '@westmarch/protocol';
import { useEffect, useRef, useState } from 'react';
import { useGames, useJoin, useMe } from '../api/queries.ts';
import { playable } from '../screens/DeckPicker.tsx';
import home from '../screens/Home.module.css';
import { ago } from '../screens/MyGames.tsx';
import { Select } from '../screens/Select.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import s from './company.module.css';
import { dismissInvitation, dismissLobbyProblem, enterAgain, toLobby, useLobby } from './lobby-link.ts';
import type { LobbyState } from './lobby-state.ts';
import { Talk } from './Talk.tsx';
import { lengthWords, termsWords } from './terms-words.ts';

export function Lobby() {
  const lobby = useLobby();
  const games = useGames();
  const me = useMe();
  const name = me.data?.name;
  const entered = useRef(name);
  // Under the name one has now: the others see it too.
  useEffect(() => {
    if (entered.current !== undefined && entered.current !== name) enterAgain();
    entered.current = name;
  }, [name]);
  const { now, link, invited, problem } = lobby;
  const tables = now?.tables ?? [];
  return (
    <section aria-labelledby="lobby" className={s.lobby}>
      <h2 id="lobby" className={home.heading}>
        The lobby
      </h2>
      <p className={s.presence} role="status">
        {link === 'lost' ? 'The lobby does not answer. Trying again.' : presence(lobby)}
        {now !== null &&
          tables.length === 0 &&
          ' No table waits: press “Anyone” in a new game, and yours will stand here.'}
      </p>
      {invited !== null && (
        <Notice>
          <p>
            <b>{invited.from}</b> asks you to a game of {title(games.data, invited.game)}.
          </p>
          <div className={ui.row}>
            <Link className={buttonClass} to="/join/$code" params={{ code: invited.invitation }}>
              See the invitation
            </Link>
            <Button onClick={dismissInvitation}>Not now</Button>
            <Button
              look="bare"
              onClick={() => {
                toLobby({ t: 'mute', who: invited.who, on: true });
                dismissInvitation();
              }}
            >
              Mute {invited.from}
            </Button>
          </div>
        </Notice>
      )}
      {problem !== null && (
        <Notice refused>
          <p>{problem}</p>
          <Button look="bare" onClick={dismissLobbyProblem}>
            Understood
          </Button>
        </Notice>
      )}
      <ul className={s.tables}>
        {tables.map((table) => (
          <Waiting
            key={table.table}
            table={table}
            info={games.data?.find(({ game }) => game === table.game)}
          />
        ))}
      </ul>
      <LobbyTalk lobby={lobby} />
    </section>
  );
}

const title = (games: readonly GameInfo[] | undefined, game: string): string =>
  games?.find((one) => one.game === game)?.title ?? game;

function presence({ now }: LobbyState): string {
  if (now === null) return 'Looking who is here…';
  const { here, people } = now;
  const waiting = people.filter((one) => one.waiting).map(({ name }) => name);
  const others = people.filter((one) => !one.waiting).map(({ name }) => name);
  const few = (names: readonly string[]): string =>
    names.length <= 6 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
  return [
    here <= 1 ? 'You are alone here.' : `${here} are here, at tables and in the lobby.`,
    ...(waiting.length > 0 ? [`Waiting: ${few(waiting)}.`] : []),
    ...(others.length > 0 ? [`In the lobby: ${few(others)}.`] : []),
  ].join(' ');
}

/** The deck that was last taken for a game, by its key. */
const lastDeck = (game: string): string => localStorage.getItem(`westmarch.deck.${game}`) ?? '';

function Waiting({ table, info }: { table: WaitingTable; info: GameInfo | undefined }) {
  const join = useJoin();
  const navigate = useNavigate();
  const decks = playable(info?.decks ?? [], table.options);
  const [picked, setPicked] = useState(() => lastDeck(table.game));
  const deck = decks.find(({ key }) => key === picked)?.key ?? decks[0]?.key ?? '';
  const [host, ...rest] = table.players;
  const rules =
    info?.options.flatMap(({ name, title }) => (table.options.includes(name) ? [title] : [])) ?? [];
  const says = [
    lengthWords(table.length),
    ...termsWords(table.terms, true),
    ...(rules.length > 0 ? [`with ${rules.join(', ')}`] : []),
  ].filter((words) => words !== '');
  const deckName = (key: string): string => info?.decks.find((one) => one.key === key)?.name ?? key;
  const sit = (): void => {
    const { invitation } = table;
    if (invitation === null) return;
    localStorage.setItem(`westmarch.deck.${table.game}`, deck);
    join.mutate(
      { invitation, deck },
      { onSuccess: (opened) => void navigate({ to: '/table/$id', params: { id: opened.table } }) },
    );
  };
  return (
    <li className={s.table} data-table={table.table}>
      <div>
        <h3>{info?.title ?? table.game}</h3>
        <p>
          <b>{host.name}</b> with {deckName(host.deck)}
          {rest.map(({ name, deck: his }) => `, ${name} with ${deckName(his)}`).join('')};{' '}
          {table.open === 1 ? 'one seat is open' : `${table.open} seats are open`}
          {table.seats > 2 ? ` of ${table.seats}` : ''}
        </p>
        <p className={ui.note}>{says.join('; ')}</p>
        <p className={ui.note}>
          opened <time dateTime={table.since}>{ago(table.since)}</time>
        </p>
      </div>
      {table.invitation === null ? (
        <Link className={buttonClass} to="/table/$id" params={{ id: table.table }}>
          Back to your table
        </Link>
      ) : (
        <div className={s.sit}>
          <Select
            label="Your deck"
            value={deck}
            set={setPicked}
            options={decks.map(({ key, name }) => [key, name] as const)}
          />
          <Button look="main" disabled={join.isPending || deck === ''} onClick={sit}>
            Sit down
          </Button>
        </div>
      )}
      {join.error !== null && <Refused error={join.error} />}
    </li>
  );
}

function LobbyTalk({ lobby: { said, now } }: { lobby: LobbyState }) {
  const shown = useSettings((settings) => settings.talk);
  if (!shown) return null;
  return (
    <details className={s.lobbyTalk}>
      <summary>
        Talk in the lobby{said.length > 0 ? `: ${said.at(-1)?.name}, ${ago(said.at(-1)?.at ?? '')}` : ''}
      </summary>
      <Talk
        label="Talk in the lobby"
        said={said}
        you={now?.you ?? 0}
        say={(words) => void toLobby({ t: 'say', words })}
        mute={(who) => void toLobby({ t: 'mute', who, on: true })}
        phrases={['hail', 'luck', 'thanks']}
        why={now === null || now.you !== 0 ? '' : 'Type your name above to speak here.'}
      />
    </details>
  );
}
