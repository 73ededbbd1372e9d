/** Combat of minions: the rulebook's example, and homes of a kind. ME-COMBAT-519, 523 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import {
  both,
  cancelAttack,
  cancellable,
  chooseMemberOrAlly,
  facingAttack,
  inAttackedCompany,
  scout,
  shortEvent,
  the,
  untapped,
} from '../../../src/cards/words/index.ts';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

// Bróin, Threlin.
borrow('LE-3', 'LE-43');
const attackedScout = chooseMemberOrAlly('scout', both(untapped, scout, inAttackedCompany));
invent(
  'A Good Place to Hide',
  'LE-160',
  shortEvent({
    when: facingAttack,
    if: cancellable,
    targets: [attackedScout],
    taps: the('scout'),
    effect: cancelAttack,
  }),
);

/** Nobody does anything between strikes; this one is next. */
function next(t: Table<S>, whom: string): void {
  const strike = `The strike against ${whom}`;
  for (let n = 0; n < 6 && !t.offered().includes(strike) && t.offered().includes('Pass'); n++)
    t.choose(t.state.kernel.asked, 'Pass');
  if (t.offered().includes(strike)) t.player('Ann').does(strike);
}

scenario('[ME-COMBAT-523] five minions on their way, an attack that was cancelled, and Orc-warband', (t) => {
  t.given({
    phase: 'hazards',
    dice: [1, 3, 3, 4, 1, 1, 2, 2, 3, 3, 3, 4, 1, 2],
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['A Good Place to Hide'],
        companies: [
          {
            ...company(
              'Carn Dûm',
              'Bróin',
              'Threlin',
              { card: 'Dôgrib', leader: 'Threlin' },
              'Jerrek',
              'Nevido Smôd',
            ),
            movesTo: 'Geann a-Lisch',
            as: 'they',
          },
        ],
      },
      Bob: { ...Bob, hand: ['Orc-raiders', 'Orc-warband', 'Weariness of the Heart'] },
    },
  });
  t.expect.table({ hazardLimit: 5 });
  const [ann, bob] = [t.player('Ann'), t.player('Bob')];
  attackWith(t, 'Bob', 'Orc-raiders', 'wilderness');
  ann.does('A Good Place to Hide');
  if (t.offered().includes('Bróin')) ann.does('Bróin');
  resolveChain(t);
  t.expect.card('Orc-raiders', { in: 'discard of Bob' }).card('Bróin', { status: 'tapped' });
  attackWith(t, 'Bob', 'Orc-warband', 'wilderness');
  // Five strikes on five: each faces one.
  t.expect.table({ 'attack prowess': 7, 'attack strikes': 5 });
  ann.does('Threlin', 'Dôgrib', 'Jerrek', 'Nevido Smôd');
  next(t, 'Bróin');
  bob.does('Weariness of the Heart: ');
  if (t.offered().includes('Bróin')) bob.does('Bróin');
  resolveChain(t);
  t.expect.card('Bróin', { status: 'wounded' });
  next(t, 'Nevido Smôd');
  ann.does('No');
  t.expect.card('Nevido Smôd', { status: 'wounded' });
  next(t, 'Dôgrib');
  ann.does('Yes');
  t.expect.card('Dôgrib', { status: 'untapped' });
  next(t, 'Threlin');
  ann.does('No');
  next(t, 'Jerrek');
  ann.does('No');
  t.expect.card('Threlin', { status: 'tapped' }).card('Jerrek', { status: 'tapped' });
  t.expect.card('Orc-warband', { in: 'discard of Bob' });
});

describe('at home', () => {
  scenario('[ME-COMBAT-519] at any site of a region nobody cancels what guards it', (t) => {
    // His home is any site in Imlad Morgul, where Shelob’s Lair lies.
    t.given({
      phase: 'site',
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['A Good Place to Hide'],
          companies: [company('Shelob’s Lair', 'Grishnákh')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Yes');
    t.player('Ann').mayNot('Grishnákh', {
      to: 'cancelAtHome',
      because: 'home by its name',
      rule: 'ME-COMBAT-519',
    });
  });
});
