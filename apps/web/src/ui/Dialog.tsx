/** A dialog of the browser's own: it keeps the focus, and gives it back; Escape and a press beside it close it. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import s from './ui.module.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** The title is said, and not shown: the content shows it itself. */
  readonly quiet?: boolean;
  readonly wide?: boolean;
}

export function Dialog({ title, children, onClose, quiet = false, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    document.getElementById(id)?.focus(); // its name is read first, and nothing is pressed by accident
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [id]);
  return (
    // A press on the dialog itself is one beside its content; keyboards have Escape, which "cancel" hears.
    <dialog
      ref={ref}
      className={`${s.dialog} ${wide ? s.wide : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={s.dialogBody}>
        <h2 id={id} tabIndex={-1} className={quiet ? 'said-only' : s.dialogTitle}>
          {title}
        </h2>
        <button type="button" className={s.close} onClick={onClose} aria-label="Close">
          <span aria-hidden="true">✕</span>
        </button>
        {children}
      </div>
    </dialog>
  );
}
