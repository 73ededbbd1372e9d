/** Dice that were rolled. They tumble for half a second when they are news; a press ends that. */
import { useEffect, useRef } from 'react';
import { isStill } from '../../settings/settings.ts';
import s from '../parts.module.css';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[8, 8]],
  [
    [4.5, 4.5],
    [11.5, 11.5],
  ],
  [
    [4, 4],
    [8, 8],
    [12, 12],
  ],
  [
    [4.5, 4.5],
    [11.5, 4.5],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  [
    [4, 4],
    [12, 4],
    [8, 8],
    [4, 12],
    [12, 12],
  ],
  [
    [4.5, 3.5],
    [11.5, 3.5],
    [4.5, 8],
    [11.5, 8],
    [4.5, 12.5],
    [11.5, 12.5],
  ],
];

export function Dice({ dice, rolling = false }: { dice: readonly number[]; rolling?: boolean }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!rolling || ref.current === null || isStill()) return undefined;
    const running = [...ref.current.children].map((die, i) =>
      die.animate(
        [
          { transform: `translateY(-60%) rotate(${i % 2 === 0 ? -300 : 340}deg)` },
          { transform: 'translateY(0) rotate(0deg)' },
        ],
        { duration: 450 + i * 100, easing: 'ease-out' },
      ),
    );
    const finish = (): void => {
      for (const animation of running) animation.finish();
    };
    document.addEventListener('pointerdown', finish, { once: true });
    document.addEventListener('keydown', finish, { once: true });
    return () => {
      finish();
      document.removeEventListener('pointerdown', finish);
      document.removeEventListener('keydown', finish);
    };
  }, [rolling]);
  return (
    <span className={s.dice} ref={ref} role="img" aria-label={`rolled ${dice.join(' and ')}`}>
      {dice.map((value, i) => (
        <svg key={`${i}-${value}`} viewBox="0 0 16 16" aria-hidden="true">
          <rect x="0.75" y="0.75" width="14.5" height="14.5" rx="3" />
          {PIPS[value]?.map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="1.4" />
          ))}
        </svg>
      ))}
    </span>
  );
}
