/**
 * A card at reading size: its generated text, its words explained, its numbers now and why, what can be done with it,
 * what cannot and by which rule, and the rulings on it.
 */
import { useQuery } from '@tanstack/react-query';
import type { Card, Face } from '@westmarch/protocol';
import { useQuiet } from '../../asking/AskingMenu.tsx';
import { Beside } from '../../card/Beside.tsx';
import { minus, shownNumbers } from '../../card/numbers.ts';
import { ReadingFace } from '../../card/ReadingFace.tsx';
import { Marked } from '../../glossary/Marked.tsx';
import { useCards, useChoicesOn, useFace, useGame, useTable, useTableState } from '../../live/context.tsx';
import type { Answer } from '../../live/link.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { read, useUi } from '../ui-store.ts';
import { BreakdownTable } from './Breakdown.tsx';
import s from './Reading.module.css';
import { RuleLinks } from './Rules.tsx';

/** Beside the card while one hovers; for eyes only, since the dialog has the same and more. */
export function Peek() {
  const peek = useUi((state) => state.peek);
  const face = useFace(peek?.face ?? '');
  const card = useCards().get(peek?.card ?? 0);
  if (peek === null || face === undefined) return null;
  return <Beside face={face} card={card} at={peek.at} />;
}

export function ReadingDialog() {
  const reading = useUi((state) => state.reading);
  const face = useFace(reading?.face ?? '');
  const card = useCards().get(reading?.card ?? 0);
  const game = useGame();
  if (reading === null) return null;
  const close = (): void => read(null);
  return (
    <Dialog title={face?.name ?? 'A face-down card'} quiet wide={face !== undefined} onClose={close}>
      <div className={s.reading}>
        {face === undefined ? (
          <p>Its face is not known to you.</p>
        ) : (
          <div className={s.faceColumn}>
            <ReadingFace face={face} card={card} game={game} />
          </div>
        )}
        <div className={s.asides}>
          {card !== undefined && <Marks card={card} />}
          {card !== undefined && <CanDo card={card.id} onDone={close} />}
          {card !== undefined && <Asked card={card} face={face} />}
          {face !== undefined && face.words.length > 0 && <Words face={face} />}
          {face !== undefined && <Rulings face={face} />}
        </div>
      </div>
    </Dialog>
  );
}

function Marks({ card: { marks, tokens } }: { card: Card }) {
  const all = [...marks, ...Object.entries(tokens).map(([name, n]) => `${n} ${name}`)];
  return all.length === 0 ? null : <p className={s.marks}>{all.join(', ')}</p>;
}

function CanDo({ card, onDone }: { card: number; onDone: () => void }) {
  const table = useTable();
  const choices = useChoicesOn(card);
  const quiet = useQuiet(card);
  if (choices.length === 0) return null;
  return (
    <section>
      <h3>You may</h3>
      <ul className={s.list}>
        {choices.map(({ index, text, note }) => (
          <li key={index}>
            <Button
              look="main"
              onClick={() => {
                onDone();
                table.choose(index);
              }}
            >
              {text}
            </Button>{' '}
            {note !== '' && <span className={ui.note}>{note}</span>}
          </li>
        ))}
      </ul>
      {quiet.isOffered && (
        <Button
          look="bare"
          onClick={() => {
            onDone();
            quiet.be();
          }}
        >
          Do not ask me about it again this turn
        </Button>
      )}
    </section>
  );
}

/** What the server says of the card as it lies: why not, and why its numbers are what they are. */
function Asked({ card, face }: { card: Card; face: Face | undefined }) {
  const table = useTable();
  const v = useTableState((state) => state.v);
  const game = useGame();
  const why = useAnswer(
    ['why', table.id, v, card.id],
    () => table.ask({ t: 'why', card: card.id }),
    table.live,
  );
  const value = useAnswer(
    ['value', table.id, v, card.id],
    () => table.ask({ t: 'value', card: card.id }),
    table.live && card.face !== '',
  );
  const changed = face === undefined ? [] : shownNumbers(face, card).filter((n) => n.printed !== n.value);
  return (
    <>
      {why.data !== undefined && why.data.refused.length > 0 && (
        <section>
          <h3>Not now</h3>
          <ul className={s.refused}>
            {why.data.refused.map(({ name, reasons }) => (
              <li key={name}>
                <b>{name}</b>
                <ul>
                  {reasons.map(({ text, rules }) => (
                    <li key={text}>
                      <Marked text={text} game={game} /> <RuleLinks rules={rules} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      {why.data !== undefined && why.data.refused.length === 0 && why.data.offered.length === 0 && (
        <p className={ui.faded}>There is nothing to be done with it just now.</p>
      )}
      {why.isError && table.live && <p className={ui.faded}>{why.error.message}</p>}
      {value.data !== undefined && value.data.values.length > 0 && (
        <section>
          <h3>Its numbers</h3>
          <div className={s.sums}>
            {value.data.values.map((sum) => (
              <details key={sum.name} open={sum.terms.length > 0}>
                <summary>
                  {sum.name} <b>{minus(sum.value)}</b>
                </summary>
                <BreakdownTable sum={sum} />
              </details>
            ))}
          </div>
        </section>
      )}
      {!table.live && changed.length > 0 && (
        <p>{changed.map(({ name, value }) => `${name} ${minus(value)} now`).join(', ')}</p>
      )}
    </>
  );
}

const useAnswer = (queryKey: readonly unknown[], queryFn: () => Promise<Answer>, enabled: boolean) =>
  useQuery({ queryKey, queryFn, enabled, retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 });

function Words({ face }: { face: Face }) {
  const explained = face.words.filter(({ meaning }) => meaning !== '');
  if (explained.length === 0) return null;
  return (
    <section>
      <h3>Words on it</h3>
      <dl className={s.words}>
        {explained.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rulings({ face }: { face: Face }) {
  const table = useTable();
  const game = useGame();
  const answer = useAnswer(['face', face.id], () => table.ask({ t: 'face', face: face.id }), table.live);
  if (answer.data === undefined || answer.data.rules.length === 0) return null;
  return (
    <section>
      <h3>Rulings</h3>
      <dl className={s.words}>
        {answer.data.rules.map(({ id, text }) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>
              <Marked text={text} game={game} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
