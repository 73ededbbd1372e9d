/** What is asked over HTTP, as hooks: kept by react-query, so that each thing is asked once. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Atlas,
  type Face,
  Faces,
  type GameName,
  Games,
  Invitation,
  Me,
  MyTables,
  OpenedTable,
  type OpenTable,
  Position,
  Profile,
  Replay,
} from '@westmarch/protocol';
import { ask, post } from './http.ts';

const HOUR = 3_600_000;

export const useGames = () =>
  useQuery({ queryKey: ['games'], queryFn: () => ask(Games, '/api/games'), staleTime: HOUR });

export const useMyTables = () =>
  useQuery({ queryKey: ['tables'], queryFn: () => ask(MyTables, '/api/tables'), refetchOnMount: 'always' });

export const useMe = () => useQuery({ queryKey: ['me'], queryFn: () => ask(Me, '/api/me'), staleTime: HOUR });

export const useProfile = () =>
  useQuery({ queryKey: ['profile'], queryFn: () => ask(Profile, '/api/profile'), refetchOnMount: 'always' });

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => post(Me, '/api/me', { name }),
    onSuccess: (me) => client.setQueryData(['me'], me),
  });
}

/** All faces of a game by their id: asked once, then kept by page and browser. */
/** `engine`: of an earlier version, for a game that goes on with it. */
export const useFaces = (game: GameName | undefined, engine: string | null = null) =>
  useQuery({
    queryKey: ['faces', game, engine],
    queryFn: async (): Promise<ReadonlyMap<string, Face>> => {
      const faces = await ask(Faces, `/api/faces/${game}${engine === null ? '' : `?engine=${engine}`}`);
      return new Map(faces.map((face) => [face.id, face]));
    },
    enabled: game !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** All regions and places of Middle-earth, with the cards of every side. */
export const useAtlas = () =>
  useQuery({
    queryKey: ['atlas'],
    queryFn: () => ask(Atlas, '/api/atlas'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useOpenTable = () =>
  useMutation({ mutationFn: (table: OpenTable) => post(OpenedTable, '/api/tables', table) });

export const useInvitation = (code: string) =>
  useQuery({
    queryKey: ['invitation', code],
    queryFn: () => ask(Invitation, `/api/invitations/${encodeURIComponent(code)}`),
    retry: false,
  });

export const useJoin = () =>
  useMutation({
    mutationFn: (join: { invitation: string; deck: string }) => post(OpenedTable, '/api/join', join),
  });

export const useReplay = (id: string) =>
  useQuery({
    queryKey: ['replay', id],
    queryFn: () => ask(Replay, `/api/replays/${encodeURIComponent(id)}`),
    staleTime: HOUR,
    retry: false,
  });

export type Eyes = number | 'all';

export const usePosition = (id: string, at: number, eyes: Eyes, enabled: boolean) =>
  useQuery({
    queryKey: ['replay', id, at, eyes],
    queryFn: () => ask(Position, `/api/replays/${encodeURIComponent(id)}/${at}?seat=${eyes}`),
    staleTime: HOUR,
    enabled,
    retry: false,
    // While the next position comes, the last one stays.
    placeholderData: (previous) => previous,
  });

export const useUploadReplay = () =>
  useMutation({
    mutationFn: (record: string) =>
      ask(Replay, '/api/replays', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: record,
      }),
  });
