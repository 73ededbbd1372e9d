/**
 * Paths of drawings with whole numbers: on a card a picture is at most some hundred pixels wide, and the five hundred
 * steps that are left are more than can be seen. It halves what travels.
 *
 * Keeps  errors do not add up: every point is rounded where it truly lies, and written relative to the last rounded one.
 */

/** How many numbers a command takes. */
const COUNT: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

export function rounded(d: string): string {
  const read = reader(d);
  let out = '';
  let last = '';
  // Where the pen truly is, where it is by what was written, and where the present part began.
  let [x, y, rx, ry, sx, sy, rsx, rsy] = [0, 0, 0, 0, 0, 0, 0, 0];
  const write = (command: string, numbers: readonly number[]): void => {
    const text = numbers.map((n, i) => (n < 0 || i === 0 ? String(n) : ` ${n}`)).join('');
    const again = command === last && command !== 'm';
    out += again && numbers[0] >= 0 ? ` ${text}` : again ? text : command + text;
    last = command;
  };
  for (let command = read.command(''); command !== ''; command = read.command(command)) {
    const kind = command.toLowerCase();
    const far = command === kind;
    if (kind === 'z') {
      out += 'z';
      last = 'z';
      [x, y, rx, ry] = [sx, sy, rsx, rsy];
      continue;
    }
    const n = kind === 'a' ? read.arc() : read.numbers(COUNT[kind] ?? 0);
    const [ox, oy] = far ? [x, y] : [0, 0];
    if (kind === 'h' || kind === 'v') {
      if (kind === 'h') x = ox + n[0];
      else y = oy + n[0];
      const by = kind === 'h' ? Math.round(x) - rx : Math.round(y) - ry;
      if (by !== 0) write(kind, [by]);
      [rx, ry] = [Math.round(x), Math.round(y)];
      continue;
    }
    const radii = kind === 'a' ? n.slice(0, 5) : [];
    const points = kind === 'a' ? n.slice(5) : n;
    const relative = points.map((value, i) =>
      i % 2 === 0 ? Math.round(ox + value) - rx : Math.round(oy + value) - ry,
    );
    [x, y] = [ox + points[points.length - 2], oy + points[points.length - 1]];
    if (kind === 'l' && relative.every((value) => value === 0)) continue;
    const shown = radii.map((value, i) => (i < 2 ? Math.max(1, Math.round(value)) : Math.round(value)));
    write(kind, [...shown, ...relative]);
    [rx, ry] = [Math.round(x), Math.round(y)];
    if (kind === 'm') [sx, sy, rsx, rsy] = [x, y, rx, ry];
  }
  return out;
}

function reader(d: string) {
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (found === null) return '';
    at = pattern.lastIndex;
    return found[1];
  };
  const number = (): number => Number(take(/[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy));
  const numbers = (count: number): number[] => Array.from({ length: count }, number);
  return {
    numbers,
    /** Flags of an arc may stand together: "01". */
    arc: (): number[] => [
      ...numbers(3),
      Number(take(/[\s,]*([01])/y)),
      Number(take(/[\s,]*([01])/y)),
      ...numbers(2),
    ],
    /** The next command: a letter, or the one before again where numbers follow; after moving one draws lines. */
    command: (before: string): string => {
      const letter = take(/[\s,]*([a-z])/iy);
      if (letter !== '') return letter;
      if (/^[\s,]*$/.test(d.slice(at))) return '';
      return before === 'm' ? 'l' : before === 'M' ? 'L' : before;
    },
  };
}
