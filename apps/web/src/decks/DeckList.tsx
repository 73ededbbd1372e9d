/** The deck in its parts, each card with its number: more, fewer, to another part; or only to be read. */
import { Link } from '@tanstack/react-router';
import type { Deck, DeckSection, LibraryCard } from '@westmarch/protocol';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { usePeek } from '../library/Peek.tsx';
import { fullName, type Library } from '../library/query/cards.ts';
import s from './builder.module.css';
import { CARD_TYPE, draggedIn } from './drag.ts';
import { type Group, groupsOf } from './model.ts';

export interface Editing {
  readonly add: (card: string, section: DeckSection, by: number) => void;
  readonly move: (card: string, from: DeckSection, to: DeckSection) => void;
}
export interface DeckListProps {
  readonly deck: Deck;
  readonly library: Library;
  readonly peek: Pick<ReturnType<typeof usePeek>, 'hide' | 'hovers'>;
  /** None: it is only read. */
  readonly edit?: Editing;
  /** Cards that something is wrong with. */
  readonly wrong?: ReadonlySet<string>;
}

/** Where a card of a part may be moved, and how that is called. */
const OTHERS: Readonly<Partial<Record<DeckSection, readonly (readonly [DeckSection, string])[]>>> = {
  pool: [
    ['deck', 'to the deck'],
    ['sideboard', 'to the sideboard'],
  ],
  deck: [
    ['pool', 'to the pool'],
    ['sideboard', 'to the sideboard'],
  ],
  sideboard: [
    ['deck', 'to the deck'],
    ['pool', 'to the pool'],
  ],
};

export function DeckList({ deck, library, peek, edit, wrong = new Set() }: DeckListProps) {
  const groups = groupsOf(deck, library);
  return (
    <div className={s.groups}>
      {groups.map((group) =>
        group.count === 0 && edit === undefined ? null : (
          <Part key={group.key} group={group} deck={deck} peek={peek} edit={edit} wrong={wrong} />
        ),
      )}
    </div>
  );
}

interface PartProps extends Pick<DeckListProps, 'deck' | 'peek'> {
  readonly group: Group;
  readonly edit: Editing | undefined;
  readonly wrong: ReadonlySet<string>;
}
function Part({ group, deck, peek, edit, wrong }: PartProps) {
  const [over, setOver] = useState(false);
  const { section, title, count, lines } = group;
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    const dragged = draggedIn(event.dataTransfer.getData(CARD_TYPE));
    if (dragged === null || edit === undefined) return;
    event.preventDefault();
    if (dragged.from === undefined) edit.add(dragged.card, section, 1);
    else edit.move(dragged.card, dragged.from, section);
  };
  return (
    <section
      className={s.group}
      aria-label={`${title}, ${count}`}
      data-over={over}
      onDragOver={(event) => {
        if (edit === undefined || !event.dataTransfer.types.includes(CARD_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h3>
        {title} <span className={s.count}>{count}</span>
      </h3>
      {lines.length === 0 && <p className={s.nothing}>None yet.</p>}
      <ul>
        {lines.map(({ card, quantity, face }) => (
          <Line
            key={card}
            id={card}
            game={deck.game}
            quantity={quantity}
            face={face}
            section={section}
            peek={peek}
            edit={edit}
            wrong={wrong.has(card)}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps extends Pick<PartProps, 'edit' | 'peek'> {
  readonly id: string;
  readonly game: Deck['game'];
  readonly quantity: number;
  readonly face: LibraryCard | undefined;
  readonly section: DeckSection;
  readonly wrong: boolean;
}
function Line({ id, game, quantity, face, section, peek, edit, wrong }: LineProps) {
  const name = face === undefined ? id : fullName(face);
  const moves = game === 'meccg' ? (OTHERS[section] ?? []) : bearerMoves(section, face);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by =
      event.key === '+' || event.key === '=' ? 1 : event.key === '-' || event.key === 'Delete' ? -1 : 0;
    if (by === 0 || edit === undefined) return;
    event.preventDefault();
    edit.add(id, section, by);
  };
  return (
    <li
      className={s.line}
      data-state={face?.state}
      data-wrong={wrong}
      draggable={edit !== undefined}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        peek.hide();
        event.dataTransfer.setData(CARD_TYPE, JSON.stringify({ card: id, from: section }));
      }}
    >
      <span className={s.number}>{quantity}×</span>
      <Link
        to="/cards/$game/$id"
        params={{ game, id }}
        className={s.lineName}
        {...(face === undefined ? {} : peek.hovers(face))}
      >
        {name}
        {wrong && <span title="Something is wrong with it"> ⚠</span>}
        {face?.state === 'missing' && <span className={s.faded}> · not yet playable</span>}
      </Link>
      {edit !== undefined && (
        <span className={s.tools}>
          {moves.length > 0 && (
            <select
              className={s.move}
              value=""
              aria-label={`Move one ${name}`}
              onChange={({ target }) => {
                const to = moves.find(([key]) => key === target.value)?.[0];
                if (to !== undefined) edit.move(id, section, to);
              }}
            >
              <option value="">⇄</option>
              {moves.map(([to, how]) => (
                <option key={to} value={to}>
                  {how}
                </option>
              ))}
            </select>
          )}
          <button type="button" aria-label={`One fewer ${name}`} onClick={() => edit.add(id, section, -1)}>
            −
          </button>
          <button type="button" aria-label={`One more ${name}`} onClick={() => edit.add(id, section, 1)}>
            +
          </button>
        </span>
      )}
    </li>
  );
}

/** Who may bear the Ring is moved there. */
function bearerMoves(
  section: DeckSection,
  face: LibraryCard | undefined,
): readonly (readonly [DeckSection, string])[] {
  if (section === 'ringBearer') return [['deck', 'to the deck']];
  return section === 'deck' && face?.kind === 'companion' ? [['ringBearer', 'bears the Ring']] : [];
}
