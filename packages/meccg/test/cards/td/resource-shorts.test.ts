/** The Dragons: resource short-events. */
import { describe } from 'vitest';
import { attackWith, Bob, company, type Placed, resolveChain, scenario } from '../../table.ts';
import { attacked } from '../positions.ts';
import { going } from './riding.ts';

const marvels = (status: string) => ({
  players: {
    Ann: { hand: ['Marvels Told'], companies: [company('Bree', { card: 'Balin', status }, 'Elladan')] },
    Bob: { ...Bob, events: ['The Moon Is Dead', 'Doors of Night'] },
  },
});

scenario('[TD-98] And Forth He Hastened: untaps someone in the Wizard’s company', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['And Forth He Hastened'],
        companies: [company('Bree', 'Saruman', { card: 'Elladan', status: 'tapped' })],
      },
      Bob,
    },
  });
  t.player('Ann').does('And Forth He Hastened');
  t.expect.card('Elladan', { status: 'untapped' });
});

scenario('[TD-98] And Forth He Hastened: not in another company', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['And Forth He Hastened'],
        companies: [company('Bree', 'Saruman'), company('Moria', { card: 'Elladan', status: 'tapped' })],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('And Forth He Hastened', { because: 'nothing to choose a Wizard you control' });
});

scenario('[TD-132] Many Turns and Doublings: a ranger’s company is rid of Undead', (t) => {
  t.given(attacked(['Many Turns and Doublings'], 'Undead', ['Beretar']));
  t.player('Ann').does('Many Turns and Doublings');
  t.expect.card('Beretar', { status: 'untapped' });
});

scenario('[TD-132] Many Turns and Doublings: not without a ranger', (t) => {
  t.given(attacked(['Many Turns and Doublings'], 'Undead', ['Balin', 'Bofur']));
  t.player('Ann').mayNot('Many Turns and Doublings', { because: 'ranger' });
});

scenario(
  '[TD-132 ME-CARD-0449] Many Turns and Doublings: with Gates of Morning the hazard limit falls, and may negate a hazard',
  (t) => {
    t.given(
      going(
        ['Many Turns and Doublings', 'Smoke Rings'],
        ['Beretar'],
        ['Ghosts', 'Orc-watch', 'Dragon-sickness', 'Rebel-talk'],
        { events: ['Gates of Morning'], discard: ['Cram'] },
      ),
    );
    t.player('Ann').does('Many Turns and Doublings');
    resolveChain(t);
    t.expect.table({ hazardLimit: 1 });
  },
);

scenario('[TD-132 ME-CARD-0450] Many Turns and Doublings: only while there is a hazard limit', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Many Turns and Doublings'],
        events: ['Gates of Morning'],
        companies: [company('Bree', 'Beretar')],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Many Turns and Doublings');
});

describe('attacks against a company', () => {
  scenario('[TD-134] Marvels Told is no answer to a creature', (t) => {
    t.given(going(['Marvels Told'], ['Balin'], ['Hobgoblins', 'Ghosts']));
    attackWith(t, 'Bob', 'Hobgoblins');
    t.player('Ann').mayNot('Marvels Told', { because: 'on your turn' });
  });
});

scenario(
  '[TD-134] Marvels Told: a sage taps to discard a lasting hazard that is no environment, and checks at −2',
  (t) => {
    t.given({ ...marvels('untapped'), dice: [6, 6] });
    t.player('Ann').does('Marvels Told', 'Roll');
    t.expect
      .card('The Moon Is Dead', { in: 'discard of Bob' })
      .card('Balin', { status: 'tapped' })
      .card('Doors of Night', { in: 'events of Bob' });
  },
);

scenario('[TD-134] Marvels Told: not with a tapped sage', (t) => {
  t.given(marvels('tapped'));
  t.player('Ann').mayNot('Marvels Told', { because: 'nothing to choose an untapped sage' });
});

scenario('[TD-169] Wizard Uncloaked: all hazard permanent-events on his company go back to hand', (t) => {
  t.given({
    dice: [6, 6],
    players: {
      Ann: {
        hand: ['Wizard Uncloaked'],
        companies: [
          company('Bree', 'Saruman', { card: 'Haldir', on: ['Rebel-talk'] }),
          company('Moria', { card: 'Elladan', on: ['Foolish Words'] }),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Wizard Uncloaked', 'Roll');
  t.expect.card('Rebel-talk', { in: 'hand of Ann' }).card('Foolish Words', { in: 'on of Elladan' });
});

scenario('[ME-STRIKE-504] Dark Quarrels: an attack on each has no number to halve', (t) => {
  t.given({
    phase: 'attack',
    attack: { race: 'Undead', strikes: 'each', prowess: 9 },
    players: {
      Ann: {
        hand: ['Dark Quarrels'],
        events: ['Gates of Morning'],
        companies: [company('Moria', 'Elladan', 'Elrohir')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Dark Quarrels');
  resolveChain(t);
  t.player('Ann').mayChoose.exactly('The strike against Elladan', 'The strike against Elrohir');
});

for (const [dice, stays] of [
  [[4, 2], true],
  [[3, 2], false],
] as const)
  scenario(`[TD-134] Marvels Told: what it discards weighs no more: a roll of ${dice[0] + dice[1]}`, (t) => {
    t.given({
      dice,
      players: {
        Ann: {
          hand: ['Marvels Told'],
          companies: [company('Bree', { card: 'Balin', on: ['Scroll of Isildur', 'Lure of the Senses'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Marvels Told');
    t.expect.card('Balin', { in: stays ? 'company of company 1' : 'discard of Ann' });
  });

for (const [dice, stays] of [
  [[4, 2], true],
  [[3, 2], false],
] as const)
  scenario(
    `[TD-169] Wizard Uncloaked: what goes back weighs no more: a roll of ${dice[0] + dice[1]}`,
    (t) => {
      t.given({
        dice,
        players: {
          Ann: {
            hand: ['Wizard Uncloaked'],
            companies: [
              company('Bree', { card: 'Saruman', on: ['Scroll of Isildur', 'Lure of the Senses'] }),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Wizard Uncloaked');
      t.expect.card('Saruman', { in: stays ? 'company of company 1' : 'out of Ann' });
    },
  );

describe('[TD-163] Warm Now Be Heart and Limb', () => {
  const warming = (dice: readonly number[], ...who: readonly Placed[]) => ({
    dice,
    players: {
      Ann: {
        hand: ['Warm Now Be Heart and Limb'],
        companies: [company('Bree', ...who), company('Edoras', 'Arwen')],
      },
      Bob,
    },
  });
  const hurt = (card: string) => ({ card, status: 'wounded' });
  scenario('each sage who taps heals one, and checks corruption', (t) => {
    t.given(warming([6, 6, 6, 6], 'Elrond', 'Celeborn', hurt('Elladan'), hurt('Elrohir')));
    t.player('Ann').does('Warm Now Be Heart and Limb', 'Yes', 'Elladan', 'Roll', 'Yes');
    t.expect
      .card('Elrond', { status: 'tapped' })
      .card('Celeborn', { status: 'tapped' })
      .card('Elladan', { status: 'tapped' })
      .card('Elrohir', { status: 'tapped' });
  });
  scenario('whoever does not tap heals nobody', (t) => {
    t.given(warming([6, 6], 'Elrond', 'Celeborn', hurt('Elladan'), hurt('Elrohir')));
    t.player('Ann').does('Warm Now Be Heart and Limb', 'Yes', 'Elladan', 'Roll', 'No');
    t.expect.card('Celeborn', { status: 'untapped' }).card('Elrohir', { status: 'wounded' });
  });
  scenario('not without an untapped sage in the company', (t) => {
    t.given(warming([], { card: 'Elrond', status: 'tapped' }, hurt('Elladan')));
    t.player('Ann').mayNot('Warm Now Be Heart and Limb', { because: 'company' });
  });
  scenario('not without anyone wounded', (t) => {
    t.given(warming([], 'Elrond', { card: 'Elladan', status: 'tapped' }));
    t.player('Ann').mayNot('Warm Now Be Heart and Limb', { because: 'company' });
  });
});
