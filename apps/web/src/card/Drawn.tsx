/**
 * A face as it is drawn at table size, with nothing that can be done about it: the table puts it into a button
 * (CardFace.tsx), the library into a link.
 */
import type { Card, Face } from '@westmarch/protocol';
import { useOwnPicture } from '../art/own/store.ts';
import s from './CardFace.module.css';
import { Ground } from './Ground.tsx';
import { Numbers } from './Numbers.tsx';
import { shownNumbers, slotOf } from './numbers.ts';
import { shapeOf, toneOf } from './tone.ts';

/** The classes that a face gives to the card around it. */
export function classesOf(face: Face, card?: Card): string[] {
  const shape = shapeOf(face);
  const slots = new Set(shownNumbers(face, card).map(({ name }) => slotOf(name)));
  return [
    ...(shape === 'character' || shape === 'ring' || shape === 'region' ? [s.arched] : []),
    ...(slots.has('cost') && shape !== 'site' ? [s.hasCost] : []),
    ...(slots.has('strength') ? [s.hasLeft] : []),
    ...(shape === 'creature' ? [s.torn] : []),
    ...(shape === 'event' ? [s.ribboned] : []),
    ...(face.name.length > 22 ? [s.long] : []),
  ];
}

export function Drawn({ face, card }: { face: Face; card?: Card | undefined }) {
  const own = useOwnPicture(face);
  if (own !== undefined)
    return (
      <span className={s.own}>
        <Ground face={face} own={own} />
        <Numbers face={face} card={card} />
      </span>
    );
  return (
    <>
      <Ground face={face} />
      <span className={s.name} style={{ '--longest': longestWord(face.name) }}>
        {face.name}
      </span>
      <Numbers face={face} card={card} />
      <Caption face={face} />
    </>
  );
}

/** A card that only shows itself. */
export function StillCard({ face, className = '' }: { face: Face; className?: string }) {
  return (
    <span className={[s.card, ...classesOf(face), className].filter(Boolean).join(' ')} aria-hidden="true">
      <span className={s.body} style={{ '--tone': toneOf(face).colour }}>
        <Drawn face={face} />
      </span>
    </span>
  );
}

/** No word of a name is broken: the longest decides how large it may be written. */
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));

/** Below, where the game leaves room: the second line of the name, or what kind of card it is. */
function Caption({ face }: { face: Face }) {
  const shape = shapeOf(face);
  if (shape === 'site' || face.numbers['twilight'] === undefined) return null;
  return <span className={s.caption}>{face.subtitle || face.title}</span>;
}
