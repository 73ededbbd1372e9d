/**
 * What is asked, in one sentence, and everything that can be answered: passing apart, the rest in groups.
 *
 * Keys: 1 to 9 take the option so numbered, arrows go along the list, 0 passes, / filters; D comes here from anywhere.
 */
import type { Choice, Decision } from '@westmarch/protocol';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { AskingNotice } from '../../asking/AskingMenu.tsx';
import { Marked } from '../../glossary/Marked.tsx';
import { filtered, grouped, MANY, passOf } from '../../live/choices.ts';
import { useGame, usePlayerName, useTable, useTableState, useYou } from '../../live/context.tsx';
import { useMapOpen } from '../../map/map-store.ts';
import { hasOwnPass, isWhole } from '../../plan/is-whole.ts';
import { OnBoard } from '../../plan/OnBoard.tsx';
import { Whole } from '../../plan/Whole.tsx';
import { Button } from '../../ui/Button.tsx';
import ui from '../../ui/ui.module.css';
import { RuleLinks } from '../reading/Rules.tsx';
import { pointAt, useUi } from '../ui-store.ts';
import { useWide } from '../wide.ts';
import s from './DecisionBar.module.css';
import { useDecisionKeys } from './decision-keys.ts';
import { HintButton } from './Hint.tsx';
import { noteHow, returnFocus } from './keyboard.ts';
import { useOptionReading } from './option-reading.ts';
import { useCarefulPress } from './twice.ts';

export function DecisionBar() {
  const decision = useTableState((state) => state.decision);
  const result = useTableState((state) => state.result);
  const you = useYou();
  const table = useTable();
  if (result !== null) return <Plain text={result.text} />;
  if (decision === null) return <Plain text={table.idle ?? 'Waiting for the table.'} />;
  if (decision.seat !== you || decision.choices.length === 0 || !table.live)
    return <Theirs decision={decision} />;
  return <Yours decision={decision} />;
}

function Plain({ text }: { text: string }) {
  return (
    <section className={s.bar} aria-label="Decision" id="decision" tabIndex={-1}>
      <h2 className={s.ask}>{text}</h2>
    </section>
  );
}

/** Another's decision: who chooses, and about what. */
function Theirs({ decision }: { decision: Decision }) {
  const name = usePlayerName();
  const you = useYou();
  const who = decision.seat === you ? 'You' : name(decision.seat);
  return (
    <section className={s.bar} aria-label="Decision" data-turn="theirs" id="decision" tabIndex={-1}>
      <AskingNotice />
      <div className={s.head}>
        <h2 className={s.ask} aria-live="polite">
          <About decision={decision} />
          <Prompt text={decision.ask.includes(who) ? decision.ask : `${who}: ${decision.ask}`} />
        </h2>{' '}
        <p className={s.step}>
          {decision.step} <RuleLinks rules={decision.rules} />
        </p>
      </div>
    </section>
  );
}

const Prompt = ({ text }: { text: string }) => <Marked text={text} game={useGame()} />;

/** The attack, the skirmish, what was just played: before what is asked. */
function About({ decision: { about } }: { decision: Decision }) {
  return about === '' ? null : <span className={s.about}>{about} </span>;
}

function Yours({ decision }: { decision: Decision }) {
  const table = useTable();
  const sent = useTableState((state) => state.sent);
  const [typed, setTyped] = useState('');
  const wide = useWide();
  // On a phone the list would cover the map, on which the same can be chosen.
  const onMap = useMapOpen((map) => map.open);
  const [open, setOpen] = useState(() => !onMap && isShort(decision, wide));
  const whole = isWhole(decision);
  const slim = onMap && !wide && !open;
  const wanted = useDeferredValue(typed);
  const filterId = useId();
  const list = useRef<HTMLDivElement>(null);
  const pass = passOf(decision);
  const passing = useCarefulPress('pass');
  const asked = useUi((now) => now.wanted);
  const groups = useMemo(() => grouped(filtered(decision.choices, wanted)), [decision, wanted]);
  const flat = useMemo(() => groups.flatMap(({ choices }) => choices), [groups]);
  const many = decision.choices.length > MANY;
  useEffect(() => {
    setTyped('');
    setOpen(!onMap && isShort(decision, wide));
    pointAt([]);
    const soon = requestAnimationFrame(returnFocus);
    return () => cancelAnimationFrame(soon);
  }, [decision, wide, onMap]);
  // What a lesson asks for is in sight.
  useEffect(() => {
    if (asked >= 0 && asked !== pass?.index) setOpen(true);
  }, [asked, pass]);
  useDecisionKeys({ flat, pass, choose: table.choose, list, filterId, showList: () => setOpen(true) });

  return (
    <section
      className={s.bar}
      aria-label="Decision"
      data-turn="yours"
      data-open={open || (whole && (wide || !onMap))}
      data-slim={slim}
      data-long={isLong(decision)}
      data-whole={whole}
      data-waits={sent !== null}
      id="decision"
      tabIndex={-1}
      onKeyDown={alongTheList}
    >
      <AskingNotice />
      <div className={s.head}>
        <h2 className={s.ask} aria-live="assertive">
          <About decision={decision} />
          <Prompt text={decision.ask} />
        </h2>{' '}
        <p className={s.step}>
          {decision.step} <RuleLinks rules={decision.rules} />
        </p>
        <PassNote pass={pass} />
      </div>
      <div className={s.actions}>
        {(!whole || (onMap && !wide)) && (
          <Button
            className={s.toggle}
            aria-expanded={open}
            aria-controls={`${filterId}-list`}
            onClick={() => setOpen((is) => !is)}
          >
            {whole ? 'Choose' : flat.length === 1 ? '1 option' : `${flat.length} options`}{' '}
            <span aria-hidden="true">{open ? '▾' : '▴'}</span>
          </Button>
        )}
        <HintButton decision={decision} />
        <OnBoard decision={decision} />
        {pass !== undefined && !hasOwnPass(decision) && (
          <Button
            look={whole ? 'plain' : 'main'}
            className={s.pass}
            data-pass=""
            data-wanted={asked === pass.index || undefined}
            disabled={sent !== null}
            onClick={(event) => {
              noteHow(event);
              passing.press(event, () => table.choose(pass.index));
            }}
          >
            {passing.isArmed ? `Once more: ${pass.text}` : pass.text} <kbd aria-hidden="true">0</kbd>
          </Button>
        )}
      </div>
      <div className={s.options} id={`${filterId}-list`} ref={list}>
        <Whole decision={decision}>
          {many && (
            <input
              id={filterId}
              className={`${ui.field} ${s.filter}`}
              type="search"
              placeholder={`Find among ${decision.choices.length - (pass ? 1 : 0)} options ( / )`}
              aria-label="Find an option"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          {groups.map(({ name, choices }) => (
            <div key={name} role="group" aria-label={name || 'Options'} className={s.group}>
              <ul className={s.list}>
                {choices.map((choice, i) => (
                  <li key={choice.index} className={s.entry}>
                    {i === 0 && name !== '' && <h3 className={s.groupName}>{name}</h3>}
                    <Option choice={choice} number={flat.indexOf(choice) + 1} busy={sent !== null} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {flat.length === 0 && typed !== '' && <p className={ui.faded}>No option contains “{typed}”.</p>}
        </Whole>
      </div>
    </section>
  );
}

/**
 * Where room is scarce the list is closed, unless nothing of it can be found on a card or it is quite short. Where there
 * is room, two lines of it are always in sight.
 */
const isShort = ({ choices }: Decision, wide: boolean): boolean =>
  !wide &&
  (choices.every(({ kind, card }) => kind === 'pass' || card === 0) ||
    (choices.length <= 3 && choices.every(({ text }) => text.length < 40)));

/** More than two lines can hold. */
const isLong = ({ choices }: Decision): boolean =>
  choices.reduce(
    (length, { kind, text, note }) => length + (kind === 'pass' ? 0 : text.length + note.length + 9),
    0,
  ) > 290;

function Option({ choice, number, busy }: { choice: Choice; number: number; busy: boolean }) {
  const table = useTable();
  const { isArmed, press } = useCarefulPress(`option ${choice.index}`);
  const { reads, wasHeld } = useOptionReading(choice);
  const isWanted = useUi(({ wanted }) => wanted === choice.index);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return (
    <button
      ref={ref}
      type="button"
      className={s.option}
      data-choice={choice.index}
      data-armed={isArmed}
      data-wanted={isWanted || undefined}
      disabled={busy}
      aria-description={choice.full === '' ? undefined : choice.full}
      onClick={(event) => {
        if (wasHeld()) return;
        noteHow(event);
        press(event, () => table.choose(choice.index));
      }}
      {...reads}
    >
      {number <= 9 && (
        <kbd className={s.key} aria-hidden="true">
          {number}
        </kbd>
      )}
      <span className={s.text}>{choice.text}</span>
      {choice.note !== '' && <span className={s.note}>{choice.note}</span>}
      <Warning text={choice.warning} />
    </button>
  );
}

/** What going on without doing anything leads to: its chances, or how things stand then. */
function PassNote({ pass }: { pass: Choice | undefined }) {
  if (pass === undefined || `${pass.note}${pass.warning ?? ''}` === '') return null;
  return (
    <p className={s.passNote} data-pass-note="">
      <b>{pass.text}</b>
      {pass.note !== '' && <span className={s.note}>{pass.note}</span>}
      <Warning text={pass.warning} />
    </p>
  );
}

/** What one should know before choosing: a sign and words, never colour alone. */
function Warning({ text = '' }: { text?: string | undefined }) {
  return text === '' ? null : (
    <span className={s.warning}>
      <span aria-hidden="true">⚠ </span>
      {text}
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from option to option, Home and End to the first and last. */
function alongTheList(event: KeyboardEvent<HTMLElement>): void {
  const inField = event.target instanceof HTMLInputElement;
  if (inField && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const now = options.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? options.length - 1
        : step === undefined
          ? -2
          : now + step;
  if (next < -1 || options.length === 0) return;
  event.preventDefault();
  options[(next + options.length) % options.length].focus();
}
