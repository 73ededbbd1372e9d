/** Mines of Moria: what the Elves say of the Uruk-hai. */
import { invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, boromir, gimli, legolas, runner } from '../../people.ts';

invent(
  minion('Uruk of the test', { race: 'Uruk-hai', strength: 8, Damage: 2 }),
  minion('Orc of the test', { strength: 8, Damage: 2 }),
);
const blended = { card: 'A Blended Race', as: 'condition' };
scenario('[2_16/2 2_16/3] A Blended Race: each Uruk-hai has 2 less and does no more damage', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), boromir()], support: [blended], hand: ["Elendil's Valor"] },
      Bob: { minions: ['Uruk of the test', 'Orc of the test'] },
    },
  });
  t.expect.card('Uruk of the test', { strength: 6, damage: 0 });
  t.expect.card('Orc of the test', { strength: 8, damage: 2 });
});
scenario('[2_16/4] A Blended Race goes in the regroup phase', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: { companions: [frodo(), boromir()], support: [blended], hand: ["Gondor's Vengeance"] },
      Bob: { minions: [runner()] },
    },
  });
  t.expect.card('condition', { in: 'discard of Ann' });
});
for (const [friend, may] of [
  [legolas(), true],
  [gimli(), false],
] as const)
  scenario(`[2_16/1, LR-SPOT-001] A Blended Race with ${String(friend['as'])}: ${may}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), friend], hand: [blended, 'Hobbit Sword'] }, Bob },
    });
    if (may) {
      t.player('Ann').does('condition: play');
      t.expect.card('condition', { in: 'support of Ann' });
    } else t.player('Ann').mayNot('condition', { rule: 'LR-COST-009' });
  });
