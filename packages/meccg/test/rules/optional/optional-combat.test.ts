/** Optional rules of combat, on and off: two strikes for one, and companies of Fallen-wizards. ME-OPT-4004, 4006, 4011 */
import { describe } from 'vitest';
import { borrow } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

borrow('TW-74');

describe('tapping to face two strikes', () => {
  const facing = (
    dice: readonly number[],
    more: object = {},
    options: readonly string[] = ['two-strikes'],
  ) => ({
    phase: 'attack',
    options,
    attack: { creature: 'Orc-patrol' },
    dice,
    players: {
      Ann: { hand: ['Dodge'], companies: [company('Moria', 'Boromir II', 'Pippin')] },
      Bob: { ...Bob, hand: ['Orc-patrol'] },
    },
    ...more,
  });
  const AGAIN = 'Boromir II again, at −3 against both';
  scenario('[ME-OPT-4004] with the rule off nobody is offered a second strike', (t) => {
    t.given(facing([], {}, []));
    t.player('Ann').does('Boromir II').mayChoose.exactly('Pippin', 'Pass');
  });
  scenario('[ME-OPT-4004 ME-OPT-4011] both are fought at −3, and he taps at the second', (t) => {
    // Orc-patrol: three strikes of prowess 6. Boromir has 6: 3 against each of the two.
    t.given(facing([2, 2, 2, 3]));
    t.player('Ann').mayChoose.exactly('Boromir II', 'Pippin', 'Pass');
    t.player('Ann').does('Boromir II').mayChoose.exactly(AGAIN, 'Pippin', 'Pass');
    // There is no third one for him.
    t.player('Ann').does(AGAIN).mayChoose.exactly('Pippin', 'Pass');
    t.player('Ann').does('Pippin');
    t.expect.table({ strikes: ['Boromir II: pending', 'Boromir II: pending', 'Pippin: pending'] });
    t.player('Ann').does('The strike against Boromir II');
    t.expect.table({ 'prowess against the strike': 3 });
    t.player('Ann').mayChoose.excludes('Yes');
    t.player('Ann').does('Pass');
    // 7 against 6: he has won, and is not tapped yet.
    t.expect.card('Boromir II', { status: 'untapped' });
    t.player('Ann').does('The strike against Boromir II');
    t.expect.table({ 'prowess against the strike': 3 });
    t.player('Ann').does('Pass');
    t.expect.card('Boromir II', { status: 'tapped' });
  });
  scenario('[ME-OPT-4004] whoever is tapped takes one at most', (t) => {
    t.given(
      facing([], {
        players: {
          Ann: { companies: [company('Moria', { card: 'Boromir II', status: 'tapped' }, 'Pippin', 'Merry')] },
          Bob: { ...Bob, hand: ['Orc-patrol'] },
        },
      }),
    );
    t.player('Ann').mayChoose.exactly('Pippin', 'Merry', 'Pass');
    t.player('Ann').does('Pippin').mayChoose.exactly('Merry', 'Pippin again, at −3 against both', 'Pass');
  });
  scenario('[ME-OPT-4004 ME-OPT-4011] if the first removes him, the second counts as successful', (t) => {
    // 5 against 6: wounded, and a body check of 12 eliminates him. Pippin beats his strike.
    t.given(facing([6, 6, 1, 1, 6, 6]));
    t.player('Ann').does('Boromir II', AGAIN, 'Pippin', 'The strike against Pippin', 'No', 'Pass');
    t.player('Ann').does('Pass');
    t.expect.card('Boromir II', { in: 'out of Ann' }).card('Orc-patrol', { in: 'discard of Bob' });
  });
});

describe('the company of a Fallen-wizard', () => {
  const TEN = ['Gatherer of Loyalties', 'The White Hand', 'Great Patron', 'Bow of Alatar'];
  const ELEVEN = [...TEN, 'Guarded Haven'];
  const on = ['fallen-wizard-combat'];
  const meeting = (
    points: readonly string[],
    options: readonly string[],
    active: string,
    who: readonly string[] = ['Saruman'],
  ) => ({
    phase: 'at the site',
    turn: 5,
    active,
    options,
    players: {
      Ann: {
        side: 'fallen-wizard',
        declared: 'Saruman',
        points,
        hand: ['Cram'],
        companies: [company('TW-413', ...who), ...(who[0] === 'Saruman' ? [] : [company('Bree', 'Saruman')])],
      },
      Bob: { hand: ['Cram'], companies: [company('TW-413', 'Haldir')] },
    },
  });
  const attack = (who: string): string => `${who}: attack another company`;
  const because = { to: 'attackCompany', because: 'may fight with this one', rule: 'ME-CVCC-502' } as const;
  scenario('[ME-OPT-4006] with 11 stage points it attacks, and is attacked', (t) => {
    t.given(meeting(ELEVEN, on, 'Ann'));
    t.player('Ann').has({ 'stage points': 11 }).mayChoose.includes(attack('Saruman'));
  });
  scenario('[ME-OPT-4006] and is attacked', (t) => {
    t.given(meeting(ELEVEN, on, 'Bob'));
    t.player('Bob').mayChoose.includes(attack('Haldir'));
  });
  for (const [what, given, actor, who] of [
    ['with 10 it does not', meeting(TEN, on, 'Ann'), 'Ann', 'Saruman'],
    ['nor is it attacked', meeting(TEN, on, 'Bob'), 'Bob', 'Haldir'],
    ['without the rule it does not', meeting(ELEVEN, [], 'Ann'), 'Ann', 'Saruman'],
    ['nor is it attacked without it', meeting(ELEVEN, [], 'Bob'), 'Bob', 'Haldir'],
    ['no company without him does', meeting(ELEVEN, on, 'Ann', ['Peath']), 'Ann', 'Peath'],
  ] as const)
    scenario(`[ME-OPT-4006] ${what}`, (t) => {
      t.given(given);
      t.player(actor).mayNot(who, because);
    });
});
