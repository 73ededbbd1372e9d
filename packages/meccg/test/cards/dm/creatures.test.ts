/** Dark Minions: creatures. */
import { describe, expect } from 'vitest';
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
  scenario('[DM-106] Chill Douser: it boosts no Orcs that come later', (t) => {
    t.given({ ...chilled(['Escape']), dice: [6, 6, 6, 6, 6, 6] });
    attackWith(t, 'Bob', 'Chill Douser');
    t.player('Ann').does('Pass', 'Elladan', 'Elrohir', 'Gildor Inglorion');
    t.player('Ann').does('The strike against Elladan', 'No', 'The strike against Elrohir', 'No', 'No');
    resolveChain(t);
    attackWith(t, 'Bob', 'Orc-watch');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 9 });
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

describe('Umagaur the Pale', () => {
  const two = ['Elladan', 'Elrohir'];
  const met = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    attackWith(t, 'Bob', 'Umagaur the Pale', 'Moria');
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
  };
  const hunted = (...more: readonly string[]) =>
    going(['Umagaur the Pale', ...more], two, { hand: ['Escape'] });
  scenario('[DM-112] Umagaur the Pale: at Moria, 1 strike with 14 prowess and 8 body', (t) => {
    t.given(hunted('Orc-raiders'));
    t.player('Bob').does('Umagaur the Pale: attack');
    t.player('Bob').mayChoose.exactly('shadow-hold', 'Moria');
    t.player('Bob').does('Moria');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 14, 'attack body': 8, 'attack race': 'Troll' });
  });
  const below = (events: readonly string[], to = 'The Gem-deeps') => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [company(to, ...two)] },
      Bob: { ...Bob, hand: ['Umagaur the Pale', 'Orc-raiders'], events },
    },
  });
  scenario('[DM-112] Umagaur the Pale: at The Under-gates', (t) => {
    t.given(below([], 'The Under-gates'));
    t.player('Bob').does('Umagaur the Pale: attack');
  });
  scenario('[DM-112] Umagaur the Pale: at other Under-deeps sites by night only', (t) => {
    t.given(below([], 'The Gem-deeps'));
    t.player('Bob').mayNot('Umagaur the Pale', { because: 'keyed' });
  });
  scenario('[DM-112] Umagaur the Pale: by night at any of them', (t) => {
    t.given(below(['Doors of Night'], 'The Gem-deeps'));
    t.player('Bob').does('Umagaur the Pale: attack');
  });
  scenario('[DM-112] Umagaur the Pale: by night not at other sites', (t) => {
    t.given(below(['Doors of Night'], 'Bree'));
    t.player('Bob').mayNot('Umagaur the Pale', { because: 'keyed' });
  });
  scenario(
    '[DM-112/1] [ME-CARD-0789] Umagaur the Pale: then Orcs come keyed to nothing, outside of the limit',
    (t) => {
      t.given(hunted('Goblin-faces'));
      met(t);
      t.expect.table({ hazardsDeclared: 1 });
      attackWith(t, 'Bob', 'Goblin-faces');
      t.expect.table({ 'attack prowess': 7, hazardsDeclared: 1 });
      expect(t.state.attack.keyedBy[t.state.global.attack]).toBe(0);
    },
  );
  scenario('[DM-112/1] Umagaur the Pale: what could be keyed anyway may be, and is free too', (t) => {
    t.given(hunted('Orc-guard'));
    met(t);
    attackWith(t, 'Bob', 'Orc-guard', 'shadow-hold');
    t.expect.table({ hazardsDeclared: 1 });
  });
  scenario('[DM-112/1] Umagaur the Pale: not before him', (t) => {
    t.given(hunted('Goblin-faces'));
    t.player('Bob').mayNot('Goblin-faces', { because: 'keyed' });
  });
  scenario('[DM-112/1] Umagaur the Pale: no Men alone', (t) => {
    t.given(hunted('Ambusher'));
    met(t);
    t.player('Bob').mayNot('Ambusher', { because: 'keyed' });
  });
  scenario('[DM-112/1] Umagaur the Pale: a unique Troll counts as ever', (t) => {
    t.given(hunted('“William” (Wûluag)'));
    met(t);
    t.player('Bob').does('“William” (Wûluag): attack');
    t.player('Bob').mayChoose.excludes('nothing');
    t.player('Bob').does('wilderness');
    t.expect.table({ hazardsDeclared: 2 });
  });
});
