/**
 * Why he chooses an option rather than another: what each of his considerations came to for either of them.
 *
 * Owns   which decisions are weighed option by option, and how the others are told: by what they lead to.
 * Keeps  where he chooses by weighing, the reasons are the very weights that he chose by.
 */
import { type Decision, Kind } from '@westmarch/kernel';
import { actionName, CardKind, companyOf, isHazard, printed } from '@westmarch/meccg';
import { type Reason, WORTH_A_WORD } from '../../steward/consideration.ts';
import { Scale } from '../../steward/scale.ts';
import { weighArrival } from './arrival.ts';
import { weighDefenders, weighStaying, weighSupport } from './combat.ts';
import { weighCouncil } from './ending.ts';
import { weighDiscards, weighLastDiscard } from './hand.ts';
import { weighCreature, weighVictims } from './hazards.ts';
import { type Choosing, weighAfter, weighStanding } from './imagine.ts';
import { isHarvest, worthTo } from './journeys.ts';
import type { Mind, Weigh } from './mind.ts';
import { outlookOf, weighSites } from './organization.ts';
import { Party } from './party.ts';
import { weighEntering } from './site.ts';
import { aspects, type Name } from './weights.ts';

type Weighers = Readonly<Record<string, Readonly<Record<string, (mind: Mind) => Weigh | null>>>>;

/** Decisions in which he takes whatever weighs most; null: not this time. */
export const weighers: Weighers = {
  'hand size': { discardDown: weighDiscards },
  'discard at the end of the turn': { choose: weighLastDiscard },
  'site phase of a company': { enter: weighEntering },
  attack: { defenderAssigns: weighDefenders, attackerAssigns: weighVictims },
  'strike sequence': { stayUntapped: weighStaying, support: weighSupport },
  'bringing in': { where: weighArrival },
  'declaring movement': { newSite: weighSites },
};

/** What an action is good for: where he has a measure of his own for it, by that; otherwise by what comes of it. */
const weighAction =
  (mind: Mind, procedure: string, choose: Choosing): Weigh =>
  (i, scale) => {
    const { s, o, you } = mind;
    const card = o.a(i);
    // Elsewhere the number of an action is no name of the rules.
    const isOfRules = procedure === 'window' && o.kind(i) === Kind.action && o.b(i) === 0;
    const name = isOfRules ? actionName(o.n(i)) : null;
    if (name === 'declareMovement') {
      const outlook = outlookOf(mind, companyOf(s, card));
      outlook.weigh(outlook.best(new Scale<Name>(mind.w)).site, scale);
      outlook.weigh(outlook.here, scale, -1);
    } else if (name === 'bringIn') scale.put('a companion', mind.worthInPlay(card));
    else if (isHazard(s, card) && printed.kind(s, card) === CardKind.creature && s.global.active !== you) {
      if (name === 'attack')
        weighCreature(mind, new Party(mind.as(s.global.active), s.global.company), card, scale);
    } else if (isOfRules && isHarvest(printed.kind(s, card)) && s.card.live[card] === 0)
      scale.put('harvest', worthTo(mind, new Party(mind, s.global.company), card));
    else if (o.kind(i) !== Kind.pass) {
      weighAfter(mind, i, choose, scale);
      weighStanding(mind, scale, -1);
    }
  };

/** What he would say of one option against another, what counts most first. */
export function reasonsOf(
  mind: Mind,
  { procedure, step }: Decision,
  chosen: number,
  other: number,
  choose: Choosing,
): readonly Reason[] {
  const weigh =
    weighers[procedure]?.[step]?.(mind) ??
    (procedure === 'end-of-turn phase' ? weighCouncil(mind) : weighAction(mind, procedure, choose));
  const termsOf = (i: number): ReadonlyMap<Name, number> => {
    const scale = new Scale<Name>(mind.w);
    scale.watch();
    weigh(i, scale);
    return scale.terms;
  };
  const [one, two] = [termsOf(chosen), termsOf(other)];
  return aspects
    .map(({ name, good, bad }) => {
      const by = (one.get(name) ?? 0) - (two.get(name) ?? 0);
      return { name, by, sentence: by > 0 ? good : bad };
    })
    .filter(({ by, sentence }) => sentence !== '' && Math.abs(by) >= WORTH_A_WORD)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
