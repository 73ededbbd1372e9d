/** Dark Minions: sites. */
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const hill = (...items: readonly string[]) => ({
  phase: 'at the site',
  players: {
    Ann: {
      hand: ['Glamdring', 'Smoke Rings'],
      discard: ['Dodge'],
      companies: [company('Hermit’s Hill', { card: 'Elladan', on: items }, 'Elrohir')],
    },
    Bob,
  },
});

scenario('[DM-32] Hermit’s Hill: two minor items make one major item playable', (t) => {
  t.given(hill('Cram', 'Horn of Anor'));
  t.player('Ann').mayNot('Glamdring', { because: 'does not allow' });
  t.player('Ann').does('Hermit’s Hill', 'Cram');
  resolveChain(t);
  t.player('Ann').does('Glamdring: play', 'Elrohir', 'Pass');
  t.expect.card('Glamdring', { in: 'on of Elrohir' }).card('Horn of Anor', { in: 'discard of Ann' });
});

scenario('[DM-32] Hermit’s Hill: not for one minor item', (t) => {
  t.given(hill('Cram'));
  t.player('Ann').mayChoose.excludes('Hermit’s Hill');
});
