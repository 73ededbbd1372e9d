/** The face of a card large enough to read: the same family as at table size, with its text. */
import type { Card, Face, GameName } from '@westmarch/protocol';
import { cannotDraw, useOwnPicture } from '../art/own/store.ts';
import { Picture } from '../art/Picture.tsx';
import { usePicture } from '../art/pictures.ts';
import { TypePath } from '../art/signs.tsx';
import { Marked } from '../glossary/Marked.tsx';
import { changeOf, minus, shownNumbers, valueInWords } from './numbers.ts';
import s from './ReadingFace.module.css';
import { shapeOf, toneOf } from './tone.ts';

/** With its game, the words of its text can be asked about: where one stays to read. */
export function ReadingFace({
  face,
  card,
  game,
}: {
  face: Face;
  card?: Card | undefined;
  game?: GameName | undefined;
}) {
  const { colour, pattern } = toneOf(face);
  const shape = shapeOf(face);
  const picture = usePicture(face.id);
  const own = useOwnPicture(face);
  const numbers = shownNumbers(face, card);
  const facts = face.facts ?? [];
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
      {own !== undefined && <img className={s.own} src={own} alt="" onError={() => cannotDraw(own)} />}
      {numbers.length > 0 && (
        <dl className={s.numbers}>
          {numbers.map((shown) => (
            <div key={shown.name} data-change={changeOf(shown)}>
              <dt>{nameOfNumber(shown.name, face)}</dt>
              <dd>
                {valueInWords(shown)}
                {changeOf(shown) !== 'same' && <small> of {minus(shown.printed ?? 0)}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <dl className={s.facts}>
          {facts.map(({ name, text }, i) => (
            <div key={`${i}-${name}`}>
              <dt>{numbered(facts, i)}</dt>
              <dd>{text}</dd>
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
          <p key={sentence}>
            <Marked text={sentence} game={game} />
          </p>
        ))}
      </div>
    </article>
  );
}

/** Of several of one name each has its number: "attack 1", "attack 2". */
function numbered(facts: NonNullable<Face['facts']>, at: number): string {
  const { name } = facts[at];
  if (facts.filter((one) => one.name === name).length === 1) return name;
  return `${name} ${facts.slice(0, at + 1).filter((one) => one.name === name).length}`;
}

/** What a number is called where there is room for it: points by their kind, draws by who draws. */
function nameOfNumber(name: string, face: Face): string {
  if (name === 'points')
    return face.words.map(({ word }) => word).find((word) => word.endsWith(' points')) ?? name;
  return LONG[name] ?? name;
}
const LONG: Readonly<Record<string, string>> = {
  draws: 'the mover draws',
  hazards: 'the opponent draws',
  influence: 'direct influence',
  number: 'influence number',
  corruption: 'corruption points',
  twilight: 'twilight cost',
};
