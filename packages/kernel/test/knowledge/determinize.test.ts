/** Determinizing: a whole game that agrees with a view, dealt from what is assumed of the decks. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothGames, picker, playOn } from '../random.ts';
import { ally, type Toy, toy, zone } from '../toy.ts';

const decks = [
  ['Ann', 'Ann', 'Bob', 'Cid'],
  ['Bob', 'Cid', 'Cid', 'Ann'],
];

function hidden(): Toy {
  const t = toy();
  t.engine.define(['Ann', 'Bob', 'Cid', 'Dan'].map((name, i) => ally(name, i)));
  const s = t.game().create({ decks }, 'determinize');
  for (const player of [1, 2]) k.shuffle(s, k.place(s, zone.deck, player));
  for (const card of [1, 2, 5]) k.move(s, card, k.place(s, zone.hand, s.card.owner[card]));
  k.move(s, 6, k.place(s, zone.table, 2));
  k.forget(s);
  return s;
}
const prior = (s: Toy): k.Prior<Toy> => ({
  deck: (player) => decks[player - 1].map((id) => s.engine.index(id)),
});
const inOrder = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const facesOf = (s: Toy, player: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((c) => s.card.owner[c] === player).map((c) => s.card.def[c]);

describe('determinize', () => {
  it('gives each hidden card a face from its owner’s deck, seen ones counted', () => {
    const s = hidden();
    const seen = k.view(s, 1);
    const whole = k.determinize(seen, prior(s), 'x');
    for (const player of [1, 2])
      expect(inOrder(facesOf(whole, player))).toEqual(inOrder(prior(s).deck(player)));
    for (const card of [1, 2, 6]) expect(whole.card.def[card]).toBe(s.card.def[card]);
    expect(k.equal(k.view(whole, 1), seen)).toBe(true);
    expect(seen.card.def[3]).toBe(0);
  });

  it('gives the same game for the same seed, and in time every possible one', () => {
    const s = hidden();
    const seen = k.view(s, 1);
    const face = (seed: string): number => k.determinize(seen, prior(s), seed).card.def[5];
    expect(face('7')).toBe(face('7'));
    const found = new Set(Array.from({ length: 60 }, (_x, i) => face(String(i))));
    // Whatever lies open, the rest of player 2's deck holds each of the three, or all but that one.
    const open = s.card.def[6];
    const rest = prior(s).deck(2).toSpliced(prior(s).deck(2).indexOf(open), 1);
    expect(found).toEqual(new Set(rest));
  });

  it('deals two hidden cards either way, as often as not', () => {
    const s = hidden();
    // Player 1 knows his hand; what is left of his deck are one Ann and one Cid.
    for (const [card, name] of ['Ann', 'Bob', 'Ann', 'Cid'].entries())
      s.card.def[card + 1] = s.engine.index(name);
    const seen = k.view(s, 1);
    const first = Array.from({ length: 400 }, (_x, i) => k.determinize(seen, prior(s), `${i}`).card.def[3]);
    const anns = first.filter((def) => def === s.engine.index('Ann')).length;
    // Outside of it in one of a thousand fair deals.
    expect(Math.abs(anns - 200)).toBeLessThan(33);
    expect(first.filter((def) => def === s.engine.index('Cid')).length).toBe(400 - anns);
  });

  it('has dice of its own', () => {
    const s = hidden();
    const roll = (seed: string): string => {
      const made = k.determinize(k.view(s, 1), prior(s), seed);
      return Array.from({ length: 12 }, () => k.die(made, 6)).join('');
    };
    expect(roll('a')).not.toBe(roll('b'));
    const own = Array.from({ length: 12 }, () => k.die(s, 6)).join('');
    expect(roll('a')).not.toBe(own);
  });

  it('puts cards only where they fit, whatever was dealt first', () => {
    const s = hidden();
    const ann = s.engine.index('Ann');
    const strict: k.Prior<Toy> = {
      ...prior(s),
      // Player 2 is known to hold no Ann and no Cid, and card 8 is known to be no Bob.
      fits: (on, card, def) =>
        k.isIn(on, card, zone.hand) ? def === on.engine.index('Bob') : card !== 8 || def === ann,
    };
    // The Bob of player 2 must not lie open on the table for this.
    s.card.def[6] = s.engine.index('Cid');
    for (let i = 0; i < 30; i++) {
      const whole = k.determinize(k.view(s, 1), strict, String(i));
      expect([whole.card.def[5], whole.card.def[8]]).toEqual([s.engine.index('Bob'), ann]);
    }
  });

  it('says what does not fit, or that the assumed deck is too small', () => {
    const s = hidden();
    const seen = k.view(s, 1);
    expect(() => k.determinize(seen, { ...prior(s), fits: (_on, card) => card !== 7 }, 'x')).toThrow(
      'No card of the assumed deck fits where card 7 lies hidden.',
    );
    expect(() => k.determinize(seen, { deck: () => [4] }, 'x')).toThrow(
      'Player 1 has 2 hidden cards, but the assumed deck leaves only 1.',
    );
  });

  it('lets the prior guess what else is hidden, with numbers of the sample', () => {
    const s = hidden();
    s.player.bid[2] = 9;
    const bid = (seed: string): number => {
      const guess: k.Prior<Toy>['guess'] = (on, random) => {
        on.player.bid[2] = 1 + random(3);
      };
      return k.determinize(k.view(s, 1), { ...prior(s), guess }, seed).player.bid[2];
    };
    expect(new Set(Array.from({ length: 30 }, (_x, i) => bid(String(i))))).toEqual(new Set([1, 2, 3]));
    expect(bid('7')).toBe(bid('7'));
  });

  it('takes a larger assumed deck, and cards that were never seen', () => {
    const s = hidden();
    const dan = s.engine.index('Dan');
    const whole = k.determinize(k.view(s, 1), { deck: () => [dan, dan, dan, dan, dan] }, 'x');
    expect([5, 7, 8].map((card) => whole.card.def[card])).toEqual([dan, dan, dan]);
    // No deck of the game has a Dan, so nobody else had prepared him.
    expect(s.engine.definitions[dan].prepared).toBe(true);
  });
});

it('on any position of both games: the view of a determinized view is the view, with the same options for the viewer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bothGames),
      fc.integer({ min: 2, max: 4 }),
      fc.nat(500),
      fc.nat(120),
      (g, players, seed, at) => {
        const s = g.create(players, `det ${seed}`);
        playOn(s, picker(`det ${seed}`), at);
        const deck = g.deck.map((id) => g.engine.index(id));
        for (let player = 1; player <= players; player++) {
          const seen = g.view(s, player);
          const whole = k.determinize(seen, { deck: () => deck }, `w ${seed}`);
          expect(k.diff(g.view(whole, player), seen)).toEqual([]);
          if (s.kernel.asked !== player) continue;
          expect(k.optionsOf(seen).same(k.optionsOf(s))).toBe(true);
          expect(k.optionsOf(whole).same(k.optionsOf(s))).toBe(true);
          // What was sampled can be played to its end.
          playOn(whole, picker('to the end'), 40);
        }
      },
    ),
    { numRuns: 25, seed: 6 },
  );
});
