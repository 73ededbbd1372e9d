/** States of cards: untapping, going back to hand, discarding, losing items. */
import { exactly, forbid, host, sayNum } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import {
  character,
  choose,
  chooseCharacter,
  discardAllItems,
  discardIt,
  discardItems,
  facingAttack,
  ifItWounds,
  item,
  onYourTurn,
  returnToHand,
  shortEvent,
  signed,
  the,
  theWounded,
  untapIt,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { untapping } from '../../../src/rules/chain/forbidden.ts';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const SHORT = 'TW-319';
const done = (name: string, effect: Parameters<typeof shortEvent>[0]['effect']): number =>
  invent(
    name,
    SHORT,
    shortEvent({ when: onYourTurn, targets: [chooseCharacter('character', character)], effect }),
  );
done('Waking', untapIt(the('character')));
done('Homesickness', returnToHand(the('character')));
done('Farewell', discardIt(the('character')));
done('Robbery', discardItems(the('character')));
done('Ruin', discardAllItems(the('character')));
done('Ambush', woundIt(the('character')));
invent('Robber', 'TW-45', ifItWounds(discardAllItems(theWounded)));
invent(
  'Ambush in the Fight',
  SHORT,
  shortEvent({
    when: facingAttack,
    targets: [chooseCharacter('character', character)],
    effect: woundIt(the('character')),
  }),
);
invent('Leaden Feet', 'TW-198', forbid(untapping, { of: exactly(host) }));
invent(
  'Pickpocket',
  SHORT,
  shortEvent({ when: onYourTurn, targets: [choose('item', item)], effect: returnToHand(the('item')) }),
);

const given = (hand: readonly string[], ...companies: readonly object[]) => ({
  players: { Ann: { hand, companies }, Bob },
});

describe('untapping', () => {
  for (const [burden, status] of [
    ['Leaden Feet', 'tapped'],
    ['Cram', 'untapped'],
  ])
    scenario(`nobody is untapped whom something keeps from it: ${burden}`, (t) => {
      t.given(
        given(['Waking'], company('Bree', { card: 'Elladan', status: 'tapped', on: [burden] }, 'Haldir')),
      );
      t.player('Ann').does('Waking: ', 'Elladan');
      resolveChain(t);
      t.expect.card('Elladan', { status });
    });
});

describe('the last of a company', () => {
  for (const [event, zone] of [
    ['Homesickness', 'hand of Ann'],
    ['Farewell', 'discard of Ann'],
  ]) {
    scenario(`[ME-COMPANY-506] goes, and the company ends and its site goes back: ${event}`, (t) => {
      t.given(given([event], company('Moria', 'Elladan'), company('Bree', 'Haldir')));
      t.player('Ann').does(`${event}: `, 'Elladan');
      resolveChain(t);
      t.expect.card('Elladan', { in: zone });
      t.player('Ann').has({ locationDeck: { includes: ['Moria'], excludes: ['Bree'] } });
    });
    scenario(`[ME-COMPANY-506] not while another is left: ${event}`, (t) => {
      t.given(given([event], company('Moria', 'Elladan', 'Haldir')));
      t.player('Ann').does(`${event}: `, 'Elladan');
      resolveChain(t);
      t.expect.card('Elladan', { in: zone }).card('Haldir', { at: 'Moria' });
      t.player('Ann').has({ locationDeck: { excludes: ['Moria'] } });
    });
  }
  scenario('what a character bears goes back alone', (t) => {
    t.given(given(['Pickpocket'], company('Moria', { card: 'Elladan', on: ['Cram'] })));
    t.player('Ann').does('Pickpocket: ');
    resolveChain(t);
    t.expect.card('Cram', { in: 'hand of Ann' }).card('Elladan', { at: 'Moria' });
  });
});

describe('items', () => {
  const laden = {
    card: 'Elladan',
    on: ['Cram', 'Glamdring', 'Lesser Ring', { card: 'Gollum', on: [] }],
  };
  for (const [event, ring] of [
    ['Robbery', 'on of Elladan'],
    ['Ruin', 'discard of Ann'],
  ])
    scenario(`all are lost, special ones or not, and nothing else: ${event}`, (t) => {
      t.given(given([event], company('Bree', laden, { card: 'Haldir', on: ['Orcrist'] })));
      t.player('Ann').does(`${event}: `, 'Elladan');
      resolveChain(t);
      t.expect
        .card('Cram', { in: 'discard of Ann' })
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Lesser Ring', { in: ring })
        .card('Gollum', { in: 'on of Elladan' })
        .card('Orcrist', { in: 'on of Haldir' });
    });
});

scenario('a wound by a card has no body check', (t) => {
  t.given(given(['Ambush'], company('Bree', 'Elladan', 'Haldir')));
  t.player('Ann').does('Ambush: ', 'Elladan');
  resolveChain(t);
  t.expect.card('Elladan', { status: 'wounded' }).card('Haldir', { status: 'untapped' });
});

scenario('nor is it a wound by the attack that is faced', (t) => {
  t.given({
    phase: 'attack',
    attack: { creature: 'Robber', strikes: 1, prowess: 3 },
    players: {
      Ann: {
        hand: ['Ambush in the Fight'],
        companies: [company('Moria', { card: 'Elladan', on: ['Cram'] }, 'Haldir')],
      },
      Bob: { ...Bob, hand: ['Robber'] },
    },
  });
  t.player('Ann').does('Ambush in the Fight: ', 'Elladan');
  resolveChain(t);
  t.expect.card('Elladan', { status: 'wounded' }).card('Cram', { in: 'on of Elladan' });
});

test.each([
  [1, '+1'],
  [2, '+2'],
])('an amount that is added has its sign: %i', (by, text) => expect(signed(by)).toBe(text));
test.each([0, -1])('others have none of ours: %i', (by) => expect(signed(by)).toEqual(sayNum(by)));
