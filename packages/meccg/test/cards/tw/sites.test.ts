/** The Wizards: sites. */
import { scenario } from '../../table.ts';
import { goingTo, woundedAt } from '../positions.ts';

scenario('[TW-374] Barad-dûr: the hazard limit is 2 higher', (t) => {
  t.given(goingTo('Minas Morgul', 'Barad-dûr'));
  t.expect.table({ hazardLimit: 4 });
});

scenario('[TW-413] Moria: the hazard limit is as usual', (t) => {
  t.given(goingTo('Lórien', 'Moria'));
  t.expect.table({ hazardLimit: 2 });
});

scenario('[TW-413] Moria: not every Man may be played there', (t) => {
  t.given(goingTo('Lórien', 'Moria'));
  t.player('Bob').mayNot('Ambusher', { because: 'keyed' });
});

scenario('[TW-414] Mount Doom: the hazard limit is 2 higher', (t) => {
  t.given(goingTo('Minas Morgul', 'Mount Doom'));
  t.expect.table({ hazardLimit: 4 });
});

scenario('[TW-417 ME-CARD-0516 ME-CARD-4023] Old Forest: healing effects reach all who are there', (t) => {
  t.given(woundedAt('Old Forest'));
  t.player('Ann').does('Halfling Strength');
  t.expect.card('Elladan', { status: 'untapped' });
});

scenario('[TW-420 ME-CARD-0624 ME-CARD-4023] Rhosgobel: healing effects reach all who are there', (t) => {
  t.given(woundedAt('Rhosgobel'));
  t.player('Ann').does('Halfling Strength');
  t.expect.card('Elladan', { status: 'untapped' });
});
