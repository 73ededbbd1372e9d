/**
 * Random play where companies of two players meet: they attack each other, take trophies, take prisoners and rescue
 * them, and do whatever else comes.
 */
import { Luck, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../src/game.ts';
import { isPrisoner } from '../../src/rules/prisoners/held.ts';
import type { S } from '../../src/state.ts';
import { adapter, company } from '../table.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'company fights';
/** About two turns each. */
const CHOICES = 500;
const GAMES = 40;

const hazards = [
  'Spells of the Barrow-wights',
  'Flies and Spiders',
  'Waylaid, Wounded, and Orc-dragged',
  'Troll-purse',
  'Barrow-wight',
  'Giant Spiders',
  'Orc-lieutenant',
  'Sons of Kings',
  'Giant',
];
const cram = Array.from({ length: 25 }, () => 'Cram');
const held = (owner: string, card: string) => ({
  card: 'Spells of the Barrow-wights',
  as: `held by ${owner}`,
  on: [{ card, owner }],
  rescueSite: 'Goblin-gate',
});
const people = {
  wizard: ['Aragorn II', { card: 'Frodo', on: ['Precious Gold Ring'] }, { card: 'Elladan', on: ['Gollum'] }],
  ringwraith: ['Gorbag', 'Grishnákh', 'Layos'],
  'fallen-wizard': ['Old Troll', 'Peath'],
} as const;
type Side = keyof typeof people;
const others: Readonly<Record<Side, string>> = {
  wizard: 'Haldir',
  ringwraith: 'Jerrek',
  'fallen-wizard': 'Ioreth',
};
const player = (side: Side, of: Side, opponent: string) => ({
  side,
  deck: [...cram, ...hazards],
  hand: ['Risky Blow', 'Concealment', 'Dagger of Westernesse', ...hazards],
  events: [held(opponent, others[of])],
  companies: [company('Moria', ...people[side])],
});
const position = (ann: Side, bob: Side) => ({
  phase: 'at the site',
  turn: 5,
  players: { Ann: player(ann, bob, 'Bob'), Bob: player(bob, ann, 'Ann') },
});

/** What came of it, so that the test shows what it is about. */
const seen = { fights: 0, slain: 0, trophies: 0, taken: 0, rescues: 0 };
function look(s: S): void {
  for (let a = 1; a < s.attack.answer.length; a++) if (s.attack.answer[a] !== 0) seen.fights++;
  for (let c = 1; c < s.company.sought.length; c++) seen.rescues += s.company.sought[c];
}
function lookBack(s: S): void {
  for (let c = 1; c < s.card.def.length; c++) {
    if (s.card.slainBy[c] !== 0) seen.slain++;
    if (s.card.trophy[c] === 1) seen.trophies++;
    if (isPrisoner(s, c)) seen.taken++;
  }
}

describe('random play', () => {
  const pairs: readonly (readonly [Side, Side])[] = [
    ['wizard', 'ringwraith'],
    ['ringwraith', 'wizard'],
    ['fallen-wizard', 'wizard'],
    ['ringwraith', 'fallen-wizard'],
  ];
  test.each(pairs)('%s against %s', (ann, bob) => {
    for (let game = 0; game < GAMES; game++) {
      const t = new Table(adapter);
      t.given(position(ann, bob));
      const luck = new Luck(`${SEED} ${ann} ${bob} ${game}`);
      const s = t.state;
      s.side.fate = null;
      for (let n = 0; n < CHOICES && meccg.result(s) === null; n++) {
        meccg.apply(s, luck.below(meccg.options(s).count));
        look(s);
      }
      lookBack(s);
    }
    expect(seen.fights).toBeGreaterThan(0);
  });
  test('has seen fights to the death, trophies, prisoners and rescues', () => {
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });
});
