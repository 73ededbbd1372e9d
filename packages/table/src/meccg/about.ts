/** What a decision is about, in one sentence, where its question leaves it to the table to say. */
import { valueOf } from '@westmarch/kernel';
import {
  attackProwess,
  attackStrikes,
  CombatStage,
  corruptionCheck,
  corruptionOf,
  hazardLimit,
  Phase,
  prowessAgainst,
  targetCount,
  targetOf,
} from '@westmarch/meccg';
import { many, minus, signed } from '../words.ts';
import { attackName, attackOn } from './combat.ts';
import type { MeccgSeat } from './seat.ts';

function attack(seat: MeccgSeat): string {
  const s = seat.view;
  const a = s.global.attack;
  const all = s.attack.strikes[a] === 255 ? 0 : valueOf(s, attackStrikes, a);
  const strikes = all <= 0 ? 'a strike for each' : many(all, 'strike');
  const when = s.global.stage === CombatStage.betweenStrikes ? ' Another strike is still to come.' : '';
  return `${attackOn(seat, s.attack.company[a], a)}: ${strikes} of prowess ${valueOf(s, attackProwess, a)}.${when}`;
}

function strike(seat: MeccgSeat): string {
  const s = seat.view;
  const now = s.global.strike;
  const a = s.strike.attack[now];
  return `${attackName(seat, a)} strikes ${seat.card(s.strike.target[now])}: prowess ${minus(prowessAgainst(s, now))} and two dice against ${valueOf(s, attackProwess, a)}.`;
}

/** The last thing declared, which resolves first. */
function declared(seat: MeccgSeat): string {
  const s = seat.view;
  const last = s.global.entries;
  const targets = Array.from({ length: targetCount(s, last) }, (_x, i) => targetOf(s, last, i));
  const at = targets.find((t) => t > 0 && s.card.live[t] === 1);
  const aim =
    at === undefined || !seat.isKnown(at) || at === s.entry.source[last] ? '' : ` on ${seat.card(at)}`;
  return `${seat.does(s.entry.player[last], 'play')} ${seat.card(s.entry.source[last])}${aim}.`;
}

function journey(seat: MeccgSeat): string {
  const s = seat.view;
  const { company, hazardsDeclared } = s.global;
  const to = s.company.destination[company];
  const where =
    s.company.moved[company] === 1 && to !== 0
      ? `moves to ${seat.card(to)}`
      : `stays at ${seat.site(company)}`;
  return `${seat.company(company)} ${where}; hazards declared: ${hazardsDeclared} of ${hazardLimit(s)}.`;
}

function check(seat: MeccgSeat): string {
  const s = seat.view;
  const card = s.global.check;
  const modifier = s.global.checkModifier + valueOf(s, corruptionCheck, card);
  return `Two dice${modifier === 0 ? '' : ` ${signed(modifier)}`} must exceed ${corruptionOf(s, card)}.`;
}

/** What is nearest comes first: an answer before the strike, the strike before the attack, the attack before the way. */
export function about(seat: MeccgSeat, procedure: string): string {
  const { global } = seat.view;
  if (procedure === 'chain of effects' && global.entries > 0) return declared(seat);
  if (procedure === 'corruption check') return global.check === 0 ? '' : check(seat);
  if (global.strike !== 0) return strike(seat);
  if (global.attack !== 0) return attack(seat);
  if (procedure === 'window' && global.phase === Phase.movementHazard && global.company !== 0)
    return journey(seat);
  return '';
}
