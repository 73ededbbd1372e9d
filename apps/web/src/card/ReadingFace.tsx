/** The face of a card large enough to read: the same family as at table size, with its text. */
import type { Card, Face } from '@westmarch/protocol';
import { Picture } from '../art/Picture.tsx';
import { usePicture } from '../art/pictures.ts';
import { TypePath } from '../art/signs.tsx';
import { changeOf, minus, shownNumbers, valueInWords } from './numbers.ts';
import s from './ReadingFace.module.css';
import { shapeOf, toneOf } from './tone.ts';

export function ReadingFace({ face, card }: { face: Face; card?: Card | undefined }) {
  const { colour, pattern } = toneOf(face);
  const shape = shapeOf(face);
  const picture = usePicture(face.id);
  const numbers = shownNumbers(face, card);
  return (
    <article className={s.face} style={{ '--tone': colour }} data-shape={shape}>
      <header className={s.head}>
        <svg className={s.pattern} aria-hidden="true">
          <rect width="100%" height="100%" fill={`url(#pattern-${pattern})`} />
        </svg>
        <span className={s.picture}>
          {picture !== undefined && (
            <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
              <Picture path={picture.icon} x={0} y={0} size={56} />
              {picture.badge !== '' && <Picture path={picture.badge} x={44} y={44} size={20} />}
            </svg>
          )}
        </span>
        <div>
          <h3 className={s.name}>
            {face.unique && <span aria-label="unique">✦ </span>}
            {face.name}
          </h3>
          {face.subtitle !== '' && <p className={s.subtitle}>{face.subtitle}</p>}
        </div>
      </header>
      <p className={s.title}>
        {face.title}
        {face.path.length > 0 && <TypePath types={face.path} />}
      </p>
      {numbers.length > 0 && (
        <dl className={s.numbers}>
          {numbers.map((shown) => (
            <div key={shown.name} data-change={changeOf(shown)}>
              <dt>{shown.name}</dt>
              <dd>
                {valueInWords(shown)}
                {changeOf(shown) !== 'same' && <small> of {minus(shown.printed ?? 0)}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {face.words.length > 0 && (
        <p className={s.words}>
          {face.words.map(({ word, meaning }, i) => (
            <span key={word}>
              {i > 0 && ', '}
              {meaning === '' ? word : <abbr title={meaning}>{word}</abbr>}
            </span>
          ))}
        </p>
      )}
      <div className={s.text}>
        {face.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </article>
  );
}
