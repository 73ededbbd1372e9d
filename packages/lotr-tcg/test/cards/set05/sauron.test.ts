/** Battle of Helm's Deep: the Sauron culture. */
import { companion, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(companion('Friend'), shadowCondition('Ash'));
const trooper = (card: string, burdens: number, friends: number) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: {
      companions: [
        frodo(),
        ...Array.from({ length: friends }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` })),
      ],
      burdens,
      site: 4,
    },
    Bob: {
      hand: [
        { card, as: 'orc' },
        { card: 'Ash', as: 'ash' },
      ],
      deck: ['Ash'],
    },
  },
});
scenario('[5_98, LR-COST-001] Gate Trooper exerts with five burdens in sight to draw a card', (t) => {
  t.given(trooper('Gate Trooper', 5, 0));
  t.player('Bob').does('orc: play', 'orc: when').has({ hand: 2, deck: 0 });
  t.expect.card('orc', { wounds: 1 });
});
scenario('[5_98] he may leave it', (t) => {
  t.given(trooper('Gate Trooper', 5, 0));
  t.player('Bob').does('orc: play', 'Pass').has({ hand: 1, deck: 1 });
});
scenario('[5_98, LR-SPOT-001] four burdens are not enough', (t) => {
  t.given(trooper('Gate Trooper', 4, 0));
  t.player('Bob').does('orc: play').mayChoose.includes('ash: play');
});
scenario('[5_99] Gate Veteran does so with six companions in sight', (t) => {
  t.given(trooper('Gate Veteran', 0, 5));
  t.player('Bob').does('orc: play', 'orc: when').has({ hand: 2, deck: 0 });
  t.expect.card('orc', { wounds: 1 });
});
scenario('[5_99, LR-SPOT-001] five companions are not enough', (t) => {
  t.given(trooper('Gate Veteran', 9, 4));
  t.player('Bob').does('orc: play').mayChoose.includes('ash: play');
});

invent(minion('Black Orc', { culture: 'Sauron' }), minion('Red Orc'));
const teeth = (phase: string, twilight: number, bob: object) => ({
  phase,
  twilight,
  players: { Ann: { companions: [frodo()], hand: ['Pathfinder'] }, Bob: { hand: ['Ash'], ...bob } },
});
scenario('[5_110/1, LR-STACK-001] a Sauron Orc is stacked in the regroup phase', (t) => {
  t.given(
    teeth('regroup alone', 3, {
      minions: ['Black Orc', 'Red Orc'],
      support: [{ card: 'Teeth of Mordor', as: 'Teeth' }],
    }),
  );
  t.player('Bob').does('Teeth');
  t.expect.card('Black Orc', { in: 'stacked of Teeth' }).table({ twilight: 0 });
});
scenario('[5_110/1, LR-COST-002] not for two twilight', (t) => {
  t.given(
    teeth('regroup alone', 2, {
      minions: ['Black Orc'],
      support: [{ card: 'Teeth of Mordor', as: 'Teeth' }],
    }),
  );
  t.player('Bob').mayNot('Teeth', { rule: 'LR-COST-002' });
});
scenario('[5_110/2] it is played from there, for its cost', (t) => {
  t.given(
    teeth('shadow alone', 3, {
      support: [{ card: 'Teeth of Mordor', as: 'Teeth', stacked: ['Black Orc', 'Red Orc'] }],
    }),
  );
  t.player('Bob').does('Teeth');
  t.expect
    .card('Black Orc', { in: 'minions of Bob' })
    .card('Red Orc', { in: 'stacked of Teeth' })
    .table({ twilight: 1 });
});
scenario('[5_110/2, LR-EFFECT-008] not without twilight', (t) => {
  t.given(
    teeth('shadow alone', 1, { support: [{ card: 'Teeth of Mordor', as: 'Teeth', stacked: ['Black Orc'] }] }),
  );
  t.player('Bob').mayNot('Teeth', {});
});
