/** What is normal of a card, and what lies with another. ME-TERM-002, ME-OFFSIDE-2003, ME-FW-4009, ME-HAVEN-004 */
import { describe, expect } from 'vitest';
import {
  choose,
  discardIt,
  exactly,
  host,
  item,
  mind,
  modifier,
  onYourTurn,
  outOfCombat,
  shortEvent,
  the,
} from '../../../src/cards/words/index.ts';
import { sites } from '../../../src/map/map.ts';
import { nearestHaven } from '../../../src/rules/movement/relocating.ts';
import { borrow, invent } from '../../invented.ts';
import { attackWith, Bob, company, going, idleUntil, offers, resolveChain, scenario } from '../../table.ts';

scenario('[ME-TERM-002] what is normal is what is printed, whatever strengthens it', (t) => {
  t.given({
    ...going(
      ['Hobgoblins'],
      [{ card: 'Beorn', on: ['Elven Rope'] }],
      { hand: ['Escape'] },
      { events: ['Minions Stir'] },
    ),
    dice: [6, 6],
  });
  attackWith(t, 'Bob', 'Hobgoblins');
  // Hobgoblins have 10; only less than 11 may be led on the rope.
  t.expect.table({ 'attack prowess': 11 });
  t.player('Ann').does('Pass', 'Beorn', 'No');
  resolveChain(t);
  t.player('Ann').does('Yes');
  t.expect.card('Hobgoblins', { in: 'on of Elven Rope' });
});

describe('what lies with a card', () => {
  invent(
    'Cut Loose',
    'TW-243',
    shortEvent({
      when: onYourTurn,
      if: outOfCombat,
      targets: [choose('item', item)],
      effect: discardIt(the('item')),
    }),
  );
  scenario('[ME-OFFSIDE-2003] is discarded with it, to the pile of its owner', (t) => {
    t.given({
      ...going(['Huorn'], [{ card: 'Beorn', on: ['Elven Rope'] }], { hand: ['Escape', 'Cut Loose'] }),
      dice: [6, 6],
    });
    t.player('Ann').passes();
    attackWith(t, 'Bob', 'Huorn');
    t.player('Ann').does('Pass', 'Beorn', 'No');
    resolveChain(t);
    t.player('Ann').does('Yes');
    t.expect.card('Huorn', { in: 'on of Elven Rope' });
    idleUntil(t, () => offers(t, 'Cut Loose'));
    t.player('Ann').does('Cut Loose: ');
    resolveChain(t);
    t.expect.card('Elven Rope', { in: 'discard of Ann' }).card('Huorn', { in: 'discard of Bob' });
  });
});

describe('a minor item with which one begins', () => {
  borrow('LE-42');
  invent('Dulling Draught', 'TD-105', modifier({ attribute: mind, of: exactly(host), by: -1 }));
  const deck = Array.from({ length: 20 }, () => 'Cram');
  scenario('[ME-FW-4009] comes after the characters, and makes nobody’s mind less before', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: {
          side: 'fallen-wizard',
          declared: 'Pallando',
          deck,
          pool: ['Haldir', 'Tarcil', 'Asternak', 'Dulling Draught'],
        },
        Bob: { deck, pool: ['Elladan'] },
      },
    });
    t.player('Ann').mayChoose.exactly('Haldir', 'Asternak');
  });
});

describe('the nearest Haven', () => {
  for (const [side, at, nearest] of [
    ['wizard', 'TW-421', 'Rivendell'],
    ['wizard', 'TW-413', 'Lórien'],
    ['ringwraith', 'LE-367', 'Dol Guldur'],
    ['ringwraith', 'LE-392', 'Dol Guldur'],
  ] as const)
    scenario(`[ME-HAVEN-004] of a ${side} player at ${at} is ${nearest}`, (t) => {
      t.given({ players: { Ann: { side, companies: [company(at, 'Layos')] }, Bob } });
      expect(sites[nearestHaven(t.state, 1)]?.name).toBe(nearest);
    });
});
