/** The Balrog: allies. */

import { valueOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { rollBetween, rollTo } from '../../../src/rules/movement/under-deeps.ts';
import type { S } from '../../../src/state.ts';
import { balrog, bearer, GATES, host, twenty } from '../../balrog.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';

const at = (site: string, hand: readonly string[], ...who: readonly (string | object)[]) => ({
  phase: 'at the site',
  players: { Ann: balrog({ hand, companies: [host(site, ...who)] }), Bob },
});
/** A man, and an ally of his. */
const covert = (ally: string) => ({
  phase: 'end-of-turn',
  players: {
    Ann: {
      side: 'ringwraith',
      hand: ['Cram'],
      companies: [company('Dol Guldur', { card: 'Layos', on: [ally] })],
    },
    Bob,
  },
});

describe('[BA-35] Cave Troll', () => {
  scenario('playable where Trolls guard the Under-deeps', (t) => {
    t.given(at('The Under-galleries', ['Cave Troll'], 'Azog'));
    t.player('Ann').does('Cave Troll: play');
    resolveChain(t);
    expect(bearer(t, 'Cave Troll')).toBe('Azog');
  });
  scenario('even at a tapped site', (t) => {
    const { players, ...rest } = at('The Under-galleries', ['Cave Troll'], 'Azog');
    t.given({
      ...rest,
      players: {
        ...players,
        Ann: balrog({
          hand: ['Cave Troll'],
          companies: [{ ...host('The Under-galleries', 'Azog'), siteTapped: true }],
        }),
      },
    });
    t.player('Ann').mayChoose.includes('Cave Troll: play');
  });
  scenario('not where no Trolls are', (t) => {
    t.given(at('The Under-vaults', ['Cave Troll'], 'Azog'));
    expect(offers(t, 'Cave Troll: play')).toBe(false);
  });
  scenario('[BA-35/1, ME-COMPANY-513] its company is overt', (t) => {
    t.given(covert('Cave Troll'));
    expect(isOvert(t.state, 1)).toBe(true);
  });
  for (const [dice, where] of [
    [[1, 4], 'nowhere'],
    [[1, 3], GATES],
  ] as const)
    scenario(`[BA-35/2, ME-UNDER-517] ${dice[0] + dice[1]} and 1 for a way of 6: ${where}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        dice,
        players: {
          Ann: balrog({
            companies: [{ ...host(GATES, { card: 'Azog', on: ['Cave Troll'] }), movesTo: 'The Gem-deeps' }],
            deck: twenty('Cram'),
          }),
          Bob: { ...Bob, hand: ['Orc-warband'], deck: twenty('Cram') },
        },
      });
      t.expect.card('Azog', { at: where });
    });
  scenario('[BA-35/2, ME-UNDER-517, ME-UNDER-4010] it counts on the way down from the surface', (t) => {
    t.given({
      players: { Ann: balrog({ companies: [host(GATES, { card: 'Azog', on: ['Cave Troll'] })] }), Bob },
    });
    expect([valueOf(t.state, rollBetween, 1), valueOf(t.state, rollTo, 1)]).toEqual([0, 1]);
  });
});

describe('[BA-45] Evil Things Lingering', () => {
  for (const [site, may] of [
    ['The Under-galleries', true],
    ['The Under-courts', true],
    ['The Under-vaults', false],
  ] as const)
    scenario(`at ${site}: ${may}`, (t) => {
      t.given(at(site, ['Evil Things Lingering'], 'Azog', 'Gorbag'));
      expect(t.offered().includes('Evil Things Lingering: play')).toBe(may);
    });
  scenario('[BA-45/1, ME-COMPANY-513] its company is overt', (t) => {
    t.given(covert('Evil Things Lingering'));
    expect(isOvert(t.state, 1)).toBe(true);
  });
  const begins = (dice: readonly number[], who: string) => ({
    phase: 'untap',
    dice,
    players: {
      Ann: balrog({
        companies: [host('The Under-vaults', { card: who, on: ['Evil Things Lingering'] }, 'Orc Veteran')],
      }),
      Bob,
    },
  });
  for (const [dice, lives] of [
    [[6, 5], true],
    [[6, 6], false],
  ] as const)
    scenario(`[BA-45/3] a roll of ${dice[0] + dice[1]} less 4 against a mind of 7`, (t) => {
      t.given(begins(dice, 'Azog'));
      idleUntil(
        t,
        () =>
          t.offered().includes('Orc Veteran: declare movement') ||
          t.offered().includes('Azog: declare movement'),
      );
      if (lives) t.expect.card('Azog', { at: 'The Under-vaults' });
      else
        t.expect.card('Azog', { in: 'out of Ann' }).card('Evil Things Lingering', { in: 'discard of Ann' });
    });
  scenario('[BA-45/3] The Balrog need not fear it', (t) => {
    t.given(begins([], 'The Balrog'));
    idleUntil(t, () => t.offered().includes('The Balrog: declare movement'));
    expect(bearer(t, 'Evil Things Lingering')).toBe('The Balrog');
  });
});

describe('[BA-46] Great Troll', () => {
  scenario('The Balrog plays it, and no other', (t) => {
    t.given(at('The Under-vaults', ['Great Troll'], 'The Balrog', 'Azog'));
    t.player('Ann').does('Great Troll: play');
    resolveChain(t);
    expect(bearer(t, 'Great Troll')).toBe('The Balrog');
    t.expect.card('Azog', { status: 'untapped' });
  });
  scenario('not without him', (t) => {
    t.given(at('The Under-vaults', ['Great Troll'], 'Azog'));
    expect(offers(t, 'Great Troll: play')).toBe(false);
  });
  scenario('nor at a Darkhaven', (t) => {
    t.given(at(GATES, ['Great Troll'], 'The Balrog'));
    expect(offers(t, 'Great Troll: play')).toBe(false);
  });
  scenario('[BA-46/1, ME-COMPANY-513, ME-COMPANY-515] its company is overt', (t) => {
    t.given(covert('Great Troll'));
    expect(isOvert(t.state, 1)).toBe(true);
  });
  for (const status of ['tapped', 'wounded'] as const)
    scenario(`[BA-46/2] ${status}, it may take a strike as if it were untapped`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 9 },
        players: {
          Ann: balrog({
            companies: [
              host(
                'The Under-vaults',
                {
                  card: 'The Balrog',
                  on: [
                    { card: 'Great Troll', status },
                    { card: 'Nasty Slimy Thing', status },
                  ],
                },
                'Azog',
              ),
            ],
          }),
          Bob,
        },
      });
      t.player('Ann').mayChoose.exactly('The Balrog', 'Great Troll', 'Azog', 'Pass');
    });
});

describe('[BA-47] Nasty Slimy Thing', () => {
  scenario('playable below, but at no Darkhaven', (t) => {
    t.given(at('The Under-vaults', ['Nasty Slimy Thing'], 'Azog'));
    t.player('Ann').mayChoose.includes('Nasty Slimy Thing: play');
  });
  scenario('not at The Under-gates', (t) => {
    t.given(at(GATES, ['Nasty Slimy Thing'], 'Azog'));
    expect(offers(t, 'Nasty Slimy Thing: play')).toBe(false);
  });
  scenario('[BA-47/1, ME-COMPANY-513] its company is overt', (t) => {
    t.given(covert('Nasty Slimy Thing'));
    expect(isOvert(t.state, 1)).toBe(true);
  });
  const attacked = (race: string) => ({
    phase: 'attack',
    attack: { race, strikes: 1, prowess: 9 },
    players: {
      Ann: balrog({ companies: [host('The Under-vaults', { card: 'Azog', on: ['Nasty Slimy Thing'] })] }),
      Bob,
    },
  });
  scenario('[BA-47/2] taps to cancel an attack by Drakes', (t) => {
    t.given(attacked('Drake'));
    t.player('Ann').does('Nasty Slimy Thing: when your company faces an attack');
    resolveChain(t);
    t.expect.card('Nasty Slimy Thing', { status: 'tapped' });
    expect(t.state.global.attack).toBe(0);
  });
  scenario('[BA-47/2] by nobody else', (t) => {
    t.given(attacked('Orc'));
    expect(offers(t, 'Nasty Slimy Thing: when')).toBe(false);
  });
});

describe('what does not come along', () => {
  const goes = (t: Table<S>, ally: string, from: string, to: string): void => {
    t.given({
      phase: 'movement/hazard',
      dice: [],
      players: {
        Ann: balrog({
          companies: [{ ...host(from, { card: 'Azog', on: [ally] }), movesTo: to }],
          deck: twenty('Cram'),
        }),
        Bob: { ...Bob, hand: ['Orc-warband'], deck: twenty('Cram') },
      },
    });
    idleUntil(t, () => offers(t, 'Orc-warband'));
  };
  for (const [id, ally] of [
    ['BA-45/2', 'Evil Things Lingering'],
    ['BA-47/3', 'Nasty Slimy Thing'],
  ] as const) {
    scenario(`[${id}] ${ally} is discarded when its company moves through regions`, (t) => {
      goes(t, ally, 'Moria', 'Goblin-gate');
      t.expect.card(ally, { in: 'discard of Ann' });
    });
    scenario(`[${id}] ${ally} goes up from the Under-deeps`, (t) => {
      goes(t, ally, GATES, 'Moria');
      expect(bearer(t, ally)).toBe('Azog');
    });
  }
});
