/** The Wizards: resource short-events that look for something: Lucky Search. */
import { describe, expect } from 'vitest';
import { company, idleUntil, resolveChain, scenario } from '../../../table.ts';

describe('Lucky Search', () => {
  const searching = (deck: readonly string[], dice: readonly number[], more: object = {}, at = 'Moria') => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['Lucky Search', 'Halfling Stealth', 'Concealment'],
        deck,
        companies: [{ ...company(at, 'Merry', 'Elladan', 'Bilbo'), ...more }],
      },
      Bob: { companies: [company('Edhellond', 'Ioreth')] },
    },
  });
  const search = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('Lucky Search: in your', 'Merry');
    resolveChain(t);
  };
  const three = ['Escape', 'Smoke Rings', 'Cram'];
  scenario(
    '[TW-269] [ME-CARD-0424, ME-CARD-0429, ME-CARD-4027] Lucky Search: the scout bears the item when he is struck, at 3 and the cards turned over',
    (t) => {
      t.given(searching([...three, 'Glamdring'], [6, 6]));
      search(t);
      t.expect
        .card('Cram', { in: 'on of Merry' })
        .card('Merry', { status: 'tapped', 'site tapped': false })
        .table({ 'attack strikes': 1, 'attack prowess': 6 });
      t.player('Ann').has({ deck: ['Escape', 'Glamdring', 'Smoke Rings'] });
      t.player('Ann').mayNot('Concealment', { because: 'cannot be cancelled' });
      t.player('Ann').does('Pass');
      t.player('Ann').mayNot('Halfling Stealth', { because: 'cannot be cancelled' });
      t.player('Ann').does('Pass');
      t.expect.card('Cram', { in: 'on of Merry' });
    },
  );
  scenario(
    '[TW-269] Lucky Search: what was turned over is shuffled back, and nobody knows it any more',
    (t) => {
      t.given(searching([...three, 'Glamdring'], [6, 6]));
      search(t);
      const { knownTo } = t.state.card;
      expect(['Escape', 'Smoke Rings'].map((name) => knownTo[t.who.card(name)])).toEqual([0, 0]);
      t.player('Ann').does('Pass', 'Pass');
    },
  );
  scenario(
    '[TW-269] [ME-CARD-0425] Lucky Search: the item is discarded if he is wounded, even if he falls',
    (t) => {
      t.given(searching(three, [1, 1, 6, 6]));
      search(t);
      t.player('Ann').does('Pass', 'Pass');
      t.expect.card('Cram', { in: 'discard of Ann' }).card('Merry', { in: 'out of Ann' });
    },
  );
  scenario(
    '[TW-269] [ME-CARD-0428, ME-CARD-4027] Lucky Search: special items and unique ones in play are passed over, to the last card',
    (t) => {
      const { players, ...rest } = searching([], [6, 6]);
      const companies = [company('Moria', 'Merry', { card: 'Elladan', on: ['Glamdring'] })];
      const deck = ['The One Ring', { card: 'Glamdring', as: 'second' }, 'Escape'];
      t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, companies, deck } } });
      t.player('Ann').does('Lucky Search: in your');
      resolveChain(t);
      t.expect.table({ 'attack prowess': 6 });
      expect(t.state.player.exhausted[1]).toBe(0);
      t.expect.card('second', { in: 'deck of Ann' });
      t.player('Ann').does('Pass');
    },
  );
  scenario('[TW-269] Lucky Search: at a tapped Dark-hold as well', (t) => {
    t.given(searching(three, [], { siteTapped: true }, 'Dol Guldur'));
    t.player('Ann').mayChoose.includes('Lucky Search: in your site phase');
  });
  scenario('[TW-269] Lucky Search: not at Ruins & Lairs', (t) => {
    t.given(searching(three, [], {}, 'Ettenmoors'));
    t.player('Ann').mayNot('Lucky Search', { because: 'Shadow-hold or Dark-hold' });
  });
  for (const [deck, dice] of [
    [three, [6, 6, 6, 6]],
    [
      ['Escape', 'Smoke Rings'],
      [6, 6],
    ],
  ] as const)
    scenario(`[TW-269 ME-CARD-0431] whoever gains an item is noticed: ${deck.length === 3}`, (t) => {
      const { players, ...rest } = searching(deck, dice);
      const companies = [company('Moria', 'Merry', { card: 'Elladan', on: ['Lure of Expedience'] })];
      t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, companies } } });
      t.player('Ann').does('Lucky Search: in your');
      resolveChain(t);
      if (deck.length === 3) t.player('Ann').does('Roll');
      idleUntil(t, () => t.state.global.attack === 0);
    });
  scenario('[TW-269 ME-CHAIN-501] not in answer to anything', (t) => {
    const { players, ...rest } = searching(three, []);
    t.given({
      ...rest,
      players: {
        ...players,
        Ann: {
          ...players.Ann,
          hand: ['Lucky Search', 'Glamdring', 'Twilight'],
          events: ['Gates of Morning'],
        },
      },
    });
    t.player('Ann').does('Glamdring: play', 'Elladan');
    t.player('Ann').mayNot('Lucky Search', { because: 'must open a chain' });
  });
  scenario('[TW-269] Lucky Search: not with a tapped scout, nor with one elsewhere', (t) => {
    t.given({
      phase: 'at the site',
      company: 'searchers',
      players: {
        Ann: {
          hand: ['Lucky Search', 'Glamdring'],
          deck: three,
          companies: [
            { ...company('Moria', { card: 'Merry', status: 'tapped' }, 'Elladan'), as: 'searchers' },
            company('Bree', 'Pippin'),
          ],
        },
        Bob: { companies: [company('Edhellond', 'Ioreth')] },
      },
    });
    t.player('Ann').mayNot('Lucky Search', { because: 'nothing to choose an untapped scout' });
  });
});
