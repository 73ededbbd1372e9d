/** Against the Shadow: hazard permanent-events. */
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

scenario('[AS-24] Alone and Unadvised: not on someone in a company of four', (t) => {
  t.given(going(['Alone and Unadvised', 'Orc-guard'], ['Elladan', 'Elrohir', 'Haldir', 'Orophin']));
  t.player('Bob').mayNot('Alone and Unadvised', { because: 'in a company of 3 or fewer' });
});

scenario(
  '[AS-24 ME-CARD-0029] Alone and Unadvised: every check of his gets the number of his company',
  (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', { card: 'Elladan', on: ['Alone and Unadvised'] }, 'Elrohir')] },
        Bob,
      },
    });
    t.expect.card('Elladan', { 'corruption check': 2, 'corruption points': 4 });
  },
);

scenario('[AS-24] Alone and Unadvised: goes when the company has four', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Haldir'],
        companies: [
          company('Rivendell', { card: 'Elladan', on: ['Alone and Unadvised'] }, 'Elrohir', 'Balin'),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Haldir: bring into play', 'Join', 'Done');
  resolveChain(t);
  t.expect.card('Alone and Unadvised', { in: 'discard of Ann' });
});
