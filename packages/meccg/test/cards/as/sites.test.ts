/** Against the Shadow: sites. */
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { goingTo } from '../positions.ts';

const worthy = (...characters: readonly string[]) => ({
  phase: 'at the site',
  players: {
    Ann: {
      hand: ['Smoke Rings'],
      discard: ['Dodge'],
      companies: [{ ...company('The Worthy Hills', ...characters), siteTapped: true }],
    },
    Bob,
  },
});

scenario('[AS-138] Geann a-Lisch: any Man creature may be played there', (t) => {
  t.given(goingTo('Edhellond', 'Geann a-Lisch'));
  t.player('Bob').mayChoose.includes('Ambusher: attack');
});

scenario('[AS-142] The Worthy Hills: a sage and a scout tap to untap the site', (t) => {
  t.given(worthy('Balin', 'Adrazar'));
  t.player('Ann').does('The Worthy Hills');
  resolveChain(t);
  t.expect.card('Balin', { status: 'tapped', 'site tapped': false }).card('Adrazar', { status: 'tapped' });
});

scenario('[AS-142] The Worthy Hills: not without a scout', (t) => {
  t.given(worthy('Balin', 'Bofur'));
  t.player('Ann').mayChoose.excludes('The Worthy Hills');
});
