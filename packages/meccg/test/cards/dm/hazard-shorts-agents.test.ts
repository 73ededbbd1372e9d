/** Dark Minions: hazard short-events that need an agent. */
import { describe } from 'vitest';
import { hidden, open, towards } from '../../agents.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const his = 'agent 1 of Bob';

describe('DM-50 Cunning Foes', () => {
  scenario(
    '[DM-50] [ME-AGENT-2041 ME-AGENT-2046 ME-AGENT-2082 ME-AGENT-2071] a warrior agent where the company goes taps, is shown, and attacks at +3; that he lay face down at home counts',
    (t) => {
      t.given(towards('Lake-town', { agents: [hidden('Gisulf')], hand: ['Cunning Foes'] }));
      t.player('Bob').does('Cunning Foes: as');
      t.expect.card('Gisulf', { status: 'tapped' }).table({ hazardsDeclared: 1 });
      t.expect.group('agents', his, { faceDown: false, at: 'Lake-town' });
      resolveChain(t);
      // 5, and 5 from hiding at home, and 3.
      t.expect.table({ attack: 'Gisulf', 'attack prowess': 13, 'attack body': 8 }).asked('Bob');
      t.player('Bob').mayChoose.exactly('Elladan', 'Haldir');
    },
  );
  scenario('[DM-50] face up, elsewhere: +3 alone, and the attacker still chooses', (t) => {
    t.given(towards('Moria', { agents: [open('Gisulf', 'Moria')], hand: ['Cunning Foes'] }));
    t.player('Bob').does('Cunning Foes: as');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 8, 'attack body': 7 }).asked('Bob');
  });
  scenario('[DM-50] not with an agent elsewhere, one that is tapped, or one who is no warrior', (t) => {
    t.given(
      towards('Lake-town', {
        agents: [hidden('Ivic'), hidden({ card: 'Woffung', status: 'tapped' }), hidden('Gergeli')],
        hand: ['Cunning Foes'],
      }),
    );
    t.player('Bob').mayChoose.excludes('Cunning Foes: as');
    t.player('Bob').mayChoose.includes('Cunning Foes: place on guard');
  });
  scenario('[DM-50] nor where the company stays', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Lake-town', 'Elladan')] },
        Bob: { ...Bob, agents: [hidden('Gisulf')], hand: ['Cunning Foes'] },
      },
    });
    t.player('Bob').mayChoose.excludes('Cunning Foes: as');
    t.player('Bob').mayChoose.includes('Cunning Foes: place on guard');
  });
  scenario('[DM-50] [ME-HAZ-4004] nor against a player of minions', (t) => {
    t.given(
      towards(
        'Lake-town',
        { agents: [hidden('Gisulf')], hand: ['Cunning Foes'] },
        {
          side: 'ringwraith',
          companies: [{ ...company('Dol Guldur', 'Gorbag'), movesTo: 'Lake-town' }],
        },
      ),
    );
    t.player('Bob').mayNot('Cunning Foes', { because: 'it is not played against minion players' });
  });
  scenario('[ME-AGENT-2061 ME-AGENT-4017] an agent who serves as a character is none for it', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Lake-town' }] },
        Bob: { side: 'ringwraith', companies: [company('Lake-town', 'Gisulf')], hand: ['Cunning Foes'] },
      },
    });
    t.player('Bob').mayChoose.excludes('Cunning Foes: as');
    t.player('Bob').mayChoose.includes('Cunning Foes: place on guard');
  });
});

describe('DM-87 Seek without Success', () => {
  scenario(
    '[DM-87] [ME-AGENT-2083 ME-CARD-0670] a ranger agent where the company goes is discarded, and it goes back',
    (t) => {
      t.given(
        towards('Goblin-gate', {
          agents: [hidden('Gisulf', { via: ['Gladden Fields', 'Goblin-gate'] })],
          hand: ['Seek without Success'],
        }),
      );
      t.player('Bob').does('Seek without Success: as');
      // The agent is the price, and gone before anybody can answer.
      t.expect.card('Gisulf', { in: 'discard of Bob' });
      resolveChain(t);
      t.expect.group('companies', 'travellers', { at: 'Lórien', returned: true });
      t.player('Bob').has({ locationDeck: { includes: ['Goblin-gate', 'Gladden Fields'] } });
    },
  );
  scenario('[DM-87] not with one who is no ranger, or not there', (t) => {
    t.given(
      towards('Lake-town', {
        agents: [hidden('Woffung'), hidden('Dâsakûn')],
        hand: ['Seek without Success'],
      }),
    );
    t.player('Bob').mayChoose.excludes('Seek without Success: as');
    t.player('Bob').mayChoose.includes('Seek without Success: place on guard');
  });
});

describe('DM-61 Good Sense Revolts', () => {
  const trying = (to: string, agent: object, hand: readonly object[] = []) =>
    towards(to, { agents: [agent], hand: [{ card: 'Good Sense Revolts', as: 'first' }, ...hand] });

  scenario('[DM-61/1] an agent taps and tries, at +4', (t) => {
    t.given(trying('Moria', open('Gisulf', 'Moria'), [{ card: 'Good Sense Revolts', as: 'second' }]));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.player('Bob').mayChoose.exactly('Pass', 'Elladan', 'Haldir');
    t.player('Bob').does('Haldir');
    t.expect
      .table({ attempt: 'Gisulf', attemptOn: 'Haldir', attemptModifier: 4 })
      .card('Gisulf', { status: 'tapped' });
  });
  scenario(
    '[DM-61/2] [ME-CARD-0286] or 4 is added to an attempt, for which no agent must be untapped',
    (t) => {
      t.given({
        ...trying('Moria', open('Gisulf', 'Moria'), [{ card: 'Good Sense Revolts', as: 'second' }]),
        dice: [6, 6, 1, 1],
      });
      t.player('Bob').does('first: as');
      resolveChain(t);
      t.player('Bob').does('Haldir', 'second: as a hazard, when');
      // 12 + 1 + 8, less 2 and the 13 that Ann has left, is more than his mind of 3.
      t.expect.card('Haldir', { in: 'discard of Ann' });
    },
  );
  scenario('[DM-61/2] not without one', (t) => {
    t.given(trying('Moria', hidden({ card: 'Gisulf', status: 'tapped' })));
    t.player('Bob').mayChoose.excludes('first: as');
    t.player('Bob').mayChoose.includes('first: place on guard');
  });
});
