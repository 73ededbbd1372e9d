/** The Wizards: resource short-events against attacks and strikes: what cancels one, or lets a character come through it. */
import { describe, expect } from 'vitest';
import { attackProwess, attacksBy, modifier } from '../../../src/cards/words/index.ts';
import { EACH } from '../../../src/facts/cards.ts';
import { invent } from '../../invented.ts';
import { Bob, company, type Placed, resolveChain, scenario, twice } from '../../table.ts';
import { cited } from '../cited.ts';
import { attacked, withEvents } from '../positions.ts';

scenario('[TW-204] Concealment: an untapped scout taps to cancel the attack', (t) => {
  t.given(attacked(['Concealment'], 'Orc', ['Adrazar', 'Balin']));
  t.player('Ann').does('Concealment');
  t.expect.card('Adrazar', { status: 'tapped' }).card('Balin', { status: 'untapped' });
});

scenario('[TW-204] Concealment: not without an untapped scout', (t) => {
  t.given(attacked(['Concealment'], 'Orc', [{ card: 'Adrazar', status: 'tapped' }, 'Balin']));
  t.player('Ann').mayNot('Concealment', { because: 'nothing to choose an untapped scout' });
});

for (const race of ['Orc', 'Troll', 'Man'])
  scenario(`[TW-207] Dark Quarrels: cancels an attack by ${race}s`, (t) => {
    t.given(attacked(['Dark Quarrels'], race, ['Balin']));
    t.player('Ann').does('Dark Quarrels');
    t.expect.card('Balin', { status: 'untapped' });
  });

scenario('[TW-207] Dark Quarrels: not one by Undead', (t) => {
  t.given(attacked(['Dark Quarrels'], 'Undead', ['Balin', 'Bofur']));
  t.player('Ann').mayNot('Dark Quarrels', { because: 'Orcs' });
});

scenario('[TW-207] Dark Quarrels: with Gates of Morning half the strikes of any attack, rounded up', (t) => {
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

scenario('[TW-229 ME-CARD-0202] Escape: the attack is cancelled and one is wounded', (t) => {
  t.given(attacked(['Escape'], 'Dragon', ['Elladan', { card: 'Elrohir', status: 'wounded' }]));
  t.player('Ann').does('Escape');
  t.expect.card('Elladan', { status: 'wounded' });
});

scenario('[TW-229 ME-CARD-4021] Escape: not with nobody unwounded', (t) => {
  t.given(
    attacked(['Escape'], 'Dragon', [
      { card: 'Elladan', status: 'wounded' },
      { card: 'Elrohir', status: 'wounded' },
    ]),
  );
  t.player('Ann').mayNot('Escape', { because: 'nothing to choose an unwounded character' });
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

scenario('[TW-342] The Cock Crows: cancels a Troll attack', (t) => {
  t.given(attacked(['The Cock Crows'], 'Troll', ['Balin']));
  t.player('Ann').does('The Cock Crows');
  t.expect.card('Balin', { status: 'untapped' });
});

scenario('[TW-342] The Cock Crows: not an Orc attack', (t) => {
  t.given(attacked(['The Cock Crows'], 'Orc', ['Balin', 'Bofur']));
  t.player('Ann').mayNot('The Cock Crows', { because: 'Trolls' });
});

scenario('[TW-342] The Cock Crows: with Gates of Morning discards a hazard permanent-event', (t) => {
  t.given(withEvents(['Gates of Morning']));
  t.player('Ann').does('The Cock Crows');
  resolveChain(t);
  t.expect.card('Rebel-talk', { in: 'discard of Ann' });
});

scenario('[TW-342] The Cock Crows: not without Gates of Morning', (t) => {
  t.given(withEvents([]));
  t.player('Ann').mayNot('The Cock Crows', { because: 'Gates of Morning' });
});

scenario('[TW-356] Vanishment: a Wizard cancels any attack, and checks corruption at −2', (t) => {
  t.given({ ...attacked(['Vanishment'], 'Undead', ['Saruman', 'Elladan']), dice: [6, 6] });
  t.player('Ann').does('Vanishment', 'Roll');
  t.expect.card('Saruman', { status: 'untapped' }).card('Elladan', { status: 'untapped' });
});

scenario('[TW-356] Vanishment: not for a company without a Wizard', (t) => {
  t.given(attacked(['Vanishment'], 'Undead', ['Elladan', 'Elrohir']));
  t.player('Ann').mayNot('Vanishment', { because: 'nothing to choose a Wizard' });
});

describe('[ME-COND-4002] what only cancels is not played on what cannot be cancelled', () => {
  for (const [card, race, who] of [
    ['Concealment', 'Orc', 'Adrazar'],
    ['Dark Quarrels', 'Orc', 'Elladan'],
    ['Escape', 'Orc', 'Elladan'],
    ['The Cock Crows', 'Troll', 'Elladan'],
  ] as const)
    for (const certain of [false, true])
      scenario(`${cited(card)}: ${certain ? 'not on one that cannot be' : 'on one that can be'}`, (t) => {
        t.given(attacked([card], race, [who, 'Elrohir'], { certain }));
        if (certain) t.player('Ann').mayNot(card, { because: 'cannot be cancelled' });
        else t.player('Ann').mayChoose.includes(`${card}: when`);
      });
});

describe('only who is attacked', () => {
  /** The company at Moria is attacked; the other one is at Bree. */
  const elsewhere = (card: string, here: string, there: string) => ({
    phase: 'attack',
    company: 'attacked',
    attack: { strikes: 2, prowess: 9, race: 'Orc' },
    players: {
      Ann: {
        hand: [card],
        companies: [{ ...company('Moria', here, 'Haldir'), as: 'attacked' }, company('Bree', there)],
      },
      Bob,
    },
  });
  for (const [card, here, there] of [
    ['Concealment', 'Elladan', 'Adrazar'],
    ['Vanishment', 'Elladan', 'Saruman'],
  ] as const) {
    scenario(`${cited(card)}: not by ${there} elsewhere`, (t) => {
      t.given(elsewhere(card, here, there));
      t.player('Ann').mayNot(card, { because: 'nothing to choose' });
    });
    scenario(`${cited(card)}: by ${there} there`, (t) => {
      t.given(elsewhere(card, there, here));
      t.player('Ann').mayChoose.includes(`${card}: when`);
    });
  }
  scenario('[TW-229] Escape: whoever is wounded is of the attacked company', (t) => {
    t.given(elsewhere('Escape', 'Elladan', 'Elrohir'));
    t.player('Ann').does('Escape: when');
    t.player('Ann').mayChoose.exactly('Elladan', 'Haldir');
  });
});

describe('[TW-229] Escape and allies', () => {
  for (const [ally, may] of [
    ['Gollum', true],
    ['Goldberry', false],
  ] as const)
    scenario(`[ME-ALLY-508] ${ally} may be wounded for it: ${may}`, (t) => {
      t.given(attacked(['Escape'], 'Dragon', [{ card: 'Elladan', on: [ally] }, 'Elrohir']));
      t.player('Ann').does('Escape: when');
      if (may) t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', ally);
      else t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir');
    });
});

describe('[TW-207] Dark Quarrels: half the strikes', () => {
  for (const [strikes, half] of [
    [1, 1],
    [2, 1],
    [4, 2],
    [5, 3],
  ] as const)
    scenario(`of ${strikes} are ${half}`, (t) => {
      t.given({
        ...attacked([], 'Undead', [], { strikes }),
        players: {
          Ann: {
            hand: ['Dark Quarrels', 'Concealment'],
            events: ['Gates of Morning'],
            companies: [company('Moria', 'Adrazar', 'Elladan')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Dark Quarrels');
      resolveChain(t);
      t.expect.table({ 'attack strikes': half });
    });
  scenario('[ME-STRIKE-504] one on each character stays one on each', (t) => {
    t.given({
      ...attacked([], 'Undead', [], { strikes: 'each' }),
      players: {
        Ann: {
          hand: ['Dark Quarrels', 'Concealment'],
          events: ['Gates of Morning'],
          companies: [company('Moria', 'Adrazar', 'Elladan', 'Elrohir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Dark Quarrels');
    resolveChain(t);
    expect(t.state.attack.strikes[t.state.global.attack]).toBe(EACH);
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

describe('[TW-342] The Cock Crows, further', () => {
  const lying = (on: readonly string[]) => ({
    players: {
      Ann: {
        hand: ['The Cock Crows', 'Smoke Rings'],
        discard: ['Cram'],
        events: ['Gates of Morning'],
        companies: [company('Bree', { card: 'Elladan', on })],
      },
      Bob: { ...Bob, events: ['Fell Winter'] },
    },
  });
  scenario('no long-event, and no item', (t) => {
    t.given(lying(['Cram']));
    t.player('Ann').mayNot('The Cock Crows', { because: 'nothing to choose' });
  });
  scenario('a creature that was played as a permanent-event is one', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['The Cock Crows'],
          events: ['Gates of Morning'],
          companies: [company('Bree', 'Elladan')],
        },
        Bob: { ...Bob, events: ['Dwar of Waw'] },
      },
    });
    t.player('Ann').does('The Cock Crows: on');
    t.expect.card('Dwar of Waw', { in: 'discard of Bob' });
  });
});

for (const [dice, stays] of [
  [[3, 3], true],
  [[2, 3], false],
] as const)
  scenario(`[TW-356] Vanishment: a check at −2: a roll of ${dice[0] + dice[1]}`, (t) => {
    t.given({
      ...attacked(['Vanishment'], 'Undead', [{ card: 'Saruman', on: ['Scroll of Isildur'] }]),
      dice,
    });
    t.player('Ann').does('Vanishment');
    t.expect.card('Saruman', { in: stays ? 'company of company 1' : 'out of Ann' });
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
