/**
 * What each price takes, and from which pool: no two prices of one pool are paid with the same thing, and prices of
 * different pools leave one another alone. LR-COST-002
 */
import { type Cost, type Take } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import {
  addBurdensToPay,
  addThreats,
  addTwilight,
  discardA,
  discardFromYourHand,
  discardSelf,
  discardYour,
  exertA,
  exertBearer,
  exertSelf,
  exertYour,
  orc,
  playOnAsCost,
  possession,
  removeBurdensToPay,
  removeThreatsToPay,
  removeTokensHere,
  removeTokensOf,
  removeTwilight,
  self,
  spot,
} from '../../src/cards/words/index.ts';

const taken = (take: Take): string =>
  'amount' in take
    ? `${typeof take.amount === 'number' ? take.amount : take.amount.word} ${take.pool} of ${take.left.word}`
    : `${take.times} ${take.pool} of ${take.from.word}`;

const rows: readonly (readonly [string, Cost, readonly string[]])[] = [
  ['exertA', exertA(orc), ['1 exertion of choose']],
  ['exertYour', exertYour(orc), ['1 exertion of choose']],
  ['exertSelf', exertSelf, ['1 exertion of self']],
  ['exertBearer', exertBearer(), ['1 exertion of host']],
  ['exertBearer twice', exertBearer(2), ['2 exertion of host']],
  ['spot', spot(2, orc), []],
  ['removeTwilight', removeTwilight(3), ['3 twilight of twilight']],
  ['addTwilight', addTwilight(3), []],
  ['discardSelf', discardSelf, ['1 card of self']],
  ['discardA', discardA(orc), ['1 card of choose']],
  ['discardA, two', discardA(orc, 2), ['1 card of choose']],
  ['discardYour', discardYour(orc), ['1 card of choose']],
  ['discardFromYourHand', discardFromYourHand(1), ['1 card of choose']],
  ['discardFromYourHand, two', discardFromYourHand(2), ['1 card of choose']],
  ['playOnAsCost', playOnAsCost(possession, self), ['1 card of choose']],
  ['removeTokensHere', removeTokensHere(2), ['2 token of self']],
  ['removeTokensOf', removeTokensOf(2, 'Elven'), ['1 token of choose', '1 token of choose']],
  ['addBurdensToPay', addBurdensToPay(1), []],
  ['removeBurdensToPay', removeBurdensToPay(2), ['2 burden of player column']],
  ['addThreats', addThreats(2), ['2 threat of room for threats']],
  ['removeThreatsToPay', removeThreatsToPay(2), ['2 threat of player column']],
];
test.each(rows)('%s', (_name, price, expected) => {
  expect(price.takes.map(taken)).toEqual(expected);
});

test('each token of several is chosen under a name of its own', () => {
  const names = removeTokensOf(3, 'Elven').takes.map(
    (take) => 'from' in take && 'name' in take.from && take.from.name,
  );
  expect(names).toEqual(['token 1', 'token 2', 'token 3']);
});

test('rules that prices cite when they cannot be paid', () => {
  const cited = (price: Cost): string => price.can.rule ?? '';
  expect([exertA(orc), exertSelf, exertBearer(2)].map(cited)).toEqual([
    'LR-EXERT-003',
    'LR-EXERT-003',
    'LR-EXERT-004',
  ]);
  expect([spot(1, orc), addThreats(1)].map(cited)).toEqual(['LR-SPOT-001', 'LR-THREAT-002']);
  for (const price of [
    removeTwilight(1),
    discardFromYourHand(1),
    discardA(orc),
    removeTokensHere(1),
    removeTokensOf(1, 'Elven'),
    removeBurdensToPay(1),
    removeThreatsToPay(1),
  ])
    expect(cited(price)).toBe('LR-COST-002');
});
