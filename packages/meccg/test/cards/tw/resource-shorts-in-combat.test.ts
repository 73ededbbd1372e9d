/** The Wizards: resource short-events against a whole attack. */
import { describe, expect } from 'vitest';
import { EACH } from '../../../src/facts/cards.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
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
