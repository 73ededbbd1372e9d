/** Dark Minions: hazard permanent-events. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';

describe('[DM-71] The Moon Is Dead', () => {
  scenario(
    '[DM-71/2 DM-71/3 DM-71/5] The Moon Is Dead: +1 strike and +1 prowess for Undead, and it goes when one is defeated',
    (t) => {
      t.given({
        ...going(
          ['Stirring Bones'],
          ['Elrond', 'Glorfindel II', 'Balin'],
          { hand: ['Escape'] },
          { events: ['The Moon Is Dead'] },
        ),
        dice: [6, 6, 6, 6, 6, 6],
      });
      attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
      t.expect.table({ 'attack strikes': 3, 'attack prowess': 10 });
      t.player('Ann').does('Pass', 'Elrond', 'Glorfindel II', 'Balin');
      t.player('Ann').does('The strike against Elrond', 'No', 'The strike against Glorfindel II', 'No', 'No');
      resolveChain(t);
      t.expect.card('The Moon Is Dead', { in: 'discard of Bob' });
    },
  );
  const barrow = (events: readonly string[]) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Escape', 'Many Turns and Doublings', 'Glamdring'],
        companies: [company('Barrow-downs', 'Beretar', 'Elladan', 'Elrohir')],
      },
      Bob: { ...Bob, events },
    },
  });
  scenario('[DM-71/4] The Moon Is Dead: an Undead automatic-attack is faced twice', (t) => {
    t.given(barrow(['The Moon Is Dead']));
    t.player('Ann').does('Yes', 'Escape', 'Elladan', 'Pass');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
  });
  scenario('The Moon Is Dead: without it, once', (t) => {
    t.given(barrow([]));
    t.player('Ann').does('Yes', 'Escape', 'Elladan', 'Pass');
    t.player('Ann').mayChoose.includes('Glamdring: play');
  });
});

scenario('[DM-71/1] The Moon Is Dead is played as a hazard, and stays', (t) => {
  t.given(going(['The Moon Is Dead'], ['Elrond']));
  t.player('Bob').does('The Moon Is Dead: as');
  resolveChain(t);
  t.player('Bob').has({ events: ['The Moon Is Dead'] });
});
