/** Body checks, and what becomes of the items of the fallen. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

/** Elladan (body 8) loses to a strike of 20; `check` are the dice of the body check. */
function struck(
  t: Table<S>,
  check: readonly number[],
  elladan: Readonly<Record<string, unknown>> = {},
): void {
  t.given({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20 },
    dice: [1, 1, ...check],
    players: { Ann: { companies: [company('Moria', { card: 'Elladan', ...elladan })] }, Bob },
  });
  if (elladan['status'] === undefined) t.player('Ann').does('Elladan', 'No');
}

describe('of a character', () => {
  scenario(
    '[ME-BODY-001] [ME-BODY-004] [ME-BODY-503] [ME-BODY-4002] a roll equal to his body leaves him wounded',
    (t) => {
      struck(t, [4, 4]);
      t.expect.card('Elladan', { body: 8, status: 'wounded', in: 'company of company 1' });
    },
  );
  scenario('[ME-BODY-004] [ME-BODY-4002] a roll above his body eliminates him', (t) => {
    struck(t, [4, 5]);
    t.expect.card('Elladan', { in: 'out of Ann' });
  });
  scenario('[ME-BODY-501] [ME-BODY-505] one who was wounded before has +1, and no more', (t) => {
    struck(t, [4, 4], { status: 'wounded' });
    t.expect.card('Elladan', { in: 'out of Ann' });
  });
  scenario('[ME-BODY-501] one who was wounded before survives a roll that is 1 lower than his body', (t) => {
    struck(t, [4, 3], { status: 'wounded' });
    t.expect.card('Elladan', { status: 'wounded', in: 'company of company 1' });
  });
  scenario('[ME-BODY-501] one who was merely tapped has no such modifier', (t) => {
    struck(t, [4, 4], { status: 'tapped' });
    t.expect.card('Elladan', { status: 'wounded' });
  });
  scenario(
    '[ME-BODY-506] [ME-DICE-2001] [ME-DICE-2003] nothing can be done between the strike and the body check',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 2, prowess: 20 },
        dice: [1, 1, 4, 5],
        players: {
          Ann: { hand: ['Marvels Told', 'Dodge'], companies: [company('Moria', 'Elladan', 'Elrohir')] },
          Bob,
        },
      });
      t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'Pass');
      t.expect.card('Elladan', { in: 'out of Ann' });
    },
  );
});

describe('of a strike', () => {
  const beaten = (t: Table<S>, attack: Readonly<Record<string, unknown>>, dice: readonly number[]): void => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-watch', strikes: 1, prowess: 5, ...attack },
      dice,
      players: { Ann: { companies: [company('Moria', 'Elladan')] }, Bob: { ...Bob, hand: ['Orc-watch'] } },
    });
    t.player('Ann').does('Elladan', 'No');
  };
  scenario('[ME-BODY-002] without a body it is defeated without a roll', (t) => {
    beaten(t, {}, [6, 6]);
    t.player('Ann').has({ points: ['Orc-watch'] });
  });
  scenario('[ME-BODY-005] [ME-BODY-4002] [ME-STRIKE-520] a roll above its body defeats it', (t) => {
    beaten(t, { body: 7 }, [6, 6, 4, 4]);
    t.player('Ann').has({ points: ['Orc-watch'] });
  });
  scenario('[ME-BODY-005] [ME-STRIKE-520] a roll equal to its body does not', (t) => {
    beaten(t, { body: 7 }, [6, 6, 4, 3]);
    t.player('Ann').has({ points: 0 });
    t.expect.card('Orc-watch', { in: 'discard of Bob' });
  });
  scenario(
    '[ME-BODY-4000] [ME-STRIKE-523] every strike needs its own body check: one that holds saves the creature',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: 'Orc-watch', strikes: 2, prowess: 5, body: 8 },
        dice: [6, 6, 5, 4, 6, 6, 4, 4],
        players: {
          Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
          Bob: { ...Bob, hand: ['Orc-watch'] },
        },
      });
      t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'No');
      t.expect.card('Orc-watch', { in: 'discard of Bob' });
    },
  );
});

describe('items of the fallen', () => {
  const fallen = (t: Table<S>, others: readonly unknown[]): void => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 20, attackerChooses: true },
      dice: [1, 1, 6, 6],
      players: {
        Ann: {
          companies: [
            {
              at: 'Moria',
              characters: [
                { card: 'Elladan', on: ['Glamdring', 'Book of Mazarbul', 'Horn of Anor', 'Gollum'] },
                ...others,
              ],
            },
          ],
        },
        Bob,
      },
    });
    t.player('Bob').does('Elladan');
    t.player('Ann').does('No', 'Pass');
  };
  scenario(
    '[ME-BODY-4003] [ME-ITEM-004] one goes to each unwounded companion, the rest are discarded',
    (t) => {
      fallen(t, ['Elrohir', { card: 'Haldir', status: 'tapped' }, { card: 'Elrond', status: 'wounded' }]);
      t.player('Ann').mayChoose.exactly(
        'Glamdring to Elrohir',
        'Glamdring to Haldir',
        'Book of Mazarbul to Elrohir',
        'Book of Mazarbul to Haldir',
        'Horn of Anor to Elrohir',
        'Horn of Anor to Haldir',
        'Discard the rest',
      );
      t.player('Ann')
        .does('Book of Mazarbul to Haldir')
        .mayChoose.exactly('Glamdring to Elrohir', 'Horn of Anor to Elrohir', 'Discard the rest');
      t.player('Ann').does('Glamdring to Elrohir');
      t.expect
        .card('Glamdring', { in: 'on of Elrohir' })
        .card('Book of Mazarbul', { in: 'on of Haldir' })
        .card('Horn of Anor', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-ALLY-507] [ME-ALLY-4005] the allies of the fallen are discarded, not passed on', (t) => {
    fallen(t, ['Elrohir']);
    t.player('Ann').mayChoose.excludes('Gollum to Elrohir');
    t.player('Ann').does('Discard the rest');
    t.expect.card('Gollum', { in: 'discard of Ann' }).card('Glamdring', { in: 'discard of Ann' });
  });
  scenario('[ME-BODY-502] [ME-STRIKE-4002] all of it happens before the next strike', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 14 },
      dice: [1, 1, 6, 6, 6, 4],
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Glamdring'] }, 'Elrohir')] },
        Bob,
      },
    });
    t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No');
    t.player('Ann').does('Glamdring to Elrohir');
    t.expect.card('Elrohir', { prowess: 8 });
    t.player('Ann').does('No');
    t.expect.card('Elrohir', { status: 'tapped' });
  });
  scenario(
    '[ME-INFL-518] his followers stay, and need no influence until the next organization phase',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 20, attackerChooses: true },
        dice: [1, 1, 6, 6],
        players: {
          Ann: { companies: [company('Moria', 'Elrond', { card: 'Haldir', leader: 'Elrond' })] },
          Bob,
        },
      });
      t.player('Bob').does('Elrond');
      t.player('Ann').does('No', 'Pass');
      t.expect.card('Haldir', { leader: 'none', uncontrolled: true, in: 'company of company 1' });
      t.player('Ann').has({ 'general influence used': 0 });
    },
  );
});

describe('a Wizard', () => {
  const lost = (t: Table<S>, avatarLoss: string): void => {
    t.given({
      phase: 'attack',
      avatarLoss,
      attack: { strikes: 1, prowess: 30, attackerChooses: true },
      dice: [1, 1, 6, 6],
      players: { Ann: { companies: [company('Moria', 'Alatar', 'Haldir')] }, Bob },
    });
    t.player('Bob').does('Alatar');
    t.player('Ann').does('No', 'Pass');
  };
  scenario('[ME-END-009] who is eliminated loses his player the game', (t) => {
    lost(t, 'lose');
    t.expect.result({ Ann: 'lost', Bob: 'won' });
  });
  scenario('[ME-END-010] or, in a tournament, 5 points', (t) => {
    lost(t, 'minus5');
    t.expect.result('undecided');
    t.player('Ann').has({ penalty: 5, avatar: 'none', avatarLost: true });
  });
});

describe('what else a strike does', () => {
  const troll = (t: Table<S>, dice: readonly number[]): void => {
    t.given({
      phase: 'hazards',
      dice,
      players: {
        Ann: {
          companies: [
            { ...company('Lórien', { card: 'Elladan', on: ['Glamdring'] }, 'Elrohir'), movesTo: 'Moria' },
          ],
        },
        Bob: { ...Bob, hand: ['“Bert” (Bûrat)', '“William” (Wûluag)'] },
      },
    });
    attackWith(t, 'Bob', '“Bert” (Bûrat)', 'wilderness');
    t.player('Ann').does('Elrohir', 'No', 'Pass');
    attackWith(t, 'Bob', '“William” (Wûluag)', 'wilderness');
    t.player('Ann').does('Pass');
    t.player('Bob').does('Elladan');
    t.player('Ann').does('No');
  };
  scenario(
    '[ME-BODY-507] [ME-BODY-509] [ME-COND-2013] comes before the body check, and nobody answers it: the items are gone when he falls',
    (t) => {
      troll(t, [6, 6, 1, 1, 6, 6]);
      t.expect.card('Elladan', { in: 'out of Ann' }).card('Glamdring', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-BODY-507] and it is lost all the same when he stays', (t) => {
    troll(t, [6, 6, 1, 1, 1, 1]);
    t.expect.card('Elladan', { status: 'wounded' }).card('Glamdring', { in: 'discard of Ann' });
  });
});

scenario('[ME-BODY-006] a card may call for a body check outside of combat', (t) => {
  t.given({
    phase: 'hazards',
    dice: [6, 6, 1, 1],
    players: {
      Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
      Bob: { ...Bob, hand: ['Veils Flung Away'] },
    },
  });
  t.player('Bob').does('Veils Flung Away: as');
  resolveChain(t);
  t.expect.card('Elladan', { status: 'tapped' }).card('Elrohir', { status: 'untapped' });
});
