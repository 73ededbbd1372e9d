/** The Dragons: hazard permanent-events. */
import { describe } from 'vitest';
import { Bob, company, going, scenario } from '../../table.ts';

describe('[TD-25] Foolish Words', () => {
  scenario('[ME-CARD-0238] Foolish Words: −4 to influence attempts of its bearer', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 2],
      players: {
        Ann: {
          hand: ['Men of Lebennin'],
          companies: [company('Pelargir', { card: 'Anborn', on: ['Foolish Words'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Men of Lebennin: try');
    t.expect.card('Men of Lebennin', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0238] Foolish Words: not twice on one character', (t) => {
    t.given(going(['Foolish Words'], [{ card: 'Elladan', on: [{ card: 'Foolish Words', as: 'first' }] }]));
    t.player('Bob').mayChoose.excludes('Foolish Words: as');
  });
  scenario('[ME-CARD-0238] Foolish Words: no try without tapping, for it is no corruption card', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', { card: 'Elladan', status: 'tapped', on: ['Foolish Words'] })] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Foolish Words');
  });
});

for (const [events, cards] of [
  [[], 2],
  [['Smaug at Home'], 1],
] as const)
  scenario(
    `[TD-71] ${events.length === 0 ? 'without' : 'with'} Smaug at Home: ${cards} cards are drawn`,
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
            companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bag End' }],
          },
          Bob: { ...Bob, hand: ['Orc-raiders', 'Doors of Night'], events },
        },
      });
      t.player('Ann').does('the path printed');
      while (t.offered().includes('Yes'))
        t.choose(t.state.kernel.asked, t.state.kernel.asked === 1 ? 'Yes' : 'No');
      t.player('Ann').has({ hand: cards });
    },
  );
