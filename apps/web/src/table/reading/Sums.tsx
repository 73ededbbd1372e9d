/** A total that opens into its sums: every term, with the rule that makes it. */
import type { Breakdown } from '@westmarch/protocol';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import s from '../parts.module.css';
import { BreakdownTable } from './Breakdown.tsx';

export interface SumsProps {
  readonly title: string;
  readonly sums: readonly Breakdown[];
  readonly children: ReactNode;
}

export function Sums({ title, sums, children }: SumsProps) {
  const [open, setOpen] = useState(false);
  if (sums.length === 0) return children;
  return (
    <>
      <button type="button" className={s.opens} onClick={() => setOpen(true)}>
        {children}
        <span className="said-only">, open the sum</span>
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {sums.map((sum) => (
            <BreakdownTable key={sum.name} sum={sum} />
          ))}
        </Dialog>
      )}
    </>
  );
}
