/** Combat of minions: homes of a kind. ME-COMBAT-519 */
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
} from '../../src/cards/words/index.ts';
import { borrow, invent } from '../invented.ts';
import { Bob, company, scenario } from '../table.ts';

// Bróin, Threlin, Dôgrib, Jerrek, Nevido Smôd; Carn Dûm, Geann a-Lisch; Grishnákh; Shelob’s Lair.
borrow('LE-3', 'LE-43', 'LE-7', 'LE-17', 'LE-27', 'LE-359', 'LE-374', 'LE-12', 'LE-402');
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
