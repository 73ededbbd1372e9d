/** The Two Towers: the Men of the Raider culture. */
import { companion, invent, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli } from '../people.ts';

invent(
  pause,
  companion('Strong one', { strength: 20 }),
  companion('Bound one', { strength: 20, keyword: ['Ring-bound'] }),
);
const desert = (twilight: number) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Strong one', gimli()], support: ['Pause'] },
    Bob: { minions: [{ card: 'Desert Soldier', as: 'Soldier', against: 'Strong one' }] },
  },
});
scenario('[4_220, LR-ACTION-003] Desert Soldier may remove 3 twilight to wound whom he fights', (t) => {
  t.given(desert(3));
  t.player('Bob').does('Soldier');
  t.expect.card('Strong one', { wounds: 1 }).card('Gimli', { wounds: 0 }).table({ twilight: 0 });
});
scenario('[4_220] he may leave it', (t) => {
  t.given(desert(3));
  t.player('Bob').does('Pass');
  t.expect.card('Strong one', { wounds: 0 }).table({ twilight: 3 });
});
scenario('[4_220, LR-COST-002] with two twilight nothing is offered', (t) => {
  t.given(desert(2));
  t.player('Ann').mayChoose.includes('Pass');
  t.expect.card('Strong one', { wounds: 0 });
});
for (const card of ['Easterling Guard', 'Easterling Lieutenant']) {
  const assigning = (wounds: number) => ({
    phase: 'assignment alone',
    players: {
      Ann: { companions: [frodo(), 'Strong one', 'Bound one'] },
      Bob: { minions: [{ card, as: 'minion', wounds }] },
    },
  });
  scenario(`[4_226, 4_228] ${card} exerts to add a burden when an unbound companion is to fight it`, (t) => {
    t.given(assigning(0));
    t.player('Ann').does('minion', 'Strong one');
    t.player('Bob').does('minion');
    t.player('Ann').has({ burdens: 1 });
    t.expect.card('minion', { wounds: 1 });
  });
  scenario(`[4_226, 4_228, LR-RING-008] ${card} does nothing against a Ring-bound one`, (t) => {
    t.given(assigning(0));
    t.player('Ann').does('minion', 'Bound one').has({ burdens: 0 });
    t.expect.card('minion', { wounds: 0 });
  });
  scenario(`[4_226, 4_228, LR-EXERT-003] ${card} does nothing when it is exhausted`, (t) => {
    t.given(assigning(1));
    t.player('Ann').does('minion', 'Strong one').has({ burdens: 0 });
  });
}

for (const card of ['Desert Spearman', 'Desert Warrior'])
  scenario(`[4_221, 4_222] ${card} may remove 3 twilight to wound whom he fights`, (t) => {
    t.given({
      phase: 'skirmish',
      twilight: 3,
      players: {
        Ann: { companions: [frodo(), 'Strong one'], support: ['Pause'] },
        Bob: { minions: [{ card, as: 'lancer', against: 'Strong one' }] },
      },
    });
    t.player('Bob').does('lancer');
    t.expect.card('Strong one', { wounds: 1 }).table({ twilight: 0 });
  });
const burdened = (card: string, burdens: number) => ({
  phase: 'shadow alone',
  players: { Ann: { companions: [frodo()], burdens }, Bob: { minions: [{ card, as: 'minion' }] } },
});
for (const [burdens, strength, fierce] of [
  [1, 6, 0],
  [2, 9, 1],
] as const)
  scenario(`[4_224] with ${burdens} burdens Easterling Axeman has strength ${strength}`, (t) => {
    t.given(burdened('Easterling Axeman', burdens));
    t.expect.card('minion', { strength, fierce });
  });
for (const card of ['Easterling Infantry', 'Easterling Trooper'])
  for (const [burdens, more] of [
    [2, 0],
    [3, 1],
  ] as const)
    scenario(`[4_227, 4_230] ${card} with ${burdens} burdens`, (t) => {
      t.given(burdened(card, burdens));
      t.expect.card('minion', { fierce: more, damage: more });
    });
for (const [card, strength] of [
  ['Southron Scout', 3],
  ['Southron Soldier', 4],
] as const)
  scenario(`[4_252, 4_254] ${card} has strength ${strength}, and nothing to say`, (t) => {
    t.given(burdened(card, 0));
    t.expect.card('minion', { strength, fierce: 0 });
  });
