/** A deck is measured: bots play it against a printed one in this browser, and what they won is told with its bounds. */
import { type Deck, MEASURED_GAMES, type Measured } from '@westmarch/protocol';
import { useEffect, useRef, useState } from 'react';
import { useGames } from '../api/queries.ts';
import { Select } from '../screens/Select.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { Bar } from './Bar.tsx';
import { canBeMeasured, inWords, type Measuring, measure, verdict } from './measure.ts';
import s from './measuring.module.css';

export function MeasureDialog({ deck, onClose }: { deck: Deck; onClose: () => void }) {
  const games = useGames();
  const info = games.data?.find(({ game }) => game === deck.game);
  const decks = info?.decks.filter(({ needs }) => needs === undefined || needs === deck.needs) ?? [];
  const [against, setAgainst] = useState('');
  const [count, setCount] = useState<number>(MEASURED_GAMES[0]);
  const [result, setResult] = useState<Measured | null>(null);
  const [running, setRunning] = useState(false);
  const now = useRef<Measuring | null>(null);
  useEffect(() => () => now.current?.stop(), []);
  // Against itself nothing is learnt.
  const other = decks.find(({ name }) => name !== deck.name) ?? decks[0];
  const their = against === '' ? (other?.key ?? '') : against;
  const stop = (): void => {
    now.current?.stop();
    setRunning(false);
  };
  const begin = (): void => {
    stop();
    setResult(null);
    setRunning(true);
    const { game, name } = deck;
    const order = { game, deck, name, against: [their], bot: 'novice', games: count } as const;
    now.current = measure(order, (told) => {
      setResult(told);
      if ('problem' in told || told.done === count) setRunning(false);
    });
  };
  return (
    <Dialog title={`Measure “${deck.name}”`} onClose={onClose}>
      <p>
        Novice plays it against Novice with a printed deck, in this browser and in the background, each deck
        first in every other game.
      </p>
      {games.error !== null && <Refused error={games.error} />}
      {!canBeMeasured(deck) && (
        <Notice>
          <p>
            Printed decks have numbered sites, and this deck has none: there is nothing to measure it against.
          </p>
        </Notice>
      )}
      <Select
        label="Against"
        value={their}
        set={setAgainst}
        options={decks.map(({ key, name }) => [key, name] as const)}
      />
      <Select
        label="Games"
        value={String(count)}
        set={(chosen) => setCount(Number(chosen))}
        options={MEASURED_GAMES.map((n) => [String(n), String(n)] as const)}
      />
      <div className={ui.row}>
        <Button look="main" disabled={running || their === '' || !canBeMeasured(deck)} onClick={begin}>
          Measure it
        </Button>
        <Button disabled={!running} onClick={stop}>
          Cancel
        </Button>
      </div>
      {(running || result !== null) && <Result result={result} running={running} count={count} />}
    </Dialog>
  );
}

function Result({ result, running, count }: { result: Measured | null; running: boolean; count: number }) {
  if (result !== null && 'problem' in result)
    return (
      <Notice refused>
        <p>It cannot be measured: {result.problem}</p>
      </Notice>
    );
  const done = result?.done ?? 0;
  return (
    <div className={s.result}>
      <progress className={s.progress} max={count} value={done} aria-label="Games played" />
      <p role="status">
        {done === 0 && 'Fetching the engine…'}
        {done > 0 && running && `${done} of ${count} games`}
        {done > 0 && !running && done < count && `Stopped after ${done} of ${count} games.`}
      </p>
      {result !== null && (
        <>
          <p className={s.told}>
            <strong>{inWords(result.tally.all)}</strong>
          </p>
          <Bar of={result.tally.all.share} />
          {!running && <p>{verdict(result.tally.all)}</p>}
        </>
      )}
    </div>
  );
}
