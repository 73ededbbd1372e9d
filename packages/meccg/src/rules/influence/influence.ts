/**
 * Influence: who controls whom, and what influence is left to use. ME-INFL-500..523, 2000, 2002
 *
 * Owns   general and direct influence in use, who can be controlled, and how followers draw on bonuses that count
 *        only against some.
 * Not    influence attempts (faction-attempts.ts, attempts.ts).
 * Keeps  a bonus against a class counts once, however many of the class there are (ME-INFL-515, 4001); what does not
 *        serve the matter at hand is used up first, so the player always has the most that the rules leave him.
 */
import { markOf, say, valueOf } from '@westmarch/kernel';
import { directInfluence, engine, generalInfluence, mind } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isAvatar, isAvatarCard, isRingwraithFollower } from '../cards/cards.ts';
import { riderNeeds } from '../characters/ringwraiths.ts';
import { firstCompany, firstOf, lastCompany } from '../companies/company.ts';
import { sideOf } from '../sides.ts';

/** Of a character: more than 0 while direct influence cannot control him. */
export const cannotFollow = engine.marker(
  'cannot follow',
  (whose) => say`${whose} cannot be controlled by direct influence`,
);

/** Of a character: less than 0 while nobody may follow him. */
export const followersAllowed = engine.attribute('followers allowed', () => 0, {
  reads: (whose, _by, n) =>
    n < 0 ? say`${whose} may not have any followers` : say`${whose} may have followers`,
});
export const mayLead = (s: S, character: number): boolean => markOf(s, followersAllowed, character) >= 0;

/** Of a character: more than 0 while none but an avatar controls him by direct influence. */
export const followsAvatarOnly = engine.marker(
  'follows an avatar only',
  (whose) => say`${whose} may only be controlled by general influence or your Fallen-wizard`,
);
const NOT_FIXED = 99;
/** Of a character: how much influence controls him whatever his mind is; of several numbers the lowest. ME-CARD-0848 */
export const fixedInfluence = engine.attribute('fixed influence', () => NOT_FIXED, {
  reads: (whose, _by, n) => say`${whose} needs ${n} influence to be controlled`,
});
/** A mind, unless a card says otherwise; or what a Ringwraith costs the one he follows. ME-RW-502 */
function influenceOf(s: S, character: number): number {
  if (isRingwraithFollower(s, character)) return riderNeeds(s, s.card.leader[character], character);
  if (s.channel.first[fixedInfluence.channel] === 0) return valueOf(s, mind, character);
  const fixed = valueOf(s, fixedInfluence, character);
  return fixed < NOT_FIXED ? fixed : valueOf(s, mind, character);
}
/** Of a character: how much influence controls him. */
export const influenceNeeded = engine.attribute('influence needed', influenceOf, {
  least: 0,
  reads: (whose, by, n) =>
    n === 0
      ? say`${whose} needs no influence to be controlled`
      : say`${whose} needs ${by} influence to be controlled`,
});
/** The minds that general influence holds: everyone but avatars, followers and those just set free. ME-INFL-2000 */
export function generalInfluenceUsed(s: S, player: number): number {
  let used = 0;
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (s.card.leader[c] === 0 && s.card.uncontrolled[c] === 0 && !isAvatar(s, c))
        used += valueOf(s, influenceNeeded, c);
  return used;
}

/** What controls one more character; never below 0. ME-INFL-503 */
export const generalInfluenceFree = (s: S, player: number): number =>
  Math.max(0, valueOf(s, generalInfluence, player) - generalInfluenceUsed(s, player));
/** What helps one's cards to resist: minions have more of it, which controls nobody. ME-INFL-506, 507 */
export const generalInfluenceLeft = (s: S, player: number): number =>
  generalInfluenceFree(s, player) + sideOf(s, player).alwaysUnused;

/** What one modifier of direct influence adds for a character when he uses it on another card; 0: on anything. */
function addedAgainst(s: S, row: number, character: number, other: number): number {
  const { side } = s;
  const { against, still } = side;
  side.against = other;
  side.still = false;
  const added = s.engine.abilities[s.effect.ability[row]].fold(s, row, character, HIGH) - HIGH;
  side.against = against;
  side.still = still;
  return added;
}
const HIGH = 1000;

/** What the followers still need, in the order of the company; used within one question only. */
const need = new Int32Array(64);

function readNeeds(s: S, character: number, company: number): number {
  let i = 0;
  let all = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === character) all += need[i++] = valueOf(s, influenceNeeded, c);
  return all;
}

/** Followers draw on a bonus that counts only for them; returns what is left of it. */
function draw(s: S, row: number, character: number, company: number, bonus: number): number {
  let left = bonus;
  let i = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
    if (s.card.leader[c] !== character) continue;
    const most = Math.min(left, need[i], addedAgainst(s, row, character, c));
    if (most > 0) {
      need[i] -= most;
      left -= most;
    }
    i++;
  }
  return left;
}

/** The most that a modifier adds against any of his followers. */
function most(s: S, row: number, character: number, company: number): number {
  let best = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === character) best = Math.max(best, addedAgainst(s, row, character, c));
  return best;
}

/**
 * What is left of a character's direct influence after his followers, when he uses it on `target`; negative when he
 * has more followers than he can hold. Bonuses that do not count against the target serve the followers first; a
 * reduction takes unrestricted influence first, then the bonus that matters least (ME-INFL-513..515).
 */
function balance(s: S, character: number, company: number, target: number): number {
  let free = directInfluence.base(s, character);
  let needed = readNeeds(s, character, company);
  let spare = 0;
  for (let row = s.channel.first[directInfluence.channel]; row !== 0; row = s.effect.next[row]) {
    const here = addedAgainst(s, row, character, target);
    free += here;
    if (here !== 0 || needed === 0) continue;
    const bonus = most(s, row, character, company);
    const left = draw(s, row, character, company, bonus);
    needed -= bonus - left;
    spare += left;
  }
  if (free < 0) free = Math.min(0, free + spare);
  return free - needed;
}

/** What a character can still use on `target`: never less than nothing. ME-INFL-2002 */
export const directInfluenceLeft = (s: S, character: number, company: number, target: number): number =>
  Math.max(0, balance(s, character, company, target));

/** He can hold all the followers he has, and may. ME-INFL-509 */
export const holdsFollowers = (s: S, character: number, company: number): boolean =>
  mayLead(s, character) && balance(s, character, company, 0) >= 0;

export function hasFollowers(s: S, character: number, company: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === character) return true;
  return false;
}

/** `leader` can take `card` as a follower: same company, enough direct influence, no chains of followers. ME-INFL-508..512 */
export function canLead(s: S, leader: number, card: number, company: number): boolean {
  return (
    leader !== card &&
    !isAvatar(s, card) &&
    (!isAvatarCard(s, card) || isAvatar(s, leader)) &&
    s.card.leader[leader] === 0 &&
    mayLead(s, leader) &&
    valueOf(s, cannotFollow, card) === 0 &&
    (isAvatar(s, leader) || valueOf(s, followsAvatarOnly, card) === 0) &&
    !hasFollowers(s, card, company) &&
    directInfluenceLeft(s, leader, company, card) >= valueOf(s, influenceNeeded, card)
  );
}
