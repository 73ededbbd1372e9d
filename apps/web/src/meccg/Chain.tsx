/** The chain of effects as a stack: what was declared last lies uppermost, and resolves first. */
import type { MeccgScene } from '@westmarch/protocol';
import { useAllFaces, useCards, useFace, usePlayerName, useYou } from '../live/context.tsx';
import { pointAt, read } from '../table/ui-store.ts';
import s from './now.module.css';

type Entry = MeccgScene['chain'][number];

export function Chain({ chain }: { chain: readonly Entry[] }) {
  return (
    <div className={s.chain}>
      <h3 className={s.title}>Chain of effects</h3>
      <ol className={s.links} reversed>
        {chain.toReversed().map((entry, i) => (
          <Link
            key={`${chain.length - i}-${entry.card}`}
            entry={entry}
            place={chain.length - i}
            first={i === 0}
          />
        ))}
      </ol>
    </div>
  );
}

function Link({ entry, place, first }: { entry: Entry; place: number; first: boolean }) {
  const face = useFace(entry.face);
  const name = usePlayerName();
  const you = useYou();
  const aims = useNames(entry.targets);
  return (
    <li className={s.link} data-first={first} data-negated={entry.negated}>
      <span className={s.place} aria-hidden="true">
        {place}
      </span>
      <button
        type="button"
        className={s.linkName}
        disabled={face === undefined}
        onClick={() => read({ card: entry.card, face: entry.face })}
        onPointerEnter={() => pointAt([entry.card, ...entry.targets])}
        onPointerLeave={() => pointAt([])}
      >
        {face?.name ?? 'A hidden card'}
      </button>
      <span className={s.by}>
        {entry.seat === you ? 'you' : name(entry.seat)}
        {aims === '' ? '' : `, at ${aims}`}
        {entry.negated ? ', negated' : ''}
        {first ? ', resolves first' : ''}
      </span>
      {entry.text !== '' && <span className={s.linkText}>{entry.text}</span>}
    </li>
  );
}

/** What an effect is aimed at, by name where one may know it. */
function useNames(targets: readonly number[]): string {
  const cards = useCards();
  const faces = useAllFaces();
  return targets.map((id) => faces.get(cards.get(id)?.face ?? '')?.name ?? 'a hidden card').join(', ');
}
