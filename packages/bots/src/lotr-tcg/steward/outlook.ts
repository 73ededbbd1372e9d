/**
 * What a skirmish may cost the fellowship and bring it, from numbers: strengths, wounds, lives.
 *
 * Owns   how near things are: both sides may have something up their sleeve, so that who is ahead by little may still
 *        lose, and who is nearly overwhelmed may fall.
 * Not    who fights whom (assignment.ts), nor whole turns (forecast.ts).
 * Keeps  what is given in a skirmish is gone after it: the strength of whoever fights later is that which he had before
 *        this choice. LR-SKIRM-018
 */
import { valueOf } from '@westmarch/kernel';
import {
  damage as damageBonus,
  fierce,
  isRingBearer,
  type LotrTcgState,
  overwhelm,
  Phase,
  resistance,
  type Standing,
  skirmishersOf,
  standingOf,
  strength,
  vitality,
} from '@westmarch/lotr-tcg';
import { worthOf, worthOfVitality } from '../worth.ts';

/** What he makes of uncertainty; each of them can be tuned. */
export interface Nerve {
  /** By how many points of strength cards in hand may turn a skirmish that is to come. */
  readonly doubt: number;
  /** What the death of the Ring-bearer costs. */
  readonly ringBearer: number;
  /** What the death of a minion brings, and what its wound; those that would fight again count twice. */
  readonly kill: number;
  readonly wound: number;
}

/** In the skirmish that is on, whoever is ahead need not do more: if the other acts, he can answer. */
const NOW = 0.27;
const BURDEN = 3;
/** What the death of a companion costs besides what he is worth. */
const MOURNING = 4;

const chance = (by: number, doubt: number): number => 1 / (1 + Math.exp(-by / doubt));
const near = (by: number): number => Math.max(-0.5, Math.min(0.5, by));

function death(s: LotrTcgState, character: number, nerve: Nerve): number {
  return isRingBearer(s, character) ? nerve.ringBearer : worthOf(s, character) + MOURNING;
}
/** So many wounds: life, or with the Ring on his finger some of the Ring-bearer's will. */
function hurt(s: LotrTcgState, character: number, wounds: number, nerve: Nerve): number {
  const left = vitality(s, character);
  const isBearer = isRingBearer(s, character);
  if (wounds < left) return (isBearer ? 2 : 1) * (worthOfVitality(left) - worthOfVitality(left - wounds));
  if (!isBearer) return death(s, character, nerve);
  const will = valueOf(s, resistance, character);
  return wounds < will ? BURDEN * wounds + 30 / (will - wounds) : nerve.ringBearer;
}

/** What a character may expect to lose with so much strength against so much, and so many wounds for losing. */
export function lossOf(
  s: LotrTcgState,
  character: number,
  own: number,
  theirs: number,
  wounds: number,
  nerve: Nerve,
): number {
  if (theirs <= 0) return 0;
  const isOn = s.global.skirmish === character && s.global.phase === Phase.skirmish;
  const ahead = theirs - own + 0.5;
  const over = theirs - own * valueOf(s, overwhelm, character) + 0.5;
  const loses = isOn ? chance(near(ahead), NOW) : chance(ahead, nerve.doubt);
  const falls = Math.min(loses, isOn ? chance(near(over), NOW) : chance(over, nerve.doubt));
  return falls * death(s, character, nerve) + (loses - falls) * hurt(s, character, wounds, nerve);
}

/** What winning brings against one of the minions, when so many wounds are dealt. */
export function gainOf(
  s: LotrTcgState,
  minion: number,
  own: number,
  theirs: number,
  wounds: number,
  nerve: Nerve,
): number {
  const dies = wounds >= vitality(s, minion) || own >= theirs * valueOf(s, overwhelm, minion);
  return (dies ? nerve.kill : nerve.wound) * (valueOf(s, fierce, minion) > 0 ? 2 : 1);
}

/** The chance of the character to win. */
export function winning(
  s: LotrTcgState,
  character: number,
  own: number,
  theirs: number,
  nerve: Nerve,
): number {
  const isOn = s.global.skirmish === character && s.global.phase === Phase.skirmish;
  return isOn ? chance(near(own - theirs - 0.5), NOW) : chance(own - theirs - 0.5, nerve.doubt);
}

/** How the fellowship should look upon a skirmish as it stands. */
export function outlookOf(s: LotrTcgState, standing: Standing, nerve: Nerve, hurts: number): number {
  const { character, minions, own, theirs, characterWins, wounds } = standing;
  if (minions.length === 0) return 0;
  const dealt = characterWins ? wounds : 1;
  let gain = 0;
  for (const minion of minions) gain += gainOf(s, minion, own, theirs, dealt, nerve);
  return (
    winning(s, character, own, theirs, nerve) * gain - lossOf(s, character, own, theirs, 1 + hurts, nerve)
  );
}

/** By row: the strength before the choice that is being thought about. */
let before = new Float64Array(0);
/** Called before options are tried in a skirmish. */
export function remember(s: LotrTcgState): void {
  if (s.global.phase !== Phase.skirmish) return;
  if (before.length < s.card.def.length) before = new Float64Array(s.card.def.length);
  before.fill(0);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) before[c] = valueOf(s, strength, c);
}

/** As it will stand when its turn comes, while another is on. */
function standingLater(s: LotrTcgState, character: number): Standing {
  const now = standingOf(s, character);
  const own = before[character] || now.own;
  const theirs = now.minions.reduce((sum, m) => sum + (before[m] || valueOf(s, strength, m)), 0);
  return { ...now, own, theirs, characterWins: own > theirs };
}

/** All skirmishes that are on or to come, as the fellowship should look upon them. */
export function outlook(s: LotrTcgState, nerve: Nerve): number {
  let total = 0;
  for (const c of skirmishersOf(s)) {
    const isLater = s.global.phase === Phase.skirmish && s.global.skirmish !== 0 && s.global.skirmish !== c;
    const standing = isLater ? standingLater(s, c) : standingOf(s, c);
    const hurts = standing.minions.reduce((sum, m) => sum + valueOf(s, damageBonus, m), 0);
    total += outlookOf(s, standing, nerve, hurts);
  }
  return total;
}
