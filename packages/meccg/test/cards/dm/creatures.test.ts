/** Dark Minions: creatures. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';
import { threeElves } from '../positions.ts';

describe('[DM-106] Chill Douser', () => {
  const chilled = (hand: readonly string[]) =>
    going(['Chill Douser', 'Stirring Bones', 'Orc-watch'], threeElves, { hand });
  scenario('Chill Douser: later Undead attacks have +1 strike and +1 prowess, it has not itself', (t) => {
    t.given({ ...chilled(['Escape']), dice: [6, 6, 6, 6, 6, 6] });
    attackWith(t, 'Bob', 'Chill Douser');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 8 });
    t.player('Ann').does('Pass', 'Elladan', 'Elrohir', 'Gildor Inglorion');
    t.player('Ann').does('The strike against Elladan', 'No', 'The strike against Elrohir', 'No', 'No');
    resolveChain(t);
    attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 10 });
  });
  scenario('[ME-CARD-0120] Chill Douser: cancelled, it boosts nothing', (t) => {
    t.given(chilled(['Escape', 'Many Turns and Doublings', 'Dark Quarrels']));
    attackWith(t, 'Bob', 'Chill Douser');
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
    attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
  });
});

describe('[DM-108] Little Snuffler', () => {
  const sniffed = (characters: readonly string[], dice: readonly number[]) => ({
    phase: 'attack',
    attack: { creature: 'Little Snuffler' },
    dice,
    players: {
      Ann: { hand: ['Concealment'], companies: [company('Moria', ...characters)] },
      Bob: { ...Bob, hand: ['Little Snuffler'] },
    },
  });
  scenario('Little Snuffler: each ranger lowers its body by 2', (t) => {
    t.given(sniffed(['Adrazar', 'Beretar'], []));
    t.expect.table({ 'attack body': 8 });
  });
  scenario('Little Snuffler: without rangers its body is as printed', (t) => {
    t.given(sniffed(['Adrazar', 'Balin'], []));
    t.expect.table({ 'attack body': 10 });
  });
  scenario(
    'Little Snuffler: the attacker chooses, and if it is not defeated no scout can help any more',
    (t) => {
      t.given({
        ...going(['Little Snuffler', 'Orc-watch'], ['Adrazar', 'Balin'], { hand: ['Concealment'] }),
        dice: [6, 6, 1, 1],
      });
      attackWith(t, 'Bob', 'Little Snuffler', 'wilderness');
      t.player('Ann').does('Pass');
      t.player('Bob').does('Balin');
      t.player('Ann').does('No', 'Pass');
      resolveChain(t);
      attackWith(t, 'Bob', 'Orc-watch');
      t.player('Ann').mayNot('Concealment');
    },
  );
});
