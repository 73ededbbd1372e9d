/** Ents of Fangorn: the Elven culture. */
import { expect } from 'vitest';
import { ally, companion, freeCondition, freeEvent, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(
  companion('Singer', { race: 'Elf', culture: 'Elven' }),
  companion('Guard', { vitality: 4 }),
  ally('Neighbour', { vitality: 3 }),
  freeCondition('Banner'),
  freeEvent('Song', { culture: 'Elven' }),
  freeCondition('Filler'),
);

const dream = { card: 'Must Be a Dream', as: 'Dream' };
const guard = (as: string, wounds: number) => ({ card: 'Guard', as, wounds });
const sleep = (top: readonly string[], elf: readonly string[] = ['Singer']) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        gimli({ wounds: 1 }),
        guard('a', 1),
        guard('b', 2),
        guard('c', 1),
        guard('d', 0),
        ...elf,
      ],
      support: [{ card: 'Neighbour', wounds: 1 }],
      hand: [dream, 'Filler'],
      deck: top,
    },
    Bob,
  },
});
scenario('[6_20] the top card is revealed, and up to two companions of its culture heal', (t) => {
  t.given(sleep(['Banner', 'Song']));
  t.player('Ann').does('Dream').mayChoose.exactly('Pass', 'a', 'b', 'c');
  t.player('Ann').does('b').mayChoose.exactly('Pass', 'a', 'c');
  t.player('Ann').does('c');
  t.expect.card('b', { wounds: 1 }).card('c', { wounds: 0 }).card('a', { wounds: 1 });
  t.player('Ann')
    .does('Yes')
    .has({ deck: ['Song'], discard: ['Banner', 'Dream'] });
});
scenario('[6_20, LR-EFFECT-003] it may stay where it is, and everyone has seen it', (t) => {
  t.given(sleep(['Banner', 'Song']));
  t.player('Ann')
    .does('Dream', 'a', 'Pass', 'No')
    .has({ deck: ['Banner', 'Song'] });
  t.expect.card('a', { wounds: 0 }).card('b', { wounds: 2 });
  expect(t.state.card.knownTo[t.who.card('Banner')]).toBe(0b110);
});
scenario('[6_20] nobody of another culture heals', (t) => {
  t.given(sleep(['Song']));
  t.player('Ann').does('Dream', 'No');
  t.expect.card('a', { wounds: 1 }).card('Gimli', { wounds: 1 });
});
scenario('[6_20] with an empty deck nothing is revealed', (t) => {
  t.given(sleep([]));
  t.player('Ann')
    .does('Dream')
    .has({ discard: ['Dream'] });
  t.expect.card('a', { wounds: 1 });
  t.player('Ann').mayChoose.includes('Pass', 'Filler');
});
scenario('[6_20, LR-SPOT-001] it takes an Elf', (t) => {
  t.given(sleep(['Banner'], []));
  t.player('Ann').mayNot('Dream', { because: 'you can spot an Elf' });
});
