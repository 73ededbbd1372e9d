/** Sites at which the first card of a kind costs less: in each Shadow phase, or in each turn. LR-ACTIVE-006, LR-MODIF-007 */
import { during, fromHand, maneuver, orc, playIt, the } from '../../src/cards/words/index.ts';
import { invent, minion, shadowCondition } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { idle } from './idle.ts';
import { runner } from './people.ts';

invent(
  idle,
  minion('Moria archer', { Archer: 1, twilight: 3 }),
  minion('Rider', { culture: 'Wraith', race: 'Nazgul', twilight: 6 }),
  minion('Uruk', { culture: 'Isengard', race: 'Uruk-hai', twilight: 6 }),
  shadowCondition('Horn', {}, during(maneuver, { targets: [fromHand(orc)], effect: playIt(the('Orc')) })),
);
const table = (phase: string, card: string, number: number, others: object) => ({
  phase,
  twilight: 20,
  path: [{ card, number }],
  players: { Ann: { companions: [frodo()], site: number }, ...others },
});
const sites = [
  ['1_350', 'Dimrill Dale', 6],
  ['2_118', 'Great Chasm', 4],
] as const;
for (const [id, site, number] of sites) {
  scenario(`[${id}] ${site}: who comes in another phase pays in full`, (t) => {
    const hand = [{ card: 'Moria archer', as: 'he' }];
    t.given(
      table('maneuver alone', site, number, {
        Bob: { minions: [runner()], hand, support: ['Horn', 'Idle'] },
      }),
    );
    t.expect.card('he', { 'twilight cost': 3 });
    t.player('Bob').does('Horn');
    t.expect.card('he', { in: 'minions of Bob' }).table({ twilight: 17 });
  });
}
for (const [id, site, number, card, first, second] of [
  ['1_350', 'Dimrill Dale', 6, 'Moria archer', 1, 1],
  ['2_118', 'Great Chasm', 4, 'Moria archer', 1, 1],
  ['1_338', 'Ford of Bruinen', 3, 'Rider', 1, 6],
  ['4_347', 'Deep of Helm', 5, 'Uruk', 3, 6],
] as const)
  scenario(`[${id}] ${site}: ${first} for one Shadow player, ${second} for the next`, (t) => {
    t.given(
      table('shadow', site, number, {
        Bob: { hand: [{ card, as: 'of Bob' }], support: ['Idle'] },
        Cid: { hand: [{ card, as: 'of Cid' }], support: ['Idle'] },
      }),
    );
    t.player('Cid').does('of Cid: play');
    t.expect.table({ twilight: 20 - first });
    t.player('Cid').does('Pass');
    t.player('Bob').does('of Bob: play');
    t.expect.table({ twilight: 20 - first - second });
  });
