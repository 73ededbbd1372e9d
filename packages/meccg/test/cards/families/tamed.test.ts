/** Creatures that become allies as they attack. */
import { describe, expect } from 'vitest';
import {
  character,
  choose,
  creature as creatures,
  discardIt,
  forbid,
  modifier,
  onYourTurn,
  prowess,
  shortEvent,
  the,
  yours,
} from '../../../src/cards/words/index.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { keying } from '../../../src/rules/chain/forbidden.ts';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

invent('Loud Giant', 'TW-39', modifier({ attribute: prowess, of: character, by: 1 }));
invent('Open Ways', 'TW-61', forbid(keying, { of: creatures }));
invent(
  'Parting',
  'LE-258',
  shortEvent({ when: onYourTurn, targets: [choose('card', yours)], effect: discardIt(the('card')) }),
);

const READY = 'Ready to His Will';
const TORTURE = 'Memories of Old Torture';
type Side = 'ringwraith' | 'balrog';
/** Men on their way through a Wilderness meet a creature. */
const met = (
  card: string,
  creature: string,
  {
    who = ['Layos', 'Asternak'],
    events = [],
    dice = [],
  }: { who?: readonly (string | object)[]; events?: readonly string[]; dice?: readonly number[] } = {},
  side: Side = card === READY ? 'ringwraith' : 'balrog',
) => ({
  phase: 'attack',
  dice,
  attack: { creature },
  players: {
    Ann: { side, hand: [card], companies: [{ ...company('Ettenmoors', ...who), as: 'us' }] },
    Bob: { ...Bob, hand: [creature], events },
  },
});
const use = (card: string): string => `${card}: when`;

for (const [card, id, body] of [
  [READY, 'LE-220', 8],
  [TORTURE, 'BA-67', 7],
] as const)
  describe(`[${id}] ${card}`, () => {
    scenario(
      `[${id}/1, ${id}/2, ${id}/3, ${id}/4] a creature becomes an ally, and its attack is cancelled`,
      (t) => {
        t.given(met(card, 'Orc-lieutenant'));
        t.player('Ann').does(use(card), 'Layos');
        resolveChain(t);
        t.expect
          .table({ attack: 'none' })
          .card('Orc-lieutenant', { in: 'on of Layos', status: 'untapped' })
          .card(card, { in: 'on of Orc-lieutenant' })
          .card('Layos', { status: card === READY ? 'tapped' : 'untapped' })
          .value('Orc-lieutenant', 'mind', 1)
          .value('Orc-lieutenant', 'body', body)
          .value('Orc-lieutenant', 'prowess', 0);
        t.player('Ann').has({ 'ally points': 1, 'kill points': 0 });
      },
    );
    for (const [creature, may] of [
      ['Giant', true],
      ['Assassin', true],
      ['“William” (Wûluag)', true],
      ['Orc-watch', false],
      ['Barrow-wight', false],
    ] as const)
      scenario(`[${id}/1] on ${creature}: ${may}`, (t) => {
        t.given(met(card, creature));
        expect(offers(t, use(card))).toBe(may);
      });
    scenario(`[${id}/1] all attacks of one that makes several are cancelled`, (t) => {
      t.given(met(card, 'Assassin'));
      t.player('Ann').does(use(card), 'Asternak');
      resolveChain(t);
      t.expect.table({ attack: 'none' }).card('Assassin', { in: 'on of Asternak' });
    });
    scenario(`[${id}/1] [ME-CARD-0455, ME-CARD-0591] its own text says nothing any more`, (t) => {
      t.given(met(card, 'Loud Giant'));
      t.expect.value('Asternak', 'prowess', 6);
      t.player('Ann').does(use(card), 'Layos');
      resolveChain(t);
      t.expect.card('Loud Giant', { in: 'on of Layos' }).value('Asternak', 'prowess', 5);
    });
    scenario(`[${id}/1] [ME-CARD-0592] not on an attack that no creature card makes`, (t) => {
      t.given({ ...met(card, 'Giant'), attack: { strikes: 1, prowess: 7, race: 'Orc' } });
      expect(offers(t, use(card))).toBe(false);
    });
    scenario(`[${id}/1] [ME-CARD-0585, ME-CARD-0589] what adds strikes comes too late`, (t) => {
      t.given(met(card, 'Abductor', { events: ['Rank upon Rank'] }));
      t.player('Ann').does(use(card), 'Layos');
      resolveChain(t);
      t.expect.card('Abductor', { in: 'on of Layos' });
    });
    scenario(`[${id}/4] [ME-CARD-0593] a bonus counts in the turn in which it came`, (t) => {
      const given = met(card, 'Abductor', { events: ['Rank upon Rank', 'Open Ways'] });
      const { attack: _attack, ...rest } = given;
      t.given({ ...rest, phase: 'hazards' });
      attackWith(t, 'Bob', 'Abductor');
      t.player('Ann').does(use(card), 'Layos');
      resolveChain(t);
      t.expect.value('Abductor', 'prowess', 10 + 1 - 7);
      idleUntil(t, () => t.state.global.turn > 1);
      t.expect.value('Abductor', 'prowess', 10 - 7);
    });
  });

describe('what such an ally is', () => {
  const tamed = (creature: string, by: string, more: object = {}) => ({
    card: creature,
    tamed: true,
    owner: 'Bob',
    on: [{ card: by, owner: 'Ann' }],
    ...more,
  });
  scenario('[LE-220] [ME-CARD-0590, ME-CARD-0454] an Orc makes the company overt, a Giant does not', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            company('Moria', bearing('Layos', tamed('Orc-lieutenant', READY))),
            company('Dol Guldur', bearing('Asternak', tamed('Giant', READY))),
          ],
        },
        Bob,
      },
    });
    const overt = (who: string) => isOvert(t.state, companyOf(t.state, t.who.card(who)));
    expect([overt('Layos'), overt('Asternak')]).toEqual([true, false]);
  });
  scenario('[LE-220] [ME-CARD-0590, ME-CARD-0454] a unique one is still the only one', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            {
              ...company('Dol Guldur', bearing('Layos', tamed('“William” (Wûluag)', READY)), 'Asternak'),
              movesTo: 'Ettenmoors',
            },
          ],
        },
        Bob: { ...Bob, hand: [{ card: '“William” (Wûluag)', as: 'another' }] },
      },
    });
    t.player('Bob').mayNot('another', { because: 'unique' });
  });
  scenario('[LE-220] [ME-CARD-0591, ME-CARD-0455] it faces one strike as any ally does', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 9 },
      // 11 − 7 + 7 is more than 9, and untapped it would tap.
      dice: [3, 4],
      players: { Ann: minion('Moria', [bearing('Layos', tamed('Assassin', READY))]), Bob },
    });
    t.player('Ann').does('Assassin', 'Layos');
    t.expect.table({ strikes: ['Assassin: pending', 'Layos: pending'] });
    t.player('Ann').does('The strike against Assassin', 'No');
    t.expect.card('Assassin', { status: 'tapped', in: 'on of Layos' });
  });
  for (const [active, status] of [
    ['Ann', 'untapped'],
    ['Bob', 'tapped'],
  ] as const)
    scenario(`[LE-220] [ME-UNTAP-002] it untaps with those of its controller: ${active}’s turn`, (t) => {
      t.given({
        phase: 'untap',
        active,
        players: {
          Ann: minion('Moria', [bearing('Layos', tamed('Giant', READY, { status: 'tapped' }))]),
          Bob,
        },
      });
      t.expect.card('Giant', { status });
    });
  for (const [gone, where] of [
    [READY, 'discard of Bob'],
    ['Layos', 'discard of Bob'],
  ] as const)
    scenario(`[LE-220] goes with ${gone}`, (t) => {
      t.given({
        players: {
          Ann: minion('Dol Guldur', [bearing('Layos', tamed('Giant', READY)), 'Asternak'], {
            hand: ['Parting'],
          }),
          Bob,
        },
      });
      t.player('Ann').does('Parting', gone);
      resolveChain(t);
      t.expect.card('Giant', { in: where }).card(READY, { in: 'discard of Ann' });
    });
  scenario('[LE-220] [ME-CARD-0594] not without an untapped character', (t) => {
    t.given(
      met(READY, 'Giant', {
        who: [
          { card: 'Layos', status: 'tapped' },
          { card: 'Asternak', status: 'wounded' },
        ],
      }),
    );
    expect(offers(t, use(READY))).toBe(false);
  });
  for (const [card, creature, may] of [
    [READY, 'Rain-drake', false],
    [TORTURE, 'Rain-drake', true],
    [READY, 'Slayer', true],
    [TORTURE, 'Slayer', false],
  ] as const)
    scenario(`[LE-220/1, BA-67/1] ${card} on ${creature}: ${may}`, (t) => {
      t.given(met(card, creature));
      expect(offers(t, use(card))).toBe(may);
    });
});

describe('[BA-67] abroad', () => {
  for (const [to, where] of [
    ['Ettenmoors', 'on of Layos'],
    ['Bree', 'on of Layos'],
    ['Minas Tirith', 'discard of Bob'],
  ] as const)
    scenario(`[BA-67/5] its company moves to ${to}: ${where}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [
              {
                ...company(
                  to === 'Minas Tirith' ? 'Minas Morgul' : 'Carn Dûm',
                  bearing('Layos', {
                    card: 'Giant',
                    tamed: true,
                    owner: 'Bob',
                    on: [{ card: TORTURE, owner: 'Ann' }],
                  }),
                ),
                movesTo: to,
              },
            ],
          },
          Bob: { ...Bob, hand: ['Orc-watch'] },
        },
      });
      idleUntil(t, () => t.state.global.phase > 4);
      t.expect.card('Giant', { in: where });
    });
});
