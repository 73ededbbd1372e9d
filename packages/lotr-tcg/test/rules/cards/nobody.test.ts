/** What is nobody, inactive, elsewhere or out of the game has no part in it: questions of the rules, asked of such cards. */
import { firstIn, forbid, forbiddenBy, place } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { canPlayEvent, keepEvent } from '../../../src/rules/actions/events.ts';
import { discardFromDeck, mayTake } from '../../../src/rules/cards/hand.ts';
import { noteFallen } from '../../../src/rules/cards/leaving.ts';
import { isAssigned } from '../../../src/rules/combat/assigning.ts';
import { canBeHealed, canExert, heal } from '../../../src/rules/combat/exertion.ts';
import { canReplace, canReplaceMinion, unassign } from '../../../src/rules/combat/replacing.ts';
import { canCancelSkirmish, isDecided, isSkirmishing } from '../../../src/rules/combat/skirmishing.ts';
import { canBeWounded } from '../../../src/rules/combat/wounds.ts';
import { isWearing, makeRingBearer, putOnRing } from '../../../src/rules/counters/ring.ts';
import { addTokens } from '../../../src/rules/counters/tokens.ts';
import { onTheLeft, onTheRight } from '../../../src/rules/order.ts';
import { stack } from '../../../src/rules/playing/entering.ts';
import { isBlocked } from '../../../src/rules/playing/play.ts';
import { noMove } from '../../../src/rules/prohibitions.ts';
import { takeControl } from '../../../src/rules/sites/control.ts';
import {
  firstSiteOf,
  isCurrentSite,
  isSanctuary,
  laySite,
  siteAt,
  siteToControl,
  siteToLiberate,
} from '../../../src/rules/sites/sites.ts';
import { Phase, type S, Zone } from '../../../src/state.ts';
import { mayMoveAgain } from '../../../src/turn/moving.ts';
import { companion, freeCondition, freeEvent, invent, minion, pause, site } from '../../invented.ts';
import { frodo } from '../../table.ts';
import { asking, given, row } from './asking.ts';

invent(
  companion('Guard'),
  companion('Second'),
  companion('Twin', { unique: 1 }),
  minion('Orc'),
  minion('Goblin'),
  freeEvent('Deed'),
  pause,
  freeCondition('Mire', {}, forbid(noMove)),
  site('Gate', { siteNumber: 1, block: 1 }),
  site('Road', { siteNumber: 2, block: 1 }),
  site('Ford', { siteNumber: 3, block: 1 }),
);
describe('only who is active is dealt with', () => {
  const questions: readonly [string, (s: S, card: number) => boolean][] = [
    ['LR-ACTIVE-002 LR-HEAL-001', (s, card) => canBeHealed(s, card)],
    ['LR-ACTIVE-002 LR-WOUND-007', (s, card) => canBeWounded(s, card)],
    ['LR-ACTIVE-002 LR-EXERT-003', (s, card) => canExert(s, card, 1, 0)],
  ];
  for (const [rules, can] of questions)
    asking(`[${rules}] hers, and neither his nor who is gone nor nobody`, (t) => {
      t.given(given());
      const answers = ['hers', 'his', 'gone', 'nobody'].map((name) => can(t.state, row(t, name)));
      expect(answers).toEqual([true, false, false, false]);
    });
  asking('[LR-ACTIVE-002 LR-HEAL-001] nor is he healed', (t) => {
    t.given(given());
    heal(t.state, row(t, 'his'));
    t.expect.card('his', { wounds: 1 });
  });
  asking('[LR-ACTIVE-002 LR-TOKEN-001] nor does he collect tokens', (t) => {
    t.given(given());
    for (const name of ['hers', 'his']) addTokens(t.state, row(t, name), 1, 2);
    expect(['hers', 'his'].map((name) => t.state.card.tokens[row(t, name)])).toEqual([2, 0]);
  });
});

describe('the Ring', () => {
  asking('[LR-RING-001] is worn by its bearer, and by nobody who stands beside him', (t) => {
    t.given(given());
    putOnRing(t.state, 1);
    expect(['Frodo', 'hers', 'nobody'].map((name) => isWearing(t.state, row(t, name)))).toEqual([
      true,
      false,
      false,
    ]);
  });
  asking('[LR-RING-001 LR-MULTI-001] nobody wears it for a player who is out', (t) => {
    t.given(given());
    t.state.player.ringBearer[2] = 0;
    putOnRing(t.state, 2);
    expect([0, 1, 2].map((p) => t.state.player.wearing[p])).toEqual([0, 0, 0]);
  });
  asking('[LR-LOSE-001] goes to a companion of the player, and to no one who is dead', (t) => {
    t.given(given());
    makeRingBearer(t.state, 1, row(t, 'gone'));
    expect(t.state.player.ringBearer[1]).toBe(row(t, 'Frodo'));
    makeRingBearer(t.state, 1, row(t, 'hers'));
    expect(t.state.player.ringBearer[1]).toBe(row(t, 'hers'));
  });
});

describe('cards elsewhere', () => {
  asking('[LR-EVENT-001] an event is played from a hand', (t) => {
    t.given(given({}, { twilight: 9 }));
    expect(['held', 'Deed'].map((name) => canPlayEvent(t.state, row(t, name), 1))).toEqual([true, false]);
  });
  asking('[LR-EVENT-003] only one that is being played is kept', (t) => {
    t.given(given());
    const before = t.state.kernel.effectsUsed;
    for (const name of ['held', 'Deed', 'nobody']) keepEvent(t.state, row(t, name));
    expect(t.state.kernel.effectsUsed).toBe(before);
  });
  asking('[LR-STACK-001 LR-RING-004] nothing is stacked on who is not there, and no Ring-bearer is', (t) => {
    t.given(given());
    const { state } = t;
    stack(state, row(t, 'held'), row(t, 'his'));
    stack(state, row(t, 'nobody'), row(t, 'hers'));
    stack(state, row(t, 'Frodo'), row(t, 'hers'));
    expect(firstIn(state, place(state, Zone.stacked, row(t, 'hers')))).toBe(0);
    t.expect.card('held', { in: 'hand of Ann' });
    stack(state, row(t, 'held'), row(t, 'hers'));
    t.expect.card('held', { in: 'stacked of hers' });
  });
  asking('[LR-ZONE-004] a deck gives as many cards as it has', (t) => {
    t.given(given({ deck: ['Second', 'Guard'] }));
    discardFromDeck(t.state, 1, 3);
    t.player('Ann').has({ deck: 0, discard: 4 });
    expect(t.state.card.place[0]).toBe(0);
  });
  asking('[LR-UNIQUE-002] of the dead, only one that is unique keeps another away', (t) => {
    t.given(
      given({
        dead: ['Second', 'Twin'],
        hand: [
          { card: 'Second', as: 'new' },
          { card: 'Twin', as: 'other' },
        ],
      }),
    );
    expect(['new', 'other'].map((name) => isBlocked(t.state, 1, row(t, name)))).toEqual([false, true]);
  });
});

describe('skirmishes', () => {
  asking(
    '[LR-SKIRM-014 LR-SKIRM-017] where there is none nobody is in it, and none is cancelled or decided',
    (t) => {
      t.given(given());
      const { state } = t;
      expect(['hers', 'nobody'].map((name) => isSkirmishing(state, row(t, name)))).toEqual([false, false]);
      expect([canCancelSkirmish(state), isDecided(state)]).toEqual([false, false]);
      expect(canReplace(state, row(t, 'hers'))).toBe(false);
      expect(canReplaceMinion(state, row(t, 'Orc'), row(t, 'Orc'))).toBe(false);
    },
  );
  const fight = {
    phase: 'skirmish',
    skirmish: 'Guard',
    players: {
      Ann: { companions: [frodo(), 'Guard', 'Second'], support: ['Pause'] },
      Bob: {
        companions: [{ card: 'Guard', as: 'his' }],
        minions: [
          { card: 'Orc', against: 'Guard' },
          { card: 'Goblin', as: 'idle' },
          { card: 'Goblin', as: 'busy', against: 'Second' },
        ],
        hand: [{ card: 'Goblin', as: 'held' }],
      },
    },
  };
  asking('[LR-LATER-015] a companion in play who fights nobody takes the place of another', (t) => {
    t.given(fight);
    const can = (name: string): boolean => canReplace(t.state, row(t, name));
    expect(['Frodo', 'Guard', 'Second', 'his', 'idle', 'nobody'].map(can)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
  asking(
    '[LR-SKIRM-019] whose skirmish is on is assigned until it is over, though nobody fights him any more',
    (t) => {
      t.given(fight);
      t.state.card.against[row(t, 'Orc')] = 0;
      const is = (name: string): boolean => isAssigned(t.state, row(t, name));
      expect(['Guard', 'Second', 'busy', 'Orc', 'Frodo'].map(is)).toEqual([true, true, true, false, false]);
    },
  );
  asking('[LR-LATER-015] and a minion in play who fights nobody that of one in the skirmish', (t) => {
    t.given(fight);
    const can = (old: string, newcomer: string): boolean =>
      canReplaceMinion(t.state, row(t, old), row(t, newcomer));
    expect(can('Orc', 'idle')).toBe(true);
    for (const newcomer of ['busy', 'held', 'Frodo', 'Orc', 'nobody'])
      expect(can('Orc', newcomer)).toBe(false);
    for (const old of ['busy', 'idle', 'held', 'nobody']) expect(can(old, 'idle')).toBe(false);
    unassign(t.state, row(t, 'Orc'));
    unassign(t.state, row(t, 'busy'));
    t.expect.card('Orc', { against: 'Guard' }).card('busy', { against: 'none' });
  });
  asking('[LR-SKIRM-015] whoever leaves it is noted, one after the other, as long as there is room', (t) => {
    t.given(fight);
    const { state } = t;
    const rows = (): number[] =>
      Array.from({ length: state.fallen.card.length }, (_x, at) => state.fallen.card[at]);
    noteFallen(state, row(t, 'busy'));
    noteFallen(state, row(t, 'Frodo'));
    expect(rows().every((card) => card === 0)).toBe(true);
    noteFallen(state, row(t, 'Guard'));
    for (let n = 0; n < rows().length; n++) noteFallen(state, row(t, 'Orc'));
    expect(rows()).toEqual([0, row(t, 'Guard'), ...Array.from({ length: 15 }, () => row(t, 'Orc'))]);
    state.global.skirmish = 0;
    state.fallen.card[1] = 0;
    noteFallen(state, row(t, 'held'));
    expect(rows()[1]).toBe(0);
  });
});

describe('sites', () => {
  const path = { path: ['Gate', 'Road', 'Ford'] };
  asking('[LR-MULTI-002] the first site of a player is the lowest of his, and no other card', (t) => {
    t.given(given({}, path));
    const { state } = t;
    const rows = ['Gate', 'Road', 'Ford'].map((name) => row(t, name));
    for (const c of rows) state.card.owner[c] = 1;
    expect([firstSiteOf(state, 1), firstSiteOf(state, 2)]).toEqual([rows[0], 0]);
    // They need not lie in their order.
    [state.card.number[rows[0]], state.card.number[rows[1]], state.card.number[rows[2]]] = [2, 3, 1];
    expect(firstSiteOf(state, 1)).toBe(rows[2]);
  });
  asking('[LR-CONTROL-009] the highest that is controlled is liberated, in whatever order they lie', (t) => {
    const players = given().players;
    const support = [
      { card: 'Road', number: 2 },
      { card: 'Gate', number: 1 },
    ];
    t.given({
      ...given({}, { path: ['Ford'] }),
      players: { ...players, Bob: { ...players.Bob, support } },
    });
    expect([siteToLiberate(t.state, 1), siteToLiberate(t.state, 2)]).toEqual([row(t, 'Road'), 0]);
  });
  asking('[LR-SITE-001 LR-SITE-004] a site that another lays stays his, whoever it speaks to', (t) => {
    const { players } = given();
    const adventure = [{ card: 'Road', as: 'laid' }];
    t.given({
      ...given({}, { path: ['Gate'] }),
      players: { ...players, Bob: { ...players.Bob, adventure } },
    });
    const { owner, controller } = t.state.card;
    laySite(t.state, row(t, 'laid'), 2);
    expect([owner[row(t, 'laid')], controller[row(t, 'laid')]]).toEqual([2, 1]);
    // Before anybody is active it speaks to its owner.
    t.state.global.active = 0;
    laySite(t.state, row(t, 'laid'), 3);
    expect([owner[row(t, 'laid')], controller[row(t, 'laid')]]).toEqual([2, 2]);
  });
  asking('[LR-ACTIVE-006 LR-MOVE-012] no site is the current one on the way, or before the game', (t) => {
    t.given(given({ site: 1 }, path));
    const { state } = t;
    const current = (): boolean => isCurrentSite(state, row(t, 'Gate'));
    expect([current(), isCurrentSite(state, row(t, 'Road'))]).toEqual([true, false]);
    state.global.moving = 1;
    expect(current()).toBe(false);
    state.global.moving = 0;
    state.global.phase = Phase.setUp;
    expect(current()).toBe(false);
  });
  for (const free of [0, 1])
    asking(`[LR-SITE-010] 3 and 6 are sanctuaries where nothing lies, free path ${free}`, (t) => {
      t.given(given());
      t.state.global.freePath = free;
      const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => siteAt(t.state, n) === 0);
      expect(numbers.filter((n) => isSanctuary(t.state, n))).toEqual([3, 6]);
    });
  asking('[LR-CONTROL-001] where there is no site to control, none is', (t) => {
    t.given(given({ site: 1 }, { path: ['Gate'] }));
    expect(siteToControl(t.state)).toBe(0);
    takeControl(t.state, 2);
    t.player('Bob').has({ support: 0 });
  });
  asking('[LR-CONTROL-002 LR-MULTI-001] whoever is out holds no site back', (t) => {
    const { players, ...rest } = given({ site: 2 }, path);
    t.given({ ...rest, players: { ...players, Bob: { ...players.Bob, site: 2 }, Cid: { site: 1 } } });
    expect(siteToControl(t.state)).toBe(0);
    t.state.player.outcome[3] = 2;
    expect(siteToControl(t.state)).toBe(row(t, 'Gate'));
  });
});

describe('players', () => {
  asking('[LR-TURN-001] where everyone is out, the next is who he was', (t) => {
    t.given(given());
    for (const p of [1, 2]) t.state.player.outcome[p] = 2;
    expect([1, 2].map((p) => [onTheLeft(t.state, p), onTheRight(t.state, p)])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
  asking(
    '[LR-FELLOW-006] four cards are the most in a fellowship phase of one’s own, and nowhere else',
    (t) => {
      t.given(given({}, { phase: 'fellowship alone' }));
      t.state.player.drawn[1] = t.state.player.drawn[2] = 4;
      expect([1, 2].map((p) => mayTake(t.state, p))).toEqual([false, true]);
      t.state.global.phase = Phase.maneuver;
      expect(mayTake(t.state, 1)).toBe(true);
    },
  );
  asking('[LR-MOVE-002 LR-MOVE-014] nobody moves on past the last site, or where a card forbids it', (t) => {
    t.given(given({ site: 8 }));
    expect(mayMoveAgain(t.state, 1)).toBe(true);
    t.state.player.site[1] = 9;
    expect(mayMoveAgain(t.state, 1)).toBe(false);
  });
  asking('[LR-MOVE-002] such as this one', (t) => {
    t.given(given({ site: 8, support: ['Mire'] }));
    expect(forbiddenBy(t.state, noMove, 1, 0, 0)).not.toBe(0);
    expect(mayMoveAgain(t.state, 1)).toBe(false);
  });
});
