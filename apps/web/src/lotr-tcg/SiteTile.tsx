/** A site as a tile of the path: its country, its name on as many lines as it needs, its sign, and what it adds to the twilight. */
import type { Card, Face } from '@westmarch/protocol';
import { TypeSign } from '../art/signs.tsx';
import { Landscape } from '../card/Landscape.tsx';
import { labelOf } from '../card/label.ts';
import { minus } from '../card/numbers.ts';
import { signOfSite } from '../card/tone.ts';
import { useChoicesOn } from '../live/context.tsx';
import { useCardPresses } from '../table/decision/card-presses.ts';
import { usePointed } from '../table/ui-store.ts';
import s from './path.module.css';

export function SiteTile({ card, face }: { card: Card; face: Face }) {
  const choices = useChoicesOn(card.id);
  const presses = useCardPresses(card, face, choices);
  const pointed = usePointed(card.id);
  const twilight = card.numbers['twilight'] ?? face.numbers['twilight'];
  return (
    <button
      type="button"
      className={s.tile}
      data-card={card.id}
      data-options={choices.length}
      data-glows={choices.length > 0}
      data-pointed={pointed}
      aria-haspopup={choices.length > 1 ? 'menu' : choices.length === 0 ? 'dialog' : undefined}
      {...presses}
    >
      <span className="said-only">{labelOf(card, face, choices.length)}</span>
      <Landscape face={face} />
      <span className={s.tileName} aria-hidden="true">
        {face.name}
      </span>
      <span className={s.tileFoot} aria-hidden="true">
        <TypeSign type={signOfSite(face)} size={15} />
        {face.path.map((type, i) => (
          <TypeSign key={`${i}-${type}`} type={type} size={12} />
        ))}
        {twilight !== undefined && <b>◆{minus(twilight)}</b>}
      </span>
    </button>
  );
}
