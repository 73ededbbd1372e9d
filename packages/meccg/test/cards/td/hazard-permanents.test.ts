/** The Dragons: hazard permanent-events. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

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

for (const [events, to, cards] of [
  [[], 'Bag End', 2],
  [['Smaug at Home'], 'Bag End', 1],
  [[], 'Bree', 1],
  [['Smaug at Home'], 'Bree', 1],
] as const)
  scenario(
    `[TD-71] ${events.length === 0 ? 'without' : 'with'} Smaug at Home: ${cards} cards are drawn for ${to}`,
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
            companies: [{ ...company('Rivendell', 'Elladan'), movesTo: to }],
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

describe('Known to an Ounce', () => {
  const OUNCE = 'Known to an Ounce';
  const heading = (to: string, bob: object = {}, more: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Lórien', 'Elladan'), movesTo: to, by: 'starter', ...more }] },
      Bob: { ...Bob, hand: [{ card: OUNCE, as: 'one' }, 'Orc-guard'], ...bob },
    },
  });
  scenario('[TD-39/1] Known to an Ounce: on a site with a hoard', (t) => {
    t.given(heading('The Lonely Mountain'));
    t.player('Bob').does('one: as');
    resolveChain(t);
    t.expect.card('one', { in: 'on of The Lonely Mountain' });
  });
  scenario('[TD-39/1] Known to an Ounce: not on another', (t) => {
    t.given(heading('Moria'));
    t.player('Bob').mayNot('one', { because: 'hoard' });
  });
  scenario('[TD-39/2] Known to an Ounce: on a Dragon at Home, wherever one goes', (t) => {
    t.given(heading('Moria', { events: ['Smaug at Home', 'Doors of Night'] }));
    t.player('Bob').does('one: as');
    resolveChain(t);
    t.expect.card('one', { in: 'on of Smaug at Home' });
  });
  scenario('[TD-39/2] Known to an Ounce: not twice on one', (t) => {
    t.given(heading('Moria', { events: [{ card: 'Smaug at Home', on: [OUNCE] }] }));
    t.player('Bob').mayNot('one', { because: 'Dragon at Home' });
  });
  const searching = (site: object, bob: object = {}) => ({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Glamdring', 'Escape'], companies: [site] },
      Bob: { ...Bob, ...bob },
    },
  });
  const mountain = company('The Lonely Mountain', 'Elladan', 'Elrohir');
  const play = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('Glamdring: play', 'Elladan');
    resolveChain(t);
  };
  scenario('[TD-39/3] Known to an Ounce: whoever plays an item there faces its guard again', (t) => {
    t.given(searching({ ...mountain, onSite: [{ card: OUNCE, owner: 'Bob' }] }));
    play(t);
    t.expect
      .card('Glamdring', { in: 'on of Elladan' })
      .table({ 'attack prowess': 14, 'attack race': 'Dragon' });
  });
  scenario('[TD-39/3] Known to an Ounce: so it is at the lair of its Dragon', (t) => {
    t.given(searching(mountain, { events: [{ card: 'Smaug at Home', on: [OUNCE] }] }));
    play(t);
    t.expect.table({ 'attack prowess': 14, 'attack race': 'Dragon' });
  });
  scenario('[TD-39/3] Known to an Ounce: not elsewhere', (t) => {
    t.given(
      searching(company('Moria', 'Elladan', 'Elrohir'), { events: [{ card: 'Smaug at Home', on: [OUNCE] }] }),
    );
    play(t);
    t.expect.card('Glamdring', { in: 'on of Elladan' }).table({ 'attack prowess': 0 });
  });
});

describe('Daelomin at Home', () => {
  const MORE = 'Daelomin at Home: in an opponent';
  scenario('[TD-11] Daelomin at Home: given up from play for two hazards more', (t) => {
    t.given(going(['Orc-raiders'], ['Elladan'], {}, { events: ['Daelomin at Home'] }));
    t.player('Bob').does(MORE);
    resolveChain(t);
    t.expect.card('Daelomin at Home', { in: 'discard of Bob' });
  });
  scenario('[TD-11] [ME-TURN-003] Daelomin at Home: not from hand', (t) => {
    t.given(going(['Daelomin at Home', 'Orc-raiders'], ['Elladan']));
    t.player('Bob').mayChoose.excludes(MORE);
  });
});
