/** What must be true: where the fellowship is, who fights whom, how many burdens and tokens there are. */
import {
  all,
  both,
  type CardRef,
  type Condition,
  condition,
  counted,
  countOf,
  type Filter,
  forbiddenBy,
  host,
  many,
  moreThan,
  NOTHING,
  type PlayerRef,
  passes,
  place,
  say,
  self,
  sizeOf,
  thereAre,
  you,
} from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type Block, blocks, type Culture, type Unloaded, unloaded } from '../../facts/names.ts';
import { isKind, Kind } from '../../rules/cards/cards.ts';
import { currentSite } from '../../rules/counters/twilight.ts';
import { noMove } from '../../rules/prohibitions.ts';
import { isAtSites, isCurrentSite, LAST_SITE, siteAt } from '../../rules/sites/sites.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { inSkirmish, skirmishing } from './cards/fighting.ts';
import { freePeoples, ofCulture, rangedWeapon } from './cards/filters.ts';
import { bearing } from './cards/placed.ts';
import { phaseWord } from './telling.ts';

/** The site card that the fellowship of this turn stands at; 0 before the first turn. LR-START-007 */
export const siteHere = (s: S): number => siteAt(s, currentSite(s));

/** A card that has the text of a site speaks wherever the fellowship is. LR-ACTIVE-006 */
const speaksHere = (s: S, card: number): boolean => isCurrentSite(s, card) || !isKind(s, card, Kind.site);
/** Of a site: the fellowship is there, and the game has begun, so that its text counts. LR-ACTIVE-006, LR-START-007 */
export const here: Condition = {
  ...condition('here', [], (g) => `${g.ref(speaksHere)}(s, self)`, NOTHING),
  rule: 'LR-ACTIVE-006',
};

const terrains = unloaded.map((name) => engine.traits.has('keyword', name));
const siteHas = (s: S, which: number): boolean => terrains[which](s, siteHere(s));
/** The fellowship is at a site with a keyword. */
export const atSiteWith = (name: Unloaded): Condition =>
  condition(
    'at a site with',
    [],
    (g) => `${g.ref(siteHas)}(s, ${unloaded.indexOf(name)})`,
    say`the fellowship is at ${many(1, `${name.toLowerCase()} site`)}`,
    say`the fellowship is not at ${many(1, `${name.toLowerCase()} site`)}`,
  );
/** The fellowship is at one of the sites from one number to another. LR-BLOCK-003 */
export const atSites = (from: number, to: number): Condition =>
  condition(
    'at sites',
    [],
    (g) => `${g.ref(isAtSites)}(s, ${from}, ${to}, ${blocks.indexOf('Fellowship')})`,
    say`the fellowship is at sites ${from} to ${to}`,
  );
/** At the site of that number on the path of one block, or from it to another. LR-BLOCK-003 */
export const atSiteOf = (block: Block, number: number, to = number): Condition =>
  condition(
    'at site of block',
    [],
    (g) => `${g.ref(isAtSites)}(s, ${number}, ${to}, ${blocks.indexOf(block)})`,
    to === number
      ? say`the fellowship is at site ${number} of the ${block} block`
      : say`the fellowship is at site ${number} to ${to} of the ${block} block`,
    say`the fellowship is at any other site`,
  );

/** A bare number reaches the sites of the Fellowship block only. LR-BLOCK-004 */
export const atSiteOrHigher = (number: number): Condition => ({
  ...atSites(number, LAST_SITE),
  say: say`the fellowship is at site ${number} or higher`,
});
/** That number on the path of any block. LR-BLOCK-005 */
export const atAnySite = (number: number): Condition =>
  condition(
    'at any site',
    [],
    (g) => `${g.ref(currentSite)}(s) === ${number}`,
    say`the fellowship is at any site ${number}`,
  );
/** A Free Peoples card of that culture is there; Shadow cards of it do not count. LR-CULTURE-007 */
export const canSpotFreeCulture = (name: Culture): Condition => ({
  ...thereAre(1, both(freePeoples, ofCulture(name))),
  say: say`you can spot the Free Peoples ${name} culture`,
});

/** Of a card on a site: the fellowship is there. LR-ACTIVE-006 */
export const atItsSite: Condition = condition(
  'at its site',
  [host],
  (g, v) => `${g.ref(isCurrentSite)}(s, ${host.js(g, v)})`,
  say`the fellowship is at this site`,
);

/** A character fights someone like that now. */
export const fights = (card: CardRef, which: Filter): Condition => ({
  ...passes(card, skirmishing(which)),
  say: say`${card.say} is skirmishing ${counted(which.noun, 'a')}`,
});
/** "he or she is a defender": a property without an article. */
export const isSo = (card: CardRef, which: Filter, text: string): Condition => ({
  ...passes(card, which),
  say: say`${card.say} is ${text}`,
});
/** Someone bears so many of something. */
export const bears = (card: CardRef, which: Filter, number = 1): Condition => ({
  ...passes(card, bearing(which, number)),
  say: say`${card.say} bears ${counted(which.noun, number)}`,
});
/** Of the card itself. */
export const bearsRangedWeapon: Condition = bears(self, rangedWeapon);
/** LR-SPOT-003 */
export const canSpot = (n: number, which: Filter): Condition => ({
  ...thereAre(n, which),
  say: say`you can spot ${counted(which.noun, n)}`,
  sayNot: say`you cannot spot ${counted(which.noun, n)}`,
});
/** More of the ones than of the others. LR-SPOT-003 */
export const canSpotMore = (which: Filter, than: Filter): Condition => ({
  ...moreThan(countOf(which), countOf(than)),
  say: say`you can spot more ${counted(which.noun, 'many')} than ${counted(than.noun, 'many')}`,
});
const handSize = (s: S, player: number): number => sizeOf(s, place(s, Zone.hand, player));
/** So many cards in a hand. */
export const handAtLeast = (n: number, who: PlayerRef = you): Condition =>
  condition(
    'hand at least',
    [who],
    (g, v) => `${g.ref(handSize)}(s, ${who.js(g, v)}) >= ${n}`,
    who.word === 'you'
      ? say`you have at least ${n} cards in hand`
      : say`${who.say} has at least ${n} cards in hand`,
    who.word === 'you'
      ? say`you have fewer than ${n} cards in hand`
      : say`${who.say} has fewer than ${n} cards in hand`,
  );
const anyHandOf = (s: S, n: number, but: number): boolean => {
  for (let p = 1; p <= s.layout.sizes.players; p++) if (p !== but && handSize(s, p) >= n) return true;
  return false;
};
/** An opponent has so many cards in hand; `ofThose` chooses among them. */
export const anOpponentHolds = (n: number): Condition =>
  condition(
    'opponent holds',
    [],
    (g) => `${g.ref(anyHandOf)}(s, ${n}, you)`,
    say`an opponent has at least ${n} cards in hand`,
  );
/** Those opponents alone, for `withOpponent`. */
export const whoHolds =
  (n: number) =>
  (b: { readonly g: { ref(what: unknown): string } }): string =>
    `${b.g.ref(handSize)}(s, p) >= ${n}`;
export const burdensAtMost = (n: number): Condition =>
  condition(
    'burdens at most',
    [],
    () => `s.player.burdens[s.global.active] <= ${n}`,
    say`there are ${n} or fewer burdens`,
  );
export const twilightBelow = (n: number): Condition =>
  condition(
    'twilight below',
    [],
    () => `s.global.twilight < ${n}`,
    say`the twilight pool has fewer than ${n} tokens`,
  );
/** LR-SPOT-001 */
export const canSpotTwilight = (n: number): Condition =>
  condition(
    'twilight at least',
    [],
    () => `s.global.twilight >= ${n}`,
    say`you can spot ${n} twilight tokens`,
  );
export const movedMoreThanOnce: Condition = condition(
  'moved more than once',
  [],
  () => 's.global.moves > 1',
  say`the fellowship has moved more than once this turn`,
);
/** The fellowship moves in the regroup phase: a second time or more. */
export const duringRegroup: Condition = {
  ...condition(
    'regroup phase',
    [],
    () => `s.global.phase === ${Phase.regroup}`,
    say`it is the regroup phase`,
  ),
  behind: say`during the regroup phase`,
};
/** Nothing keeps the fellowship from moving on yet. */
const mayMove = (s: S): boolean => forbiddenBy(s, noMove, s.global.active, 0, 0) === 0;
export const stillMayMove: Condition = condition('may move', [], (g) => `${g.ref(mayMove)}(s)`, NOTHING);
/** While starting fellowships are made up. LR-START-003 */
export const inStartingFellowship: Condition = condition(
  'starting fellowship',
  [],
  () => `s.global.phase === ${Phase.setUp}`,
  say`it is in your starting fellowship`,
);
/** During a phase of that name. */
export const duringPhase = (phase: number): Condition => ({
  ...condition(
    'phase',
    [],
    () => `s.global.phase === ${phase}`,
    say`it is the ${phaseWord(phase)} phase`,
    say`it is not the ${phaseWord(phase)} phase`,
  ),
  behind: say`during the ${phaseWord(phase)} phase`,
});
/** During a skirmish phase. */
export const whileSkirmishing: Condition = {
  ...condition(
    'skirmish phase',
    [],
    () => `s.global.phase === ${Phase.skirmish}`,
    say`it is a skirmish phase`,
    say`it is not a skirmish phase`,
  ),
  behind: say`during a skirmish`,
};
export const inFierceSkirmish: Condition = condition(
  'fierce skirmish',
  [],
  () => 's.global.fierce === 1',
  say`it is a fierce skirmish`,
);
/** In the one that is being fought, and that is a fierce one. LR-FIERCE-001 */
export const isInFierceSkirmish = (card: CardRef): Condition => ({
  ...all(passes(card, inSkirmish), inFierceSkirmish),
  word: 'in a fierce skirmish',
  say: say`${card.say} is in a fierce skirmish`,
});
