/** The Return of the King: the Gondor culture. */
import { during, maneuver, say, verb, you } from '../../../src/cards/words/index.ts';
import { takeControl } from '../../../src/rules/sites/control.ts';
import { companion, freeCondition, invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(
  minion('Conqueror', {}, during(maneuver, { effect: verb('take', takeControl, [you], say`take a site`) })),
  freeCondition('Wall', { keyword: ['Fortification'], twilight: 2 }),
  freeCondition('Foreign Wall', { keyword: ['Fortification'], culture: 'Rohan', twilight: 2 }),
  freeCondition('Filler', { twilight: 2 }),
  companion('Man of Gondor'),
  site('Field', { siteNumber: 1, block: 3 }),
  site('Ford', { siteNumber: 2, block: 3 }),
);

const strong = { card: 'Strong and Old', as: 'Strong' };
for (const [men, may] of [
  [['Man of Gondor', 'Man of Gondor'], true],
  [['Man of Gondor'], false],
] as const)
  scenario(`[7_122/1] with ${men.length} Gondor Men it may${may ? '' : ' not'} be played`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), gimli(), ...men], hand: [strong, 'Filler'] }, Bob },
    });
    if (may) t.player('Ann').does('Strong');
    else t.player('Ann').mayNot('Strong', { because: 'what it needs to be played is not there' });
  });
scenario('[7_122/2] Gondor fortifications add one twilight less', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 0,
    players: {
      Ann: { companions: [frodo()], support: [strong], hand: ['Wall', 'Foreign Wall', 'Filler'] },
      Bob,
    },
  });
  t.expect
    .card('Wall', { 'twilight cost': 1 })
    .card('Foreign Wall', { 'twilight cost': 2 })
    .card('Filler', { 'twilight cost': 2 });
  t.player('Ann').does('Wall');
  t.expect.table({ twilight: 1 });
});

const wall = (as: string) => ({ card: 'Wall', as });
const siege = (walls: readonly unknown[]) => ({
  phase: 'maneuver alone',
  path: [
    { card: 'Field', number: 1 },
    { card: 'Ford', number: 2 },
  ],
  players: {
    Ann: { companions: [frodo()], support: [strong, ...walls], site: 2 },
    Bob: { minions: ['Conqueror'], site: 2 },
  },
});
scenario('[7_122/3, LR-RESPONSE-003] two fortifications are discarded to keep a site', (t) => {
  t.given(siege([wall('north'), wall('south'), wall('gate')]));
  t.player('Bob').does('Conqueror');
  t.player('Ann').does('Strong', 'north', 'gate');
  t.expect
    .card('Field', { in: 'path' })
    .zone('discard of Ann', ['north', 'gate'])
    .card('south', { in: 'support of Ann' });
});
scenario('[7_122/3, LR-CONTROL-001] who does not use it loses the site', (t) => {
  t.given(siege([wall('north'), wall('south')]));
  t.player('Bob').does('Conqueror');
  t.player('Ann').passes();
  t.expect.card('Field', { in: 'support of Bob' }).card('north', { in: 'support of Ann' });
});
scenario('[7_122/3] one fortification is not enough, nor one of Rohan beside it', (t) => {
  t.given(siege([wall('north'), 'Foreign Wall']));
  t.player('Bob').does('Conqueror');
  t.expect.card('Field', { in: 'support of Bob' }).card('north', { in: 'support of Ann' });
});
scenario('[7_122/3] [LR-CONTROL-002] where no site can be taken, there is nothing to respond to', (t) => {
  t.given({
    ...siege([wall('north'), wall('south')]),
    players: { ...siege([wall('north'), wall('south')]).players, Bob: { minions: ['Conqueror'], site: 1 } },
  });
  t.player('Bob').does('Conqueror');
  t.expect.card('Field', { in: 'path' }).card('north', { in: 'support of Ann' });
});
