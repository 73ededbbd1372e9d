/** The Fellowship of the Ring: the Shire culture. */
import { frodo, scenario } from '../../table.ts';
import { Bob, boromir, gimli, merry, runner, sam } from '../people.ts';
import { fightWith } from '../positions.ts';

const intuition = (site: number, against: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), sam()],
      hand: [
        { card: 'Hobbit Intuition', as: 'Intuition' },
        { card: 'Hobbit Intuition', as: 'another' },
      ],
      site,
    },
    Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against }] },
  },
});

scenario('[1_286 LR-SKIRM-008] Bounder: a Hobbit is overwhelmed only by three times his strength', (t) => {
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

scenario('[1_286 LR-SKIRM-008] Bounder helps nobody he was not used for', (t) => {
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

scenario('[1_290] Frodo, Son of Drogo is healed by another with his signet', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo({ wounds: 2 }), boromir(), gimli()] }, Bob },
  });
  t.player('Ann').does('Frodo: Fellowship');
  t.expect.card('Frodo', { wounds: 1 }).card('Boromir', { wounds: 1 }).card('Gimli', { wounds: 0 });
});

scenario('[1_290] Frodo, Son of Drogo needs another: his own signet and that of Gimli do not serve', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 1,
    players: { Ann: { companions: [frodo({ wounds: 2 }), gimli()], hand: ['Armor'] }, Bob },
  });
  t.player('Ann').mayNot('Frodo', { because: 'can exert' });
});

scenario('[1_296 LR-SKIRM-017] Hobbit Intuition cancels the skirmish of a Hobbit at sites 1 to 4', (t) => {
  t.given(intuition(4, 'Sam'));
  t.player('Ann').does('Intuition');
  t.expect
    .card('Sam', { wounds: 0, in: 'companions of Ann' })
    .card('Troop', { in: 'minions of Bob', wounds: 0 });
});

scenario('[1_296 LR-RING-006] Hobbit Intuition does not cancel that of the Ring-bearer', (t) => {
  t.given(intuition(1, 'Frodo'));
  t.player('Ann').does('Intuition');
  t.player('Ann').mayChoose.includes('another');
});

scenario('[1_296] Hobbit Intuition gives a Hobbit 3 anywhere else', (t) => {
  t.given(intuition(5, 'Sam'));
  t.player('Ann').does('Intuition', 'Sam');
  t.expect.card('Sam', { strength: 6 });
});

scenario('[1_299 LR-ATTACH-001 LR-ATTACH-009] Hobbit Sword gives a Hobbit 2 strength', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), sam(), boromir()], hand: [{ card: 'Hobbit Sword', as: 'Sword' }] },
      Bob,
    },
  });
  t.player('Ann').does('Sword: play').mayChoose.exactly('Frodo', 'Sam');
  t.player('Ann').does('Frodo');
  t.expect.value('Frodo', 'strength', 6, { base: 3, by: { Sword: 2, 'the Ring': 1 } }).table({ twilight: 1 });
});

scenario('[1_303] Merry has 2 more while he bears a weapon', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), merry()], hand: [{ card: 'Hobbit Sword', as: 'Sword' }] }, Bob },
  });
  t.expect.card('Merry', { strength: 3 });
  t.player('Ann').does('Sword: play', 'Merry');
  t.expect.card('Merry', { strength: 7 });
});

scenario('[1_304] Noble Intentions: a companion who is no Hobbit exerts for one', (t) => {
  t.given(fightWith('Noble Intentions', [sam(), gimli()], [runner({ against: 'Sam' })]));
  t.player('Ann').does('event', 'Sam');
  t.expect.card('Sam', { strength: 6, wounds: 0 }).card('Gimli', { wounds: 1 });
});

scenario('[1_304] Noble Intentions needs someone other than a Hobbit', (t) => {
  t.given(fightWith('Noble Intentions', [sam()], [runner({ against: 'Sam' })]));
  t.player('Ann').mayNot('event', { because: 'non-Hobbit companion can exert' });
});

scenario('[1_309 LR-ERRATA-032] Rosie Cotton strengthens Sam and heals him', (t) => {
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

scenario('[1_309] Rosie Cotton helps only Sam', (t) => {
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

scenario('[1_311] Sam exerts to remove a burden', (t) => {
  t.given({ phase: 'fellowship alone', players: { Ann: { companions: [frodo(), sam()], burdens: 2 }, Bob } });
  t.player('Ann').does('Sam: Fellowship').has({ burdens: 1 });
  t.expect.card('Sam', { wounds: 1 });
});

scenario(
  '[1_311 LR-LOSE-001 LR-LOSE-002] Sam takes up the Ring when Frodo dies, and does not wear it',
  (t) => {
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
  },
);

scenario('[1_311 LR-LOSE-001] Sam may leave the Ring: then the game is lost', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo({ wounds: 3 }), sam()] },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against: 'Frodo' }] },
    },
  });
  t.player('Ann').passes().has({ outcome: 'lost' });
});

scenario('[1_311 LR-RESIST-005] Sam is corrupted at once if the burdens are his resistance', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo({ wounds: 3 }), sam()], burdens: 5 },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against: 'Frodo' }] },
    },
  });
  t.player('Ann').does('Sam: Response').has({ outcome: 'lost' });
});

scenario('[1_311] Sam does nothing when someone else dies', (t) => {
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

scenario('[1_312] Sorry About Everything: a Hobbit companion exerts to remove a burden', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo({ wounds: 3 }), sam()], hand: ['Sorry About Everything'], burdens: 3 },
      Bob,
    },
  });
  t.player('Ann').does('Sorry').has({ burdens: 2 });
  t.expect.card('Sam', { wounds: 1 });
});

scenario('[1_312] Sorry About Everything cannot be used by an exhausted Hobbit', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ wounds: 3 }), gimli()],
        hand: ['Sorry About Everything', 'Armor'],
        burdens: 3,
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Sorry About Everything', { because: 'Hobbit companion can exert' });
});
