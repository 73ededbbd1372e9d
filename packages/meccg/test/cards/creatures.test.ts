/** Creatures: their numbers come from the facts; here is what their texts add. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../table.ts';

const three = ['Elladan', 'Elrohir', 'Gildor Inglorion'];

describe('numbers', () => {
  for (const [name, strikes, prowess, to] of [
    ['Hobgoblins', 2, 10, undefined],
    ['Orc-watch', 3, 9, 'shadow-hold'],
    ['Orc-guard', 5, 8, 'shadow-hold'],
    ['Orc-warband', 5, 4, 'shadow-hold'],
    ['Orc-lieutenant', 1, 7, 'shadow-hold'],
  ] as const)
    scenario(`${name}: ${strikes} strikes with ${prowess} prowess`, (t) => {
      t.given({
        ...going([name], three),
        players: {
          ...going([name], three).players,
          Ann: { ...going([name], three).players.Ann, hand: ['Dark Quarrels'] },
        },
      });
      t.player('Bob').does(`${name}: attack`);
      if (to !== undefined && name !== 'Orc-watch' && name !== 'Orc-guard') t.player('Bob').does(to);
      resolveChain(t);
      t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
    });
  scenario('Stirring Bones: 2 strikes with 9 prowess, keyed to two Wildernesses or a Shadow-hold', (t) => {
    t.given(going(['Stirring Bones'], three, { hand: ['Escape'] }));
    attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
  });
  scenario('Ambusher: cannot be keyed to a path without Free-domain or Border-land', (t) => {
    t.given(going(['Ambusher'], three));
    t.player('Bob').mayNot('Ambusher', { because: 'keyed' });
  });
  scenario('Ambusher: the attacker chooses who is struck', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Ambusher' },
      players: { Ann: { companies: [company('Bree', ...three)] }, Bob: { ...Bob, hand: ['Ambusher'] } },
    });
    t.player('Bob').mayChoose.exactly('Elladan', 'Elrohir', 'Gildor Inglorion');
  });
});

describe('more against a company that has faced Orcs', () => {
  for (const [name, base, more] of [
    ['Orc-warband', 4, 3],
    ['Orc-lieutenant', 7, 4],
  ] as const) {
    scenario(`${name}: +${more} prowess after another Orc attack`, (t) => {
      t.given(going(['Orc-watch', name], three, { hand: ['Concealment', 'Dark Quarrels', 'Escape'] }));
      attackWith(t, 'Bob', 'Orc-watch');
      t.player('Ann').does('Dark Quarrels');
      resolveChain(t);
      attackWith(t, 'Bob', name, 'shadow-hold');
      t.expect.table({ 'attack prowess': base + more });
    });
    scenario(`${name}: not after an Undead attack`, (t) => {
      t.given(going(['Stirring Bones', name], three, { hand: ['Escape', 'Dark Quarrels'] }));
      attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
      t.player('Ann').does('Escape', 'Elladan');
      resolveChain(t);
      attackWith(t, 'Bob', name, 'shadow-hold');
      t.expect.table({ 'attack prowess': base });
    });
  }
});

describe('checks of the wounded', () => {
  for (const [name, modifier] of [
    ['Barrow-wight', -2],
    ['Ghosts', -1],
  ] as const) {
    // A strike that wounds; the body check does no harm; then a corruption check of a total of 4 or less.
    const wounded = (roll: number) => ({
      phase: 'attack',
      attack: { creature: name },
      dice: [1, 1, 1, 1, roll - 1, 1],
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Scroll of Isildur'] })] },
        Bob: { ...Bob, hand: [name] },
      },
    });
    scenario(`${name}: a wounded character checks corruption at ${modifier}`, (t) => {
      t.given(wounded(3 - modifier));
      t.player('Ann').does('Elladan', 'No');
      t.expect.card('Elladan', { in: 'discard of Ann' });
    });
    scenario(`${name}: one more, and he passes`, (t) => {
      t.given(wounded(4 - modifier));
      t.player('Ann').does('Elladan', 'No');
      t.expect.card('Elladan', { status: 'wounded', in: 'company of company 1' });
    });
  }
  scenario('Ghosts: who is not wounded does not check', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Barrow-wight' },
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Scroll of Isildur'] })] },
        Bob: { ...Bob, hand: ['Barrow-wight'] },
      },
    });
    t.player('Ann').does('Elladan', 'No');
    t.expect.card('Elladan', { status: 'tapped' });
  });
});

describe('Corpse-candle', () => {
  const lit = (hand: readonly string[], dice: readonly number[]) => ({
    phase: 'attack',
    attack: { creature: 'Corpse-candle' },
    dice,
    players: {
      Ann: { hand, companies: [company('Moria', { card: 'Elladan', on: ['Scroll of Isildur'] }, 'Adrazar')] },
      Bob: { ...Bob, hand: ['Corpse-candle'] },
    },
  });
  scenario('Corpse-candle: every character checks before strikes are assigned', (t) => {
    t.given(lit([], [1, 1, 6, 6]));
    t.player('Ann').does('Elladan', 'Roll');
    t.expect.card('Elladan', { in: 'discard of Ann' }).card('Adrazar', { status: 'untapped' });
  });
  scenario('[ME-CARD-0125] [ME-CARD-4007] Corpse-candle: none if the attack is cancelled', (t) => {
    t.given(lit(['Concealment'], []));
    t.player('Ann').does('Concealment');
    t.expect.card('Elladan', { status: 'untapped' }).card('Adrazar', { status: 'tapped' });
  });
});

describe('Chill Douser', () => {
  const chilled = (hand: readonly string[]) =>
    going(['Chill Douser', 'Stirring Bones', 'Orc-watch'], three, { hand });
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

describe('Little Snuffler', () => {
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

describe('Slayer', () => {
  const slain = (dice: readonly number[]) => ({
    phase: 'attack',
    attack: { creature: 'Slayer', attacks: 2 },
    dice,
    players: {
      Ann: { companies: [company('Bree', 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, hand: ['Slayer'] },
    },
  });
  scenario(
    '[ME-CARD-0690] [ME-CARD-0691] Slayer: two attacks on one character; any companion may tap to cancel one, even after the first',
    (t) => {
      t.given(slain([6, 6]));
      t.player('Ann').does('Pass');
      t.player('Bob').does('Elladan');
      t.player('Ann').does('Pass', 'No', 'Pass', 'Pass', 'Slayer');
      t.expect.card('Elrohir', { status: 'tapped' }).card('Elladan', { status: 'tapped' });
    },
  );
});

describe('the three trolls', () => {
  const trolls = (first: string) => ({
    ...going([first, '“William” (Wûluag)'], [{ card: 'Elladan', on: ['Glamdring', 'Palantír of Orthanc'] }], {
      hand: ['Dark Quarrels', 'Escape'],
    }),
    dice: [1, 1, 1, 1],
  });
  scenario('[ME-CARD-0834] William: after Bert, whoever he wounds loses his items but special ones', (t) => {
    t.given(trolls('“Bert” (Bûrat)'));
    attackWith(t, 'Bob', '“Bert” (Bûrat)', 'wilderness');
    t.player('Ann').does('Dark Quarrels');
    resolveChain(t);
    attackWith(t, 'Bob', '“William” (Wûluag)', 'wilderness');
    t.player('Ann').does('Pass', 'Elladan', 'No');
    resolveChain(t);
    t.expect.card('Glamdring', { in: 'discard of Ann' }).card('Palantír of Orthanc', { in: 'on of Elladan' });
  });
  scenario('William: after Hobgoblins nothing is lost', (t) => {
    t.given(trolls('Hobgoblins'));
    attackWith(t, 'Bob', 'Hobgoblins');
    t.player('Ann').does('Dark Quarrels');
    resolveChain(t);
    attackWith(t, 'Bob', '“William” (Wûluag)', 'wilderness');
    t.player('Ann').does('Pass', 'Elladan', 'No');
    resolveChain(t);
    t.expect.card('Glamdring', { in: 'on of Elladan' });
  });
});

describe('Corsairs of Umbar', () => {
  const raid = (from: string, to: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(from, 'Elladan'), movesTo: to }] },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Corsairs of Umbar', 'Orc-guard'] },
    },
  });
  scenario(
    '[ME-CARD-0126] Corsairs of Umbar: keyed to their coasts by name, and to sites in coastal regions',
    (t) => {
      t.given(raid('Edhellond', 'Tolfalas'));
      t.player('Bob').does('Corsairs of Umbar: attack');
      t.player('Bob').mayChoose.includes('Tolfalas');
    },
  );
  scenario('Corsairs of Umbar: not far from the sea', (t) => {
    t.given(raid('Rivendell', 'Moria'));
    t.player('Bob').mayNot('Corsairs of Umbar', { because: 'keyed' });
  });
});
