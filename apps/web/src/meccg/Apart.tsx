/** Who stands apart from the companies: agents that are in play as hazards, and prisoners with what holds them. */
import type { Agent, Card, Held } from '@westmarch/protocol';
import { Bearer } from '../card/Bearer.tsx';
import { useFace, usePlayerName, useYou } from '../live/context.tsx';
import { useGroupWidth } from '../table/board/Widths.tsx';
import s from './board.module.css';
import { keyOf } from './sheets.ts';

/** An agent, where it stands, and the way it came, as far as one may know them. */
export function AgentView({ agent: { card, faceDown, at, steps, trail, site } }: { agent: Agent }) {
  const width = useGroupWidth(keyOf.agent(card));
  const where = at === '' ? '' : `at ${at}`;
  const state = [faceDown ? 'face down' : '', where].filter((part) => part !== '').join(', ');
  return (
    <section className={s.held} style={width} aria-label={`Agent${state === '' ? '' : `, ${state}`}`}>
      <h3 className={s.where}>
        <span>Agent</span>
        <span className={s.notes}>{state}</span>
      </h3>
      {(trail.length > 1 || steps > trail.length) && <p className={s.trail}>{wayOf(steps, trail)}</p>}
      <div className={s.line}>
        <Bearer card={card} />
        {site !== null && <Bearer card={site} />}
      </div>
    </section>
  );
}

/** Its player reads the names of where it was before; all others count the cards. */
function wayOf(steps: number, trail: readonly string[]): string {
  if (trail.length > 0) return `by way of ${trail.slice(0, -1).join(', ')}`;
  return steps === 1 ? '1 site card lies on it' : `${steps} site cards lie on it`;
}

/** A hazard with those whom it holds, and where they can be rescued. */
export function HeldView({ held: { host, prisoners, site } }: { held: Held }) {
  const width = useGroupWidth(keyOf.held(host));
  const by = useFace(host.face)?.name ?? 'a hazard';
  const where = useFace(site?.face ?? '')?.name ?? '';
  return (
    <section
      className={s.held}
      style={width}
      aria-label={`Prisoners of ${by}${where === '' ? '' : `, to be rescued at ${where}`}`}
    >
      <h3 className={s.where}>
        <span>{prisoners.length === 1 ? 'Prisoner' : 'Prisoners'}</span>
        {where !== '' && <span className={s.notes}>held at {where}</span>}
      </h3>
      <div className={s.line}>
        <Bearer card={host} />
        {site !== null && <Bearer card={site} />}
        {prisoners.map((card) => (
          <Prisoner key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}

function Prisoner({ card }: { card: Card }) {
  const name = usePlayerName();
  const you = useYou();
  return (
    <div className={s.prisoner}>
      <span className={s.label}>{card.owner === you ? 'yours' : `of ${name(card.owner)}`}</span>
      <Bearer card={card} />
    </div>
  );
}
