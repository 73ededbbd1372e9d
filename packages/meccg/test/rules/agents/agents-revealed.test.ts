/** When agents are revealed, what they must show then, and what others see of them before. ME-AGENT-2022, 2029..2035 */
import { trace } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { drawOne, onYourTurn, shortEvent } from '../../../src/cards/words/index.ts';
import { meccg } from '../../../src/game.ts';
import { siteIndex } from '../../../src/map/map.ts';
import { firstAgent, siteOfStep } from '../../../src/rules/agents/agents.ts';
import { LOCATIONS, Location } from '../../../src/state.ts';
import { hidden, open, towards } from '../../agents.ts';
import { hearing } from '../../hearing.ts';
import { invent } from '../../invented.ts';
import { adapter, Bob, company, idleUntil, scenario } from '../../table.ts';

const his = 'agent 1 of Bob';

describe('revealing', () => {
  scenario('[ME-AGENT-2029] at any time in the phase, though the limit is reached; it is no action', (t) => {
    t.given({ ...towards('Goblin-gate', { agents: [hidden('Gisulf')] }), hazardsDeclared: 2 });
    t.player('Bob').does('Gisulf: turn face up', 'Dale');
    t.expect.table({ hazardsDeclared: 2 });
    t.expect.group('agents', his, { faceDown: false, acted: 0 });
  });

  scenario(
    '[ME-AGENT-2031 ME-AGENT-2063] one that has not moved is at a home of its player’s choice, with the card of it',
    (t) => {
      t.given(towards('Goblin-gate', { agents: [hidden('Gisulf')] }));
      t.player('Bob').does('Gisulf: turn face up');
      t.player('Bob').mayChoose.exactly('Woodmen-town', 'Lake-town', 'Dale');
      t.player('Bob').does('Lake-town');
      t.expect.group('agents', his, { at: 'Lake-town', stands: 'Lake-town', doomed: false });
      t.player('Bob').has({ locationDeck: { excludes: ['Lake-town'] } });
    },
  );

  scenario(
    '[ME-AGENT-2031 ME-AGENT-2072] without a card of that site it is there until the turn ends',
    (t) => {
      t.given(
        towards(
          'Goblin-gate',
          {
            agents: [hidden('Gisulf'), open('Woffung', 'Dale')],
            deck: ['Cave-drake', 'Orc-guard', 'Hobgoblins'],
          },
          { deck: ['Cram', 'Cram', 'Cram'] },
        ),
      );
      t.player('Bob').does('Gisulf: turn face up', 'Dale, without a site card');
      t.expect.group('agents', his, { at: 'none', stands: 'Dale', doomed: true });
      idleUntil(t, () => t.state.global.active === 2);
      t.expect.card('Gisulf', { in: 'discard of Bob' });
      t.expect.group('agents', 'agent 2 of Bob', { at: 'Dale' });
    },
  );

  invent('Call', 'TW-321', shortEvent({ when: onYourTurn, effect: drawOne }));
  scenario('[ME-AGENT-2031 ME-EOT-4000] he is there while anything can still be done in the turn', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: { companies: [company('Lórien', 'Elladan')], hand: ['Call'] },
        Bob: { ...Bob, agents: [{ ...open('Gisulf', 'Dale'), doomed: true }] },
      },
    });
    const seen: (readonly [string, number])[] = [];
    idleUntil(t, () => {
      const isOver = t.state.global.active === 2;
      if (!isOver) seen.push([trace(t.state), t.state.agent.doomed[firstAgent(2)]]);
      return isOver;
    });
    // In the window after the hands are reset, which is the last.
    expect(seen.at(-2)?.[0]).toMatch(/› discard at the end of the turn/u);
    expect(seen.at(-1)).toEqual([expect.stringMatching(/end-of-turn phase › window/u), 1]);
    t.expect.card('Gisulf', { in: 'discard of Bob' });
  });

  scenario(
    '[ME-AGENT-2032 ME-AGENT-2034 ME-AGENT-2073] one that has moved shows its way, and keeps the card where it stands',
    (t) => {
      t.given(
        towards('Goblin-gate', { agents: [hidden('Gisulf', { via: ['Gladden Fields', 'Goblin-gate'] })] }),
      );
      t.player('Bob').does('Gisulf: turn face up');
      t.expect.group('agents', his, { faceDown: false, at: 'Goblin-gate', via: [] });
      t.player('Bob').has({ locationDeck: { includes: ['Gladden Fields'], excludes: ['Goblin-gate'] } });
    },
  );

  scenario(
    '[ME-AGENT-2032 ME-AGENT-2033] a first site two regions from every home is no way: he is discarded, and his cards go back',
    (t) => {
      t.given(towards('Goblin-gate', { agents: [hidden('Gisulf', { via: ['Goblin-gate'] })] }));
      t.player('Bob').does('Gisulf: turn face up');
      t.expect.card('Gisulf', { in: 'discard of Bob' });
      t.player('Bob').has({ locationDeck: { includes: ['Goblin-gate'] } });
    },
  );

  scenario('[ME-AGENT-2073 ME-AGENT-2033] nor do two sites in a row that lie too far apart', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden('Gisulf', { via: ['Gladden Fields', 'Bree'] })] }));
    t.player('Bob').does('Gisulf: turn face up');
    t.expect.card('Gisulf', { in: 'discard of Bob' });
    t.player('Bob').has({ locationDeck: { includes: ['Gladden Fields', 'Bree'] } });
  });

  scenario('[ME-AGENT-2067 ME-AGENT-4015] after hiding, the open site is where the way begins', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [hidden('Gisulf', { known: true, at: 'Goblin-gate', via: ['Cameth Brin'] })],
      }),
    );
    t.player('Bob').does('Gisulf: turn face up');
    t.expect.group('agents', his, { faceDown: false, at: 'Cameth Brin' });
    t.player('Bob').has({ locationDeck: { includes: ['Goblin-gate'] } });
  });

  scenario('[ME-AGENT-2011] the second of one name that is shown is discarded at once', (t) => {
    t.given(
      towards(
        'Goblin-gate',
        { agents: [hidden({ card: 'Gisulf', as: 'spy' })] },
        {
          agents: [open({ card: 'Gisulf', as: 'other' }, 'Dale')],
        },
      ),
    );
    t.player('Bob').does('spy: turn face up');
    t.expect.card('spy', { in: 'discard of Bob' });
    t.expect.group('agents', 'agent 1 of Ann', { at: 'Dale' });
  });

  scenario('[ME-AGENT-2011 ME-AGENT-2006] as is one who is in play as a character', (t) => {
    t.given(
      towards(
        'Goblin-gate',
        { agents: [hidden({ card: 'Gisulf', as: 'spy' })] },
        {
          side: 'ringwraith',
          companies: [
            {
              ...company('Dol Guldur', { card: 'Gisulf', as: 'other' }),
              as: 'travellers',
              movesTo: 'Goblin-gate',
            },
          ],
        },
      ),
    );
    t.player('Bob').does('spy: turn face up');
    t.expect.card('spy', { in: 'discard of Bob' });
  });
});

describe('that he is revealed is told once, and of nobody who is gone', () => {
  const shown = (agent: object, ann: object = {}) => {
    const { t, of } = hearing(towards('Goblin-gate', { agents: [agent] }, ann));
    t.player('Bob').does('spy: turn face up');
    return { t, told: () => of('agent revealed').map(({ a }) => a) };
  };
  const spy = { card: 'Gisulf', as: 'spy' };
  test('[ME-AGENT-2034] one that has moved', () => {
    const { t, told } = shown(hidden(spy, { via: ['Gladden Fields', 'Goblin-gate'] }));
    expect(told()).toEqual([t.who.card('spy')]);
  });
  test('[ME-AGENT-2031] one that has not: only when it is said where he is', () => {
    const { t, told } = shown(hidden(spy));
    expect(told()).toEqual([]);
    t.player('Bob').does('Dale');
    expect(told()).toEqual([t.who.card('spy')]);
  });
  test('[ME-AGENT-2033] one whose way does not hold', () => {
    const { t, told } = shown(hidden(spy, { via: ['Goblin-gate'] }));
    t.expect.card('spy', { in: 'discard of Bob' });
    expect(told()).toEqual([]);
  });
  test('[ME-AGENT-2011] the second of one name', () => {
    const { t, told } = shown(hidden(spy), { agents: [open({ card: 'Gisulf', as: 'other' }, 'Dale')] });
    t.expect.card('spy', { in: 'discard of Bob' });
    expect(told()).toEqual([]);
  });
});

describe('what others see', () => {
  test('[ME-AGENT-2022] how many site cards lie on him, and not which; nor what is gone from the location deck', () => {
    const t = new Table(adapter);
    t.given(towards('Goblin-gate', { agents: [hidden('Gisulf', { via: ['Gladden Fields'] })] }));
    t.player('Bob').does('Gisulf: move', 'Goblin-gate');
    const agent = firstAgent(2);
    const [first, second] = [siteOfStep(t.state, agent, 1), siteOfStep(t.state, agent, 2)];
    expect([first, second]).toEqual([siteIndex('TW-396'), siteIndex('TW-398')]);
    for (const viewer of [0, 1]) {
      const seen = meccg.view(t.state, viewer);
      expect(seen.agent.steps[agent]).toBe(2);
      expect([siteOfStep(seen, agent, 1), siteOfStep(seen, agent, 2)]).toEqual([0, 0]);
      for (const site of [first, second])
        expect(seen.location.state[LOCATIONS + site]).toBe(Location.available);
    }
    const own = meccg.view(t.state, 2);
    expect([siteOfStep(own, agent, 1), siteOfStep(own, agent, 2)]).toEqual([first, second]);
    for (const site of [first, second])
      expect(own.location.state[LOCATIONS + site]).toBeGreaterThanOrEqual(Location.onAgents);
  });
});
