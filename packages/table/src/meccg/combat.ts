/** The attack that is being faced: its stages, who faces what, and the strike at hand with every term and its odds. */
import { valueOf } from '@westmarch/kernel';
import {
  AUTOMATIC,
  attackBody,
  attackProwess,
  attackStrikes,
  CombatStage,
  type MeccgState,
  meccg,
  NotesOf,
  noted,
  prowess,
  prowessAgainst,
  raceNames,
  Status,
  statuses,
} from '@westmarch/meccg';
import type { Breakdown, MeccgScene } from '@westmarch/protocol';
import { brokenDown } from '../explain.ts';
import { oddsOf, throwsAround } from '../odds.ts';
import { many, minus } from '../words.ts';
import { inCauses } from './rolls/terms.ts';
import type { MeccgSeat } from './seat.ts';

type Attack = NonNullable<MeccgScene['attack']>;
type Terms = Breakdown['terms'];

const RESULTS = ['to come', 'defeated', 'without effect', 'successful', 'failed', 'cancelled'] as const;
const CANCELLED = 5;
const STAGES = ['the attack', 'assigning strikes', 'choosing a strike', 'the strike', 'the roll'] as const;
/** Which of them each stage of the rules is. */
const NOW: Readonly<Record<number, number>> = {
  [CombatStage.beforeStrikes]: 0,
  [CombatStage.assigning]: 1,
  [CombatStage.betweenStrikes]: 2,
  [CombatStage.hazards]: 3,
  [CombatStage.resources]: 4,
};

/** What attacks: a creature by its name, a company by its own, what guards a site by its races. */
export function attackName(seat: MeccgSeat, attack: number): string {
  const { card, from, kind: kinds, races, strikes } = seat.view.attack;
  if (card[attack] !== 0) return seat.card(card[attack]);
  if (from[attack] !== 0) return seat.company(from[attack]);
  const kind = kinds[attack] === AUTOMATIC ? 'automatic-attack' : 'attack';
  const race = raceNames(races[attack]);
  if (race === 'none') return kind;
  const one = `${/^[AEIOU]/.test(race) ? 'an' : 'a'} ${race}`;
  return `${kind} by ${strikes[attack] === 1 ? one : inPlural(race)}`;
}

/** The same in the middle of a sentence: "the attack of Ghosts", "the automatic-attack by Orcs". */
export function theAttack(seat: MeccgSeat, attack: number): string {
  const { card, from } = seat.view.attack;
  const name = attackName(seat, attack);
  return card[attack] !== 0 || from[attack] !== 0 ? `the attack of ${name}` : `the ${name}`;
}
/** "Elrond's company is attacked by Ghosts"; what guards a site has no name of its own. */
export function attackOn(seat: MeccgSeat, company: number, attack: number): string {
  const s = seat.view;
  const { card, from } = s.attack;
  const name = attackName(seat, attack);
  const where = isAutomatic(s, attack) ? ` at ${seat.site(company)}` : '';
  return card[attack] !== 0 || from[attack] !== 0
    ? `${seat.company(company)} is attacked by ${name}`
    : `${seat.company(company)} is attacked${where}, ${name}`;
}

const PLURALS: Readonly<Record<string, string>> = {
  Man: 'Men',
  Dúnadan: 'Dúnedain',
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Maia: 'Maiar',
  Undead: 'Undead',
  Nazgûl: 'Nazgûl',
  Spawn: 'Spawn',
};
/** "Orcs and Men" for "Orc and Man". */
const inPlural = (races: string): string =>
  races
    .split(' and ')
    .map((race) => PLURALS[race] ?? `${race}s`)
    .join(' and ');

/** What changes the struck one's prowess for this strike alone. ME-STRIKE-516 */
export function strikeTerms(seat: MeccgSeat, strike: number): Terms {
  const s = seat.view;
  const target = s.strike.target[strike];
  const status = s.card.status[target];
  const because = (by: number, source: string): Terms =>
    by === 0 ? [] : [{ by, source, card: 0, text: '', rules: ['ME-STRIKE-516'] }];
  const terms = [
    ...because(status === Status.tapped ? -1 : 0, 'tapped'),
    ...because(status === Status.wounded ? -2 : 0, 'wounded'),
    ...because(s.strike.staysUntapped[strike] === 1 ? -3 : 0, 'staying untapped'),
    ...because(-s.strike.excess[strike], 'excess strikes'),
    ...inCauses(seat, noted(s, NotesOf.strike, strike)).flatMap(({ by, source, card }) => [
      { by, source, card, text: '', rules: ['ME-STRIKE-516'] },
    ]),
  ];
  // Cards change what staying untapped or an excess strike costs, and one may take two strikes upon himself.
  const told = terms.reduce((sum, { by }) => sum + by, valueOf(s, prowess, target));
  return [...terms, ...because(prowessAgainst(s, strike) - told, 'other effects')];
}

/** It guards a site. */
export const isAutomatic = (s: MeccgState, attack: number): boolean => s.attack.kind[attack] === AUTOMATIC;

/** ": 3 strikes beaten, 1 successful", or nothing where none was made. */
export function strikesInWords(s: MeccgState, attack: number): string {
  const results = new Map<string, number>();
  for (let i = 1; i < s.strike.attack.length; i++) {
    if (s.strike.attack[i] !== attack || s.strike.result[i] === 0) continue;
    const by = s.strike.total[i] - s.strike.against[i];
    const word =
      s.strike.result[i] === CANCELLED ? 'cancelled' : by > 0 ? 'beaten' : by === 0 ? 'tied' : 'successful';
    results.set(word, (results.get(word) ?? 0) + 1);
  }
  return results.size === 0
    ? ''
    : `: ${[...results].map(([word, n]) => `${many(n, 'strike')} ${word}`).join(', ')}`;
}

/** What became of whom the strike fell on. */
function fate(seat: MeccgSeat, strike: number): string {
  const s = seat.view;
  const card = s.strike.target[strike];
  if (s.strike.spared[strike] === 1) return 'spared';
  if (s.card.live[card] === 0) return 'lost';
  return s.card.status[card] === Status.wounded ? 'wounded' : statuses[s.card.status[card]];
}

/** Who won a strike, and by what: "wins, 13 to 9". Empty while it is to come. */
export function strikeInWords(
  seat: MeccgSeat,
  strike: number,
): { won: 'yes' | 'no' | 'tie' | ''; told: string } {
  const s = seat.view;
  const { result, total, against } = s.strike;
  if (result[strike] === 0) return { won: '', told: 'to come' };
  if (result[strike] === CANCELLED) return { won: '', told: 'cancelled' };
  const sums = `${minus(total[strike])} to ${minus(against[strike])}`;
  if (total[strike] === 0 && against[strike] === 0) return { won: '', told: RESULTS[result[strike]] };
  if (total[strike] > against[strike])
    return {
      won: 'yes',
      told: `wins, ${sums}${RESULTS[result[strike]] === 'defeated' ? ': strike defeated' : ''}`,
    };
  if (total[strike] === against[strike]) return { won: 'tie', told: `tie, ${sums}` };
  return { won: 'no', told: `loses, ${sums}: ${fate(seat, strike)}` };
}

function strikeNow(seat: MeccgSeat, attack: number): Attack['strike'] {
  const s = seat.view;
  const strike = s.global.strike;
  if (strike === 0) return null;
  const card = s.strike.target[strike];
  const own = prowessAgainst(s, strike);
  const against = valueOf(s, attackProwess, attack);
  const { below, exactly, above } = throwsAround(against - own);
  const printedAndCards = brokenDown(seat, seat.card(card), meccg.whyValue(s, prowess, card));
  return {
    card,
    own,
    against,
    terms: [
      { ...printedAndCards, value: own, terms: [...printedAndCards.terms, ...strikeTerms(seat, strike)] },
      brokenDown(seat, attackName(seat, attack), meccg.whyValue(s, attackProwess, attack)),
    ],
    odds: oddsOf([
      { name: 'safe', throws: above, good: true },
      { name: 'tie', throws: exactly, good: true },
      { name: s.attack.detainment[attack] === 1 ? 'tapped' : 'wounded', throws: below, good: false },
    ]),
  };
}

export function attackNow(seat: MeccgSeat): Attack | null {
  const s = seat.view;
  const attack = s.global.attack;
  if (attack === 0) return null;
  const card = s.attack.card[attack];
  const faced: Attack['faced'] = [];
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === attack)
      faced.push({
        card: s.strike.target[i],
        name: seat.card(s.strike.target[i]),
        result: RESULTS[s.strike.result[i]],
        ...strikeInWords(seat, i),
        excess: s.strike.excess[i],
        present: s.global.strike === i,
      });
  return {
    name: attackName(seat, attack),
    card,
    face: card === 0 ? '' : s.engine.definitions[s.card.def[card]].id,
    race: raceNames(s.attack.races[attack]),
    company: s.attack.company[attack],
    strikes: s.attack.strikes[attack] === 255 ? 0 : Math.max(0, valueOf(s, attackStrikes, attack)),
    prowess: valueOf(s, attackProwess, attack),
    body: valueOf(s, attackBody, attack),
    detainment: s.attack.detainment[attack] === 1,
    stages: [...STAGES],
    now: NOW[s.global.stage] ?? 0,
    faced,
    strike: strikeNow(seat, attack),
  };
}
