/** The Dragons: sites. */
import { Bob, company, scenario } from '../../table.ts';

scenario('[TD-180] Tharbad: items may be played at the tapped site', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Cram', 'Smoke Rings'],
        discard: ['Dodge'],
        companies: [{ ...company('Tharbad', 'Elladan'), siteTapped: true }],
      },
      Bob,
    },
  });
  t.player('Ann').mayChoose.includes('Cram: play');
});
