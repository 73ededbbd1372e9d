/** Events of set 1 for the other phases, and responses. */
import { expect } from 'vitest';
import { frodo, scenario } from '../table.ts';
import { aragorn, Bob, boromir, gandalf, gimli, legolas, runner, sam, savage } from './people.ts';

const intimidated = (who: unknown, by: string) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), who, gimli()], hand: [{ card: 'Intimidate', as: 'Intimidate' }] },
    Bob: { minions: [{ card: 'Uruk-hai Raiding Party', as: 'Party', against: by }] },
  },
});
scenario('[LR-RESPONSE-001 LR-RESPONSE-003] Intimidate prevents one wound, and not the next', (t) => {
  t.given(intimidated(gandalf(), 'Gimli'));
  t.player('Ann').does('Intimidate');
  t.expect.card('Gimli', { wounds: 1 }).card('Intimidate', { in: 'discard of Ann' }).table({ twilight: 2 });
});
scenario('[LR-SPOT-001] Intimidate needs Gandalf', (t) => {
  t.given(intimidated(legolas(), 'Gimli'));
  t.expect.card('Gimli', { wounds: 2 }).card('Intimidate', { in: 'hand of Ann' });
});

scenario('[LR-ERRATA-010] Sleep, Caradhras discards every active condition; inactive ones stay', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [
          frodo(),
          gandalf(),
          aragorn({ on: [{ card: 'No Stranger to the Shadows', as: 'mine' }] }),
        ],
        support: [{ card: 'They Are Coming', as: 'asleep' }],
        hand: ['Sleep, Caradhras'],
      },
      Bob: { support: [{ card: 'Uruk-hai Armory', as: 'his' }] },
    },
  });
  t.player('Ann').does('Sleep, Caradhras');
  t.expect.card('mine', { in: 'discard of Ann' }).card('his', { in: 'discard of Bob' });
  t.expect.card('asleep', { in: 'support of Ann' }).card('Gandalf', { wounds: 1 });
});
scenario('[LR-COST-002] Sleep, Caradhras needs a Gandalf who can exert', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gandalf({ wounds: 3 })], hand: ['Sleep, Caradhras', 'Armor'] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Sleep, Caradhras', { because: 'Gandalf can exert' });
});

scenario('[LR-EFFECT-003] Treachery Deeper Than You Know reveals an opponent’s hand to all', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gandalf()], hand: ['Treachery Deeper Than You Know', 'Armor'] },
      Bob: { hand: [runner()] },
      Cid: { hand: [savage()] },
    },
  });
  t.player('Ann').does('Treachery', 'Bob');
  const { knownTo } = t.state.card;
  expect([knownTo[t.who.card('Runner')], knownTo[t.who.card('Savage')]]).toEqual([0b1110, 0b1000]);
});

const trails = (who: unknown) => ({
  phase: 'maneuver alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo(), who], hand: ["Eregion's Trails"], site: 4 },
    Bob: { minions: [runner(), savage(), { card: 'Uruk Shaman', wounds: 1 }] },
  },
});
scenario("Eregion's Trails: each roaming minion has 3 less until the regroup phase", (t) => {
  t.given(trails(aragorn()));
  t.player('Ann').does("Eregion's Trails");
  t.expect.card('Savage', { strength: 2 }).card('Runner', { strength: 5 }).card('Aragorn', { wounds: 1 });
});
scenario("Eregion's Trails needs a ranger who can exert", (t) => {
  t.given(trails(boromir()));
  t.player('Ann').mayNot("Eregion's Trails", { because: 'a ranger can exert' });
});

const vengeance = (who: unknown) => ({
  phase: 'regroup alone',
  players: {
    Ann: { companions: [frodo(), who], hand: ["Gondor's Vengeance"] },
    Bob: { minions: [runner(), savage()] },
  },
});
scenario("Gondor's Vengeance: a ranger companion exerts to discard a minion", (t) => {
  t.given(vengeance(aragorn()));
  t.player('Ann').does("Gondor's Vengeance", 'Savage');
  t.expect.card('Savage', { in: 'discard of Bob' }).card('Runner', { in: 'minions of Bob' });
  t.expect.card('Aragorn', { wounds: 1 });
});
scenario("Gondor's Vengeance needs a ranger", (t) => {
  t.given(vengeance(boromir()));
  t.player('Ann').mayNot("Gondor's Vengeance", { because: 'ranger companion can exert' });
});

const path = (more: Readonly<Record<string, unknown>> = {}) => ({
  phase: 'fellowship alone',
  path: [
    { card: 'Westfarthing', number: 1 },
    { card: 'Ettenmoors', number: 2, as: 'old', owner: 'Bob' },
  ],
  players: {
    Ann: {
      companions: [frodo(), aragorn()],
      hand: ['Pathfinder'],
      adventure: [{ card: 'Bree Gate', as: 'Gate' }, 'Moria Lake'],
      site: 1,
      ...more,
    },
    Bob,
  },
});
scenario('[LR-SITE-007] Pathfinder plays the next site, in place of the one that lies there', (t) => {
  t.given(path());
  t.player('Ann').does('Pathfinder');
  t.expect.card('Gate', { in: 'path', number: 2 }).card('old', { in: 'adventure of Bob' });
});
scenario('[LR-SPOT-001] Pathfinder needs a ranger', (t) => {
  t.given(path({ companions: [frodo(), boromir()] }));
  t.player('Ann').mayNot('Pathfinder', { because: 'spot a ranger' });
});

scenario('[LR-COST-009] Host of Thousands plays a Moria Orc from the discard pile for its twilight', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 7,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        hand: ['Host of Thousands', 'Goblin Sneak'],
        discard: [{ card: 'Goblin Marksman', as: 'Marksman' }, savage()],
      },
    },
  });
  t.player('Bob').does('Host of Thousands');
  t.expect.card('Marksman', { in: 'minions of Bob' }).table({ twilight: 2 });
});
scenario('[LR-EFFECT-008] Host of Thousands needs an Orc that can be paid for', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 4,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        hand: ['Host of Thousands', 'Goblin Sneak'],
        discard: [{ card: 'Goblin Marksman', as: 'Marksman' }],
      },
    },
  });
  t.player('Bob').mayNot('Host of Thousands', { because: 'nothing to choose' });
});

scenario('Sorry About Everything: a Hobbit companion exerts to remove a burden', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo({ wounds: 3 }), sam()], hand: ['Sorry About Everything'], burdens: 3 },
      Bob,
    },
  });
  t.player('Ann').does('Sorry').has({ burdens: 2 });
  t.expect.card('Sam', { wounds: 1 });
});
scenario('Sorry About Everything cannot be used by an exhausted Hobbit', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ wounds: 3 }), gimli()],
        hand: ['Sorry About Everything', 'Armor'],
        burdens: 3,
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Sorry About Everything', { because: 'Hobbit companion can exert' });
});
