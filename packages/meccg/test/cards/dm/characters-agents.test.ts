/** Agents of Dark Minions: their printed numbers as hazards and as characters, and what they say. */

import { valueAgainst } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { directInfluence } from '../../../src/engine.ts';
import type { S } from '../../../src/state.ts';
import { hidden, open, towards } from '../../agents.ts';
import { Bob, company, scenario } from '../../table.ts';

/** Name, where one comes into play as a character, prowess, body, mind and direct influence. */
const plain = [
  ['DM-3', 'Bill Ferny', 'Bree', 2, 8, 3, 1],
  ['DM-4', 'Dâsakûn', 'Variag Camp', 6, 7, 5, 1],
  ['DM-5', 'Deallus', 'Cameth Brin', 2, 7, 3, 1],
  ['DM-9', 'Eun', 'Lond Galen', 4, 8, 3, 0],
  ['DM-12', 'Gergeli', 'Lake-town', 3, 9, 5, 2],
  ['DM-13', 'Gisulf', 'Lake-town', 5, 7, 4, 1],
  ['DM-16', 'Herion', 'Dol Amroth', 5, 7, 3, 0],
  ['DM-17', 'Ivic', 'Pelargir', 5, 8, 6, 2],
  ['DM-18', 'Jûoma', 'Lossadan Camp', 3, 7, 3, 1],
  ['DM-19', 'Leamon', 'Dunnish Clan-hold', 5, 8, 3, 0],
  ['DM-23', 'Râisha', 'Southron Oasis', 5, 9, 5, 1],
  ['DM-26', 'Woffung', 'Dale', 4, 8, 4, 1],
] as const;

describe.each(plain)('%s %s', (id, name, home, prowess, body, mind, influence) => {
  const numbers = { prowess, body, mind, 'direct influence': influence };

  scenario(`[${id}] is played as a hazard against anybody`, (t) => {
    t.given(towards('Goblin-gate', { hand: [name, 'Cram'] }));
    t.player('Bob').does(`${name}: play face down as an agent`);
    t.player('Bob').does(`${name}: turn face up`, home);
    t.expect.card(name, numbers);
  });

  scenario(`[${id}] and as a character by a Ringwraith player, at a home of his`, (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: { side: 'ringwraith', hand: [name], companies: [company('Dol Guldur', 'Gorbag')] },
        Bob,
      },
    });
    t.player('Ann').does(`${name}: bring into play`);
    t.player('Ann').mayChoose.includes(`Form a company at ${home}`);
    t.player('Ann').mayChoose.excludes('Join Gorbag at Dol Guldur');
    t.player('Ann').does(`Form a company at ${home}`);
    t.expect.card(name, { ...numbers, at: home });
  });
});

/** Who has more influence against whom, and not against whom. */
const friends = [
  ['DM-6', 'Drór', 'Gimli', 'Haldir', 2],
  ['DM-8', 'Elwen', 'Haldir', 'Gimli', 2],
  ['DM-11', 'Fori the Beardless', 'Gimli', 'Haldir', 1],
  ['DM-20', 'Nimloth', 'Haldir', 'Gimli', 1],
  ['DM-24', 'Súrion', 'Adrazar', 'Haldir', 2],
  ['DM-181', 'Baugúr', 'Gorbag', 'Haldir', 1],
] as const;
const factions = [
  ['DM-6', 'Drór', 'Blue Mountain Dwarves', 'Riders of Rohan', 2],
  ['DM-8', 'Elwen', 'Wood-elves', 'Riders of Rohan', 2],
  ['DM-24', 'Súrion', 'Men of Lebennin', 'Riders of Rohan', 2],
] as const;
const against = (t: Table<S>, who: string, whom: string): number =>
  valueAgainst(t.state, directInfluence, t.who.card(who), t.who.card(whom));

describe.each(friends)('%s %s', (id, name, friend, other, influence) => {
  scenario(`[${id}] +2 direct influence against ${friend}, not against ${other}`, (t) => {
    t.given(
      towards(
        'Goblin-gate',
        { agents: [open(name, 'Moria')] },
        {
          companies: [{ ...company('Lórien', friend, other), movesTo: 'Goblin-gate' }],
        },
      ),
    );
    expect([against(t, name, friend), against(t, name, other)]).toEqual([influence + 2, influence]);
  });
});
describe.each(factions)('%s %s', (id, name, friend, other, influence) => {
  scenario(`[${id}] +2 direct influence against ${friend}, not against ${other}`, (t) => {
    t.given(towards('Goblin-gate', { agents: [open(name, 'Moria')] }, { factions: [friend, other] }));
    expect([against(t, name, friend), against(t, name, other)]).toEqual([influence + 2, influence]);
  });
});

describe('ways of agents', () => {
  const moving = (agent: string, via: string) =>
    towards('Goblin-gate', { agents: [hidden(agent, { via: [via] })] });
  scenario('[DM-8] Elwen may move to a Haven', (t) => {
    t.given(moving('Elwen', 'Dol Amroth'));
    t.player('Bob').does('Elwen: move');
    t.player('Bob').mayChoose.includes('Edhellond');
  });
  scenario('[DM-20] Nimloth may move to a Haven', (t) => {
    t.given(moving('Nimloth', 'Gladden Fields'));
    t.player('Bob').does('Nimloth: move');
    t.player('Bob').mayChoose.includes('Lórien');
  });
  scenario('[DM-24] Súrion may not', (t) => {
    t.given(moving('Súrion', 'Dol Amroth'));
    t.player('Bob').does('Súrion: move');
    t.player('Bob').mayChoose.excludes('Edhellond');
  });
  scenario('[DM-181] Baugúr cannot move to Free-holds and Border-holds', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden('Baugúr')] }));
    t.player('Bob').does('Baugúr: move');
    t.player('Bob').mayChoose.includes('Isengard');
    t.player('Bob').mayChoose.excludes('Edoras', 'Dunharrow', 'Dunnish Clan-hold');
  });
});

describe('DM-14 Golodhros', () => {
  scenario(
    '[DM-14] [ME-CARD-0284] taps to try an ally, a faction or a character, which counts against no limit',
    (t) => {
      t.given({
        ...towards('Moria', { agents: [open('Golodhros', 'Moria')] }),
        hazardsDeclared: 2,
        dice: [6, 6, 1, 1],
      });
      t.player('Bob').does('Golodhros: as an agent');
      t.player('Bob').mayChoose.exactly('Pass', 'Elladan', 'Haldir');
      t.player('Bob').does('Haldir');
      t.expect.table({ hazardsDeclared: 2 }).card('Golodhros', { status: 'tapped' });
      // 12 + 4, less 2 and the 13 that Ann has left, against a mind of 3.
      t.expect.card('Haldir', { in: 'company of travellers' });
    },
  );
  scenario('[DM-14] [ME-CARD-0284] in no other phase, nor as a character', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: { side: 'ringwraith', companies: [company('Minas Morgul', 'Golodhros')] },
        Bob: { companies: [company('Edhellond', 'Ioreth')] },
      },
    });
    t.player('Ann').mayChoose.excludes('Golodhros: as an agent');
    t.player('Ann').mayChoose.includes('Golodhros: declare movement');
  });
});
