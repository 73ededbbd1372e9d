/** Combat as a staged sequence: where in it we are, who faces what, and the strike at hand with every term. */
import type { Breakdown, MeccgScene } from '@westmarch/protocol';
import { minus, signed } from '../card/numbers.ts';
import { Odds } from '../table/reading/Odds.tsx';
import { pointAt, read } from '../table/ui-store.ts';
import s from './now.module.css';

type Attack = NonNullable<MeccgScene['attack']>;

export function Combat({ attack }: { attack: Attack }) {
  return (
    <div className={s.combat}>
      <h3 className={s.attack}>
        <button
          type="button"
          className={s.linkName}
          disabled={attack.face === ''}
          onClick={() => read({ card: attack.card, face: attack.face })}
        >
          {attack.name}
        </button>
      </h3>
      <p>
        {strikesOf(attack)} of prowess <b>{minus(attack.prowess)}</b>
        {attack.body > 0 && (
          <>
            , body <b>{attack.body}</b>
          </>
        )}
        {attack.detainment && ', detainment'}
      </p>
      <Stages attack={attack} />
      {attack.faced.length > 0 && (
        <ul className={s.faced} aria-label="Strikes">
          {attack.faced.map((one, i) => (
            <li
              key={`${i}-${one.card}`}
              data-present={one.present}
              data-result={one.result}
              data-won={one.won}
              onPointerEnter={() => pointAt([one.card])}
              onPointerLeave={() => pointAt([])}
            >
              <b>{one.name}</b>{' '}
              <span>
                {one.present ? 'faces it now' : `${SIGNS[one.won ?? ''] ?? ''}${one.told ?? one.result}`}
                {one.excess > 0 && `, ${signed(-one.excess)} excess`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {attack.strike !== null && <Strike strike={attack.strike} />}
    </div>
  );
}

/** Colour is never the only sign of who won. */
const SIGNS: Readonly<Record<string, string>> = { yes: '✓ ', no: '✗ ', tie: '= ' };
const strikesOf = ({ strikes }: Attack): string =>
  strikes === 0 ? 'A strike for each' : strikes === 1 ? '1 strike' : `${strikes} strikes`;

/** The stages as a line of marks; the present one is named. */
function Stages({ attack: { stages, now } }: { attack: Attack }) {
  return (
    <div className={s.stages}>
      <ol aria-label="Stages of combat">
        {stages.map((stage, i) => (
          <li
            key={stage}
            title={stage}
            data-when={i < now ? 'past' : i === now ? 'now' : 'later'}
            aria-current={i === now ? 'step' : undefined}
          >
            <span className="said-only">{stage}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        {stages[now] ?? ''}
        {stages[now + 1] !== undefined && <span>, then {stages[now + 1]}</span>}
      </p>
    </div>
  );
}

function Strike({ strike }: { strike: NonNullable<Attack['strike']> }) {
  const [own, against] = strike.terms;
  return (
    <div className={s.strike}>
      <div className={s.duel}>
        <Total value={strike.own} of={own} dice />
        <span className={s.against}>against</span>
        <Total value={strike.against} of={against} />
      </div>
      <Odds odds={strike.odds} />
    </div>
  );
}

function Total({ value, of, dice = false }: { value: number; of: Breakdown | undefined; dice?: boolean }) {
  const changes = of?.terms ?? [];
  return (
    <div className={s.total}>
      <div className={s.sum}>
        {minus(value)}
        {dice && <small> + 2 dice</small>}
      </div>
      <div className={s.who}>{of?.name ?? ''}</div>
      {changes.length > 0 && (
        <ul className={s.terms}>
          <li>
            <b>{minus(of?.base ?? 0)}</b> to begin with
          </li>
          {changes.map(({ by, source }, i) => (
            <li key={`${i}-${source}`}>
              <b>{signed(by)}</b> {source}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
