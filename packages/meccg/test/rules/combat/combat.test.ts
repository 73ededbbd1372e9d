/** Attacks: who decides what, cancelling, defeat, detainment, several attacks, and what is open while one goes on. */
import { describe } from 'vitest';
import { onTheWay } from '../../dragons.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';
import { meets } from './meets.ts';

describe('an attack', () => {
  scenario('[ME-COMBAT-001] [ME-COMBAT-009] has strikes and a prowess', (t) => {
    meets(t, { creature: 'Orc-guard' }, ['Elladan', 'Elrohir']);
    t.expect.table({ 'attack strikes': 5, 'attack prowess': 8, 'attack body': 0 });
  });
  scenario('[ME-COMBAT-002] without a race it gives nobody a bonus against one', (t) => {
    meets(t, { strikes: 1, prowess: 4 }, ['Elladan', 'Elrohir']);
    t.expect.value('Elladan', 'prowess', 5);
  });
  scenario('[ME-COMBAT-002] against Orcs Elladan has +1', (t) => {
    meets(t, { strikes: 1, prowess: 4, race: 'Orc' }, ['Elladan', 'Elrohir']);
    t.expect.value('Elladan', 'prowess', 6);
  });
  scenario('[ME-COMBAT-003] [ME-CHAIN-500] [ME-CHAIN-2009] [ME-CHAIN-4005] must open a chain', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Doors of Night', 'Orc-guard'] },
      },
    });
    t.player('Bob').mayChoose.includes('Orc-guard: attack');
    t.player('Bob').does('Doors of Night: as a hazard');
    t.player('Bob').mayNot('Orc-guard', { because: 'must open a chain', rule: 'ME-CHAIN-2009' });
    resolveChain(t);
    t.player('Bob').mayChoose.includes('Orc-guard: attack');
  });
  scenario('[ME-COMBAT-007] [ME-HAZ-004] cannot be declared while another goes on', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Orc-lieutenant', 'Orc-guard'] },
      },
    });
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Bob').mayNot('Orc-guard', { because: 'another attack is under way', rule: 'ME-COMBAT-007' });
  });
  scenario('[ME-COMBAT-007] one that a card causes while another goes on comes after it', (t) => {
    const way = { at: 'Rivendell', to: 'Ettenmoors', by: ['Rhudaur'] };
    const bob = { hand: ['Neeker-breekers', 'Scorba Ahunt'], events: ['Doors of Night'] };
    t.given(onTheWay(way, bob, {}, { dice: [6, 6, 6, 6, 6, 6, 6, 6] }));
    t.player('Bob').does('Neeker-breekers: attack', 'wilderness');
    t.player('Bob').does('Scorba Ahunt: as a hazard');
    resolveChain(t);
    // Scorba is in play, and would hunt whoever moves here.
    t.expect.card('Scorba Ahunt', { in: 'events of Bob' });
    t.expect.table({ attacking: ['Neeker-breekers'], 'attack body': 0 });
    for (const struck of ['Glorfindel II', 'Elrond', 'Elladan'])
      t.player('Ann').does(`The strike against ${struck}`, 'No');
    t.player('Ann').does('No');
    t.expect.table({ attacking: 0, 'attack strikes': 4, 'attack prowess': 10, 'attack body': 7 });
  });
  scenario(
    '[ME-COMBAT-006] [ME-COMBAT-516] [ME-HAZ-009] is over with its last strike, and then others may follow',
    (t) => {
      t.given({
        phase: 'hazards',
        dice: [6, 6],
        players: {
          Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
          Bob: { ...Bob, hand: ['Orc-lieutenant', 'Orc-guard'] },
        },
      });
      attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
      t.expect.table({ attacking: ['Orc-lieutenant'] });
      t.player('Ann').does('Elladan', 'No', 'Pass');
      t.expect.table({ attacking: 0, stage: 'none' });
      t.player('Ann').has({ points: ['Orc-lieutenant'] });
      t.player('Bob').mayChoose.includes('Orc-guard: attack');
    },
  );
  scenario(
    '[ME-COMBAT-004] [ME-COMBAT-005] the attacker decides for the attack, the defender for his company',
    (t) => {
      meets(t, { strikes: 3, prowess: 3, automatic: true }, ['Elladan', 'Elrohir'], { dice: [6, 6, 6, 6] });
      t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan');
      t.player('Bob').mayChoose.exactly('0', '1');
      t.player('Bob').does('0');
      t.player('Ann').mayChoose.exactly('Yes', 'No');
      t.player('Ann').does('No', 'No');
    },
  );
});

describe('defeat', () => {
  scenario(
    '[ME-COMBAT-507] [ME-COMBAT-4005] [ME-PILE-011] all strikes defeated: it goes to the points of the defender',
    (t) => {
      meets(t, { creature: 'Hobgoblins' }, ['Elladan', 'Elrohir'], { dice: [6, 6, 6, 6] });
      t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'No');
      t.expect.card('Hobgoblins', { in: 'points of Ann' });
      t.player('Ann').has({ 'kill points': 1 });
    },
  );
  scenario('[ME-COMBAT-4005] [ME-COMBAT-508] [ME-COMBAT-4011] one strike tied: it is discarded', (t) => {
    meets(t, { creature: 'Hobgoblins' }, ['Elladan', 'Elrohir'], { dice: [6, 6, 2, 2] });
    t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'No');
    t.expect.card('Hobgoblins', { in: 'discard of Bob' }).card('Elrohir', { status: 'tapped' });
    t.player('Ann').has({ 'kill points': 0 });
  });
  scenario(
    '[ME-COMBAT-508] [ME-COMBAT-515] [ME-COMBAT-4003] a cancelled attack is faced, not defeated, and does nothing',
    (t) => {
      meets(t, { creature: 'Hobgoblins' }, ['Fatty Bolger', 'Elladan'], { ann: { hand: ['Concealment'] } });
      t.player('Ann').mayChoose.includes('Concealment');
      t.player('Ann').does('Concealment');
      resolveChain(t);
      t.expect.card('Hobgoblins', { in: 'discard of Bob' }).card('Elladan', { status: 'untapped' });
      t.player('Ann').has({ 'kill points': 0 });
    },
  );
  scenario('[ME-COMBAT-515] the company has faced a cancelled attack: an Orc-warband has its bonus', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          hand: ['Concealment'],
          companies: [{ ...company('Lórien', 'Fatty Bolger', 'Elladan', 'Elrohir'), movesTo: 'Moria' }],
        },
        Bob: { ...Bob, hand: ['Orc-guard', 'Orc-warband'] },
      },
    });
    attackWith(t, 'Bob', 'Orc-guard');
    t.player('Ann').does('Concealment');
    resolveChain(t);
    t.expect.card('Orc-guard', { in: 'discard of Bob' });
    attackWith(t, 'Bob', 'Orc-warband', 'wilderness');
    t.expect.table({ 'attack prowess': 7 });
  });
  scenario(
    '[ME-COMBAT-514] [ME-STRIKE-4001] an attack can be cancelled until its strikes are assigned',
    (t) => {
      meets(t, { creature: 'Hobgoblins' }, ['Fatty Bolger', 'Elladan', 'Elrohir'], {
        ann: { hand: ['Concealment'] },
      });
      t.player('Ann').does('Pass', 'Elladan', 'Elrohir');
      t.player('Ann').mayNot('Concealment', { because: 'when your company faces an attack' });
    },
  );
  scenario('[ME-COMBAT-512] only from the company that faces it', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Hobgoblins' },
      company: 'Elladan',
      players: {
        Ann: {
          hand: ['Concealment'],
          companies: [company('Moria', 'Elladan', 'Elrohir'), company('Bree', 'Fatty Bolger')],
        },
        Bob: { ...Bob, hand: ['Hobgoblins'] },
      },
    });
    t.player('Ann').mayNot('Concealment');
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', 'Pass');
  });
  scenario('[ME-COMBAT-4007] an automatic-attack gives no points', (t) => {
    meets(t, { strikes: 1, prowess: 3, automatic: true }, ['Elladan'], { dice: [6, 6] });
    t.player('Ann').does('Elladan', 'No');
    t.player('Ann').has({ points: 0 });
  });
  scenario(
    '[ME-STRIKE-504] an attack on each character gives everyone one strike, whatever adds strikes',
    (t) => {
      meets(
        t,
        { strikes: 'each', prowess: 3 },
        ['Elladan', { card: 'Elrohir', status: 'tapped' }, 'Haldir'],
        {
          dice: [6, 6, 6, 6, 6, 6],
        },
      );
      t.player('Ann').mayChoose.exactly(
        'The strike against Elladan',
        'The strike against Elrohir',
        'The strike against Haldir',
      );
      t.player('Ann').does('The strike against Elrohir', 'The strike against Elladan', 'No', 'No');
      t.expect.card('Haldir', { status: 'tapped' });
    },
  );
});

describe('several attacks of one creature', () => {
  const two = { creature: 'Stirring Bones', attacks: 2, strikes: 1, prowess: 9 };
  scenario('[ME-COMBAT-507] [ME-COMBAT-4008] come one after the other, and all must be defeated', (t) => {
    meets(t, two, ['Elladan', { card: 'Elrohir', status: 'tapped' }], { dice: [6, 6, 6, 6] });
    t.player('Ann').does('Elladan', 'No');
    t.player('Bob').does('Elladan');
    t.expect.card('Elladan', { status: 'tapped' });
    t.expect.card('Stirring Bones', { in: 'points of Ann' });
    t.player('Ann').has({ 'kill points': 1 });
  });
  scenario('[ME-COMBAT-507] [ME-COMBAT-4011] if one of them is not, it gives no points', (t) => {
    meets(t, two, ['Elladan', { card: 'Elrohir', status: 'tapped' }], { dice: [2, 2, 6, 6] });
    t.player('Ann').does('Elladan', 'No');
    t.player('Bob').does('Elladan');
    t.expect.card('Stirring Bones', { in: 'discard of Bob' });
  });
});

describe('detainment', () => {
  scenario(
    '[ME-DETAIN-002] [ME-DETAIN-502] [ME-DETAIN-4003] a successful strike taps, wounds nobody, and calls for no body check',
    (t) => {
      meets(t, { strikes: 1, prowess: 20, detainment: true }, ['Elladan'], { dice: [1, 1] });
      t.player('Ann').does('Elladan', 'Yes');
      t.expect.card('Elladan', { status: 'tapped' });
    },
  );
  scenario('[ME-DETAIN-002] a tapped target stays tapped', (t) => {
    meets(t, { strikes: 1, prowess: 20, detainment: true }, [{ card: 'Elladan', status: 'tapped' }], {
      dice: [1, 1],
    });
    t.expect.card('Elladan', { status: 'tapped' });
  });
  scenario('[ME-DETAIN-501] [ME-DETAIN-4001] it is never defeated, and its card is discarded', (t) => {
    meets(t, { creature: 'Orc-lieutenant', detainment: true }, ['Elladan'], { dice: [6, 6] });
    t.player('Ann').does('Elladan', 'No');
    t.expect.card('Orc-lieutenant', { in: 'discard of Bob' });
    t.player('Ann').has({ 'kill points': 0 });
  });
  scenario('[ME-DETAIN-508] [ME-DETAIN-4006] what follows a wound does not happen', (t) => {
    meets(
      t,
      { creature: 'Barrow-wight', detainment: true },
      [{ card: 'Elladan', on: ['Scroll of Isildur'] }],
      { dice: [1, 1] },
    );
    t.player('Ann').does('Elladan', 'No');
    t.expect.card('Elladan', { status: 'tapped', in: 'company of company 1' });
  });
  scenario(
    '[ME-DETAIN-4004] [ME-DETAIN-503] against a hero company only attacks that say so are detainment',
    (t) => {
      meets(t, { creature: 'Orc-guard', strikes: 1, prowess: 20 }, ['Elladan'], { dice: [1, 1, 1, 1] });
      t.player('Ann').does('Elladan', 'No');
      t.expect.card('Elladan', { status: 'wounded' });
    },
  );
});

scenario('an attack of no race is called that', (t) => {
  t.given({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9 },
    players: { Ann: { hand: ['Concealment'], companies: [company('Moria', 'Adrazar')] }, Bob },
  });
  t.expect.table({ 'attack race': 'none' });
});
