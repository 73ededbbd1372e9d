/** Ents of Fangorn: the Dwarven culture. */
import { companion, freeCondition, freeEvent, invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { Bob, gimli } from '../people.ts';

invent(
  pause,
  idle,
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Guard'),
  freeCondition('Hall', { culture: 'Dwarven' }),
  freeCondition('Garden', { culture: 'Shire' }),
  freeEvent('Song', { culture: 'Elven' }),
  freeEvent('Chant', { culture: 'Dwarven' }),
  minion('Orc', { vitality: 4, strength: 2 }),
);
const aid = (wounds: number) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), gimli({ wounds }), 'Dwarf', { card: 'Elf', as: 'e0' }, { card: 'Elf', as: 'e1' }],
      hand: [{ card: 'Lend Us Your Aid', as: 'event' }],
    },
    Bob: { minions: ['Orc'], support: ['Idle'] },
  },
});
scenario('[6_9] Gimli exerts twice, and he and each Elf companion are 3 stronger', (t) => {
  t.given(aid(0));
  t.player('Ann').does('event');
  t.expect
    .card('Gimli', { strength: 9, wounds: 2 })
    .card('e0', { strength: 9 })
    .card('e1', { strength: 9 })
    .card('Dwarf', { strength: 6 });
});
scenario('[6_9, LR-EXERT-004] not when he can exert once only', (t) => {
  t.given(aid(1));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-004' });
});

for (const [who, tokens] of [
  ['Dwarf', 2],
  ['Guard', 0],
] as const)
  scenario(`[6_10/1] played beside ${who} Suspended Palaces has ${tokens} tokens`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), who], hand: [{ card: 'Suspended Palaces', as: 'it' }, 'Pause'] },
        Bob,
      },
    });
    t.player('Ann').does('it: play');
    if (tokens > 0) t.player('Ann').does('it');
    t.expect.card('it', { tokens });
  });
const palaces = (tokens: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [
        { card: 'Suspended Palaces', as: 'it', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Dwarven' }) },
        { card: 'Hall', as: 'full', stacked: ['Song'] },
        { card: 'Hall', as: 'bare' },
        { card: 'Garden', stacked: ['Song'] },
      ],
      deck: ['Chant', 'Guard'],
      hand: ['Pause'],
    },
    Bob,
  },
});
scenario('[6_10/2] a token stacks the top card where one lies already', (t) => {
  t.given(palaces(2));
  t.player('Ann').does('it', 'remove');
  t.expect.card('Chant', { in: 'stacked of full' }).card('it', { tokens: 1, in: 'support of Ann' });
});
scenario('[6_10/2] or the card itself does', (t) => {
  t.given(palaces(0));
  t.player('Ann').does('it');
  t.expect.card('Chant', { in: 'stacked of full' }).card('it', { in: 'discard of Ann' });
});

for (const [where, strength] of [
  ['Hall', 7],
  ['Garden', 6],
] as const)
  scenario(`[6_11/1, LR-STACK-002] Toss Me stacked on ${where}: Gimli has ${strength}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), gimli(), 'Dwarf'],
          support: [{ card: where, stacked: ['Toss Me'] }],
          hand: ['Pause'],
        },
        Bob,
      },
    });
    t.expect.card('Gimli', { strength }).card('Dwarf', { strength: 6 });
  });
scenario("[6_11/1, LR-ACTIVE-002] Toss Me does nothing for another player's Gimli", (t) => {
  t.given({
    phase: 'fellowship alone',
    active: 'Bob',
    players: {
      Ann: { companions: [frodo()], support: [{ card: 'Hall', stacked: ['Toss Me'] }] },
      Bob: {
        companions: [frodo({ as: 'other', on: ['The One Ring, The Ruling Ring'] }), gimli()],
        hand: ['Pause'],
      },
    },
  });
  t.expect.card('Gimli', { strength: 6 });
});
const toss = {
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      hand: [{ card: 'Toss Me', as: 'event' }, 'Chant', 'Song', 'Pause'],
      deck: ['Guard', 'Elf'],
    },
    Bob,
  },
};
for (const [way, card, deck] of [
  [['put this card on top of or', 'put this card on top of your'], 'event', ['event', 'Guard', 'Elf']],
  [['put this card on top of or', 'put this card beneath'], 'event', ['Guard', 'Elf', 'event']],
  [['put a Dwarven card', 'put that card on top'], 'Chant', ['Chant', 'Guard', 'Elf']],
  [['put a Dwarven card', 'put that card beneath'], 'Chant', ['Guard', 'Elf', 'Chant']],
] as const)
  scenario(`[6_11/2, LR-ZONE-001] ${way.join(', ')}`, (t) => {
    t.given(toss);
    t.player('Ann')
      .does('event', ...way)
      .has({ deck: [...deck] });
    t.expect
      .card('event', { in: card === 'event' ? 'deck of Ann' : 'discard of Ann' })
      .table({ twilight: 1 });
  });
