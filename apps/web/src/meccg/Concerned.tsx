/** On a phone: those whom an attack or a check concerns, so that they can be pressed beside what is said of it. */
import type { Card, MeccgScene } from '@westmarch/protocol';
import { Bearer } from '../card/Bearer.tsx';
import { useCards } from '../live/context.tsx';
import { useWide } from '../table/wide.ts';
import { ordered } from './CompanyView.tsx';
import s from './now.module.css';

export function Concerned({ scene }: { scene: MeccgScene }) {
  const wide = useWide();
  const cards = useCards();
  if (wide) return null;
  const concerned = concernedBy(scene, cards);
  if (concerned.length === 0) return null;
  return (
    <div className={s.concerned} role="group" aria-label="Those concerned">
      {concerned.map((card) => (
        <Bearer key={card.id} card={card} />
      ))}
    </div>
  );
}

function concernedBy({ sides, attack, check }: MeccgScene, cards: ReadonlyMap<number, Card>): Card[] {
  if (attack !== null) {
    const company = sides.flatMap((side) => side.companies).find(({ id }) => id === attack.company);
    return company === undefined ? [] : ordered(company).map(({ card }) => card);
  }
  const checked = check === null ? undefined : cards.get(check.card);
  return checked === undefined ? [] : [checked];
}
