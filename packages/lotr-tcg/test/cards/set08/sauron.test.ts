/** Siege of Gondor: the Sauron culture. */
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { runner } from '../people.ts';

const KING = 3;
invent(
  site('King site 4', { siteNumber: 4, block: KING }),
  site('King site 5', { siteNumber: 5, block: KING }),
  site('King site 6', { siteNumber: 6, block: KING }),
  site('Old site 5', { siteNumber: 5, block: 1 }),
  minion('Orc', { culture: 'Sauron' }),
  companion('Guard'),
  freeCondition('Filler'),
  shadowCondition('Drum', { culture: 'Sauron' }),
  shadowCondition('Other Drum'),
);

const morgai = { card: 'Morgai', as: 'Morgai' };
const march = (number: number, card: string, minions: readonly unknown[], held = 5) => ({
  phase: 'shadow alone',
  path: [{ card, number }],
  players: {
    Ann: {
      companions: [frodo()],
      site: number,
      hand: Array.from({ length: held }, (_x, i) => ({ card: 'Filler', as: `held ${i}` })),
    },
    Bob: { support: [morgai], minions, hand: ['Drum'] },
  },
});
scenario(
  '[8_104/1, LR-INIT-001] at site 5 of the King block a Sauron minion gives the Shadow initiative',
  (t) => {
    t.given(march(5, 'King site 5', ['Orc']));
    t.expect.table({ initiative: 'Shadow' });
    t.player('Bob').has({ initiative: true });
    t.player('Ann').has({ initiative: false });
  },
);
for (const [number, card, minions] of [
  [4, 'King site 4', ['Orc']],
  [6, 'King site 6', ['Orc']],
  [5, 'Old site 5', ['Orc']],
  [5, 'King site 5', [runner()]],
] as const)
  scenario(
    `[8_104/1, LR-BLOCK-003] not at ${card}${minions.includes('Orc' as never) ? '' : ' with a Moria minion'}`,
    (t) => {
      t.given(march(number, card, minions));
      t.expect.table({ initiative: 'Free Peoples' });
    },
  );

const arrival = (hand: readonly string[], site: number, played: unknown = 'Guard') => ({
  phase: 'fellowship alone',
  path: [{ card: 'King site 4', number: 4, as: 'low' }, 'King site 5', 'King site 6'],
  players: {
    Ann: { companions: [frodo()], site: 6, hand: [played, 'Filler'] },
    Bob: { support: [morgai], hand, site },
  },
});
scenario('[8_104/2] as a companion is played, a Sauron card buys a site, and Morgai goes', (t) => {
  t.given(arrival(['Drum', 'Other Drum'], 5));
  t.player('Ann').does('Guard');
  t.player('Bob')
    .does('Morgai')
    .has({ controls: ['low'], hand: ['Other Drum'] });
  t.expect.card('Morgai', { in: 'discard of Bob' }).card('Drum', { in: 'discard of Bob' });
});
scenario('[8_104/2, LR-CONTROL-002] with no site to be had it goes for nothing', (t) => {
  t.given(arrival(['Drum'], 4));
  t.player('Ann').does('Guard');
  t.player('Bob').does('Morgai').has({ controls: [] });
  t.expect.card('Morgai', { in: 'discard of Bob' });
});
scenario('[8_104/2] it may be left', (t) => {
  t.given(arrival(['Drum'], 5));
  t.player('Ann').does('Guard');
  t.player('Bob').passes().has({ controls: [] });
  t.expect.card('Morgai', { in: 'support of Bob' });
});
for (const [why, hand, played] of [
  ['no other card will do', ['Other Drum'], 'Guard'],
  ['no other card that is played calls for it', ['Drum'], { card: 'Filler', as: 'Guard' }],
] as const)
  scenario(`[8_104/2] ${why}`, (t) => {
    t.given(arrival(hand, 5, played));
    t.player('Ann').does('Guard').mayChoose.includes('Pass', 'Filler');
    t.expect.card('Morgai', { in: 'support of Bob' });
  });
