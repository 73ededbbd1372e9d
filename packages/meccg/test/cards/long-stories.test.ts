/** Cards whose texts take several steps to tell. */
import { describe } from 'vitest';
import { attackWith, Bob, company, resolveChain, scenario } from '../table.ts';

const by = ['Rhudaur', 'Hollin', 'Redhorn Gate'];

describe('Alatar', () => {
  scenario(
    '[ME-CARD-0018] [ME-CARD-0019] [ME-CARD-4001] Alatar faces a strike first, then taps and checks corruption',
    (t) => {
      t.given({
        phase: 'attack',
        company: 'riders',
        attack: { creature: 'Barrow-wight' },
        dice: [6, 6, 6, 6],
        players: {
          Ann: {
            companies: [
              { ...company('Moria', 'Elladan'), as: 'riders' },
              { ...company('Rivendell', 'Alatar'), as: 'tower' },
            ],
          },
          Bob: { ...Bob, hand: ['Barrow-wight'] },
        },
      });
      t.player('Ann').does('Alatar');
      resolveChain(t);
      t.player('Ann').does('Yes', 'Pass', 'Alatar', 'Roll');
      t.expect
        .card('Alatar', { status: 'tapped', in: 'company of riders' })
        .card('Elladan', { status: 'untapped' });
    },
  );
});

describe('The White Tree', () => {
  scenario('[ME-CARD-0827] [ME-STORE-2007] The White Tree: a Sapling stored at Minas Tirith will do', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['The White Tree'],
          points: [{ card: 'Sapling of the White Tree', storedAt: 'Minas Tirith' }],
          companies: [company('Minas Tirith', 'Balin')],
        },
        Bob,
      },
    });
    t.player('Ann').does('The White Tree');
    t.expect
      .card('The White Tree', { in: 'events of Ann' })
      .card('Sapling of the White Tree', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0828] The White Tree: a Sapling that an opponent has stored will not', (t) => {
    t.given({
      players: {
        Ann: { hand: ['The White Tree'], companies: [company('Minas Tirith', 'Balin')] },
        Bob: { ...Bob, points: [{ card: 'Sapling of the White Tree', storedAt: 'Minas Tirith' }] },
      },
    });
    t.player('Ann').mayNot('The White Tree', { because: 'nothing to choose Sapling of the White Tree' });
  });
});

describe('Forewarned Is Forearmed', () => {
  const slain = (events: readonly string[]) => ({
    phase: 'hazards',
    dice: [6, 6],
    players: {
      Ann: {
        events,
        companies: [{ ...company('Rivendell', 'Elrond', 'Haldir'), as: 'riders', movesTo: 'Bree' }],
      },
      Bob: { ...Bob, hand: ['Slayer', 'Orc-guard'] },
    },
  });
  scenario(
    'Forewarned Is Forearmed: Slayer makes one attack only, which nobody can cancel; beaten, it takes the card along',
    (t) => {
      t.given(slain(['Forewarned Is Forearmed']));
      attackWith(t, 'Bob', 'Slayer');
      t.player('Ann').mayNot('Slayer');
      t.player('Bob').does('Elrond');
      t.player('Ann').does('No', 'Pass');
      resolveChain(t);
      t.expect
        .card('Forewarned Is Forearmed', { in: 'discard of Ann' })
        .card('Slayer', { in: 'points of Ann' });
    },
  );
});

describe('Safe from the Shadow', () => {
  scenario('Safe from the Shadow is discarded when a play deck is exhausted', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          events: ['Safe from the Shadow'],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }],
        },
        Bob: { ...Bob, deck: ['Orc-guard'], discard: ['Ghosts', 'Slayer'] },
      },
    });
    t.player('Ann').does('the path printed');
    resolveChain(t);
    t.expect.card('Safe from the Shadow', { in: 'discard of Ann' });
  });
});

describe('Eärcaraxë Ahunt', () => {
  const sea = (events: readonly string[], to: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        hand: ['Concealment'],
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Edhellond', 'Elrond', 'Adrazar'), movesTo: to }],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], deck: ['Cram', 'Cram', 'Cram', 'Cram'], events },
    },
  });
  const sail = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('the path printed');
    t.player('Ann').does('No');
    t.player('Bob').does('No');
    resolveChain(t);
  };
  scenario('Eärcaraxë Ahunt: not in the Mouths of the Anduin without Doors of Night', (t) => {
    t.given(sea(['Eärcaraxë Ahunt'], 'Tolfalas'));
    sail(t);
    t.expect.table({ 'attack strikes': 0 });
  });
  scenario('Eärcaraxë Ahunt: with Doors of Night wherever there is a Coastal Sea', (t) => {
    t.given(sea(['Eärcaraxë Ahunt', 'Doors of Night'], 'Tolfalas'));
    sail(t);
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 15 });
  });
});

describe('the trolls', () => {
  for (const [first, then] of [
    ['“Tom” (Tûma)', '“Bert” (Bûrat)'],
    ['“William” (Wûluag)', '“Tom” (Tûma)'],
  ] as const)
    scenario(`${then} after ${first}: items but special ones are lost`, (t) => {
      t.given({
        phase: 'hazards',
        dice: [1, 1, 1, 1],
        players: {
          Ann: {
            hand: ['Dark Quarrels', 'Escape'],
            companies: [
              { ...company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }), movesTo: 'Moria', by },
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
