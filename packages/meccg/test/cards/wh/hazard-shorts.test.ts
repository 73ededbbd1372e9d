/** The White Hand: hazard short-events. */
import { company, resolveChain, scenario } from '../../table.ts';

const table = (side: string, event: string) => ({
  phase: 'organization',
  players: {
    Ann: {
      side,
      hand: [event],
      companies: [company('Bree', { card: 'Merry', status: 'tapped' }, 'Elrond')],
    },
    Bob: {
      companies: [company('Edhellond', 'Ioreth')],
      hand: ['Blind to the West'],
      events: ['Minions Stir'],
    },
  },
});
scenario(
  '[WH-14] Blind to the West: cancels a hero short-event of a Fallen-wizard, and leaves the game',
  (t) => {
    t.given(table('fallen-wizard', 'Halfling Strength'));
    t.player('Ann').does('Halfling Strength: on your turn');
    t.player('Bob').does('Blind to the West: in answer');
    resolveChain(t);
    t.expect
      .card('Merry', { status: 'tapped' })
      .card('Halfling Strength', { in: 'discard of Ann' })
      .card('Blind to the West', { in: 'aside of Bob' });
  },
);
scenario('[WH-14] Blind to the West: nothing against a Wizard', (t) => {
  t.given(table('wizard', 'Halfling Strength'));
  t.player('Ann').does('Halfling Strength: on your turn');
  t.expect.card('Merry', { status: 'untapped' }).card('Blind to the West', { in: 'hand of Bob' });
});
