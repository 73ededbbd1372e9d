/** The Wizards: resource short-events on one strike. */
import { describe } from 'vitest';
import { attackProwess, attacksBy, modifier } from '../../../../src/cards/words/index.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, type Placed, resolveChain, scenario, twice } from '../../../table.ts';
import { attacked } from '../../positions.ts';

describe('on a strike', () => {
  const struck = (hand: readonly string[], who: string, dice: readonly number[]) => ({
    ...attacked(hand, 'Orc', [who], { strikes: 1, prowess: 12 }),
    dice,
  });
  scenario('[TW-209] Dodge: he does not tap against the strike', (t) => {
    t.given(struck(['Dodge'], 'Haldir', [4, 4]));
    t.player('Ann').does('Haldir', 'No', 'Dodge');
    t.expect.card('Haldir', { status: 'untapped' });
  });
  scenario('[TW-209 ME-CARD-0153] Dodge: wounded, his body is 1 less for the body check', (t) => {
    // 4 + 3 loses; a body check of 8 is no more than 8, but more than 7.
    t.given(struck(['Dodge'], 'Haldir', [1, 2, 4, 4]));
    t.player('Ann').does('Haldir', 'No', 'Dodge');
    t.expect.card('Haldir', { in: 'out of Ann' });
  });
  scenario('[TW-319] Risky Blow: +3 prowess and −1 body for a warrior', (t) => {
    t.given(struck(['Risky Blow', 'Dodge'], 'Haldir', [3, 3]));
    t.player('Ann').does('Haldir', 'No', 'Risky Blow', 'Pass');
    t.expect.table({ 'prowess against the strike': 7 });
    t.player('Ann').does('Pass');
  });
  scenario('[TW-319] Risky Blow: not for one who is no warrior', (t) => {
    t.given(struck(['Risky Blow', 'Dodge'], 'Fatty Bolger', [6, 6]));
    t.player('Ann').does('Fatty Bolger', 'No');
    t.player('Ann').mayNot('Risky Blow', { because: 'warrior' });
    t.player('Ann').does('Pass');
  });
});

describe('[TW-252] Halfling Stealth', () => {
  const struck = (who: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12 },
    dice: who === 'Frodo' ? [] : [6, 6],
    players: { Ann: { hand: ['Halfling Stealth', 'Dodge'], companies: [company('Moria', who)] }, Bob },
  });
  scenario('cancels a strike against a Hobbit', (t) => {
    t.given(struck('Frodo'));
    t.player('Ann').does('Frodo', 'No', 'Halfling Stealth: ');
    t.expect.card('Frodo', { status: 'untapped' });
  });
  scenario('not against anyone else', (t) => {
    t.given(struck('Elladan'));
    t.player('Ann').does('Elladan', 'No').mayNot('Halfling Stealth');
    t.player('Ann').does('Pass');
  });
});

describe('[TW-319] Risky Blow, further', () => {
  const struck = (hand: readonly string[], dice: readonly number[]) => ({
    ...attacked(hand, 'Orc', ['Haldir'], { strikes: 1, prowess: 20 }),
    dice,
  });
  for (const [dice, gone] of [
    [[1, 1, 4, 4], true],
    [[1, 1, 4, 3], false],
  ] as const)
    scenario(`a body of 8 counts as 7: a body check of ${dice[2] + dice[3]}`, (t) => {
      t.given(struck(['Risky Blow'], dice));
      t.player('Ann').does('Haldir', 'No', 'Risky Blow');
      t.expect.card('Haldir', { in: gone ? 'out of Ann' : 'company of company 1' });
    });
  scenario('[ME-STRIKE-514] no second one on the same strike', (t) => {
    const { players, ...rest } = struck([], [6, 6, 1, 1]);
    t.given({
      ...rest,
      players: { ...players, Ann: { ...players.Ann, hand: [...twice('Risky Blow'), 'Dodge'] } },
    });
    t.player('Ann').does('Haldir', 'No', 'first');
    resolveChain(t);
    t.player('Ann').mayNot('second', { because: 'another card that needs a skill' });
    t.player('Ann').does('Pass');
  });
});

describe('[TW-199] Block', () => {
  const struck = (
    who: string,
    dice: readonly number[],
    hand: readonly string[] = ['Block', 'Risky Blow'],
  ) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12, race: 'Troll' },
    dice,
    players: { Ann: { hand, companies: [company('Moria', who)] }, Bob },
  });
  scenario('a warrior stays untapped, at his full prowess', (t) => {
    t.given(struck('Elladan', [4, 4], ['Block']));
    t.player('Ann').does('Elladan', 'No', 'Block');
    t.expect.card('Elladan', { status: 'untapped' });
  });
  scenario('unless he is wounded', (t) => {
    t.given(struck('Elladan', [1, 2, 1, 1], ['Block']));
    t.player('Ann').does('Elladan', 'No', 'Block');
    t.expect.card('Elladan', { status: 'wounded' });
  });
  scenario('not one who is no warrior', (t) => {
    t.given(struck('Frodo', [], ['Block', 'Dodge']));
    t.player('Ann').does('Frodo', 'No');
    t.player('Ann').mayNot('Block', { because: 'warrior' });
  });
  scenario('[ME-STRIKE-514] nor beside another card of a skill', (t) => {
    t.given(struck('Elladan', [], ['Block', 'Risky Blow', 'Dodge']));
    t.player('Ann').does('Elladan', 'No', 'Risky Blow');
    resolveChain(t);
    t.player('Ann').mayNot('Block', { because: 'skill' });
  });
});

describe('[TW-346] The Old Thrush', () => {
  const singing = (attack: object, hand: readonly Placed[] = ['The Old Thrush']) => ({
    phase: 'attack',
    attack: { strikes: 2, body: 8, ...attack },
    players: { Ann: { hand, companies: [company('Moria', 'Elladan')] }, Bob },
  });
  scenario('−3 prowess and −3 body to an attack of 13', (t) => {
    t.given(singing({ prowess: 13, race: 'Dragon' }));
    t.player('Ann').does('The Old Thrush');
    t.expect.table({ 'attack prowess': 10, 'attack body': 5 });
  });
  scenario('not to one of 12', (t) => {
    t.given(singing({ prowess: 12, race: 'Dragon' }, ['The Old Thrush', 'Escape']));
    t.player('Ann').mayNot('The Old Thrush', { because: '13' });
  });
  invent('Fury', 'LE-103', modifier({ attribute: attackProwess, of: attacksBy('Dragon'), by: 2 }));
  scenario('[ME-COND-4013] nor to one that other cards make so strong', (t) => {
    const { players, ...rest } = singing({ prowess: 12, race: 'Dragon' }, ['The Old Thrush', 'Escape']);
    t.given({ ...rest, players: { ...players, Bob: { ...Bob, events: ['Fury'] } } });
    t.expect.table({ 'attack prowess': 14 });
    t.player('Ann').mayNot('The Old Thrush', { because: '13' });
  });
  scenario('nor to Nazgûl', (t) => {
    t.given(singing({ prowess: 13, race: 'Nazgûl' }, ['The Old Thrush', 'Escape']));
    t.player('Ann').mayNot('The Old Thrush', { because: 'Nazgûl' });
  });
  scenario('[ME-CARD-0524] nor a second time to the same attack', (t) => {
    t.given(singing({ prowess: 16, race: 'Dragon' }, [...twice('The Old Thrush'), 'Escape']));
    t.player('Ann').does('first');
    t.player('Ann').mayNot('second', { because: 'no other copy' });
    resolveChain(t);
    t.expect.table({ 'attack prowess': 13 });
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
});
