/** Resting: a card in play that nothing may see keeps all it carries. */
import {
  isIn,
  isMute,
  move,
  mute,
  place,
  removeEffect,
  rest,
  silence,
  toBytes,
  unmute,
  untilStartOf,
  valueOf,
  wake,
} from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { sparks, sparksDeck, strength } from '../games/sparks.ts';

const { zone } = sparks.engine.schema;
const FIELD = zone['field'];

/** A Banner and a Wolf of player 1 on the field. */
function table() {
  const s = sparks.create({ decks: [sparksDeck, sparksDeck] }, 'rest');
  const named = (id: string): number => {
    const def = sparks.engine.index(id);
    for (let c = 1; c < s.card.def.length; c++) if (s.card.def[c] === def && s.card.owner[c] === 1) return c;
    throw new Error(`no ${id}`);
  };
  const [banner, wolf] = [named('Banner'), named('Wolf')];
  for (const card of [banner, wolf]) move(s, card, place(s, FIELD, 1));
  return { s, banner, wolf };
}

test('its abilities are not in force while it rests, and are again when it wakes', () => {
  const { s, banner, wolf } = table();
  expect(valueOf(s, strength, wolf)).toBe(3);
  rest(s, banner);
  expect(valueOf(s, strength, wolf)).toBe(2);
  expect(s.card.live[banner]).toBe(0);
  wake(s, banner);
  expect(valueOf(s, strength, wolf)).toBe(3);
});

test('it keeps what it carries, until it leaves play', () => {
  const { s, wolf } = table();
  s.card.damage[wolf] = 1;
  rest(s, wolf);
  wake(s, wolf);
  expect(s.card.damage[wolf]).toBe(1);
  rest(s, wolf);
  move(s, wolf, place(s, zone['discard'], 1));
  expect([s.card.damage[wolf], s.card.resting[wolf], s.card.live[wolf]]).toEqual([0, 0, 0]);
});

test('resting twice, or out of play, changes nothing', () => {
  const { s, wolf } = table();
  rest(s, wolf);
  const before = toBytes(s);
  rest(s, wolf);
  const hidden = s.place.first[place(s, zone['deck'], 2)];
  rest(s, hidden);
  wake(s, hidden);
  expect(toBytes(s)).toEqual(before);
  expect(isIn(s, wolf, FIELD)).toBe(true);
});

test('a mute card stays in force without its text', () => {
  const { s, banner, wolf } = table();
  const before = toBytes(s);
  mute(s, banner);
  mute(s, banner);
  expect([valueOf(s, strength, wolf), s.card.live[banner], isMute(s, banner)]).toEqual([2, 1, true]);
  unmute(s, banner);
  unmute(s, banner);
  expect(valueOf(s, strength, wolf)).toBe(3);
  expect(toBytes(s)).toEqual(before);
});

test('it is still mute when it has rested, and no more when it has left play', () => {
  const { s, banner, wolf } = table();
  mute(s, banner);
  rest(s, banner);
  wake(s, banner);
  expect([valueOf(s, strength, wolf), s.card.live[banner]]).toEqual([2, 1]);
  move(s, banner, place(s, zone['discard'], 1));
  expect(isMute(s, banner)).toBe(false);
  move(s, banner, place(s, FIELD, 1));
  expect(valueOf(s, strength, wolf)).toBe(3);
});

test('what is no longer mute while it rests speaks when it wakes, and not before', () => {
  const { s, banner, wolf } = table();
  mute(s, banner);
  rest(s, banner);
  unmute(s, banner);
  expect([valueOf(s, strength, wolf), isMute(s, banner)]).toEqual([2, false]);
  wake(s, banner);
  expect(valueOf(s, strength, wolf)).toBe(3);
  rest(s, banner);
  expect(valueOf(s, strength, wolf)).toBe(2);
});

test('a card out of play cannot be made mute', () => {
  const { s, banner } = table();
  move(s, banner, place(s, zone['discard'], 1));
  mute(s, banner);
  expect(isMute(s, banner)).toBe(false);
});

test('a card that rests can be made mute, and wakes without its text', () => {
  const { s, banner, wolf } = table();
  rest(s, banner);
  mute(s, banner);
  wake(s, banner);
  expect([valueOf(s, strength, wolf), isMute(s, banner)]).toEqual([2, true]);
});

describe('a card that is silenced', () => {
  const until = untilStartOf(sparks.engine.procedures[1]);
  /** Silences a card and returns the row by which it is. */
  function hushed(s: ReturnType<typeof table>['s'], card: number): number {
    silence(s, card, card, until, 1);
    return s.channel.last[sparks.engine.silence.channel];
  }
  test('speaks again once the last of what silences it is over', () => {
    const { s, banner, wolf } = table();
    const [first, other, second] = [hushed(s, banner), hushed(s, wolf), hushed(s, banner)];
    expect([valueOf(s, strength, wolf), isMute(s, banner), isMute(s, wolf)]).toEqual([2, true, true]);
    removeEffect(s, first);
    expect([isMute(s, banner), isMute(s, wolf)]).toEqual([true, true]);
    removeEffect(s, second);
    expect([valueOf(s, strength, wolf), isMute(s, banner), isMute(s, wolf)]).toEqual([3, false, true]);
    removeEffect(s, other);
    expect(isMute(s, wolf)).toBe(false);
  });
  test('but not while the rules make it mute, or while it rests', () => {
    const { s, banner, wolf } = table();
    mute(s, banner);
    removeEffect(s, hushed(s, banner));
    expect([valueOf(s, strength, wolf), isMute(s, banner)]).toEqual([2, true]);
    const row = hushed(s, banner);
    unmute(s, banner);
    expect([valueOf(s, strength, wolf), isMute(s, banner)]).toEqual([2, true]);
    rest(s, banner);
    removeEffect(s, row);
    expect(valueOf(s, strength, wolf)).toBe(2);
    wake(s, banner);
    expect([valueOf(s, strength, wolf), isMute(s, banner)]).toEqual([3, false]);
  });
  test('is in play: nothing silences what is not', () => {
    const { s, banner } = table();
    move(s, banner, place(s, zone['discard'], 1));
    const before = toBytes(s);
    silence(s, banner, banner, until, 1);
    expect(toBytes(s)).toEqual(before);
  });
});
