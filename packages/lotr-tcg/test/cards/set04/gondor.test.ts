/** The Two Towers: the Gondor culture. */
import { addsTwilight, event, skirmish } from '../../../src/cards/words/index.ts';
import { companion, invent, pause, shadowEvent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli, runner } from '../people.ts';

invent(
  pause,
  companion('Gondor Man', { vitality: 2 }),
  companion('Gondor Elf', { race: 'Elf' }),
  companion('Bound Man', { keyword: ['Ring-bound'] }),
  companion('Rider', { culture: 'Rohan', vitality: 2 }),
  companion('Rohan Elf', { culture: 'Rohan', race: 'Elf' }),
);

const need = (...friends: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), gimli(), ...friends],
      support: [{ card: 'Help in Doubt and Need', as: 'Help' }, 'Pause'],
    },
    Bob: { minions: [runner({ against: 'Gimli' })] },
  },
});
scenario('[4_124/1] an unbound Gondor Man exerts for a Rohan companion', (t) => {
  t.given(need('Gondor Man', { card: 'Rider', wounds: 1 }));
  t.player('Ann').does('Help');
  t.expect.card('Gondor Man', { wounds: 1, strength: 6 }).card('Rider', { strength: 8, wounds: 1 });
});
scenario('[4_124/2] and a Rohan companion for him', (t) => {
  t.given(need({ card: 'Gondor Man', wounds: 1 }, 'Rider'));
  t.player('Ann').does('Help');
  t.expect.card('Rider', { wounds: 1, strength: 6 }).card('Gondor Man', { strength: 8, wounds: 1 });
});
scenario('[4_124/1, 4_124/2, LR-RING-009] a Ring-bound Man neither helps nor is helped', (t) => {
  t.given(need('Bound Man', 'Rohan Elf'));
  t.player('Ann').does('Help: Skirmish: exert a Rohan');
  t.expect.card('Rohan Elf', { wounds: 1, strength: 6 }).card('Bound Man', { wounds: 0, strength: 6 });
});
scenario('[4_124/1, 4_124/2] each may choose among several, and either way', (t) => {
  t.given(need('Gondor Man', { card: 'Gondor Man', as: 'other' }, 'Gondor Elf', 'Rider', 'Rohan Elf'));
  t.player('Ann').does('Help: Skirmish: exert an unbound').mayChoose.exactly('Gondor Man', 'other');
  t.player('Ann').does('other').mayChoose.exactly('Rider', 'Rohan Elf');
  t.player('Ann').does('Rohan Elf');
  t.expect.card('other', { wounds: 1 }).card('Rohan Elf', { strength: 8 }).card('Rider', { strength: 6 });
});
scenario('[4_124/1, 4_124/2, LR-EXERT-003] nobody exhausted pays for it', (t) => {
  t.given(need({ card: 'Gondor Man', wounds: 1 }, { card: 'Rider', wounds: 1 }));
  t.player('Ann').mayNot('Help', { rule: 'LR-EXERT-003' });
});

invent(shadowEvent('Trick', { twilight: 0 }, event(skirmish, { effect: addsTwilight(1) })));
for (const [whom, may] of [
  ['Faramir', false],
  ['Gimli', true],
] as const)
  scenario(`[4_117] in a skirmish of ${whom} opponents act: ${may}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), gimli(), { card: 'Faramir, Son of Denethor', as: 'Faramir' }],
          support: ['Pause'],
        },
        Bob: { minions: [runner({ against: whom })], hand: ['Trick'] },
      },
    });
    t.player('Ann').does('Pause');
    if (may) t.player('Bob').mayChoose.includes('Trick');
    else t.player('Bob').mayNot('Trick', { because: 'forbids it' });
  });
