/**
 * The field for a search: proposals as one types, faults pointed at, and help.
 *
 * Keys   down and up choose a proposal, Enter or Tab takes it, Escape closes the list.
 */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import ui from '../ui/ui.module.css';
import type { Library } from './query/cards.ts';
import { type Completion, completionsAt } from './query/complete.ts';
import type { Fault } from './query/parse.ts';
import s from './SearchBox.module.css';
import { SearchHelp } from './SearchHelp.tsx';

export interface SearchBoxProps {
  readonly library: Library;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly faults: readonly Fault[];
  readonly label?: string;
}

const PLACEHOLDERS = {
  meccg: 'Search: gandalf, type:character mind<=4, "corruption check"',
  'lotr-tcg': 'Search: aragorn, culture:gondor twilight<=2, keyword:archer',
} as const;

export function SearchBox({ library, value, set, faults, label = 'Search cards' }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [proposed, setProposed] = useState<readonly Completion[]>([]);
  const [chosen, setChosen] = useState(-1);
  const [help, setHelp] = useState(false);
  const propose = (text: string, caret: number): void => {
    setProposed(completionsAt(library, text, caret));
    setChosen(-1);
  };
  const close = (): void => setProposed([]);
  const take = ({ from, to, text }: Completion): void => {
    const next = `${value.slice(0, from)}${text}${value.slice(to).trimStart()}`;
    const caret = from + text.length;
    set(next);
    propose(next, caret);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (proposed.length === 0) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      setChosen((old) => (old + step + proposed.length + (old < 0 && step < 0 ? 1 : 0)) % proposed.length);
    } else if ((key === 'Enter' || key === 'Tab') && chosen >= 0) {
      event.preventDefault();
      take(proposed[chosen]);
    } else if (key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className={s.box}>
      <label className="said-only" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        role="combobox"
        className={ui.field}
        value={value}
        placeholder={PLACEHOLDERS[library.catalogue.game]}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={proposed.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
        aria-invalid={faults.length > 0}
        onChange={({ target }) => {
          set(target.value);
          propose(target.value, target.selectionStart ?? target.value.length);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Button className={s.help} onClick={() => setHelp(true)} aria-label="How to search">
        ?
      </Button>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Proposals"
        className={s.proposals}
        hidden={proposed.length === 0}
      >
        {proposed.map((one, i) => (
          <div
            key={one.label}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            className={s.proposal}
            onPointerDown={(event) => {
              event.preventDefault(); // the field keeps the focus
              take(one);
            }}
          >
            {one.label}
          </div>
        ))}
      </div>
      <div id={`${id}-faults`} className={s.faults} role="status">
        {faults.map((fault) => (
          <p key={`${fault.from}-${fault.message}`}>
            <span className={s.query}>
              {value.slice(Math.max(0, fault.from - 18), fault.from)}
              <mark>{value.slice(fault.from, fault.to) || ' '}</mark>
              {value.slice(fault.to, fault.to + 18)}
            </span>{' '}
            {fault.message}
          </p>
        ))}
      </div>
      {help && (
        <Dialog title="How to search" wide onClose={() => setHelp(false)}>
          <SearchHelp
            library={library}
            onTry={(query) => {
              set(query);
              setHelp(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
