/** The White Hand: resource permanent-events. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { mayBeSentBack } from '../../../src/rules/chain/forbidden.ts';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';

const prompted = (bearer: string) => ({
  phase: 'hazards',
  dice: [6, 6],
  players: {
    Ann: {
      hand: [],
      companies: [
        {
          ...company('Lórien', { card: bearer, on: ['Promptings of Wisdom'] }, 'Elladan'),
          as: 'riders',
          movesTo: 'Dol Guldur',
        },
      ],
    },
    Bob: { ...Bob, hand: ['Seized by Terror'] },
  },
});

scenario('[WH-34 ME-CARD-0212] Promptings of Wisdom: its bearer splits off, but is not sent back', (t) => {
  t.given({
    phase: 'hazards',
    dice: [6, 6, 1, 1],
    players: {
      Ann: {
        companies: [
          {
            ...company('Lórien', { card: 'Beretar', on: ['Promptings of Wisdom'] }, 'Elladan'),
            as: 'riders',
            movesTo: 'Dol Guldur',
          },
        ],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
    },
  });
  t.player('Ann').does('Promptings of Wisdom');
  resolveChain(t);
  t.player('Ann').does('Roll');
  t.player('Bob').does('Seized by Terror: as', 'Beretar');
  resolveChain(t);
  t.expect.card('Elladan', { in: 'company of riders' });
});

scenario('[WH-34 ME-CARD-0577] Promptings of Wisdom: its bearer taps, and checks corruption', (t) => {
  t.given(prompted('Beretar'));
  t.player('Ann').does('Promptings of Wisdom');
  resolveChain(t);
  t.player('Ann').does('Roll');
  t.expect.card('Beretar', { status: 'tapped' });
});

scenario('[WH-34] Promptings of Wisdom: not on one who is no ranger', (t) => {
  t.given({
    players: { Ann: { hand: ['Promptings of Wisdom'], companies: [company('Bree', 'Balin')] }, Bob },
  });
  t.player('Ann').mayNot('Promptings of Wisdom', { because: 'nothing to choose a ranger' });
});

borrow('TW-321');
describe('The White Wizard', () => {
  const wizard = (on: readonly string[], more: object = {}, bob: object = Bob) => ({
    players: {
      Ann: {
        hand: ['The White Wizard'],
        companies: [company('Bree', { card: 'Gandalf', on }, 'Elladan')],
        ...more,
      },
      Bob: bob,
    },
  });
  scenario('[WH-36/1] The White Wizard: on a Wizard with Sacrifice of Form', (t) => {
    t.given(wizard(['Sacrifice of Form']));
    t.player('Ann').does('The White Wizard: on your turn');
    resolveChain(t);
    t.expect.card('The White Wizard', { in: 'on of Gandalf' });
    t.player('Ann').has({ 'miscellaneous points': 2 });
  });
  scenario('[WH-36/1] The White Wizard: not without', (t) => {
    t.given(wizard([]));
    t.player('Ann').mayNot('The White Wizard', { because: 'Sacrifice of Form' });
  });
  scenario('[WH-36/1] The White Wizard: not against Saruman', (t) => {
    t.given(wizard(['Sacrifice of Form'], {}, { companies: [company('Isengard', 'Saruman')] }));
    t.player('Ann').mayNot('The White Wizard', { because: 'Saruman' });
  });
  const crowned = { hand: [], companies: [company('Bree', { card: 'Gandalf', on: ['The White Wizard'] })] };
  scenario('[WH-36/2, WH-36/3] The White Wizard: +2 direct influence, +1 to corruption checks', (t) => {
    t.given(wizard([], crowned));
    t.expect.card('Gandalf', { 'direct influence': 12, 'corruption check': 2 });
  });
  scenario('[WH-36/4] The White Wizard: goes when an opponent reveals Saruman', (t) => {
    t.given({
      phase: 'organization',
      active: 'Bob',
      ...wizard([], crowned, { hand: ['Saruman'], companies: [company('Isengard', 'Ioreth')] }),
    });
    t.player('Bob').does('Saruman: bring into play', 'Join Ioreth at Isengard', 'Done');
    t.expect.card('The White Wizard', { in: 'discard of Ann' });
  });
  scenario('[WH-36/4] The White Wizard: stays for another', (t) => {
    t.given({
      phase: 'organization',
      active: 'Bob',
      ...wizard([], crowned, { hand: ['Radagast'], companies: [company('Rivendell', 'Ioreth')] }),
    });
    t.player('Bob').does('Radagast: bring into play', 'Join Ioreth at Rivendell', 'Done');
    t.expect.card('The White Wizard', { in: 'on of Gandalf' });
  });
});

describe('[WH-47] Piercing All Shadows', () => {
  const CARD = 'Piercing All Shadows';
  const company2 = (...who: readonly (string | object)[]) => ({
    dice: [6, 6],
    players: {
      Ann: {
        side: 'balrog',
        hand: [{ card: CARD, as: 'second' }],
        companies: [company('The Under-vaults', ...who)],
      },
      Bob,
    },
  });
  scenario('[WH-47/1] one in a company, on a ranger', (t) => {
    t.given({ ...company2('Bolg', 'Azog'), dice: [] });
    t.player('Ann').does('second');
    resolveChain(t);
    t.expect.card('second', { borne: true });
  });
  scenario('[WH-47/1] no second one', (t) => {
    t.given({
      ...company2({ card: 'Bolg', on: [{ card: CARD, as: 'first' }] }, 'Crook-legged Orc'),
      dice: [],
    });
    t.player('Ann').mayNot('second');
  });
  scenario('[WH-47/2] he taps, and checks corruption', (t) => {
    t.given(company2({ card: 'Bolg', on: [{ card: CARD, as: 'first' }] }));
    t.player('Ann').does('first');
    resolveChain(t);
    t.expect.card('Bolg', { status: 'tapped' });
    expect(mayBeSentBack(t.state, 1)).toBe(false);
  });
});

// An agent who says that he is in no starting company.
invent('Wormling', 'DM-16', { notStarting: true });

describe('[WH-46] Open to the Summons', () => {
  const CARD = 'Open to the Summons';
  const calling = (at: string, agent: string, ...more: readonly object[]) => ({
    players: {
      Ann: {
        side: 'ringwraith',
        hand: [agent],
        events: [{ card: CARD, company: 'servants' }],
        companies: [{ ...company(at, 'Layos'), as: 'servants' }, ...more],
      },
      Bob,
    },
  });
  const brings = (who: string): string => `${who}: bring into play`;
  /** Without it he forms a company at one of his homes. */
  const joins = (t: Table<S>, who: string): boolean => {
    t.player('Ann').does(brings(who));
    return offers(t, 'Join');
  };
  scenario(
    '[WH-46/1] [ME-CARD-0534] with a company; an agent comes to it at a Darkhaven, and has it',
    (t) => {
      t.given({
        players: {
          Ann: {
            side: 'ringwraith',
            hand: [CARD, 'Gisulf'],
            companies: [{ ...company('Dol Guldur', 'Layos'), as: 'servants' }],
          },
          Bob,
        },
      });
      t.player('Ann').does(CARD);
      resolveChain(t);
      t.player('Ann').does(brings('Gisulf'), 'Join Layos at Dol Guldur');
      t.expect
        .card('Gisulf', { in: 'company of servants' })
        .card(CARD, { in: 'on of Gisulf' })
        .value('Gisulf', 'mind', 3);
    },
  );
  for (const [why, at] of [
    ['away from Darkhavens', 'Moria'],
    ['[ME-CARD-0538] at Geann a-Lisch', 'Geann a-Lisch'],
    ['where only Orcs and Trolls come', 'Carn Dûm'],
  ] as const)
    scenario(`[WH-46/1] not ${why}`, (t) => {
      t.given(calling(at, 'Gisulf'));
      expect(joins(t, 'Gisulf')).toBe(false);
    });
  scenario('[WH-46/1] to no other company', (t) => {
    t.given(calling('Moria', 'Gisulf', company('Dol Guldur', 'Ostisen')));
    expect(joins(t, 'Gisulf')).toBe(false);
  });
  scenario('[WH-46/1] one agent alone', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Herion'],
          companies: [company('Dol Guldur', 'Layos', { card: 'Gisulf', on: [CARD] })],
        },
        Bob,
      },
    });
    expect(joins(t, 'Herion')).toBe(false);
  });
  for (const [agent, may] of [
    ['Herion', true],
    ['Gisulf', false],
  ] as const)
    scenario(`[WH-46/1] with your Ringwraith elsewhere, Layos leads ${agent}: ${may}`, (t) => {
      // His direct influence is 2; their minds are 3 and 4, and one less by the card.
      t.given(calling('Dol Guldur', agent, company('Minas Morgul', 'Ren the Ringwraith')));
      expect(t.offered().includes(brings(agent))).toBe(may);
      if (!may) return;
      t.player('Ann').does(brings(agent));
      t.expect.card(agent, { leader: 'Layos', in: 'company of servants' });
    });
  for (const [mind, on] of [
    [3, ['Open to the Summons']],
    [4, []],
  ] as const)
    scenario(`[WH-46/2] a mind of ${mind}`, (t) => {
      t.given({
        players: {
          Ann: { side: 'ringwraith', companies: [company('Dol Guldur', { card: 'Gisulf', on })] },
          Bob,
        },
      });
      t.expect.value('Gisulf', 'mind', mind);
    });
  const twenty = Array.from({ length: 20 }, () => 'Cram');
  const begins = (side: object, ...pool: readonly string[]) => ({
    phase: 'set-up',
    players: {
      Ann: { ...side, deck: twenty, pool },
      Bob: { deck: twenty, pool: ['Bofur'] },
    },
  });
  for (const [who, side] of [
    ['minion', { side: 'ringwraith' }],
    ['fallen-wizard', { side: 'fallen-wizard', declared: 'Pallando' }],
  ] as const)
    scenario(`[WH-46] [ME-CARD-0534, ME-CARD-0536] a ${who} player begins with an agent`, (t) => {
      t.given(begins(side, 'Luitprand', 'Wormling', 'Gisulf', CARD));
      t.player('Ann').mayChoose.exactly('Luitprand', CARD);
      t.player('Ann').does(CARD).mayChoose.exactly('Luitprand', 'Gisulf');
      t.player('Ann').does('Gisulf');
      t.expect.card(CARD, { in: 'on of Gisulf' }).value('Gisulf', 'mind', 3);
    });
  scenario('[WH-46] [ME-CARD-0535] one who is in no starting company stays away', (t) => {
    t.given(begins({ side: 'ringwraith' }, 'Luitprand', 'Gisulf', 'Wormling', CARD));
    t.player('Ann').does(CARD).mayChoose.exactly('Luitprand', 'Gisulf');
  });
  scenario('[WH-46] [ME-CARD-0537] a fallen-wizard begins with no agent of mind 6', (t) => {
    t.given(begins({ side: 'fallen-wizard', declared: 'Pallando' }, 'Luitprand', 'Gisulf', 'Súrion', CARD));
    t.player('Ann').does(CARD).mayChoose.exactly('Luitprand', 'Gisulf');
  });
});
