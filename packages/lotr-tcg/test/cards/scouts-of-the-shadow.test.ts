/** Scouts of the Shadow, of two cultures: their minions roam for less, and they stop events of rangers. */
import { frodo, scenario } from '../table.ts';
import { cited } from './cited.ts';
import { aragorn } from './people.ts';
import { ambusher, assassin, maneuver, scout, shadowPhase } from './positions.ts';

const urukScout = { card: 'Uruk Scout', as: 'Scout' };

for (const [card, own, other] of [
  ['Orc Ambusher', 'Orc Soldier', 'Uruk Savage'],
  ['Orc Assassin', 'Orc Soldier', 'Uruk Savage'],
  ['Orc Scout', 'Orc Soldier', 'Uruk Savage'],
  ['Uruk Scout', 'Uruk Savage', 'Orc Soldier'],
] as const)
  scenario(
    `[LR-ERRATA-028 LR-ERRATA-029 LR-ROAM-002] ${cited(card)}: minions of its culture roam for one twilight less`,
    (t) => {
      t.given(
        shadowPhase({
          minions: [{ card, as: 'it' }],
          hand: [
            { card: own, as: 'own' },
            { card: other, as: 'other' },
          ],
        }),
      );
      t.expect.card('own', { 'roaming penalty': 1, roams: true }).card('other', { 'roaming penalty': 2 });
      t.player('Bob').does('own: play');
      t.expect.card('own', { in: 'minions of Bob' });
    },
  );

scenario('[LR-ROAM-002] and two of them take the whole penalty away, but no more', (t) => {
  t.given(
    shadowPhase({
      minions: [ambusher, assassin, scout],
      hand: [{ card: 'Orc Soldier', as: 'Soldier' }],
    }),
  );
  t.expect.card('Soldier', { 'roaming penalty': 0 });
});

for (const [card, minion] of [
  ['Uruk Scout', urukScout],
  ['Orc Scout', scout],
] as const) {
  scenario(
    `[LR-ERRATA-040 LR-ERRATA-041] ${cited(card)} exerts to cancel an event that exerts a ranger`,
    (t) => {
      t.given(maneuver({ minions: [minion] }, [{ card: "Eregion's Trails", as: 'event' }]));
      const { strength } = { strength: card === 'Uruk Scout' ? 7 : 6 };
      t.player('Ann').does('event');
      t.player('Bob').does('Scout: Response, if an event that spots or exerts a ranger is played: exert');
      t.expect.card('Scout', { wounds: 1, strength }).card('Aragorn', { wounds: 1 });
    },
  );
  scenario(`[LR-ERRATA-040 LR-ERRATA-041] ${cited(card)} cancels one that spots a ranger`, (t) => {
    t.given(maneuver({ minions: [minion] }, [{ card: 'What Are They?', as: 'event' }]));
    t.player('Ann').does('event');
    t.player('Bob').does('Scout: Response, if an event that spots or exerts a ranger is played: exert');
    t.expect.card('Scout', { in: 'minions of Bob', wounds: 1 });
  });
  scenario(
    `[LR-ERRATA-040 LR-ERRATA-041] ${cited(card)} leaves alone what only strengthens a ranger`,
    (t) => {
      t.given({
        phase: 'skirmish',
        twilight: 9,
        players: {
          Ann: {
            companions: [frodo(), aragorn()],
            hand: [{ card: 'Swordsman of the Northern Kingdom', as: 'event' }],
          },
          Bob: { minions: [{ ...minion, against: 'Aragorn' }] },
        },
      });
      t.player('Ann').does('event');
      t.expect.card('event', { in: 'discard of Ann' }).card('Aragorn', { wounds: 0 });
      // Nobody was asked whether he responds.
      t.expect.asked('nobody');
    },
  );
}
