/**
 * A text in which the words of the glossary can be asked about. The words are fetched when the first such text is shown;
 * until they are there it is plain text.
 */
import { useQuery } from '@tanstack/react-query';
import type { GameName } from '@westmarch/protocol';

const WORDS = {
  meccg: () => import('./meccg.ts'),
  'lotr-tcg': () => import('./lotr-tcg.ts'),
};

/** What a marked text needs of a game: the words, and what draws them. */
const fetchFor = async (game: GameName) => {
  const [{ WORDS: words }, { finderOf }, { Terms }] = await Promise.all([
    WORDS[game](),
    import('./find.ts'),
    import('./Terms.tsx'),
  ]);
  return { find: finderOf(words), Terms };
};

export function Marked({ text, game }: { text: string; game: GameName | undefined }) {
  const { data } = useQuery({
    queryKey: ['glossary', game],
    queryFn: () => fetchFor(game ?? 'meccg'),
    enabled: game !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  });
  return data === undefined || game === undefined ? text : <data.Terms parts={data.find(text)} game={game} />;
}
