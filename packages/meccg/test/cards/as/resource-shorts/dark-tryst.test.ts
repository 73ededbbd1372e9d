/** Against the Shadow: resource short-events of minions. */
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

const tryst = (deck: readonly string[]) => ({
  players: {
    Ann: {
      side: 'ringwraith',
      hand: ['Dark Tryst'],
      deck,
      discard: ['Voices of Malice'],
      companies: [company('Dol Guldur', 'Layos')],
    },
    Bob,
  },
});
scenario('[AS-80] Dark Tryst: three cards, and it is out of the game', (t) => {
  t.given(tryst(['Cram', 'Cram', 'Cram', 'Diversion']));
  t.player('Ann').does('Dark Tryst');
  resolveChain(t);
  t.player('Ann').has({ hand: 3, deck: 1 });
  t.expect.card('Dark Tryst', { in: 'aside of Ann' });
});
scenario('[AS-80] Dark Tryst: a deck that runs out on the way is exhausted, and goes on', (t) => {
  t.given(tryst(['Cram', 'Cram']));
  t.player('Ann').does('Dark Tryst');
  resolveChain(t);
  // Two, then the discard pile, which is one card: it comes last, and leaves the deck empty again.
  t.player('Ann').has({ exhausted: 2, hand: 3 });
  t.expect.card('Voices of Malice', { in: 'hand of Ann' });
  t.expect.card('Dark Tryst', { in: 'aside of Ann' });
});
