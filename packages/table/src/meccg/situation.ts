/** What is going on right now beside the board: the journey, the chain, the attack, and the odds of a roll. */
import { valueOf } from '@westmarch/kernel';
import {
  attackBody,
  attackProwess,
  attackStrikes,
  corruptionCheck,
  corruptionOf,
  hazardLimit,
  isAdjacent,
  type MeccgState,
  Phase,
  printed,
  prowessAgainst,
  regions,
  regionTypes,
} from '@westmarch/meccg';
import type { Odds } from '@westmarch/protocol';
import { many, minus } from '../words.ts';
import { attackName, strikeInWords } from './combat.ts';
import { attackWithOdds, checkOdds } from './odds/chances.ts';
import type { MeccgSeat } from './seat.ts';

const inWords = (odds: Odds): string => odds.map(({ name, percent }) => `${name} ${percent}%`).join(', ');

/** Through the Under-deeps there is no site path. */
const below = (s: MeccgState, company: number): string =>
  isAdjacent(printed.site(s, s.company.origin[company]), printed.site(s, s.company.destination[company]))
    ? ' through the Under-deeps, without a site path'
    : '';

/** The way of the company now moving, and how many hazards it may still meet. */
function journey(seat: MeccgSeat): string[] {
  const s = seat.view;
  const { company, phase, hazardsDeclared, pathLength } = s.global;
  if (company === 0 || phase !== Phase.movementHazard) return [];
  const path: string[] = [];
  for (let i = 1; i <= pathLength; i++) {
    const type = regionTypes[s.path.type[i]];
    const region = regions[s.path.region[i]]?.name;
    path.push(region === undefined ? type : `${region} (${type})`);
  }
  const to = s.company.destination[company];
  const where =
    s.company.moved[company] === 1
      ? `moves${seat.site(company) === '' ? '' : ` from ${seat.site(company)}`} to ${seat.card(to)}${path.length === 0 ? below(s, company) : ` by ${path.join(', ')}`}`
      : `stays at ${seat.site(company)}`;
  return [`${seat.company(company)} ${where}. Hazards declared: ${hazardsDeclared} of ${hazardLimit(s)}.`];
}

function chain(seat: MeccgSeat): string[] {
  const s = seat.view;
  const { entries } = s.global;
  const lines: string[] = [];
  for (let i = 1; i <= entries; i++) {
    const card = seat.card(s.entry.source[i]);
    lines.push(`${card} (${seat.player(s.entry.player[i])})${s.entry.negated[i] === 1 ? ', negated' : ''}`);
  }
  return lines.length === 0 ? [] : [`On the chain of effects, the last resolves first: ${lines.join('; ')}.`];
}

function attack(seat: MeccgSeat): string[] {
  const s = seat.view;
  const a = s.global.attack;
  if (a === 0) return [];
  const all = s.attack.strikes[a] === 255 ? 0 : valueOf(s, attackStrikes, a);
  const strikes = all === 0 ? 'one strike for each character' : many(all, 'strike');
  const body = valueOf(s, attackBody, a);
  const detains = s.attack.detainment[a] === 1 ? ', detainment' : '';
  return [
    `Attack: ${attackName(seat, a)}, ${strikes} of prowess ${valueOf(s, attackProwess, a)}${body === 0 ? '' : `, body ${body}`}${detains}, against ${seat.company(s.attack.company[a])}.`,
    ...strikeLines(seat, a),
  ];
}

function strikeLines(seat: MeccgSeat, a: number): string[] {
  const s = seat.view;
  const parts: string[] = [];
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === a)
      parts.push(`${seat.card(s.strike.target[i])}: ${strikeInWords(seat, i).told}`);
  const now = s.global.strike;
  const lines = parts.length === 0 ? [] : [`Strikes: ${parts.join('; ')}.`];
  if (now === 0) return lines;
  const [own, against] = [prowessAgainst(s, now), valueOf(s, attackProwess, a)];
  const odds = attackWithOdds(seat)?.strike?.odds ?? [];
  return [
    ...lines,
    `Strike against ${seat.card(s.strike.target[now])}: prowess ${minus(own)} and two dice against ${against}: ${inWords(odds)}.`,
  ];
}

function check(seat: MeccgSeat): string[] {
  const s = seat.view;
  const c = s.global.check;
  if (c === 0) return [];
  const modifier = s.global.checkModifier + valueOf(s, corruptionCheck, c);
  const points = corruptionOf(s, c);
  return [
    `Corruption check of ${seat.card(c)}: two dice ${modifier < 0 ? `−${-modifier}` : `+${modifier}`} must exceed ${points}: ${inWords(checkOdds(seat))}.`,
  ];
}

export const situation = (seat: MeccgSeat): string[] => [
  ...journey(seat),
  ...chain(seat),
  ...attack(seat),
  ...check(seat),
];
