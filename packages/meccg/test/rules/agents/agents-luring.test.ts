/** Agents tap, so that creatures may be played where they are. ME-AGENT-2018, 2036..2038, 2074..2079, 4002 */
import { Table } from '@westmarch/testkit';
import { describe, test } from 'vitest';
import { firstAgent } from '../../../src/rules/agents/agents.ts';
import { KeyedBy } from '../../../src/rules/hazards/keying.ts';
import type { S } from '../../../src/state.ts';
import { hidden, open, towards } from '../../agents.ts';
import { adapter, Bob, company, resolveChain, scenario } from '../../table.ts';

const LURE = 'tap, so that creatures may be played where it is';
const THERE = 'the site where an agent is';
const his = 'agent 1 of Bob';

/** Ann's company stays at a place where Bob's agent is; he has creatures. */
const staying = (at: string, agent: object, hand: readonly string[]) => ({
  phase: 'hazards',
  limitChange: 3,
  players: {
    Ann: { companies: [company(at, 'Elladan', 'Haldir')] },
    Bob: { ...Bob, agents: [agent], hand },
  },
});
const refused = (t: Table<S>, ...cards: readonly string[]): void => {
  for (const card of cards) t.player('Bob').mayNot(card, { to: 'attack', rule: 'ME-KEY-003' });
};
const offered = (t: Table<S>, ...cards: readonly string[]): void =>
  t.player('Bob').mayChoose.includes(...cards.map((card) => `${card}: attack`));

describe('by the automatic-attacks of the site', () => {
  scenario(
    '[ME-AGENT-2018 ME-AGENT-2036 ME-AGENT-2038 ME-AGENT-4002] where a company goes, creatures of their kind may be played, whatever they are keyed to; the first shows the agent',
    (t) => {
      t.given({
        ...towards('Goblin-gate', {
          agents: [hidden('Gisulf', { via: ['Gladden Fields', 'Goblin-gate'] })],
          hand: ['Orc-raiders', 'Dwar of Waw'],
        }),
        limitChange: 3,
      });
      t.player('Bob').does(`Gisulf: ${LURE}`);
      t.expect.card('Gisulf', { status: 'tapped' }).table({ hazardsDeclared: 1 });
      t.expect.group('agents', his, { faceDown: true, acted: 1 });
      refused(t, 'Dwar of Waw');
      t.player('Bob').does('Orc-raiders: attack', THERE);
      t.expect.group('agents', his, { faceDown: false, at: 'Goblin-gate' });
      resolveChain(t);
      t.expect.table({ attack: 'Orc-raiders', hazardsDeclared: 2 });
    },
  );

  scenario('[ME-AGENT-2036 ME-AGENT-2074] where it stays as well; but no unique ones', (t) => {
    t.given(
      staying('Dol Guldur', open('Gisulf', 'Dol Guldur'), [
        '“Tom” (Tûma)',
        'Wild Trolls',
        'Orc-raiders',
        'Wolves',
        'Brigands',
      ]),
    );
    refused(t, '“Tom” (Tûma)', 'Wild Trolls', 'Orc-raiders', 'Wolves', 'Brigands');
    t.player('Bob').does(`Gisulf: ${LURE}`);
    refused(t, '“Tom” (Tûma)', 'Wolves', 'Brigands');
    offered(t, 'Wild Trolls', 'Orc-raiders');
  });

  scenario(
    '[ME-AGENT-2036] not at a Border-hold that is no home of his, nor from elsewhere, nor tapped',
    (t) => {
      t.given(staying('Shrel-Kain', open('Gisulf', 'Shrel-Kain'), ['Orc-raiders']));
      t.player('Bob').mayNot('Gisulf', { to: 'agentLure', rule: 'ME-AGENT-2036' });
    },
  );
  scenario('[ME-AGENT-2036 ME-AGENT-2037] nor from elsewhere', (t) => {
    t.given(staying('Dol Guldur', open('Gisulf', 'Goblin-gate'), ['Orc-raiders']));
    t.player('Bob').mayNot('Gisulf', { to: 'agentLure', rule: 'ME-AGENT-2036' });
  });
  scenario('[ME-AGENT-2018] nor if he is tapped', (t) => {
    t.given(staying('Dol Guldur', open({ card: 'Gisulf', status: 'tapped' }, 'Dol Guldur'), ['Orc-raiders']));
    t.player('Bob').mayNot('Gisulf', { to: 'agentLure', rule: 'ME-AGENT-2018' });
  });

  for (const onSite of [
    [{ card: 'Nature’s Revenge', owner: 'Bob' }, 'Vile Fumes'],
    ['Vile Fumes', { card: 'Nature’s Revenge', owner: 'Bob' }],
  ])
    scenario(
      `[ME-AGENT-2036] by those that cards add to it, in either order: ${JSON.stringify(onSite)}`,
      (t) => {
        const { players, ...rest } = staying('Goblin-gate', open('Gisulf', 'Goblin-gate'), [
          'Watcher in the Water',
          'Wolves',
        ]);
        const companies = players.Ann.companies.map((one) => ({ ...one, onSite }));
        t.given({ ...rest, players: { ...players, Ann: { companies } } });
        t.player('Bob').does(`Gisulf: ${LURE}`);
        offered(t, 'Watcher in the Water');
        refused(t, 'Wolves');
      },
    );
  scenario('[ME-AGENT-2038] a creature that he lets be played is keyed to the site', (t) => {
    t.given(staying('Dol Guldur', open('Gisulf', 'Dol Guldur'), ['Orc-raiders']));
    t.player('Bob').does(`Gisulf: ${LURE}`, 'Orc-raiders: attack');
    resolveChain(t);
    const { attack, global } = t.state;
    if (attack.keyedBy[global.attack] !== KeyedBy.siteName) throw new Error('it is not keyed to the site');
  });
});

describe('at home, by the kind of site', () => {
  scenario('[ME-AGENT-2037 ME-AGENT-2075] a Free-hold: Men, Dwarves, Elves, Dúnedain and Hobbits', (t) => {
    t.given(
      staying('Pelargir', hidden('Ivic'), [
        'Brigands',
        'Galadhrim',
        'Durin’s Folk',
        'Arthadan Rangers',
        'Orc-guard',
        'Dwar of Waw',
        'Ghosts',
        'Wild Trolls',
        'Wolves',
      ]),
    );
    refused(t, 'Brigands', 'Durin’s Folk', 'Orc-guard');
    t.player('Bob').does(`Ivic: ${LURE}`);
    offered(t, 'Brigands', 'Galadhrim', 'Durin’s Folk', 'Arthadan Rangers');
    refused(t, 'Orc-guard', 'Dwar of Waw', 'Ghosts', 'Wild Trolls', 'Wolves');
  });
  scenario(
    '[ME-AGENT-2037 ME-AGENT-2076] a Border-hold: Orcs and Nazgûl too, unique ones among them',
    (t) => {
      t.given(
        staying('Lake-town', hidden('Gisulf'), [
          'Brigands',
          'Galadhrim',
          'Durin’s Folk',
          'Arthadan Rangers',
          'Orc-guard',
          'Dwar of Waw',
          'Ghosts',
          'Wild Trolls',
          'Wolves',
        ]),
      );
      t.player('Bob').does(`Gisulf: ${LURE}`);
      offered(t, 'Brigands', 'Galadhrim', 'Durin’s Folk', 'Arthadan Rangers', 'Orc-guard', 'Dwar of Waw');
      refused(t, 'Ghosts', 'Wild Trolls', 'Wolves');
    },
  );
  scenario(
    '[ME-AGENT-2037 ME-AGENT-2077] a Ruins & Lairs: Orcs, Nazgûl and Trolls; and what attacks there',
    (t) => {
      t.given(
        staying('Isengard', hidden('Baugúr'), [
          'Orc-guard',
          'Dwar of Waw',
          '“Tom” (Tûma)',
          'Wolves',
          'Brigands',
          'Galadhrim',
          'Ghosts',
        ]),
      );
      t.player('Bob').does(`Baugúr: ${LURE}`);
      offered(t, 'Orc-guard', 'Dwar of Waw', '“Tom” (Tûma)', 'Wolves');
      refused(t, 'Brigands', 'Galadhrim', 'Ghosts');
    },
  );
  scenario('[ME-AGENT-2037 ME-AGENT-2078] a Shadow-hold: Orcs, Nazgûl, Undead and Trolls', (t) => {
    t.given(
      staying('Sarn Goriwing', hidden('Nimloth'), [
        'Orc-raiders',
        'Dwar of Waw',
        '“Tom” (Tûma)',
        'Ghosts',
        'Brigands',
        'Wolves',
      ]),
    );
    t.player('Bob').does(`Nimloth: ${LURE}`);
    offered(t, 'Orc-raiders', 'Dwar of Waw', '“Tom” (Tûma)');
    refused(t, 'Brigands', 'Wolves');
    t.player('Bob').does('Ghosts: attack');
    t.player('Bob').mayChoose.exactly('shadow-hold', THERE);
  });
  scenario('[ME-AGENT-2037 ME-AGENT-2079] a Dark-hold: Orcs, Nazgûl and Trolls, and no Undead', (t) => {
    t.given(
      staying('Barad-dûr', hidden('Golodhros'), [
        'Orc-raiders',
        '“Tom” (Tûma)',
        'Dwar of Waw',
        'Orc-guard',
        'Ghosts',
        'Brigands',
      ]),
    );
    t.player('Bob').does(`Golodhros: ${LURE}`);
    offered(t, 'Orc-raiders', '“Tom” (Tûma)', 'Dwar of Waw');
    refused(t, 'Brigands');
    t.player('Bob').does('Orc-guard: attack');
    t.player('Bob').mayChoose.exactly('dark-hold', THERE);
  });
  scenario(
    '[ME-AGENT-2037 ME-AGENT-2078] one of other kinds there than Undead is keyed to the site alone',
    (t) => {
      t.given(staying('Barad-dûr', hidden('Golodhros'), ['Ghosts', 'Pûkel-men']));
      t.player('Bob').does(`Golodhros: ${LURE}`, 'Ghosts: attack');
      // There is nothing to choose: it is keyed to the Dark-hold.
      t.expect.group('agents', his, { faceDown: true });
    },
  );
});

test('[ME-AGENT-2018] for the company that he has tapped for, and no other', () => {
  const t = new Table(adapter);
  t.given(staying('Dol Guldur', open('Gisulf', 'Dol Guldur'), ['Wild Trolls']));
  t.player('Bob').does(`Gisulf: ${LURE}`);
  offered(t, 'Wild Trolls');
  t.state.agent.lures[firstAgent(2)] = 2;
  refused(t, 'Wild Trolls');
});
