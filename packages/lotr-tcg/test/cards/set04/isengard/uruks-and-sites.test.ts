/** The Two Towers: Uruk-hai of the Isengard culture who take sites, and gain by them. */
import { companion, freeEvent, invent, minion, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { scenes } from '../../scenes.ts';

invent(
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Big Orc', { strength: 9 }),
  companion('Weak one', { strength: 4, vitality: 1 }),
  companion('Strong one', { strength: 6, vitality: 4 }),
  freeEvent('Shot'),
  shadowCondition('Fog'),
  site('Meadow', { siteNumber: 1, block: 2 }),
);
const storm = (foe: string, hero: string, bobAt = 3) => ({
  phase: 'skirmish',
  path: [{ card: 'Meadow', number: 1, as: 'field' }],
  players: {
    Ann: { companions: [frodo(), hero], site: 3 },
    Bob: {
      minions: [
        { card: 'Uruk Stormer', as: 'it' },
        { card: foe, against: hero },
      ],
      site: bobAt,
    },
  },
});
scenario('[4_198] Uruk Stormer may take a site when someone is killed in a skirmish of an Uruk-hai', (t) => {
  t.given(storm('Uruk', 'Weak one'));
  t.player('Bob').does('it');
  t.expect.card('field', { in: 'support of Bob' }).card('Weak one', { in: 'dead of Ann' });
});
scenario('[4_198] it may be left', (t) => {
  t.given(storm('Uruk', 'Weak one'));
  t.player('Bob').does('Pass');
  t.expect.card('field', { in: 'path' });
});
for (const [why, foe, hero, bobAt] of [
  ['an Orc kills', 'Big Orc', 'Weak one', 3],
  ['nobody is killed', 'Uruk', 'Strong one', 3],
  ['no site can be taken', 'Uruk', 'Weak one', 1],
] as const)
  scenario(`[4_198] not where ${why}`, (t) => {
    t.given(storm(foe, hero, bobAt));
    t.expect.card('field', { in: 'path' }).asked('nobody');
  });

const veteran = (phase: string, minions: readonly unknown[], support: readonly unknown[], twilight = 2) => ({
  phase,
  twilight,
  path: [{ card: 'Mithril Mine', number: 5 }],
  players: {
    Ann: { companions: [frodo()], site: 5, hand: ['Shot'] },
    Bob: { minions, support, hand: ['Fog'] },
  },
});
const it = { card: 'Uruk Veteran', as: 'it' };
scenario('[4_201/1] Uruk Veteran lies down on a site under control', (t) => {
  t.given(veteran('regroup alone', [it], [{ card: 'Meadow', number: 1, as: 'under' }]));
  t.player('Bob').does('it');
  t.expect.card('it', { in: 'stacked of under' });
});
scenes(
  '[4_201/2] and is played from there for 1 less',
  [
    veteran('shadow alone', [], [{ card: 'Meadow', number: 1, stacked: [it] }]),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { in: 'minions of Bob' }).table({ twilight: 0 });
    },
  ],
  [
    veteran('shadow alone', [], [{ card: 'Meadow', number: 1, stacked: [it] }], 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
    },
  ],
);
for (const [card, cost] of [
  ['Uruk-hai Marauder', 3],
  ['Uruk-hai Mob', 5],
] as const)
  for (const sites of [0, 2])
    scenario(`[4_204, 4_205] with ${sites} sites ${card} costs ${cost - sites}`, (t) => {
      t.given({
        phase: 'shadow alone',
        players: {
          Ann: { companions: [frodo()], site: 5 },
          Bob: {
            hand: [{ card, as: 'held' }],
            support: Array.from({ length: sites }, (_x, i) => ({
              card: 'Meadow',
              number: i + 1,
              as: `site ${i}`,
            })),
          },
        },
      });
      t.expect.card('held', { 'twilight cost': cost - sites });
    });
