/** Where agents go, what lies on them, and what they must show. ME-AGENT-2016..2035, 2063..2073 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { siteIndex } from '../../../src/map/map.ts';
import { firstAgent, siteOfStep } from '../../../src/rules/agents/agents.ts';
import { LOCATIONS, Location } from '../../../src/state.ts';
import { hidden, open, towards } from '../../agents.ts';
import { borrow } from '../../invented.ts';
import { adapter, company, idleUntil, scenario } from '../../table.ts';

borrow('DM-8');
const his = 'agent 1 of Bob';

describe('moving', () => {
  scenario(
    '[ME-AGENT-2016 ME-AGENT-2022 ME-AGENT-2065] to a site in the region of a home or one beside it, which taps him; its card lies face down on him',
    (t) => {
      t.given(towards('Goblin-gate', { agents: [hidden('Gisulf')] }));
      t.player('Bob').does('Gisulf: move');
      // Western Mirkwood, Northern Rhovanion and what lies around them; no Haven of anybody, nothing below.
      t.player('Bob').mayChoose.includes(
        'Gladden Fields',
        'Beorn’s House',
        'Woodmen-town',
        'Dale',
        'The Lonely Mountain',
      );
      t.player('Bob').mayChoose.excludes('Goblin-gate', 'Lórien', 'Rivendell', 'Bree', 'The Under-gates');
      t.player('Bob').does('Gladden Fields');
      t.expect.card('Gisulf', { status: 'tapped' }).table({ hazardsDeclared: 1 });
      t.expect.group('agents', his, {
        via: ['Gladden Fields'],
        stands: 'Gladden Fields',
        at: 'none',
        faceDown: true,
      });
      t.player('Bob').mayNot('Gisulf', { to: 'agentMove', rule: 'ME-AGENT-2014' });
    },
  );

  scenario('[ME-AGENT-2022 ME-AGENT-2066] from there to the very site that the company goes to', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden('Gisulf', { via: ['Gladden Fields'] })] }));
    t.player('Bob').does('Gisulf: move', 'Goblin-gate');
    t.expect.group('agents', his, {
      via: { inOrder: ['Gladden Fields', 'Goblin-gate'] },
      stands: 'Goblin-gate',
    });
  });

  scenario(
    '[ME-AGENT-2065] one that is tapped moves too, and stays so; one that is wounded does not',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          agents: [
            hidden({ card: 'Gisulf', status: 'tapped' }),
            open({ card: 'Ivic', status: 'wounded' }, 'Pelargir'),
          ],
        }),
      );
      t.player('Bob').mayNot('Ivic', { to: 'agentMove', because: 'it is wounded' });
      t.player('Bob').does('Gisulf: move', 'Gladden Fields');
      t.expect.card('Gisulf', { status: 'tapped' });
    },
  );

  scenario('[ME-AGENT-2010] only over site cards that lie in the location deck of his player', (t) => {
    t.given(
      towards('Goblin-gate', {
        companies: [company('Eagles’ Eyrie', 'Ioreth')],
        discardedSites: ['Framsburg'],
        agents: [hidden('Gisulf'), hidden('Woffung', { via: ['Beorn’s House'] })],
      }),
    );
    t.player('Bob').does('Gisulf: move');
    t.player('Bob').mayChoose.excludes('Eagles’ Eyrie', 'Framsburg', 'Beorn’s House');
    t.player('Bob').mayChoose.includes('Gladden Fields');
  });

  scenario(
    '[ME-AGENT-2068 ME-AGENT-2008] one that is face up moves face up, and leaves its old site card behind',
    (t) => {
      t.given(towards('Goblin-gate', { agents: [open('Gisulf', 'Gladden Fields')] }));
      t.player('Bob').does('Gisulf: move', 'Goblin-gate');
      t.expect.group('agents', his, { at: 'Goblin-gate', via: [], faceDown: false });
      t.expect.card('Gisulf', { status: 'tapped' });
      t.player('Bob').has({ locationDeck: { includes: ['Gladden Fields'], excludes: ['Goblin-gate'] } });
    },
  );

  scenario(
    '[ME-AGENT-2023] one that is face down may go back by its uppermost site card; one that is face up may not',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          agents: [hidden('Gisulf', { via: ['Gladden Fields', 'Goblin-gate'] }), open('Ivic', 'Pelargir')],
        }),
      );
      t.player('Bob').mayNot('Ivic', { to: 'agentBack', rule: 'ME-AGENT-2023' });
      t.player('Bob').does('Gisulf: move back');
      t.expect.group('agents', his, { via: ['Gladden Fields'] }).card('Gisulf', { status: 'tapped' });
      t.player('Bob').has({ locationDeck: { includes: ['Goblin-gate'], excludes: ['Gladden Fields'] } });
    },
  );

  scenario('[ME-AGENT-2017] he returns home by giving up all site cards, and does not tap for it', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [hidden('Gisulf', { via: ['Gladden Fields', 'Goblin-gate'] }), hidden('Ivic')],
      }),
    );
    t.player('Bob').mayNot('Ivic', { to: 'agentHome', rule: 'ME-AGENT-2017' });
    t.player('Bob').does('Gisulf: return');
    t.expect
      .group('agents', his, { via: [], stands: 'none', acted: 1 })
      .card('Gisulf', { status: 'untapped' });
    t.player('Bob').has({ locationDeck: { includes: ['Goblin-gate', 'Gladden Fields'] } });
  });

  scenario(
    '[ME-AGENT-2017 ME-AGENT-4009] one that is face up says to which home, even from one of them',
    (t) => {
      t.given(towards('Goblin-gate', { agents: [open('Gisulf', 'Dale')] }));
      t.player('Bob').does('Gisulf: return');
      t.player('Bob').mayChoose.exactly('Woodmen-town', 'Lake-town', 'Dale');
      t.player('Bob').does('Lake-town');
      t.expect
        .group('agents', his, { at: 'Lake-town', faceDown: false })
        .card('Gisulf', { status: 'untapped' });
      t.player('Bob').has({ locationDeck: { includes: ['Dale'], excludes: ['Lake-town'] } });
    },
  );

  scenario('[ME-AGENT-2009] each moves alone', (t) => {
    t.given({ ...towards('Goblin-gate', { agents: [hidden('Gisulf'), hidden('Woffung')] }), limitChange: 1 });
    t.player('Bob').does('Gisulf: move', 'Gladden Fields');
    t.expect.group('agents', 'agent 2 of Bob', { stands: 'none' });
  });

  scenario('[ME-AGENT-2027] not by the starter rules, which know no regions', (t) => {
    t.given({
      ...towards('Goblin-gate', { agents: [hidden('Gisulf', { via: ['Gladden Fields'] })] }),
      starter: 'rules',
    });
    t.player('Bob').mayNot('Gisulf', { to: 'agentMove', rule: 'ME-AGENT-2027' });
    t.player('Bob').mayNot('Gisulf', { to: 'agentBack', rule: 'ME-AGENT-2027' });
  });
});

describe('where agents may not go', () => {
  scenario(
    '[ME-AGENT-2024 ME-AGENT-4010 ME-AGENT-2069] no Haven of heroes, whoever they serve, and nothing below the surface',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          side: 'ringwraith',
          companies: [company('Dol Guldur', 'Gorbag')],
          agents: [hidden('Gisulf', { via: ['Goblin-gate'] })],
        }),
      );
      t.player('Bob').does('Gisulf: move');
      t.player('Bob').mayChoose.includes('Gladden Fields', 'Cameth Brin');
      t.player('Bob').mayChoose.excludes('Rivendell', 'Lórien', 'The Under-gates');
    },
  );

  scenario('[ME-AGENT-2016] nor a Haven of their own player', (t) => {
    t.given(
      towards('Goblin-gate', {
        side: 'ringwraith',
        companies: [company('Barad-dûr', 'Gorbag')],
        agents: [hidden('Gisulf')],
      }),
    );
    t.player('Bob').does('Gisulf: move');
    t.player('Bob').mayChoose.includes('Sarn Goriwing', 'Woodmen-town');
    t.player('Bob').mayChoose.excludes('Dol Guldur');
  });

  const besideIsengard = (agent: object | string) =>
    towards(
      'Goblin-gate',
      { agents: [hidden(agent, { via: ['Edoras'] })] },
      {
        side: 'fallen-wizard',
        companies: [{ ...company('Eagles’ Eyrie', 'Elladan'), as: 'travellers', movesTo: 'Goblin-gate' }],
      },
    );
  scenario('[ME-AGENT-2025 ME-AGENT-4010] a Wizardhaven is closed to all but Elves', (t) => {
    t.given(besideIsengard('Gisulf'));
    t.player('Bob').does('Gisulf: move');
    t.player('Bob').mayChoose.includes('Dunharrow');
    t.player('Bob').mayChoose.excludes('Isengard');
  });
  scenario('[ME-AGENT-2025] and open to them', (t) => {
    t.given(besideIsengard('Elwen'));
    t.player('Bob').does('Elwen: move');
    t.player('Bob').mayChoose.includes('Isengard', 'Dunharrow');
  });
  scenario('[ME-AGENT-2025] and to anybody where nobody is a fallen-wizard', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden('Gisulf', { via: ['Edoras'] })] }));
    t.player('Bob').does('Gisulf: move');
    t.player('Bob').mayChoose.includes('Isengard');
  });

  const atDagorlad = (side: string) =>
    towards('Goblin-gate', {
      side,
      companies: [side === 'wizard' ? company('Edhellond', 'Ioreth') : company('Dol Guldur', 'Gorbag')],
      agents: [hidden('Gisulf', { via: ['Dead Marshes'] })],
    });
  scenario(
    '[ME-AGENT-2026 ME-AGENT-4014] agents of a Ringwraith player know the pass from Dagorlad to Udûn',
    (t) => {
      t.given(atDagorlad('ringwraith'));
      t.player('Bob').does('Gisulf: move');
      t.player('Bob').mayChoose.includes('Cirith Gorgor');
    },
  );
  scenario('[ME-AGENT-2026] those of a Wizard player do not', (t) => {
    t.given(atDagorlad('wizard'));
    t.player('Bob').does('Gisulf: move');
    t.player('Bob').mayChoose.excludes('Cirith Gorgor');
  });

  const fallen = (more: object) =>
    towards('Goblin-gate', {
      side: 'fallen-wizard',
      companies: [company('The White Towers', 'Ioreth')],
      agents: [hidden('Gisulf')],
      ...more,
    });
  scenario(
    '[ME-AGENT-2028 ME-AGENT-4011] a fallen-wizard player uses cards of heroes for them, and no others',
    (t) => {
      t.given(fallen({}));
      t.player('Bob').does('Gisulf: move');
      t.player('Bob').mayChoose.includes('Gladden Fields, the hero site');
      t.player('Bob').mayChoose.excludes('Gladden Fields, the minion site');
    },
  );
  scenario('[ME-AGENT-2070] and not that of a place whose minion card he has discarded', (t) => {
    t.given(fallen({ discardedSites: ['LE-375'] }));
    t.player('Bob').does('Gisulf: move');
    t.player('Bob').mayChoose.excludes('Gladden Fields, the hero site');
  });
});

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
