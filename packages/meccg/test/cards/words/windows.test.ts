/** The rules that windows stand for: whoever comes at the wrong time is told of them. */

import { Table } from '@westmarch/testkit';
import { test } from 'vitest';
import {
  asFreeHazard,
  asHazard,
  asHazardOn,
  asHazardOrOnStrike,
  attacksBy,
  type Condition,
  endOfOrganization,
  endOfTurnBegins,
  facingAttack,
  facingCheck,
  facingStrike,
  inLongEventPhase,
  inOrganization,
  inSitePhase,
  itOrBearerStruck,
  onAttack,
  onYourTurn,
  shortEvent,
  stays,
  toRemoveEvents,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { adapter, Bob, company } from '../../table.ts';

const RULES: readonly (readonly [name: string, window: Condition, rule: string])[] = [
  ['your turn', onYourTurn, 'ME-TURN-003'],
  ['organization', inOrganization, 'ME-ORG-001'],
  ['long-event phase', inLongEventPhase, 'ME-LONG-001'],
  ['end of organization', endOfOrganization, 'ME-TIMING-004'],
  ['end of turn', endOfTurnBegins, 'ME-EOT-4000'],
  ['site phase', inSitePhase, 'ME-SITE-2003'],
  ['attacked', facingAttack, 'ME-COMBAT-514'],
  ['struck', facingStrike, 'ME-STRIKE-537'],
  ['it or bearer struck', itOrBearerStruck, 'ME-ALLY-003'],
  ['to remove events', toRemoveEvents, 'ME-STRIKE-533'],
  ['check', facingCheck, 'ME-TARGET-005'],
  ['hazard', asHazard, 'ME-HAZ-003'],
  ['hazard or strike', asHazardOrOnStrike, 'ME-STRIKE-529'],
  ['hazard on Orcs', asHazardOn(attacksBy('Orc')), 'ME-COMBAT-4004'],
  ['free hazard', asFreeHazard, 'ME-HAZ-003'],
  ['on an attack', onAttack, 'ME-COMBAT-4004'],
];
for (const [name, when] of RULES) invent(`At: ${name}`, 'TW-319', shortEvent({ when, effect: stays }));

// In the untap phase of Bob none of them is open to Ann.
test.each(RULES)('%s: refused with its rule', (name, _window, rule) => {
  const t = new Table(adapter);
  t.given({
    phase: 'untap',
    active: 'Bob',
    players: {
      Ann: { hand: [`At: ${name}`], companies: [company('Bree', 'Elladan')] },
      Bob: { ...Bob, hand: ['Smoke Rings'], discard: ['Cram'] },
    },
  });
  t.player('Ann').mayNot(`At: ${name}`, { rule });
});
