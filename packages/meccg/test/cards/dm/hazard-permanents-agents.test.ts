/** Dark Minions: hazard permanent-events that lie on agents, and one for all of them. */
import { describe } from 'vitest';
import { hidden, open, towards } from '../../agents.ts';
import { company, resolveChain, scenario } from '../../table.ts';

const his = 'agent 1 of Bob';

describe('DM-74 Never Seen Him', () => {
  scenario(
    '[DM-74/1] [DM-74/2] [DM-74/3] lies on an agent, who takes one more action, which does not count',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          agents: [hidden('Gisulf')],
          hand: ['Never Seen Him', { card: 'Never Seen Him', as: 'second' }],
        }),
      );
      t.player('Bob').does('second: as');
      resolveChain(t);
      t.expect.card('second', { in: 'on of Gisulf' }).table({ hazardsDeclared: 1 });
      // Not twice on one agent.
      t.player('Bob').mayChoose.excludes('Never Seen Him: as');
      t.player('Bob').does('Gisulf: move', 'Gladden Fields');
      t.expect.table({ hazardsDeclared: 2 });
      // The limit is reached, and he acts once more.
      t.player('Bob').does('Gisulf: untap');
      t.expect.table({ hazardsDeclared: 2 }).card('Gisulf', { status: 'untapped' });
      t.player('Bob').mayNot('Gisulf', { to: 'agentMove', because: 'it has taken its action of this turn' });
    },
  );
  scenario('[DM-74/2] not other agents', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [
          hidden('Gisulf', { acted: 1 }),
          { agent: [{ card: 'Ivic', on: ['Never Seen Him'] }], faceDown: true },
        ],
      }),
    );
    t.player('Bob').mayNot('Gisulf', { to: 'agentMove', rule: 'ME-AGENT-2014' });
  });
  scenario('[DM-74/1] [ME-AGENT-2021] it stays face up when he hides, and goes with him', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [{ agent: [{ card: 'Gisulf', on: ['Never Seen Him'] }], at: 'Goblin-gate' }],
        hand: ['Seek without Success'],
      }),
    );
    t.player('Bob').does('Gisulf: turn face down');
    t.expect.card('Never Seen Him', { in: 'on of Gisulf' });
    t.player('Bob').does('Seek without Success: as');
    t.expect.card('Never Seen Him', { in: 'discard of Bob' });
  });
});

describe('DM-62 Great Need or Purpose', () => {
  scenario('[DM-62/2] each agent takes one more action, and that counts', (t) => {
    t.given({
      ...towards('Goblin-gate', {
        agents: [hidden('Gisulf', { acted: 1 })],
        events: ['Great Need or Purpose'],
      }),
      hazardsDeclared: 1,
    });
    t.player('Bob').does('Gisulf: move', 'Gladden Fields');
    t.expect.table({ hazardsDeclared: 2 });
    t.player('Bob').mayNot('Gisulf', { to: 'agentUntap', rule: 'ME-AGENT-2014' });
  });
  scenario('[DM-62/2] not when the limit is reached', (t) => {
    t.given({
      ...towards('Goblin-gate', {
        agents: [hidden('Gisulf', { acted: 1 })],
        events: ['Great Need or Purpose'],
      }),
      hazardsDeclared: 2,
    });
    t.player('Bob').mayNot('Gisulf', { to: 'agentMove', rule: 'ME-AGENT-2064' });
  });
  scenario(
    '[DM-62/1] [ME-CARD-0301 ME-LIMIT-003 ME-HAZ-4004] it is played against minion players too',
    (t) => {
      t.given(
        towards(
          'Goblin-gate',
          { hand: ['Great Need or Purpose'] },
          {
            side: 'ringwraith',
            companies: [{ ...company('Dol Guldur', 'Gorbag'), movesTo: 'Goblin-gate' }],
          },
        ),
      );
      t.player('Bob').does('Great Need or Purpose: as');
      resolveChain(t);
      t.expect.card('Great Need or Purpose', { in: 'events of Bob' });
    },
  );
});

describe('DM-76 Nobody’s Friend', () => {
  const playing = (agent: object) =>
    towards('Goblin-gate', { agents: [agent], hand: ['Nobody’s Friend', 'Orc-guard'], deck: ['Cram'] });
  scenario(
    '[DM-76/1] [DM-76/2] [DM-76/3] one who came this turn may have come from any Border-hold or Free-hold; it goes when he is shown',
    (t) => {
      t.given(playing(hidden('Gisulf', { fresh: true })));
      t.player('Bob').does('Nobody’s Friend: as a hazard: put');
      resolveChain(t);
      t.expect.card('Nobody’s Friend', { in: 'on of Gisulf' });
      t.player('Bob').does('Gisulf: turn face up');
      t.player('Bob').mayChoose.includes('Lake-town', 'Bree', 'Edoras', 'Minas Tirith');
      t.player('Bob').mayChoose.excludes('Moria', 'Goblin-gate', 'Isengard', 'Rivendell');
      t.player('Bob').does('Edoras');
      t.expect
        .group('agents', his, { at: 'Edoras', faceDown: false })
        .card('Nobody’s Friend', { in: 'discard of Bob' });
    },
  );
  scenario('[DM-76/2] and moved from there', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [{ agent: [{ card: 'Gisulf', on: ['Nobody’s Friend'] }], faceDown: true }],
      }),
    );
    t.player('Bob').does('Gisulf: move');
    t.player('Bob').mayChoose.includes('Isengard', 'Gladden Fields');
  });
  scenario('[DM-76/2] not one whose homes are of other kinds', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [{ agent: [{ card: 'Baugúr', on: ['Nobody’s Friend'] }], faceDown: true }],
      }),
    );
    t.player('Bob').does('Baugúr: turn face up');
    t.expect.group('agents', his, { at: 'Isengard' });
  });
  scenario('[DM-76/1] not on one who came before, or is face up', (t) => {
    t.given(playing(hidden('Gisulf')));
    t.player('Bob').mayChoose.excludes('Nobody’s Friend: as a hazard: put');
  });
  scenario('[DM-76/4] [ME-CARD-0512] or an agent of such a home is taken from the play deck', (t) => {
    t.given(
      towards('Goblin-gate', { hand: ['Nobody’s Friend'], deck: ['Cram', 'Gisulf', 'Baugúr', 'Ivic'] }),
    );
    t.player('Bob').does('Nobody’s Friend: as a hazard: take');
    resolveChain(t);
    t.player('Bob').mayChoose.exactly('Gisulf', 'Ivic');
    t.player('Bob').does('Ivic');
    t.player('Bob').has({ hand: ['Ivic'], deck: 3 });
  });
  scenario('[DM-76/4] [ME-CARD-0513] not against minion players, in either way', (t) => {
    t.given(
      towards(
        'Goblin-gate',
        { hand: ['Nobody’s Friend'], deck: ['Gisulf'], agents: [hidden('Ivic', { fresh: true })] },
        {
          side: 'ringwraith',
          companies: [{ ...company('Dol Guldur', 'Gorbag'), movesTo: 'Goblin-gate' }],
        },
      ),
    );
    t.player('Bob').mayChoose.excludes('Nobody’s Friend: as');
    t.player('Bob').mayChoose.includes('Nobody’s Friend: place on guard');
  });
});

describe('agents that are open', () => {
  scenario('[DM-76/1] nobody lays it on one who is face up', (t) => {
    t.given(
      towards('Goblin-gate', {
        agents: [open('Gisulf', 'Dale', { fresh: true })],
        hand: ['Nobody’s Friend'],
        deck: ['Cram'],
      }),
    );
    t.player('Bob').mayChoose.excludes('Nobody’s Friend: as a hazard: put');
  });
});

describe('DM-68 Inner Cunning', () => {
  scenario(
    '[DM-68/1] [DM-68/2] [DM-68/3] [ME-CARD-0382] one of a Shadow-hold or Dark-hold, by his player’s own site cards, may have come from any',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          agents: [hidden('Golodhros', { fresh: true })],
          hand: ['Inner Cunning', 'Orc-guard'],
          deck: ['Cram'],
        }),
      );
      t.player('Bob').does('Inner Cunning: as a hazard: put');
      resolveChain(t);
      t.player('Bob').does('Golodhros: turn face up');
      // Dol Guldur is a Dark-hold on the cards of heroes.
      t.player('Bob').mayChoose.includes('Minas Morgul', 'Moria', 'Goblin-gate', 'Dol Guldur');
      t.player('Bob').mayChoose.excludes('Bree', 'Edoras', 'Isengard');
      t.player('Bob').does('Moria');
      t.expect.group('agents', his, { at: 'Moria' }).card('Inner Cunning', { in: 'discard of Bob' });
    },
  );
  scenario(
    '[DM-68/1] [ME-CARD-0382] not by the cards of others: to a Ringwraith player Dol Guldur is a Haven',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          side: 'ringwraith',
          companies: [company('Minas Morgul', 'Gorbag')],
          agents: [{ agent: [{ card: 'Golodhros', on: ['Inner Cunning'] }], faceDown: true }],
          hand: ['Orc-guard'],
        }),
      );
      t.player('Bob').does('Golodhros: turn face up');
      t.player('Bob').mayChoose.includes('Moria');
      t.player('Bob').mayChoose.excludes('Dol Guldur');
    },
  );
  scenario('[DM-68/4] [ME-CARD-0383] or one of such a home is taken from the play deck', (t) => {
    t.given(
      towards('Goblin-gate', { hand: ['Inner Cunning'], deck: ['Cram', 'Gisulf', 'Golodhros', 'Nimloth'] }),
    );
    t.player('Bob').does('Inner Cunning: as a hazard: take');
    resolveChain(t);
    t.player('Bob').mayChoose.exactly('Golodhros', 'Nimloth');
    t.player('Bob').does('Nimloth');
    t.player('Bob').has({ hand: ['Nimloth'], deck: 3 });
  });
  scenario('[DM-68/4] [ME-CARD-0384] not against minion players', (t) => {
    t.given(
      towards(
        'Goblin-gate',
        { hand: ['Inner Cunning'], deck: ['Golodhros'] },
        {
          side: 'ringwraith',
          companies: [{ ...company('Dol Guldur', 'Gorbag'), movesTo: 'Goblin-gate' }],
        },
      ),
    );
    t.player('Bob').mayChoose.excludes('Inner Cunning: as');
    t.player('Bob').mayChoose.includes('Inner Cunning: place on guard');
  });
});
