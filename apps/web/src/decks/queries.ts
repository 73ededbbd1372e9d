/** Decks as hooks: one's own, those that come with the games, what is wrong with one, and lists read and written. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Collection,
  type Deck,
  DeckReport,
  type GameName,
  KeptDeck,
  LibraryAddress,
  MyDecks,
  Nothing,
  ReadDecks,
  SharedDeck,
  WrittenDeck,
} from '@westmarch/protocol';
import { ask, post } from '../api/http.ts';

const MINE = ['decks'] as const;
const deckKey = (id: string) => ['deck', id] as const;

/** Another window may have changed them. */
export const useMyDecks = () =>
  useQuery({
    queryKey: MINE,
    queryFn: () => ask(MyDecks, '/api/decks'),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
export const useDeck = (id: string) =>
  useQuery({
    queryKey: deckKey(id),
    queryFn: () => ask(KeptDeck, `/api/decks/${encodeURIComponent(id)}`),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
export const useSharedDeck = (share: string) =>
  useQuery({
    queryKey: ['shared deck', share],
    queryFn: () => ask(SharedDeck, `/api/shared-decks/${encodeURIComponent(share)}`),
    retry: false,
  });
export const useCollection = (game: GameName) =>
  useQuery({
    queryKey: ['collection', game],
    queryFn: async () => {
      const { address } = await ask(LibraryAddress, `/api/library/${game}/decks`);
      return ask(Collection, address);
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

export function useNewDeck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deck: Deck) => post(KeptDeck, '/api/decks', deck),
    onSuccess: (kept) => {
      client.setQueryData(deckKey(kept.id), kept);
      void client.invalidateQueries({ queryKey: MINE });
    },
  });
}
const put = (id: string, version: number, deck: Deck): Promise<KeptDeck> =>
  ask(KeptDeck, `/api/decks/${encodeURIComponent(id)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, deck }),
  });
export function useSaveDeck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, deck }: Pick<KeptDeck, 'deck' | 'id' | 'version'>) => put(id, version, deck),
    onSuccess: (kept) => client.setQueryData(deckKey(kept.id), kept),
  });
}
export function useShareDeck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, shared }: { id: string; shared: boolean }) =>
      post(KeptDeck, `/api/decks/${encodeURIComponent(id)}/share`, { shared }),
    onSuccess: (kept) => client.setQueryData(deckKey(kept.id), kept),
  });
}
export function useDropDeck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ask(Nothing, `/api/decks/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: MINE }),
  });
}

/** What the checker says of a deck; while the next answer comes, the last one stays. */
export const useReport = (deck: Deck) =>
  useQuery({
    queryKey: ['deck report', deck.game, deck.length, deck.side, deck.against, deck.format, deck.cards],
    queryFn: () => post(DeckReport, '/api/decks/check', deck),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  });
export const useReadDecks = () =>
  useMutation({
    mutationFn: (given: { game: GameName; name: string; text: string }) =>
      post(ReadDecks, '/api/decks/read', given),
  });
export const useWrittenDeck = (deck: Deck) =>
  useQuery({
    queryKey: ['written deck', deck],
    queryFn: () => post(WrittenDeck, '/api/decks/write', deck),
    structuralSharing: false,
  });
