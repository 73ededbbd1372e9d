/** Ways of a Balrog player that others share or do not: up from below under Long Winter, and Barad-dûr. */
import { describe, expect } from 'vitest';
import { balrog, host, twenty } from '../../balrog.ts';
import { Bob, company, idleUntil, offers, scenario } from '../../table.ts';

describe('up from the Under-deeps', () => {
  const climbs = (from: string, to: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: balrog({ companies: [{ ...host(from, 'Azog'), movesTo: to }], deck: twenty('Cram') }),
      Bob: { ...Bob, hand: ['Twilight'], events: ['Long Winter', 'Doors of Night'], deck: twenty('Cram') },
    },
  });
  scenario(
    '[ME-UNDER-519, ME-UNDER-4011] Long Winter taps the site, and does not send back who has no path',
    (t) => {
      t.given(climbs('The Under-grottos', 'Goblin-gate'));
      idleUntil(t, () => t.state.global.phase === 5);
      t.expect.card('Azog', { at: 'Goblin-gate', 'site tapped': true });
    },
  );
  scenario('[ME-UNDER-519] who comes through the wilderness is sent back', (t) => {
    t.given(climbs('Moria', 'Goblin-gate'));
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('Azog', { at: 'Moria' });
  });
});

describe('storing', () => {
  const bears = (side: string, at: string) => ({
    players: { Ann: { side, companies: [company(at, { card: 'Gorbag', on: ['Sword of Gondolin'] })] }, Bob },
  });
  for (const [side, at, may] of [
    ['balrog', 'Barad-dûr', false],
    ['balrog', 'Moria', true],
  ] as const)
    scenario(`[ME-STORE-2009] a ${side} player at ${at}: ${may}`, (t) => {
      t.given(bears(side, at));
      expect(offers(t, 'Sword of Gondolin: store')).toBe(may);
    });
});

describe('what minions do not suffer', () => {
  for (const [side, from, to, back] of [
    ['balrog', 'Moria', 'Dol Guldur', false],
    ['wizard', 'Lórien', 'Dol Guldur', true],
  ] as const)
    scenario(`[ME-LIMIT-002] Foul Fumes and a ${side} player: back ${back}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            side,
            companies: [{ ...company(from, side === 'balrog' ? 'Azog' : 'Gimli'), movesTo: to }],
            deck: twenty('Cram'),
          },
          Bob: { ...Bob, hand: ['Twilight'], events: ['Foul Fumes'], deck: twenty('Cram') },
        },
      });
      idleUntil(t, () => t.state.global.phase === 5 || t.state.global.active === 2);
      expect(t.state.company.returned[1] === 1).toBe(back);
    });
});
