/** The Wizards: creatures, and what becomes of those they wound. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario, toMoria } from '../../../table.ts';
import { cited } from '../../cited.ts';

describe('the three trolls', () => {
  const trolls = (first: string) => ({
    ...going([first, '“William” (Wûluag)'], [{ card: 'Elladan', on: ['Glamdring', 'Palantír of Orthanc'] }], {
      hand: ['Dark Quarrels', 'Escape'],
    }),
    dice: [1, 1, 1, 1],
  });
  scenario(
    '[TW-112 ME-CARD-0834] William: after Bert, whoever he wounds loses his items but special ones',
    (t) => {
      t.given(trolls('“Bert” (Bûrat)'));
      attackWith(t, 'Bob', '“Bert” (Bûrat)', 'wilderness');
      t.player('Ann').does('Dark Quarrels');
      resolveChain(t);
      attackWith(t, 'Bob', '“William” (Wûluag)', 'wilderness');
      t.player('Ann').does('Pass', 'Elladan', 'No');
      resolveChain(t);
      t.expect
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Palantír of Orthanc', { in: 'on of Elladan' });
    },
  );
  scenario('[TW-112] William: after Hobgoblins nothing is lost', (t) => {
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
    scenario(`${cited(name)}: a wounded character checks corruption at ${modifier}`, (t) => {
      t.given(wounded(3 - modifier));
      t.player('Ann').does('Elladan', 'No');
      t.expect.card('Elladan', { in: 'discard of Ann' });
    });
    scenario(`${cited(name)}: one more, and he passes`, (t) => {
      t.given(wounded(4 - modifier));
      t.player('Ann').does('Elladan', 'No');
      t.expect.card('Elladan', { status: 'wounded', in: 'company of company 1' });
    });
  }
  scenario('[TW-37] Ghosts: who is not wounded does not check', (t) => {
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

describe('the trolls', () => {
  for (const [first, then] of [
    ['“Tom” (Tûma)', '“Bert” (Bûrat)'],
    ['“William” (Wûluag)', '“Tom” (Tûma)'],
  ] as const)
    scenario(`${cited(then)} after ${first}: items but special ones are lost`, (t) => {
      t.given({
        phase: 'hazards',
        dice: [1, 1, 1, 1],
        players: {
          Ann: {
            hand: ['Dark Quarrels', 'Escape'],
            companies: [
              {
                ...company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }),
                movesTo: 'Moria',
                by: toMoria,
              },
            ],
          },
          Bob: { ...Bob, hand: [first, then] },
        },
      });
      t.player('Bob').does(`${first}: attack`);
      if (first.includes('William')) t.player('Bob').does('wilderness');
      resolveChain(t);
      t.player('Ann').does('Dark Quarrels');
      resolveChain(t);
      t.player('Bob').does(`${then}: attack`);
      if (then.includes('Bert')) t.player('Bob').does('wilderness');
      resolveChain(t);
      t.player('Ann').does('Pass', 'Elladan', 'No');
      resolveChain(t);
      t.expect.card('Glamdring', { in: 'discard of Ann' });
    });
});

scenario('[TW-112 ME-CARD-0834] William: allies stay, and what is no item', (t) => {
  t.given({
    ...going(
      ['“Bert” (Bûrat)', '“William” (Wûluag)'],
      [{ card: 'Elladan', on: ['Glamdring', 'Gollum', 'Rebel-talk', 'Cram'] }],
      { hand: ['Dark Quarrels', 'Escape'] },
    ),
    dice: [1, 1, 1, 1],
  });
  attackWith(t, 'Bob', '“Bert” (Bûrat)', 'wilderness');
  t.player('Ann').does('Dark Quarrels');
  resolveChain(t);
  attackWith(t, 'Bob', '“William” (Wûluag)', 'wilderness');
  t.player('Ann').does('Pass', 'Elladan', 'No', 'Pass');
  resolveChain(t);
  t.expect
    .card('Glamdring', { in: 'discard of Ann' })
    .card('Cram', { in: 'discard of Ann' })
    .card('Gollum', { in: 'on of Elladan' })
    .card('Rebel-talk', { in: 'on of Elladan' });
});

scenario('[TW-37] Ghosts: of two who are struck only the wounded one checks', (t) => {
  t.given({
    phase: 'attack',
    attack: { creature: 'Ghosts' },
    dice: [1, 1, 1, 1, 6, 6, 6, 6, 6, 6],
    players: {
      Ann: {
        companies: [
          company(
            'Moria',
            { card: 'Elladan', on: ['Scroll of Isildur'] },
            { card: 'Elrohir', on: ['Orcrist'] },
            { card: 'Haldir', on: ['Narsil'] },
          ),
        ],
      },
      Bob: { ...Bob, hand: ['Ghosts'] },
    },
  });
  t.player('Ann').does('Elladan', 'Elrohir', 'Haldir');
  t.player('Ann').does('The strike against Elladan', 'No', 'The strike against Elrohir', 'No', 'No');
  t.expect
    .card('Elladan', { status: 'wounded' })
    .card('Elrohir', { status: 'tapped' })
    .card('Haldir', { status: 'tapped' });
});
