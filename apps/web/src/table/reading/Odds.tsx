/** The chances of a roll before it is made: a bar, and the same in words. */
import type { Odds as Chances } from '@westmarch/protocol';
import s from '../parts.module.css';

export function Odds({ odds }: { odds: Chances }) {
  if (odds.length === 0) return null;
  return (
    <div
      className={s.odds}
      role="img"
      aria-label={odds.map(({ name, percent }) => `${name} ${percent} percent`).join(', ')}
    >
      <div className={s.oddsBar}>
        {odds.map(({ name, percent, good }) => (
          <span key={name} data-good={good} style={{ flexGrow: Math.max(percent, 1) }} />
        ))}
      </div>
      <div className={s.oddsWords}>
        {odds.map(({ name, percent, good }) => (
          <span key={name} data-good={good}>
            {good ? '✓' : '✗'} {name} <b>{percent}%</b>
          </span>
        ))}
      </div>
    </div>
  );
}
