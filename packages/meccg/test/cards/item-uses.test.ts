/** Items that are used, aligned and stored. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../table.ts';

describe('Palantír of Orthanc', () => {
  const deck = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'];
  const stone = (
    who: string,
    cards: readonly string[],
    on: readonly (string | object)[] = ['Palantír of Orthanc'],
  ) => ({
    dice: [6, 6],
    players: {
      Ann: {
        deck: cards,
        discard: ['Glamdring', 'Dodge'],
        hand: ['Align Palantír'],
        companies: [company('Isengard', { card: who, on }, 'Elladan')],
      },
      Bob,
    },
  });
  const use = 'Palantír of Orthanc: on your turn, if its bearer can';
  scenario('[ME-CARD-0027] Align Palantír: the bearer can use the stone, and checks corruption', (t) => {
    t.given(stone('Balin', deck));
    t.player('Ann').does('Align Palantír');
    t.expect
      .card('Align Palantír', { in: 'on of Palantír of Orthanc' })
      .card('Balin', { 'corruption points': 4 });
    t.player('Ann').does(use, 'Glamdring', 'Roll');
    t.player('Ann').has({ deck: 6 });
    t.expect.card('Palantír of Orthanc', { status: 'tapped' });
  });
  scenario('Align Palantír: not without a sage in the company', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Align Palantír'],
          companies: [company('Isengard', { card: 'Bofur', on: ['Palantír of Orthanc'] })],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Align Palantír');
  });
  scenario('Palantír of Orthanc: nobody uses it without being able to', (t) => {
    t.given({ ...stone('Balin', deck), dice: [] });
    t.player('Ann').mayChoose.excludes('Palantír of Orthanc: on your turn');
  });
  scenario('Palantír of Orthanc: not with fewer than 5 cards in the deck', (t) => {
    t.given({ ...stone('Saruman', deck.slice(1)), dice: [] });
    t.player('Ann').mayNot('Palantír of Orthanc', { to: 'its text', because: 'at least 5' });
  });
  scenario('[ME-CARD-0664] Saruman taps to use a Palantír', (t) => {
    t.given(stone('Saruman', deck));
    t.player('Ann').does('Palantír of Orthanc: on your turn, if its bearer taps', 'Dodge', 'Pass', 'Roll');
    t.expect.card('Saruman', { status: 'tapped' }).card('Palantír of Orthanc', { status: 'tapped' });
    t.player('Ann').has({ deck: 6 });
  });
  scenario('[ME-CARD-0027] [ME-CARD-4003] Align Palantír is stored with the Palantír', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          companies: [
            company(
              'Rivendell',
              { card: 'Balin', on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }] },
              'Elladan',
            ),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Palantír of Orthanc: store', 'Roll');
    t.expect
      .card('Align Palantír', { in: 'points of Ann' })
      .card('Palantír of Orthanc', { in: 'points of Ann' });
  });
  scenario('[ME-CARD-0027] Align Palantír is discarded when the company moves', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          deck,
          hand: ['Smoke Rings'],
          companies: [
            {
              ...company('Rivendell', {
                card: 'Balin',
                on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }],
              }),
              movesTo: 'Bree',
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('the path printed');
    resolveChain(t);
    t.expect.card('Align Palantír', { in: 'discard of Ann' });
  });
});

describe('Scroll of Isildur', () => {
  scenario('[ME-CARD-0759] Scroll of Isildur is the one greater item of Tolfalas', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Scroll of Isildur', 'Orcrist'], companies: [company('Tolfalas', 'Beretar')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Orcrist', { because: 'does not allow' });
    t.player('Ann').does('Scroll of Isildur: play');
    t.expect.card('Scroll of Isildur', { in: 'on of Beretar' });
  });
});
