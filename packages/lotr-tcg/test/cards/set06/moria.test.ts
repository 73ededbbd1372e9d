/** Ents of Fangorn: the Moria culture. */
import { companion, invent, minion, pause, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';

invent(
  idle,
  pause,
  companion('Strong one', { strength: 6 }),
  companion('Weak one', { strength: 5 }),
  minion('Goblin', { strength: 7 }),
  minion('Chieftain', { unique: 1, strength: 7 }),
  minion('Black Orc', { culture: 'Sauron', unique: 1 }),
  ...[1, 2, 3, 4].map((n) => site(`Tower ${n}`, { siteNumber: n, block: 2 })),
  site('Old 3', { siteNumber: 3, block: 1 }),
);
const balrog = { card: 'The Balrog, Terror of Flame and Shadow', as: 'Balrog' };

// He is at home at site 4; before it he roams for 2 more.
const playing = (
  twilight: number,
  at: number,
  minions: readonly unknown[],
  support: readonly unknown[],
  block = 'Tower',
) => ({
  phase: 'shadow alone',
  twilight,
  path: [{ card: `${block} ${at}`, number: at }],
  players: {
    Ann: { companions: [frodo()], site: at },
    Bob: { minions, hand: [balrog], support: ['Idle', ...support] },
  },
});
for (const [id, at, minions, support, price, block] of [
  ['6_76/1', 4, [], [], 14, 'Tower'],
  ['6_76/1', 4, ['Goblin'], [], 11, 'Tower'],
  ['6_76/1', 4, ['Black Orc'], [], 14, 'Tower'],
  ['6_77/1', 1, [], ["Durin's Tower"], 16, 'Tower'],
  ['6_77/1', 2, [], ["Durin's Tower"], 13, 'Tower'],
  ['6_77/1', 3, ['Goblin'], ["Durin's Tower"], 10, 'Tower'],
  ['6_77/1', 4, [], ["Durin's Tower"], 14, 'Tower'],
  ['6_77/1', 3, [], ["Durin's Tower"], 16, 'Old'],
] as const) {
  scenario(
    `[${id}, LR-MODIF-002] at ${block} ${at}, beside ${minions.length + support.length}, the Balrog costs ${price}`,
    (t) => {
      t.given(playing(price, at, minions, support, block));
      t.player('Bob').does('Balrog');
      t.expect.card('Balrog', { in: 'minions of Bob' }).table({ twilight: 0 });
    },
  );
  scenario(
    `[${id}] and not ${price - 1} there (${block} ${at}, ${minions.join()}, ${support.length})`,
    (t) => {
      t.given(playing(price - 1, at, minions, support, block));
      t.player('Bob').mayNot('Balrog', { because: 'too little twilight' });
    },
  );
}

scenario('[6_76/2, LR-ASSIGN-010] he is assigned to nobody of strength less than 6', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: [frodo(), 'Strong one', 'Weak one', { card: 'Strong one', as: 'other' }] },
      Bob: { minions: [balrog, 'Goblin'] },
    },
  });
  t.player('Ann').does('Balrog');
  t.player('Ann').mayChoose.exactly('Strong one', 'other');
});

const tower = (minions: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Strong one'], support: ['Pause'] },
    Bob: { minions, support: [{ card: "Durin's Tower", as: 'tower' }, 'Idle'] },
  },
});
scenario("[6_77/2] Durin's Tower is discarded to make a unique Moria minion stronger by 3", (t) => {
  t.given(tower([{ card: 'Chieftain', against: 'Strong one' }, 'Goblin', 'Black Orc']));
  t.player('Ann').does('Pass');
  t.player('Bob').does('tower');
  t.expect
    .card('Chieftain', { strength: 10 })
    .card('tower', { in: 'discard of Bob' })
    .card('Goblin', { strength: 7 });
});
scenario('[6_77/2, LR-EFFECT-007] no other has it', (t) => {
  t.given(tower([{ card: 'Goblin', against: 'Strong one' }, 'Black Orc']));
  t.player('Ann').does('Pass');
  t.player('Bob').does('tower');
  t.expect.card('Goblin', { strength: 7 }).card('Black Orc', { strength: 5 });
});
