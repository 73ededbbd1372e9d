/**
 * Where a newcomer begins: each place is tried in thought, and what all companies could then do next is compared.
 *
 * Not    who controls him (organization.ts), or whether he comes at all.
 * Keeps  several companies are weighed as where one parts (companies.ts): else drawing cards twice would outweigh company.
 */
import { companiesOf, companySize, isOwnHaven } from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import { mayTravel } from './companies.ts';
import { type Choosing, imagine } from './imagine.ts';
import { Outlook } from './journeys.ts';
import type { Mind, Weigh } from './mind.ts';
import { control } from './organization.ts';
import { Party } from './party.ts';
import type { Name } from './weights.ts';

/** What his companies could do next, the largest first: what one of them plays is not left for another. */
function prospects(mind: Mind): number {
  const { s, you, w } = mind;
  const scale = new Scale<Name>(w);
  const cards: number[] = [];
  let total = 0;
  let abroad = 0;
  for (const company of companiesOf(s, you).toSorted((a, b) => companySize(s, b) - companySize(s, a))) {
    const party = new Party(mind, company);
    const outlook = new Outlook(mind, party, { cards, places: [] });
    const move = outlook.best(scale, mayTravel(s, party.members) ? outlook.destinations() : []);
    total += move.total;
    if (move.card > 0) cards.push(move.card);
    // An avatar who stays at home is safe there, and needs nobody.
    if (party.hasAvatar && move.site === outlook.here && isOwnHaven(s, you, move.site)) continue;
    if (abroad++ === 0) continue;
    total -= w['going apart'];
    if (move.card === 0) total -= w['going apart for nothing'];
  }
  return total;
}

const controlled: Choosing = (mind, _procedure, step) => (step === 'control' ? control(mind) : -1);

/** Null: he does as Novice does. Only Wizards did better for it in play. */
export const weighArrival = (mind: Mind): Weigh | null =>
  mind.side.name !== 'wizard'
    ? null
    : (i, scale) => {
        const then = imagine(mind, i, controlled);
        if (then === null) scale.put('out of the question', 1);
        else scale.put('a beginning', prospects(then));
      };
