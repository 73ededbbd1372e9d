/**
 * Attacks and strikes: who stands in front, who stays ready, who helps, and when a card is spent on it.
 *
 * Keeps  everything is weighed by the odds of the dice, in points.
 */
import { Kind, valueOf } from '@westmarch/kernel';
import {
  attackProwess,
  attackStrikes,
  CombatStage,
  companyOf,
  firstOf,
  localNamed,
  type MeccgState,
  Phase,
  printed,
  prowessAgainst,
  Status,
} from '@westmarch/meccg';
import { use } from '../combat.ts';
import { chanceBelow } from '../odds.ts';
import { best, orFirst } from '../thought.ts';
import { Outlook } from './journeys.ts';
import type { Mind, Weigh } from './mind.ts';
import { Party } from './party.ts';

const EACH = 255;
/** Staying untapped costs so much. ME-STRIKE-4008 */
const STAYING = 3;
const DETAINED = 0.1;
const against = (s: MeccgState, attack: number): number => valueOf(s, attackProwess, attack);

const lostChance = (s: MeccgState, strike: number, modifier: number): number =>
  chanceBelow(against(s, s.strike.attack[strike]), prowessAgainst(s, strike) + modifier);

/** What a lost strike costs whoever faces it. */
const costOf = (mind: Mind, target: number): number => mind.fighter(target).hit;

/** Of a company those who are untapped and have no strike to face, but for one. */
function othersFree(s: MeccgState, company: number, besides: number): number {
  let found = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (c !== besides && s.card.status[c] === Status.untapped && !isToFace(s, c)) found++;
  return found;
}
function isToFace(s: MeccgState, character: number): boolean {
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] !== 0 && s.strike.target[i] === character && s.strike.result[i] === 0) return true;
  return false;
}
/** What can still be played where a company of his is or goes, in this turn. */
function stakeOf(mind: Mind, company: number): number {
  const { s, you } = mind;
  if (company === 0 || s.global.active !== you) return 0;
  const moves = s.global.phase === Phase.movementHazard && s.company.moved[company] === 1;
  const card = moves ? s.company.destination[company] : s.company.site[company];
  if (card === 0) return 0;
  return new Outlook(mind, new Party(mind, company)).promise(printed.site(s, card));
}

/** Those who lose least stand in front; who could still play something is spared, if another can stand there. */
export const weighDefenders = (mind: Mind): Weigh => {
  const { s, o } = mind;
  const attack = localNamed(s, 'attack');
  const strength = against(s, attack);
  const share = s.attack.detainment[attack] === 1 ? DETAINED : 1;
  const party = new Party(mind, s.attack.company[attack]);
  const spared = party.player(stakeOf(mind, s.attack.company[attack]) > 0);
  return (i, scale) => {
    if (o.kind(i) !== Kind.card) scale.put('out of the question', 1);
    else {
      scale.put('a blow', -party.strikeLoss(mind.fighter(o.a(i)), strength, 0) * share);
      if (o.a(i) === spared) scale.put('sparing a player', -1);
    }
  };
};

/** Staying untapped makes him weaker by three: for what he could still do, where that is worth it. */
export const weighStaying = (mind: Mind): Weigh => {
  const { s, o } = mind;
  const strike = localNamed(s, 'strike');
  const attack = s.strike.attack[strike];
  const target = s.strike.target[strike];
  const untapped = lostChance(s, strike, -STAYING);
  // Whoever loses to those who only detain is tapped, as he would be anyhow.
  const harmless = s.attack.detainment[attack] === 1 || untapped <= 0.03;
  const company = companyOf(s, target);
  const risk = harmless ? 0 : (untapped - lostChance(s, strike, 0)) * costOf(mind, target);
  const stake = harmless || othersFree(s, company, target) > 0 ? 0 : stakeOf(mind, company) * (1 - untapped);
  return (i, scale) => {
    if (o.kind(i) !== Kind.yes) return;
    scale.put('staying ready', 1);
    scale.put('a blow', -risk);
    scale.put('still to play', stake);
  };
};

/** Help, as long as it changes enough; the last who could play something does not help. */
export const weighSupport = (mind: Mind): Weigh => {
  const { s, o } = mind;
  const strike = localNamed(s, 'strike');
  const target = s.strike.target[strike];
  const company = companyOf(s, target);
  const detains = s.attack.detainment[s.strike.attack[strike]] === 1;
  const helps = detains ? 0 : (lostChance(s, strike, 0) - lostChance(s, strike, 1)) * costOf(mind, target);
  const stake = othersFree(s, company, 0) > 1 ? 0 : stakeOf(mind, company);
  return (i, scale) => {
    if (o.kind(i) !== Kind.card) return;
    scale.put('a blow', helps);
    scale.put('tapping to help', -1 - mind.fighter(o.a(i)).worth * 0.001);
    scale.put('still to play', -stake);
  };
};

/** A card or ability for a strike against one of ours: where the loss is worth a card. */
export const onStrike = (mind: Mind): number => {
  const { s, w } = mind;
  const strike = localNamed(s, 'strike');
  const pass = orFirst(mind, Kind.pass);
  const attack = s.strike.attack[strike];
  if (s.attack.detainment[attack] === 1) return pass;
  const loss = lostChance(s, strike, 0) * costOf(mind, s.strike.target[strike]);
  if (loss < w['a card spent'] * 0.7) return pass;
  const found = best(mind, (i) => use(mind, i), 0);
  return found >= 0 ? found : pass;
};

/** Something to do about an attack before its strikes are assigned: index of an option, or −1. */
export function beforeStrikes(mind: Mind): number {
  const { s, you, w } = mind;
  const { attack } = s.global;
  if (s.global.stage !== CombatStage.beforeStrikes) return -1;
  const company = s.attack.company[attack];
  if (s.company.player[company] !== you || s.attack.cancelled[attack] === 1) return -1;
  if (attackCost(mind, attack) < w['a card spent']) return -1;
  return best(mind, (i) => use(mind, i), 0);
}
/** What the attack that is on is expected to cost. */
export function attackCost(mind: Mind, attack: number): number {
  const { s } = mind;
  const company = s.attack.company[attack];
  const strikes = s.attack.strikes[attack] === EACH ? 0 : Math.max(1, valueOf(s, attackStrikes, attack));
  const party = new Party(mind, company);
  const scale = s.attack.detainment[attack] === 1 ? DETAINED : 1;
  const loss = party.attackLoss(strikes, against(s, attack), s.attack.attackerChooses[attack] === 1) * scale;
  // Who is tapped by it plays nothing.
  const left = party.untapped - (strikes === 0 ? party.fighters.length : strikes);
  return loss + (left > 0 ? 0 : stakeOf(mind, company) * 0.4);
}
