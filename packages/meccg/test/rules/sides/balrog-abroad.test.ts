/** What The Balrog changes for others, and what his player does as others do, or not. ME-BAL-504, 4007, 4026, 4028 */
import { describe, expect } from 'vitest';
import { siteIndex, sites } from '../../../src/map/map.ts';
import { hasKeyword } from '../../../src/rules/cards/cards.ts';
import { attacksToFace } from '../../../src/rules/combat/automatic-attacks.ts';
import { isOfKind } from '../../../src/rules/companies/kind.ts';
import { isOpen } from '../../../src/rules/movement/destinations.ts';
import { balrog, GATES, host, twenty } from '../../balrog.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, idleUntil, offers, rowOf, scenario } from '../../table.ts';

borrow('TW-12', 'TW-86', 'DM-110');

describe('[ME-BAL-504, ME-BAL-4028] The Under-gates of others', () => {
  const enters = (ann: object) => ({
    phase: 'site',
    players: { Bob: { companies: [company(GATES, 'Aragorn II')] }, Ann: balrog(ann) },
  });
  for (const [what, ann, attacks] of [
    ['while he is elsewhere in play', { companies: [host('The Under-leas', 'The Balrog')] }, 1],
    ['after he was defeated', { out: ['The Balrog'], companies: [host('Moria', 'Azog')] }, 1],
    ['while he waits in hand', { hand: ['The Balrog'], companies: [host('Moria', 'Azog')] }, 2],
  ] as const)
    scenario(`${what}: ${attacks} attacks`, (t) => {
      t.given(enters(ann));
      expect(attacksToFace(t.state, 1)).toBe(attacks);
    });
});

describe('[ME-BAL-4026] of the brood', () => {
  for (const name of ['Balrog of Moria', 'Shelob', 'Spider of the Môrlat'])
    scenario(`${name} is a Spawn`, (t) => {
      t.given({
        players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob: { ...Bob, events: [name] } },
      });
      expect(hasKeyword(t.state, rowOf(t.state, name), 'Spawn')).toBe(true);
    });
});

describe('[ME-BAL-001] what is said of Ringwraiths is said of him', () => {
  for (const [who, open] of [
    ['The Balrog', false],
    ['Azog', true],
  ] as const)
    scenario(`a Haven of the Elves that is closed to them: ${who}, ${open}`, (t) => {
      t.given({ players: { Ann: balrog({ companies: [host('Moria', who)] }), Bob } });
      expect(isOpen(t.state, 1, 1, siteIndex('AS-155'))).toBe(open);
    });
});

describe('his turn', () => {
  scenario('[ME-BAL-4007] he calls the Day of Decision by a card, and not otherwise', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: balrog({ exhausted: 2, hand: [], deck: twenty('Cram'), companies: [host('Moria', 'Azog')] }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.active === 2);
    expect(t.state.global.calledBy).toBe(0);
  });
  scenario('[ME-BAL-4007] Sudden Call does', (t) => {
    t.given({
      players: {
        Ann: balrog({ exhausted: 2, hand: ['Sudden Call'], companies: [host('Moria', 'Azog')] }),
        Bob,
      },
    });
    expect(offers(t, 'Sudden Call: on')).toBe(true);
  });
  scenario(
    '[ME-DRAW-2001, ME-MOVE-013] to Moria both draw by its numbers, not by those of where he comes from',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: balrog({
            deck: twenty('Cram'),
            companies: [{ ...host('Isengard', 'Azog'), movesTo: 'Moria' }],
          }),
          Bob: { ...Bob, hand: ['Doors of Night'], deck: twenty('Cram') },
        },
      });
      const from = sites[t.state.company.cameFrom[1]];
      expect([from?.resourceDraws, from?.hazardDraws]).toEqual([1, 2]);
      while (!offers(t, 'Doors of Night: as'))
        t.choose(t.state.kernel.asked, t.offered().includes('Yes') ? 'Yes' : t.offered()[0]);
      t.player('Ann').has({ hand: 1 });
      t.player('Bob').has({ hand: 2 });
    },
  );
  scenario('[ME-COMPANY-516] companies of heroes are neither overt nor minions', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob } });
    expect([
      isOfKind(t.state, 1, 'hero'),
      isOfKind(t.state, 1, 'overt'),
      isOfKind(t.state, 1, 'minion'),
    ]).toEqual([true, false, false]);
  });
});
