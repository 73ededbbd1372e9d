/** Dark Minions: resource short-events. */
import { fallen, TOWERS } from '../../fallen-wizards.ts';
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
scenario(
  '[DM-159 ME-CARD-0697 ME-FW-2000] Smoke Rings: a fallen-wizard brings no resource of the minions, but their characters',
  (t) => {
    t.given({
      players: {
        Ann: {
          ...fallen,
          hand: ['Smoke Rings'],
          discard: ['Glamdring', 'Strange Rations', 'Stinker', 'Hidden Haven'],
          sideboard: ['Layos', 'Bold Thrust', 'Balchoth'],
          companies: [company(TOWERS, 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Smoke Rings');
    t.player('Ann').mayChoose.exactly('Glamdring', 'Hidden Haven', 'Layos');
  },
);
