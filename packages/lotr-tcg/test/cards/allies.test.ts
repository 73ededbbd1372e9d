/** Allies of set 1. */
import { frodo, scenario } from '../table.ts';
import { Bob, boromir, gandalf, gimli, sam } from './people.ts';

scenario('[LR-FELLOW-007] Barliman Butterbur takes a Gandalf event from the discard pile into hand', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gandalf()],
        support: ['Barliman Butterbur, Prancing Pony Proprietor'],
        discard: ['Intimidate', 'Defiance', 'Mysterious Wizard'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Barliman Butterbur').mayChoose.exactly('Intimidate', 'Mysterious Wizard');
  t.player('Ann')
    .does('Intimidate')
    .has({ hand: ['Intimidate'], drawn: 1 });
  t.player('Ann').mayNot('Barliman Butterbur, Prancing Pony Proprietor', { rule: 'LR-EXERT-003' });
});

scenario('[LR-SKIRM-008] Bounder: a Hobbit is overwhelmed only by three times his strength', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), sam()], support: ['Bounder'] },
      Bob: { minions: [{ card: 'Goblin Scavengers', against: 'Sam' }] },
    },
  });
  t.player('Ann').does('Bounder: Skirmish', 'Sam');
  t.expect.card('Sam', { wounds: 1 }).card('Bounder', { wounds: 1 });
});
scenario('[LR-SKIRM-008] Bounder helps nobody he was not used for', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), sam()], support: ['Bounder'] },
      Bob: { minions: [{ card: 'Goblin Scavengers', against: 'Sam' }] },
    },
  });
  t.player('Ann').does('Bounder: Skirmish', 'Frodo');
  t.expect.card('Sam', { in: 'dead of Ann' });
});

scenario('[LR-ERRATA-032] Rosie Cotton strengthens Sam and heals him', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ wounds: 1 }), sam({ wounds: 2 }), boromir({ wounds: 1 })],
        support: [{ card: 'Rosie Cotton, Hobbiton Lass', as: 'Rosie' }],
      },
      Bob,
    },
  });
  t.expect.value('Sam', 'strength', 4, { base: 3, by: { Rosie: 1 } }).value('Boromir', 'strength', 7);
  t.player('Ann').does('Rosie: Fellowship');
  t.expect.card('Sam', { wounds: 1 }).card('Rosie', { wounds: 1 }).card('Frodo', { wounds: 1 });
  t.player('Ann').mayNot('Rosie', { rule: 'LR-EXERT-003' });
});
scenario('Rosie Cotton helps only Sam', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ wounds: 1 }), gimli({ wounds: 1 })],
        support: [{ card: 'Rosie Cotton, Hobbiton Lass', as: 'Rosie' }],
      },
      Bob,
    },
  });
  t.player('Ann').does('Rosie: Fellowship');
  t.expect.card('Frodo', { wounds: 1, strength: 4 }).card('Gimli', { wounds: 1 });
});
