/**
 * What a decision of MECCG is like: whose play is answered, what it is aimed at, and what cannot change anything.
 *
 * Keeps  only what the rules themselves say of the position is read; nothing here decides what is allowed.
 */
import { Kind, type Options, valueOf } from '@westmarch/kernel';
import {
  actionName,
  attackProwess,
  corruptionCheck,
  corruptionOf,
  couldBeRevealed,
  isDuel,
  type MeccgState,
  phases,
  prowessAgainst,
  targetCount,
  targetOf,
} from '@westmarch/meccg';
import { siteNamed, wayNamed } from '../meccg/map/map.ts';
import type { MeccgSeat } from '../meccg/seat.ts';
import type { Asked, Asking, Circumstance } from './circumstance.ts';
import { meccgPart } from './meccg-parts.ts';

const OFFERS: ReadonlySet<string> = new Set([
  'window › act',
  'chain of effects › answer',
  'strike sequence › hazards',
  'strike sequence › resources',
  // At the price of half the hazard limit, in the untap phase of another.
  'hazards from the sideboard › whether',
]);

/** Phases that are over in a moment. */
const MINOR: ReadonlySet<string> = new Set(['untap', 'long-event', 'end-of-turn']);

/** The lowest and the highest roll of two dice. */
const LOWEST = 2;
const HIGHEST = 12;

/** What was declared last in the chain that is open is his own, and nothing in it is anybody else's. */
function isOwn(s: MeccgState, you: number): boolean {
  const { entries } = s.global;
  return entries > 0 && s.entry.player[entries] === you;
}

/** A declared action is directed at him: a hazard on his company, something of his, or an answer to what he does. */
function isAimedAt(s: MeccgState, entry: number, you: number): boolean {
  const { player, hazard, negated } = s.entry;
  if (player[entry] === you || negated[entry] === 1) return false;
  if (hazard[entry] === 1 && s.company.player[s.global.company] === you) return true;
  for (let i = targetCount(s, entry) - 1; i >= 0; i--)
    if (s.card.controller[targetOf(s, entry, i)] === you) return true;
  for (let below = entry - 1; below > 0; below--) if (player[below] === you) return true;
  return false;
}

function isAimed(s: MeccgState, you: number): boolean {
  const { attack, check, attemptOn, entries } = s.global;
  if (attack !== 0 && s.company.player[s.attack.company[attack]] === you) return true;
  if (check !== 0 && s.card.controller[check] === you) return true;
  if (attemptOn !== 0 && s.card.live[attemptOn] === 1 && s.card.controller[attemptOn] === you) return true;
  for (let e = entries; e > 0; e--) if (isAimedAt(s, e, you)) return true;
  return false;
}

/** With so many more, the strike is won, or lost, whatever is rolled. */
function isSettled(s: MeccgState, helpers: number): boolean {
  const { attack, strike } = s.global;
  if (isDuel(s, attack)) return false;
  const own = prowessAgainst(s, strike);
  const against = valueOf(s, attackProwess, attack);
  return own + LOWEST > against || own + HIGHEST + helpers < against;
}
function isPassed(s: MeccgState): boolean {
  const { check, checkModifier } = s.global;
  return checkModifier + valueOf(s, corruptionCheck, check) + LOWEST > corruptionOf(s, check);
}

/** Support that makes no difference. */
function isMoot(s: MeccgState, { procedure, step }: Asked, options: Options): boolean {
  if (step !== 'support') return false;
  return procedure === 'strike sequence' ? isSettled(s, options.count - 1) : isPassed(s);
}

/** Picks among companies. */
const COMPANIES: ReadonlySet<string> = new Set(['arrival', 'place', 'order', 'sites']);
/** Picks in which actions of the rules can be chosen. */
const ACTING: ReadonlySet<string> = new Set(['organize', 'regroup']);

const isShort = (s: MeccgState): boolean => MINOR.has(phases[s.global.phase]);
const isInPlay = (s: MeccgState, options: Options, i: number): boolean =>
  options.kind(i) === Kind.action && options.b(i) !== 0 && s.card.live[options.a(i)] === 1;

const isRule = (options: Options, i: number): boolean =>
  options.kind(i) === Kind.action && options.b(i) === 0 && options.n(i) > 0;

export const meccgAsking: Asking<MeccgState, MeccgSeat> = {
  company: ({ view }) => view.global.company,
  minor: MINOR,
  part: meccgPart,
  marks({ of }, { kind, b, n, a }, seat) {
    if (ACTING.has(of) && kind === Kind.action && b === 0) return { does: actionName(n) };
    if (of === 'destination' && kind === Kind.number) return { does: siteNamed(a) };
    if (of === 'path' && kind === Kind.choice) return { does: wayNamed(seat, a) };
    return COMPANIES.has(of) && kind === Kind.choice ? { company: a } : {};
  },
  circumstance({ view: s, you }, asked, options): Circumstance {
    const { procedure, step } = asked;
    const offer = OFFERS.has(`${procedure} › ${step}`);
    const is = (i: number, name: string): boolean =>
      offer && isRule(options, i) && actionName(options.n(i)) === name;
    return {
      pass: options.find(Kind.pass, 0, 0, 0),
      offer,
      own: procedure === 'chain of effects' && isOwn(s, you),
      aimed: isAimed(s, you),
      moot: isMoot(s, asked, options),
      urgent: (i) => is(i, 'reveal'),
      // What lies in play can be used in longer phases as well: it is no reason to ask in short ones.
      slight: (i) => is(i, 'placeOnGuard') || (isShort(s) && offer && isInPlay(s, options, i)),
      // A card that could only bluff is none; one that could be shown there is worth it, once for each company.
      worthwhile: (i) => procedure === 'window' && is(i, 'placeOnGuard') && couldBeRevealed(s, options.a(i)),
    };
  },
};
