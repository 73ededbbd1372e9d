/** The Starter Rules, a switch of the set-up: lots instead of bids, fixed fellowships, one new draw deck. DECISIONS F12 */
import { firstIn, Kind, place, sizeOf } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { fixedFellowship, starterDeck, starterDecks } from '../../../src/decks/starter.ts';
import { lotrTcg, readSetup } from '../../../src/game.ts';
import { type S, Zone } from '../../../src/state.ts';
import { companion, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(companion('Guard', { twilight: 2 }), minion('Orc'), site('Gate', { siteNumber: 1, block: 1 }));

const DECKS = ['fotr-aragorn', 'fotr-gandalf'];
const idsIn = (s: S, zone: number, player: number): string[] => {
  const ids: string[] = [];
  for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c])
    ids.push(s.engine.definitions[s.card.def[c]].id);
  return ids;
};
const starterGame = (seed: string): S => lotrTcg.create(readSetup({ decks: DECKS, starter: true }), seed);

test('[LR-SETUP-004 LR-START-013] no bids, no choice of companions: the game begins with the first turn', () => {
  const s = starterGame('one');
  expect(s.global.turn).toBe(1);
  expect([s.player.burdens[1], s.player.burdens[2]]).toEqual([0, 0]);
  expect(idsIn(s, Zone.companions, 1)).toEqual(['1_290', '1_365']);
  expect(idsIn(s, Zone.companions, 2)).toEqual(['1_290', '1_364']);
  expect(s.player.seat[1] + s.player.seat[2]).toBe(3);
  expect(sizeOf(s, place(s, Zone.hand, 1))).toBe(8);
});
test('[LR-SETUP-004] chance names the first player', () => {
  const first = new Set(Array.from({ length: 20 }, (_x, i) => starterGame(`lot ${i}`).order.player[1]));
  expect(first).toEqual(new Set([1, 2]));
});
test('[LR-SETUP-003] without the switch the first thing asked is a bid', () => {
  const s = lotrTcg.create(readSetup({ decks: DECKS }), 'one');
  expect(lotrTcg.pending(s)?.procedure).toBe('bidding');
});
test('[LR-START-013] every starter deck has a fellowship of four twilight at most, led by whom it is named after', () => {
  const known = starterDecks.filter(({ key }) => /^(fotr|mom|rotel)-/.test(key));
  expect(Object.fromEntries(known.map((deck) => [deck.key, fixedFellowship(deck)]))).toEqual({
    'fotr-aragorn': ['1_365'],
    'fotr-gandalf': ['1_364'],
    'mom-gandalf': ['2_122'],
    'mom-gimli': ['2_121', '1_11'],
    'rotel-boromir': ['3_122', '1_303'],
    'rotel-legolas': ['3_121', '1_12'],
  });
});
test('[LR-START-013] a deck may name its own; nobody starts who is not in it', () => {
  const deck = { ...starterDeck('fotr-aragorn'), start: ['1_51', '1_311'] };
  const s = lotrTcg.create(readSetup({ decks: [deck, DECKS[1]], starter: true }), 'own');
  expect(idsIn(s, Zone.companions, 1)).toEqual(['1_290', '1_51', '1_311']);
  const wrong = { ...deck, start: ['1_364'] };
  expect(() => readSetup({ decks: [wrong, DECKS[1]], starter: true })).toThrow(/decks\[0\]\.start\[0\]/);
  expect(() => readSetup({ decks: DECKS, starter: 'yes' })).toThrow(/setup\.starter/);
});
/** Player 1 starts with these companions, and everything else is left to the first option. */
function startWith(setup: ReturnType<typeof readSetup>, companions: readonly string[]): string[] {
  const s = lotrTcg.create(setup, 'match');
  const wanted = [...companions];
  const option = { kind: 0, a: 0, b: 0, n: 0 };
  for (
    let d = lotrTcg.pending(s);
    d !== null && d.procedure !== 'actions of one player';
    d = lotrTcg.pending(s)
  ) {
    const options = lotrTcg.options(s);
    let choice = d.step === 'companion' ? options.count - 1 : 0;
    for (let i = 0; i < options.count && d.step === 'companion' && d.player === 1; i++) {
      options.read(i, option);
      if (option.kind === Kind.card && s.engine.definitions[s.card.def[option.a]].id === wanted[0])
        choice = i;
    }
    options.read(choice, option);
    if (option.kind === Kind.card && s.engine.definitions[s.card.def[option.a]].id === wanted[0])
      wanted.shift();
    lotrTcg.apply(s, choice);
  }
  return idsIn(s, Zone.companions, 1);
}
test('[LR-START-009] nothing ties a deck to the fellowship of an earlier game', () => {
  const setup = readSetup({ decks: DECKS });
  expect(startWith(setup, ['1_365'])).toEqual(['1_290', '1_365']);
  expect(startWith(setup, ['1_51', '1_311'])).toEqual(['1_290', '1_51', '1_311']);
});

const empty = (more: object = {}) => ({
  phase: 'regroup',
  starter: true,
  players: {
    Ann: { companions: [frodo()], site: 8 },
    Bob: { companions: [frodo({ as: 'his', on: [] })], discard: ['Orc', 'Orc', 'Orc'], deck: [], ...more },
  },
});
scenario('[LR-ZONE-005] who must draw from an empty deck may make a new one of his discard pile', (t) => {
  t.given({ ...empty(), phase: 'regroup alone' });
  t.player('Bob').mayChoose.exactly('Yes', 'No');
  t.player('Bob').does('Yes').has({ hand: 3, deck: 0, discard: 0, reshuffled: true });
});
scenario('[LR-ZONE-005] with an empty discard pile too he is not asked', (t) => {
  t.given({ ...empty({ discard: [] }), phase: 'regroup alone' });
  t.player('Bob').has({ hand: 0, reshuffled: false });
  t.expect.asked('nobody');
});
scenario('[LR-ZONE-005] he need not', (t) => {
  t.given({ ...empty(), phase: 'regroup alone' });
  t.player('Bob').does('No').has({ hand: 0, discard: 3, reshuffled: false });
});
scenario('[LR-ZONE-005] a second time it is not offered', (t) => {
  t.given({ ...empty({ reshuffled: true }), phase: 'regroup alone' });
  t.player('Bob').has({ hand: 0, discard: 3 });
  t.expect.asked('nobody');
});
scenario('[LR-ZONE-005 LR-LOSE-004] without the Starter Rules never', (t) => {
  t.given({ ...empty(), starter: false, phase: 'regroup alone' });
  t.player('Bob').has({ hand: 0, discard: 3 });
  t.expect.asked('nobody');
});
for (const [left, asked] of [
  [8, 'nobody'],
  [7, 'Bob'],
] as const)
  scenario(
    `[LR-ZONE-005] an empty deck is made anew to draw from, and not before: ${left} of 8 are left`,
    (t) => {
      const deck = Array.from({ length: left }, () => 'Guard');
      t.given({
        phase: 'regroup alone',
        starter: true,
        players: { Ann: { companions: [frodo()] }, Bob: { discard: ['Orc', 'Orc'], deck } },
      });
      t.player('Bob').has({ hand: left, deck: 0, discard: 2 });
      t.expect.asked(asked);
    },
  );
scenario('[LR-ZONE-005] what is left is drawn first', (t) => {
  t.given({
    phase: 'regroup alone',
    starter: true,
    players: { Ann: { companions: [frodo()] }, Bob: { discard: ['Orc', 'Orc'], deck: ['Guard'] } },
  });
  t.player('Bob').does('Yes').has({ hand: 3, discard: 0 });
});
scenario(
  '[LR-SETUP-003 LR-SETUP-010] a bid may be as high as the Ring-bearer’s resistance, and no number is kept back',
  (t) => {
    const seat = (as: string) => ({
      companions: [frodo({ as, on: [] })],
      ringBearer: as,
      deck: ['Orc'],
      adventure: ['Gate'],
    });
    t.given({ phase: 'set-up', players: { Ann: seat('Frodo'), Bob: seat('his') } });
    t.player('Ann').mayChoose.exactly('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10');
  },
);
