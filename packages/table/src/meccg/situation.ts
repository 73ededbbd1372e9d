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
import { throwsAround } from '../odds.ts';
import { many } from '../words.ts';
import { attackName, strikeInWords } from './combat.ts';
import type { MeccgSeat } from './seat.ts';

const percent = (n: number): string => `${Math.round((100 * n) / 36)}%`;

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
  const { below, exactly, above } = throwsAround(against - own);
  const hit = s.attack.detainment[a] === 1 ? 'tapped' : 'wounded';
  return [
    ...lines,
    `Strike against ${seat.card(s.strike.target[now])}: prowess ${own} and two dice against ${against}: ${hit} ${percent(below)}, tie ${percent(exactly)}, safe ${percent(above)}.`,
  ];
}

function check(seat: MeccgSeat): string[] {
  const s = seat.view;
  const c = s.global.check;
  if (c === 0) return [];
  const modifier = s.global.checkModifier + valueOf(s, corruptionCheck, c);
  const points = corruptionOf(s, c);
  const { above } = throwsAround(points - modifier);
  return [
    `Corruption check of ${seat.card(c)}: two dice ${modifier < 0 ? `−${-modifier}` : `+${modifier}`} must exceed ${points}: ${percent(above)}.`,
  ];
}

export const situation = (seat: MeccgSeat): string[] => [
  ...journey(seat),
  ...chain(seat),
  ...attack(seat),
  ...check(seat),
];
