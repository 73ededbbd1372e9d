/** What is asked about puzzles and lessons. */
import { useQuery } from '@tanstack/react-query';
import { PuzzleDetail, Puzzles } from '@westmarch/protocol';
import { useSyncExternalStore } from 'react';
import { ask } from '../api/http.ts';
import { kept } from './kept.ts';

const HOUR = 3_600_000;

export const usePuzzles = () =>
  useQuery({ queryKey: ['puzzles'], queryFn: () => ask(Puzzles, '/api/learn/puzzles'), staleTime: HOUR });

export const usePuzzle = (id: string) =>
  useQuery({
    queryKey: ['puzzles', id],
    queryFn: () => ask(PuzzleDetail, `/api/learn/puzzles/${encodeURIComponent(id)}`),
    staleTime: HOUR,
    retry: false,
  });

/** The puzzles that were solved in this browser. */
export const useSolved = (): readonly string[] => useSyncExternalStore(kept.onSolved, kept.solved);
