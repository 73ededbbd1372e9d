/**
 * Sending companies back by where they go, and tapping sites by the paths printed on them.
 *
 * Not    what a company that goes back may do (rules/movement/return.ts).
 * Keeps  nothing sends back whom a card protects from it, nor taps his site; each site is looked at once a turn, and not
 *        again when night falls later (ME-CARD-0248, 0421, 0422).
 */
import {
  type Ability,
  all,
  type Condition,
  condition,
  type Effect,
  firstIn,
  forbid,
  ifSo,
  listed,
  NOTHING,
  not,
  place,
  removeEffect,
  say,
  self,
  sequence,
  trigger,
  verb,
  word,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { companyOnWay, phaseBegins } from '../../../events.ts';
import { type RegionType, regionTypes } from '../../../facts/names.ts';
import { tap } from '../../../rules/cards/cards.ts';
import { mayBeSentBack, playing } from '../../../rules/chain/forbidden.ts';
import { printedTypeNow } from '../../../rules/hazards/keying.ts';
import { returnToOrigin } from '../../../rules/movement/return.ts';
import { isHavenFor, sitePathOf } from '../../../rules/sites/sites.ts';
import { COMPANIES_PER_PLAYER, type S, Zone } from '../../../state.ts';
import { cardsNamed } from '../../named.ts';
import { namedOneOf } from '../cards/filters.ts';
import { RETURN } from '../occasions/chain.ts';
import { outOfCombat } from '../occasions/facing.ts';
import { asHazard } from '../occasions/hazard-windows.ts';
import { doorsOfNight, lastingEvent, stays } from '../playing/events.ts';
import { isMinionPlayer } from './members.ts';

const sendBack = (s: S): void => {
  if (mayBeSentBack(s, s.global.company)) returnToOrigin(s, s.global.company);
};
/** The company now moving goes back. */
export const goesBack: Effect = verb(RETURN, sendBack, [], say`the company returns to its site of origin`);

/** The same, as what a price is paid for. */
export const returnCompany: Effect = {
  ...goesBack,
  say: say`return the company to its site of origin`,
};

/** What cards of these names have done for a while is over. */
export const endEffectsOf = (...names: string[]): Effect => {
  const cards = names.map(cardsNamed);
  const end = (s: S): void => {
    for (let row = s.kernel.effectsUsed; row !== 0; row--)
      if (s.effect.until[row] !== 0 && cards.some((card) => card.has(s.card.def[s.effect.source[row]])))
        removeEffect(s, row);
  };
  return verb('end effects of', end, [], NOTHING);
};
/** As long as it is in play, cards of these names are not played: `endEffectsOf` ends what they have done. */
export const voids = (...names: string[]): Ability => ({
  ...forbid(playing, { of: namedOneOf(...names) }),
  say: say`the effects of ${listed(names)} are cancelled`,
});
/** Something keeps a hazard from tapping a site: for a company that is or goes there. */
function isShielded(s: S, site: number): boolean {
  for (let c = s.layout.sizes.players * COMPANIES_PER_PLAYER; c !== 0; c--)
    if (s.company.player[c] !== 0 && (s.company.site[c] === site || s.company.destination[c] === site))
      if (!mayBeSentBack(s, c)) return true;
  return false;
}
/** So many regions of one of these types in the path that is printed on a site. */
export interface SitePath {
  readonly least: number;
  readonly types: readonly RegionType[];
  /** Its bit among those that look at sites. */
  readonly bit: number;
  /** Sites of minion players are left alone. */
  readonly sparesMinions?: boolean;
}
function tapsSites(path: SitePath): Effect {
  const wanted = path.types.map((type) => regionTypes.indexOf(type));
  const suits = (s: S, site: number): boolean => {
    const now = sitePathOf(site).map((region) => printedTypeNow(s, regionTypes.indexOf(region)));
    return wanted.some((type) => now.filter((region) => region === type).length >= path.least);
  };
  const look = (s: S, by: number, night: boolean): void => {
    for (let c = firstIn(s, place(s, Zone.sites, 0)); c !== 0; c = s.card.next[c]) {
      if ((s.card.weathered[c] & path.bit) !== 0) continue;
      s.card.weathered[c] |= path.bit;
      if (!night || !suits(s, printed.site(s, c)) || isHavenFor(s, s.card.owner[c], c)) continue;
      if (path.sparesMinions === true && isMinionPlayer(s, s.card.owner[c])) continue;
      if (!isShielded(s, c)) tap(s, c, by);
    }
  };
  const regions = listed(
    path.types.map((type) =>
      path.least === 1 ? say`a ${word(type)}` : say`${path.least} ${word(type)} regions`,
    ),
    'or',
  );
  const night = condition('by night', [doorsOfNight], (g, v) => doorsOfNight.js(g, v), NOTHING);
  return {
    ...sequence(
      ifSo(
        night,
        verb('tap sites', (s: S, by: number) => look(s, by, true), [self], NOTHING),
      ),
      ifSo(
        not(night),
        verb('look at sites', (s: S, by: number) => look(s, by, false), [self], NOTHING),
      ),
    ),
    say: say`if ${doorsOfNight.say}, tap each non-Haven site in play with ${regions} in its site path`,
  };
}

const lookedAtEachTurn = (effect: Effect): Ability => ({
  ...trigger(phaseBegins.untap, { effect }),
  say: say`once each turn, ${effect.say}`,
});
export interface TurningBack {
  /** What a card needs to be played, beside that no attack is faced. */
  readonly needs?: Condition;
  readonly taps?: SitePath;
  /** What else it does as it comes into play. */
  readonly first?: Effect;
}
/** Each moving company must return to its site of origin if something is so. */
export function turnsBack(when: Condition, { needs, taps, first }: TurningBack = {}): Ability[] {
  const sites = taps === undefined ? [] : [tapsSites(taps)];
  const says = say`each moving company returns to its site of origin if ${when.say}`;
  const comes = sequence(stays, ...(first === undefined ? [] : [first]), ...sites, ifSo(when, goesBack));
  return [
    {
      ...lastingEvent(asHazard, comes, needs === undefined ? outOfCombat : all(outOfCombat, needs)),
      say: lastingEvent(asHazard, stays, needs).say,
    },
    sites.length === 0
      ? { ...trigger(companyOnWay, { if: when, effect: goesBack }), say: says }
      : { ...trigger(companyOnWay, { effect: sequence(...sites, ifSo(when, goesBack)) }), say: says },
    ...sites.map(lookedAtEachTurn),
  ];
}
