/** A share as a mark between its bounds, with the middle: for eyes only, since words beside it say the same. */
import type { Bounds } from '@westmarch/protocol';
import s from './measuring.module.css';

export interface BarProps {
  readonly of: Bounds;
  /** What its ends stand for; the middle of both is even. */
  readonly from?: number;
  readonly to?: number;
}
export function Bar({ of: { value, low, high }, from = 0, to = 1 }: BarProps) {
  const at = (share: number): number => Math.max(0, Math.min(100, ((share - from) / (to - from)) * 100));
  return (
    <svg className={s.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="3" width="100" height="2" className={s.whole} />
      <rect x={at(low)} y="1.5" width={at(high) - at(low)} height="5" className={s.bounds} />
      <rect x={at(value) - 0.4} y="0" width="0.8" height="8" className={s.value} />
      <rect x="49.8" y="0" width="0.4" height="8" className={s.even} />
    </svg>
  );
}
