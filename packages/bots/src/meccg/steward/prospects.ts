/**
 * What a player's plans promise him, as a Steward would reckon: for the learned value, which sees no single cards.
 *
 * Keeps  of hands only his own is looked at.
 */
import { firstIn, Options, place } from '@westmarch/kernel';
import { atHaven, companiesOf, type MeccgState, membersOf, Zone } from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import { isWonAtSites, Outlook, type Taken } from './journeys.ts';
import { Mind } from './mind.ts';
import { Party } from './party.ts';
import { usualWeights } from './steward.ts';
import type { Name } from './weights.ts';

/** Plans are made before anything is asked. */
const nothing = new Options();

export const PROSPECTS = ['plans', 'prospects', 'at hand', 'recruits', 'frailty abroad'] as const;

export function prospects(s: MeccgState, you: number, into: Float64Array, at: number): void {
  const mind = new Mind(s, you, nothing, () => 0, usualWeights);
  const scale = new Scale<Name>(mind.w);
  const outlooks: Outlook[] = [];
  let taken: Taken = { cards: [], places: [] };
  let [plans, atHand, abroad] = [0, 0, 0];
  for (const company of companiesOf(s, you)) {
    if (membersOf(s, company).length === 0 || s.company.site[company] === 0) continue;
    const party = new Party(mind, company);
    const outlook = new Outlook(mind, party, taken);
    outlooks.push(outlook);
    const { total, card } = outlook.best(scale);
    plans += total;
    if (card > 0) taken = { cards: [...taken.cards, card], places: [] };
    atHand += outlook.gain(outlook.here);
    if (!atHaven(s, company)) abroad += party.frailty;
  }
  let all = 0;
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c]) {
    if (!isWonAtSites(mind, c)) continue;
    let most = 0;
    for (const outlook of outlooks) most = Math.max(most, outlook.prospect(c));
    all += most;
  }
  into[at] = plans / 20;
  into[at + 1] = all / 15;
  into[at + 2] = atHand / 6;
  into[at + 3] = mind.recruits / 5;
  into[at + 4] = abroad / 4;
}
