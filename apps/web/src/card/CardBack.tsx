/** The back of a card: a star over the hills of the West-march. */
import s from './CardFace.module.css';

export function CardBack() {
  return (
    <svg className={`${s.ground} ${s.back}`} viewBox="0 0 90 126" aria-hidden="true">
      <rect className={s.vellum} x="2" y="2" width="86" height="122" rx="6" fill="var(--vellum-worn)" />
      <rect x="8" y="8" width="74" height="110" rx="3" fill="url(#pattern-lozenges)" opacity="0.35" />
      <circle cx="45" cy="63" r="25" fill="var(--vellum-raised)" stroke="currentColor" />
      <path
        d="M24 74 36 56l7 9 7-11 16 20z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M56 42l1.4 3.6L61 47l-3.6 1.4L56 52l-1.4-3.6L51 47l3.6-1.4z" fill="currentColor" />
      <rect className={s.edge} x="2" y="2" width="86" height="122" rx="6" />
    </svg>
  );
}
