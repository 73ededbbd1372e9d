/** The Fellowship of the Ring: events and conditions of the Isengard culture. */
import { invent, shadowEvent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { boromir, gandalf, gimli, legolas, runner, savage } from '../people.ts';
import { standing } from '../standing.ts';

invent(
  shadowEvent('Plan of Isengard', { culture: 'Isengard', twilight: 2 }),
  shadowEvent('Plan of Moria', { twilight: 2 }),
);

const ambition = { card: "Saruman's Ambition", as: 'Ambition' };

const enrage = { card: 'Their Arrows Enrage', as: 'Enrage' };

const bred = (minions: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'] },
    Bob: { minions, hand: [{ card: 'Bred for Battle', as: 'Bred' }] },
  },
});

const brood = { card: 'Uruk Brood', as: 'Brood' };

const snows = { card: "Saruman's Snows", as: 'Snows' };

const pass = { card: 'Pass of Caradhras', number: 4, as: 'here' };

const inSnow = (on: 'here' | 'before') => ({
  phase: 'skirmish',
  twilight: 9,
  path: [
    {
      card: 'Council Courtyard',
      number: 3,
      ...(on === 'before' ? { on: [{ ...snows, owner: 'Bob' }] } : {}),
    },
    { ...pass, ...(on === 'here' ? { on: [{ ...snows, owner: 'Bob' }] } : {}) },
  ],
  players: {
    Ann: {
      companions: [frodo(), gimli()],
      site: 4,
      hand: [{ card: 'Their Halls of Stone', as: 'event' }],
    },
    Bob: {
      minions: [{ card: 'Orc Soldier', as: 'Soldier', against: 'Gimli' }],
    },
  },
});

scenario('[1_121] Bred for Battle: an Uruk-hai exerts to get 3', (t) => {
  t.given(bred([savage({ against: 'Gimli' }), runner()]));
  t.player('Ann').passes();
  t.player('Bob').does('Bred');
  t.expect.card('Savage', { wounds: 1, strength: 8 });
});

scenario('[1_121 LR-EXERT-006] Bred for Battle is not for an exhausted Uruk-hai', (t) => {
  t.given(bred([savage({ against: 'Gimli', wounds: 2 })]));
  t.player('Bob').mayNot('Bred', { because: 'Uruk-hai can exert' });
});

scenario("[1_133] Saruman's Ambition makes its player's Isengard events cheaper, and no others", (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 2,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        support: [ambition],
        hand: [{ card: 'Plan of Isengard', as: 'his plan' }, 'Plan of Moria', savage()],
      },
      Cid: { hand: [{ card: 'Plan of Isengard', as: 'another plan' }] },
    },
  });
  t.expect.value('his plan', 'twilight cost', 1, { base: 2, by: { Ambition: -1 } });
  t.expect.value('another plan', 'twilight cost', 2).value('Plan of Moria', 'twilight cost', 2);
  t.expect.value('Savage', 'twilight cost', 2);
});

scenario("[1_133] Saruman's Ambition is discarded to give an Uruk-hai 2 strength", (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'] },
      Bob: { support: [ambition], minions: [savage({ against: 'Gimli' }), runner()] },
    },
  });
  t.player('Ann').passes();
  t.player('Bob').does('Ambition: Skirmish');
  t.expect
    .card('Ambition', { in: 'discard of Bob' })
    .card('Savage', { strength: 7 })
    .card('Runner', { strength: 5 });
});

scenario("[1_138 LR-ERRATA-014] Saruman's Snows: an Isengard minion exerts, and it lies on a site", (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 5,
    path: [{ card: 'Council Courtyard', number: 3, as: 'before' }, pass],
    players: {
      Ann: { companions: [frodo()], site: 4 },
      Bob: { minions: [savage(), runner()], hand: [snows] },
    },
  });
  t.player('Bob').does('Snows: play').mayChoose.exactly('before', 'here');
  t.player('Bob').does('here');
  t.expect.card('Snows', { in: 'on of here' }).card('Savage', { wounds: 1 }).table({ twilight: 3 });
});

scenario("[1_138 LR-ERRATA-014] Saruman's Snows cannot be played without an Isengard minion", (t) => {
  t.given(standing('shadow alone', 'Pass of Caradhras', 4, {}, { minions: [runner()], hand: [snows] }));
  t.player('Bob').mayNot('Snows', { rule: 'LR-COST-009' });
});

scenario(
  "[1_138 LR-ERRATA-014] Saruman's Snows: no skirmish event and no skirmish ability at that site",
  (t) => {
    t.given({ ...inSnow('here'), phase: 'skirmishes alone' });
    // Nobody has anything to do, so that the skirmish is over at once.
    t.expect.card('event', { in: 'hand of Ann' }).card('Gimli', { wounds: 1 });
    t.expect.asked('nobody');
  },
);

scenario("[1_138 LR-ACTION-013 LR-ERRATA-014] Saruman's Snows do not stop a response", (t) => {
  t.given({
    ...inSnow('here'),
    players: {
      Ann: {
        companions: [frodo(), gimli(), gandalf()],
        site: 4,
        hand: [{ card: 'Intimidate', as: 'event' }],
      },
      Bob: { minions: [{ card: 'Orc Soldier', as: 'Soldier', against: 'Gimli' }] },
    },
  });
  t.player('Ann').does('event');
  t.expect.card('Gimli', { wounds: 0 }).card('event', { in: 'discard of Ann' });
});

scenario("[1_138 LR-ERRATA-014] Saruman's Snows at another site hinder nobody", (t) => {
  t.given(inSnow('before'));
  t.player('Ann').does('event');
  t.player('Bob').mayChoose.includes('Soldier: Skirmish');
});

scenario("[1_138 LR-ERRATA-014] Saruman's Snows are discarded at the end of the turn", (t) => {
  t.given({
    phase: 'regroup',
    path: [
      { ...pass, on: [{ ...snows, owner: 'Bob' }] },
      { card: 'Dimrill Dale', number: 5 },
    ],
    players: { Ann: { companions: [frodo()], site: 4 }, Bob: { companions: [frodo({ as: 'his', on: [] })] } },
  });
  t.expect.card('Snows', { in: 'on of here' });
  t.player('Ann').does('No');
  t.expect.card('Snows', { in: 'discard of Bob' });
});

scenario("[1_138 LR-ACTIVE-001] Saruman's Snows are inactive in their owner's own turn", (t) => {
  t.given({ ...inSnow('here'), active: 'Bob', phase: 'maneuver alone' });
  t.expect.card('Snows', { active: false });
});

scenario('[1_141] Their Arrows Enrage weakens each archer of the fellowship, and nobody else', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo(), legolas(), gimli()] },
      Bob: { minions: [savage(), { card: 'Goblin Marksman', as: 'Marksman' }], hand: [enrage, runner()] },
    },
  });
  t.player('Bob').does('Enrage: play');
  t.expect.value('Legolas', 'strength', 5, { base: 6, by: { Enrage: -1 } });
  t.expect.card('Gimli', { strength: 6 }).card('Marksman', { strength: 7 });
});

scenario('[1_141 LR-SPOT-001] Their Arrows Enrage needs Saruman or an Uruk-hai in play', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: [runner()], hand: [enrage, 'Goblin Runner'] },
    },
  });
  t.player('Bob').mayNot('Enrage', { because: 'needs to be played', rule: 'LR-COST-009' });
});

scenario(
  '[1_145 LR-SPOT-002] Uruk Brood gets 1 for each other Uruk-hai that its player cares to spot',
  (t) => {
    t.given({
      phase: 'skirmish',
      twilight: 5,
      players: {
        Ann: { companions: [frodo(), boromir()] },
        Bob: { minions: [{ ...brood, against: 'Boromir' }, savage(), { card: 'Uruk Soldier' }, runner()] },
      },
    });
    t.player('Ann').passes();
    t.player('Bob').does('Brood: Skirmish').mayChoose.exactly('0', '1', '2');
    t.player('Bob').does(2);
    t.expect.card('Brood', { strength: 11 }).table({ twilight: 3 });
    t.player('Ann').passes();
    t.player('Bob').does('Brood: Skirmish', 1);
    t.expect.table({ twilight: 1 });
  },
);

scenario('[1_145 LR-COST-002] Uruk Brood needs 2 twilight', (t) => {
  t.given({
    phase: 'skirmish',
    twilight: 1,
    players: {
      Ann: { companions: [frodo(), boromir()] },
      Bob: { minions: [{ ...brood, against: 'Boromir' }, savage()] },
    },
  });
  t.player('Bob').mayNot('Brood', { because: 'twilight', rule: 'LR-COST-002' });
});
