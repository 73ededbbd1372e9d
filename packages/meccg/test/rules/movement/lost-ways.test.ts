/** What was declared and cannot be done any more when the new site is shown. ME-MOVE-009, 542 */
import { modifier } from '@westmarch/kernel';
import { describe } from 'vitest';
import { anyCompany, asHazard, lastingEvent } from '../../../src/cards/words/index.ts';
import { regionsAtMost } from '../../../src/rules/movement/regions.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('a way that is too long now', () => {
  invent(
    'Mire',
    'TW-36',
    lastingEvent(asHazard),
    modifier({ attribute: regionsAtMost, of: anyCompany, by: 2, change: 'set' }),
  );
  const sets = (events: readonly string[]) => ({
    phase: 'movement/hazard',
    players: {
      Ann: { deck: ['Cram', 'Cram'], companies: [{ ...company('Bree', 'Elladan'), movesTo: 'Moria' }] },
      Bob: { ...Bob, deck: ['Cram', 'Cram', 'Cram'], hand: ['Orc-guard', 'Cave-drake'], events },
    },
  });
  scenario(
    '[ME-MOVE-009 ME-MOVE-542] nobody moves, and nobody draws; hazards are played where the company is',
    (t) => {
      t.given(sets(['Mire']));
      t.expect.card('Elladan', { at: 'Bree' }).table({ 'site path': '' });
      t.player('Ann').has({ hand: 0, locationDeck: { includes: ['Moria'] } });
      t.player('Bob').has({ hand: 2 });
      t.player('Bob').mayNot('Cave-drake', { to: 'attack' });
    },
  );
  scenario('[ME-MOVE-009 ME-MOVE-542] otherwise the company is on its way', (t) => {
    t.given(sets([]));
    t.expect.card('Elladan', { at: 'nowhere' });
  });
});
