/**
 * Attacks: facing one from its declaration to its end. ME-COMBAT, ME-STRIKE-500..505
 *
 * Owns   the order of assigning and of strike sequences, defeat and its points.
 * Not    rows of attacks and cancelling (attack-rows.ts), who can be given a strike (assignable.ts), or a single strike
 *        (strike.ts).
 * Keeps  all strikes are assigned before any is resolved; allies fight as characters do (ME-ALLY-003).
 */
import {
  again,
  announce,
  call,
  clearRow,
  finish,
  hostOf,
  idOf,
  isIn,
  Kind,
  type Option,
  type Options,
  ofCard,
  type Phrase,
  say,
} from '@westmarch/kernel';
import { ask, attackerChooses, detaining, engine, step } from '../../engine.ts';
import { attackBegins, attackDefeated, attackFaced, attackStands } from '../../events.ts';
import { EACH } from '../../facts/cards.ts';
import { type S, Stage, Zone } from '../../state.ts';
import { window } from '../../turn/window.ts';
import { isByAgent, settleAgent } from '../agents/struck.ts';
import { discard } from '../cards/cards.ts';
import { raceBit } from '../cards/races.ts';
import { settleTriggers } from '../chain/chain.ts';
import { firstOf } from '../companies/company.ts';
import { Deed, remember } from '../companies/history.ts';
import { claim } from '../companies/trophies.ts';
import { checkCorruption } from '../corruption/corruption.ts';
import { forgetLostStrikes } from '../dragons/bearing.ts';
import { forgetTakenUp } from '../items/in-use.ts';
import { assignSecond, isLikeAnother, offerSecond } from '../optional/two-strikes.ts';
import { offerStruck } from '../solitaire/strikes.ts';
import { offerAny, offerMarked, offerUntapped, strikeHim, strikesLeft } from './assignable.ts';
import { ofAttack } from './attack-numbers.ts';
import { newAttack, OTHER, prepareNext, stopAttack } from './attack-rows.ts';
import { COMPANY } from './companies/strike.ts';
import { assigning, countFighters } from './companies/strikes.ts';
import { isOneOfMany, mayTakeMany, offerMore } from './many-strikes.ts';
import { shelterOf } from './shelter.ts';
import { strikeSequence } from './strike.ts';
import {
  anyPending,
  areAllDefeated,
  assign,
  clearStrikes,
  countDefeated,
  forEachFighter,
  isPending,
  isStruck,
  lastRow,
  StrikeResult,
} from './strike-rows.ts';

function pendingStrikes(s: S, attack: number, o: Options): void {
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === attack && isPending(s, i) && !isLikeAnother(s, i) && !isOneOfMany(s, i))
      o.action(s.strike.target[i], 0, i);
}
/** While strikes are to come, players may act before the next. ME-STRIKE-535 */
export function beforeNextStrike(s: S, attack: number): void {
  if (!anyPending(s, attack)) return;
  s.global.stage = Stage.betweenStrikes;
  call(s, window, s.global.active);
}
/** A strike among those that could be the next. */
const sayStrike = (s: S, { a, n }: Option): Phrase =>
  s.strike.by[n] === 0
    ? say`The strike against ${ofCard(a)}`
    : say`The strike of ${ofCard(s.strike.by[n])} against ${ofCard(a)}`;

/** Characters that were wounded and must check corruption for it; allies never do. ME-ALLY-505 */
function offerWounded(s: S, attack: number, o: Options): void {
  if (s.attack.woundedCheck[attack] === 0) return;
  for (let i = 1; i <= lastRow(s.strike); i++) {
    const target = s.strike.target[i];
    if (s.strike.attack[i] !== attack || s.strike.result[i] !== StrikeResult.successful) continue;
    if (s.card.live[target] === 1 && hostOf(s, target) === 0) o.action(target, 0, i);
  }
}

const companyStands = (s: S, attack: number): boolean => firstOf(s, s.attack.company[attack]) !== 0;
/** An attack that something has caused while another was under way. */
function firstWaiting(s: S): number {
  for (let a = 1; a < s.attack.waits.length; a++) if (s.attack.waits[a] === 1) return a;
  return 0;
}
function faceAfterwards(s: S, next: number): void {
  s.attack.waits[next] = 0;
  if (companyStands(s, next)) call(s, attack, next);
  else clearRow(s.attack, next);
}
/**
 * Of attacks that all strike one character: he is gone, or nobody could be struck. The others come to nothing, which is
 * no cancelling. ME-CARD-0046, 0047, ME-FAQ-006
 */
function isWithoutTarget(s: S, attack: number): boolean {
  if (s.attack.onOne[attack] === 0) return false;
  const { only, cancelled } = s.attack;
  return only[attack] === 0 ? cancelled[attack] === 0 : s.card.live[only[attack]] === 0;
}

/** A beaten creature goes to the points of whoever beat it; any other is discarded. ME-PILE-011, ME-COMBAT-4005 */
function layCreatureAside(s: S, attack: number, defeated: boolean): void {
  const card = s.attack.card[attack];
  if (!isIn(s, card, Zone.attacking)) return;
  // A creature that was played as an automatic-attack gives no points.
  if (defeated && s.attack.kind[attack] === 1) claim(s, card, attack);
  else discard(s, card);
}

export const ATTACK = { attack: idOf('attack') } as const;
/** The defender chooses which of the strikes is resolved next; players may act before the one after it. */
export const nextStrike = (rules: string) =>
  ask<typeof ATTACK>(rules, {
    who: (s, f) => s.company.player[s.attack.company[f.attack]],
    say: () => say`Choose which strike is resolved next`,
    options: (s, f, o) => pendingStrikes(s, f.attack, o),
    describe: (s, _f, option) => sayStrike(s, option),
    choose(s, f, option) {
      call(s, strikeSequence, option.n);
      return f.go('between');
    },
  });

export const attack = engine.procedure(
  'attack',
  ATTACK,
)({
  declare: step('ME-COMBAT-006 ME-COMBAT-007 ME-COMBAT-515', (s, f) => {
    const isAnotherOn = s.global.attack !== 0 && s.global.attack !== f.attack;
    if (isAnotherOn) {
      s.attack.waits[f.attack] = 1;
      return finish;
    }
    s.global.attack = f.attack;
    s.global.stage = Stage.beforeStrikes;
    forgetTakenUp(s);
    // Whatever it triggers is declared first in the window that follows.
    announce(s, attackBegins, s.attack.company[f.attack], f.attack, s.attack.card[f.attack]);
    const safe = shelterOf(s, s.attack.company[f.attack]);
    if (safe !== 0) stopAttack(s, f.attack, safe);
    return undefined;
  }),
  beforeStrikes: step('ME-COMBAT-4004 ME-COMBAT-505 ME-COMBAT-514', (s, f) => {
    if (s.attack.cancelled[f.attack] === 0) call(s, window, s.global.active);
  }),
  cancelled: step('ME-COMBAT-508 ME-COMBAT-515', (s, f) => {
    s.global.stage = Stage.assigning;
    return s.attack.cancelled[f.attack] === 1 ? f.go('end') : undefined;
  }),
  stands: step('ME-COND-2008', (s, f) => {
    announce(s, attackStands, s.attack.company[f.attack], f.attack);
    settleTriggers(s);
  }),
  company: step('ME-CVCC-514 ME-CVCC-4002', (s, f) => {
    if (s.attack.from[f.attack] === 0) return undefined;
    openFight(s, f.attack);
    call(s, assigning, f.attack);
    return f.go('excess');
  }),
  mustFace: step('ME-CARD-0019 ME-CARD-0021', (s, f) => {
    const first = s.attack.mustFace[f.attack];
    if (s.card.live[first] === 1) assign(s, f.attack, first);
  }),
  eachIsStruck: step('ME-STRIKE-504', (s, f) => {
    if (s.attack.strikes[f.attack] === EACH) forEachFighter(s, s.attack.company[f.attack], strikeHim, null);
  }),
  firstStrike: ask('ME-STRIKE-501', {
    who: (s, f) => s.attack.attacker[f.attack],
    say: () => say`Assign the first strike to him?`,
    options(s, f, o) {
      if (s.attack.assigned[f.attack] > 0 || strikesLeft(s, f.attack) <= 0) return;
      forEachFighter(s, s.attack.company[f.attack], offerMarked, o);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === Kind.card) assign(s, f.attack, option.a);
    },
  }),
  defenderAssigns: ask('ME-STRIKE-501 ME-STRIKE-4003', {
    who: (s, f) => s.company.player[s.attack.company[f.attack]],
    say: (_s, _f) => say`Assign a strike to an untapped character, or leave the rest to the attacker`,
    options(s, f, o) {
      if (ofAttack(s, attackerChooses, f.attack) > 0 || strikesLeft(s, f.attack) <= 0) return;
      forEachFighter(s, s.attack.company[f.attack], offerUntapped, o);
      forEachFighter(s, s.attack.company[f.attack], offerSecond, o);
      forEachFighter(s, s.attack.company[f.attack], offerMore, o);
      if (o.count > 0) o.pass();
    },
    describe: (s, f, option) =>
      option.kind === Kind.card && isStruck(s, option.a, f.attack)
        ? mayTakeMany(s, option.a)
          ? say`${ofCard(option.a)} again`
          : say`${ofCard(option.a)} again, at −3 against both`
        : undefined,
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      if (isStruck(s, option.a, f.attack) && !mayTakeMany(s, option.a)) assignSecond(s, f.attack, option.a);
      else assign(s, f.attack, option.a);
      return again;
    },
  }),
  attackerAssigns: ask('ME-STRIKE-501 ME-STRIKE-502 ME-STRIKE-4004', {
    who: (s, f) => s.attack.attacker[f.attack],
    say: () => say`Assign a strike`,
    options(s, f, o) {
      if (strikesLeft(s, f.attack) > 0) offerStruck(s, f.attack, offerAny, o);
    },
    choose(s, f, option) {
      assign(s, f.attack, option.a);
      return again;
    },
  }),
  excess: step('ME-STRIKE-002 ME-STRIKE-503', (s, f) => {
    s.attack.excess[f.attack] = Math.max(0, strikesLeft(s, f.attack));
  }),
  between: step('ME-STRIKE-005 ME-STRIKE-535 ME-STRIKE-4005', (s, f) => beforeNextStrike(s, f.attack)),
  strikes: nextStrike('ME-STRIKE-519 ME-STRIKE-527 ME-STRIKE-4005'),
  end: step('ME-COMBAT-507 ME-COMBAT-508 ME-COMBAT-516', (s, f) => {
    const a = f.attack;
    s.global.stage = Stage.none;
    const assigned = s.attack.assigned[a];
    const defeated =
      assigned > 0 &&
      ofAttack(s, detaining, a) === 0 &&
      s.attack.cancelled[a] === 0 &&
      countDefeated(s, a) === assigned;
    s.attack.defeated[a] = defeated ? 1 : 0;
    const company = s.attack.company[a];
    // One that has perished has no row to remember it in.
    if (s.company.player[company] !== 0) s.company.faced[company] |= s.attack.races[a];
    if (s.attack.card[a] !== 0) remember(s, company, Deed.faced, s.card.def[s.attack.card[a]]);
    // Whose attack was only repeated is not beaten. ME-CARD-0757
    if (defeated && s.attack.card[a] !== 0 && s.attack.copy[a] === 0)
      remember(s, company, Deed.defeated, s.card.def[s.attack.card[a]]);
    announce(s, attackFaced, company, a);
    if (defeated) announce(s, attackDefeated, company, a);
  }),
  afterwards: step('ME-COND-2008 ME-COMBAT-516', (s) => settleTriggers(s)),
  woundedCheck: ask('ME-CORR-2012 ME-CORR-2024', {
    who: (s, f) => s.company.player[s.attack.company[f.attack]],
    say: () => say`Who makes his corruption check next?`,
    options: (s, f, o) => offerWounded(s, f.attack, o),
    describe: (_s, _f, option) => say`${ofCard(option.a)}`,
    choose(s, f, option) {
      s.strike.result[option.n] = StrikeResult.failed;
      checkCorruption(s, option.a, s.attack.woundedCheck[f.attack] - 100);
      return again;
    },
  }),
  nextAttack: step('ME-COMBAT-507 ME-COMBAT-4008 ME-FAQ-006', (s, f) => {
    if (s.attack.further[f.attack] === 0 || !companyStands(s, f.attack)) return undefined;
    if (isWithoutTarget(s, f.attack)) return undefined;
    prepareNext(s, f.attack);
    return f.go('declare');
  }),
  layAside: step('ME-PILE-011 ME-COMBAT-4005', (s, f) => {
    s.global.attack = 0;
    const all = s.attack.defeated[f.attack] === 1 && s.attack.spoiled[f.attack] === 0;
    if (isByAgent(s, f.attack)) return settleAgent(s, f.attack, areAllDefeated(s, f.attack));
    layCreatureAside(s, f.attack, all && s.attack.further[f.attack] === 0);
  }),
  afterIt: step('ME-COMBAT-007', (s) => {
    const next = firstWaiting(s);
    if (next === 0) return undefined;
    faceAfterwards(s, next);
    return again;
  }),
  clear: step('', (s, f) => {
    clearStrikes(s, f.attack);
    const kept = s.attack.before[f.attack];
    if (kept !== 0) {
      clearStrikes(s, kept);
      clearRow(s.attack, kept);
    }
    closeFight(s, f.attack);
    s.kernel.returned = s.attack.defeated[f.attack];
    clearRow(s.attack, f.attack);
  }),
});

/** A company attacks another: what its own characters face stands in an attack beside it while it lasts. ME-CVCC-507 */
export function attackCompany(s: S, from: number, on: number): void {
  const a = newAttack(s, on, s.company.player[from]);
  s.attack.kind[a] = COMPANY;
  s.attack.from[a] = from;
  countFighters(s, a);
  call(s, attack, a);
}
function openFight(s: S, a: number): void {
  forgetLostStrikes(s);
  const answer = newAttack(s, s.attack.from[a], s.company.player[s.attack.company[a]]);
  s.attack.kind[answer] = COMPANY;
  s.attack.from[answer] = s.attack.company[a];
  s.attack.sure[answer] = s.attack.certain[answer] = 1;
  s.attack.answer[a] = answer;
}
function closeFight(s: S, a: number): void {
  if (s.attack.answer[a] !== 0) clearRow(s.attack, s.attack.answer[a]);
}

/** An attack that a card makes and that is neither a creature nor an automatic-attack: it is keyed to nothing. ME-KEY-2018 */
export function startAttack(s: S, company: number, race: number, strikes: number, prowess: number): number {
  const a = newAttack(s, company, s.global.hazardPlayer);
  s.attack.kind[a] = OTHER;
  s.attack.races[a] = raceBit(race);
  s.attack.strikes[a] = strikes;
  s.attack.prowess[a] = prowess;
  call(s, attack, a);
  return a;
}
