/**
 * What guards a site: its automatic-attacks in order, and the hoards of Dragons. ME-SITE-001, 509, 511, ME-ITEM-2012
 *
 * Owns   which automatic-attacks a company faces and in which order, what cards add to them or take away, and which
 *        sites had a hoard when the turn began.
 * Not    combat (combat.ts), or when a company enters (turn/site.ts).
 * Keeps  printed attacks come before added ones, and those in the order in which their cards came into play.
 */
import { addEffect, clearRow, isMarked, move, place, say, valueOf } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { EACH } from '../../facts/cards.ts';
import {
  type Race,
  type RegionType,
  races,
  regionTypes,
  type SiteType,
  siteTypes,
} from '../../facts/names.ts';
import type { Against, AutomaticAttack } from '../../facts/sites.ts';
import { sites, versionsOfPlace } from '../../map/map.ts';
import { type S, Stage, Zone } from '../../state.ts';
import { companyOf, hasKeyword, isCharacter, Kind as Type, tap } from '../cards/cards.ts';
import { raceBit, raceNames, racesOf } from '../cards/races.ts';
import { cardAction } from '../chain/actions.ts';
import { chainAction, opened, push, stillPays } from '../chain/chain.ts';
import { canTap } from '../chain/forbidden.ts';
import { isHomeByName } from '../characters/home.ts';
import { siteNumber } from '../companies/company.ts';
import { isOfKind } from '../companies/kind.ts';
import { isUnguarded } from '../dragons/lair.ts';
import { hazardSite } from '../hazards/keying.ts';
import { goneDragons, isDeserted, isDesertedBy } from '../hazards/manifestations.ts';
import { addVisits } from '../optional/recently-visited.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { canBeCancelled, newAttack, stopAttack } from './attack-rows.ts';
import { someoneIsCalled } from './called-attacks.ts';
import { detains } from './detainment.ts';

/** Of a site card: 0 while something has removed its automatic-attacks. */
export const guarded = engine.attribute('automatic-attacks', () => 1, {
  least: 0,
  reads: (whose) => say`the automatic-attacks of ${whose} are removed`,
});
/** Of an automatic-attack, by its row: how often it is faced. */
export const timesFaced = engine.attribute('times faced', () => 1, {
  least: 0,
  reads: (whose, _by, times) => (times === 0 ? say`${whose} is cancelled` : say`${whose} is faced twice`),
});
/** Of a site card: more than 0 while only one of several attacks is faced, and that one cannot be cancelled. */
export const oneAttackOnly = engine.marker(
  'one attack only',
  (whose) =>
    say`${whose} with more than ${1} attack is reduced to ${1} attack of the hazard player's choice, which cannot be cancelled`,
);

/** Of an automatic-attack, by its row: more than 0 while it cannot be cancelled. */
export const certainAttack = engine.marker('cannot be cancelled', () => say`cannot be cancelled`);

export const AUTOMATIC = 2;

/** An automatic-attack that a card in play adds to sites. */
export interface AddedAttack {
  readonly race: Race;
  readonly strikes: number;
  readonly prowess: number;
  readonly body?: number;
  readonly attackerChooses?: boolean;
  readonly certain?: boolean;
  /** It guards this site card. */
  at(s: S, site: number, source: number): boolean;
}
const added = new Map<number, AddedAttack>();
export function registerAddedAttack(def: number, attack: AddedAttack): void {
  added.set(def, attack);
}

/** What an effect adds to a place until it is over. */
export interface PassingAttack {
  readonly strikes: number;
  readonly prowess: number;
  readonly detainment: boolean;
}
const passing = engine.note('added attack');
const passingKinds: PassingAttack[] = [];
export const registerPassing = (attack: PassingAttack): number => passingKinds.push(attack) - 1;
/** Kind and place in one number. */
const PER_KIND = 512;
export function addPassing(s: S, source: number, kind: number, site: number, until: number): void {
  addEffect(s, passing.id, source, 0, kind * PER_KIND + printed.place(s, site), until);
}
/** The n-th such attack at a site, from 0; -1: there is none. */
function passingAt(s: S, site: number, n: number): number {
  let left = n;
  for (let row = s.channel.first[passing.channel]; row !== 0; row = s.effect.next[row])
    if (s.effect.amount[row] % PER_KIND === printed.place(s, site) && left-- === 0)
      return Math.floor(s.effect.amount[row] / PER_KIND);
  return -1;
}

/** The printed automatic-attacks of a site card, as far as nothing has removed them. ME-DRAGON-013 */
const attacksOf = (s: S, site: number): readonly AutomaticAttack[] =>
  valueOf(s, guarded, site) > 0 && !isDeserted(s, printed.place(s, site)) && !isUnguarded(s, site)
    ? (sites[printed.site(s, site)]?.attacks ?? [])
    : [];
/** Of the site where a company is, or goes: `hazardSite`. */
const printedAttacks = (s: S, company: number): readonly AutomaticAttack[] =>
  attacksOf(s, hazardSite(s, company));

/** The card that adds the n-th further attack, from 0; 0: there is none. */
function addedBy(s: S, site: number, n: number): number {
  if (isUnguarded(s, site)) return 0;
  let left = n;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (added.get(s.card.def[c])?.at(s, site, c) === true && left-- === 0) return c;
  return 0;
}

/** How many different automatic-attacks guard a site card. */
export function attacksOn(s: S, site: number): number {
  let n = addedOn(s, site);
  for (let more = 0; passingAt(s, site, more) >= 0; more++) n++;
  return attacksOf(s, site).length + n + (someoneIsCalled(s, site) ? 1 : 0);
}
function addedOn(s: S, site: number): number {
  let n = 0;
  while (addedBy(s, site, n) !== 0) n++;
  return n;
}
/** The same, of the site of a company. */
export const attacksAt = (s: S, company: number): number => attacksOn(s, hazardSite(s, company));

/** The n-th automatic-attack, from 0, is a creature that the hazard player may play from hand. */
export const isFromHand = (s: S, company: number, n: number): boolean =>
  (printedAttacks(s, company)[n]?.fromHand ?? null) !== null;
/** It is made by a card in play that the site calls. Such an attack comes last, so that no other changes its number. */
export const isCalledAttack = (s: S, company: number, n: number): boolean => {
  const site = hazardSite(s, company);
  return someoneIsCalled(s, site) && n === attacksOn(s, site) - 1;
};
/** It is made by a card that the hazard player chooses. */
export const isByCard = (s: S, company: number, n: number): boolean =>
  isFromHand(s, company, n) || isCalledAttack(s, company, n);

/** The races of the automatic-attacks of a site card, one bit each. */
export function attackRacesOn(s: S, site: number): number {
  let bits = 0;
  const all = attacksOf(s, site);
  for (let i = 0; i < all.length; i++) bits |= raceBit(races.indexOf(all[i].race));
  for (let n = 0, c = addedBy(s, site, 0); c !== 0; c = addedBy(s, site, ++n))
    bits |= raceBit(races.indexOf(added.get(s.card.def[c])?.race ?? 'none'));
  return bits;
}
/** One of the automatic-attacks of a site card is of such a race. */
export const isGuardedBy = (s: S, site: number, race: number): boolean =>
  (attackRacesOn(s, site) & raceBit(race)) !== 0;
/** The same, of the site of a company. */
export const hasAttackBy = (s: S, company: number, race: number): boolean =>
  isGuardedBy(s, hazardSite(s, company), race);

const isRegion = (word: string): word is RegionType => regionTypes.some((type) => type === word);
const isSite = (word: string): word is SiteType => siteTypes.some((type) => type === word);

/** A card in hand that may be played as the n-th automatic-attack: a creature keyed to one of what the site lists. */
export function mayGuard(s: S, company: number, n: number, card: number): boolean {
  const wanted = printedAttacks(s, company)[n]?.fromHand ?? null;
  if (wanted === null) return false;
  if (wanted.nonUnique && hasKeyword(s, card, 'unique')) return false;
  for (const word of wanted.keyedTo) {
    if (isRegion(word) && ((printed.keyedRegions(s, card) >> (3 * regionTypes.indexOf(word))) & 7) === 1)
      return true;
    if (isSite(word) && (printed.keyedSites(s, card) & (1 << siteTypes.indexOf(word))) !== 0) return true;
  }
  return false;
}

/** A company is of the kind that an attack is about: asked anew before each of them. ME-COMPANY-521 */
export const isAbout = (s: S, company: number, who: Against): boolean =>
  who === 'always' || (who !== 'none' && isOfKind(s, company, who));
/** How often a company faces an attack that was made ready: not at all if it is about others. */
export function timesToFace(s: S, a: number): number {
  const { card, company, number } = s.attack;
  const facts = card[a] === 0 ? printedAttacks(s, company[a])[number[a] - 1] : undefined;
  return isAbout(s, company[a], facts?.against ?? 'always') ? valueOf(s, timesFaced, a) : 0;
}

/** Makes ready the n-th automatic-attack, from 0; a creature where one is played as it. Returns the attack. */
export function guard(s: S, company: number, n: number, creature: number): number {
  const a = newAttack(s, company, s.global.hazardPlayer);
  s.attack.kind[a] = AUTOMATIC;
  s.attack.number[a] = n + 1;
  const all = printedAttacks(s, company);
  if (creature !== 0) {
    move(s, creature, place(s, Zone.attacking, 0));
    s.attack.card[a] = creature;
    fill(s, a, racesOf(s, creature), printed.strikes(s, creature), printed.prowess(s, creature));
    s.attack.body[a] = printed.body(s, creature);
    s.attack.detainment[a] = detains(s, creature, company, 0) ? 1 : 0;
  } else if (n < all.length) {
    const facts = all[n];
    fill(s, a, raceBit(races.indexOf(facts.race)), facts.strikes === 0 ? EACH : facts.strikes, facts.prowess);
    s.attack.detainment[a] = isAbout(s, company, facts.detainment) ? 1 : 0;
    s.attack.woundedCheck[a] = facts.woundedCheck === null ? 0 : 100 + facts.woundedCheck;
    s.attack.attackerChooses[a] = facts.attackerChooses ? 1 : 0;
    s.attack.certain[a] = facts.cannotBeCancelled ? 1 : 0;
    s.attack.fatal[a] = facts.woundedEliminated ? 1 : 0;
  } else {
    const site = hazardSite(s, company);
    const source = addedBy(s, site, n - all.length);
    const more = added.get(s.card.def[source]);
    if (more === undefined) {
      guardForAWhile(s, a, passingAt(s, site, n - all.length - addedOn(s, site)));
      return a;
    }
    fill(s, a, raceBit(races.indexOf(more.race)), more.strikes, more.prowess);
    s.attack.card[a] = source;
    s.attack.body[a] = more.body ?? 0;
    s.attack.attackerChooses[a] = more.attackerChooses === true ? 1 : 0;
    s.attack.certain[a] = more.certain === true ? 1 : 0;
  }
  addVisits(s, a, company);
  if (isMarked(s, certainAttack, a)) s.attack.certain[a] = 1;
  return a;
}

/** Of whom the n-th automatic-attack is, whoever has added it. */
export function raceSaid(s: S, company: number, n: number): string {
  const a = guard(s, company, n, 0);
  const said = raceNames(s.attack.races[a]);
  clearRow(s.attack, a);
  return said;
}

/** One that is there only for a while: of no race. */
function guardForAWhile(s: S, a: number, kind: number): void {
  if (kind < 0) return;
  const { strikes, prowess, detainment } = passingKinds[kind];
  fill(s, a, 0, strikes, prowess);
  s.attack.detainment[a] = detainment ? 1 : 0;
  if (isMarked(s, certainAttack, a)) s.attack.certain[a] = 1;
}
function fill(s: S, a: number, bits: number, strikes: number, prowess: number): void {
  s.attack.races[a] = bits;
  s.attack.strikes[a] = strikes;
  s.attack.prowess[a] = prowess;
}

/** How many are to be faced: duplicates count, and creatures that may yet be played. ME-CARD-0240 */
export function attacksToFace(s: S, company: number): number {
  let all = 0;
  for (let n = attacksAt(s, company) - 1; n >= 0; n--) {
    if (isByCard(s, company, n)) {
      all++;
      continue;
    }
    const a = guard(s, company, n, 0);
    all += timesToFace(s, a);
    clearRow(s.attack, a);
  }
  return all;
}

// ——— a character at home ———
function cancelNow(s: S, _player: number, character: number): void {
  if (stillPays(s, character)) stopAttack(s, s.global.attack, character);
}
const cancels = chainAction(cancelNow);

const isAttacked = (s: S, card: number): boolean =>
  isCharacter(s, card) && companyOf(s, card) === s.attack.company[s.global.attack];

cardAction({
  name: 'cancelAtHome',
  from: 'play',
  kinds: Object.values(Type),
  suits: isAttacked,
  gates: [
    engine.gate(
      'window',
      'ME-SITE-509 ME-COMBAT-4009',
      (s, p) =>
        s.global.stage === Stage.beforeStrikes &&
        s.attack.kind[s.global.attack] === AUTOMATIC &&
        s.attack.cancelled[s.global.attack] === 0 &&
        canBeCancelled(s, s.global.attack) &&
        s.company.player[s.attack.company[s.global.attack]] === p,
      say`your company does not face an automatic-attack that can be cancelled`,
    ),
    engine.gate(
      'actor',
      'ME-SITE-509',
      (s, _p, c) => isAttacked(s, c),
      say`it is no character of the company`,
    ),
    engine.gate(
      'requirement',
      'ME-SITE-509 ME-SITE-4009 ME-COMBAT-519',
      (s, _p, c) => isHomeByName(s, c, siteNumber(s, companyOf(s, c))),
      say`this site is not his home by its name`,
    ),
    engine.gate('cost', 'ME-TAP-003', (s, _p, c) => canTap(s, c), say`he is not untapped`),
  ],
  declare(s, player, card) {
    tap(s, card);
    push(s, player, card, cancels, 0);
    opened(s, player);
  },
  say: () => say`cancel the automatic-attack at his home`,
});

// ——— hoards ———
const DRAGON = races.indexOf('Dragon');
const isLair = (site: number): boolean =>
  sites[site]?.attacks.some(({ race }) => races.indexOf(race) === DRAGON) === true;
/** Places of Dragons. */
const mayHoard = versionsOfPlace.flatMap((versions, place) => (versions.some(isLair) ? [place] : []));

/**
 * Where hoards are is settled as each turn begins: not where the Dragon is gone, or where a site card on the table has
 * lost its automatic-attacks. ME-SITE-003, ME-ITEM-2015, DECISIONS B11
 */
export function readHoards(s: S): void {
  const gone = goneDragons(s);
  for (let i = 0; i < mayHoard.length; i++)
    s.lair.hoard[mayHoard[i]] = isDesertedBy(gone, mayHoard[i]) ? 0 : 1;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (printed.kind(s, c) === Type.site && s.lair.hoard[printed.place(s, c)] === 1)
      if (valueOf(s, guarded, c) === 0) s.lair.hoard[printed.place(s, c)] = 0;
}
/** Of a site card. */
export const hasHoard = (s: S, site: number): boolean =>
  s.lair.hoard[printed.place(s, site)] === 1 || siteTextOf(printed.site(s, site)).hoard === true;
