/** The hazard limit in numbers: by size, halved, changed, and lowered to two at least. ME-HAZ-2005, ME-SIDE-2007 */
import { modifier } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { boundCompany } from '../../../src/cards/words/index.ts';
import { hazardLimit, limitDown } from '../../../src/rules/hazards/hazard-limit.ts';
import { inventOnCompany } from '../../company-cards.ts';
import { adapter, Bob, company } from '../../table.ts';

inventOnCompany('Quiet Lands', modifier({ attribute: limitDown, of: boundCompany, by: -2 }));

/** The limits of companies of one to seven. */
function limits(events: readonly string[], halved: boolean, change: number): number[] {
  const t = new Table(adapter);
  t.given({
    phase: 'hazards',
    players: {
      Ann: {
        events: events.map((card) => ({ card, company: 'riders' })),
        companies: [{ ...company('Rivendell', 'Elladan'), as: 'riders', movesTo: 'Moria' }],
      },
      Bob: { ...Bob, hand: ['Orc-guard'] },
    },
  });
  const s = t.state;
  s.player.hazardsHalved[1] = halved ? 1 : 0;
  s.global.limitChange = change;
  return [1, 2, 3, 4, 5, 6, 7].map((size) => {
    s.company.size[1] = size;
    return hazardLimit(s);
  });
}

test.each([
  ['ME-HAZ-2005', 'as many as the company numbers, two at least', [], false, 0, [2, 2, 3, 4, 5, 6, 7]],
  ['ME-HAZ-2005', 'with what was added', [], false, 1, [3, 3, 4, 5, 6, 7, 8]],
  ['ME-SIDE-2007', 'halved, and rounded up', [], true, 0, [1, 1, 2, 2, 3, 3, 4]],
  ['ME-SIDE-2007', 'what was added is not halved', [], true, 1, [2, 2, 3, 3, 4, 4, 5]],
  ['ME-HAZ-2005', 'lowered by two, to two at least', ['Quiet Lands'], false, 0, [2, 2, 2, 2, 3, 4, 5]],
  // The better of both orders: lowered and then halved, or halved and then lowered.
  ['ME-HAZ-2007', 'lowered and halved', ['Quiet Lands'], true, 0, [1, 1, 1, 1, 2, 2, 2]],
] as const)('[%s] %s', (_id, _what, events, halved, change, wanted) => {
  expect(limits(events, halved, change)).toEqual(wanted);
});
