/** Every word that is true or false: both its answers, and how it and its opposite read. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { type ToyBox, zone } from '../toy.ts';
import { english, holds } from './ask-word.ts';

const yes = k.always(k.say`yes`);
const no = k.not(yes);
const inHand = k.inZone(zone.hand, k.you, 'hand');

type Case = readonly [name: string, word: k.Condition | ((t: ToyBox) => k.Condition), answer: boolean];
const cases: readonly Case[] = [
  ['always', yes, true],
  ['not', no, false],
  ['all of none', k.all(), true],
  ['all, one of them not', k.all(yes, no), false],
  ['any of none', k.any(), false],
  ['any, one of them', k.any(no, yes), true],
  ['at least, equal', k.atLeast(3, 3), true],
  ['at least, less', k.atLeast(2, 3), false],
  ['at most, equal', k.atMost(3, 3), true],
  ['at most, more', k.atMost(4, 3), false],
  ['more than, more', k.moreThan(4, 3), true],
  ['more than, equal', k.moreThan(3, 3), false],
  ['equals', k.equals(3, 3), true],
  ['equals, not', k.equals(3, 4), false],
  ['there are 4 in force', k.thereAre(4, k.anyCard), true],
  ['there are not 5 in force', k.thereAre(5, k.anyCard), false],
  ['there is one in hand', k.thereAre(1, k.anyCard, inHand), true],
  ['there are not two in hand', k.thereAre(2, k.anyCard, inHand), false],
  ['there is a card on that one', k.thereAre(1, k.on(k.otherCard)), true],
  ['there is none on this one', k.thereAre(1, k.on(k.thatCard)), false],
  ['passes', (t) => k.passes(k.thatCard, t.tags.has('swift')), true],
  ['passes, not', (t) => k.passes(k.otherCard, t.tags.has('swift')), false],
  ['passes: no card is none', k.passes(k.subject, k.anyCard), false],
  ['same', k.same(k.self, k.self), true],
  ['same, not', k.same(k.self, k.thatCard), false],
  ['same player', k.samePlayer(k.you, k.ownerOf(k.otherCard)), true],
  ['same player, not', k.samePlayer(k.you, k.controllerOf(k.thatCard)), false],
  ['lies in', k.liesIn(k.self, zone.table, 'table'), true],
  ['lies in, not', k.liesIn(k.self, zone.hand, 'hand'), false],
  ['lies in: no card lies nowhere, not in the first zone', k.liesIn(k.subject, zone.deck, 'deck'), false],
  ['ruled', k.ruled('T-1', yes), true],
];

it.each(cases)('%s', (_name, word, answer) => {
  expect(holds(word)).toBe(answer);
});

describe('how they read', () => {
  const ship = k.filter('ship', [], () => 'true', k.noun('ship'));
  it.each([
    [k.all(yes, yes, yes), 'yes, yes and yes'],
    [k.any(yes, yes), 'yes or yes'],
    [no, 'it is not true that yes'],
    [k.not(no), 'yes'],
    [k.atLeast(3, 2), '3 is at least 2'],
    [k.moreThan(k.thatNumber, 2), 'that number is more than 2'],
    [k.thereAre(1, ship), 'there is a ship'],
    [k.not(k.thereAre(1, ship)), 'there is no ship'],
    [k.thereAre(2, ship), 'there are at least 2 ships'],
    [k.not(k.thereAre(2, ship, inHand)), 'there are fewer than 2 ships in your hand'],
    [k.passes(k.thatCard, ship), 'that card is a ship'],
    [k.not(k.passes(k.thatCard, ship)), 'that card is not a ship'],
    [k.liesIn(k.self, zone.hand, 'hand'), 'this card is in the hand'],
    [k.not(k.liesIn(k.self, zone.hand, 'hand')), 'this card is not in the hand'],
    [k.same(k.self, k.host), 'this card is its bearer'],
    [k.not(k.samePlayer(k.thatPlayer, k.you)), 'that player is not you'],
  ])('%#', (word, text) => {
    expect(english(word.say)).toBe(text);
  });
});

it('words can be walked and counted', () => {
  const counts = k.wordsOf(k.all(k.atLeast(1, 2), k.not(k.thereAre(1, k.both(k.anyCard, k.anyCard)))));
  expect(Object.fromEntries(counts)).toEqual({
    all: 1,
    'at least': 1,
    number: 2,
    not: 1,
    'there are': 1,
    both: 1,
    'any card': 2,
  });
});
