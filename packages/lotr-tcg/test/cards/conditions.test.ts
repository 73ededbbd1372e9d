/** Conditions of set 1. */
import { invent, shadowEvent } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { aragorn, Bob, gimli, legolas, runner, savage } from './people.ts';

invent(
  shadowEvent('Plan of Isengard', { culture: 'Isengard', twilight: 2 }),
  shadowEvent('Plan of Moria', { twilight: 2 }),
);

const noStranger = { card: 'No Stranger to the Shadows', as: 'No Stranger' };

scenario('No Stranger to the Shadows lowers what a site brings, one on each ranger', (t) => {
  t.given({
    phase: 'fellowship alone',
    path: ['Westfarthing', 'Ettenmoors'],
    players: {
      Ann: {
        companions: [frodo(), aragorn(), gimli()],
        hand: [noStranger, { card: 'No Stranger to the Shadows', as: 'second' }],
      },
      Bob,
    },
  });
  t.player('Ann').does('No Stranger: play');
  t.expect.card('No Stranger', { in: 'on of Aragorn' });
  t.expect.value('Ettenmoors', 'Shadow number', 1).value('Westfarthing', 'Shadow number', 0);
  t.player('Ann').mayNot('second', { because: 'nobody can bear it', rule: 'LR-ATTACH-001' });
});
scenario('[LR-ATTACH-001] No Stranger to the Shadows needs a ranger', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 1,
    players: { Ann: { companions: [frodo(), gimli()], hand: [noStranger] }, Bob },
  });
  t.player('Ann').mayNot('No Stranger', { because: 'nobody can bear it' });
});

const ambition = { card: "Saruman's Ambition", as: 'Ambition' };
scenario("Saruman's Ambition makes its player's Isengard events cheaper, and no others", (t) => {
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
scenario("Saruman's Ambition is discarded to give an Uruk-hai 2 strength", (t) => {
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

const enrage = { card: 'Their Arrows Enrage', as: 'Enrage' };
scenario('Their Arrows Enrage weakens each archer of the fellowship, and nobody else', (t) => {
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
scenario('[LR-SPOT-001] Their Arrows Enrage needs Saruman or an Uruk-hai in play', (t) => {
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
  '[LR-SPOT-003] Uruk-hai Armory takes 1 from the fellowship archery while there is an Uruk-hai',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), legolas()] },
        Bob: { support: ['Uruk-hai Armory'], minions: [savage(), runner()] },
      },
    });
    t.expect.table({ 'fellowship archery': 0 });
  },
);
scenario('[LR-SPOT-003] Uruk-hai Armory does nothing without an Uruk-hai', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), legolas()] },
      Bob: { support: ['Uruk-hai Armory'], minions: [runner(), { card: 'Goblin Sneak', as: 'Sneak' }] },
    },
  });
  t.expect.table({ 'fellowship archery': 1 });
});

const coming = { card: 'They Are Coming', as: 'They Are Coming' };
scenario('[LR-EFFECT-006] They Are Coming plays a Moria Orc that lay in the discard pile before', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 7,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        support: [coming],
        hand: ['Goblin Sneak', 'Armor', 'Athelas', 'Defiance'],
        discard: [runner(), { card: 'Goblin Marksman', as: 'Marksman' }, savage()],
      },
    },
  });
  t.player('Bob').does('They Are Coming: Shadow').mayChoose.exactly('Runner', 'Marksman');
  t.player('Bob')
    .does('Marksman', 'Goblin Sneak', 'Armor', 'Athelas')
    .has({ hand: ['Defiance'] });
  t.expect.card('Marksman', { in: 'minions of Bob' }).table({ twilight: 2 });
  t.player('Bob').mayNot('They Are Coming', { because: 'you have 3 cards in hand' });
});
scenario('[LR-EFFECT-008] They Are Coming cannot be used when no Orc can be played', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        support: [coming],
        hand: ['Goblin Sneak', 'Armor', 'Athelas'],
        discard: [{ card: 'Goblin Patrol Troop' }, savage()],
      },
    },
  });
  t.player('Bob').mayNot('They Are Coming', { because: 'nothing to choose' });
});
