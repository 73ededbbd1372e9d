/**
 * Several picks on one screen: cards to discard, strikes and how they are faced, an order, draws, assignments.
 *
 * Keeps  what is picked is only carried out when it is confirmed; one at a time is always a press away.
 */
import type { Choice, Decision, Part } from '@westmarch/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useCards, useTable, useTableState } from '../live/context.tsx';
import { pointAt } from '../table/ui-store.ts';
import { Button } from '../ui/Button.tsx';
import { Assign } from './Assign.tsx';
import s from './Compose.module.css';
import { usePicking } from './picking.ts';
import type { Plan } from './plan.ts';
import { carryOut } from './runner.ts';
import { assigning, discarding, drawing, facing, ordering, supporting, visiting } from './whole.ts';

interface ComposeProps {
  readonly decision: Decision;
  readonly part: Part;
  /** What else can be done here, beside confirming. */
  readonly else: ReactNode;
}

export default function Compose({ decision, part, else: otherwise }: ComposeProps) {
  const table = useTable();
  const scene = useTableState((state) => state.scene);
  const go = (plan: Plan): void => carryOut(table, plan);
  const picks = decision.choices.filter(({ kind }) => kind !== 'pass');
  if (part.of === 'draws') return <Draws most={part.most} go={go} otherwise={otherwise} />;
  if (part.of === 'minion') return <Assign minions={picks} go={go} otherwise={otherwise} />;
  if (part.of === 'strikes' || part.of === 'nextStrike')
    return <Strikes decision={decision} picks={picks} most={part.most} go={go} otherwise={otherwise} />;
  if (part.of === 'sites') return <Sites picks={picks} go={go} otherwise={otherwise} />;
  if (part.of === 'support')
    return (
      <Several
        picks={picks}
        otherwise={otherwise}
        least={1}
        most={picks.length}
        verb={(n) =>
          n === 0 ? 'Choose who supports' : n === 1 ? 'Tap him to support' : `Tap these ${n} to support`
        }
        confirm={(chosen) => go(supporting(chosen))}
      />
    );
  if (part.of === 'discards')
    return (
      <Several
        picks={picks}
        otherwise={otherwise}
        least={part.most}
        most={part.most}
        verb={(n) => discards(n, part.most)}
        confirm={(chosen) => go(discarding(chosen))}
      />
    );
  return (
    <Several
      picks={picks}
      otherwise={otherwise}
      least={picks.length}
      most={picks.length}
      ordered
      verb={(n) => (n < picks.length ? `Choose ${n === 0 ? 'the first' : 'the next'}` : 'In this order')}
      confirm={(chosen) => go(ordering(scene, part.of, chosen))}
    />
  );
}

function discards(n: number, most: number): string {
  if (n < most) return most === 1 ? 'Choose a card' : `Choose ${most - n} more`;
  return n === 1 ? 'Discard it' : `Discard these ${n}`;
}

interface SeveralProps {
  readonly picks: readonly Choice[];
  readonly least: number;
  readonly most: number;
  readonly ordered?: boolean;
  /** What confirming says, with so many chosen. */
  readonly verb: (n: number) => string;
  readonly confirm: (chosen: readonly Choice[]) => void;
  /** What else is said of one that is chosen. */
  readonly more?: (choice: Choice) => ReactNode;
  readonly otherwise: ReactNode;
}

/** Picks some of many; the order in which they are picked is kept. */
function Several({ picks, least, most, ordered = false, verb, confirm, more, otherwise }: SeveralProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (index: number): void =>
    setChosen((now) => {
      if (now.includes(index)) return now.filter((one) => one !== index);
      return now.length < most ? [...now, index] : [...now.slice(1), index];
    });
  const found = chosen.flatMap((index) => picks.find((choice) => choice.index === index) ?? []);
  const shown = found.flatMap(({ card }) => (card === 0 ? [] : [card]));
  const isReady = chosen.length >= least;
  // Cards and number keys pick here; what is picked is marked on the table as well.
  useEffect(() => {
    pointAt(shown);
    usePicking.setState({ pick: toggle, confirm: isReady ? () => confirm(found) : null });
  });
  useEffect(
    () => () => {
      pointAt([]);
      usePicking.setState({ pick: null, confirm: null });
    },
    [],
  );
  return (
    <div className={s.whole}>
      <ul className={s.picks}>
        {picks.map((choice, i) => {
          const at = chosen.indexOf(choice.index);
          return (
            <li key={choice.index} className={s.pick}>
              <button
                type="button"
                className={s.chip}
                aria-pressed={at >= 0}
                onClick={() => toggle(choice.index)}
                onPointerEnter={() => pointAt(choice.card === 0 ? shown : [...shown, choice.card])}
                onPointerLeave={() => pointAt(shown)}
              >
                <span className={s.mark} aria-hidden="true">
                  {at < 0 ? '' : ordered ? at + 1 : '✓'}
                </span>
                {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
                {choice.text}
                {choice.note !== '' && <span className={s.note}>{choice.note}</span>}
                {ordered && at >= 0 && <span className="said-only">, number {at + 1}</span>}
              </button>
              {at >= 0 && more?.(choice)}
            </li>
          );
        })}
      </ul>
      <p className={s.confirm}>
        <Button look="main" disabled={!isReady} onClick={() => confirm(found)} data-confirm="">
          {verb(chosen.length)}
        </Button>
        {chosen.length > 0 && (
          <Button look="bare" onClick={() => setChosen([])}>
            Start again
          </Button>
        )}
        {otherwise}
      </p>
    </div>
  );
}

/** The site phase on one screen: which company comes first, and which of them enter. */
function Sites({
  picks,
  go,
  otherwise,
}: {
  picks: readonly Choice[];
  go: (plan: Plan) => void;
  otherwise: ReactNode;
}) {
  const scene = useTableState((state) => state.scene);
  const [stay, setStay] = useState<ReadonlySet<number>>(new Set());
  return (
    <Several
      picks={picks}
      otherwise={otherwise}
      least={picks.length}
      most={picks.length}
      ordered
      more={({ company = 0 }) => (
        <label className={s.stance}>
          <input
            type="checkbox"
            checked={!stay.has(company)}
            onChange={(event) => {
              const next = new Set(stay);
              if (event.target.checked) next.delete(company);
              else next.add(company);
              setStay(next);
            }}
          />
          enters its site
        </label>
      )}
      verb={(n) => (n < picks.length ? `Choose ${n === 0 ? 'the first' : 'the next'}` : 'In this order')}
      confirm={(chosen) => go(visiting(scene, chosen, stay))}
    />
  );
}

/** All strikes on one screen: who faces them, in which order, and who stays untapped. */
function Strikes({
  decision,
  picks,
  most,
  go,
  otherwise,
}: {
  decision: Decision;
  picks: readonly Choice[];
  most: number;
  go: (plan: Plan) => void;
  otherwise: ReactNode;
}) {
  const scene = useTableState((state) => state.scene);
  const cards = useCards();
  const [untapped, setUntapped] = useState<ReadonlySet<number>>(new Set());
  const leaves = decision.choices.some(({ kind }) => kind === 'pass');
  const own = picks.some(({ card }) => cards.get(card)?.owner === scene?.you);
  const many = Math.min(most, picks.length);
  const stay = ({ card }: Choice): ReactNode =>
    own && cards.get(card)?.marks.includes('tapped') !== true ? (
      <label className={s.stance}>
        <input
          type="checkbox"
          checked={untapped.has(card)}
          onChange={(event) => {
            const next = new Set(untapped);
            if (event.target.checked) next.add(card);
            else next.delete(card);
            setUntapped(next);
          }}
        />
        stays untapped, −3
      </label>
    ) : null;
  return (
    <Several
      picks={picks}
      otherwise={otherwise}
      least={leaves ? 0 : many}
      most={many}
      ordered
      more={stay}
      verb={(n) =>
        n === 0 && leaves
          ? 'Leave all to the attacker'
          : n < many
            ? leaves
              ? `Assign ${n}, leave ${most - n}`
              : `Choose ${many - n} more`
            : n === 1
              ? 'Assign the strike'
              : `Assign ${n} strikes`
      }
      confirm={(chosen) =>
        go(own ? facing(scene, chosen, leaves, untapped) : assigning(chosen, leaves && chosen.length < most))
      }
    />
  );
}

function Draws({ most, go, otherwise }: { most: number; go: (plan: Plan) => void; otherwise: ReactNode }) {
  return (
    <p className={s.confirm}>
      {Array.from({ length: most }, (_x, i) => most - i).map((n) => (
        <Button key={n} look={n === most ? 'main' : 'plain'} onClick={() => go(drawing(n))} data-confirm="">
          {n === most ? `Draw all ${n}` : `Draw ${n}`}
        </Button>
      ))}
      {otherwise}
    </p>
  );
}
