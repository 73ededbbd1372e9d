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
