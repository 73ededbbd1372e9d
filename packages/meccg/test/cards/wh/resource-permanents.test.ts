/** The White Hand: resource permanent-events. */
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const prompted = (bearer: string) => ({
  phase: 'hazards',
  dice: [6, 6],
  players: {
    Ann: {
      hand: [],
      companies: [
        {
          ...company('Lórien', { card: bearer, on: ['Promptings of Wisdom'] }, 'Elladan'),
          as: 'riders',
          movesTo: 'Dol Guldur',
        },
      ],
    },
    Bob: { ...Bob, hand: ['Seized by Terror'] },
  },
});

scenario('[WH-34 ME-CARD-0212] Promptings of Wisdom: its bearer splits off, but is not sent back', (t) => {
  t.given({
    phase: 'hazards',
    dice: [6, 6, 1, 1],
    players: {
      Ann: {
        companies: [
          {
            ...company('Lórien', { card: 'Beretar', on: ['Promptings of Wisdom'] }, 'Elladan'),
            as: 'riders',
            movesTo: 'Dol Guldur',
          },
        ],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
    },
  });
  t.player('Ann').does('Promptings of Wisdom');
  resolveChain(t);
  t.player('Ann').does('Roll');
  t.player('Bob').does('Seized by Terror: as', 'Beretar');
  resolveChain(t);
  t.expect.card('Elladan', { in: 'company of riders' });
});

scenario('[WH-34 ME-CARD-0577] Promptings of Wisdom: its bearer taps, and checks corruption', (t) => {
  t.given(prompted('Beretar'));
  t.player('Ann').does('Promptings of Wisdom');
  resolveChain(t);
  t.player('Ann').does('Roll');
  t.expect.card('Beretar', { status: 'tapped' });
});

scenario('[WH-34] Promptings of Wisdom: not on one who is no ranger', (t) => {
  t.given({
    players: { Ann: { hand: ['Promptings of Wisdom'], companies: [company('Bree', 'Balin')] }, Bob },
  });
  t.player('Ann').mayNot('Promptings of Wisdom', { because: 'nothing to choose a ranger' });
});
