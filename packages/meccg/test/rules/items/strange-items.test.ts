/** Items of the other side: they are played and corrupt as ever, give nothing, and are worth half. ME-ITEM-006..009, 500, 2006, 4006 */
import { trigger } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import {
  choose,
  discardIt,
  goldRing,
  inOrganization,
  item,
  self,
  shortEvent,
  tapIt,
  the,
} from '../../../src/cards/words/index.ts';
import { companyMoves } from '../../../src/events.ts';
import { Phase, type S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, idleUntil, type Placed, rowOf, scenario } from '../../table.ts';

const ofItems = { when: inOrganization, effect: tapIt(the('item')) } as const;
const GLAMDRING = 'Glamdring';
const holder = (...on: readonly Placed[]) => ({ card: 'Layos', on });
const at = (side: string, ...characters: readonly Placed[]) => ({
  players: { Ann: { side, companies: [company('TW-413', ...characters)] }, Bob },
});

describe('an item of the other side', () => {
  const plays = (where: string) => ({
    phase: 'at the site',
    players: {
      Ann: { side: 'ringwraith', hand: ['Book of Mazarbul'], companies: [company(where, 'Layos')] },
      Bob,
    },
  });
  scenario('[ME-ITEM-006] is played where it says', (t) => {
    t.given(plays('LE-392'));
    t.player('Ann').mayChoose.includes('Book of Mazarbul: play');
  });
  scenario('[ME-ITEM-006] and nowhere else', (t) => {
    t.given(plays('LE-394'));
    t.player('Ann').mayNot('Book of Mazarbul', { to: 'playItem' });
  });

  for (const [side, prowess] of [
    ['wizard', 6],
    ['ringwraith', 3],
    ['sauron', 3],
    ['balrog', 3],
    ['fallen-wizard', 6],
  ] as const)
    scenario(
      `[ME-ITEM-008 ME-ITEM-2006] Glamdring gives Layos of a ${side} player a prowess of ${prowess}`,
      (t) => {
        t.given(at(side, holder(GLAMDRING)));
        t.expect.card('Layos', { prowess, 'corruption points': 1 });
      },
    );
  const reads = (side: string) => at(side, holder('Book of Mazarbul'));
  scenario('[ME-ITEM-008] it cannot be used', (t) => {
    t.given(reads('ringwraith'));
    t.player('Ann').mayChoose.excludes('Book of Mazarbul: in your');
  });
  scenario('[ME-ITEM-008] as others can', (t) => {
    t.given(reads('wizard'));
    t.player('Ann').mayChoose.includes('Book of Mazarbul: in your');
  });
  scenario('[ME-ITEM-008] it does not keep another of its class from being used', (t) => {
    t.given(at('ringwraith', { card: 'Lieutenant of Morgul', on: [GLAMDRING, 'Broad-headed Spear'] }));
    // Eight, and no more than eight with it.
    t.player('Ann').mayNot('Broad-headed Spear', { to: 'takeUp', because: 'it is in use' });
  });

  const worth = (side: string, on: readonly Placed[], n: number) => (t: Table<S>) => {
    t.given(at(side, holder(...on)));
    t.player('Ann').has({ 'item points': n });
  };
  scenario('[ME-ITEM-009] two points are one', worth('ringwraith', [GLAMDRING], 1));
  scenario('[ME-ITEM-009] three are two', worth('ringwraith', ['Enruned Shield'], 2));
  scenario('[ME-ITEM-009] and one is one', worth('wizard', ['Broad-headed Spear'], 1));
  scenario('[ME-ITEM-009] its own side has all of them', worth('wizard', [GLAMDRING], 2));
  scenario('[ME-ITEM-009] stored ones are halved as well', (t) => {
    t.given({
      players: {
        Ann: { side: 'ringwraith', points: [GLAMDRING], companies: [company('LE-392', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').has({ 'item points': 1 });
  });

  invent('Heavy Stone', 'TW-244', { binds: [1] }, trigger(companyMoves, { effect: discardIt(self) }));
  invent('Light Stone', 'TW-244', trigger(companyMoves, { effect: discardIt(self) }));
  scenario('[ME-ITEM-007] what binds its bearer binds him all the same', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [{ ...company('Dol Guldur', holder('Heavy Stone', 'Light Stone')), movesTo: 'Moria' }],
        },
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.expect.card('Heavy Stone', { in: 'discard of Ann' }).card('Light Stone', { in: 'on of Layos' });
  });
  scenario('[ME-ITEM-007] both do where it is used', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            {
              ...company('Lórien', { card: 'Haldir', on: ['Heavy Stone', 'Light Stone'] }),
              movesTo: 'Moria',
            },
          ],
        },
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.expect.card('Heavy Stone', { in: 'discard of Ann' }).card('Light Stone', { in: 'discard of Ann' });
  });
  scenario('[ME-ITEM-007] and no more often than it says, however often it changes hands', (t) => {
    t.given({
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
      players: {
        Ann: {
          side: 'fallen-wizard',
          companies: [company('The White Towers', holder('Heavy Stone', 'Light Stone'), 'Orc Veteran')],
        },
        Bob,
      },
    });
    const said = (stone: string): number => {
      let rows = 0;
      for (let row = 1; row <= t.state.kernel.effectsUsed; row++)
        if (t.state.effect.source[row] === rowOf(t.state, stone)) rows++;
      return rows;
    };
    t.player('Ann').does('Heavy Stone: transfer', 'Roll', 'Light Stone: transfer', 'Roll');
    t.expect.card('Heavy Stone', { in: 'on of Orc Veteran' });
    expect([said('Heavy Stone'), said('Light Stone')]).toEqual([1, 0]);
    t.player('Ann').does('Heavy Stone: transfer', 'Roll', 'Light Stone: transfer', 'Roll');
    expect([said('Heavy Stone'), said('Light Stone')]).toEqual([1, 1]);
  });
});

describe('a fallen-wizard’s Orc', () => {
  const bears = (who: string, ...on: readonly string[]) => at('fallen-wizard', { card: who, on });
  scenario('[ME-ITEM-500] has nothing from a hero item', (t) => {
    t.given(bears('Orc Veteran', GLAMDRING));
    t.expect.card('Orc Veteran', { prowess: 4, 'corruption points': 1 });
  });
  scenario('[ME-ITEM-500] but from one of minions', (t) => {
    t.given(bears('Orc Veteran', 'Broad-headed Spear'));
    t.expect.card('Orc Veteran', { prowess: 6 });
  });
  scenario('[ME-ITEM-2006] a Man of his has something from both', (t) => {
    t.given(bears('Layos', GLAMDRING, 'Sable Shield'));
    t.expect.card('Layos', { prowess: 6 });
  });
});

describe('conditions', () => {
  invent('Deed with an Item', 'LE-188', shortEvent({ ...ofItems, targets: [choose('item', item)] }));
  invent('Deed with a Ring', 'LE-188', shortEvent({ ...ofItems, targets: [choose('item', goldRing)] }));
  invent('Heroes’ Deed', 'TW-243', shortEvent({ ...ofItems, targets: [choose('item', item)] }));
  const needs = (side: string, hand: readonly string[], ...on: readonly string[]) => ({
    players: { Ann: { side, hand, companies: [company('TW-413', holder(...on))] }, Bob },
  });
  scenario('[ME-COND-2005 ME-ITEM-4006] a minion resource does not find a hero item', (t) => {
    t.given(needs('ringwraith', ['Deed with an Item', 'Deed with a Ring'], GLAMDRING, 'Precious Gold Ring'));
    t.player('Ann').mayNot('Deed with an Item', { because: 'nothing to choose' });
    t.player('Ann').mayNot('Deed with a Ring', { because: 'nothing to choose' });
  });
  scenario('[ME-COND-2005 ME-ITEM-4006] it finds its own', (t) => {
    t.given(needs('ringwraith', ['Deed with an Item'], GLAMDRING, 'Broad-headed Spear'));
    t.player('Ann').mayChoose.includes('Deed with an Item: ');
  });
  scenario('[ME-COND-2005 ME-ITEM-4006] nor does a hero resource find a minion item', (t) => {
    t.given(needs('wizard', ['Heroes’ Deed'], 'Broad-headed Spear'));
    t.player('Ann').mayNot('Heroes’ Deed', { because: 'nothing to choose' });
  });
  scenario('[ME-COND-2005 ME-ITEM-4006] for a fallen-wizard too each keeps to its own', (t) => {
    t.given(needs('fallen-wizard', ['Heroes’ Deed', 'Deed with an Item'], GLAMDRING));
    t.player('Ann').mayNot('Deed with an Item', { because: 'nothing to choose' });
    t.player('Ann').mayChoose.includes('Heroes’ Deed: ');
  });
});
