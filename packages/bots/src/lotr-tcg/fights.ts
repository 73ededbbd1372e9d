/** What a skirmish may cost and bring, as it stands or as it would stand. */
import { valueOf } from '@westmarch/kernel';
import {
  fierce,
  isRingBearer,
  type LotrTcgState,
  resistance,
  type Standing,
  vitality,
} from '@westmarch/lotr-tcg';
import { worthOf, worthOfVitality } from './worth.ts';

/** Both sides may still have something up their sleeve: the chance that the character wins by so much. */
const CHANCES = [0.02, 0.04, 0.07, 0.1, 0.14, 0.86, 0.9, 0.94, 0.97, 0.98] as const;
const TIE = 4;
export const chanceToWin = (margin: number): number =>
  CHANCES[Math.max(0, Math.min(CHANCES.length - 1, margin + TIE))];
/** In the skirmish that is on, whoever is ahead need not do more: if the other acts, he can answer. */
const chanceNow = (margin: number): number => chanceToWin(Math.max(0, Math.min(1, margin)));

const RING_BEARER = 400;
const BURDEN = 3;

/** What the character would lose: life, or with the Ring on his finger some of his will. */
function lossOf(s: LotrTcgState, { character, wounds, overwhelmed, theirs, own }: Standing): number {
  const left = vitality(s, character);
  const dies = overwhelmed.includes(character) || (theirs >= own * 2 && theirs > 0);
  if (isRingBearer(s, character)) {
    if (dies) return RING_BEARER;
    const will = valueOf(s, resistance, character);
    if (wounds >= left) return wounds < will ? BURDEN * wounds + 30 / (will - wounds) : RING_BEARER;
    return 2 * (worthOfVitality(left) - worthOfVitality(left - wounds));
  }
  if (dies || wounds >= left) return worthOf(s, character) + 4;
  return worthOfVitality(left) - worthOfVitality(left - wounds);
}

/** What the Shadow side would lose: little, unless the minion would fight again. */
function gainOf(s: LotrTcgState, { minions, wounds, overwhelmed }: Standing): number {
  let gain = 0;
  for (const minion of minions) {
    const dies = overwhelmed.includes(minion) || wounds >= vitality(s, minion);
    gain += (dies ? 2 : 0.5) * (valueOf(s, fierce, minion) > 0 ? 2 : 1);
  }
  return gain;
}

/** How the fellowship should look upon a skirmish. */
export function outlookOf(s: LotrTcgState, standing: Standing): number {
  if (standing.minions.length === 0) return 0;
  const { own, theirs } = standing;
  const isOn = s.global.skirmish === standing.character;
  const chance = isOn ? chanceNow(own - theirs) : chanceToWin(own - theirs);
  const won = standing.characterWins ? standing : { ...standing, wounds: 1, overwhelmed: [] };
  const lost = standing.characterWins ? { ...standing, wounds: 1, overwhelmed: [] } : standing;
  return chance * gainOf(s, won) - (1 - chance) * lossOf(s, lost);
}
