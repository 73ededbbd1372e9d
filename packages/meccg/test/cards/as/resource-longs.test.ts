/** Against the Shadow: resource long-events. */
import { valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { rollBetween, rollTo } from '../../../src/rules/movement/under-deeps.ts';
import { balrog, GATES, host, twenty } from '../../balrog.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';

describe('[AS-106] The Under-roads', () => {
  const CARD = 'The Under-roads';
  scenario('[AS-106/1] comes in the long-event phase, and The Way is Shut goes', (t) => {
    t.given({
      phase: 'long-event',
      players: {
        Ann: balrog({ hand: [CARD], companies: [host('Moria', 'Azog')] }),
        Bob: { ...Bob, events: ['The Way is Shut', 'Doors of Night'] },
      },
    });
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.expect
      .card(CARD, { in: 'events of Ann' })
      .card('The Way is Shut', { in: 'discard of Bob' })
      .card('Doors of Night', { in: 'events of Bob' });
  });
  scenario('[AS-106/2] minions roll 3 better between sites below, heroes do not', (t) => {
    t.given({
      players: {
        Ann: balrog({ events: [CARD], companies: [host(GATES, 'Azog')] }),
        Bob: { companies: [company('The Under-gates', 'Elladan')] },
      },
    });
    expect([
      valueOf(t.state, rollBetween, 1),
      valueOf(t.state, rollTo, 1),
      valueOf(t.state, rollBetween, 9),
    ]).toEqual([3, 0, 0]);
  });
  for (const [dice, at] of [
    [[1, 2], 'nowhere'],
    [[1, 1], GATES],
  ] as const)
    scenario(`[AS-106/2, ME-UNDER-517, ME-UNDER-4010] a roll of ${dice[0] + dice[1]} for a way of 6`, (t) => {
      t.given({
        phase: 'movement/hazard',
        dice,
        players: {
          Ann: balrog({
            events: [CARD],
            companies: [{ ...host(GATES, 'Azog'), movesTo: 'The Gem-deeps' }],
            deck: twenty('Cram'),
          }),
          Bob: { ...Bob, hand: ['Orc-warband'], deck: twenty('Cram') },
        },
      });
      t.expect.card('Azog', { at });
    });
  for (const [events, may] of [
    [[CARD], false],
    [[], true],
  ] as const)
    scenario(`[AS-106/3] The Way is Shut with ${events.length} of it in play: ${may}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: balrog({ events, companies: [host('The Under-vaults', 'Azog')] }),
          Bob: { ...Bob, hand: ['The Way is Shut', 'Doors of Night'] },
        },
      });
      expect(offers(t, 'The Way is Shut: as')).toBe(may);
    });
});
