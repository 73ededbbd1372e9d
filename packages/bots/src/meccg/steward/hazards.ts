/**
 * Hazards: what each would do to the company now moving, and whether another is a better victim.
 *
 * Owns   the worth of playing a hazard now, of keeping it, and of laying a card on guard.
 * Keeps  what the others lose is weighed as they would weigh it.
 */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  actionName,
  attackProwess,
  CardKind,
  companiesOf,
  hazardLimit,
  isHazard,
  localNamed,
  type MeccgState,
  printed,
  races,
  sideOf,
  sites,
} from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import { agentAction } from '../agents.ts';
import { isCall } from '../calling.ts';
import { chanceToExceed } from '../odds.ts';
import { best } from '../thought.ts';
import { shouldCall } from './ending.ts';
import { after, type Choosing, stands } from './imagine.ts';
import type { Mind, Weigh } from './mind.ts';
import { Party } from './party.ts';
import type { Name } from './weights.ts';

const EACH = 255;
const strikesOf = (s: MeccgState, card: number): number => {
  const strikes = printed.strikes(s, card);
  return strikes === EACH ? 0 : strikes;
};

/** The chance that a company beats every strike of a creature, and so gains its points. */
function chanceOfDefeat({ s }: Mind, party: Party, creature: number): number {
  const body = printed.body(s, creature);
  const falls = body === 0 ? 1 : chanceToExceed(body, 0);
  const strong = party.fighters.map(({ prowess }) => prowess).sort((a, b) => b - a);
  const many = Math.min(strong.length, strikesOf(s, creature) || strong.length);
  let chance = 1;
  for (let i = 0; i < many; i++) chance *= chanceToExceed(printed.prowess(s, creature), strong[i]) * falls;
  return chance;
}

/** What the others can still do with whoever is untapped where they go: unless they stay where nothing is played. */
function promiseTo({ s }: Mind, company: number): number {
  const moves = s.company.moved[company] === 1;
  const site = printed.site(s, moves ? s.company.destination[company] : s.company.site[company]);
  const facts = sites[site];
  return facts === undefined || facts === null || facts.type === 'haven' ? 0 : 1;
}

/** What a creature is expected to do to a company, less the points it may give away. */
export function weighCreature(mind: Mind, party: Party, card: number, scale: Scale<Name>): void {
  const { s, w } = mind;
  const player = s.company.player[party.company];
  const strikes = strikesOf(s, card);
  const detains = sideOf(s, player).detained && isShadowy(mind, card) ? w['detaining'] : 0;
  const struck = Math.min(strikes === 0 ? 99 : strikes, party.untapped);
  const busy = party.untapped === 0 ? 0 : (struck / party.untapped) ** 2 * promiseTo(mind, party.company);
  const given = chanceOfDefeat(mind, party, card) * Math.max(0, party.mind.pointsOf(card));
  scale.put('harm', party.attackLoss(strikes, printed.prowess(s, card)) * (1 - detains));
  scale.put('keeping them busy', busy);
  scale.put('points given away', -given * (1 - detains));
}
function creatureGain(mind: Mind, party: Party, card: number): number {
  const scale = new Scale<Name>(mind.w);
  weighCreature(mind, party, card, scale);
  return scale.total;
}
/** The Shadow's own often only detain minions. ME-DETAIN-504..507 */
const SHADOWY = new Set(
  ['Orc', 'Troll', 'Undead', 'Man'].map((name) => races.findIndex((race) => race === name)),
);
const isShadowy = ({ s }: Mind, card: number): boolean => SHADOWY.has(printed.race(s, card));

/** Another company of theirs, still to move, would be hurt so much more that it is worth waiting. */
function isKept(mind: Mind, they: Mind, card: number, gain: number): boolean {
  const { s, w } = mind;
  if (printed.kind(s, card) !== CardKind.creature) return false;
  for (const other of companiesOf(s, s.global.active))
    if (
      other !== s.global.company &&
      s.company.done[other] === 0 &&
      s.company.destination[other] !== 0 &&
      creatureGain(mind, new Party(they, other), card) > Math.max(0.5, gain) * w['waiting for others']
    )
      return true;
  return false;
}

/** The hazard to play on the company now moving, or −1. */
export function hazard(mind: Mind, choose: Choosing): number {
  const { s, o, w } = mind;
  let now = NaN;
  const they = mind.as(s.global.active);
  const party = new Party(they, s.global.company);
  const left = hazardLimit(s) - s.global.hazardsDeclared;
  return best(
    mind,
    (i) => {
      if (o.kind(i) !== Kind.action) return -1;
      const card = o.a(i);
      if (isCall(s, card)) return o.b(i) !== 0 && shouldCall(mind, i) ? 99 : -1;
      const kind = printed.kind(s, card);
      if (o.b(i) === 0) {
        const name = actionName(o.n(i));
        if (name === 'placeOnGuard') return onGuard(mind, party, card);
        if (kind === CardKind.character) return isHazard(s, card) ? agentAction(mind, name, card) : -1;
        if (name !== 'attack') return -1;
      }
      if (!isHazard(s, card)) return -1;
      // What lies in play and can be used again and again is not worth the trouble.
      if (s.card.live[card] === 1) return -1;
      if (kind !== CardKind.creature) {
        if (left <= 0) return -1;
        if (Number.isNaN(now)) now = stands(mind);
        const change = after(mind, i, choose) - now + w['a hazard held'];
        return change < w['least harm'] - 0.05
          ? -1
          : w['a hazard event'] + Math.min(2, change) * w['an effect seen'];
      }
      const gain = creatureGain(mind, party, card);
      return gain < w['least harm'] || isKept(mind, they, card, gain) ? -1 : gain;
    },
    0,
  );
}

/** On guard it may surprise whoever enters; and whatever lies there makes room in the hand. */
function onGuard({ s }: Mind, { company }: Party, card: number): number {
  const surprises = printed.kind(s, card) === CardKind.creature && s.company.moved[company] === 1;
  return surprises ? 0.02 : isHazard(s, card) ? 0.01 : 0.005;
}

/** The strike goes where it hurts most. */
export const weighVictims = (mind: Mind): Weigh => {
  const { s, o } = mind;
  const attack = localNamed(s, 'attack');
  const they = mind.as(s.company.player[s.attack.company[attack]]);
  const party = new Party(they, s.attack.company[attack]);
  const strength = valueOf(s, attackProwess, attack);
  return (i, scale) => scale.put('harm', party.strikeLoss(they.fighter(o.a(i)), strength, 0));
};
