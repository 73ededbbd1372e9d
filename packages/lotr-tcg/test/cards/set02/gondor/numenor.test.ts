/** Mines of Moria: Blood of Númenor. */
import { companion, invent, minion } from '../../../invented.ts';
import { frodo, passThrough, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';

invent(
  idle,
  freeIdle,
  companion('Captain', { vitality: 3, Archer: 1 }),
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  minion('Sauron Orc', { culture: 'Sauron', vitality: 3 }),
  minion('Goblin', { vitality: 3 }),
  minion('Uruk', { culture: 'Sauron', race: 'Uruk-hai', vitality: 3 }),
);
const blood = { card: 'Blood of Númenor', as: 'it' };
for (const [who, wounds, ok] of [
  ['Captain', 0, true],
  ['Captain', 2, false],
  ['Dwarf', 0, false],
] as const)
  scenario(`[2_31/1] Blood of Númenor: ${who} with ${wounds} wounds exerts`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), { card: who, as: 'he', wounds }],
          hand: [blood],
          support: ['Free idle'],
        },
        Bob: {},
      },
    });
    if (ok) t.player('Ann').does('it: play');
    else t.player('Ann').mayNot('it', {});
    t.expect.card('he', { wounds: ok ? 1 : wounds });
  });
for (const [minion, wounds] of [
  ['Sauron Orc', 2],
  ['Goblin', 0],
  ['Uruk', 0],
] as const)
  scenario(`[2_31/2] Blood of Númenor: ${minion} comes with ${wounds} tokens`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()], support: [blood] },
        Bob: { hand: [minion], support: ['Idle'] },
      },
    });
    t.player('Bob').does(minion);
    t.expect.card(minion, { wounds });
  });
for (const there of [true, false])
  scenario(`[2_31/3] Blood of Númenor: ${there ? 'no' : 'an'} archery phase`, (t) => {
    t.given({
      phase: 'maneuver',
      players: {
        Ann: { companions: [frodo(), 'Captain'], support: there ? [blood, 'Free idle'] : ['Free idle'] },
        Bob: { minions: ['Goblin'] },
      },
    });
    passThrough(t, 'maneuver phase');
    t.expect.table({ phase: there ? 'assignment' : 'archery' });
  });
scenario('[2_31/4] Blood of Númenor goes as the regroup phase starts', (t) => {
  t.given({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo()], support: [blood, 'Free idle'] }, Bob: {} },
  });
  t.expect.card('it', { in: 'discard of Ann' });
});
