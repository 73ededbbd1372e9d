/** What the checker says of a deck, and what is in it: for which game it is checked, problems, counts, curves, places, hands. */
import { Link } from '@tanstack/react-router';
import type { Deck, DeckReport } from '@westmarch/protocol';
import { Fragment, useDeferredValue, useEffect, useState } from 'react';
import type { usePeek } from '../library/Peek.tsx';
import { fullName, type Library } from '../library/query/cards.ts';
import { Select } from '../screens/Select.tsx';
import { Refused } from '../ui/Notice.tsx';
import type { Change } from './Builder.tsx';
import s from './builder.module.css';
import { Figures } from './Figures.tsx';
import { useReport } from './queries.ts';
import { SampleHand } from './SampleHand.tsx';

const FORMATS = ['Fellowship', 'Tower', 'King', 'War of the Ring', 'Open', 'Standard'];
const SIDES = [
  ['', 'as its cards say'],
  ['wizard', 'Wizard'],
  ['ringwraith', 'Ringwraith'],
  ['fallen-wizard', 'Fallen-wizard'],
  ['balrog', 'The Balrog'],
  ['dragon', 'Dragon'],
] as const;

/** A deck that changes quickly is checked when it pauses. */
function useSettled(deck: Deck, pause: number): Deck {
  const [settled, setSettled] = useState(deck);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(deck), pause);
    return () => clearTimeout(timer);
  }, [deck, pause]);
  return settled;
}

export interface ReportPaneProps {
  readonly deck: Deck;
  readonly library: Library;
  readonly change?: Change;
  readonly onWrong?: (cards: ReadonlySet<string>) => void;
  readonly peek: Pick<ReturnType<typeof usePeek>, 'hide' | 'hovers'>;
}

export function ReportPane({ deck, library, change, onWrong, peek }: ReportPaneProps) {
  const report = useReport(useSettled(deck, 350));
  const { data } = report;
  useEffect(() => {
    if (data !== undefined) onWrong?.(new Set(data.problems.flatMap(({ cards }) => cards)));
  }, [data, onWrong]);
  const late = useDeferredValue(deck);
  return (
    <>
      {change !== undefined && <Checked deck={deck} change={change} />}
      {report.error !== null && <Refused error={report.error} />}
      {data === undefined && report.error === null && <p role="status">Checking…</p>}
      {data !== undefined && <Verdict report={data} deck={deck} library={library} />}
      <Figures deck={late} library={library} analysis={data?.analysis ?? null} peek={peek} />
      <SampleHand deck={late} library={library} peek={peek} />
    </>
  );
}

function Checked({ deck, change }: { deck: Deck; change: Change }) {
  if (deck.game === 'lotr-tcg')
    return (
      <Select
        label="Format"
        value={deck.format ?? 'Fellowship'}
        set={(format) => change((old) => ({ ...old, format }))}
        options={FORMATS.map((name) => [name, name] as const)}
      />
    );
  return (
    <div className={s.checked}>
      <Select
        label="Whose deck"
        value={deck.side ?? ''}
        set={(side) => change(({ side: _old, ...rest }) => (side === '' ? rest : { ...rest, side }))}
        options={SIDES}
      />
      <Select
        label="Against"
        value={deck.against ?? ''}
        set={(against) =>
          change(({ against: _old, ...rest }) => (against === '' ? rest : { ...rest, against }))
        }
        options={[['', 'anybody'], ...SIDES.slice(1)]}
      />
      <Select
        label="Length of the game"
        value={String(deck.length ?? 2)}
        set={(length) => change((old) => ({ ...old, length: Number(length) }))}
        options={[1, 2, 3, 4].map((n) => [String(n), n === 1 ? 'one deck' : `${n} decks`] as const)}
      />
    </div>
  );
}

function Verdict({ report, deck, library }: { report: DeckReport; deck: Deck; library: Library }) {
  const { legal, problems, sizes, unplayable } = report;
  const nameOf = (id: string): string => {
    const card = library.byId.get(id)?.card;
    return card === undefined ? id : fullName(card);
  };
  return (
    <section aria-label="Legality">
      <p className={s.verdict} data-legal={legal} role="status">
        {legal
          ? '✓ Legal'
          : `✗ ${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} wrong`}
      </p>
      <p className={s.faded}>{sizes}</p>
      <ul className={s.problems}>
        {problems.map(({ message, rules, cards }) => (
          <li key={`${message} ${cards.join(' ')}`}>
            {message[0].toUpperCase() + message.slice(1)}.{' '}
            {rules.map((rule) => (
              <Fragment key={rule}>
                <Link to="/rules/$game" params={{ game: deck.game }} search={{ rule }} className={s.rule}>
                  {rule}
                </Link>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {unplayable.length > 0 && (
        <details className={s.unplayable} open={unplayable.length <= 12}>
          <summary>
            {unplayable.length === 1 ? 'One card is' : `${unplayable.length} cards are`} not yet playable here
          </summary>
          <ul>
            {unplayable.map((id) => (
              <li key={id}>{nameOf(id)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
