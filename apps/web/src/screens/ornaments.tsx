/** Ornaments of the home page, drawn by us: the hills of the West-march under a star, and a printer's rule. */
import s from './Home.module.css';

export function Frontispiece() {
  return (
    <svg className={s.frontispiece} viewBox="0 0 640 150" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path
          className={s.far}
          transform="translate(0 14)"
          d="M20 118c50-30 78-44 110-22 26-36 60-58 96-24 22-26 44-40 74-18 30-34 66-42 98-4 30-28 62-24 92 6 34-26 78-18 130 44"
        />
        <path
          strokeWidth="1.6"
          d="M4 132c66-20 110-34 164-12 54-28 102-30 152-4 54-28 112-26 160 2 50-18 104-12 156 14"
        />
        <path
          strokeWidth="1"
          d="M90 116l-6 10M104 112l-8 14M118 110l-8 15M132 110l-8 14M238 104l-6 12M252 101l-8 15M266 100l-8 16M280 102l-7 13M398 104l-6 12M412 101l-8 15M426 101l-8 15M440 103l-7 13M536 112l-6 11M550 112l-7 12"
        />
        <path strokeWidth="1.2" d="M320 112V84m-7 28V88l7-9 7 9v24m-14-14h14" />
        <path
          strokeWidth="1.2"
          d="M60 122l4-16 4 16m-8 0h8M578 118l4-18 4 18m-8 0h8M592 120l4-14 4 14m-8 0h8"
        />
      </g>
      <path className={s.gold} d="M320 14l4.6 15.4L340 34l-15.4 4.6L320 54l-4.6-15.4L300 34l15.4-4.6z" />
      <g className={s.gold}>
        <circle cx="250" cy="26" r="1.6" />
        <circle cx="398" cy="20" r="1.4" />
        <circle cx="438" cy="44" r="1.2" />
        <circle cx="206" cy="48" r="1.2" />
        <circle cx="356" cy="60" r="1" />
      </g>
    </svg>
  );
}

export function Rule() {
  return (
    <svg className={s.rule} viewBox="0 0 320 24" aria-hidden="true">
      <path d="M8 12h118M194 12h118" stroke="currentColor" fill="none" />
      <path
        d="M132 12c8-10 16-10 28 0 12 10 20 10 28 0-8-10-16-10-28 0-12 10-20 10-28 0z"
        stroke="currentColor"
        fill="none"
      />
      <circle cx="160" cy="12" r="2.4" fill="currentColor" />
    </svg>
  );
}
