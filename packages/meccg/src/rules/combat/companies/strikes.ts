/**
 * The strikes of a company: one for each of its fighters, and who is given which. ME-CVCC-507, 508, 514, 4002
 *
 * Owns   who strikes, and the order in which both players assign the strikes.
 * Not    whether one company may attack another (attacks.ts), or the strikes themselves (combat/strike.ts).
 * Keeps  nobody faces two strikes; what is left over is an excess strike of its attack (DECISIONS A13).
 */
import { finish, idOf, Kind, type Options, ofCard, say } from '@westmarch/kernel';
import { ask, engine, step } from '../../../engine.ts';
import type { S } from '../../../state.ts';
import { untapped } from '../../cards/cards.ts';
import { racesOf } from '../../cards/races.ts';
import { mayBeStruck } from '../../chain/forbidden.ts';
import { fightersIn } from '../../dragons/bearing.ts';
import { isGuarded } from '../guarding-allies.ts';
import { assign, forEachFighter, lastRow } from '../strike-rows.ts';

/** He has given his strike to somebody; a Dragon all of his. */
function hasStruck(s: S, card: number, attack: number): boolean {
  let left = fightersIn(s, card);
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === attack && s.strike.by[i] === card) left--;
  return left <= 0;
}
/** He faces a strike; a Dragon one for each that he has. ME-DRAGON-4019 */
function isBusy(s: S, card: number, attack: number): boolean {
  let left = fightersIn(s, card);
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === attack && s.strike.target[i] === card) left--;
  return left <= 0;
}

/** Whoever may not be attacked strikes nobody either. DECISIONS H1 */
const strikes = (s: S, card: number): boolean => mayBeStruck(s, card, s.global.attack);
/** His strike is not assigned yet. */
const isLeft = (s: S, card: number): boolean => strikes(s, card) && !hasStruck(s, card, s.global.attack);
const offerLeft = (s: S, card: number, o: Options | null): void => {
  if (isLeft(s, card)) o?.card(card);
};
const offerUntappedLeft = (s: S, card: number, o: Options | null): void => {
  if (untapped(s, card) && isLeft(s, card)) o?.card(card);
};
const offerTarget = (s: S, card: number, o: Options | null): void => {
  if (isBusy(s, card, s.global.attack) || isGuarded(s, card)) return;
  if (mayBeStruck(s, card, s.global.attack)) o?.card(card);
};
const offerUntappedTarget = (s: S, card: number, o: Options | null): void => {
  if (untapped(s, card)) offerTarget(s, card, o);
};

const addFighter = (s: S, card: number): void => {
  const a = s.global.attack;
  if (!strikes(s, card)) return;
  s.attack.strikes[a] += fightersIn(s, card);
  s.attack.races[a] |= racesOf(s, card);
};
/** How many strikes a company makes, and of which races: one for each who fights in it. ME-CVCC-507 */
export function countFighters(s: S, attack: number): void {
  const before = s.global.attack;
  s.global.attack = attack;
  s.attack.strikes[attack] = s.attack.races[attack] = 0;
  forEachFighter(s, s.attack.from[attack], addFighter, null);
  s.attack.ofAll[attack] = s.attack.races[attack];
  s.global.attack = before;
}

const strikesLeft = (s: S, attack: number): boolean => s.attack.assigned[attack] < s.attack.strikes[attack];
const offerFrom = (s: S, attack: number, o: Options, visit: typeof offerLeft): void => {
  if (strikesLeft(s, attack)) forEachFighter(s, s.attack.from[attack], visit, o);
};
const offerOn = (s: S, attack: number, o: Options, visit: typeof offerLeft): void => {
  if (strikesLeft(s, attack)) forEachFighter(s, s.attack.company[attack], visit, o);
};
const defender = (s: S, attack: number): number => s.company.player[s.attack.company[attack]];
const attacker = (s: S, attack: number): number => s.attack.attacker[attack];

const LOCALS = { attack: idOf('attack'), target: idOf('card'), by: idOf('card') } as const;
/** The defender says whose strike it is that somebody faces, and goes on with the next of them. */
const strikeFor = (rules: string, next: string) =>
  ask<typeof LOCALS>(rules, {
    who: (s, f) => defender(s, f.attack),
    say: (_s, f) => say`Whose strike does ${ofCard(f.target)} face?`,
    options: (s, f, o) => offerFrom(s, f.attack, o, offerLeft),
    choose(s, f, option) {
      assign(s, f.attack, f.target, option.a);
      f.target = 0;
      return f.go(next);
    },
  });

export const assigning = engine.procedure(
  'strikes of a company',
  LOCALS,
)({
  begin: step('ME-CVCC-507', (s, f) => countFighters(s, f.attack)),
  defenderPicks: ask('ME-CVCC-514 ME-CVCC-4002', {
    who: (s, f) => defender(s, f.attack),
    say: () => say`Which untapped character faces a strike? Or leave the rest to the attacker`,
    options(s, f, o) {
      offerOn(s, f.attack, o, offerUntappedTarget);
      if (o.count > 0) o.pass();
    },
    choose(_s, f, option) {
      if (option.kind === Kind.pass) return f.go('attackerPicks');
      f.target = option.a;
      return undefined;
    },
  }),
  none: step('', (_s, f) => (f.target === 0 ? f.go('attackerPicks') : undefined)),
  defenderTakes: strikeFor('ME-CVCC-514 ME-CVCC-508', 'defenderPicks'),
  attackerPicks: ask('ME-CVCC-514 ME-CVCC-4002', {
    who: (s, f) => attacker(s, f.attack),
    say: () => say`Who of your untapped characters strikes next?`,
    options(s, f, o) {
      offerOn(s, f.attack, o, offerTarget);
      if (o.count === 0) return;
      o.clear();
      offerFrom(s, f.attack, o, offerUntappedLeft);
    },
    choose(_s, f, option) {
      f.by = option.a;
    },
  }),
  noneUntapped: step('', (_s, f) => (f.by === 0 ? f.go('rest') : undefined)),
  attackerAims: ask('ME-CVCC-514 ME-CVCC-508', {
    who: (s, f) => attacker(s, f.attack),
    say: (_s, f) => say`Whom does ${ofCard(f.by)} strike?`,
    options: (s, f, o) => offerOn(s, f.attack, o, offerTarget),
    choose(s, f, option) {
      assign(s, f.attack, option.a, f.by);
      f.by = 0;
      return f.go('attackerPicks');
    },
  }),
  rest: ask('ME-CVCC-514 ME-CVCC-4002', {
    who: (s, f) => defender(s, f.attack),
    say: () => say`Who faces one of the strikes that are left?`,
    options: (s, f, o) => offerOn(s, f.attack, o, offerTarget),
    choose(_s, f, option) {
      f.target = option.a;
    },
  }),
  nobodyLeft: step('', (_s, f) => (f.target === 0 ? finish : undefined)),
  restTakes: strikeFor('ME-CVCC-514', 'rest'),
});
