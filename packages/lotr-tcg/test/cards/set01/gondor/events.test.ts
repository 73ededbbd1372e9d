/** The Fellowship of the Ring: events of the Gondor culture. */
import { companion, invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, Bob, boromir, gimli, runner, savage, soldier } from '../../people.ts';
import { fightWith, spareEvent } from '../../positions.ts';

const trails = (who: unknown) => ({
  phase: 'maneuver alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo(), who], hand: ["Eregion's Trails"], site: 4 },
    Bob: { minions: [runner(), savage(), { card: 'Uruk Shaman', wounds: 1 }] },
  },
});

const vengeance = (who: unknown) => ({
  phase: 'regroup alone',
  players: {
    Ann: { companions: [frodo(), who], hand: ["Gondor's Vengeance"] },
    Bob: { minions: [runner(), savage()] },
  },
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

invent(companion('Shield-bearer', { Defender: 1 }));

scenario("[1_103] Elendil's Valor makes a Gondor companion defender +1", (t) => {
  t.given({
    phase: 'maneuver',
    players: {
      Ann: { companions: [frodo(), boromir(), gimli()], hand: [{ card: "Elendil's Valor", as: 'event' }] },
      Bob: { minions: [runner(), savage()] },
    },
  });
  t.player('Ann').does('event');
  t.expect.card('Boromir', { defender: 1 }).card('Gimli', { defender: 0 });
});

scenario("[1_104] Eregion's Trails: each roaming minion has 3 less until the regroup phase", (t) => {
  t.given(trails(aragorn()));
  t.player('Ann').does("Eregion's Trails");
  t.expect.card('Savage', { strength: 2 }).card('Runner', { strength: 5 }).card('Aragorn', { wounds: 1 });
});

scenario("[1_104] Eregion's Trails needs a ranger who can exert", (t) => {
  t.given(trails(boromir()));
  t.player('Ann').mayNot("Eregion's Trails", { because: 'a ranger can exert' });
});

scenario('[1_105] Foes of Mordor: a Gondor character exerts to wound a Sauron minion', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), boromir()], support: [{ card: 'Foes of Mordor', as: 'Foes' }] },
      Bob: { minions: [soldier(), runner()] },
    },
  });
  t.player('Ann').does('Foes: Maneuver');
  t.expect.card('Soldier', { wounds: 1 }).card('Boromir', { wounds: 1 }).card('Runner', { wounds: 0 });
});

scenario("[1_106] Gondor's Vengeance: a ranger companion exerts to discard a minion", (t) => {
  t.given(vengeance(aragorn()));
  t.player('Ann').does("Gondor's Vengeance", 'Savage');
  t.expect.card('Savage', { in: 'discard of Bob' }).card('Runner', { in: 'minions of Bob' });
  t.expect.card('Aragorn', { wounds: 1 });
});

scenario("[1_106] Gondor's Vengeance needs a ranger", (t) => {
  t.given(vengeance(boromir()));
  t.player('Ann').mayNot("Gondor's Vengeance", { because: 'ranger companion can exert' });
});

scenario('[1_110 LR-SITE-007] Pathfinder plays the next site, in place of the one that lies there', (t) => {
  t.given(path());
  t.player('Ann').does('Pathfinder');
  t.expect.card('Gate', { in: 'path', number: 2 }).card('old', { in: 'adventure of Bob' });
});

scenario('[1_110 LR-SPOT-001] Pathfinder needs a ranger', (t) => {
  t.given(path({ companions: [frodo(), boromir()] }));
  t.player('Ann').mayNot('Pathfinder', { because: 'spot a ranger' });
});

scenario('[1_116] Swordarm of the White Tower gives a Gondor companion 2 who is no defender', (t) => {
  t.given(fightWith('Swordarm of the White Tower', [boromir(), gimli()], [runner({ against: 'Boromir' })]));
  t.player('Ann').does('event');
  t.expect.card('Boromir', { strength: 9 });
});

scenario('[1_116] Swordarm of the White Tower gives a defender 4', (t) => {
  t.given(
    fightWith(
      'Swordarm of the White Tower',
      ['Shield-bearer', gimli()],
      [runner({ against: 'Shield-bearer' })],
    ),
  );
  t.player('Ann').does('event');
  t.expect.card('Shield-bearer', { strength: 10 });
});

scenario('[1_117] Swordsman of the Northern Kingdom gives a ranger 4 against a roaming minion', (t) => {
  t.given(fightWith('Swordsman of the Northern Kingdom', [aragorn()], [runner({ against: 'Aragorn' })]));
  t.player('Ann').does('event');
  t.expect.card('Aragorn', { strength: 12 });
});

scenario('[1_117] Swordsman of the Northern Kingdom gives 2 against one that does not roam', (t) => {
  t.given({
    phase: 'skirmish',
    path: [{ card: 'Mithril Mine', number: 4 }],
    players: {
      Ann: {
        companions: [frodo(), aragorn()],
        hand: ['Swordsman of the Northern Kingdom', spareEvent],
        site: 4,
      },
      Bob: { minions: [runner({ against: 'Aragorn' })] },
    },
  });
  t.player('Ann').does('Swordsman');
  t.expect.card('Aragorn', { strength: 10 });
});

for (const site of [1, 5])
  scenario(`[1_119] What Are They? at site ${site}: only a roaming minion can be discarded`, (t) => {
    t.given({
      phase: 'maneuver alone',
      path: [{ card: 'Westfarthing', number: site }],
      players: {
        Ann: {
          companions: [frodo(), { card: 'Aragorn, King in Exile', as: 'Aragorn' }],
          hand: [{ card: 'What Are They?', as: 'event' }],
          site,
        },
        Bob: { minions: [runner()] },
      },
    });
    t.player('Ann').does('event');
    t.expect.card('Runner', { in: site === 1 ? 'discard of Bob' : 'minions of Bob' });
  });
scenario('[1_119, LR-SPOT-001] What Are They? needs a ranger', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), boromir()], hand: [{ card: 'What Are They?', as: 'event' }, spareEvent] },
      Bob: { minions: [runner()] },
    },
  });
  t.player('Ann').mayNot('event', { because: 'spot a ranger' });
});
