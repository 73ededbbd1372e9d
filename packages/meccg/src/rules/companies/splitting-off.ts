/**
 * Splitting off on the way: one character goes on in a company of his own.
 *
 * Keeps  what he leads stays with the others, uncontrolled; both parts have been through the same.
 */
import { place } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';
import { joinCompany, newCompany, noteParting } from './company.ts';
import { splitEffects } from './company-effects.ts';

/** Returns his company; 0 where there is room for none. */
export function splitOff(s: S, card: number, company: number): number {
  const alone = newCompany(s, s.company.player[company], 0);
  if (alone === 0) return 0;
  s.card.leader[card] = 0;
  for (let c = s.place.first[place(s, Zone.company, company)]; c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === card) {
      s.card.leader[c] = 0;
      s.card.uncontrolled[c] = 1;
    }
  joinCompany(s, card, alone);
  splitEffects(s, company, alone);
  noteParting(s, alone, company);
  for (const column of ['origin', 'destination', 'moved', 'cameFrom', 'faced'] as const)
    s.company[column][alone] = s.company[column][company];
  s.company.done[alone] = 1;
  return alone;
}
