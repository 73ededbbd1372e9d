/** The table that this part of the page belongs to, and what is read from it. */
import { type Card, type Choice, cardsIn, type Face, type GameName } from '@westmarch/protocol';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useFaces } from '../api/queries.ts';
import { byCard } from './choices.ts';
import type { TableState } from './state.ts';
import type { Table } from './table-store.ts';

const TableContext = createContext<Table | null>(null);
const FacesContext = createContext<ReadonlyMap<string, Face>>(new Map());
const CardsContext = createContext<ReadonlyMap<number, Card>>(new Map());
const ChoicesContext = createContext<ReadonlyMap<number, readonly Choice[]>>(new Map());

/** Gives everything inside the table, the faces of its game, and the choices that its cards carry. */
export function TableProvider({ table, children }: { table: Table; children: ReactNode }) {
  const game = useStore(table.store, gameOf);
  const decision = useStore(table.store, (state) => state.decision);
  const engine = useStore(table.store, (state) => state.info?.began?.engine ?? null);
  const faces = useFaces(game, engine);
  const choices = useMemo(() => byCard(decision), [decision]);
  const scene = useStore(table.store, (state) => state.scene);
  const cards = useMemo(() => byId(scene), [scene]);
  return (
    <TableContext value={table}>
      <FacesContext value={faces.data ?? NO_FACES}>
        <CardsContext value={cards}>
          <ChoicesContext value={choices}>{children}</ChoicesContext>
        </CardsContext>
      </FacesContext>
    </TableContext>
  );
}

const NO_FACES: ReadonlyMap<string, Face> = new Map();
const gameOf = (state: TableState): GameName | undefined => state.info?.game ?? state.scene?.game;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('This part of the page stands outside a table.');
  return table;
}

/** Which game is played here; undefined until it is known. */
export const useGame = (): GameName | undefined => useStore(useTable().store, gameOf);

/** Something of the table's state; the part is drawn again when it changes. */
export const useTableState = <T,>(select: (state: TableState) => T): T => useStore(useTable().store, select);

/** What is printed on a card; undefined while it is loading, or for a card whose face one may not know. */
export const useFace = (face: string): Face | undefined => useContext(FacesContext).get(face);
export const useAllFaces = (): ReadonlyMap<string, Face> => useContext(FacesContext);

const NO_CHOICES: readonly Choice[] = [];
/** What can be chosen on a card now. */
export const useChoicesOn = (card: number): readonly Choice[] =>
  useContext(ChoicesContext).get(card) ?? NO_CHOICES;

/** The seat of whoever looks; 0 for a spectator. */
export const useYou = (): number => useTableState((state) => state.scene?.you ?? state.info?.you ?? 0);

/** What a player is called; two of one name are told apart by their seats. */
export function usePlayerName(): (seat: number) => string {
  const players = useTableState((state) => state.info?.players);
  const scene = useTableState((state) => state.scene);
  const all: readonly { readonly seat: number; readonly name: string }[] = players ?? scene?.sides ?? [];
  return (seat) => {
    const name = all.find((player) => player.seat === seat)?.name ?? `Player ${seat}`;
    return all.some((other) => other.seat !== seat && other.name === name) ? `${name} ${seat}` : name;
  };
}

/** Every card that the scene shows, by its id: found once for all who ask. */
export const useCards = (): ReadonlyMap<number, Card> => useContext(CardsContext);

/** The cards of a scene, or of a part of it, by their ids. */
export const byId = (part: unknown): ReadonlyMap<number, Card> =>
  new Map(cardsIn(part).map((card) => [card.id, card]));
