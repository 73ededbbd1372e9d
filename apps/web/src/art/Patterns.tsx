/** The patterns that tell cultures and kinds apart, defined once for the page: fill="url(#pattern-leaves)". */
import type { ReactNode } from 'react';
import type { Pattern } from '../card/tone.ts';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.7 } as const;
const DRAWN: Readonly<Record<Pattern, ReactNode>> = {
  plain: null,
  hatch: <path d="M0 8 8 0M-2 2 2-2M6 10l4-4" {...line} />,
  cross: <path d="M0 8 8 0M0 0l8 8" {...line} />,
  dots: <circle cx="4" cy="4" r="1.1" fill="currentColor" />,
  waves: <path d="M0 3c2-2 2-2 4 0s2 2 4 0M0 7c2-2 2-2 4 0s2 2 4 0" {...line} />,
  chevrons: <path d="M0 5l4-3 4 3M0 9l4-3 4 3" {...line} />,
  bricks: <path d="M0 .5h8M0 4.5h8M2 .5v4M6 4.5v4" {...line} />,
  leaves: <path d="M1 7c0-4 2-6 6-6 0 4-2 6-6 6zM1 7l4-4" {...line} />,
  lozenges: <path d="M4 0l4 4-4 4-4-4z" {...line} />,
  bars: <path d="M2 0v8M6 0v8" {...line} />,
  rings: <circle cx="4" cy="4" r="2.6" {...line} />,
  thorns: <path d="M0 7h8M2 7 3.5 2 5 7M6 7l1-3" {...line} />,
};

export function Patterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {Object.entries(DRAWN).map(([name, drawn]) => (
          <pattern key={name} id={`pattern-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
            {drawn}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
