/** What words mean for each kind of player, whom cards are specific to, kinds of rings, and copies that are shown but not played. */

import { exactly, host, modifier, say, value } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import {
  asHazard,
  both,
  character,
  choose,
  inMovingCompany,
  ofPlayersWho,
  shortEvent,
  tapIt,
  the,
} from '../../../src/cards/words/index.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { canLead } from '../../../src/rules/influence/influence.ts';
import { convertedFor } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, rowOf, scenario } from '../../table.ts';

borrow('LE-42', 'LE-298');

describe('a hazard that speaks of a Haven', () => {
  /** Lure of the Senses: a check at a Haven, when the untap phase ends. */
  const lured = (side: string, at: string, does: boolean) => ({
    phase: 'untap',
    dice: does ? [6, 6] : [],
    players: {
      Ann: {
        side,
        companies: [
          company(at, { card: 'Layos', on: [{ card: 'Lure of the Senses', owner: 'Bob' }] }, 'Haldir'),
        ],
      },
      Bob,
    },
  });
  for (const [side, at, does] of [
    ['wizard', 'TW-421', true],
    ['wizard', 'TW-387', false],
    ['ringwraith', 'LE-367', true],
    ['ringwraith', 'LE-392', false],
    ['fallen-wizard', TOWERS, true],
    ['fallen-wizard', 'TW-421', false],
  ] as const)
    scenario(`[ME-HAVEN-003 ME-SETUP-4003] means that of a ${side} player: at ${at}, ${does}`, (t) => {
      t.given(lured(side, at, does));
      expect(t.offered().includes('Roll')).toBe(does);
      if (does) t.player('Ann').does('Roll');
    });
});

describe('a fallen-wizard company', () => {
  invent(
    'Chase the Fallen',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [choose('character', both(character, inMovingCompany, ofPlayersWho('fallen-wizard')))],
      effect: tapIt(the('character')),
    }),
  );
  for (const [side, at, who, may] of [
    ['fallen-wizard', 'Isengard', ['Saruman', 'Layos'], true],
    ['fallen-wizard', 'Isengard', ['Layos'], true],
    ['wizard', 'Rivendell', ['Saruman', 'Haldir'], false],
  ] as const)
    scenario(
      `[ME-FW-001] is any of such a player, with ${who.join(' and ')} of a ${side} player: ${may}`,
      (t) => {
        t.given({
          phase: 'hazards',
          players: {
            Ann: { side, companies: [company(at, ...who)] },
            Bob: { ...Bob, hand: ['Chase the Fallen', 'Hobgoblins'] },
          },
        });
        if (may) t.player('Bob').mayChoose.includes('Chase the Fallen: as');
        else t.player('Bob').mayNot('Chase the Fallen', { because: 'nothing to choose' });
      },
    );
});

describe('a card that is specific to one', () => {
  const plays = (declared: string) => ({
    players: {
      Ann: { ...fallen, declared, hand: ['Join the Hunt'], companies: [company(TOWERS, 'Layos')] },
      Bob,
    },
  });
  scenario('[ME-COND-4016] needs him to be declared, and not in play', (t) => {
    t.given(plays('Alatar'));
    t.player('Ann').mayChoose.includes('Join the Hunt: ');
  });
  scenario('[ME-COND-4016] and not another', (t) => {
    t.given(plays('Saruman'));
    t.player('Ann').mayNot('Join the Hunt', { because: 'specific to somebody else', rule: 'ME-SPEC-001' });
  });
});

describe('rings', () => {
  const KINDS = ['mind ring', 'lesser ring', 'magic ring', 'Dwarven ring', 'spirit ring'] as const;
  const isOneRing = ({ names }: (typeof allCards)[number]): boolean => names['en'] === 'The One Ring';
  test('[ME-RING-2001] are of seven kinds, each of one', () => {
    const rings = allCards.filter(
      (card) =>
        isOneRing(card) ||
        card.itemClass === 'gold ring' ||
        KINDS.some((kind) => card.keywords.includes(kind)),
    );
    const kindsOf = (card: (typeof allCards)[number]): string[] => [
      ...(card.itemClass === 'gold ring' ? ['gold ring'] : []),
      ...KINDS.filter((kind) => card.keywords.includes(kind)),
      ...(isOneRing(card) ? ['the One Ring'] : []),
    ];
    expect(new Set(rings.flatMap(kindsOf))).toEqual(new Set(['gold ring', 'the One Ring', ...KINDS]));
    for (const ring of rings) expect([ring.id, kindsOf(ring).length]).toEqual([ring.id, 1]);
  });
  const after = (siteTapped: boolean) => ({
    phase: 'at the site',
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Binding-ring'],
        companies: [{ ...company('LE-392', 'Layos'), siteTapped, minorItem: siteTapped }],
      },
      Bob,
    },
  });
  scenario('[ME-RING-2012] a mind ring is a minor item: it is played as a free one', (t) => {
    t.given(after(true));
    t.player('Ann').mayChoose.includes('Binding-ring: play');
  });
  test('[ME-RING-2012] and no special item', () => {
    for (const { keywords, itemClass } of allCards)
      if (keywords.includes('mind ring')) expect(itemClass).toBe('minor');
  });
});

describe('the control of many', () => {
  scenario('[ME-INFL-523] of minions: twenty of general influence, and two leaders', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            company('LE-367', 'Indûr the Ringwraith', { card: 'Ciryaher', leader: 'Indûr the Ringwraith' }),
            company('LE-367', 'Tarcil', { card: 'Orc Captain', as: 'one' }, 'Lieutenant of Morgul', {
              card: 'Orc Captain',
              as: 'other',
              leader: 'Lieutenant of Morgul',
            }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').has({ 'general influence used': 20 });
    t.expect.card('Lieutenant of Morgul', { 'direct influence': 2 });
  });
  scenario('[ME-INFL-523] whose influence over Orcs is none over Men', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('LE-367', 'Lieutenant of Morgul', 'Layos', 'Orc Captain')],
        },
        Bob,
      },
    });
    const s = t.state;
    const may = (who: string): boolean => canLead(s, rowOf(s, 'Lieutenant of Morgul'), rowOf(s, who), 1);
    expect([may('Layos'), may('Orc Captain')]).toEqual([false, true]);
  });
});

describe('a copy that is shown', () => {
  invent(
    'Refuge of Thieves',
    'WH-75',
    modifier({
      attribute: convertedFor,
      of: exactly(host),
      by: value('you', [], () => 'you', say`you`),
      change: 'set',
    }),
  );
  const tries = (t: Table<S>, guarded: boolean): void => {
    const onSite = ['Refuge of Thieves', ...(guarded ? ['Guarded Haven'] : [])].map((card) => ({
      card,
      owner: 'Bob',
    }));
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [6, 6, 1, 1],
      players: {
        Ann: {
          hand: [{ card: 'Gollum', as: 'hers' }, 'Smoke Rings'],
          companies: [company('TW-375', 'Haldir')],
        },
        Bob: {
          ...fallen,
          companies: [
            { ...company('TW-375', { card: 'Layos', on: [{ card: 'Gollum', as: 'his' }] }), onSite },
            company('TW-421', 'Elrond', 'Galdor'),
          ],
        },
      },
    });
    t.player('Ann').does('Haldir: influence', 'his', 'hers');
    t.expect.card('his', { in: 'discard of Bob' });
  };
  scenario(
    '[ME-INFL-005 ME-INFL-2019] makes the number nothing, but is not played where its points are forbidden',
    (t) => {
      tries(t, true);
      t.expect.card('hers', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-INFL-005 ME-INFL-2019] elsewhere it is', (t) => {
    tries(t, false);
    t.player('Ann').does('Yes');
    t.expect.card('hers', { in: 'on of Haldir' });
  });
});
