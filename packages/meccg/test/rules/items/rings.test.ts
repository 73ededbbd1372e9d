/** Rings: from the gold ring at its site to what it turns out to be, and The One Ring against strikes. ME-RING */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });

describe('at the site', () => {
  scenario('[ME-RING-005] a gold ring is played, tested, and may be The One Ring', (t) => {
    t.given({
      phase: 'at the site',
      dice: [5, 5],
      players: {
        Ann: {
          hand: ['Precious Gold Ring', 'The One Ring'],
          companies: [company('Gladden Fields', 'Gandalf', 'Legolas')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('The One Ring', { to: 'playItem' });
    t.player('Ann').does('Precious Gold Ring: play', 'Legolas', 'Gandalf: on your turn', 'The One Ring');
    t.expect
      .card('The One Ring', { in: 'on of Legolas' })
      .card('Precious Gold Ring', { in: 'discard of Ann' });
  });

  const guarded = (hand: readonly string[], ...items: readonly string[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand,
        companies: [
          {
            ...company('Gladden Fields', 'Gandalf', bearing('Legolas', ...items)),
            onGuard: [{ card: 'Lure of Nature', owner: 'Bob', controller: 'Bob' }],
          },
        ],
      },
      Bob,
    },
  });
  scenario('[ME-RING-2008] what lies on guard is not revealed for a ring test', (t) => {
    t.given({ ...guarded(['Lesser Ring', 'Cram'], 'Precious Gold Ring'), dice: [5, 5] });
    // Bob is not asked, neither for the test nor for the ring; afterwards his card goes back.
    t.player('Ann').does('Gandalf: on your turn', 'Lesser Ring');
    t.expect.card('Lesser Ring', { in: 'on of Legolas' }).card('Lure of Nature', { in: 'hand of Bob' });
  });
  scenario('[ME-RING-2008] but it is for the play of the gold ring itself', (t) => {
    t.given(guarded(['Precious Gold Ring']));
    t.player('Ann').does('Precious Gold Ring: play', 'Legolas');
    t.player('Bob').mayChoose.includes('Lure of Nature: reveal');
  });
});

describe('The One Ring against strikes', () => {
  for (const [result, dice] of [
    ['as often as he passes', [3, 3, 3, 3]],
    ['until he fails', [3, 3, 2, 3]],
  ] as const)
    scenario(`[ME-CARD-0529] it cancels one after the other in a turn, ${result}`, (t) => {
      t.given({
        phase: 'attack',
        attack: { race: 'Orc', strikes: 1, prowess: 20, attacks: 2 },
        dice,
        players: { Ann: { companies: [company('Moria', bearing('Frodo', 'The One Ring'))] }, Bob },
      });
      t.player('Ann').does('Frodo', 'No', 'The One Ring: ');
      resolveChain(t);
      t.expect.card('Frodo', { status: 'untapped', in: 'company of company 1' });
      t.player('Ann').does('Frodo', 'No', 'The One Ring: ');
      // 6 + 4 − 2 is more than 7 corruption points, 5 + 4 − 2 is not.
      t.expect.card('Frodo', { in: result === 'until he fails' ? 'discard of Ann' : 'company of company 1' });
    });
});
