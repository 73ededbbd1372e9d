/** The White Hand: major items. */
import { describe } from 'vitest';
import { Bob, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

describe('[WH-53] Mechanical Bow', () => {
  const facing = (attack: object, dice: readonly number[], who: object) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 30, ...attack },
    dice,
    players: { Ann: minion('Ettenmoors', [who, 'Ostisen']), Bob: { ...Bob, hand: ['Orc-watch'] } },
  });
  for (const [who, prowess, body] of [
    ['Asternak', 7, 6],
    // Not beyond 8; and he who is no warrior has only the burden.
    ['Lieutenant of Morgul', 8, 8],
    ['Ciryaher', 2, 6],
  ] as const)
    scenario(`[WH-53/1, WH-53/2] ${who}: ${prowess} prowess, ${body} body`, (t) => {
      t.given(facing({}, [], bearing(who, 'Mechanical Bow')));
      t.expect.value(who, 'prowess', prowess).value(who, 'body', body);
    });
  // A strike of 8/7 is beaten; a body check of 7 is more than 6.
  for (const [how, who, choice, beaten] of [
    ['who taps', bearing('Asternak', 'Mechanical Bow'), 'No', true],
    ['who stays untapped', bearing('Asternak', 'Mechanical Bow'), 'Yes', false],
    ['who is no warrior', bearing('Ciryaher', 'Mechanical Bow'), 'No', false],
  ] as const)
    scenario(`[WH-53/3] −1 to the body of a strike on its bearer, ${how}: ${beaten}`, (t) => {
      const name = 'card' in who ? who.card : '';
      t.given(facing({ creature: 'Orc-watch', prowess: 8, body: 7 }, [6, 6, 3, 4], who));
      t.player('Ann').does(name, choice);
      if (t.offered().includes('Pass')) t.player('Ann').does('Pass');
      t.expect.card('Orc-watch', { in: beaten ? 'out of Bob' : 'discard of Bob' });
    });
});
