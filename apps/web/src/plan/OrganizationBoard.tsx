/**
 * The whole organization on one board: characters, followers, items, who comes into play and where companies go. They
 * are dragged, or picked and placed, and all of it is confirmed or taken back together.
 */
import type { Decision } from '@westmarch/protocol';
import { type ReactNode, useRef, useState } from 'react';
import { StillCard } from '../card/Drawn.tsx';
import { useAllFaces, useCards, useTable, useTableState } from '../live/context.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type Piece, useBoardDrag } from './board-drag.ts';
import { Journey } from './Journey.tsx';
import { MoveOrder } from './MoveOrder.tsx';
import s from './OrganizationBoard.module.css';
import { putAt } from './order.ts';
import {
  alsoWished,
  type Member,
  newCompany,
  type Organization,
  openIn,
  organizationOf,
  organizing,
  travelling,
  type Wish,
  wished,
} from './organization.ts';
import { carryOut } from './runner.ts';

/** What is picked up: a character in play or in hand, or an item. */
interface Picked {
  readonly card: number;
  readonly what: 'character' | 'hand' | 'item';
}
const pickedFrom = ({ kind, id }: Piece): Picked | null =>
  kind === 'character' || kind === 'hand' || kind === 'item' ? { card: id, what: kind } : null;

export default function OrganizationBoard({
  decision,
  onClose,
}: {
  decision: Decision;
  onClose: () => void;
}) {
  const table = useTable();
  const scene = useTableState((state) => state.scene);
  const side = scene?.game === 'meccg' ? scene.sides.find(({ seat }) => seat === scene.you) : undefined;
  const faces = useAllFaces();
  const cards = useCards();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const drop = useRef<(taken: Piece, onto: Piece) => void>(() => undefined);
  useBoardDrag(
    board,
    (taken, onto) => drop.current(taken, onto),
    () => setPicked(null),
  );
  if (side === undefined) return null;
  const faceOf = (card: number): string => cards.get(card)?.face ?? '';
  const nameOf = (card: number): string => faces.get(faceOf(card))?.name ?? 'a card';
  const open = openIn(decision);
  const start = organizationOf(side);
  const o = wishes.reduce<Organization>(wished, start);
  const hand = [...open.hand].filter((card) => !o.members.some((member) => member.card === card));
  const companyOf = (card: number): number => o.members.find((member) => member.card === card)?.company ?? 0;
  const place = (wish: Wish): void => {
    setWishes(alsoWished(wishes, wish));
    setPicked(null);
  };
  const toCompany = ({ card, what }: Picked, company: number): void => {
    if (what === 'character' && companyOf(card) !== company) place({ to: 'company', card, company });
    // Who comes into play joins those who are there.
    else if (what === 'hand' && company > 0)
      place({ to: 'play', card, face: faceOf(card), company, leader: 0 });
    else setPicked(null);
  };
  const toCharacter = (taken: Picked, leader: number): void => {
    const { card, what } = taken;
    if (card === leader) setPicked(null);
    else if (what === 'item') place({ to: 'bearer', item: card, bearer: leader });
    else if (what === 'hand')
      place({ to: 'play', card, face: faceOf(card), company: companyOf(leader), leader });
    // Who stands elsewhere joins the company; one follows those with whom one stands.
    else if (companyOf(card) === companyOf(leader)) place({ to: 'leader', card, leader });
    else toCompany(taken, companyOf(leader));
  };
  const order = wishes.find((wish) => wish.to === 'order')?.companies ?? null;
  const setOrder = (companies: readonly number[] | null): void =>
    setWishes(
      companies === null
        ? wishes.filter(({ to }) => to !== 'order')
        : alsoWished(wishes, { to: 'order', companies }),
    );
  drop.current = (taken, onto) => {
    const what = pickedFrom(taken);
    if (what !== null && onto.kind === 'company') toCompany(what, onto.id);
    else if (what !== null && onto.kind === 'character') toCharacter(what, onto.id);
    else if (taken.kind === 'order' && onto.kind === 'order')
      setOrder(putAt(o.companies, order ?? [], taken.id, onto.id));
  };
  const pick = (next: Picked): void => setPicked(picked?.card === next.card ? null : next);
  const taken = (kind: Picked['what'], card: number, may: boolean) =>
    may ? { 'data-take': `${kind}:${card}` } : {};
  const drawn = (face: string): ReactNode => {
    const known = faces.get(face);
    return known === undefined ? null : <StillCard face={known} className={s.face ?? ''} />;
  };
  /** What pressing a character does with what is picked up. */
  const hint = (card: number): string => {
    if (picked === null || picked.card === card) return '';
    if (picked.what === 'item') return 'give it to him';
    return picked.what === 'hand' || companyOf(picked.card) === companyOf(card) ? 'follow him' : '';
  };
  const character = (member: Member): ReactNode => {
    const { card, items, arrives } = member;
    const followers = o.members.filter(({ leader }) => leader === card);
    const isPicked = picked?.card === card;
    const may = open.regroup || arrives === true;
    return (
      <li key={card} className={s.member} {...taken('character', card, may)} data-put={`character:${card}`}>
        <button
          type="button"
          className={s.name}
          aria-pressed={isPicked}
          disabled={picked === null && !may}
          onClick={() =>
            picked === null || isPicked ? pick({ card, what: 'character' }) : toCharacter(picked, card)
          }
        >
          {drawn(member.face)}
          <span className={s.called}>
            {nameOf(card)}
            {arrives && <span className={s.hint}>comes into play</span>}
            {hint(card) !== '' && <span className={s.hint}>{hint(card)}</span>}
          </span>
        </button>
        {member.leader !== 0 && isPicked && (
          <Button onClick={() => place({ to: 'leader', card, leader: 0 })}>Under general influence</Button>
        )}
        {items.length > 0 && (
          <ul className={s.items} aria-label={`What ${nameOf(card)} bears`}>
            {items.map((item) => (
              <li key={item.card} {...taken('item', item.card, open.items.has(item.card))}>
                <button
                  type="button"
                  className={s.item}
                  aria-pressed={picked?.card === item.card}
                  disabled={!open.items.has(item.card)}
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
  const going = new Map(wishes.flatMap((wish) => (wish.to === 'site' ? [[wish.company, wish]] : [])));
  const mayGo = (company: number): boolean =>
    side.companies.some(
      ({ id, characters }) => id === company && characters.some((one) => open.journeys.has(one.id)),
    );
  const movesHim = picked !== null && picked.what !== 'item';
  return (
    <Dialog title="Organize your companies" wide onClose={onClose}>
      <p className={s.help}>
        Drag characters and items (hold them first, by finger), or press one and then where it goes. Nothing
        happens until you confirm.
        {!open.regroup && ' Companies have been changed already in this phase.'}
      </p>
      <div ref={board}>
        <div className={s.board}>
          {o.companies.map(({ id, name }) => (
            <section key={id} className={s.company} aria-label={name} data-put={`company:${id}`}>
              <h3>{name}</h3>
              <ul className={s.members}>
                {o.members.filter(({ company, leader }) => company === id && leader === 0).map(character)}
              </ul>
              {movesHim && (picked.what === 'hand' ? id > 0 : companyOf(picked.card) !== id) && (
                <Button
                  onClick={() => toCompany(picked, id)}
                >{`Join ${name === 'A new company' ? 'the new company' : name}`}</Button>
              )}
              {mayGo(id) && (
                <Journey
                  company={id}
                  name={name}
                  chosen={going.get(id) ?? null}
                  choose={(site) =>
                    setWishes(
                      site === null
                        ? wishes.filter((wish) => wish.to !== 'site' || wish.company !== id)
                        : alsoWished(wishes, { to: 'site', company: id, ...site }),
                    )
                  }
                />
              )}
            </section>
          ))}
          {hand.length > 0 && (
            <section className={s.company} aria-label="In your hand">
              <h3>In your hand</h3>
              <ul className={s.members}>
                {hand.map((card) => (
                  <li key={card} {...taken('hand', card, true)}>
                    <button
                      type="button"
                      className={s.name}
                      aria-pressed={picked?.card === card}
                      onClick={() => pick({ card, what: 'hand' })}
                    >
                      {drawn(faceOf(card))}
                      <span className={s.called}>{nameOf(card)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {decision.part?.of === 'organize' && o.companies.length > 1 && (
            <MoveOrder companies={o.companies} order={order} set={setOrder} />
          )}
        </div>
        <div className={s.foot}>
          {open.regroup && picked?.what !== 'item' && picked?.what !== 'hand' && (
            <section
              className={s.company}
              data-new=""
              aria-label="A company of his own"
              data-put={`company:${fresh}`}
            >
              {picked === null ? (
                <p className={s.hint}>Drop somebody here, and he founds a company of his own.</p>
              ) : (
                <Button onClick={() => toCompany(picked, fresh)}>A company of his own</Button>
              )}
            </section>
          )}
          <p className={s.confirm}>
            {([false, true] as const).map((finish) => (
              <Button
                key={String(finish)}
                look={finish ? 'plain' : 'main'}
                disabled={wishes.length === 0}
                onClick={() => {
                  onClose();
                  carryOut(
                    table,
                    organizing(o, nameOf, finish),
                    scene === null ? null : travelling(o, scene),
                  );
                }}
                data-confirm=""
              >
                {finish
                  ? 'Confirm and be done organizing'
                  : wishes.length < 2
                    ? 'Confirm the change'
                    : `Confirm ${wishes.length} changes`}
              </Button>
            ))}
            <Button disabled={wishes.length === 0} onClick={() => setWishes(wishes.slice(0, -1))}>
              Take the last back
            </Button>
            <Button disabled={wishes.length === 0} onClick={() => setWishes([])}>
              Take all back
            </Button>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
