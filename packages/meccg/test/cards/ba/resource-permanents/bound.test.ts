/** The Balrog: what binds one company leaves the others free. */
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

scenario('[BA-29/2 BA-29/3] Crept Along Carefully: another company goes as far as ever', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Crept Along Carefully'],
        companies: [company('Rivendell', 'Elladan'), company('Rivendell', 'Elrohir')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Crept Along Carefully: in your organization phase: put', 'Elladan');
  resolveChain(t);
  t.player('Ann').does('Elrohir: declare movement').mayChoose.includes('Lórien', 'Gladden Fields');
});
