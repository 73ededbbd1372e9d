/**
 * The deck builder: cards to take from, the deck in its parts, and what the checker says of it. On a phone one of the three
 * at a time.
 */
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Deck, DeckSection, KeptDeck } from '@westmarch/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Patterns } from '../art/Patterns.tsx';
import { Peek, usePeek } from '../library/Peek.tsx';
import { useLibrary } from '../library/queries.ts';
import type { Library } from '../library/query/cards.ts';
import { Page } from '../screens/states.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { useDraft } from './autosave.ts';
import s from './builder.module.css';
import { DeckList } from './DeckList.tsx';
import { DeckMenu } from './DeckMenu.tsx';
import { Finder } from './Finder.tsx';
import { changed, moved, sizeOf } from './model.ts';
import { useDeck } from './queries.ts';
import { ReportPane } from './ReportPane.tsx';

export function BuilderScreen() {
  const { id } = useParams({ from: '/decks/$id' });
  const deck = useDeck(id);
  const library = useLibrary(deck.data?.deck.game ?? 'meccg', deck.data !== undefined);
  const error = deck.error ?? library.error;
  if (error !== null && deck.data === undefined)
    return (
      <Page title="This deck is not here">
        <Refused error={error} />
        <Link className={buttonClass} to="/decks">
          To your decks
        </Link>
      </Page>
    );
  if (deck.data === undefined || library.data === undefined)
    return (
      <main className={s.waiting} aria-busy="true">
        {error === null ? <p role="status">Laying out the cards…</p> : <Refused error={error} />}
      </main>
    );
  return (
    <Builder
      key={id}
      kept={deck.data}
      library={library.data}
      reload={async () => (await deck.refetch()).data}
    />
  );
}

const PANES = ['cards', 'deck', 'check'] as const;
type Pane = (typeof PANES)[number];

interface BuilderProps {
  readonly kept: KeptDeck;
  readonly library: Library;
  readonly reload: () => Promise<KeptDeck | undefined>;
}
function Builder({ kept, library, reload }: BuilderProps) {
  const draft = useDraft(kept, reload);
  const { deck, change } = draft;
  const { peeked, ...peek } = usePeek();
  const [pane, setPane] = useState<Pane>(deck.cards.length === 0 ? 'cards' : 'deck');
  const [into, setInto] = useState<DeckSection | null>(null);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const edit = useMemo(
    () => ({
      add: (card: string, section: DeckSection, by: number) =>
        change((old) => changed(old, card, section, by)),
      move: (card: string, from: DeckSection, to: DeckSection) => change((old) => moved(old, card, from, to)),
    }),
    [change],
  );
  const { undo } = draft;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(event.target.tagName);
      if (!typing && undo !== null && (event.ctrlKey || event.metaKey) && event.key === 'z') {
        event.preventDefault();
        undo();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo]);
  const names = { cards: 'Cards', deck: `Deck · ${sizeOf(deck)}`, check: 'Check' } as const;
  return (
    <main className={s.builder}>
      <Patterns />
      <Head kept={kept} draft={draft} />
      <div className={s.panes} role="group" aria-label="What is shown">
        {PANES.map((one) => (
          <button key={one} type="button" aria-pressed={one === pane} onClick={() => setPane(one)}>
            {names[one]}
          </button>
        ))}
      </div>
      <div className={s.columns} data-pane={pane}>
        <div data-of="cards">
          {deck.game === 'meccg' && <Into into={into} set={setInto} />}
          <Finder
            library={library}
            deck={deck}
            peek={peek}
            into={into}
            add={(card, section, by) => edit.add(card.id, section, by)}
          />
        </div>
        <section data-of="deck" className={s.deckPane} aria-label="The deck">
          <DeckList deck={deck} library={library} peek={peek} edit={edit} wrong={wrong} />
          <label className={s.notes}>
            Notes
            <textarea
              className={ui.field}
              rows={3}
              maxLength={2000}
              value={deck.notes}
              onChange={({ target }) => change((old) => ({ ...old, notes: target.value }))}
            />
          </label>
        </section>
        <section data-of="check" className={s.checkPane} aria-label="What is in it">
          <ReportPane deck={deck} library={library} change={change} onWrong={setWrong} peek={peek} />
        </section>
      </div>
      <Peek peeked={peeked} hide={peek.hide} />
    </main>
  );
}

const STATES = {
  saved: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved yet',
  conflict: 'Changed elsewhere',
  failed: 'Not saved',
} as const;

function Head({ kept, draft }: { kept: KeptDeck; draft: ReturnType<typeof useDraft> }) {
  const { deck, state, error, change, undo } = draft;
  const navigate = useNavigate();
  return (
    <header className={s.head}>
      <Link to="/decks" aria-label="All decks" className={s.back}>
        ‹ Decks
      </Link>
      <h1 className="said-only">{deck.name}</h1>
      <NameField key={deck.name} name={deck.name} set={(name) => change((old) => ({ ...old, name }))} />
      <span className={s.saving} role="status" data-state={state}>
        {STATES[state]}
      </span>
      <Button onClick={() => undo?.()} disabled={undo === null}>
        Undo
      </Button>
      <DeckMenu
        kept={{ ...kept, deck }}
        saved={state === 'saved'}
        onDeleted={() => void navigate({ to: '/decks' })}
      />
      {state === 'conflict' && (
        <div className={s.conflict}>
          <Notice refused>
            <p>This deck was changed in another window.</p>
            <div className={ui.row}>
              <Button onClick={draft.takeTheirs}>Load the other</Button>
              <Button onClick={draft.keepMine}>Keep mine</Button>
            </div>
          </Notice>
        </div>
      )}
      {state === 'failed' && error !== null && (
        <div className={s.conflict}>
          <Refused error={error} />
          <Button onClick={draft.retry}>Save again</Button>
        </div>
      )}
    </header>
  );
}

/** A name is taken over by Enter, or when one leaves the field; one without a letter is none, and the old one stays. */
function NameField({ name, set }: { name: string; set: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const fits = /[\p{L}\p{N}]/u.test(typed);
  return (
    <input
      className={s.title}
      aria-label="Name of the deck"
      aria-invalid={!fits}
      value={typed}
      maxLength={80}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => (fits ? typed !== name && set(typed.trim()) : setTyped(name))}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}

const PARTS: readonly (readonly [DeckSection | null, string])[] = [
  [null, 'the deck'],
  ['pool', 'the pool'],
  ['sideboard', 'the sideboard'],
];
function Into({ into, set }: { into: DeckSection | null; set: (into: DeckSection | null) => void }) {
  return (
    <div className={s.into} role="group" aria-label="Cards go into">
      <span aria-hidden="true">Add to</span>
      {PARTS.map(([part, name]) => (
        <button key={name} type="button" aria-pressed={part === into} onClick={() => set(part)}>
          {name}
        </button>
      ))}
    </div>
  );
}

export type Change = (to: (deck: Deck) => Deck) => void;
