/** Mines of Moria: more of the Moria culture. */
import { companion, freeCondition, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gandalf } from '../../people.ts';
import type { Fields } from '../../positions.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  minion('Goblin', { vitality: 3, siteNumber: 4 }),
  minion('Goblin archer', { Archer: 1, strength: 5 }),
  minion('Sauron archer', { culture: 'Sauron', Archer: 1, strength: 5 }),
  companion('Friend'),
  freeCondition('Elven paper', { culture: 'Elven' }),
  freeCondition('Gondor paper'),
);
const balrog = { card: "The Balrog, Durin's Bane", as: 'Balrog' };
const playing = (phase: string, card: string, ann: Fields = {}, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 20,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo(), gandalf()], site: 4, ...ann },
    Bob: { hand: [{ card, as: 'it' }], support: ['Idle'], ...bob },
  },
});
for (const [other, strength] of [
  ['Goblin archer', 7],
  ['Sauron archer', 5],
] as const)
  scenario(`[2_49] beside an Archer Commander ${other} has ${strength}, and the Commander 8`, (t) => {
    t.given(
      playing('maneuver', 'Foul Things', {}, { minions: [{ card: 'Archer Commander', as: 'boss' }, other] }),
    );
    t.expect.card(other, { strength }).card('boss', { strength: 8 });
  });

scenario('[2_54/1, 2_54/2] Dark Fire is laid on Gandalf while The Balrog is there', (t) => {
  t.given(playing('shadow', 'Dark Fire', {}, { minions: [balrog] }));
  t.player('Bob').does('it');
  t.expect.card('it', { in: 'on of Gandalf' });
});
scenario('[2_54/1, LR-COST-009] Dark Fire: not without it', (t) => {
  t.given(playing('shadow', 'Dark Fire', {}, { minions: ['Goblin'] }));
  t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
});
for (const [on, wounds] of [
  [[{ card: 'Dark Fire', owner: 'Bob' }], 1],
  [[], 0],
] as const)
  scenario(`[2_54/3] a move with ${on.length} of Dark Fire exerts Gandalf ${wounds} times`, (t) => {
    t.given(
      moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo(), gandalf({ on })], site: 3 }),
    );
    t.expect.card('Gandalf', { wounds });
  });

const foul = (card: string) => playing('shadow', 'Foul Things', {}, { discard: [{ card, as: 'old' }] });
scenario('[2_59] Foul Things: a Moria minion comes back for its price', (t) => {
  t.given(foul('Goblin'));
  t.player('Bob').does('it');
  t.expect.card('old', { in: 'minions of Bob' }).table({ twilight: 20 - 2 - 2 });
});
scenario('[2_59, LR-EFFECT-008] Foul Things: no other minion does', (t) => {
  t.given(foul('Sauron archer'));
  t.player('Bob').mayNot('it', {});
});

scenario('[2_60] Goblin Bowman is an archer', (t) => {
  t.given(playing('maneuver', 'Foul Things', {}, { minions: ['Goblin Bowman'] }));
  t.expect.card('Goblin Bowman', { archer: 1 });
});

const reinforced = playing(
  'shadow',
  'Goblin Reinforcements',
  {},
  {
    minions: [
      { card: 'Goblin', wounds: 2 },
      { card: 'Sauron archer', wounds: 1 },
    ],
  },
);
scenario('[2_63] Goblin Reinforcements may heal a Moria minion', (t) => {
  t.given(reinforced);
  t.player('Bob').does('it: play', 'it: when');
  t.expect.card('Goblin', { wounds: 1 }).card('Sauron archer', { wounds: 1 });
});
scenario('[2_63] Goblin Reinforcements need not', (t) => {
  t.given(reinforced);
  t.player('Bob').does('it: play', 'Pass');
  t.expect.card('Goblin', { wounds: 2 });
});

const scrabbler = playing('shadow', 'Goblin Scrabbler', { support: ['Elven paper', 'Gondor paper'] });
scenario('[2_64/1] Goblin Scrabbler may discard an Elven condition', (t) => {
  t.given(scrabbler);
  t.player('Bob').does('it: play', 'it: when');
  t.expect.card('Elven paper', { in: 'discard of Ann' }).card('Gondor paper', { in: 'support of Ann' });
});
scenario('[2_64/1] Goblin Scrabbler need not', (t) => {
  t.given(scrabbler);
  t.player('Bob').does('it: play', 'Pass');
  t.expect.card('Elven paper', { in: 'support of Ann' });
});
for (const [other, price] of [
  ['Goblin Scrabbler', 3],
  ['Goblin archer', 4],
] as const)
  scenario(`[2_64/2, LR-ROAM-002] beside ${other} a Goblin roams for ${price}`, (t) => {
    t.given({
      ...playing('shadow', 'Goblin', { site: 2 }, { minions: [other] }),
      path: [{ card: 'Bree Gate', number: 2 }],
    });
    t.expect.card('it', { price });
  });

for (const [other, wounds] of [
  ['Goblin archer', 3],
  ['Goblin', 1],
] as const)
  scenario(`[2_67] a Moria Archer Troop beside ${other} shoots ${wounds} arrows`, (t) => {
    t.given({
      phase: 'archery alone',
      players: {
        Ann: { companions: [frodo()] },
        Bob: { minions: ['Moria Archer Troop', other] },
      },
    });
    t.expect.card('Frodo', { wounds });
  });

const hope = (wounds: number) =>
  playing('maneuver', 'Must Do Without Hope', { burdens: 0 }, { minions: [{ ...balrog, wounds }] });
scenario('[2_68] Must Do Without Hope: The Balrog exerts to add a burden', (t) => {
  t.given(hope(0));
  t.player('Bob').does('it');
  t.player('Ann').has({ burdens: 1 });
  t.expect.card('Balrog', { wounds: 1 });
});
scenario('[2_68, LR-EXERT-003] Must Do Without Hope: not when it is exhausted', (t) => {
  t.given(hope(4));
  t.player('Bob').mayNot('it', { because: 'exert' });
});
