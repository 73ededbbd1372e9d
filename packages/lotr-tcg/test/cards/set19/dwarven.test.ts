/** Ages End: the Dwarven culture. */
import { companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, legolas } from '../people.ts';

invent(
  companion('Smith', { race: 'Dwarf', culture: 'Dwarven', strength: 6, vitality: 3 }),
  companion('Lost Dwarf', { race: 'Dwarf' }),
  minion('Orc', { strength: 6, vitality: 3 }),
  minion('Stalker', { strength: 6, vitality: 3, Hunter: 1 }),
  freeCondition('Filler'),
);

const twitching = (more: object = {}) => ({ card: 'Still Twitching', as: 'Twitching', ...more });
scenario('[19_3/1] Still Twitching is for Dwarven companions', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), legolas(), 'Lost Dwarf', 'Smith'], hand: [twitching(), 'Filler'] },
      Bob,
    },
  });
  t.player('Ann').does('Twitching');
  t.expect.card('Twitching', { in: 'on of Smith' }).card('Smith', { hunter: 2 });
});
scenario('[19_3/1] for nobody else', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Lost Dwarf'], hand: [twitching(), 'Filler'] }, Bob },
  });
  t.player('Ann').mayNot('Twitching', { because: 'nobody can bear it' });
});

const smith = (as: string, ...on: readonly unknown[]) => ({ card: 'Smith', as, on });
const hunt = (minion: string, ...others: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), smith('Smith', twitching()), 'Lost Dwarf', ...others] },
    Bob: { minions: [{ card: minion, as: 'prey', against: 'Smith' }] },
  },
});
scenario('[19_3/2, LR-HUNTER-001] its bearer hunts with two more strength', (t) => {
  t.given(hunt('Orc'));
  // 8 against 6; nobody else there can bear it.
  t.expect.card('prey', { wounds: 1 }).card('Smith', { wounds: 0, strength: 6 });
  t.nothingPending();
});
scenario('[19_3/2, LR-HUNTER-001] against a hunter he does not', (t) => {
  t.given(hunt('Stalker', smith('other')));
  t.expect.card('prey', { wounds: 0 }).card('Smith', { wounds: 1 }).card('Twitching', { in: 'on of Smith' });
});
scenario('[19_3/3, LR-TRANSFER-005] who wins may hand it to another', (t) => {
  t.given(hunt('Orc', smith('second'), smith('third')));
  t.player('Ann').does('Twitching').mayChoose.exactly('second', 'third');
  t.player('Ann').does('third');
  t.expect
    .card('Twitching', { in: 'on of third' })
    .card('third', { hunter: 2 })
    .card('Smith', { hunter: 0 })
    .table({ twilight: 0 });
});
scenario('[19_3/3] and need not', (t) => {
  t.given(hunt('Orc', smith('second')));
  t.player('Ann').passes();
  t.expect.card('Twitching', { in: 'on of Smith' });
});

const turn = (...minions: readonly unknown[]) => ({
  phase: 'skirmishes',
  players: {
    Ann: {
      companions: [frodo(), smith('Smith', twitching()), smith('second')],
      hand: Array.from({ length: 8 }, (_x, i) => ({ card: 'Filler', as: `held ${i}` })),
    },
    Bob: { minions, hand: Array.from({ length: 8 }, (_x, i) => ({ card: 'Filler', as: `his ${i}` })) },
  },
});
scenario('[19_3/4] at the end of the turn it goes, if its bearer won nothing', (t) => {
  t.given(turn({ card: 'Orc', against: 'second', wounds: 2 }));
  t.player('Bob').does('Keep all');
  t.player('Ann').does('No', 'Keep all');
  t.expect.card('Twitching', { in: 'discard of Ann' });
});
scenario('[19_3/4] it stays with who won a skirmish', (t) => {
  t.given(turn({ card: 'Orc', against: 'Smith', wounds: 2 }));
  t.player('Ann').passes();
  t.player('Bob').does('Keep all');
  t.player('Ann').does('No', 'Keep all');
  t.expect.card('Twitching', { in: 'on of Smith' });
});
scenario('[19_3/4] handed on, it asks what its new bearer has won', (t) => {
  t.given(turn({ card: 'Orc', against: 'Smith', wounds: 2 }));
  t.player('Ann').does('Twitching');
  t.player('Bob').does('Keep all');
  t.player('Ann').does('No', 'Keep all');
  t.expect.card('Twitching', { in: 'discard of Ann' });
});
