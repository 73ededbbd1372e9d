/** Where agents go, and where they may not. ME-AGENT-2016..2028, 2063..2073 */
import { describe, expect, test } from 'vitest';
import { sites } from '../../../src/map/map.ts';
import { firstAgent, lastAgent, mayMoveTo, placeIndex } from '../../../src/reading.ts';
import { playerOfAgent } from '../../../src/rules/agents/agents.ts';
import { Location } from '../../../src/state.ts';
import { AGENTS_PER_PLAYER, STEPS_PER_AGENT } from '../../../src/tables/agents.ts';
import { hidden, open, towards } from '../../agents.ts';
import { company, scenario } from '../../table.ts';

const his = 'agent 1 of Bob';
const NEAR = new Set([
  'Wold & Foothills',
  'Anduin Vales',
  'Western Mirkwood',
  'Northern Rhovanion',
  'Redhorn Gate',
  'High Pass',
  'Gundabad',
  'Grey Mountain Narrows',
  'Woodland Realm',
  'Heart of Mirkwood',
  'Southern Mirkwood',
]);
/** Sites of heroes far from where Gisulf is at home. */
const farAway = sites.flatMap((site) =>
  site?.alignment === 'hero' && site.type !== 'haven' && site.region !== '' && !NEAR.has(site.region)
    ? [site.name]
    : [],
);

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
      const may = (place: string): boolean => mayMoveTo(t.state, firstAgent(2), placeIndex(place));
      expect(['Gladden Fields', 'Dale'].map(may)).toEqual([true, true]);
      expect(['Goblin-gate', 'Lórien', 'Rivendell', 'Bree'].map(may)).toEqual([false, false, false, false]);
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

  for (const [steps, because] of [
    [STEPS_PER_AGENT - 1, undefined],
    [STEPS_PER_AGENT, 'site'],
  ] as const)
    scenario(`[ME-AGENT-2022] with ${steps} site cards face down on him`, (t) => {
      // Whether such a way holds is asked only when he is shown.
      const via = [...farAway.slice(0, steps - 1), 'Gladden Fields'];
      t.given(towards('Goblin-gate', { agents: [hidden('Gisulf', { via })] }));
      if (because === undefined) t.player('Bob').mayChoose.includes('Gisulf: move');
      else t.player('Bob').mayNot('Gisulf', { to: 'agentMove', because });
    });

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
  const besideBarrows = (onSite: readonly object[]) =>
    towards(
      'Goblin-gate',
      { agents: [hidden('Gisulf', { via: ['Bree'] })] },
      {
        side: 'fallen-wizard',
        companies: [
          { ...company('Eagles’ Eyrie', 'Elladan'), as: 'travellers', movesTo: 'Goblin-gate' },
          { ...company('TW-375', 'Layos'), onSite },
        ],
      },
    );
  for (const [onSite, open] of [
    [[{ card: 'Hidden Haven', owner: 'Ann' }], false],
    [[], true],
  ] as const)
    scenario(
      `[ME-AGENT-2025] so is a site that was made one: Barrow-downs ${open ? 'open' : 'hidden'}`,
      (t) => {
        t.given(besideBarrows(onSite));
        t.player('Bob').does('Gisulf: move');
        t.player('Bob').mayChoose.includes('Weathertop');
        if (open) t.player('Bob').mayChoose.includes('Barrow-downs');
        else t.player('Bob').mayChoose.excludes('Barrow-downs');
      },
    );
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

test('[ME-AGENT-2022] a byte tells apart all site cards that lie on agents, and no more of each would do', () => {
  const codes = Location.absent - Location.onAgents;
  expect(AGENTS_PER_PLAYER * STEPS_PER_AGENT).toBeLessThanOrEqual(codes);
  expect(AGENTS_PER_PLAYER * (STEPS_PER_AGENT + 1)).toBeGreaterThan(codes);
});
test('[ME-AGENT-2022] every row of an agent is of one player', () => {
  for (const player of [1, 2, 3])
    expect([firstAgent(player), lastAgent(player) - 1, lastAgent(player)].map(playerOfAgent)).toEqual([
      player,
      player,
      player,
    ]);
});
