/** Corruption cards of all sets: on whom they are not played, and how their bearers are rid of them. */
import { Bob, company, going, scenario } from '../table.ts';
import { cited } from './cited.ts';

for (const [card, who, because] of [
  ['Lure of Nature', 'Balin', 'nothing'],
  ['Lure of Nature', 'Sam Gamgee', 'nothing'],
  ['Lure of Expedience', 'Sam Gamgee', 'nothing'],
  ['Lure of Expedience', 'Saruman', 'nothing'],
  ['Alone and Unadvised', 'Saruman', 'nothing'],
  ['Covetous Thoughts', 'Elladan', 'nothing'],
] as const)
  scenario(`${cited(card)}: not on ${who}`, (t) => {
    t.given(going([card, 'Orc-guard'], [who]));
    t.player('Bob').mayNot(card, { because });
  });

for (const [card, number] of [
  ['Alone and Unadvised', 6],
  ['Lure of Expedience', 5],
  ['Lure of Nature', 4],
  ['Despair of the Heart', 4],
  ['Foolish Words', 7],
] as const) {
  const cursed = (roll: number) => ({
    dice: [roll - 1, 1],
    players: { Ann: { companies: [company('Bree', { card: 'Elladan', on: [card] })] }, Bob },
  });
  scenario(`${cited(card)}: tapping and a roll of more than ${number} removes it`, (t) => {
    t.given(cursed(Math.min(number + 1, 7)));
    t.player('Ann').does(`${card}: in its bearer's organization phase: tap`);
    t.expect.card(card, number + 1 <= 7 ? { in: 'discard of Ann' } : { in: 'on of Elladan' });
    t.expect.card('Elladan', { status: 'tapped' });
  });
  scenario(`${cited(card)}: a roll of ${number} does not`, (t) => {
    t.given(cursed(number));
    t.player('Ann').does(`${card}: in its bearer's organization phase: tap`);
    t.expect.card(card, { in: 'on of Elladan' });
  });
}
