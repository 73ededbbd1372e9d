/** Expanded Middle-earth: the Uruk-hai culture. */
import { atSiteWith, exactly, modifier, self, strength } from '../../../src/cards/words/index.ts';
import type { Unloaded } from '../../../src/facts/names.ts';
import { invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli } from '../people.ts';

const TERRAINS: readonly Unloaded[] = ['Battleground', 'Mountain', 'Plains', 'Underground'];
invent(
  site('Marsh', { siteNumber: 5, block: 1, keyword: ['Marsh'] }),
  site('Far', { siteNumber: 6, block: 1 }),
  ...TERRAINS.map((terrain) =>
    minion(
      `${terrain} Orc`,
      {},
      modifier({ attribute: strength, of: exactly(self), by: 3, if: atSiteWith(terrain) }),
    ),
  ),
  shadowCondition('Filler'),
);

const scout = { card: 'Uruk-hai Scout', as: 'Scout' };
const camp = {
  phase: 'shadow alone',
  twilight: 5,
  path: [
    { card: 'Marsh', number: 5 },
    { card: 'Far', number: 6 },
  ],
  players: {
    Ann: { companions: [frodo(), gimli()], site: 5 },
    Bob: { minions: TERRAINS.map((terrain) => `${terrain} Orc`), hand: [scout, 'Filler'], site: 6 },
  },
};
for (const terrain of TERRAINS)
  scenario(`[14_15] the site of the fellowship becomes ${terrain.toLowerCase()}`, (t) => {
    t.given(camp);
    t.player('Bob').does('Scout').mayChoose.exactly('battleground', 'mountain', 'plains', 'underground');
    t.player('Bob').does(terrain.toLowerCase());
    for (const other of TERRAINS) t.expect.card(`${other} Orc`, { strength: other === terrain ? 8 : 5 });
    t.expect
      .card('Marsh', { [terrain]: 1, Marsh: 1 })
      .card('Far', { [terrain]: 0 })
      .table({ twilight: 2 });
  });
scenario('[14_15] for this turn only', (t) => {
  t.given({
    ...camp,
    phase: 'shadow',
    players: { ...camp.players, Bob: { minions: [], hand: [scout], site: 6 } },
  });
  t.player('Bob').does('Scout', 'plains');
  t.expect.card('Marsh', { Plains: 1 });
  t.player('Ann').does('Scout', 'Gimli');
  // 8 against 6: he is wounded twice. LR-KEYWORD-009
  t.expect.card('Gimli', { wounds: 2 }).card('Marsh', { Plains: 1 });
  t.player('Ann').does('No');
  t.expect.table({ active: 'Bob' }).card('Marsh', { Plains: 0 });
});
