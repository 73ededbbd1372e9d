/** Mines of Moria: what the Uruk-hai break and bring back. */
import { companion, invent, item, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  companion('Friend'),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', vitality: 2 }),
  minion('Goblin'),
  item('Helm', { itemClass: 'helm' }),
  item('Shield', { itemClass: 'shield' }),
  item('Mail', { itemClass: 'armor' }),
  item('Blade'),
  item('Orc helm', { itemClass: 'helm', side: 'Shadow' }),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const height = (companions: number, who: string, wounds = 0) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Friend', as: 'he', on: ['Helm', 'Shield', 'Mail', 'Blade'] },
        ...cards(companions - 2, 'Friend', 'f'),
      ],
    },
    Bob: {
      minions: [{ card: who, as: 'uruk', wounds, on: ['Orc helm'] }],
      hand: [{ card: 'Beyond the Height of Men', as: 'it' }],
      support: ['Idle'],
    },
  },
});
scenario('[2_39] Beyond the Height of Men: with 5 companions one armor, helm or shield', (t) => {
  t.given(height(5, 'Uruk'));
  t.player('Bob').does('it').mayChoose.exactly('Helm', 'Shield', 'Mail', 'Orc helm');
  t.player('Bob').does('Shield');
  t.expect
    .card('Shield', { in: 'discard of Ann' })
    .card('Helm', { in: 'on of he' })
    .card('uruk', { wounds: 1 });
});
scenario('[2_39] Beyond the Height of Men: with 6 all those of the Free Peoples', (t) => {
  t.given(height(6, 'Uruk'));
  t.player('Bob').does('it', 'discard every');
  for (const card of ['Helm', 'Shield', 'Mail']) t.expect.card(card, { in: 'discard of Ann' });
  t.expect.card('Blade', { in: 'on of he' }).card('Orc helm', { in: 'on of uruk' });
});
for (const [who, wounds] of [
  ['Goblin', 0],
  ['Uruk', 1],
] as const)
  scenario(`[2_39, LR-EXERT-003] Beyond the Height of Men: not by ${who} with ${wounds} wounds`, (t) => {
    t.given(height(6, who, wounds));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });

const afoot = (burdens: number, who: string) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()], burdens },
    Bob: {
      minions: [{ card: who, as: 'uruk' }],
      hand: [{ card: 'Evil Afoot', as: 'it' }],
      discard: [...cards(3, 'Goblin', 'g'), 'Blade'],
      support: ['Idle'],
    },
  },
});
scenario('[2_41] Evil Afoot: as many minions as burdens are shuffled in', (t) => {
  t.given(afoot(2, 'Uruk'));
  t.player('Bob').does('it').mayChoose.exactly('0', '1', '2');
  t.player('Bob').does('2').mayChoose.exactly('g0', 'g1', 'g2', 'Pass');
  t.player('Bob').does('g0', 'g2').has({ deck: 2 });
  t.expect.card('uruk', { wounds: 1 });
});
scenario('[2_41, LR-EXERT-003] Evil Afoot: not by a Goblin', (t) => {
  t.given(afoot(2, 'Goblin'));
  t.player('Bob').mayNot('it', { because: 'exert' });
});
