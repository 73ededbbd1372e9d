/** Siege of Gondor: the Gondor culture. */
import { companion, freeCondition, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob } from '../people.ts';

invent(
  companion('Shade', { race: 'Wraith', vitality: 1 }),
  companion('Ghost', { race: 'Wraith', vitality: 3 }),
  companion('Old Man', { vitality: 1 }),
  freeCondition('Filler'),
);

const host = (more: object = {}) => ({ card: 'Shadow Host', as: 'Host', ...more });
const calling = (threats: number, friends: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), ...friends], threats, hand: [host(), 'Filler'] }, Bob },
});
scenario('[8_43/1] Shadow Host comes for two exhausted Wraiths and two threats', (t) => {
  t.given(calling(1, ['Shade', { card: 'Ghost', wounds: 2 }]));
  t.player('Ann').does('Host').has({ threats: 3 });
  t.expect.card('Host', { in: 'companions of Ann' }).table({ twilight: 5 });
});
scenario('[8_43/1, LR-THREAT-002] not if there is room for one threat only', (t) => {
  t.given(calling(2, ['Shade', 'Shade']));
  t.player('Ann').mayNot('Host', { because: 'what it needs to be played is not there' });
});
for (const [who, friends] of [
  ['one Wraith', ['Shade', 'Old Man', 'Old Man']],
  ['a Wraith who is not exhausted', ['Shade', { card: 'Ghost', wounds: 1 }, 'Old Man']],
] as const)
  scenario(`[8_43/1] ${who} beside others is not enough`, (t) => {
    t.given(calling(0, friends));
    t.player('Ann').mayNot('Host', { because: 'what it needs to be played is not there' });
  });

for (const [wounds, defender] of [
  [0, 0],
  [1, 0],
  [2, 1],
] as const)
  scenario(`[8_43/2, LR-KEYWORD-014] with ${wounds} wounds it is defender +${defender}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), host({ wounds })], hand: ['Filler'] }, Bob },
    });
    t.expect.card('Host', { defender, strength: 9 + 2 * wounds });
  });
