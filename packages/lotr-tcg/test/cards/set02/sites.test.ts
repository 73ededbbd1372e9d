/** Mines of Moria: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { scenario } from '../../table.ts';
import { standing } from '../standing.ts';

scenario('[2_116] Hobbiton Woods: a Hobbit exerts to play site 2', (t) => {
  t.given(
    standing('fellowship alone', 'Hobbiton Woods', 1, {
      adventure: [{ card: 'Ettenmoors', as: 'Ettenmoors' }, 'Moria Lake'],
    }),
  );
  t.player('Ann').does('here: Fellowship');
  t.expect.card('Ettenmoors', { in: 'path', number: 2 }).card('Frodo', { wounds: 1 });
});
