/** Tokens and markers: five kinds that never stand for each other, and one marker for each player. */

import { expect } from 'vitest';
import {
  a,
  addsBurdens,
  addsThreats,
  addsTwilight,
  companion as companions,
  during,
  maneuver,
  placeTokens,
  reinforce,
  self,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const wounded = during(maneuver, { effect: woundIt(a(companions)) });
invent(
  companion('Guard'),
  minion('Orc'),
  freeCondition('wounds', {}, wounded),
  freeCondition('Reinforcer', {}, during(maneuver, { effect: reinforce('Gondor') })),
  freeCondition('burdens', {}, during(maneuver, { effect: addsBurdens(1) })),
  freeCondition('threats', {}, during(maneuver, { effect: addsThreats(1) })),
  freeCondition('tokens', {}, during(maneuver, { effect: placeTokens(1, 'Gondor', self) })),
  freeCondition('twilight', {}, during(maneuver, { effect: addsTwilight(1) })),
);
const kinds = ['wounds', 'burdens', 'threats', 'tokens', 'twilight'] as const;
for (const one of kinds)
  scenario(`[LR-TOKEN-003] ${one} are tokens of their own kind`, (t) => {
    t.given({
      phase: 'maneuver alone',
      twilight: 3,
      players: {
        Ann: { burdens: 2, threats: 1, companions: [frodo(), 'Guard'], support: [...kinds] },
        Bob: { minions: ['Orc'] },
      },
    });
    t.player('Ann').does(one, ...(one === 'wounds' ? ['Guard'] : []));
    const more = (kind: string): number => (kind === one ? 1 : 0);
    t.player('Ann').has({ burdens: 2 + more('burdens'), threats: 1 + more('threats') });
    t.expect
      .card('Guard', { wounds: more('wounds'), tokens: 0 })
      .card('tokens', { tokens: more('tokens'), wounds: 0 })
      .table({ twilight: 3 + more('twilight') });
  });
scenario('[LR-SETUP-002] each player has a marker of his own on the path', (t) => {
  t.given({
    phase: 'move',
    players: { Ann: { site: 2, companions: [frodo()] }, Bob: { site: 1 }, Cid: { site: 2 } },
  });
  t.player('Ann').has({ site: 3 });
  t.player('Bob').has({ site: 1 });
  t.player('Cid').has({ site: 2 });
});
scenario('[LR-LATER-039] who reinforces is asked for a card with a token of the culture', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: {
        companions: [frodo()],
        support: [
          'Reinforcer',
          { card: 'tokens', tokens: 1, tokensOf: 'Gondor' },
          { card: 'tokens', as: 'second', tokens: 2, tokensOf: 'Gondor' },
          { card: 'tokens', as: 'other', tokens: 2, tokensOf: 'Elven' },
        ],
      },
      Bob: { minions: ['Orc'] },
    },
  });
  t.player('Ann').does('Reinforcer');
  expect(t.question()?.ask).toBe('Choose a card with a Gondor token you control');
  t.player('Ann').mayChoose.exactly('tokens', 'second');
  t.player('Ann').does('second');
  t.expect.card('second', { tokens: 3 }).card('tokens', { tokens: 1 }).card('other', { tokens: 2 });
});
