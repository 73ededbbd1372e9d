/** The Balrog: Press-gang. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario, twice } from '../../../table.ts';

const CARD = 'Press-gang';
describe(`[BA-22] ${CARD}`, () => {
  scenario('[BA-22] comes into play as a hazard, once', (t) => {
    t.given(going([...twice(CARD), 'Orc-guard'], ['Elladan', 'Elrohir', 'Haldir']));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.expect.card('first', { in: 'events of Bob' });
    t.player('Bob').mayNot('second', { because: 'duplicated' });
  });
  // 1 point of corruption, and a roll of 1 less than that is not to be had: 2 − 2 is.
  const failing = (events: readonly unknown[], dice: readonly number[] = [1, 1]) => ({
    phase: 'corruption check',
    check: { character: 'Elrond', modifier: -1 },
    dice,
    players: {
      Ann: {
        companies: [
          {
            ...company('Bree', { card: 'Elrond', on: ['Glamdring'] }, { card: 'Anborn', leader: 'Elrond' }),
            as: 'riders',
          },
        ],
      },
      Bob: { ...Bob, events },
    },
  });
  scenario(
    '[BA-22 ME-CARD-0576] whoever would be discarded lies with it, without his items; followers stay',
    (t) => {
      t.given(failing([CARD]));
      t.player('Ann').does('Roll');
      t.expect
        .card('Elrond', { in: `on of ${CARD}` })
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Anborn', { in: 'company of riders' });
      t.player('Ann').has({ 'character points': -3 });
    },
  );
  scenario('[BA-22] without it he is discarded', (t) => {
    t.given(failing([]));
    t.player('Ann').does('Roll');
    t.expect.card('Elrond', { in: 'discard of Ann' });
  });
  scenario('[BA-22] the one who was there before returns to the hand of his owner', (t) => {
    t.given(failing([{ card: CARD, on: [{ card: 'Glorfindel II', owner: 'Ann' }] }]));
    t.player('Ann').does('Roll');
    t.expect.card('Elrond', { in: `on of ${CARD}` }).card('Glorfindel II', { in: 'hand of Ann' });
  });
  scenario('[BA-22] who is eliminated is not taken', (t) => {
    const given = failing([CARD]);
    t.given({ ...given, check: { character: 'Elrond', modifier: -3 } });
    t.player('Ann').does('Roll');
    t.expect.card('Elrond', { in: 'out of Ann' });
  });
  const held = { card: CARD, on: [{ card: 'Elrond', owner: 'Ann' }] };
  scenario('[ME-ASIDE-4000] he is discarded with it, and until then is the only one of his name', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Marvels Told', { card: 'Elrond', as: 'another' }],
          companies: [company('Rivendell', 'Gandalf')],
        },
        Bob: { ...Bob, events: [held] },
      },
    });
    t.player('Ann').mayNot('another', { to: 'bringIn', because: 'unique' });
    t.player('Ann').does('Marvels Told');
    resolveChain(t);
    t.expect.card(CARD, { in: 'discard of Bob' });
    // The second of them is still in hand.
    t.player('Ann').has({ discard: ['Elrond', 'Marvels Told'] });
  });
  // He is untapped, and a sage; so is Celeborn, whom nobody holds.
  const marvels = (...others: readonly string[]) => ({
    players: {
      Ann: { hand: ['Marvels Told', 'Gimli'], companies: [company('Rivendell', 'Anborn', ...others)] },
      Bob: { ...Bob, events: [held] },
    },
  });
  scenario('[ME-ASIDE-4000 ME-PRISON-2011] whoever is held does not tap as a sage of his player', (t) => {
    t.given(marvels());
    t.expect.card('Elrond', { status: 'untapped' });
    t.player('Ann').mayNot('Marvels Told', { because: 'sage' });
  });
  scenario('[BA-22 ME-PRISON-2011] so it is with one who was taken just now, and others still may', (t) => {
    t.given({
      phase: 'hazards',
      dice: [1, 1, 6, 6],
      players: {
        Ann: {
          hand: ['Marvels Told', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Bree', { card: 'Elrond', on: ['Scroll of Isildur'] }, 'Celeborn')],
        },
        Bob: { ...Bob, events: [CARD], hand: ['Weariness of the Heart', 'Orc-guard'] },
      },
    });
    t.player('Ann').does('Pass');
    t.player('Bob').does('Weariness of the Heart: as a hazard: have', 'Elrond');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('Elrond', { in: `on of ${CARD}`, status: 'untapped' });
    t.player('Ann').does('Marvels Told');
    // Nobody else is a sage, so that nobody has to be chosen.
    resolveChain(t);
    t.expect.card('Celeborn', { status: 'tapped' }).card(CARD, { in: 'discard of Bob' });
    t.player('Ann').has({ discard: { includes: ['Elrond', 'Marvels Told'] } });
  });
  scenario(
    '[ME-OFFSIDE-2006 ME-ASIDE-4002] but the host may be discarded by another, and he with it',
    (t) => {
      t.given({ ...marvels('Celeborn'), dice: [6, 6] });
      t.player('Ann').does('Marvels Told', 'Roll');
      resolveChain(t);
      t.expect.card('Celeborn', { status: 'tapped' }).card(CARD, { in: 'discard of Bob' });
      t.player('Ann').has({ discard: ['Elrond', 'Marvels Told'] });
    },
  );
});
