/** Every card of a game: searched as one types, shown by their faces. The search stands in the address. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { GameName } from '@westmarch/protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { Patterns } from '../art/Patterns.tsx';
import { StillCard } from '../card/Drawn.tsx';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { GameTabs } from './GameTabs.tsx';
import s from './library.module.css';
import { Peek, usePeek } from './Peek.tsx';
import { useLibrary } from './queries.ts';
import { fullName, type Library, type Searchable } from './query/cards.ts';
import { ORDERS, type Order, search } from './query/search.ts';
import { SearchBox } from './SearchBox.tsx';
import { Windowed } from './Windowed.tsx';

export function CardsScreen() {
  const { game = 'meccg', q = '' } = useSearch({ from: '/cards' });
  const navigate = useNavigate({ from: '/cards' });
  const library = useLibrary(game);
  const go = (to: GameName): void => void navigate({ search: { game: to }, replace: true });
  return (
    <main className={s.screen}>
      <Patterns />
      <header className={s.head}>
        <h1>Cards</h1>
        <GameTabs game={game} set={go} />
      </header>
      {library.error !== null && <Refused error={library.error} />}
      {library.isPending && (
        <p role="status" className={s.waiting}>
          Fetching every card of the game…
        </p>
      )}
      {library.data !== undefined && (
        <Browser
          key={game}
          library={library.data}
          q={q}
          setQ={(next) =>
            void navigate({ search: { game, ...(next === '' ? {} : { q: next }) }, replace: true })
          }
        />
      )}
    </main>
  );
}

const ORDER_NAMES: Readonly<Record<Order, string>> = {
  best: 'best match first',
  name: 'by name',
  set: 'by set',
  type: 'by type',
};

function Browser({ library, q, setQ }: { library: Library; q: string; setQ: (q: string) => void }) {
  const [text, setText] = useState(q);
  const [order, setOrder] = useState<Order>('best');
  const late = useDeferredValue(text);
  const found = useMemo(() => search(library, late, order), [library, late, order]);
  const { peeked, hovers, hide } = usePeek();
  const playable = found.cards.filter(({ card }) => card.state === 'implemented').length;
  const { length } = found.cards;
  return (
    <>
      <div className={s.search}>
        <SearchBox
          library={library}
          value={text}
          set={(next) => {
            setText(next);
            setQ(next);
          }}
          faults={found.query.faults}
        />
        <div className={s.under}>
          <p role="status">
            {length === 1 ? '1 card' : `${length.toLocaleString('en')} cards`}
            {length > 0 && `, ${playable === length ? 'all' : playable.toLocaleString('en')} playable`}
          </p>
          <label>
            <span className="said-only">Order</span>
            <select
              className={ui.field}
              value={order}
              onChange={({ target }) => setOrder(ORDERS.find((one) => one === target.value) ?? 'best')}
            >
              {ORDERS.map((one) => (
                <option key={one} value={one}>
                  {ORDER_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      {length === 0 ? (
        <p className={s.none}>No card is like that. Leave a word out, or press “?” to see how to search.</p>
      ) : (
        <Windowed
          className={s.cards}
          label="Cards found"
          items={found.cards}
          keyOf={({ card }) => card.id}
          rowHeight={ROW}
          least={122}
          render={(one, index, tab) => (
            <Found one={one} index={index} tab={tab} hovers={hovers} hide={hide} />
          )}
        />
      )}
      <Peek peeked={peeked} hide={hide} />
    </>
  );
}
/** The height of a face with the line below it. */
const ROW = 216;

export const STATE_WORDS = {
  implemented: '',
  partial: 'partly playable',
  missing: 'not yet playable',
} as const;

/** The same below a face, where there is little room. */
const BRIEFLY = { implemented: '', partial: 'in part', missing: 'to come' } as const;

interface FoundProps extends Pick<ReturnType<typeof usePeek>, 'hide' | 'hovers'> {
  readonly one: Searchable;
  readonly index: number;
  readonly tab: number;
}
function Found({ one: { card }, index, tab, hovers, hide }: FoundProps) {
  const { game } = useSearch({ from: '/cards' });
  const state = STATE_WORDS[card.state];
  return (
    <Link
      to="/cards/$game/$id"
      params={{ game: game ?? 'meccg', id: card.id }}
      className={s.found}
      data-index={index}
      data-state={card.state}
      tabIndex={tab}
      onClick={hide}
      {...hovers(card)}
    >
      <span className="said-only">
        {fullName(card)}, {card.title}
        {state !== '' && `, ${state}`}
      </span>
      <StillCard face={card} />
      <span className={s.below} aria-hidden="true">
        {card.id}
        {state !== '' && ` · ${BRIEFLY[card.state]}`}
      </span>
    </Link>
  );
}
