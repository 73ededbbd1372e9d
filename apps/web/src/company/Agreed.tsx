/** What a table agreed to, as a sentence: in the waiting room, on an invitation, in the menu of the table. */
import type { GameInfo, Terms } from '@westmarch/protocol';
import { useGames } from '../api/queries.ts';
import { useTableState } from '../live/context.tsx';
import s from './company.module.css';
import { lengthWords, termsWords } from './terms-words.ts';

interface AgreedProps {
  readonly terms: Terms;
  readonly length: number | null;
  readonly options: readonly string[];
  readonly info: GameInfo | undefined;
}

export function Agreed({ terms, length, options, info }: AgreedProps) {
  const rules = info?.options.flatMap(({ name, title }) => (options.includes(name) ? [title] : [])) ?? [];
  const words = [
    lengthWords(length),
    ...termsWords(terms, true),
    ...(rules.length > 0 ? [`with optional rules: ${rules.join(', ')}`] : []),
  ].filter((one) => one !== '');
  return <p className={s.agreed}>{words.join('; ')}.</p>;
}

/** The same at a table, in words of its own. */
export function AgreedHere() {
  const info = useTableState((state) => state.info);
  const offered = useGames().data?.find(({ game }) => game === info?.game);
  if (info === null) return null;
  return <Agreed terms={info.terms} length={info.length} options={info.options} info={offered} />;
}
