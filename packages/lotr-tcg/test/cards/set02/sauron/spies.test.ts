/** Mines of Moria: memory and spies. */
import { event, makesRingBearerPutItOn, skirmish } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  companion('Friend'),
  ally('Elf ally', { race: 'Elf', culture: 'Elven' }),
  ally('Man ally'),
  minion('Sauron Orc', { culture: 'Sauron' }),
  minion('Goblin'),
  freeEvent('Temptation', {}, event(skirmish, { effect: makesRingBearerPutItOn })),
);
const memory = (elves: number, who: string, wounds = 0) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: {
      companions: [frodo()],
      support: ['Man ally', ...Array.from({ length: elves }, (_x, i) => ({ card: 'Elf ally', as: `e${i}` }))],
    },
    Bob: {
      minions: [{ card: who, as: 'orc', wounds }],
      hand: [{ card: 'Memory of Many Things', as: 'it' }],
      support: ['Idle'],
    },
  },
});
scenario('[2_88] Memory of Many Things: an Orc exerts, and an ally goes', (t) => {
  t.given(memory(1, 'Sauron Orc'));
  t.player('Bob').does('it').mayChoose.exactly('Man ally', 'e0');
  t.player('Bob').does('Man ally');
  t.expect
    .card('Man ally', { in: 'discard of Ann' })
    .card('e0', { in: 'support of Ann' })
    .card('orc', { wounds: 1 });
});
scenario('[2_88] Memory of Many Things: or two Elven ones', (t) => {
  t.given(memory(3, 'Sauron Orc'));
  t.player('Bob').does('it', 'discard 2').mayChoose.exactly('e0', 'e1', 'e2');
  t.player('Bob').does('e0', 'e2');
  t.expect
    .card('e0', { in: 'discard of Ann' })
    .card('e1', { in: 'support of Ann' })
    .card('e2', { in: 'discard of Ann' });
});
for (const [who, wounds] of [
  ['Goblin', 0],
  ['Sauron Orc', 1],
] as const)
  scenario(`[2_88, LR-EXERT-003] Memory of Many Things: not by ${who} with ${wounds} wounds`, (t) => {
    t.given(memory(3, who, wounds));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });

const spies = (who: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), 'Friend'],
      hand: [{ card: 'Temptation', as: 'ring' }, 'Man ally', 'Elf ally'],
    },
    Bob: {
      minions: [{ card: who, against: 'Friend' }],
      hand: [{ card: 'Southern Spies', as: 'it' }],
      support: ['Idle'],
    },
  },
});
scenario('[2_91] Southern Spies: the Ring is put on, and the hand goes', (t) => {
  t.given(spies('Sauron Orc'));
  t.player('Ann').does('ring');
  t.player('Bob').does('it');
  t.player('Ann').has({ hand: 0, discard: 3 });
});
scenario('[2_91, LR-SPOT-001] Southern Spies takes a Sauron minion', (t) => {
  t.given(spies('Goblin'));
  t.player('Ann').does('ring');
  t.player('Bob').mayNot('it', {});
  t.player('Ann').has({ hand: 2 });
});
scenario('[2_91, LR-RESPONSE-001] Southern Spies: not at another time', (t) => {
  t.given(spies('Sauron Orc'));
  t.player('Ann').does('Pass');
  t.player('Bob').mayNot('it', {});
});
