/** The Dragons: resource short-events. */
import { describe } from 'vitest';
import {
  attackWith,
  Bob,
  company,
  type Placed,
  resolveChain,
  going as riding,
  scenario,
} from '../../table.ts';
import { attacked } from '../positions.ts';

/** The same, with cards in Ann's hand. */
const going = (
  hand: readonly string[],
  characters: readonly Placed[],
  hazards: readonly string[],
  ann: object = {},
  bob: object = {},
) => riding(hazards, characters, { hand, ...ann }, bob);
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

describe('Not at Home', () => {
  const guarded = (attack: object, events: readonly string[] = []) => ({
    phase: 'attack',
    attack,
    players: {
      Ann: { hand: ['Not at Home'], events, companies: [company('Ettenmoors', 'Elladan', 'Elrohir')] },
      Bob,
    },
  });
  for (const race of ['Dragon', 'Drake', 'Troll'])
    scenario(`[TD-143/1] Not at Home: cancels an automatic-attack by a ${race}`, (t) => {
      t.given(guarded({ race, strikes: 1, prowess: 9, automatic: true }));
      t.player('Ann').does('Not at Home: when your company faces an attack, if the attack');
      resolveChain(t);
      t.expect.card('Elladan', { status: 'untapped' }).card('Not at Home', { in: 'discard of Ann' });
    });
  scenario('[TD-143/1] [ME-CARD-0514] Not at Home: no automatic-attack by Orcs', (t) => {
    t.given(guarded({ race: 'Orc', strikes: 2, prowess: 9, automatic: true }));
    t.player('Ann').mayNot('Not at Home', { because: 'Dragons, Drakes or Trolls' });
  });
  scenario('[TD-143/1] Not at Home: no Troll that is neither automatic nor keyed to a site', (t) => {
    t.given(guarded({ race: 'Troll', strikes: 2, prowess: 9 }));
    t.player('Ann').mayNot('Not at Home', { because: 'keyed to a site' });
  });
  scenario('[TD-143/1] Not at Home: a Drake keyed to the site, but not one keyed to a region', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Not at Home'], companies: [company('Glittering Caves', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Cave-drake'] },
      },
    });
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Ann').does('Not at Home');
    resolveChain(t);
    t.expect.card('Cave-drake', { in: 'discard of Bob' }).card('Elladan', { status: 'untapped' });
  });
  scenario('[TD-143/1] Not at Home: not a Drake keyed to a region', (t) => {
    t.given(going(['Not at Home', 'Escape'], ['Elladan', 'Elrohir'], ['Cave-drake']));
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Ann').mayNot('Not at Home', { because: 'keyed to a site' });
  });
  scenario('[TD-143/1] Not at Home: nothing cancels an attack that cannot be', (t) => {
    t.given(guarded({ race: 'Troll', strikes: 1, prowess: 9, automatic: true, certain: true }));
    t.player('Ann').mayNot('Not at Home', { because: 'cannot be cancelled' });
  });
  for (const [strikes, left] of [
    [4, 2],
    [3, 1],
    [2, 1],
    [1, 1],
  ] as const)
    scenario(`[TD-143/2] Not at Home: in the morning ${strikes} strikes become ${left}`, (t) => {
      t.given(guarded({ race: 'Orc', strikes, prowess: 9, automatic: true }, ['Gates of Morning']));
      t.player('Ann').does('Not at Home');
      resolveChain(t);
      t.expect.table({ 'attack strikes': left, 'attack prowess': 9 });
    });
  scenario('[TD-143/2] Not at Home: in the morning no attack that is not automatic', (t) => {
    t.given(guarded({ race: 'Orc', strikes: 3, prowess: 9 }, ['Gates of Morning']));
    t.player('Ann').mayNot('Not at Home', { because: 'automatic-attack' });
  });
  scenario('[TD-143/2] [ME-STRIKE-504] Not at Home: an attack on each has no number to lower', (t) => {
    t.given(guarded({ race: 'Orc', strikes: 'each', prowess: 9, automatic: true }, ['Gates of Morning']));
    t.player('Ann').does('Not at Home');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('The strike against Elladan', 'The strike against Elrohir');
  });
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
