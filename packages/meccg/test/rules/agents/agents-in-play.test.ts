/** Agents come into play face down at home, and take one action a turn from the next turn on. ME-AGENT-2004..2021 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { hidden, open, towards } from '../../agents.ts';
import { adapter, company, idleUntil, scenario } from '../../table.ts';

const his = 'agent 1 of Bob';

describe('playing', () => {
  scenario(
    '[ME-AGENT-2013 ME-AGENT-2063 ME-AGENT-2007] face down, untapped, at no site in particular, as one hazard of the limit',
    (t) => {
      t.given(towards('Goblin-gate', { hand: ['Gisulf', 'Hobgoblins', 'Orc-guard'] }));
      t.player('Bob').does('Gisulf: play face down as an agent');
      t.expect.table({ hazardsDeclared: 1 });
      t.expect.card('Gisulf', { status: 'untapped' });
      t.expect.group('agents', his, {
        agent: ['Gisulf'],
        faceDown: true,
        stands: 'none',
        at: 'none',
        via: [],
      });
      t.player('Bob').mayChoose.includes('Hobgoblins: place on guard');
      t.player('Bob').does('Hobgoblins: place on guard');
      t.player('Bob').mayNot('Orc-guard', { rule: 'ME-HAZ-2010' });
    },
  );

  scenario('[ME-AGENT-2013] not beyond the limit', (t) => {
    t.given({ ...towards('Goblin-gate', { hand: ['Gisulf'] }), hazardsDeclared: 2 });
    t.player('Bob').mayNot('Gisulf', {
      to: 'playAgent',
      because: 'the hazard limit is reached',
      rule: 'ME-AGENT-2013',
    });
  });

  scenario('[ME-AGENT-2013] nor in a phase of his own', (t) => {
    t.given({
      phase: 'organization',
      active: 'Bob',
      players: {
        Ann: { companies: [company('Lórien', 'Elladan')] },
        Bob: { companies: [company('Edhellond', 'Ioreth')], hand: ['Gisulf'] },
      },
    });
    t.player('Bob').mayNot('Gisulf', { to: 'playAgent', rule: 'ME-AGENT-2013' });
  });

  test('[ME-AGENT-2013] others see that it lies there, and not who it is', () => {
    const t = new Table(adapter);
    t.given(towards('Goblin-gate', { hand: ['Hobgoblins', 'Gisulf', 'Orc-guard'] }));
    t.player('Bob').does('Gisulf: play face down as an agent');
    const card = t.who.card('Gisulf');
    expect(meccg.view(t.state, 1).card.def[card]).toBe(0);
    expect(meccg.view(t.state, 0).card.def[card]).toBe(0);
    expect(meccg.view(t.state, 2).card.def[card]).toBe(t.state.card.def[card]);
  });

  scenario(
    '[ME-AGENT-2062 ME-AGENT-4006 ME-MANIF-002] another of its name may lie there face down, or be in play',
    (t) => {
      t.given(
        towards(
          'Goblin-gate',
          { hand: [{ card: 'Gisulf', as: 'spy' }] },
          {
            agents: [open({ card: 'Gisulf', as: 'other' }, 'Dale')],
          },
        ),
      );
      t.player('Bob').does('spy: play face down as an agent');
      t.expect.group('agents', his, { faceDown: true });
      t.expect.group('agents', 'agent 1 of Ann', { faceDown: false, at: 'Dale' });
    },
  );

  scenario('[ME-AGENT-2005] it stays in play', (t) => {
    t.given(
      towards(
        'Goblin-gate',
        { agents: [hidden('Gisulf')], deck: ['Cave-drake', 'Orc-guard', 'Hobgoblins'] },
        { deck: ['Cram', 'Cram', 'Cram'] },
      ),
    );
    idleUntil(t, () => t.state.global.active === 2);
    t.expect.group('agents', his, { agent: ['Gisulf'], faceDown: true });
  });
});

describe('actions', () => {
  const all = ['move', 'untap', 'heal', 'turn face down', 'return to its home site'];

  scenario('[ME-AGENT-2014 ME-AGENT-2015] none in the turn in which it came', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden('Gisulf', { fresh: true })] }));
    t.player('Bob').mayNot('Gisulf', {
      to: 'agentMove',
      because: 'it came into play this turn',
      rule: 'ME-AGENT-2014',
    });
    t.player('Bob').mayChoose.excludes(...all.map((what) => `Gisulf: ${what}`));
  });

  scenario('[ME-AGENT-2014 ME-AGENT-2064] one a turn, each counted against the limit', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden({ card: 'Gisulf', status: 'tapped' })] }));
    t.player('Bob').does('Gisulf: untap');
    t.expect.table({ hazardsDeclared: 1 }).card('Gisulf', { status: 'untapped' });
    t.expect.group('agents', his, { acted: 1 });
    t.player('Bob').mayNot('Gisulf', {
      to: 'agentMove',
      because: 'it has taken its action of this turn',
      rule: 'ME-AGENT-2014',
    });
  });

  scenario('[ME-AGENT-2064] not when the limit is reached', (t) => {
    t.given({
      ...towards('Goblin-gate', { agents: [hidden({ card: 'Gisulf', status: 'tapped' })] }),
      hazardsDeclared: 2,
    });
    t.player('Bob').mayNot('Gisulf', {
      to: 'agentUntap',
      because: 'the hazard limit is reached',
      rule: 'ME-AGENT-2064',
    });
  });

  scenario('[ME-AGENT-2014 ME-AGENT-2012] the next turn it may act again, and has untapped before', (t) => {
    t.given({
      phase: 'untap',
      active: 'Bob',
      players: {
        Ann: { companies: [company('Lórien', 'Elladan')], deck: ['Cram', 'Cram'] },
        Bob: {
          companies: [company('Edhellond', 'Ioreth')],
          agents: [
            hidden({ card: 'Gisulf', status: 'tapped' }, { acted: 1, fresh: true, attacked: true }),
            open({ card: 'Woffung', status: 'tapped' }, 'Dale'),
            open({ card: 'Ivic', status: 'wounded' }, 'Pelargir'),
          ],
          deck: ['Cave-drake', 'Orc-guard'],
        },
      },
    });
    t.expect
      .card('Gisulf', { status: 'untapped' })
      .card('Woffung', { status: 'untapped' })
      .card('Ivic', { status: 'wounded' });
    idleUntil(t, () => t.state.global.active === 1);
    t.expect.group('agents', his, { acted: 0, fresh: false, attacked: false });
  });

  scenario('[ME-AGENT-2019] one that is wounded heals to tapped', (t) => {
    t.given(towards('Goblin-gate', { agents: [open({ card: 'Gisulf', status: 'wounded' }, 'Dale')] }));
    t.player('Bob').mayChoose.excludes('Gisulf: move', 'Gisulf: untap');
    t.player('Bob').does('Gisulf: heal');
    t.expect.card('Gisulf', { status: 'tapped' }).table({ hazardsDeclared: 1 });
  });

  scenario('[ME-AGENT-2020 ME-AGENT-4001] one that is tapped may untap, others not', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [open({ card: 'Gisulf', status: 'tapped' }, 'Dale'), open('Woffung', 'Lake-town')],
      }),
    );
    t.player('Bob').mayChoose.excludes('Woffung: untap', 'Gisulf: heal');
    t.player('Bob').does('Gisulf: untap');
    t.expect.card('Gisulf', { status: 'untapped' });
  });

  scenario(
    '[ME-AGENT-2021 ME-AGENT-2067 ME-AGENT-4015] one that is face up and untapped hides; its site card stays open',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          agents: [
            open('Gisulf', 'Goblin-gate'),
            open({ card: 'Woffung', status: 'tapped' }, 'Dale'),
            hidden('Ivic'),
          ],
        }),
      );
      t.player('Bob').mayNot('Woffung', { to: 'agentHide', because: 'it is not untapped' });
      t.player('Bob').mayNot('Ivic', { to: 'agentHide', because: 'it is face down already' });
      t.player('Bob').does('Gisulf: turn face down');
      t.expect
        .group('agents', his, { faceDown: true, at: 'Goblin-gate', stands: 'Goblin-gate' })
        .card('Gisulf', { status: 'untapped' });
      // Goblin-gate is two regions from his homes, and counts all the same.
      t.player('Bob').does('Gisulf: turn face up');
      t.expect.group('agents', his, { faceDown: false, at: 'Goblin-gate' });
    },
  );

  scenario('[ME-AGENT-2021 ME-AGENT-2031] one that is at home without a site card cannot', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden('Gisulf'), open('Woffung', 'Dale')] }));
    t.player('Bob').does('Gisulf: turn face up', 'Dale, without a site card');
    t.player('Bob').mayNot('Gisulf', { to: 'agentHide', because: 'it has no site card' });
  });
});

describe('what an agent is', () => {
  scenario('[ME-AGENT-2001 ME-AGENT-4004] one in play as a hazard never becomes a character', (t) => {
    t.given({
      phase: 'organization',
      active: 'Bob',
      players: {
        Ann: { companies: [company('Lórien', 'Elladan')] },
        Bob: {
          side: 'ringwraith',
          companies: [company('Dale', 'Woffung')],
          agents: [open('Gisulf', 'Lake-town')],
        },
      },
    });
    t.player('Bob').mayChoose.excludes(
      'Gisulf: discard',
      'Gisulf: regroup companies',
      'Gisulf: declare movement',
      'Gisulf: bring into play',
    );
    t.player('Bob').mayChoose.includes('Woffung: declare movement');
  });
});
