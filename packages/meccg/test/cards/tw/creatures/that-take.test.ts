/** The Wizards: creatures that take people and things away, and those that only weary them. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../../src/state.ts';
import { attackWith, Bob, company, going, idleUntil, resolveChain, scenario } from '../../../table.ts';

const attackedBy = (
  creature: string,
  dice: readonly number[],
  characters: readonly (string | object)[],
  ann: object = {},
) => ({
  phase: 'attack',
  attack: { creature },
  dice,
  players: {
    Ann: { companies: [{ ...company('Moria', ...characters), as: 'here' }], ...ann },
    Bob: { ...Bob, hand: [creature] },
  },
});
const strikes = (t: Table<S>, ...assigned: readonly string[]): void => {
  t.player('Ann').does(...assigned);
  idleUntil(t, () => t.state.global.attack === 0);
};

describe('Abductor', () => {
  scenario(
    '[TW-1/1] [ME-CARD-4000] whom he wounds is discarded with all he has, and without a body check; a follower stays',
    (t) => {
      t.given(
        attackedBy(
          'Abductor',
          [1, 1],
          [
            { card: 'Legolas', on: ['Elven Cloak', 'Gollum'] },
            { card: 'Haldir', leader: 'Legolas' },
          ],
        ),
      );
      strikes(t, 'Legolas');
      t.expect
        .card('Legolas', { in: 'discard of Ann' })
        .card('Elven Cloak', { in: 'discard of Ann' })
        .card('Gollum', { in: 'discard of Ann' })
        .card('Haldir', { in: 'company of here' });
    },
  );
  scenario('[TW-1/1] whom he does not wound stays', (t) => {
    t.given(attackedBy('Abductor', [3, 2], ['Elladan', 'Haldir']));
    strikes(t, 'Elladan');
    t.expect.card('Elladan', { in: 'company of here', status: 'tapped' });
  });
  scenario('[TW-1/1] a Wizard is wounded, and checked as usual', (t) => {
    t.given(attackedBy('Abductor', [1, 1, 4, 5], ['Gandalf', 'Haldir']));
    strikes(t, 'Gandalf');
    t.expect.card('Gandalf', { in: 'company of here', status: 'wounded' });
  });
  scenario('[TW-1/1] [ME-CARD-0010] a Ringwraith stays too', (t) => {
    t.given({
      ...attackedBy('Abductor', [1, 1, 5, 5], []),
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            {
              ...company('Urlurtsu Nurn', { card: 'Adûnaphel the Ringwraith', status: 'tapped' }),
              as: 'here',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Abductor'] },
      },
    });
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Adûnaphel the Ringwraith', { in: 'company of here', status: 'wounded' });
  });
});

describe('Brigands', () => {
  const robbed = (dice: readonly number[]) =>
    attackedBy('Brigands', dice, [
      { card: 'Elladan', on: ['Cram'] },
      { card: 'Elrohir', on: ['Glamdring', 'Gollum'] },
      'Haldir',
    ]);
  scenario(
    '[TW-17/1] whoever they wound, the defender discards an item of the company, of his choice',
    (t) => {
      t.given(robbed([1, 1, 1, 1, 6, 6]));
      t.player('Ann').does('Elladan', 'Haldir', 'The strike against Elladan', 'No', 'Pass');
      t.player('Ann').mayChoose.exactly('Cram', 'Glamdring');
      t.player('Ann').does('Glamdring');
      t.expect.card('Glamdring', { in: 'discard of Ann' }).card('Cram', { in: 'on of Elladan' });
      idleUntil(t, () => t.state.global.attack === 0);
      t.expect.card('Cram', { in: 'on of Elladan' }).card('Gollum', { in: 'on of Elrohir' });
    },
  );
  scenario('[TW-17/1] each wound costs an item', (t) => {
    t.given(robbed([1, 1, 1, 1, 1, 1, 1, 1]));
    t.player('Ann').does('Elladan', 'Haldir', 'The strike against Elladan', 'No', 'Pass', 'Glamdring', 'No');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Glamdring', { in: 'discard of Ann' }).card('Cram', { in: 'discard of Ann' });
  });
  scenario('[TW-17/1] nobody wounded, nothing lost', (t) => {
    t.given(robbed([6, 6, 6, 6]));
    strikes(t, 'Elladan', 'Haldir');
    t.expect.card('Glamdring', { in: 'on of Elrohir' }).card('Cram', { in: 'on of Elladan' });
  });
});

describe('Giant Spiders', () => {
  for (const [roll, title, where] of [
    [[4, 3], 'less than his body: he lives', { in: 'company of here', status: 'wounded' }],
    [[4, 4], 'equal to his body: he is discarded', { in: 'discard of Ann' }],
    [[5, 4], 'more than his body: he is eliminated', { in: 'out of Ann' }],
  ] as const)
    scenario(`[TW-40/1] a body check ${title}`, (t) => {
      t.given({
        ...attackedBy('Giant Spiders', [1, 1, ...roll], ['Elladan', 'Elrohir']),
        attack: { creature: 'Giant Spiders', strikes: 1 },
      });
      strikes(t, 'Elladan');
      t.expect.card('Elladan', where);
    });
  scenario('[TW-40/1] a Wizard whose check equals his body lives', (t) => {
    t.given(attackedBy('Giant Spiders', [1, 1, 4, 5], ['Gandalf']));
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Gandalf', { in: 'company of here', status: 'wounded' });
  });
  scenario('[TW-40/1] a Hobbit is discarded like others', (t) => {
    t.given(attackedBy('Giant Spiders', [1, 1, 4, 5], ['Sam Gamgee']));
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Sam Gamgee', { in: 'discard of Ann' });
  });
  scenario('[TW-40/1] other attacks take nobody so', (t) => {
    t.given(attackedBy('Wild Trolls', [1, 1, 4, 4], ['Elladan']));
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Elladan', { in: 'company of here', status: 'wounded' });
  });
});

describe('Old Man Willow', () => {
  for (const [who, prowess] of [
    ['Sam Gamgee', 15],
    ['Elladan', 13],
  ] as const)
    scenario(`[TW-70/1] [ME-CARD-0518] an Awakened Plant of ${prowess} prowess against ${who}`, (t) => {
      t.given(attackedBy('Old Man Willow', [], ['Sam Gamgee', 'Elladan']));
      t.expect.table({ 'attack prowess': 13, 'attack race': 'Awakened Plant' });
      t.player('Ann').does(who);
      t.expect.table({ 'attack prowess': prowess });
    });
});

describe('Neeker-breekers', () => {
  scenario('[TW-493/2] a character fights with his mind, whatever he bears', (t) => {
    t.given(attackedBy('Neeker-breekers', [], [{ card: 'Elladan', on: ['Glamdring'] }]));
    t.expect.table({ 'prowess against the strike': 4 });
  });
  scenario('[TW-493/2] tapped, he has one less', (t) => {
    t.given(attackedBy('Neeker-breekers', [3, 2], [{ card: 'Elladan', status: 'tapped' }]));
    t.expect.card('Neeker-breekers', { in: 'points of Ann' });
  });
  scenario('[TW-493/2] and so much is not enough', (t) => {
    t.given(attackedBy('Neeker-breekers', [2, 2], [{ card: 'Elladan', status: 'tapped' }]));
    t.expect.card('Neeker-breekers', { in: 'discard of Bob' });
  });
  scenario('[TW-493/3] whom they beat is tapped, not wounded, and no body check is made', (t) => {
    t.given(attackedBy('Neeker-breekers', [1, 1, 1, 1], ['Elladan', { card: 'Haldir', status: 'wounded' }]));
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect
      .card('Elladan', { status: 'tapped' })
      .card('Haldir', { status: 'wounded' })
      .card('Neeker-breekers', { in: 'discard of Bob' });
  });
  scenario('[TW-493] beaten by all, they are worth a point', (t) => {
    t.given(attackedBy('Neeker-breekers', [6, 6, 6, 6], ['Elladan', 'Haldir']));
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Neeker-breekers', { in: 'points of Ann', 'marshalling points': 1 });
  });
  scenario('[TW-493/1] [ME-CARD-0494] a Wizard faces no strike, an ally does', (t) => {
    t.given(attackedBy('Neeker-breekers', [6, 6, 6, 6], ['Gandalf', { card: 'Elladan', on: ['Gollum'] }]));
    t.player('Ann').mayChoose.exactly('The strike against Elladan', 'The strike against Gollum');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Gandalf', { status: 'untapped' });
  });
});

describe('Adûnaphel', () => {
  const inPlay = (more: object = {}, ann: object = {}) => ({
    ...going(
      ['Orc-raiders', 'Orc-watch'],
      ['Elladan', { card: 'Elrohir', status: 'tapped' }, 'Elrond'],
      ann,
      {
        events: ['Adûnaphel'],
        ...more,
      },
    ),
  });
  scenario('[TW-2/1] she lies in play as a permanent-event, and counts as a hazard', (t) => {
    t.given(going(['Adûnaphel'], ['Elladan']));
    t.player('Bob').does('Adûnaphel: as a hazard');
    resolveChain(t);
    t.expect.card('Adûnaphel', { in: 'events of Bob' }).table({ hazardsDeclared: 1 });
  });
  scenario(
    '[TW-2/2] [ME-CARD-0012] [ME-TARGET-4000] her player taps an untapped character of that company',
    (t) => {
      t.given({
        ...inPlay(),
        company: 'riders',
        players: {
          Ann: {
            companies: [...inPlay().players.Ann.companies, company('Lórien', 'Haldir')],
          },
          Bob: inPlay().players.Bob,
        },
      });
      t.player('Bob').does('Adûnaphel: as a hazard: tap');
      t.player('Bob').mayChoose.exactly('Elladan', 'Elrond');
      t.player('Bob').does('Elrond');
      t.expect.table({ hazardsDeclared: 1 });
      resolveChain(t);
      t.expect
        .card('Elrond', { status: 'tapped' })
        .card('Elladan', { status: 'untapped' })
        .card('Adûnaphel', { in: 'discard of Bob' });
    },
  );
  scenario('[TW-2/2] [ME-CARD-0013] whom she means may tap for something else first', (t) => {
    t.given({
      ...inPlay({ events: ['Adûnaphel', 'Dwar of Waw'] }, { hand: ['Marvels Told'] }),
      dice: [6, 6],
    });
    t.player('Ann').does('Pass');
    t.player('Bob').does('Adûnaphel: as a hazard: tap', 'Elrond');
    t.player('Ann').does('Marvels Told');
    idleUntil(t, () => t.state.global.entries === 0);
    t.expect
      .card('Elrond', { status: 'tapped' })
      .card('Dwar of Waw', { in: 'discard of Bob' })
      .card('Adûnaphel', { in: 'discard of Bob' });
  });
  scenario('[TW-2/2] not beyond the hazard limit', (t) => {
    t.given({ ...inPlay(), hazardsDeclared: 3 });
    t.player('Bob').mayNot('Adûnaphel', { because: 'limit is reached' });
  });
  scenario('[TW-2/2] [ME-CARD-0011] not in a site phase', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Cram'], companies: [company('Bree', 'Elladan')] },
        Bob: { ...Bob, events: ['Adûnaphel'] },
      },
    });
    t.player('Bob').mayNot('Adûnaphel');
  });
  scenario('[TW-2] as a creature she has one strike', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Escape'], companies: [company('Carn Dûm', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Adûnaphel'] },
      },
    });
    attackWith(t, 'Bob', 'Adûnaphel');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 15, 'attack body': 10 });
  });
});
