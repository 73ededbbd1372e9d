/** The turn as a path, with the present mark: a newcomer learns the turn by looking. */
import type { TurnPath } from '@westmarch/protocol';
import { usePlayerName, useYou } from '../../live/context.tsx';
import s from './PhasePath.module.css';

export function PhasePath({ time }: { time: TurnPath }) {
  const name = usePlayerName();
  const you = useYou();
  const whose = time.active === 0 ? '' : time.active === you ? 'your turn' : `${name(time.active)}’s turn`;
  return (
    <nav
      className={s.path}
      aria-label={
        time.turn === 0 ? 'Before the first turn' : `Turn ${time.turn}${whose === '' ? '' : `, ${whose}`}`
      }
    >
      <span className={s.turn}>
        {time.turn > 0 && <b>Turn {time.turn}</b>} <span className={s.whose}>{whose}</span>
      </span>
      <ol className={s.phases}>
        {time.phases.map((phase, i) => (
          <li
            key={phase}
            data-when={i < time.now ? 'past' : i === time.now ? 'now' : 'later'}
            aria-current={i === time.now ? 'step' : undefined}
          >
            <span>{phase}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
