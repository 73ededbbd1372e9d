/** The library as hooks: a catalogue is asked for once, and then kept by page and browser. */
import { useQuery } from '@tanstack/react-query';
import { Catalogue, type GameName, LibraryInfo } from '@westmarch/protocol';
import { ask } from '../api/http.ts';
import { type Library, libraryOf } from './query/cards.ts';

export const useLibrary = (game: GameName) =>
  useQuery({
    queryKey: ['library', game],
    queryFn: async (): Promise<Library> => {
      const { address } = await ask(LibraryInfo, `/api/library/${game}`);
      return libraryOf(await ask(Catalogue, address));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
