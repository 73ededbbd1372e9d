/** The Fellowship of the Ring: Morgul Blade, and the return of the Ring. */
import { companion, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  pause,
  companion('Friend', { strength: 20, vitality: 4 }),
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3, strength: 9 }),
  minion('Orc'),
  minion('Dim Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3, strength: 5 }),
);
for (const [who, ok] of [
  ['Rider', true],
  ['Orc', false],
] as const)
  scenario(`[1_216/1, 1_216/2] Morgul Blade on ${who}, beside another weapon`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()] },
        Bob: {
          minions: [{ card: who, as: 'he', on: who === 'Rider' ? ['The Pale Blade'] : [] }],
          hand: [{ card: 'Morgul Blade', as: 'it' }],
          support: ['Idle'],
        },
      },
    });
    if (ok) t.player('Bob').does('it: play');
    else t.player('Bob').mayNot('it', {});
    t.expect.card('it', { in: ok ? 'on of he' : 'hand of Bob' });
  });
const blade = (bob: Fields, on: readonly unknown[] = []) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Friend', as: 'he', on }, { card: 'Friend', as: 'other' }],
      support: ['Pause'],
    },
    Bob: { minions: [{ card: 'Rider', against: 'he', on: [{ card: 'Morgul Blade', as: 'it' }] }], ...bob },
  },
});
for (const [where, bob] of [
  ['support area', { support: [{ card: 'Blade Tip', as: 'tip' }] }],
  ['discard pile', { discard: [{ card: 'Blade Tip', as: 'tip' }] }],
] as const)
  scenario(`[1_216/3] Morgul Blade goes, and Blade Tip comes from the ${where} to the foe`, (t) => {
    t.given(blade(bob));
    t.player('Ann').does('Pass');
    t.player('Bob').does('it');
    t.expect.card('tip', { in: 'on of he' }).card('it', { in: 'discard of Bob' });
  });
scenario('[1_216/3] Morgul Blade: nobody bears a second tip', (t) => {
  t.given(
    blade({ support: [{ card: 'Blade Tip', as: 'tip' }] }, [{ card: 'Blade Tip', as: 'old', owner: 'Bob' }]),
  );
  t.player('Ann').does('Pass');
  t.player('Bob').does('it');
  t.expect.card('tip', { in: 'support of Bob' });
});

const master = (wearing: boolean, riders: readonly string[] = ['Rider']) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Friend', as: 'one' }, { card: 'Friend', as: 'two' }],
      wearing,
      burdens: 0,
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'o1', against: 'one' },
        { card: 'Orc', as: 'o2', against: 'two' },
        ...riders.map((card, i) => ({ card, as: `r${i}` })),
      ],
      hand: [{ card: 'Return to Its Master', as: 'it' }],
    },
  },
});
scenario(
  '[1_224, LR-ERRATA-022] Return to Its Master: nothing else is fought, and no burdens save the Ring-bearer',
  (t) => {
    t.given(master(true));
    t.player('Ann').does('The skirmish of one');
    t.player('Bob').does('it');
    // Frodo has 4 against 9, and is overwhelmed.
    t.expect.card('o1', { in: 'discard of Bob' }).card('o2', { in: 'minions of Bob', wounds: 0 });
    t.player('Ann').has({ outcome: 'lost', burdens: 0 });
  },
);
scenario('[1_224] Return to Its Master: a choice of Nazgûl, in the middle of the skirmishes', (t) => {
  t.given(master(true, ['Rider', 'Rider']));
  t.player('Ann').does('The skirmish of one');
  t.player('Bob').does('it').mayChoose.exactly('r0', 'r1');
});
for (const [wearing, riders] of [
  [false, ['Rider']],
  [true, []],
] as const)
  scenario(
    `[1_224] Return to Its Master: not with the Ring ${wearing ? 'on' : 'off'} and ${riders.length} Nazgûl`,
    (t) => {
      t.given(master(wearing, riders));
      t.player('Ann').does('The skirmish of one');
      t.player('Bob').mayNot('it', {});
      t.player('Ann').has({ outcome: 'playing' });
    },
  );
scenario("[1_224] Return to Its Master: the Ring's text is off for one skirmish, its number is not", (t) => {
  const position = master(true, ['Dim Rider']);
  t.given({
    ...position,
    players: { ...position.players, Ann: { ...position.players.Ann, support: ['Pause'] } },
  });
  t.player('Ann').does('The skirmish of one').does('Pass');
  t.player('Bob').does('it');
  t.expect.table({ skirmish: 'Frodo' }).card('Frodo', { strength: 4 });
  t.player('Ann').does('Pass').has({ burdens: 0, wearing: true });
  t.expect.card('Frodo', { wounds: 1 }).card('o2', { wounds: 0, against: 'none' });
});
