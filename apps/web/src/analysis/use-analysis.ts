/** The analysis of a replay as the server has it: asked for, watched while it is made, and then kept. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AnalysisStanding } from '@westmarch/protocol';
import { ask, post } from '../api/http.ts';

/** Milliseconds between two looks while it is made. */
const PAUSE = 700;

export function useAnalysis(id: string) {
  const client = useQueryClient();
  const key = ['analysis', id];
  const path = `/api/analyses/${encodeURIComponent(id)}`;
  const standing = useQuery({
    queryKey: key,
    queryFn: () => ask(AnalysisStanding, path),
    retry: false,
    staleTime: ({ state: { data } }) => (data?.state === 'done' ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state: { data } }) => (data?.state === 'working' ? PAUSE : false),
  });
  const begin = useMutation({
    mutationFn: () => post(AnalysisStanding, path, {}),
    onSuccess: (found) => client.setQueryData(key, found),
  });
  return { standing, begin };
}
