/** Resource events: what they do, and when they may not be played. */
import { describe } from 'vitest';
import { Bob, company, type Placed, resolveChain, going as riding, scenario } from '../table.ts';

/** The same, with cards in Ann's hand. */
const going = (
  hand: readonly string[],
  characters: readonly Placed[],
  hazards: readonly string[],
  ann: object = {},
  bob: object = {},
) => riding(hazards, characters, { hand, ...ann }, bob);
const attacked = (
  hand: readonly string[],
  race: string,
  characters: readonly Placed[],
  more: object = {},
) => ({
  phase: 'attack',
  attack: { strikes: 3, prowess: 9, race, ...more },
  players: { Ann: { hand, companies: [company('Moria', ...characters)] }, Bob },
});

describe('cancelling attacks', () => {
  scenario('Concealment: an untapped scout taps to cancel the attack', (t) => {
    t.given(attacked(['Concealment'], 'Orc', ['Adrazar', 'Balin']));
    t.player('Ann').does('Concealment');
    t.expect.card('Adrazar', { status: 'tapped' }).card('Balin', { status: 'untapped' });
  });
  scenario('Concealment: not without an untapped scout', (t) => {
    t.given(attacked(['Concealment'], 'Orc', [{ card: 'Adrazar', status: 'tapped' }, 'Balin']));
    t.player('Ann').mayNot('Concealment', { because: 'nothing to choose an untapped scout' });
  });
  for (const race of ['Orc', 'Troll', 'Man'])
    scenario(`Dark Quarrels: cancels an attack by ${race}s`, (t) => {
      t.given(attacked(['Dark Quarrels'], race, ['Balin']));
      t.player('Ann').does('Dark Quarrels');
      t.expect.card('Balin', { status: 'untapped' });
    });
  scenario('Dark Quarrels: not one by Undead', (t) => {
    t.given(attacked(['Dark Quarrels'], 'Undead', ['Balin', 'Bofur']));
    t.player('Ann').mayNot('Dark Quarrels', { because: 'Orcs' });
  });
  scenario('Dark Quarrels: with Gates of Morning half the strikes of any attack, rounded up', (t) => {
    t.given({
      ...attacked([], 'Undead', []),
      players: {
        Ann: {
          hand: ['Dark Quarrels', 'Dodge'],
          events: ['Gates of Morning'],
          companies: [company('Moria', 'Balin', 'Bofur', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Dark Quarrels');
    t.expect.table({ 'attack strikes': 2 });
  });
  scenario('The Cock Crows: cancels a Troll attack', (t) => {
    t.given(attacked(['The Cock Crows'], 'Troll', ['Balin']));
    t.player('Ann').does('The Cock Crows');
    t.expect.card('Balin', { status: 'untapped' });
  });
  scenario('The Cock Crows: not an Orc attack', (t) => {
    t.given(attacked(['The Cock Crows'], 'Orc', ['Balin', 'Bofur']));
    t.player('Ann').mayNot('The Cock Crows', { because: 'Trolls' });
  });
  const lasting = (events: readonly string[]) => ({
    players: {
      Ann: {
        hand: ['The Cock Crows', 'Smoke Rings'],
        discard: ['Cram'],
        events,
        companies: [company('Bree', { card: 'Elladan', on: ['Rebel-talk'] })],
      },
      Bob,
    },
  });
  scenario('The Cock Crows: with Gates of Morning discards a hazard permanent-event', (t) => {
    t.given(lasting(['Gates of Morning']));
    t.player('Ann').does('The Cock Crows');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'discard of Ann' });
  });
  scenario('The Cock Crows: not without Gates of Morning', (t) => {
    t.given(lasting([]));
    t.player('Ann').mayNot('The Cock Crows', { because: 'Gates of Morning' });
  });
  scenario('[ME-CARD-0134] [ME-CARD-0135] Crown of Flowers stands for Gates of Morning, once', (t) => {
    t.given({
      players: { ...lasting(['Crown of Flowers']).players, Bob: { ...Bob, events: ['Doors of Night'] } },
    });
    t.player('Ann').does('The Cock Crows', 'Rebel-talk');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'discard of Ann' }).card('Crown of Flowers', { in: 'discard of Ann' });
  });
  scenario('Many Turns and Doublings: a ranger’s company is rid of Undead', (t) => {
    t.given(attacked(['Many Turns and Doublings'], 'Undead', ['Beretar']));
    t.player('Ann').does('Many Turns and Doublings');
    t.expect.card('Beretar', { status: 'untapped' });
  });
  scenario('Many Turns and Doublings: not without a ranger', (t) => {
    t.given(attacked(['Many Turns and Doublings'], 'Undead', ['Balin', 'Bofur']));
    t.player('Ann').mayNot('Many Turns and Doublings', { because: 'ranger' });
  });
  scenario(
    '[ME-CARD-0449] Many Turns and Doublings: with Gates of Morning the hazard limit falls, and may negate a hazard',
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
  scenario('[ME-CARD-0450] Many Turns and Doublings: only while there is a hazard limit', (t) => {
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
  scenario('Vanishment: a Wizard cancels any attack, and checks corruption at −2', (t) => {
    t.given({ ...attacked(['Vanishment'], 'Undead', ['Saruman', 'Elladan']), dice: [6, 6] });
    t.player('Ann').does('Vanishment', 'Roll');
    t.expect.card('Saruman', { status: 'untapped' }).card('Elladan', { status: 'untapped' });
  });
  scenario('Vanishment: not for a company without a Wizard', (t) => {
    t.given(attacked(['Vanishment'], 'Undead', ['Elladan', 'Elrohir']));
    t.player('Ann').mayNot('Vanishment', { because: 'nothing to choose a Wizard' });
  });
  scenario('[ME-CARD-0202] Escape: the attack is cancelled and one is wounded', (t) => {
    t.given(attacked(['Escape'], 'Dragon', ['Elladan', { card: 'Elrohir', status: 'wounded' }]));
    t.player('Ann').does('Escape');
    t.expect.card('Elladan', { status: 'wounded' });
  });
  scenario('[ME-CARD-4021] Escape: not with nobody unwounded', (t) => {
    t.given(
      attacked(['Escape'], 'Dragon', [
        { card: 'Elladan', status: 'wounded' },
        { card: 'Elrohir', status: 'wounded' },
      ]),
    );
    t.player('Ann').mayNot('Escape', { because: 'nothing to choose an unwounded character' });
  });
});

describe('on a strike', () => {
  const struck = (hand: readonly string[], who: string, dice: readonly number[]) => ({
    ...attacked(hand, 'Orc', [who], { strikes: 1, prowess: 12 }),
    dice,
  });
  scenario('Dodge: he does not tap against the strike', (t) => {
    t.given(struck(['Dodge'], 'Haldir', [4, 4]));
    t.player('Ann').does('Haldir', 'No', 'Dodge');
    t.expect.card('Haldir', { status: 'untapped' });
  });
  scenario('[ME-CARD-0153] Dodge: wounded, his body is 1 less for the body check', (t) => {
    // 4 + 3 loses; a body check of 8 is no more than 8, but more than 7.
    t.given(struck(['Dodge'], 'Haldir', [1, 2, 4, 4]));
    t.player('Ann').does('Haldir', 'No', 'Dodge');
    t.expect.card('Haldir', { in: 'out of Ann' });
  });
  scenario('Risky Blow: +3 prowess and −1 body for a warrior', (t) => {
    t.given(struck(['Risky Blow', 'Dodge'], 'Haldir', [3, 3]));
    t.player('Ann').does('Haldir', 'No', 'Risky Blow', 'Pass');
    t.expect.table({ 'prowess against the strike': 7 });
    t.player('Ann').does('Pass');
  });
  scenario('Risky Blow: not for one who is no warrior', (t) => {
    t.given(struck(['Risky Blow', 'Dodge'], 'Fatty Bolger', [6, 6]));
    t.player('Ann').does('Fatty Bolger', 'No');
    t.player('Ann').mayNot('Risky Blow', { because: 'warrior' });
    t.player('Ann').does('Pass');
  });
});
