/** Rules that had waited for minions, fallen-wizards, hoards, long-events and cards that leave the game. */
import { exactly, host, modifier, say, value } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import {
  all,
  inOrganization,
  only,
  removeFromGame,
  self,
  shortEvent,
} from '../../../src/cards/words/index.ts';
import { regionsFor } from '../../../src/rules/movement/regions.ts';
import { goesWithSite } from '../../../src/rules/sites/side-of-site.ts';
import { convertedFor } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, resolveChain, rowOf, scenario, twice } from '../../table.ts';

borrow('LE-294');

describe('what is removed from the game', () => {
  invent(
    'Last Word',
    'TW-243',
    { keywords: ['unique'] },
    shortEvent({ when: inOrganization, if: all(...only), effect: removeFromGame(self) }),
  );
  const words = (more: object = {}) => ({
    players: {
      Ann: { hand: twice('Last Word'), companies: [company('Rivendell', 'Elladan')], ...more },
      Bob,
    },
  });
  scenario('[ME-PILE-006 ME-UNIQ-4006] lies in no pile, and keeps no copy from being played', (t) => {
    t.given(words());
    t.player('Ann').does('first: ');
    resolveChain(t);
    t.expect.card('first', { in: 'aside of Ann' });
    t.player('Ann').mayChoose.includes('second: ');
  });
  scenario('[ME-UNIQ-4006] what is out of play does', (t) => {
    t.given(
      words({ hand: [{ card: 'Last Word', as: 'second' }], out: [{ card: 'Last Word', as: 'first' }] }),
    );
    t.player('Ann').mayNot('second', { because: 'another copy' });
  });
});

describe('long-events', () => {
  const EVENT = 'Enduring Tales';
  const at = (phase: string, active = 'Ann') => ({
    phase,
    active,
    players: {
      Ann: { hand: [EVENT], companies: [company('Rivendell', 'Elladan')] },
      Bob: { ...Bob, hand: ['Minions Stir'] },
    },
  });
  scenario('[ME-EVENT-002] of resources come in one’s own long-event phase', (t) => {
    t.given(at('long-event'));
    t.player('Ann').mayChoose.includes(`${EVENT}: `);
  });
  scenario('[ME-EVENT-002] and not at a site', (t) => {
    t.given(at('at the site'));
    t.player('Ann').mayNot(EVENT, { because: 'long-event phase' });
  });
});

describe('hoard items', () => {
  borrow('TD-99');
  const won = (where: string) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Arrows Shorn of Ebony', 'Dagger of Westernesse'],
        companies: [{ ...company(where, 'Elladan'), siteTapped: true, minorItem: true }],
      },
      Bob,
    },
  });
  scenario('[ME-ITEM-2016] are no free minor items where there is no hoard', (t) => {
    t.given(won('Bree'));
    t.player('Ann').mayNot('Arrows Shorn of Ebony', {
      to: 'playItem',
      because: 'hoard',
      rule: 'ME-ITEM-2016',
    });
    t.player('Ann').mayChoose.includes('Dagger of Westernesse: play');
  });
  scenario('[ME-ITEM-2016] but where there is one', (t) => {
    t.given(won('The Lonely Mountain'));
    t.player('Ann').mayChoose.includes('Arrows Shorn of Ebony: play');
  });
});

describe('fallen-wizards', () => {
  scenario('[ME-MOVE-4013] a Wizardhaven that is protected lengthens no way', (t) => {
    t.given({
      players: {
        Ann: {
          ...fallen,
          declared: 'Saruman',
          companies: [
            { ...company(TOWERS, 'Layos'), onSite: [{ card: 'Fortress of the Towers', owner: 'Ann' }] },
          ],
        },
        Bob,
      },
    });
    expect(regionsFor(t.state, 1)).toBe(4);
  });
  invent(
    'Refuge for Now',
    'WH-75',
    modifier({
      attribute: convertedFor,
      of: exactly(host),
      by: value('you', [], () => 'you', say`you`),
      change: 'set',
    }),
  );
  scenario('[ME-STORE-2017] what was stored at a Wizardhaven counts although it is none any more', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          ...fallen,
          events: ['Great Patron', 'Gatherer of Loyalties'],
          companies: [
            {
              ...company('TW-375', { card: 'Layos', on: ['Glamdring'] }),
              onSite: [{ card: 'Refuge for Now', owner: 'Ann' }],
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: store');
    t.expect.card('Glamdring', { in: 'points of Ann' });
    t.player('Ann').does('Refuge for Now: discard this');
    t.expect.card('Refuge for Now', { in: 'discard of Ann' });
    t.player('Ann').has({ 'item points': 1 });
  });
  invent('Rite', 'LE-188', { keywords: ['sorcery'] });
  invent('Plan', 'LE-188');
  const matches = (t: Table<S>, site: string): boolean[] => {
    t.given({
      players: { Ann: { ...fallen, hand: ['Rite', 'Plan'], companies: [company(site, 'Layos')] }, Bob },
    });
    const s = t.state;
    return ['Rite', 'Plan'].map((name) => goesWithSite(s, 1, rowOf(s, name), s.company.site[1]));
  };
  scenario(
    '[ME-FW-2004] magic of minions goes with the site card of heroes, and no other resource of theirs',
    (t) => {
      expect(matches(t, 'TW-413')).toEqual([true, false]);
    },
  );
  scenario('[ME-FW-2004] with their own both go', (t) => {
    expect(matches(t, 'LE-392')).toEqual([true, true]);
  });
  scenario('[ME-END-002] at the end all of his check corruption, he himself too', (t) => {
    t.given({
      phase: 'council',
      players: {
        Ann: { ...fallen, companies: [company('Isengard', 'Saruman', 'Layos')] },
        Bob: { side: 'ringwraith', companies: [company('LE-392', 'Orc Captain')] },
      },
    });
    t.player('Ann').mayChoose.exactly('Saruman checks', 'Layos checks');
    t.player('Ann').does('Saruman checks');
    t.player('Ann').mayChoose.exactly('Roll', 'Tap Layos for +1');
  });
});
