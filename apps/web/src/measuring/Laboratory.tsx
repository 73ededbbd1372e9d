/**
 * The laboratory: bots play a deck against others in this browser, and what the games say of it grows as they are played.
 *
 * Owns   what is studied against what, by whom and how often, and stopping and going on. What is told: Findings.tsx.
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type Deck,
  type DeckTally,
  type GameInfo,
  MEASURING_BOTS,
  type MeasureOrder,
} from '@westmarch/protocol';
import { useEffect, useRef, useState } from 'react';
import { useGames } from '../api/queries.ts';
import { useDeck, useMyDecks } from '../decks/queries.ts';
import { GameTabs } from '../library/GameTabs.tsx';
import { Select } from '../screens/Select.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import ui from '../ui/ui.module.css';
import { Findings } from './Findings.tsx';
import s from './laboratory.module.css';
import { canBeMeasured, type Measuring, measure } from './measure.ts';
import { Opponents } from './Opponents.tsx';

const GAMES_PLAYED = [40, 200, 1000, 5000] as const;
/** Decks of one's own are called so where a deck is chosen; printed ones by their keys. */
const OWN = 'deck:';

export function LaboratoryScreen() {
  const { game = 'meccg', deck = '' } = useSearch({ from: '/laboratory' });
  const navigate = useNavigate({ from: '/laboratory' });
  const games = useGames();
  const info = games.data?.find((one) => one.game === game);
  return (
    <main className={`${page.page} ${s.page}`}>
      <header className={s.head}>
        <h1>Laboratory</h1>
        <GameTabs game={game} set={(next) => void navigate({ search: { game: next }, replace: true })} />
      </header>
      <p className={s.about}>
        Bots play a deck many times against others, each deck first in every other game. It happens in this
        browser, in the background; you can leave the page open and do something else.
      </p>
      {games.error !== null && <Refused error={games.error} />}
      {games.isPending && <p role="status">Fetching the decks…</p>}
      {info !== undefined && (
        <Bench
          key={`${game} ${deck}`}
          info={info}
          chosen={deck}
          choose={(next) => void navigate({ search: { game, deck: next }, replace: true })}
        />
      )}
    </main>
  );
}

interface BenchProps {
  readonly info: GameInfo;
  readonly chosen: string;
  readonly choose: (deck: string) => void;
}
function Bench({ info, chosen, choose }: BenchProps) {
  const mine = useMyDecks();
  const own = mine.data?.filter(({ game }) => game === info.game) ?? [];
  const given = chosen === '' ? (info.decks[0]?.key ?? '') : chosen;
  const kept = given.startsWith(OWN);
  const options = [
    ...own.map(({ id, name }) => [`${OWN}${id}`, `${name} (yours)`] as const),
    ...info.decks.map(({ key, name }) => [key, name] as const),
  ];
  return (
    <>
      <div className={s.deck}>
        <Select label="Deck" value={given} set={choose} options={options} />
      </div>
      {mine.error !== null && <Refused error={mine.error} />}
      {kept ? (
        <OwnDeck id={given.slice(OWN.length)} info={info} />
      ) : (
        <Study info={info} deck={given} name={info.decks.find(({ key }) => key === given)?.name ?? given} />
      )}
    </>
  );
}

function OwnDeck({ id, info }: { id: string; info: GameInfo }) {
  const kept = useDeck(id);
  if (kept.error !== null) return <Refused error={kept.error} />;
  if (kept.data === undefined) return <p role="status">Fetching the deck…</p>;
  const { deck } = kept.data;
  if (!canBeMeasured(deck))
    return (
      <Notice>
        <p>Printed decks have numbered sites, and this deck has none: there is nothing to play it against.</p>
      </Notice>
    );
  return <Study info={info} deck={deck} name={deck.name} />;
}

type Standing =
  | { readonly is: 'idle' | 'running' | 'paused' | 'done' }
  | { readonly is: 'refused'; readonly why: string };

interface StudyProps {
  readonly info: GameInfo;
  readonly deck: Deck | string;
  readonly name: string;
}
function Study({ info, deck, name }: StudyProps) {
  const needs = typeof deck === 'string' ? info.decks.find(({ key }) => key === deck)?.needs : deck.needs;
  const others = info.decks.filter((one) => one.needs === undefined || one.needs === needs);
  const [against, setAgainst] = useState<readonly string[]>(others.map(({ key }) => key));
  const [bot, setBot] = useState<MeasureOrder['bot']>('novice');
  const [count, setCount] = useState<number>(GAMES_PLAYED[0]);
  const [standing, setStanding] = useState<Standing>({ is: 'idle' });
  const [found, setFound] = useState<{ readonly of: number; readonly tally: DeckTally } | null>(null);
  const now = useRef<Measuring | null>(null);
  useEffect(() => () => now.current?.stop(), []);
  const busy = standing.is === 'running' || standing.is === 'paused';
  const begin = (): void => {
    now.current?.stop();
    setFound(null);
    setStanding({ is: 'running' });
    now.current = measure(
      { game: info.game, deck, name, against: [...against], bot, games: count },
      (told) => {
        if ('problem' in told) {
          setStanding({ is: 'refused', why: told.problem });
          return;
        }
        setFound({ of: count, tally: told.tally });
        if (told.done === count) setStanding({ is: 'done' });
      },
    );
  };
  const pause = (on: boolean): void => {
    now.current?.pause(on);
    setStanding({ is: on ? 'paused' : 'running' });
  };
  const end = (): void => {
    now.current?.stop();
    setStanding({ is: 'idle' });
  };
  const bots = info.bots.filter(({ key }) => MEASURING_BOTS.some((one) => one === key));
  return (
    <>
      <Opponents decks={others} chosen={against} set={setAgainst} frozen={busy} />
      <div className={s.order}>
        <Select
          label="Who plays both decks"
          value={bot}
          set={(key) => setBot(MEASURING_BOTS.find((one) => one === key) ?? 'novice')}
          options={bots.map((one) => [one.key, one.name] as const)}
        />
        <Select
          label="Games"
          value={String(count)}
          set={(n) => setCount(Number(n))}
          options={GAMES_PLAYED.map((n) => [String(n), n.toLocaleString('en')] as const)}
        />
      </div>
      <div className={ui.row}>
        {!busy && (
          <Button look="main" disabled={against.length === 0} onClick={begin}>
            Play the games
          </Button>
        )}
        {standing.is === 'running' && <Button onClick={() => pause(true)}>Pause</Button>}
        {standing.is === 'paused' && (
          <Button look="main" onClick={() => pause(false)}>
            Go on
          </Button>
        )}
        {busy && <Button onClick={end}>End it here</Button>}
      </div>
      {against.length === 0 && <p className={ui.note}>Choose at least one deck that it plays against.</p>}
      {standing.is === 'refused' && (
        <Notice refused>
          <p>It cannot be played: {standing.why}</p>
        </Notice>
      )}
      {busy && <Progress done={found?.tally.games ?? 0} of={count} paused={standing.is === 'paused'} />}
      {found !== null && <Findings info={info} name={name} bot={bot} tally={found.tally} />}
    </>
  );
}

function Progress({ done, of, paused }: { done: number; of: number; paused: boolean }) {
  return (
    <div className={s.progress}>
      <progress max={of} value={done} aria-label="Games played" />
      <p role="status">
        {done === 0 ? 'Fetching the engine…' : `${done} of ${of} games${paused ? ', waiting' : ''}`}
      </p>
    </div>
  );
}
