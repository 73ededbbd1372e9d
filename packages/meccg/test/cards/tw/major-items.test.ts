/** The Wizards: major items. */
import { Bob, company, scenario } from '../../table.ts';
import { bearing, shielded } from '../positions.ts';

scenario('[TW-250] Great-shield of Rohan: a warrior taps it to stay untapped', (t) => {
  t.given(shielded('Elladan', 'Great-shield of Rohan', [4, 4]));
  t.player('Ann').does('Elladan', 'No', 'Great-shield of Rohan: when', 'Pass', 'Pass');
  t.expect.card('Elladan', { status: 'untapped' }).card('Great-shield of Rohan', { status: 'tapped' });
});

scenario('[TW-250] Great-shield of Rohan: unless he is wounded', (t) => {
  t.given(shielded('Elladan', 'Great-shield of Rohan', [1, 2, 1, 1]));
  t.player('Ann').does('Elladan', 'No', 'Great-shield of Rohan: when', 'Pass', 'Pass');
  t.expect.card('Elladan', { status: 'wounded' });
});

scenario('[TW-250] Great-shield of Rohan: not for one who is no warrior', (t) => {
  t.given(shielded('Fatty Bolger', 'Great-shield of Rohan', [6, 6]));
  t.player('Ann').does('Fatty Bolger', 'No');
  t.player('Ann').mayNot('Great-shield of Rohan', { because: 'warrior' });
  t.player('Ann').does('Pass');
});

scenario('[TW-322] Sapling of the White Tree: 2 points when stored at Minas Tirith', (t) => {
  t.given({
    dice: [6, 6],
    players: {
      Ann: {
        companies: [company('Minas Tirith', bearing('Beretar', 'Sapling of the White Tree'), 'Anborn')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Sapling of the White Tree: store', 'Roll');
  t.expect.card('Sapling of the White Tree', { 'marshalling points': 2 });
});

scenario('[TW-322] Sapling of the White Tree: not playable at a Shadow-hold', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Sapling of the White Tree', 'Glamdring'], companies: [company('Moria', 'Beretar')] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Sapling of the White Tree', { because: 'does not allow' });
});

scenario('[TW-322] Sapling of the White Tree: playable at Ruins & Lairs', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Sapling of the White Tree'], companies: [company('Glittering Caves', 'Beretar')] },
      Bob,
    },
  });
  t.player('Ann').does('Sapling of the White Tree: play');
  t.expect.card('Sapling of the White Tree', { in: 'on of Beretar' });
});
