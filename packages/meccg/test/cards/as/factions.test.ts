/** Against the Shadow: factions. What each is won with stands with those of The Wizards. */
import { expect } from 'vitest';
import { isRace } from '../../../src/rules/cards/cards.ts';
import { Bob, company, scenario } from '../../table.ts';

scenario('[AS-67 ME-CARD-0862] Woses of the Eryn Vorn are Woses, and no Men', (t) => {
  t.given({
    players: { Ann: { hand: ['Woses of the Eryn Vorn'], companies: [company('Bree', 'Elladan')] }, Bob },
  });
  const woses = t.who.card('Woses of the Eryn Vorn');
  expect([isRace(t.state, woses, 'Wose'), isRace(t.state, woses, 'Man')]).toEqual([true, false]);
});

scenario('[AS-60] Wain-easterlings are Men', (t) => {
  t.given({
    players: { Ann: { hand: ['Wain-easterlings'], companies: [company('Bree', 'Elladan')] }, Bob },
  });
  expect(isRace(t.state, t.who.card('Wain-easterlings'), 'Man')).toBe(true);
});
