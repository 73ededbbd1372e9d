/** Influence attempts of agents. ME-AGENT-2052..2060, 2088, 2089 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { hidden, open, towards } from '../../agents.ts';
import { borrow, invent } from '../../invented.ts';
import { company, resolveChain, scenario } from '../../table.ts';

/** Bob plays Good Sense Revolts (+4, or +8) with an agent; he keeps another, so that the attempt stands before it is rolled. */
borrow('TW-124');
invent('Pony', 'TW-198', { at: ['Bree', 'Bag End'] });
invent('Wanderers', 'TW-317', { at: ['Edoras', 'Pelargir'], needs: 10 });
const hand = [
  { card: 'Good Sense Revolts', as: 'first' },
  { card: 'Good Sense Revolts', as: 'second' },
];
const trying = (to: string, agent: object, ann: object = {}) => towards(to, { agents: [agent], hand }, ann);
const tries = (t: Table<S>, target?: string): void => {
  t.player('Bob').does('first: as');
  if (t.offered().includes('Dale')) t.player('Bob').does('Dale');
  resolveChain(t);
  if (target !== undefined) t.player('Bob').does(target);
};
/** What is added to the roll: 4 by the card, the agent's influence, less what Ann has left. */
const modifier = (t: Table<S>, is: number, needs: number): void => {
  t.expect.table({ 'attempt modifier': is, 'attempt needs': needs });
};

describe('what an agent may try', () => {
  scenario(
    '[ME-AGENT-2052 ME-AGENT-2053] characters, followers and allies of the company that goes where he is; he stays in play face up',
    (t) => {
      t.given({
        ...trying('Moria', hidden('Gisulf', { known: true, at: 'Moria' }), {
          companies: [
            {
              ...company(
                'Lórien',
                { card: 'Elladan', on: ['Gwaihir', 'Cram'] },
                { card: 'Haldir', leader: 'Elladan' },
              ),
              as: 'travellers',
              movesTo: 'Moria',
            },
          ],
        }),
        dice: [1, 1, 6, 6],
      });
      tries(t);
      t.player('Bob').mayChoose.exactly('Pass', 'Elladan', 'Haldir', 'Gwaihir');
      t.player('Bob').does('Gwaihir');
      resolveChain(t);
      t.expect
        .group('agents', 'agent 1 of Bob', { faceDown: false, at: 'Moria' })
        .card('Gwaihir', { in: 'on of Elladan' });
    },
  );

  scenario('[ME-AGENT-2053] not where they come from', (t) => {
    t.given(trying('Moria', open('Elwen', 'Lórien')));
    tries(t);
    // There is nothing to try: the company goes on.
    t.expect.table({ attempt: 'none' }).card('Elwen', { status: 'tapped' });
    t.player('Bob').mayChoose.excludes('Elladan', 'Haldir');
  });

  scenario('[ME-AGENT-2053] where they are, if they stay', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Elladan')] },
        Bob: { companies: [company('Edhellond', 'Ioreth')], agents: [open('Gisulf', 'Moria')], hand },
      },
    });
    tries(t);
    t.player('Bob').mayChoose.exactly('Pass', 'Elladan');
  });

  scenario('[ME-AGENT-2054] nobody of another company, though it stands where he is', (t) => {
    t.given(
      trying('Moria', open('Gisulf', 'Dale'), {
        companies: [
          { ...company('Lórien', 'Elladan'), as: 'travellers', movesTo: 'Moria' },
          company('Dale', 'Haldir'),
        ],
        hand: [],
      }),
    );
    t.player('Bob').mayChoose.includes('first: as');
    tries(t);
    t.player('Bob').mayChoose.excludes('Haldir');
  });

  scenario(
    '[ME-AGENT-2088 ME-AGENT-4013] factions that are played where he is, wherever they were won',
    (t) => {
      t.given(
        trying('Moria', open('Gisulf', 'Edoras'), {
          factions: [
            { card: 'Riders of Rohan', wonAt: 'Edoras' },
            { card: 'Men of Lebennin', wonAt: 'Pelargir' },
            { card: 'Wanderers', wonAt: 'Pelargir' },
          ],
        }),
      );
      tries(t);
      t.player('Bob').mayChoose.exactly('Pass', 'Riders of Rohan', 'Wanderers');
    },
  );

  scenario('[ME-AGENT-2057] no card is shown for it, though he has one', (t) => {
    t.given(
      towards(
        'Moria',
        { agents: [open('Gisulf', 'Moria')], hand: [...hand, { card: 'Gwaihir', as: 'copy' }] },
        {
          companies: [{ ...company('Lórien', { card: 'Elladan', on: ['Gwaihir'] }), movesTo: 'Moria' }],
        },
      ),
    );
    tries(t, 'Gwaihir');
    t.expect.table({ attemptCopy: 'none' }).card('copy', { in: 'hand of Bob' });
  });
});

describe('the check', () => {
  // Ann has 20 − 4 − 3 = 13 left.
  scenario('[ME-AGENT-2055] his own unused direct influence', (t) => {
    t.given(trying('Moria', open('Golodhros', 'Moria')));
    tries(t, 'Haldir');
    modifier(t, 4 + 4 - 13, 3);
  });
  scenario('[ME-AGENT-2056] and two more at home', (t) => {
    t.given(trying('Lake-town', open('Gisulf', 'Lake-town')));
    tries(t, 'Haldir');
    modifier(t, 4 + 1 + 2 - 13, 3);
  });
  scenario('[ME-AGENT-2056] not elsewhere', (t) => {
    t.given(trying('Moria', open('Gisulf', 'Moria')));
    tries(t, 'Haldir');
    modifier(t, 4 + 1 - 13, 3);
  });
  scenario('[ME-AGENT-2058] a character of his own home counts as of no mind, and two are added', (t) => {
    t.given(
      trying('Moria', open('Gisulf', 'Moria'), {
        companies: [{ ...company('Lórien', 'Bard Bowman', 'Haldir'), movesTo: 'Moria' }],
      }),
    );
    tries(t, 'Bard Bowman');
    modifier(t, 8 + 1 + 2 - (20 - 2 - 3), 0);
  });
  scenario('[ME-AGENT-2060] so does a faction that is played at his home', (t) => {
    t.given(
      trying('Moria', open('Súrion', 'Pelargir'), {
        factions: [{ card: 'Men of Lebennin', wonAt: 'Pelargir' }],
      }),
    );
    tries(t, 'Men of Lebennin');
    // 8 by the card, 2 and 2 more for such factions, 2 at home, 2 for it, and 1 as a Dúnadan.
    t.expect.table({ 'attempt needs': 0 });
  });
  scenario('[ME-AGENT-2059] or an ally', (t) => {
    t.given(
      trying('Moria', open('Bill Ferny', 'Moria'), {
        companies: [
          {
            ...company('Lórien', { card: 'Elladan', on: ['Pony', 'Gwaihir'] }, 'Haldir'),
            movesTo: 'Moria',
          },
        ],
      }),
    );
    tries(t, 'Pony');
    // 8 by the card, his 1, 2 for it, less Ann’s 13.
    modifier(t, 8 + 1 + 2 - 13, 0);
  });
  scenario('[ME-AGENT-2059] others keep their mind', (t) => {
    t.given(
      trying('Moria', open('Bill Ferny', 'Moria'), {
        companies: [
          { ...company('Lórien', { card: 'Elladan', on: ['Gwaihir'] }, 'Haldir'), movesTo: 'Moria' },
        ],
      }),
    );
    tries(t, 'Gwaihir');
    modifier(t, 4 + 1 - 13, 4);
  });

  /** Five minions of 22 minds: Ann has 5 left, as such players always have. Golodhros has 4. */
  const minions = ['Gorbag', 'Asternak', 'Pon Opar', 'Jerrek', 'Luitprand'];
  const across = (...dice: readonly number[]) => ({
    ...towards(
      'Moria',
      { agents: [open('Golodhros', 'Moria')] },
      {
        side: 'ringwraith',
        companies: [{ ...company('Dol Guldur', ...minions), as: 'travellers', movesTo: 'Moria' }],
      },
    ),
    dice,
  });
  scenario('[ME-AGENT-2089 ME-AGENT-4013] sides do not matter to him', (t) => {
    t.given(across(3, 3, 2, 1));
    t.player('Bob').does('Golodhros: as an agent', 'Luitprand');
    // 6 − 3 + 4 − 5 is more than a mind of 1.
    t.expect.card('Luitprand', { in: 'discard of Ann' });
  });
  scenario('[ME-AGENT-2055 ME-AGENT-2089] one less is too little', (t) => {
    t.given(across(3, 2, 2, 1));
    t.player('Bob').does('Golodhros: as an agent', 'Luitprand');
    t.expect.card('Luitprand', { in: 'company of travellers' });
  });

  scenario('[ME-CARD-0285] whoever is at home at any Dark-hold shares one with Golodhros', (t) => {
    const others = ['Gorbag', 'Asternak', 'Pon Opar', 'Jerrek', 'Orc Captain'];
    t.given({
      ...towards(
        'Moria',
        { agents: [open('Golodhros', 'Moria')] },
        {
          side: 'ringwraith',
          companies: [{ ...company('Dol Guldur', ...others), as: 'travellers', movesTo: 'Moria' }],
        },
      ),
      dice: [2, 1, 2, 1],
    });
    t.player('Bob').does('Golodhros: as an agent', 'Orc Captain');
    // 3 − 3 + 4 + 2 − 5 is more than nothing.
    t.expect.card('Orc Captain', { in: 'discard of Ann' });
  });
});
