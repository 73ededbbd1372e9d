/** The White Hand: resource short-events. */
import { describe } from 'vitest';
import { Bob, company, type Placed, scenario } from '../../table.ts';

describe('[WH-43] Crept Along Cleverly', () => {
  const faced = (race: string, ...who: readonly Placed[]) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9, race },
    players: {
      Ann: { side: 'ringwraith', hand: ['Crept Along Cleverly'], companies: [company('Moria', ...who)] },
      Bob,
    },
  });
  for (const race of ['Wolf', 'Animal', 'Spider', 'Dragon', 'Drake', 'Undead'])
    scenario(`cancels an attack by ${race}`, (t) => {
      t.given(faced(race, 'Odoacer', 'Layos'));
      t.player('Ann').does('Crept Along Cleverly');
      t.expect.card('Odoacer', { status: 'untapped' }).card('Layos', { status: 'untapped' });
    });
  scenario('not one by Orcs', (t) => {
    t.given(faced('Orc', 'Odoacer', 'Layos'));
    t.player('Ann').mayNot('Crept Along Cleverly', { because: 'Wolves' });
  });
  scenario('not without a ranger', (t) => {
    t.given(faced('Wolf', 'Layos', 'Ostisen'));
    t.player('Ann').mayNot('Crept Along Cleverly', { because: 'ranger' });
  });
});
