/** Attacks, strikes and corruption checks: who stands in front, who helps, and when a card is spent on it. */
import { abilityIn, Kind, valueOf } from '@westmarch/kernel';
import {
  attackProwess,
  CombatStage,
  companyOf,
  firstOf,
  isAvatar,
  isCharacter,
  localNamed,
  type MeccgState,
  Phase,
  printed,
  prowess,
  prowessAgainst,
  Status,
} from '@westmarch/meccg';
import { attackLoss, strikeLoss } from './danger.ts';
import { harvest } from './journeys.ts';
import { chanceBelow } from './odds.ts';
import { best, orFirst, type Policy, type Thought } from './thought.ts';
import { asBearer, failChance, worthOf } from './worth.ts';

const against = (s: MeccgState, attack: number): number => valueOf(s, attackProwess, attack);

/** Those who lose least stand in front. What the attacker would choose for us is worse. */
const defend: Policy = (t) => {
  const strength = against(t.s, localNamed(t.s, 'attack'));
  return best(t, (i) => (t.o.kind(i) === Kind.card ? -strikeLoss(t.s, t.o.a(i), strength, 0) : -Infinity));
};

const strikeAt: Policy = (t) => {
  const strength = against(t.s, localNamed(t.s, 'attack'));
  return best(t, (i) => strikeLoss(t.s, t.o.a(i), strength, 0));
};

/** The strongest first: he may be free to support afterwards no more, but nothing is lost by it. */
const whichStrike: Policy = (t) => best(t, (i) => valueOf(t.s, prowess, t.o.a(i)));

const excess: Policy = (t) => best(t, (i) => t.o.a(i));

const lostChance = (s: MeccgState, strike: number, modifier: number): number =>
  chanceBelow(against(s, s.strike.attack[strike]), prowessAgainst(s, strike) + modifier);

/** Somebody else of the company is untapped, and has no strike to face yet. */
function isAnotherFree(s: MeccgState, company: number, besides: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (c !== besides && s.card.status[c] === Status.untapped && !isToFace(s, c)) return true;
  return false;
}
function isToFace(s: MeccgState, character: number): boolean {
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] !== 0 && s.strike.target[i] === character && s.strike.result[i] === 0) return true;
  return false;
}
/** What the last who is untapped could still play where his company goes. */
function stakeOf(s: MeccgState, you: number, character: number): number {
  const company = companyOf(s, character);
  if (company === 0 || s.global.active !== you || isAnotherFree(s, company, character)) return 0;
  const moves = s.global.phase === Phase.movementHazard && s.company.moved[company] === 1;
  const card = moves ? s.company.destination[company] : s.company.site[company];
  if (card === 0 || s.card.status[card] !== Status.untapped) return 0;
  return harvest(s, you, company, printed.site(s, card));
}

/** Staying untapped costs 3: where even then little can happen, or what it is good for is worth more. */
const stay: Policy = (t) => {
  const { s, you } = t;
  const strike = localNamed(s, 'strike');
  const attack = s.strike.attack[strike];
  const target = s.strike.target[strike];
  // Whoever loses to those who only detain is tapped, as he would be anyhow.
  if (s.attack.detainment[attack] === 1 || lostChance(s, strike, -3) <= 0.03) return orFirst(t, Kind.yes);
  if (isAvatar(s, target)) return orFirst(t, Kind.no);
  const risk = strikeLoss(s, target, against(s, attack), -3) - strikeLoss(s, target, against(s, attack), 0);
  return orFirst(t, risk < stakeOf(s, you, target) * 0.7 ? Kind.yes : Kind.no);
};

/** Help, as long as a defeat is likely enough and help changes something. */
const support: Policy = (t) => {
  const strike = localNamed(t.s, 'strike');
  const lost = lostChance(t.s, strike, 0);
  const stake = worthOf(t.s, t.s.strike.target[strike]);
  const helps = (lost - lostChance(t.s, strike, 1)) * stake;
  if (lost * stake < 0.8 || helps < 0.25) return orFirst(t, Kind.pass);
  return best(t, (i) => (t.o.kind(i) === Kind.card ? 20 - worthOf(t.s, t.o.a(i)) : 0));
};

/** What can be done at any time was not made for this moment. */
function isForAnyTime(s: MeccgState, ability: number): boolean {
  const when = s.engine.abilities[ability]?.say.args[0];
  return typeof when === 'object' && 'key' in when && when.key === 'at any time';
}

/** What the text of a card offers, those in play first; what the rules let one rearrange is no help. */
export const use = ({ s, o, pick }: Thought, i: number): number => {
  const card = o.a(i);
  if (o.kind(i) !== Kind.action || o.b(i) === 0 || isDeclared(s, card)) return 0;
  if (isForAnyTime(s, abilityIn(o.b(i)))) return 0;
  if (s.card.live[card] === 0) return 1;
  if (isAvatar(s, card)) return 0;
  // Two who untap each other could go on for ever: now and then he lets it be.
  return isCharacter(s, card) && pick(2) === 0 ? 0 : 2;
};

/** It is on the chain of effects already: once is enough. */
function isDeclared(s: MeccgState, card: number): boolean {
  for (let i = 1; i <= s.global.entries; i++) if (s.entry.source[i] === card) return true;
  return false;
}

/** The best of what is of any use; otherwise nothing. */
function orPass(t: Thought, score: (i: number) => number): number {
  const found = best(t, score, 0);
  return found >= 0 ? found : orFirst(t, Kind.pass);
}

/** A card or ability for a strike against one of ours. */
const onStrike: Policy = (t) => {
  const strike = localNamed(t.s, 'strike');
  return lostChance(t.s, strike, 0) < 0.3 ? orFirst(t, Kind.pass) : orPass(t, (i) => use(t, i));
};

/** A hazard for a strike of ours: whatever is at hand. */
const hazardOnStrike: Policy = (t) => orPass(t, (i) => use(t, i));

/** A card that turns an attack away is worth about so much. */
const WORTH_A_CARD = 0.7;

/** Something to do about an attack before its strikes are assigned: index of an option, or −1. */
export function beforeStrikes(t: Thought): number {
  const { s, you } = t;
  const { attack } = s.global;
  if (s.global.stage !== CombatStage.beforeStrikes) return -1;
  const company = s.attack.company[attack];
  if (s.company.player[company] !== you || s.attack.cancelled[attack] === 1) return -1;
  const each = s.attack.strikes[attack] === 255 ? 0 : s.attack.strikes[attack];
  const loss =
    attackLoss(s, company, each, against(s, attack)) * (s.attack.detainment[attack] === 1 ? 0.1 : 1);
  if (loss < WORTH_A_CARD) return -1;
  return best(t, (i) => use(t, i), 0);
}

/** A check that may go wrong gets help: first from companions, then from the hand. */
const check: Policy = (t) => {
  const character = localNamed(t.s, 'character');
  const fails = failChance(t.s, character, 0, t.s.global.checkModifier);
  const helps = fails - failChance(t.s, character, 0, t.s.global.checkModifier + 1);
  if (helps * worthOf(t.s, character) < 0.2) return orFirst(t, Kind.pass);
  return orPass(t, (i) => {
    const kind = t.o.kind(i);
    if (kind === Kind.card) return 20 - worthOf(t.s, t.o.a(i));
    return fails > 0.25 ? use(t, i) : 0;
  });
};

const passOn: Policy = (t) =>
  best(t, (i) =>
    t.o.kind(i) === Kind.action ? 10 + printed.points(t.s, t.o.a(i)) + asBearer(t.s, t.o.n(i)) * 0.1 : 0,
  );

export const combatPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  attack: { defenderAssigns: defend, attackerAssigns: strikeAt, strikes: whichStrike },
  'strike sequence': { hazards: hazardOnStrike, excess, stayUntapped: stay, support, resources: onStrike },
  'corruption check': { support: check },
  'items of the fallen': { passOn },
};

/** The target of an ability, when nothing more is known of it: one's own best for one's own cards. */
export function target(t: Thought, source: number, hostile: boolean): number {
  const { s, you, o } = t;
  return best(t, (i) => {
    if (o.kind(i) !== Kind.card) return o.kind(i) === Kind.pass ? -0.5 : 0;
    const card = o.a(i);
    const own = s.card.controller[card] === you;
    const worth = isCharacter(s, card) ? worthOf(s, card) : 1 + printed.points(s, card);
    const rest = s.card.status[card] === Status.untapped ? 0 : 0.5;
    // What a card asks of one's own is often a risk: not for the Wizard.
    if (own && isAvatar(s, card)) return hostile ? -worth : 0;
    if (card === source) return -1;
    return hostile === own ? -worth : worth + rest;
  });
}
