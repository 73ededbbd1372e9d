/** Ents of Fangorn: the Elven culture. */
import { expect } from 'vitest';
import { ally, companion, freeCondition, freeEvent, invent, pause } from '../../invented.ts';
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

invent(
  pause,
  companion('Warden', { race: 'Elf', culture: 'Elven', strength: 4 }),
  companion('Swimmer'),
  freeCondition('Elven card', { culture: 'Elven' }),
);
const agile = (support: readonly unknown[], against = 'Warden') => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Warden', 'Swimmer'], support: ['Pause', ...support] },
    Bob: { minions: [{ card: 'Goblin Runner', as: 'Runner', against }] },
  },
});
const agility = (tokens: number) => ({
  card: 'Agility',
  ...(tokens === 0 ? {} : { tokens, tokensOf: 'Elven' }),
});
scenario('[6_12/1] two tokens are placed as it is played, where an Elf is', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Warden'], hand: ['Agility', 'Filler'] }, Bob },
  });
  t.player('Ann').does('Agility: play', 'Agility: when');
  t.expect.card('Agility', { tokens: 2, tokensOf: 'Elven' });
});
scenario('[6_12/1, LR-SPOT-001] without an Elf none are offered', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Swimmer'], hand: ['Agility', 'Filler'] }, Bob },
  });
  t.player('Ann').does('Agility: play').mayChoose.includes('Filler: play');
  t.expect.card('Agility', { tokens: 0 });
});
scenario('[6_12/2] a token, or the card itself, for one strength less', (t) => {
  t.given(agile([agility(1)]));
  t.player('Ann').does('Agility', 'remove');
  t.expect.card('Runner', { strength: 4 }).card('Agility', { tokens: 0 });
  t.player('Ann').does('Agility');
  t.expect.card('Runner', { strength: 3 }).card('Agility', { in: 'discard of Ann' });
});
scenario('[6_12/2] nobody is weaker who fights no Elf', (t) => {
  t.given(agile([agility(1)], 'Swimmer'));
  t.player('Ann').does('Agility', 'remove');
  t.expect.card('Runner', { strength: 5 });
});
const troop = (top: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Naith Troop', as: 'Troop' }],
      support: ['Pause'],
      deck: [top, 'Filler'],
    },
    Bob: { minions: [{ card: 'Goblin Runner', as: 'Runner', against: 'Troop' }] },
  },
});
for (const [top, strength] of [
  ['Elven card', 3],
  ['Banner', 5],
] as const)
  scenario(`[6_22/2] ${top} on top: whoever fights Naith Troop has strength ${strength}`, (t) => {
    t.given(troop(top));
    t.player('Ann')
      .does('Troop')
      .has({ deck: ['Filler'], discard: [top] });
    t.expect.card('Runner', { strength }).card('Troop', { wounds: 1 });
  });
scenario('[6_22/1] to play Naith Troop takes three Elf companions', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), 'Warden', { card: 'Warden', as: 'b' }],
        hand: [{ card: 'Naith Troop', as: 'Troop' }, 'Filler'],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Troop', { rule: 'LR-COST-009' });
});
