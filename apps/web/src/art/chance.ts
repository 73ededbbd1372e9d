/** Numbers that hang on a name alone: the same name is always drawn the same way, on every device. */
export interface Chance {
  /** From 0 up to 1, without it. */
  next(): number;
  below(n: number): number;
  between(low: number, high: number): number;
  of<T>(list: readonly T[]): T;
}

export function chanceOf(name: string): Chance {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    of: (list) => list[below(list.length)],
  };
}
