/** The Two Towers: Saruman among the Dunlendings, and Wulf. */
import { companion, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { many, inTheField as table } from '../../casts/dunland.ts';
import { scenes } from '../../scenes.ts';

invent(
  pause,
  minion('Hillman', { culture: 'Dunland', race: 'Man', strength: 9, vitality: 2, twilight: 3 }),
  minion('Orc', { culture: 'Dunland', strength: 9, vitality: 2 }),
  companion('Friend', { strength: 5, vitality: 4 }),
  shadowCondition('Mist'),
  site('Field', { siteNumber: 1, block: 2 }),
);
const saruman = 'Saruman, Rabble-rouser';
scenario('[4_33/1] Saruman is assigned to no skirmish', (t) => {
  t.given(table('assignment alone', {}, { minions: [saruman] }));
  t.expect.card(saruman, { against: 'none' }).asked('nobody');
});
scenario('[4_33/2, LR-EFFECT-010] as the fellowship moves a companion exerts for each Dunland Man', (t) => {
  t.given(
    table('move', { companions: [frodo(), 'Friend'] }, { minions: [saruman, ...many('Hillman', 2), 'Orc'] }),
  );
  t.player('Ann').does('Friend', 'Friend');
  t.expect.card('Friend', { wounds: 2 }).asked('nobody');
});
const rousing = (wounds: number, foe: string) =>
  table(
    'skirmish',
    { support: ['Pause'] },
    {
      minions: [
        { card: saruman, as: 'it', wounds },
        { card: foe, as: 'foe', against: 'Friend' },
      ],
    },
  );
scenes(
  '[4_33/3] he exerts to make a Dunland Man stronger by 2',
  [
    rousing(0, 'Hillman'),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { strength: 11 }).card('it', { wounds: 1 });
    },
  ],
  [
    rousing(0, 'Orc'),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { strength: 9 });
    },
  ],
  [
    rousing(3, 'Hillman'),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

const wulf = (foe: string, wounds = 0, bobAt = 3, fights = false) =>
  table(
    'skirmish',
    {},
    {
      minions: fights
        ? [{ card: 'Wulf, Dunlending Chieftain', as: 'it', against: 'Friend' }]
        : [
            { card: 'Wulf, Dunlending Chieftain', as: 'it', wounds },
            { card: foe, as: 'foe', against: 'Friend' },
          ],
      site: bobAt,
    },
  );
scenes(
  '[4_40] Wulf exerts for a site when another Dunland Man wins',
  [
    wulf('Hillman'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('field', { in: 'support of Bob' }).card('it', { wounds: 1 });
    },
  ],
  [
    wulf('Orc'),
    (t) => {
      t.expect.card('field', { in: 'path' }).asked('nobody');
    },
  ],
  [
    wulf('Hillman', 1),
    (t) => {
      t.expect.card('field', { in: 'path' }).asked('nobody');
    },
  ],
  [
    wulf('Hillman', 0, 1),
    (t) => {
      t.expect.card('field', { in: 'path' }).asked('nobody');
    },
  ],
  [
    wulf('', 0, 3, true),
    (t) => {
      t.expect.card('field', { in: 'path' }).asked('nobody');
    },
  ],
);
