/** Companions of set 1: what each one does, and when he does not. */
import { invent, minion } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { aragorn, Bob, boromir, gandalf, gimli, legolas, runner, sam } from './people.ts';

invent(minion('Wraith of the test', { race: 'Nazgul', culture: 'Wraith', strength: 9 }));

scenario('[LR-ERRATA-004] Gimli puts a card from hand beneath the draw deck for 2 twilight', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 1,
    players: { Ann: { companions: [frodo(), gimli()], hand: ['Defiance', 'Armor'], deck: ['Athelas'] }, Bob },
  });
  t.player('Ann')
    .does('Gimli: Fellowship', 'Armor')
    .has({ hand: ['Defiance'], deck: ['Athelas', 'Armor'] });
  t.expect.table({ twilight: 3 });
  t.player('Ann').mayNot('Gimli', { because: 'fewer than 2' });
});

scenario('Legolas has 3 more while he skirmishes a Nazgûl, and not otherwise', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Defiance'] },
      Bob: { minions: [{ card: 'Wraith of the test', as: 'Wraith', against: 'Legolas' }] },
    },
  });
  t.expect.value('Legolas', 'strength', 9, { base: 6, by: { Legolas: 3 } });
  t.expect.value('Frodo', 'strength', 4);
});
scenario('Legolas gets nothing against an Orc', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Defiance'] },
      Bob: { minions: [runner({ against: 'Legolas' })] },
    },
  });
  t.expect.card('Legolas', { strength: 6 });
});

scenario('[LR-EXERT-003] Boromir exerts to strengthen a Hobbit, but not when he is exhausted', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), boromir({ wounds: 1 }), sam()], hand: ['Hobbit Intuition'] },
      Bob: { minions: [runner({ against: 'Sam' })] },
    },
  });
  t.player('Ann').does('Boromir: Skirmish').mayChoose.exactly('Frodo', 'Sam');
  t.player('Ann').does('Sam');
  t.expect.card('Sam', { strength: 6 }).card('Boromir', { wounds: 2, exhausted: true });
  t.player('Ann').mayNot('Boromir', { because: 'can exert', rule: 'LR-EXERT-003' });
});

scenario('Frodo, Son of Drogo is healed by another with his signet', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo({ wounds: 2 }), boromir(), gimli()] }, Bob },
  });
  t.player('Ann').does('Frodo: Fellowship');
  t.expect.card('Frodo', { wounds: 1 }).card('Boromir', { wounds: 1 }).card('Gimli', { wounds: 0 });
});
scenario('Frodo, Son of Drogo needs another: his own signet and that of Gimli do not serve', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 1,
    players: { Ann: { companions: [frodo({ wounds: 2 }), gimli()], hand: ['Armor'] }, Bob },
  });
  t.player('Ann').mayNot('Frodo', { because: 'can exert' });
});

scenario('Sam exerts to remove a burden', (t) => {
  t.given({ phase: 'fellowship alone', players: { Ann: { companions: [frodo(), sam()], burdens: 2 }, Bob } });
  t.player('Ann').does('Sam: Fellowship').has({ burdens: 1 });
  t.expect.card('Sam', { wounds: 1 });
});
scenario('[LR-LOSE-001 LR-LOSE-002] Sam takes up the Ring when Frodo dies, and does not wear it', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo({ wounds: 3 }), sam()], burdens: 2, wearing: true },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against: 'Frodo' }] },
    },
  });
  t.player('Ann').does('Sam: Response');
  t.player('Ann').has({ ringBearer: 'Sam', wearing: false, outcome: 'playing' });
  t.expect.card('Frodo', { in: 'dead of Ann' }).card('Sam', { resistance: 3, strength: 4 });
});
scenario('[LR-LOSE-001] Sam may leave the Ring: then the game is lost', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo({ wounds: 3 }), sam()] },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against: 'Frodo' }] },
    },
  });
  t.player('Ann').passes().has({ outcome: 'lost' });
});
scenario('[LR-RESIST-005] Sam is corrupted at once if the burdens are his resistance', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo({ wounds: 3 }), sam()], burdens: 5 },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against: 'Frodo' }] },
    },
  });
  t.player('Ann').does('Sam: Response').has({ outcome: 'lost' });
});
scenario('Sam does nothing when someone else dies', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), sam(), boromir({ wounds: 2 })] },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against: 'Boromir' }] },
    },
  });
  t.expect.card('Boromir', { in: 'dead of Ann' });
  t.player('Ann').has({ ringBearer: 'Frodo' });
});

scenario('[LR-EFFECT-008] Gandalf plays a companion with his signet for 2 less', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gandalf()], hand: [legolas(), boromir(), gimli()] },
      Bob,
    },
  });
  t.player('Ann').does('Gandalf: Fellowship');
  t.expect.card('Legolas', { in: 'companions of Ann' }).card('Gandalf', { wounds: 1 }).table({ twilight: 0 });
  t.player('Ann').mayNot('Gandalf', { because: 'nothing to choose' });
});

scenario('[LR-TURN-006] Aragorn may heal another with his signet as the turn starts', (t) => {
  t.given({
    phase: 'turn',
    players: {
      Ann: {
        companions: [
          frodo({ wounds: 1 }),
          aragorn({ wounds: 1 }),
          gimli({ wounds: 2 }),
          boromir({ wounds: 1 }),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Aragorn');
  t.expect.card('Gimli', { wounds: 1 }).card('Aragorn', { wounds: 1 }).card('Boromir', { wounds: 1 });
});
scenario('Aragorn heals nobody on the turn of another', (t) => {
  t.given({
    phase: 'turn',
    active: 'Bob',
    players: {
      Ann: { companions: [frodo(), aragorn(), gimli({ wounds: 2 })] },
      Bob: {
        companions: [{ card: 'Frodo, Son of Drogo', as: 'his Frodo', on: ['The One Ring, The Ruling Ring'] }],
        hand: ['Hobbit Sword'],
      },
    },
  });
  t.player('Bob').mayChoose.includes('Hobbit Sword');
  t.expect.card('Gimli', { wounds: 2 });
});
