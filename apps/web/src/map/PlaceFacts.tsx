/** A place in a few lines: its sign and name, where it lies, what its card says of guards, items, path and draws. */
import type { Face } from '@westmarch/protocol';
import type { ReactNode } from 'react';
import { TypePath, TypeSign } from '../art/signs.tsx';
import s from './panel.module.css';
import { type Entry, guardsOf, inWords, itemsOf } from './sites.ts';

interface PlaceFactsProps {
  readonly entry: Entry;
  readonly type: string;
  readonly face: Face | undefined;
  readonly nearest?: string | undefined;
  /** Path and draws are told with the way there. */
  readonly going?: boolean;
  readonly children?: ReactNode;
}

export function PlaceFacts({ entry, type, face, nearest = '', going = false, children }: PlaceFactsProps) {
  const { place, of } = entry;
  const where = entry.under ? 'Under-deeps' : (of?.region ?? place.region);
  return (
    <>
      <h3 className={s.placeName}>
        <TypeSign type={type} size={20} />
        <span>{place.name}</span>
      </h3>
      <p className={s.where}>
        {inWords(type)}
        {where !== '' && `, ${where}`}
      </p>
      {children}
      {face !== undefined && <CardFacts face={face} nearest={nearest} going={going} />}
    </>
  );
}

interface CardFactsProps {
  readonly face: Face;
  readonly nearest: string;
  readonly going?: boolean;
}

export function CardFacts({ face, nearest, going = false }: CardFactsProps) {
  const { draws, hazards } = face.numbers;
  const items = itemsOf(face);
  const guards = guardsOf(face);
  return (
    <dl className={s.facts}>
      {guards.length > 0 && (
        <div>
          <dt>Guards</dt>
          <dd>{guards.join('; ')}</dd>
        </div>
      )}
      {items.length > 0 && (
        <div>
          <dt>Playable</dt>
          <dd>{items.join(', ')}</dd>
        </div>
      )}
      {face.path.length > 0 && !going && (
        <div>
          <dt>Path</dt>
          <dd className={s.path}>
            {nearest !== '' && <span>from {nearest}</span>}
            <TypePath types={face.path} />
          </dd>
        </div>
      )}
      {draws !== undefined && !going && (
        <div>
          <dt>Draws</dt>
          <dd>
            {draws} for its player, {hazards ?? 0} for the other
          </dd>
        </div>
      )}
    </dl>
  );
}
