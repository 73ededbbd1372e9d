/** Dark Minions: Hidden Knife, by which a creature attacks an agent. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../../src/state.ts';
import { hidden, open } from '../../../agents.ts';
import { company, resolveChain, scenario } from '../../../table.ts';

/** Ann's company has entered Bree; an agent of Bob's is face up at Moria. Gisulf: 5, body 7. Orc-watch: 3 strikes of 9. */
const knife = (
  agent: object,
  dice: readonly number[] = [],
  hand: readonly string[] = ['Hidden Knife', 'Orc-watch'],
) => ({
  phase: 'at the site',
  dice,
  players: {
    Ann: { hand: [...hand, 'Cram'], companies: [company('Bree', 'Elladan'), company('Rivendell', 'Haldir')] },
    Bob: { companies: [company('Edhellond', 'Ioreth')], agents: [agent] },
  },
});
const his = 'agent 1 of Bob';
/** He faces one strike, at −2 for two more, and taps. */
const stab = (t: Table<S>): void => {
  t.player('Ann').does('Hidden Knife: ');
  resolveChain(t);
  t.expect.table({ attack: 'Orc-watch', 'attack prowess': 9 });
  t.player('Bob').does('Gisulf', 'No');
};

describe('Hidden Knife', () => {
  scenario(
    '[DM-138] [ME-CARD-0351] a creature keyed to the site of an agent attacks him as if he were a character',
    (t) => {
      t.given(knife(open('Gisulf', 'Moria'), [3, 2, 3, 4]));
      stab(t);
      t.expect.card('Gisulf', { status: 'wounded' }).card('Orc-watch', { in: 'discard of Ann' });
      t.expect.group('agents', his, { agent: ['Gisulf'], at: 'Moria', faceDown: false });
      t.player('Bob').has({ 'character points': 0, 'general influence used': 1 });
    },
  );
  scenario('[DM-138] [ME-MP-2007] one that is eliminated gives no points to anybody', (t) => {
    t.given(knife(open('Gisulf', 'Moria'), [3, 2, 4, 4]));
    stab(t);
    t.expect.card('Gisulf', { in: 'out of Bob' });
    t.player('Ann').has({ 'kill points': 0 });
    t.player('Bob').has({ locationDeck: { includes: ['Moria'] } });
  });
  scenario('[DM-138] one that beats it has its points', (t) => {
    t.given(knife(open('Gisulf', 'Moria'), [4, 3]));
    stab(t);
    t.expect.card('Gisulf', { status: 'tapped' }).card('Orc-watch', { in: 'points of Bob' });
    t.expect.group('agents', his, { agent: ['Gisulf'], at: 'Moria' });
  });
  scenario('[DM-138] not on one that lies face down', (t) => {
    t.given(knife(hidden('Gisulf', { via: ['Gladden Fields'] })));
    t.player('Ann').mayNot('Hidden Knife');
  });
  scenario('[DM-138] nor with a creature that is not keyed to his site', (t) => {
    t.given(knife(open('Gisulf', 'Moria'), [], ['Hidden Knife', 'Brigands']));
    t.player('Ann').mayNot('Hidden Knife');
  });
});
