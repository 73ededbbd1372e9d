/** All cards of the game to take from: searched as one types, added with a press, a key or by dragging. */
import type { Deck, DeckSection, LibraryCard } from '@westmarch/protocol';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { TypePath } from '../art/signs.tsx';
import { STATE_WORDS } from '../library/Cards.tsx';
import type { usePeek } from '../library/Peek.tsx';
import { fullName, type Library, type Searchable } from '../library/query/cards.ts';
import { search } from '../library/query/search.ts';
import { SearchBox } from '../library/SearchBox.tsx';
import { Windowed } from '../library/Windowed.tsx';
import s from './builder.module.css';
import { CARD_TYPE } from './drag.ts';
import { copiesOf, usualSection } from './model.ts';

export interface FinderProps {
  readonly library: Library;
  readonly deck: Deck;
  readonly peek: Pick<ReturnType<typeof usePeek>, 'hide' | 'hovers'>;
  readonly add: (card: LibraryCard, section: DeckSection, by: number) => void;
  /** Where cards go; null: where such cards usually go. */
  readonly into: DeckSection | null;
}

const ROW = 52;

export function Finder({ library, deck, peek, add, into }: FinderProps) {
  const [text, setText] = useState('is:playable ');
  const late = useDeferredValue(text);
  const found = useMemo(() => search(library, late), [library, late]);
  const sectionOf = (card: LibraryCard): DeckSection => {
    const usual = usualSection(deck.game, card);
    return usual === 'deck' && into !== null ? into : usual;
  };
  const onKey = (event: KeyboardEvent, { card }: Searchable): void => {
    const by =
      event.key === '+' || event.key === '=' ? 1 : event.key === '-' || event.key === 'Delete' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    add(card, sectionOf(card), by);
  };
  return (
    <section className={s.finder} aria-label="Cards to take from">
      <SearchBox library={library} value={text} set={setText} faults={found.query.faults} />
      <p className={s.faded} role="status">
        {found.cards.length.toLocaleString('en')} cards. Press to add; + and − on the keyboard.
      </p>
      {found.cards.length === 0 ? (
        <p className={s.empty}>No card is like that. Leave a word out, or press “?”.</p>
      ) : (
        <Windowed
          label="Cards found"
          className={s.results}
          items={found.cards}
          keyOf={({ card }) => card.id}
          rowHeight={ROW}
          onKey={onKey}
          render={({ card }, index, tab) => (
            <Row
              card={card}
              index={index}
              tab={tab}
              copies={copiesOf(deck, card.id)}
              peek={peek}
              add={(by) => add(card, sectionOf(card), by)}
            />
          )}
        />
      )}
    </section>
  );
}

interface RowProps extends Pick<FinderProps, 'peek'> {
  readonly card: LibraryCard;
  readonly index: number;
  readonly tab: number;
  readonly copies: number;
  readonly add: (by: number) => void;
}
function Row({ card, index, tab, copies, peek, add }: RowProps) {
  const state = STATE_WORDS[card.state];
  return (
    <div className={s.result} data-state={card.state}>
      <button
        type="button"
        className={s.take}
        data-index={index}
        tabIndex={tab}
        draggable
        onDragStart={(event) => {
          peek.hide();
          event.dataTransfer.setData(CARD_TYPE, JSON.stringify({ card: card.id }));
          event.dataTransfer.effectAllowed = 'copy';
        }}
        onClick={() => add(1)}
        {...peek.hovers(card)}
      >
        <span className={s.cardName}>
          {card.unique && <span aria-hidden="true">✦ </span>}
          {fullName(card)}
        </span>
        <span className={s.what}>
          {card.title}
          <Brief card={card} />
          {card.path.length > 0 && card.kind === 'creature' && <TypePath types={card.path} />}
          {state !== '' && <em> · {state}</em>}
        </span>
        <span className="said-only">{copies > 0 ? `, ${copies} in the deck` : ', add to the deck'}</span>
      </button>
      <span className={s.copies} aria-hidden="true">
        {copies > 0 ? copies : ''}
      </span>
      <button
        type="button"
        className={s.less}
        tabIndex={-1}
        disabled={copies === 0}
        onClick={() => add(-1)}
        aria-label={`One fewer ${fullName(card)}`}
      >
        −
      </button>
    </div>
  );
}

/** The numbers by which cards are chosen. */
function Brief({ card: { numbers } }: { card: LibraryCard }) {
  const shown = [
    numbers['mind'] === undefined ? '' : `mind ${numbers['mind']}`,
    numbers['prowess'] === undefined
      ? ''
      : `${numbers['strikes'] === undefined ? '' : `${numbers['strikes'] || 'each'}×`}${numbers['prowess']}${numbers['body'] === undefined ? '' : `/${numbers['body']}`}`,
    numbers['twilight'] === undefined ? '' : `◆${numbers['twilight']}`,
    numbers['strength'] === undefined
      ? ''
      : `${numbers['strength']}${numbers['vitality'] === undefined ? '' : `/${numbers['vitality']}`}`,
    numbers['points'] === undefined ? '' : `✦${numbers['points']}`,
    numbers['corruption'] === undefined ? '' : `◉${numbers['corruption']}`,
  ].filter(Boolean);
  return shown.length === 0 ? null : <> · {shown.join(' · ')}</>;
}
