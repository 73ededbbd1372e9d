/**
 * Sites are landscapes: a sky, far country, near country and what lies before it, in the field of a card (6 to 84
 * across, 6 to 94 down). What is drawn follows from the terrain; how it runs, from the name.
 *
 * Keeps  the same site looks the same on every card and device; no two names have the same ridge.
 */
import { type Chance, chanceOf } from './chance.ts';
import type { Land, Near, Sky, Terrain } from './terrain.ts';

/** A path, and how far it is from the eye: each layer is darker than the one behind it. */
export interface Layer {
  readonly depth: 'sky' | 'far' | 'middle' | 'near' | 'line';
  readonly d: string;
}

const [LEFT, RIGHT, TOP, FLOOR] = [6, 84, 6, 94];
const at = (n: number): number => Math.round(n * 10) / 10;

export function landscapeOf(name: string, { land, sky, near }: Terrain): readonly Layer[] {
  const chance = chanceOf(name);
  return [
    ...SKIES[sky](chance),
    { depth: 'far', d: FAR[land](chance, 56, 15) },
    { depth: 'middle', d: MIDDLE[land](chance, 72, 9) },
    ...NEAR[near](chance),
  ];
}

type Ridge = (chance: Chance, height: number, swing: number) => string;

/** Down to the floor and back: what lies under a ridge. */
const under = (ridge: string): string => `M${LEFT} ${FLOOR}${ridge}L${RIGHT} ${FLOOR}z`;

const jagged: Ridge = (chance, height, swing) => {
  const n = 4 + chance.below(3);
  let d = `L${LEFT} ${at(height + chance.between(-swing, swing) / 2)}`;
  for (let i = 0; i < n; i++) {
    const x = LEFT + ((i + 0.5) * (RIGHT - LEFT)) / n;
    const half = (RIGHT - LEFT) / n / 2;
    d += `L${at(x + chance.between(-3, 3))} ${at(height - chance.between(0.3, 1.2) * swing)}`;
    d += `L${at(x + half * 0.45)} ${at(height - chance.between(0, 0.4) * swing)}`;
    if (i < n - 1) d += `L${at(x + half)} ${at(height + chance.between(0, 0.5) * swing)}`;
  }
  return under(`${d}L${RIGHT} ${at(height)}`);
};

const rolling: Ridge = (chance, height, swing) => {
  const n = 3 + chance.below(2);
  const step = (RIGHT - LEFT) / n;
  let d = `L${LEFT} ${at(height + chance.between(-0.4, 0.4) * swing)}`;
  for (let i = 1; i <= n; i++) {
    const x = LEFT + i * step;
    const y = height + chance.between(-0.7, 0.5) * swing;
    d += `C${at(x - step * 0.7)} ${at(y - swing * 0.5)} ${at(x - step * 0.3)} ${at(y - swing * 0.6)} ${at(x)} ${at(y)}`;
  }
  return under(d);
};

/** Tops of firs or of leaf trees, by the name. */
const wooded: Ridge = (chance, height, swing) => {
  const firs = chance.below(2) === 0;
  let d = `L${LEFT} ${at(height)}`;
  for (let x = LEFT; x < RIGHT; ) {
    const w = Math.min(chance.between(6, 11), RIGHT - x);
    const y = height - chance.between(0.2, 0.9) * swing;
    d += firs
      ? `L${at(x + w / 2)} ${at(y)}L${at(x + w)} ${at(height)}`
      : `Q${at(x + w / 2)} ${at(y - swing * 0.4)} ${at(x + w)} ${at(height)}`;
    x += w;
  }
  return under(d);
};

const level: Ridge = (chance, height, swing) => {
  const bow = chance.between(-0.4, 0.4) * swing;
  return under(
    `L${LEFT} ${at(height + bow)}Q${at(chance.between(25, 65))} ${at(height - bow)} ${RIGHT} ${at(height + chance.between(-0.3, 0.3) * swing)}`,
  );
};

/** A cliff at one side, and the sea. */
const cliffs: Ridge = (chance, height, swing) => {
  const edge = chance.between(24, 40);
  const mirror = chance.below(2) === 0;
  const x = (n: number): number => at(mirror ? LEFT + RIGHT - n : n);
  const [from, to] = mirror ? [RIGHT, LEFT] : [LEFT, RIGHT];
  const top = at(height - swing * chance.between(0.6, 1.2));
  return `M${from} ${FLOOR}L${from} ${top}L${x(edge)} ${at(top + swing * 0.3)}L${x(edge + 4)} ${at(height + swing * 0.4)}L${x(edge + 9)} ${at(height + swing * 0.7)}L${to} ${at(height + swing * 0.7)}L${to} ${FLOOR}z`;
};

/** A cone that smokes, among crags. */
const volcano: Ridge = (chance, height, swing) => {
  const x = chance.between(28, 62);
  const top = height - swing * 1.5;
  return under(
    `L${LEFT} ${at(height)}L${at(x - 16)} ${at(height - 2)}L${at(x - 4)} ${at(top)}L${at(x)} ${at(top + 3)}L${at(x + 4)} ${at(top)}L${at(x + 17)} ${at(height - 1)}L${RIGHT} ${at(height - chance.between(0, 0.6) * swing)}`,
  );
};

/** Stone that hangs from above. */
const hanging: Ridge = (chance, _height, swing) => {
  let d = `M${LEFT} ${TOP}`;
  const n = 5 + chance.below(3);
  for (let i = 0; i < n; i++) {
    const x = LEFT + (i * (RIGHT - LEFT)) / n;
    const w = (RIGHT - LEFT) / n;
    d += `L${at(x)} ${at(TOP + chance.between(8, 14))}L${at(x + w / 2)} ${at(TOP + 14 + chance.between(0.2, 1.3) * swing)}`;
  }
  return `${d}L${RIGHT} ${at(TOP + 10)}L${RIGHT} ${TOP}z`;
};

const FAR: Readonly<Record<Land, Ridge>> = {
  mountains: jagged,
  hills: rolling,
  forest: rolling,
  plain: level,
  coast: cliffs,
  marsh: level,
  dunes: rolling,
  ash: volcano,
  cavern: hanging,
};
const MIDDLE: Readonly<Record<Land, Ridge>> = {
  mountains: rolling,
  hills: rolling,
  forest: wooded,
  plain: rolling,
  coast: level,
  marsh: level,
  dunes: rolling,
  ash: jagged,
  cavern: jagged,
};

const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const star = (x: number, y: number, r: number): string =>
  `M${at(x)} ${at(y - r)}l${at(r * 0.3)} ${at(r * 0.7)}l${at(r * 0.7)} ${at(r * 0.3)}l${at(-r * 0.7)} ${at(r * 0.3)}l${at(-r * 0.3)} ${at(r * 0.7)}l${at(-r * 0.3)} ${at(-r * 0.7)}l${at(-r * 0.7)} ${at(-r * 0.3)}l${at(r * 0.7)} ${at(-r * 0.3)}z`;
const cloud = (x: number, y: number, w: number): string =>
  `M${at(x)} ${at(y)}q${at(w * 0.1)} -5 ${at(w * 0.3)} -3.5q${at(w * 0.15)} -4 ${at(w * 0.35)} 0q${at(w * 0.25)} -1 ${at(w * 0.35)} 3.5z`;

const SKIES: Readonly<Record<Sky, (chance: Chance) => Layer[]>> = {
  day: (c) => [
    {
      depth: 'sky',
      d: circle(c.between(14, 76), c.between(34, 46), 6) + cloud(c.between(8, 50), c.between(36, 50), 24),
    },
  ],
  dusk: (c) => [
    { depth: 'sky', d: circle(c.between(16, 74), 56, 9) + cloud(c.between(8, 55), c.between(34, 42), 26) },
  ],
  storm: (c) => [
    {
      depth: 'sky',
      d: cloud(c.between(6, 20), c.between(34, 40), 34) + cloud(c.between(36, 48), c.between(40, 48), 34),
    },
  ],
  night: (c) => [
    {
      depth: 'sky',
      d:
        moon(c.between(14, 70), c.between(36, 46)) +
        Array.from({ length: 5 }, () => star(c.between(9, 81), c.between(30, 52), c.between(1, 2))).join(''),
    },
  ],
  below: (c) => [{ depth: 'sky', d: star(c.between(20, 70), c.between(40, 50), 4) }],
};
const moon = (x: number, y: number): string => `M${at(x)} ${at(y - 6)}a6 6 0 1 0 0 12a5 5 0 0 1 0 -12z`;

const tree = (x: number, y: number, h: number): string =>
  `M${at(x)} ${at(y - h)}l${at(h * 0.3)} ${at(h * 0.5)}h${at(-h * 0.12)}l${at(h * 0.2)} ${at(h * 0.35)}h${at(-h * 0.3)}v${at(h * 0.15)}h${at(-h * 0.16)}v${at(-h * 0.15)}h${at(-h * 0.3)}l${at(h * 0.2)} ${at(-h * 0.35)}h${at(-h * 0.12)}z`;

/** Along the lower edge of the field, behind the writing there. */
const NEAR: Readonly<Record<Near, (chance: Chance) => Layer[]>> = {
  trees: (c) => {
    const n = 4 + c.below(3);
    const trees = Array.from({ length: n }, (_x, i) =>
      tree(LEFT + 5 + (i * 70) / (n - 1) + c.between(-4, 4), 93, c.between(11, 20)),
    );
    return [{ depth: 'near', d: trees.join('') }];
  },
  river: (c) => {
    const x = c.between(30, 60);
    const bend = c.between(-18, 18);
    return [
      {
        depth: 'line',
        d: `M${at(x)} 70C${at(x + bend)} 76 ${at(x - bend)} 82 ${at(x + bend / 2)} 94h16C${at(x - bend + 9)} 82 ${at(x + bend + 7)} 76 ${at(x + 2)} 70z`,
      },
    ];
  },
  road: (c) => {
    const x = c.between(28, 62);
    const to = c.between(20, 60);
    return [
      { depth: 'line', d: `M${at(x)} 71Q${at(x + 8)} 82 ${at(to)} 94h13Q${at(x + 14)} 82 ${at(x + 2)} 71z` },
    ];
  },
  wall: (c) => {
    const y = c.between(84, 87);
    let d = `M${LEFT} ${FLOOR}V${at(y)}`;
    for (let x = LEFT; x < RIGHT - 6; x += 6) d += `h3v-3h3v3`;
    return [{ depth: 'near', d: `${d}H${RIGHT}V${FLOOR}z` }];
  },
  palisade: (c) => {
    let d = `M${LEFT} ${FLOOR}`;
    for (let x = LEFT; x < RIGHT; x += 6) d += `L${x} ${at(86 + c.between(-1.5, 1.5))}l3 -4l3 4`;
    return [{ depth: 'near', d: `${d}V${FLOOR}z` }];
  },
  stones: (c) => {
    const stones = Array.from({ length: 5 }, () => {
      const [x, h, w] = [c.between(8, 76), c.between(4, 11), c.between(3, 6)];
      return `M${at(x)} ${FLOOR}l${at(c.between(-1, 1))} ${at(-h)}l${at(w * 0.6)} ${at(-c.between(0, 2))}l${at(w * 0.4)} ${at(h * 0.3)}V${FLOOR}z`;
    });
    return [{ depth: 'near', d: stones.join('') }];
  },
  spikes: (c) => {
    let d = `M${LEFT} ${FLOOR}`;
    for (let x = LEFT; x < RIGHT; x += 8)
      d += `L${at(x + 3 + c.between(-2, 2))} ${at(84 - c.between(0, 8))}L${Math.min(x + 8, RIGHT)} 91`;
    return [{ depth: 'near', d: `${d}V${FLOOR}z` }];
  },
  reeds: (c) => {
    const reeds = Array.from({ length: 9 }, (_x, i) => {
      const x = LEFT + 4 + i * 8.5 + c.between(-2, 2);
      return `M${at(x)} ${FLOOR}v${at(-c.between(6, 13))}h1.4V${FLOOR}z`;
    });
    return [
      { depth: 'near', d: reeds.join('') },
      { depth: 'line', d: `M14 84h${at(c.between(14, 30))}v1.4H14zM50 88h${at(c.between(12, 26))}v1.4H50z` },
    ];
  },
  fields: (c) => {
    const x = at(c.between(30, 60));
    const furrows = [6, 26, 46, 66, 84].map((to) => `M${x} 76L${to} 94h3L${x} 76z`);
    return [{ depth: 'line', d: furrows.join('') }];
  },
};
