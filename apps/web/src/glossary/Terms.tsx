/**
 * The words of the glossary in a text: each shows its meaning when it is hovered, focused or pressed, with its rule.
 *
 * Keeps  what is shown stands in the page beside its word, so that it can be reached by Tab and works inside dialogs;
 *        in the browser's top layer, so that nothing cuts it off.
 */
import { Link } from '@tanstack/react-router';
import type { GameName } from '@westmarch/protocol';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Part } from './find.ts';
import { beside } from './place.ts';
import s from './terms.module.css';
import type { Word } from './word.ts';

export const Terms = ({ parts, game }: { parts: readonly Part[]; game: GameName }) => (
  <>
    {parts.map(({ text, word }, i) =>
      word === undefined ? (
        text.slice(
          i === 0 ? 0 : closing(text).length,
          i === parts.length - 1 ? text.length : text.length - opening(text).length,
        )
      ) : (
        <span key={`${i} ${text}`} className={s.bound}>
          {opening(parts[i - 1]?.text ?? '')}
          <Term text={text} word={word} game={game} />
          {closing(parts[i + 1]?.text ?? '')}
        </span>
      ),
    )}
  </>
);

/** What stands right before and after a word stays in its line: beside a button it could be broken from it. */
const opening = (text: string): string => /[(“‘]+$/.exec(text)?.[0] ?? '';
const closing = (text: string): string => /^[).,;:?!’”]+/.exec(text)?.[0] ?? '';

/** Hovering must be meant; and the way from the word to what it says must not close it. */
const MEANT_MS = 250;
const GRACE_MS = 200;

function Term({ text, word, game }: { text: string; word: Word; game: GameName }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const sent = useRef(false);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = useCallback((next: boolean, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), ms);
  }, []);
  const close = useCallback(() => soon(false, 0), [soon]);
  const hovering = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') soon(true, open ? 0 : MEANT_MS);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') soon(false, GRACE_MS);
    },
  };
  return (
    <span
      className={s.around}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        // It closes what is said here, and not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        clearTimeout(timer.current);
        setOpen(false);
        // Back at the word, which does not show it again.
        sent.current = true;
        button.current?.focus();
        sent.current = false;
      }}
    >
      <button
        ref={button}
        type="button"
        className={s.term}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...hovering}
        onFocus={({ currentTarget }) => {
          if (!sent.current && currentTarget.matches(':focus-visible')) soon(true, 0);
        }}
        onClick={(event) => {
          event.stopPropagation();
          soon(true, 0);
        }}
      >
        {text}
      </button>
      {open && <Meaning id={id} word={word} game={game} of={button} hovering={hovering} close={close} />}
    </span>
  );
}

function Meaning({
  id,
  word: { word, text, rules },
  game,
  of,
  hovering,
  close,
}: {
  id: string;
  word: Word;
  game: GameName;
  of: { readonly current: HTMLElement | null };
  hovering: object;
  close: () => void;
}) {
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = shown.current;
    const from = of.current;
    if (box === null || from === null) return undefined;
    box.showPopover();
    const { x, y } = beside(from.getBoundingClientRect(), box.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    box.style.setProperty('--x', `${x}px`);
    box.style.setProperty('--y', `${y}px`);
    const pressed = ({ target }: Event): void => {
      if (target instanceof Node && !box.contains(target) && !from.contains(target)) close();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('scroll', close, { capture: true, passive: true, once: true });
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('scroll', close, { capture: true });
    };
  }, [of, close]);
  return (
    <span
      ref={shown}
      id={id}
      popover="manual"
      role="note"
      aria-label={word}
      className={s.meaning}
      {...hovering}
    >
      <strong className={s.word}>{word}</strong>
      <span>{text}</span>
      <span className={s.rules}>
        {rules.map((rule) => (
          // Beside the table, which stays open.
          <Link key={rule} to="/rules/$game" params={{ game }} search={{ rule }} target="_blank">
            {rule}
          </Link>
        ))}
      </span>
    </span>
  );
}
