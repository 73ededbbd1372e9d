/**
 * Moving on: another movement/hazard phase of a company, right after the one that it has had. ME-CARD-0100, ME-MOVE-519
 *
 * Owns   which companies may, the choice of the further site, and that such a phase comes before that of any other.
 * Not    the phase itself, which is like the first in everything (turn/movement-hazard.ts), or going on below
 *        (going-on.ts), which knows its way already.
 * Keeps  hands are reset, and the site of origin has left the table, before the further site is chosen; whoever plays
 *        no site card has no further phase; what is said of "this turn" holds on, and the hazard limit begins anew.
 */
import { finish, idOf, Kind, ofCard, say } from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { mayMove } from '../chain/forbidden.ts';
import {
  companySize,
  countOf,
  firstCompany,
  firstOf,
  lastCompany,
  mostIn,
  returnOnGuard,
} from '../companies/company.ts';
import { mayLeaveHaven } from '../companies/composition.ts';
import { siteCalled } from '../sites/versions.ts';
import { offerDestinations } from './destinations.ts';
import { headFor } from './movement.ts';

/** What becomes of a company once its movement/hazard phase is over. */
export const Onward = { stays: 0, may: 1, goes: 2, below: 3 } as const;

/** It may have another movement/hazard phase right after this one. */
export function letMoveOn(s: S, company: number): void {
  s.company.onward[company] = Onward.may;
}
/** The company of a player that has set out again, and has its further phase before all others. 0: none. */
export function onItsWayAgain(s: S, player: number): number {
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (s.company.player[c] !== 0 && s.company.onward[c] >= Onward.goes) return c;
  return 0;
}

/** It has moved, and nothing keeps it from declaring another site. */
const isReady = (s: S, company: number): boolean =>
  s.company.onward[company] === Onward.may &&
  s.company.moved[company] === 1 &&
  countOf(s, company) > 0 &&
  mayMove(s, company) &&
  companySize(s, company) <= mostIn(s, company);

export const movingOn = engine.procedure('moving on', {
  player: idOf('player'),
  company: idOf('company'),
  /** The site card that it has come to. */
  at: idOf('card'),
})({
  stand: step('ME-CARD-0100', (s, f) => {
    const { site, destination, moved, onward } = s.company;
    const c = f.company;
    const may = isReady(s, c);
    onward[c] = Onward.stays;
    if (!may) return finish;
    // For the choice it stands where it has come to: from there its further way begins.
    f.at = destination[c];
    site[c] = f.at;
    destination[c] = moved[c] = 0;
    return undefined;
  }),
  newSite: ask('ME-CARD-0100 ME-MOVE-513', {
    who: (_s, f) => f.player,
    say: (s, f) => say`Where does the company of ${ofCard(firstOf(s, f.company))} move on to?`,
    options(s, f, o) {
      if (mayLeaveHaven(s, f.company)) offerDestinations(s, f.player, f.company, o);
      o.pass();
    },
    describe: (s, f, option) =>
      option.kind === Kind.pass ? say`It stays there` : say`${siteCalled(s, f.player, option.a)}`,
    choose(s, f, option) {
      const { site, destination, moved, onward, done } = s.company;
      const c = f.company;
      if (option.kind === Kind.pass) {
        site[c] = 0;
        destination[c] = f.at;
        moved[c] = 1;
        return undefined;
      }
      returnOnGuard(s, c);
      headFor(s, f.player, c, option.a);
      onward[c] = Onward.goes;
      done[c] = 0;
      return undefined;
    },
  }),
});
