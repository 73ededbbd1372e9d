/**
 * The whole organization on one board: characters, followers and items are dragged, or picked and placed, and all of it
 * is confirmed or taken back together.
 */
import { type DragEvent, type ReactNode, useState } from 'react';
import { useAllFaces, useCards, useTable, useTableState } from '../live/context.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import s from './OrganizationBoard.module.css';
import {
  type Member,
  newCompany,
  type Organization,
  organizationOf,
  organizing,
  type Wish,
  wished,
} from './organization.ts';
import { carryOut } from './runner.ts';

/** What is picked up: a character, or an item. */
interface Picked {
  readonly card: number;
  readonly what: 'character' | 'item';
}

export default function OrganizationBoard({ onClose }: { onClose: () => void }) {
  const table = useTable();
  const scene = useTableState((state) => state.scene);
  const side = scene?.game === 'meccg' ? scene.sides.find(({ seat }) => seat === scene.you) : undefined;
  const faces = useAllFaces();
  const cards = useCards();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [picked, setPicked] = useState<Picked | null>(null);
  if (side === undefined) return null;
  const nameOf = (card: number): string => faces.get(cards.get(card)?.face ?? '')?.name ?? 'a card';
  const o = wishes.reduce<Organization>(wished, organizationOf(side));
  const place = (wish: Wish): void => {
    setWishes([...wishes, wish]);
    setPicked(null);
  };
  const toCompany = (company: number): void => {
    if (picked?.what === 'character') place({ to: 'company', card: picked.card, company });
  };
  const toCharacter = (card: number): void => {
    if (picked === null || picked.card === card) return setPicked(null);
    if (picked.what === 'item') return place({ to: 'bearer', item: picked.card, bearer: card });
    return place({ to: 'leader', card: picked.card, leader: card });
  };
  const pick = (next: Picked): void => setPicked(picked?.card === next.card ? null : next);
  const grabbed = (next: Picked) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      setPicked(next);
    },
  });
  const dropped = (drop: () => void) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      drop();
    },
  });
  const character = (member: Member): ReactNode => {
    const { card, items } = member;
    const followers = o.members.filter(({ leader }) => leader === card);
    const isPicked = picked?.card === card;
    return (
      <li
        key={card}
        className={s.member}
        {...grabbed({ card, what: 'character' })}
        {...dropped(() => toCharacter(card))}
      >
        <button
          type="button"
          className={s.name}
          aria-pressed={isPicked}
          onClick={() =>
            picked === null || isPicked ? pick({ card, what: 'character' }) : toCharacter(card)
          }
        >
          {nameOf(card)}
          {picked !== null && !isPicked && (
            <span className={s.hint}>{picked.what === 'item' ? 'give it to him' : 'follow him'}</span>
          )}
        </button>
        {member.leader !== 0 && picked?.card === card && (
          <Button onClick={() => place({ to: 'leader', card, leader: 0 })}>Under general influence</Button>
        )}
        {items.length > 0 && (
          <ul className={s.items} aria-label={`What ${nameOf(card)} bears`}>
            {items.map((item) => (
              <li key={item.card} {...grabbed({ card: item.card, what: 'item' })}>
                <button
                  type="button"
                  className={s.item}
                  aria-pressed={picked?.card === item.card}
                  onClick={() => pick({ card: item.card, what: 'item' })}
                >
                  {nameOf(item.card)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {followers.length > 0 && (
          <ul className={s.followers} aria-label={`Who follows ${nameOf(card)}`}>
            {followers.map(character)}
          </ul>
        )}
      </li>
    );
  };
  const fresh = newCompany(o);
  return (
    <Dialog title="Organize your companies" wide onClose={onClose}>
      <p className={s.help}>
        Drag characters and items, or press one and then where it goes. Nothing happens until you confirm.
      </p>
      <div className={s.board}>
        {o.companies.map(({ id, name }) => (
          <section key={id} className={s.company} aria-label={name} {...dropped(() => toCompany(id))}>
            <h3>{name}</h3>
            <ul className={s.members}>
              {o.members.filter(({ company, leader }) => company === id && leader === 0).map(character)}
            </ul>
            {picked?.what === 'character' && (
              <Button
                onClick={() => toCompany(id)}
              >{`Join ${name.charAt(0).toLowerCase()}${name.slice(1)}`}</Button>
            )}
          </section>
        ))}
        {picked?.what === 'character' && (
          <section className={s.company} data-new="" {...dropped(() => toCompany(fresh))}>
            <Button onClick={() => toCompany(fresh)}>A company of his own</Button>
          </section>
        )}
      </div>
      <p className={s.confirm}>
        <Button
          look="main"
          disabled={wishes.length === 0}
          onClick={() => {
            onClose();
            carryOut(table, organizing(o, nameOf));
          }}
          data-confirm=""
        >
          {wishes.length === 1 ? 'Confirm the change' : `Confirm ${wishes.length} changes`}
        </Button>
        <Button disabled={wishes.length === 0} onClick={() => setWishes(wishes.slice(0, -1))}>
          Take the last back
        </Button>
        <Button disabled={wishes.length === 0} onClick={() => setWishes([])}>
          Take all back
        </Button>
      </p>
    </Dialog>
  );
}
