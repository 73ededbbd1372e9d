/** Dark Minions: resource short-events. */
import { Bob, company, scenario } from '../../table.ts';

scenario(
  '[DM-159] Smoke Rings: a resource or character from discard pile or sideboard into the deck',
  (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          discard: ['Glamdring'],
          sideboard: ['Haldir', 'Ghosts'],
          companies: [company('Bree', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Smoke Rings');
    t.player('Ann').mayChoose.exactly('Glamdring', 'Haldir');
    t.player('Ann').does('Haldir');
    t.player('Ann').has({ deck: ['Haldir'] });
  },
);
