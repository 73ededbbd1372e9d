/** What lies with a company ends with it: the cards of which the rules must know that they do. */
import { clone, isIn } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { endCards, joinCards } from '../../../src/rules/companies/company-cards.ts';
import { type S, Zone } from '../../../src/state.ts';
import { Bob, company, rowOf, scenario } from '../../table.ts';
import { cited } from '../cited.ts';

const cards = [
  'River',
  'Great-road',
  'An Unexpected Party',
  'Nothing to Eat or Drink',
  'Black Rider',
  'Fell Rider',
  'Heralded Lord',
  'Swarm of Bats',
  'Enchanted Stream',
  'Orders from Lugbúrz',
  'Open to the Summons',
  'Crept Along Carefully',
  'Going Ever Under Dark',
  'Orders from the Great Demon',
];

describe('what was played on a company', () => {
  const two = (card: string) => ({
    players: {
      Ann: {
        companies: [
          { ...company('Bree', 'Haldir'), as: 'riders' },
          { ...company('Bree', 'Elladan'), as: 'walkers' },
        ],
        events: [{ card, company: 'riders' }],
      },
      Bob,
    },
  });
  const of = (s: S, name: string): number => companyOf(s, rowOf(s, name));
  for (const card of cards) {
    scenario(`[ME-JOIN-501] ${cited(card)} goes with the company that joins another`, (t) => {
      t.given(two(card));
      const s = clone(t.state);
      joinCards(s, of(s, 'Haldir'), of(s, 'Elladan'));
      expect(s.card.ofCompany[rowOf(s, card)]).toBe(of(s, 'Elladan'));
    });
    scenario(`[ME-JOIN-501] ${cited(card)} ends with its company, and with no other`, (t) => {
      t.given(two(card));
      const s = clone(t.state);
      endCards(s, of(s, 'Elladan'));
      expect(isIn(s, rowOf(s, card), Zone.events)).toBe(true);
      endCards(s, of(s, 'Haldir'));
      expect(isIn(s, rowOf(s, card), Zone.discard)).toBe(true);
    });
  }
});
