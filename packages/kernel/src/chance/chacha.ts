/**
 * The random generator: ChaCha with 8 rounds, its key, counter and current block in the state.
 *
 * Keeps  later outcomes cannot be told from earlier ones; the same key gives the same game; no view holds a word of it.
 */

/** Words 0–7 the key, 8 the counter, 9 how many words of the block are used up, 10–25 the block. */
const COUNTER = 8;
const USED = 9;
const BLOCK = 10;

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));
const x = new Int32Array(16);

function quarter(a: number, b: number, c: number, d: number): void {
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotl(x[d] ^ x[a], 16);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotl(x[b] ^ x[c], 12);
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotl(x[d] ^ x[a], 8);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotl(x[b] ^ x[c], 7);
}

/** One block of 16 words from a key of 8, a counter and a nonce of three zeros, written to `out` at `at`. */
export function chachaBlock(
  key: Int32Array,
  counter: number,
  rounds: number,
  out: Int32Array,
  at: number,
): void {
  x[0] = 0x61707865;
  x[1] = 0x3320646e;
  x[2] = 0x79622d32;
  x[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) x[4 + i] = key[i];
  x[12] = counter;
  x[13] = x[14] = x[15] = 0;
  for (let r = 0; r < rounds; r += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  out[at] = (x[0] + 0x61707865) | 0;
  out[at + 1] = (x[1] + 0x3320646e) | 0;
  out[at + 2] = (x[2] + 0x79622d32) | 0;
  out[at + 3] = (x[3] + 0x6b206574) | 0;
  for (let i = 0; i < 8; i++) out[at + 4 + i] = (x[4 + i] + key[i]) | 0;
  out[at + 12] = (x[12] + counter) | 0;
  out[at + 13] = x[13];
  out[at + 14] = x[14];
  out[at + 15] = x[15];
}

/** A key from any text: its characters folded into eight words, then mixed by ChaCha itself. */
export function keyFrom(text: string, into: Int32Array): void {
  const raw = new Int32Array(8);
  for (let i = 0; i < 8; i++) raw[i] = 0x9e3779b9 * (i + 1);
  for (let i = 0; i < text.length; i++) {
    const k = i & 7;
    raw[k] = Math.imul(raw[k] ^ text.charCodeAt(i), 0x01000193);
    raw[(k + 3) & 7] ^= rotl(raw[k], (i % 31) + 1);
    if (k === 7) {
      const mixed = new Int32Array(16);
      chachaBlock(raw, i, 8, mixed, 0);
      raw.set(mixed.subarray(0, 8));
    }
  }
  const out = new Int32Array(16);
  chachaBlock(raw, text.length, 20, out, 0);
  for (let i = 0; i < 8; i++) into[i] = out[i];
}

/** Starts the generator in `words` from a seed. */
export function seedChance(words: Int32Array, seed: string): void {
  words.fill(0);
  keyFrom(seed, words);
  words[USED] = 16;
}

/** The next 32 random bits. */
export function nextWord(words: Int32Array): number {
  if (words[USED] === 16) {
    chachaBlock(words, words[COUNTER], 8, words, BLOCK);
    words[COUNTER] = (words[COUNTER] + 1) | 0;
    words[USED] = 0;
  }
  const i = words[USED]++;
  const word = words[BLOCK + i];
  words[BLOCK + i] = 0;
  return word;
}

/** A number from 0 to n − 1, every one as likely as the others. */
export function below(words: Int32Array, n: number): number {
  if (n <= 1) return 0;
  // Rejection on 31 bits: what lies beyond the last whole multiple of n is drawn again.
  const limit = 0x7fffffff - (0x7fffffff % n);
  let word = nextWord(words) & 0x7fffffff;
  while (word >= limit) word = nextWord(words) & 0x7fffffff;
  return word % n;
}
