/** Resource events of one's own turn and on strikes: what they do, and when they may not be played. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../table.ts';

type Card = string | object;

describe('on one’s own turn', () => {
  scenario('Smoke Rings: a resource or character from discard pile or sideboard into the deck', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          discard: ['Glamdring'],
          sideboard: ['Haldir', 'Ghosts'],
          companies: [company('Bree', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Smoke Rings');
    t.player('Ann').mayChoose.exactly('Glamdring', 'Haldir');
    t.player('Ann').does('Haldir');
    t.player('Ann').has({ deck: ['Haldir'] });
  });
  scenario('And Forth He Hastened: untaps someone in the Wizard’s company', (t) => {
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
  scenario('And Forth He Hastened: not in another company', (t) => {
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
  const marvels = (status: string) => ({
    players: {
      Ann: { hand: ['Marvels Told'], companies: [company('Bree', { card: 'Balin', status }, 'Elladan')] },
      Bob: { ...Bob, events: ['The Moon Is Dead', 'Doors of Night'] },
    },
  });
  scenario(
    'Marvels Told: a sage taps to discard a lasting hazard that is no environment, and checks at −2',
    (t) => {
      t.given({ ...marvels('untapped'), dice: [6, 6] });
      t.player('Ann').does('Marvels Told', 'Roll');
      t.expect
        .card('The Moon Is Dead', { in: 'discard of Bob' })
        .card('Balin', { status: 'tapped' })
        .card('Doors of Night', { in: 'events of Bob' });
    },
  );
  scenario('Marvels Told: not with a tapped sage', (t) => {
    t.given(marvels('tapped'));
    t.player('Ann').mayNot('Marvels Told', { because: 'nothing to choose an untapped sage' });
  });
  scenario('Wizard Uncloaked: all hazard permanent-events on his company go back to hand', (t) => {
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
  const halfling = (status: string) => ({
    players: {
      Ann: {
        hand: ['Halfling Strength'],
        companies: [company('Bree', { card: 'Sam Gamgee', status }, { card: 'Elladan', status })],
      },
      Bob,
    },
  });
  scenario('Halfling Strength: untaps a Hobbit', (t) => {
    t.given(halfling('tapped'));
    t.player('Ann').does('Halfling Strength: on your turn');
    t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'tapped' });
  });
  scenario('Halfling Strength: heals a Hobbit in his organization phase', (t) => {
    t.given(halfling('wounded'));
    t.player('Ann').does('Halfling Strength: in your');
    t.expect.card('Sam Gamgee', { status: 'untapped' });
  });
  scenario('Halfling Strength: nothing for one who needs nothing', (t) => {
    t.given(halfling('untapped'));
    t.player('Ann').mayNot('Halfling Strength');
  });
  scenario('Halfling Strength: +4 to a corruption check', (t) => {
    t.given({
      phase: 'corruption check',
      check: { character: 'Sam Gamgee' },
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Halfling Strength'],
          companies: [
            company('Bree', {
              card: 'Sam Gamgee',
              on: ['Scroll of Isildur', 'Orcrist', 'Palantír of Orthanc'],
            }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Sam Gamgee', { status: 'untapped', 'corruption points': 7 });
  });
  scenario('Gates of Morning: discards hazard environments', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Gates of Morning'], companies: [company('Bree', 'Elladan')] },
        Bob: { ...Bob, events: ['Doors of Night'] },
      },
    });
    t.player('Ann').does('Gates of Morning');
    t.expect
      .card('Doors of Night', { in: 'discard of Bob' })
      .card('Gates of Morning', { in: 'events of Ann' });
  });
  scenario('Gates of Morning: cannot be duplicated', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Gates of Morning'],
          companies: [company('Bree', 'Elladan')],
          events: [{ card: 'Gates of Morning', as: 'first' }],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.excludes('Gates of Morning: on');
  });
});

describe('Vilya', () => {
  const ring = (at: string, deck: readonly string[], dice: readonly number[]) => ({
    dice,
    players: {
      Ann: {
        hand: ['Vilya'],
        deck,
        discard: ['Glamdring', 'Cram', 'Dodge', 'Ghosts'],
        companies: [company(at, 'Elrond', 'Elladan')],
      },
      Bob,
    },
  });
  const five = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
  scenario(
    '[ME-CARD-0804] Vilya: +4 prowess, +2 body, +6 direct influence; at Rivendell 3 resources back; a check at −3',
    (t) => {
      t.given(ring('Rivendell', five, [6, 6]));
      t.player('Ann').does('Vilya', 'Yes', 'Glamdring', 'Cram', 'Roll');
      t.player('Ann').has({ deck: 8, discard: ['Ghosts', 'Vilya'] });
      t.expect.card('Elrond', { prowess: 11, body: 11, 'direct influence': 10 });
    },
  );
  scenario('Vilya: nothing comes back elsewhere', (t) => {
    t.given(ring('Lórien', five, [6, 6]));
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').has({ deck: 5 });
    t.expect.card('Elrond', { prowess: 11 });
  });
  scenario('Vilya: nothing comes back with fewer than 5 cards', (t) => {
    t.given(ring('Rivendell', five.slice(1), [6, 6]));
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').has({ deck: 4 });
  });
  scenario('[ME-CARD-0804] Vilya: once a turn', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Vilya', { card: 'Vilya', as: 'second' }],
          companies: [company('Lórien', 'Elrond', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Vilya', 'Roll');
    t.player('Ann').mayNot('second', { because: 'in effect' });
  });
});

describe('Stealth', () => {
  const sneaking = (...characters: readonly Card[]) => ({
    players: {
      Ann: {
        hand: ['Stealth', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [company('Rivendell', ...characters)],
      },
      Bob,
    },
  });
  scenario('Stealth: a scout of a small company taps', (t) => {
    t.given(sneaking('Adrazar', 'Elladan'));
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    t.expect.card('Adrazar', { status: 'tapped' });
  });
  scenario('Stealth: not with three in the company', (t) => {
    t.given(sneaking('Adrazar', 'Elladan', 'Elrohir'));
    t.player('Ann').mayChoose.includes('Smoke Rings');
    t.player('Ann').mayNot('Stealth', { because: 'in a company of size less than 3' });
  });
});

describe('Muster', () => {
  const mustering = (who: string, dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: { Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', who)] }, Bob },
  });
  scenario('[ME-CARD-0480] Muster: adds the warrior’s prowess, at most 5', (t) => {
    t.given(mustering('Elladan', [1, 2]));
    t.player('Ann').does('Men of Lebennin: try', 'Muster');
    t.expect.card('Men of Lebennin', { in: 'factions of Ann' });
  });
  scenario('Muster: a prowess of 7 adds no more than 5', (t) => {
    t.given({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: { hand: ['Riders of Rohan', 'Muster'], companies: [company('Edoras', 'Glorfindel II')] },
        Bob,
      },
    });
    t.player('Ann').does('Riders of Rohan: try', 'Muster');
    t.expect.card('Riders of Rohan', { in: 'discard of Ann' });
  });
  scenario('Muster: not for one who is no warrior', (t) => {
    t.given(mustering('Fatty Bolger', [6, 6]));
    t.player('Ann').does('Men of Lebennin: try');
    t.player('Ann').mayNot('Muster');
  });
});
