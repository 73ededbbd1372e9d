/** What is going on between the sides: the journey, the attack, a check about to be rolled, the chain of effects. */
import type { MeccgScene } from '@westmarch/protocol';
import { TypeSign } from '../art/signs.tsx';
import { signed } from '../card/numbers.ts';
import { Odds } from '../table/reading/Odds.tsx';
import { Chain } from './Chain.tsx';
import { Combat } from './Combat.tsx';
import { Concerned } from './Concerned.tsx';
import s from './now.module.css';

export function Now({ scene }: { scene: MeccgScene }) {
  const { journey, chain, attack, check } = scene;
  return (
    <section className={s.going} aria-label="What is going on">
      <h2 className="said-only">What is going on</h2>
      {journey !== null && <Journey journey={journey} />}
      {attack !== null && <Combat attack={attack} />}
      {check !== null && <Check check={check} />}
      <Concerned scene={scene} />
      {chain.length > 0 && <Chain chain={chain} />}
    </section>
  );
}

function Journey({ journey }: { journey: NonNullable<MeccgScene['journey']> }) {
  const { from, to, path, limit, declared } = journey;
  const left = Math.max(0, limit - declared);
  return (
    <div className={s.journey}>
      <p className={s.route}>
        <b>{from || 'On the way'}</b>
        {path.map(({ region, type }, i) => (
          <span key={`${i}-${type}`} className={s.region} title={region === '' ? type : `${region}, ${type}`}>
            <TypeSign type={type} size={14} />
            <span>{region || type}</span>
          </span>
        ))}
        {to === '' ? <i>stays</i> : <b>{to}</b>}
      </p>
      <p className={s.limit}>
        hazards{' '}
        <b>
          {declared} of {limit}
        </b>{' '}
        <span aria-hidden="true">
          {'●'.repeat(declared)}
          {'○'.repeat(left)}
        </span>
      </p>
    </div>
  );
}

function Check({ check }: { check: NonNullable<MeccgScene['check']> }) {
  return (
    <div className={s.check}>
      <h3 className={s.title}>{check.name}</h3>
      <p>
        Two dice{check.modifier === 0 ? '' : ` ${signed(check.modifier)}`} must exceed <b>{check.over}</b>.
      </p>
      {check.terms.length > 0 && (
        <ul className={s.terms}>
          {check.terms.map(({ by, source }) => (
            <li key={source}>
              <b>{signed(by)}</b> {source}
            </li>
          ))}
        </ul>
      )}
      <Odds odds={check.odds} />
    </div>
  );
}
