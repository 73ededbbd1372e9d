/** Mines of Moria: Hollin and the Silverlode. */
import { companion, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { merry, sam } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(
  idle,
  companion('Friend'),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', siteNumber: 5 }),
  minion('Orc', { siteNumber: 5 }),
);
for (const [minion, at, left] of [
  ['Uruk', 4, 7],
  ['Orc', 4, 5],
  ['Uruk', 3, 5],
] as const)
  scenario(`[2_119] Hollin: ${minion} at site ${at} leaves ${left}`, (t) => {
    t.given(standing('shadow alone', 'Hollin', 4, {}, { hand: [minion], support: ['Idle'] }, at));
    t.player('Bob').does(minion);
    t.expect.table({ twilight: left });
  });

const silverlode = (from: string, to: string, number: number) =>
  moving(from, number, to, {
    companions: [frodo({ wounds: 1 }), sam({ wounds: 1 }), merry(), { card: 'Friend', wounds: 1 }],
  });
scenario('[2_120] Valley of the Silverlode: each Hobbit companion may heal', (t) => {
  t.given(silverlode('Hollin', 'Valley of the Silverlode', 5));
  t.player('Ann').mayChoose.exactly('Frodo', 'Sam', 'Pass');
  t.player('Ann').does('Sam', 'Pass');
  t.expect.card('Sam', { wounds: 0 }).card('Frodo', { wounds: 1 }).card('Friend', { wounds: 1 });
});
scenario('[2_120] Valley of the Silverlode: nobody as the fellowship leaves', (t) => {
  t.given(silverlode('Valley of the Silverlode', 'Hollin', 6));
  t.expect.card('Sam', { wounds: 1 });
});
