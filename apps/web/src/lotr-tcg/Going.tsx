/** What is going on for a moment: cards that are being played or shown, and the archery totals. */
import type { LotrScene } from '@westmarch/protocol';
import { CardFace } from '../card/CardFace.tsx';
import { minus } from '../card/numbers.ts';
import { Sums } from '../table/reading/Sums.tsx';
import s from './board.module.css';

export function Going({ scene: { between, archery, sums = [] } }: { scene: LotrScene }) {
  const archers = archery !== null && archery.some((total) => total !== 0);
  if (between.length === 0 && !archers) return null;
  return (
    <section className={s.going} aria-label="What is going on">
      <h2 className="said-only">What is going on</h2>
      {archers && (
        <p className={s.archery}>
          <Sums title="Archery" sums={sums.filter(({ name }) => name.startsWith('archery'))}>
            <span aria-hidden="true">➹ </span>Archery: the fellowship <b>{minus(archery[0])}</b>, the Shadow{' '}
            <b>{minus(archery[1])}</b>
          </Sums>
        </p>
      )}
      {between.length > 0 && (
        <div role="group" aria-label="Being played">
          <h3 className={s.small}>Being played</h3>
          <div className={s.line}>
            {between.map((card) => (
              <CardFace key={card.id} card={card} upright />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
