/** The library as hooks: a catalogue is asked for once, and then kept by page and browser. */
import { useQuery } from '@tanstack/react-query';
import { Catalogue, type GameName, LibraryAddress, LibraryInfo, Rulebook } from '@westmarch/protocol';
import { ask } from '../api/http.ts';
import { type Library, libraryOf } from './query/cards.ts';

/** `enabled`: false while it is not known yet which game it is. */
export const useLibrary = (game: GameName, enabled = true) =>
  useQuery({
    queryKey: ['library', game],
    queryFn: async (): Promise<Library> => {
      const { address } = await ask(LibraryInfo, `/api/library/${game}`);
      return libraryOf(await ask(Catalogue, address));
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

export const useRulebook = (game: GameName) =>
  useQuery({
    queryKey: ['rulebook', game],
    queryFn: async () => {
      const { address } = await ask(LibraryAddress, `/api/library/${game}/rules`);
      return ask(Rulebook, address);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
