/** The Dragons: creatures. */
import { attackWith, Bob, company, going, scenario } from '../../table.ts';

const three = ['Elladan', 'Elrohir', 'Elrond'];

scenario('[TD-13] Dire Wolves: 4 strikes with 8 prowess and no body, keyed to two Wildernesses', (t) => {
  t.given(going(['Dire Wolves'], three, { hand: ['Escape'] }));
  attackWith(t, 'Bob', 'Dire Wolves');
  t.expect.table({ 'attack strikes': 4, 'attack prowess': 8, 'attack body': 0 });
});
scenario('[TD-13] Dire Wolves: one Wilderness is too little', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Rivendell', ...three), movesTo: 'Ettenmoors', by: ['Rhudaur'] }] },
      Bob: { ...Bob, hand: ['Dire Wolves', 'Doors of Night'] },
    },
  });
  t.player('Bob').mayNot('Dire Wolves', { because: 'keyed' });
});
scenario('[TD-13] Dire Wolves: one Shadow-land is enough, and a company that stays meets none', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [{ ...company('Lórien', ...three), movesTo: 'Bandit Lair', by: 'starter' }],
      },
      Bob: { ...Bob, hand: ['Dire Wolves'] },
    },
  });
  attackWith(t, 'Bob', 'Dire Wolves');
  t.expect.table({ 'attack strikes': 4 });
});
