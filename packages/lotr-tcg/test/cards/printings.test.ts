/** Black Rider: the Gondor culture. */

import { expect, test } from 'vitest';
import { definitionOf } from '../../src/cards/pool.ts';
import { draw, event, exertA, fellowship } from '../../src/cards/words/index.ts';
import { signet } from '../../src/engine.ts';
import { freeEvent, invent } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { Bob } from './people.ts';

invent(
  freeEvent(
    'Call',
    { twilight: 0 },
    event(fellowship, { costs: [exertA(signet.is('Gandalf'))], effect: draw(1) }),
  ),
);

test('[12_43] Boromir, Defender of Minas Tirith is the card of set 3 printed again', () => {
  expect(definitionOf('12_43')).toBe(definitionOf('3_122'));
});
scenario('[12_43, LR-ERRATA-2029] he has the Gandalf signet', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ wounds: 3 }), { card: 'Boromir, Defender of Minas Tirith', as: 'Boromir' }],
        hand: ['Call'],
        deck: ['Call'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Call').has({ hand: 1 });
  t.expect.card('Boromir', { wounds: 1 });
});
