/** A conversation: what was said, muting who said it, phrases to press, and a line to write. All of it plain text. */
import { PHRASES, type Phrase, type Said, type Words } from '@westmarch/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './company.module.css';

export interface TalkProps {
  readonly label: string;
  readonly said: readonly Said[];
  /** One's own number, so that nobody mutes himself. */
  readonly you: number;
  readonly say: (words: Words) => void;
  readonly mute: (who: number) => void;
  readonly phrases: readonly Phrase[];
  /** Why nothing can be said; empty: it can. */
  readonly why?: string;
}
const LONGEST = 240;
const names = Object.entries(PHRASES);

export function Talk({ label, said, you, say, mute, phrases, why = '' }: TalkProps) {
  const [text, setText] = useState('');
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = lines.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [said]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    say({ text: words });
    setText('');
  };
  return (
    <section className={s.talk} aria-label={label}>
      <ol
        className={s.lines}
        ref={lines}
        tabIndex={0}
        aria-live="polite"
        aria-relevant="additions"
        aria-label="What was said"
      >
        {said.length === 0 && <li className={ui.faded}>Nothing was said yet.</li>}
        {said.map((line) => (
          <li key={line.id} data-of={line.who === 0 ? 'table' : line.who === you ? 'you' : 'other'}>
            {line.who !== 0 && <b>{line.who === you ? 'You' : line.name}: </b>}
            <span>{line.text}</span>
            {line.who !== 0 && line.who !== you && (
              <button
                type="button"
                className={s.mute}
                onClick={() => mute(line.who)}
                aria-label={`Mute ${line.name}`}
                title={`Hear nothing more of ${line.name}`}
              >
                mute
              </button>
            )}
          </li>
        ))}
      </ol>
      {why === '' ? (
        <>
          <div className={s.phrases} role="group" aria-label="Phrases">
            {names.map(([name, words]) =>
              phrases.some((phrase) => phrase === name) ? (
                <button
                  key={name}
                  type="button"
                  onClick={() => {
                    const phrase = phrases.find((one) => one === name);
                    if (phrase !== undefined) say({ phrase });
                  }}
                >
                  {words}
                </button>
              ) : null,
            )}
          </div>
          <form className={s.say} onSubmit={submit}>
            <input
              className={ui.field}
              value={text}
              maxLength={LONGEST}
              placeholder="Say something"
              aria-label="Say something"
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" disabled={text.trim() === ''}>
              Say
            </Button>
          </form>
        </>
      ) : (
        <p className={ui.note}>{why}</p>
      )}
    </section>
  );
}
