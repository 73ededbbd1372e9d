/** Hazards that take prisoners: when they are played, whom they take, and what befalls who is held. ME-PRISON, ME-RESCUE */
import {
  type Ability,
  type CardRef,
  type Condition,
  call,
  condition,
  type Effect,
  firstIn,
  listed,
  NOTHING,
  type Phrase,
  type PlayerRef,
  place,
  playerRef,
  say,
  self,
  sequence,
  trigger,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { printed } from '../../../engine.ts';
import { phaseBegins } from '../../../events.ts';
import { type Race, type SiteType } from '../../../facts/names.ts';
import { discard, isCharacter } from '../../../rules/cards/cards.ts';
import { faceCaptors } from '../../../rules/combat/guards-again.ts';
import { rollsOver } from '../../../rules/dice.ts';
import {
  hasRescueSite,
  isRing,
  layRescueSite,
  naming,
  ownCardOf,
  prisonerCheck,
} from '../../../rules/prisoners/capture.ts';
import { firstPrisoner, holds, nextPrisoner, rescueSite } from '../../../rules/prisoners/held.ts';
import { rollsFor } from '../../../rules/terms.ts';
import { type S, Zone } from '../../../state.ts';
import { signed } from '../amounts.ts';
import { attackBy } from '../fights/combat.ts';
import { onStrike } from '../occasions/hazard-windows.ts';
import { lastingIf, stays } from '../playing/events.ts';

/** There is a rescue site for it: the company is the one whose movement/hazard phase it is. ME-PRISON-2009 */
export const rescueSiteNear: Condition = {
  ...condition(
    'rescue site near',
    [],
    (g) => `${g.ref(hasRescueSite)}(s, self, you, s.global.company)`,
    NOTHING,
  ),
  sayNot: say`no site of your location deck can be its rescue site`,
  rule: 'ME-PRISON-2009',
  atDeclaration: true,
};

const isNoAlly = (s: S): boolean => isCharacter(s, s.strike.target[s.global.strike]);
/** Allies are never taken prisoner. Reads as nothing. ME-PRISON-2001 */
const noAlly: Condition = {
  ...condition('no ally', [], (g) => `${g.ref(isNoAlly)}(s)`, NOTHING),
  sayNot: say`allies cannot be taken prisoner`,
  rule: 'ME-PRISON-2001 ME-ALLY-511',
};

/** It waits for the strike now faced: if that is successful, its target is taken prisoner. */
function lieInWait(s: S, host: number): void {
  s.strike.captor[s.global.strike] = host;
  call(s, naming, host, s.attack.company[s.strike.attack[s.global.strike]]);
}
/** The kinds of sites where it may hold somebody. */
export const sayTypes = (types: readonly SiteType[]): Phrase =>
  say`a ${listed(
    types.map((type) => word(type)),
    'or',
  )}`;
/** Played on a character who faces a strike of such an attack; a condition and an effect may be added. */
export function takesStruck(
  race: Race,
  types: readonly SiteType[],
  { whom, first }: { readonly whom?: Condition; readonly first?: Effect } = {},
): Ability {
  const waits = verb(
    'lie in wait',
    lieInWait,
    [self],
    say`if the strike is successful, he is not harmed but taken prisoner at ${sayTypes(types)}`,
  );
  const can = [attackBy(race), noAlly, ...(whom === undefined ? [] : [whom]), rescueSiteNear];
  return lastingIf(
    onStrike,
    first === undefined ? sequence(stays, waits) : sequence(stays, first, waits),
    ...can,
  );
}

const checkAll = (s: S, host: number, player: number, modifier: number, escapes: number): void => {
  for (let c = firstPrisoner(s, host); c !== 0; c = nextPrisoner(s, c))
    if (s.card.owner[c] === player) call(s, prisonerCheck, c, host, modifier, escapes);
};
/** The player whose phase begins has somebody under this very card. */
export const holdsHis: Condition = condition(
  'holds his',
  [],
  (g) => `${g.ref(holds)}(s, self, a)`,
  say`he has a character here`,
);
const hisPlayer: PlayerRef = playerRef('his player', [], () => 'a', say`that player`);
const sayCheck = (modifier: number): Phrase =>
  modifier === 0
    ? say`make a body check for him`
    : say`make a body check for him, modified by ${signed(modifier)}`;
/**
 * As each untap phase of their player begins, a body check is made for whoever is held; one who comes through it may
 * escape, if a roll and his body are more than a number.
 */
export const checkedInPrison = (modifier = 0, escapes = 0): Ability => ({
  ...trigger(phaseBegins.untap, {
    if: holdsHis,
    effect: verb('check prisoners', checkAll, [self, hisPlayer, modifier, escapes], NOTHING),
  }),
  say:
    escapes === 0
      ? say`as each of the untap phases of a prisoner's player begins, ${sayCheck(modifier)}`
      : say`at the start of each untap phase of a prisoner's player, ${sayCheck(modifier)}; if he is not eliminated, his player makes a roll and adds his body, and if that is greater than ${escapes}, he is rescued into a company of his own at the rescue site`,
});

const loseRings = (s: S, host: number, player: number, needed: number): void => {
  for (let c = firstPrisoner(s, host); c !== 0; c = nextPrisoner(s, c)) {
    if (s.card.owner[c] !== player) continue;
    for (let ring = firstIn(s, place(s, Zone.on, c)), next: number; ring !== 0; ring = next) {
      next = s.card.next[ring];
      if (!isRing(s, ring)) continue;
      rollsFor(s, 'card', ring);
      if (!rollsOver(s, 0, needed - 1)) discard(s, ring);
    }
  }
};
/** As each untap phase of their player begins, a ring that a prisoner bears is lost unless a roll is high enough. */
export const losesRing = (needed: number): Ability =>
  trigger(phaseBegins.untap, {
    if: holdsHis,
    effect: verb(
      'lose rings',
      loseRings,
      [self, hisPlayer, needed],
      say`he makes a roll for a ring that the prisoner bears, and discards the ring if the result is less than ${needed}`,
    ),
  });

// ——— a hazard that lies on a site ———
const ownCard = (s: S, player: number, site: number): number => ownCardOf(s, player, printed.place(s, site));
/** A card of that site lies in your location deck. ME-PRISON-2009 */
export const hasOwnCardOf = (site: CardRef): Condition => ({
  ...condition(
    'own card of the site',
    [site],
    (g, v) => `(${g.ref(ownCard)}(s, you, ${site.js(g, v)}) !== 0)`,
    NOTHING,
  ),
  sayNot: say`no card of this site is in your location deck`,
  rule: 'ME-PRISON-2009',
  atDeclaration: true,
});
const bringCard = (s: S, host: number, player: number, site: number): void => {
  const own = ownCard(s, player, site);
  if (own !== 0) layRescueSite(s, host, own, s.global.company);
};
/** The site is the rescue site as well. */
export const rescueSiteIs = (site: CardRef): Effect =>
  verb('rescue site is', bringCard, [self, you, site], NOTHING);
const isAtIt = (s: S, company: number, host: number): boolean =>
  company !== 0 && printed.place(s, s.company.site[company]) === printed.place(s, rescueSite(s, host));
/** Of a card that was played: at the rescue site of this one. */
export const playedAtRescueSite: Condition = condition(
  'played at the rescue site',
  [],
  (g) => `${g.ref(isAtIt)}(s, n, self)`,
  say`that was at this site`,
);
/** The automatic-attacks are faced once more, and take prisoners. */
export const guardsTakePrisoners = (more: number): Effect =>
  verb(
    'guards take prisoners',
    faceCaptors,
    [more, self],
    say`the company faces all automatic-attacks of the site again with ${signed(more)} prowess, and a successful strike does not harm a character, but takes him prisoner at the site`,
  );
