/** What an agent is, to whom and where: hazard or character, minion or not. ME-AGENT-001..006, 501, 2000..2006, 2090 */

import { filter, modifier, noun, valueOf } from '@westmarch/kernel';
import { Malformed, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { printed } from '../../../src/engine.ts';
import { siteTypes } from '../../../src/facts/names.ts';
import { sites } from '../../../src/map/map.ts';
import { siteType } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { entering, enters, hidden, open, towards } from '../../agents.ts';
import { borrow, invent } from '../../invented.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

borrow('DM-28', 'LE-24');

describe('hazard or character', () => {
  const organizing = (side: string, at: string, who: string) => ({
    phase: 'organization',
    players: { Ann: { side, hand: ['Gisulf'], companies: [company(at, who)] }, Bob },
  });
  scenario('[ME-AGENT-001 ME-AGENT-501] a Wizard player has it as a hazard alone', (t) => {
    t.given(organizing('wizard', 'Lake-town', 'Elladan'));
    t.player('Ann').mayChoose.excludes('Gisulf: bring into play');
    t.player('Ann').mayChoose.includes('Elladan: declare movement');
  });
  scenario('[ME-AGENT-501] as has a Balrog player', (t) => {
    t.given(organizing('balrog', 'Moria', 'Gorbag'));
    t.player('Ann').mayNot('Gisulf', { to: 'bringIn', because: 'agents are no characters of your side' });
  });
  for (const [side, at, who] of [
    ['ringwraith', 'Dol Guldur', 'Gorbag'],
    ['fallen-wizard', 'The White Towers', 'Haldir'],
  ])
    scenario(
      `[ME-AGENT-001 ME-AGENT-501 ME-AGENT-2090 ME-AGENT-4004] a ${side} player brings it into play as a character`,
      (t) => {
        t.given(organizing(side, at, who));
        t.player('Ann').does('Gisulf: bring into play');
        t.player('Ann').mayChoose.excludes(`Join ${who} at ${at}`);
      },
    );
  scenario('[ME-AGENT-001 ME-AGENT-4004] or plays it as a hazard', (t) => {
    t.given(
      towards('Goblin-gate', {
        side: 'ringwraith',
        companies: [company('Dol Guldur', 'Gorbag')],
        hand: ['Gisulf'],
      }),
    );
    t.player('Bob').does('Gisulf: play face down as an agent');
    t.expect.group('agents', 'agent 1 of Bob', { faceDown: true });
  });

  scenario('[ME-AGENT-006] in a pile it is no character: an avatar does not fetch it as one', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('Dol Guldur', 'Khamûl the Ringwraith')],
          sideboard: ['Gisulf', 'Gorbag', 'Asternak'],
          deck: ['Cram', 'Cram'],
        },
        Bob,
      },
    });
    t.player('Ann').does('Khamûl the Ringwraith: bring cards');
    if (t.offered().includes('Up to five to the discard pile')) t.player('Ann').does('Up to five');
    t.player('Ann').mayChoose.exactly('Gorbag', 'Asternak');
  });
});

describe('minion or not', () => {
  /** At Bree a site card lets agent minions come under direct influence. */
  const atBree = (agent: string) => ({
    phase: 'organization',
    players: {
      Ann: { side: 'ringwraith', hand: [agent], companies: [company('Bree', 'The Mouth')] },
      Bob,
    },
  });
  scenario('[ME-AGENT-002 ME-AGENT-2000] two agents are no minions, and never characters', (t) => {
    t.given(atBree('Lobelia Sackville-Baggins'));
    t.player('Ann').mayNot('Lobelia Sackville-Baggins', {
      to: 'bringIn',
      because: 'agents are no characters of your side',
    });
  });
  scenario('[ME-AGENT-002 ME-AGENT-2000] others are, and come', (t) => {
    t.given(atBree('Leamon'));
    t.player('Ann').does('Leamon: bring into play');
    t.player('Ann').mayChoose.includes('Join The Mouth at Bree');
  });
});

describe('what it has', () => {
  scenario('[ME-AGENT-2003] the numbers of a character, and his race and skills', (t) => {
    t.given(
      towards('Lake-town', {
        agents: [open('Gisulf', 'Lake-town')],
        hand: ['Cunning Foes', 'Seek without Success'],
      }),
    );
    t.expect.card('Gisulf', { prowess: 5, body: 7, mind: 4, 'direct influence': 1, 'marshalling points': 1 });
    // A warrior, and a ranger.
    t.player('Bob').mayChoose.includes('Cunning Foes: as', 'Seek without Success: as');
  });
  scenario('[ME-AGENT-2004] one that is wounded does not turn face down', (t) => {
    t.given(towards('Goblin-gate', { agents: [open({ card: 'Gisulf', status: 'wounded' }, 'Dale')] }));
    t.player('Bob').mayNot('Gisulf', { to: 'agentHide', rule: 'ME-AGENT-2021' });
  });
  test('[ME-AGENT-2004] none that lies face down is wounded', () => {
    const given = towards('Goblin-gate', { agents: [hidden({ card: 'Gisulf', status: 'wounded' })] });
    expect(() => new Table(adapter).given(given)).toThrow(Malformed);
  });
});

describe('what helps it', () => {
  scenario(
    '[ME-AGENT-2050] no resource of its player, though he is a warrior; the other may play one',
    (t) => {
      t.given({
        ...entering(
          'Lake-town',
          { agents: [open('Gisulf', 'Lake-town')], hand: [{ card: 'Risky Blow', as: 'his' }] },
          [],
          {
            hand: [{ card: 'Risky Blow', as: 'hers' }],
          },
        ),
      });
      enters(t);
      t.player('Bob').does('Gisulf');
      t.player('Ann').does('Elladan', 'No', 'Pass');
      t.player('Bob').mayNot('his');
      t.player('Ann').mayChoose.includes('hers: ');
      t.expect.table({ 'attack prowess': 7 });
    },
  );
});

describe('as its site is now', () => {
  const [border, ruins] = [siteTypes.indexOf('border-hold'), siteTypes.indexOf('ruins-and-lairs')];
  const isBorderHold = (s: S, card: number): boolean => sites[printed.site(s, card)]?.type === 'border-hold';
  const borderHolds = filter(
    'border-holds',
    [],
    (g, v) => `${g.ref(isBorderHold)}(s, ${v.it})`,
    noun('site'),
  );
  invent(
    'Hard Winter',
    'DM-98',
    modifier({ attribute: siteType, of: borderHolds, by: ruins, change: 'set' }),
  );
  const baugur = (via: readonly string[], events: readonly string[]) =>
    towards('Goblin-gate', { agents: [hidden('Baugúr', { via })], events });

  scenario('[ME-AGENT-2035 ME-AGENT-4012] environments change the site where he stands', (t) => {
    t.given(baugur(['Dunharrow'], ['Hard Winter']));
    t.player('Bob').does('Baugúr: turn face up');
    t.expect.group('agents', 'agent 1 of Bob', { faceDown: false, at: 'Dunharrow' });
    if (valueOf(t.state, siteType, t.state.agent.site[11]) === border)
      throw new Error('it is still a Border-hold');
  });
  scenario('[ME-AGENT-2035 ME-AGENT-4012] without them it is closed to him', (t) => {
    t.given(baugur(['Dunharrow'], []));
    t.player('Bob').does('Baugúr: turn face up');
    t.expect.card('Baugúr', { in: 'discard of Bob' });
  });
  scenario('[ME-AGENT-2035 ME-AGENT-4012] and those on his way are as they are printed', (t) => {
    t.given(baugur(['Dunharrow', 'Isengard'], ['Hard Winter']));
    t.player('Bob').does('Baugúr: turn face up');
    t.expect.card('Baugúr', { in: 'discard of Bob' });
  });
});
