/** A deck from a list: pasted, dropped as a file, or by a link of Westmarch. What could not be read is told by its line. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Limits, type ReadDecks } from '@westmarch/protocol';
import { type DragEvent, useState } from 'react';
import { GameTabs } from '../library/GameTabs.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import ui from '../ui/ui.module.css';
import s from './decks.module.css';
import { shareIn, sizeOf } from './model.ts';
import { useNewDeck, useReadDecks } from './queries.ts';

export function NewDeckScreen() {
  const { game = 'meccg' } = useSearch({ from: '/decks/new' });
  const navigate = useNavigate();
  const reading = useReadDecks();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > Limits.deck) {
      setProblem(
        `This file has ${Math.ceil(file.size / 1000)} kB; a list has at most ${Limits.deck / 1000}.`,
      );
      return;
    }
    setProblem('');
    const title = file.name.replace(/\.\w+$/, '').slice(0, 80);
    const content = await file.text();
    setName(title);
    setText(content);
    reading.mutate({ game, name: title, text: content });
  };
  const readText = (): void => {
    const share = shareIn(text);
    if (share !== null) void navigate({ to: '/decks/shared/$share', params: { share } });
    else reading.mutate({ game, name, text });
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void take(file);
    else setText(event.dataTransfer.getData('text/plain'));
  };
  return (
    <main className={`${page.page} ${s.page}`}>
      <p>
        <Link to="/decks" search={{ game }}>
          ‹ Decks
        </Link>
      </p>
      <header className={s.head}>
        <h1>Import a list</h1>
        <GameTabs
          game={game}
          set={(next) => void navigate({ to: '/decks/new', search: { game: next }, replace: true })}
        />
      </header>
      <section
        className={s.drop}
        data-over={over}
        aria-label="The list"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <label className={s.wide}>
          A list, JSON, or a link to a shared deck
          <textarea
            className={ui.field}
            rows={12}
            maxLength={Limits.deck}
            placeholder={PLACEHOLDER[game]}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className={ui.row}>
          <Button look="main" disabled={text.trim() === '' || reading.isPending} onClick={readText}>
            Read it
          </Button>
          <label className={s.file}>
            <input
              type="file"
              accept=".txt,.json,.deck,.meccg,text/plain"
              onChange={({ target }) => void take(target.files?.[0])}
            />
            <span>or open a file, or drop it here</span>
          </label>
        </div>
      </section>
      {problem !== '' && <p role="alert">{problem}</p>}
      {reading.isPending && <p role="status">Reading…</p>}
      {reading.error !== null && <Refused error={reading.error} />}
      {reading.data !== undefined && <Found found={reading.data} />}
    </main>
  );
}

const PLACEHOLDER = {
  meccg: 'Pool\n1 Aragorn II\n\nDeck\n3 Concealment\n2 Orc-watch\n\nSideboard\n1 Smoke Rings',
  'lotr-tcg':
    'Ring-bearer\n1 Frodo, Son of Drogo\n\nThe One Ring\n1 The One Ring, Isildur’s Bane\n\nShadow\n4 Uruk Savage',
} as const;

function Found({ found }: { found: ReadDecks }) {
  const make = useNewDeck();
  const navigate = useNavigate();
  return (
    <section className={s.section} aria-label="What was read">
      {make.error !== null && <Refused error={make.error} />}
      {found.map(({ deck, faults }, i) => (
        <div key={`${i} ${deck.name}`} className={s.read}>
          <p role="status">
            <b>{deck.name}</b>: {sizeOf(deck)} cards
            {faults.length > 0 &&
              `, ${faults.length === 1 ? 'one line' : `${faults.length} lines`} not understood`}
          </p>
          {faults.length > 0 && (
            <Notice refused>
              <ul>
                {faults.map(({ line, message }) => (
                  <li key={`${line} ${message}`}>
                    {line > 0 && <b>Line {line}: </b>}
                    {message}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <Button
            look="main"
            disabled={make.isPending}
            onClick={() =>
              make.mutate(deck, {
                onSuccess: ({ id }) => void navigate({ to: '/decks/$id', params: { id } }),
              })
            }
          >
            Keep it as your own
          </Button>
        </div>
      ))}
    </section>
  );
}
