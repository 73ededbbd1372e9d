/**
 * What kind of company it is: a hero's or a minion's, covert or overt. ME-COMPANY-003..005, 512..522, DECISIONS A3, A4
 *
 * Keeps  it is worked out anew each time it is asked, for members and cards come and go (ME-COMPANY-521).
 */
import { firstIn, isMarked, place, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { hasKeyword, isAlly, isRace } from '../cards/cards.ts';
import { Mode, modeOf } from '../characters/ringwraiths.ts';
import { dragonIn } from '../dragons/ways.ts';
import { sideOf } from '../sides.ts';
import { firstOf } from './company.ts';

/** Of a company: more than 0 while a card, an ally or an avatar in it makes it overt. ME-COMPANY-512..514 */
export const madeOvert = engine.marker('overt', (whose) => say`${whose} is overt`);

export const isOrcOrTroll = (s: S, card: number): boolean =>
  isRace(s, card, 'Orc') || isRace(s, card, 'Troll');
const isHalfOrc = (s: S, card: number): boolean => hasKeyword(s, card, 'half-orc');

/** Whoever is with him, his company is overt, where it can be. */
export const isOvertAlone = (s: S, card: number): boolean => isOrcOrTroll(s, card) && !isHalfOrc(s, card);

/** An Orc or Troll among the allies of a character. ME-COMPANY-515 */
function hasOvertAlly(s: S, character: number): boolean {
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c])
    if (isAlly(s, c) && isOrcOrTroll(s, c)) return true;
  return false;
}

/** Who is in it makes it overt: a Half-orc does only beside someone who is neither Half-orc nor Man. DECISIONS A3 */
function isOvertByMembers(s: S, company: number): boolean {
  let halfOrcs = false;
  let strangers = false;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
    if (hasOvertAlly(s, c)) return true;
    if (isHalfOrc(s, c)) halfOrcs = true;
    else if (isOvertAlone(s, c)) return true;
    else if (!isRace(s, c, 'Man')) strangers = true;
  }
  return halfOrcs && strangers;
}

export const isOvert = (s: S, company: number): boolean =>
  sideOf(s, s.company.player[company]).mayBeOvert &&
  (isMarked(s, madeOvert, company) ||
    dragonIn(s, company) !== 0 ||
    modeOf(s, company) === Mode.fellRider ||
    isOvertByMembers(s, company));

/** A minion company: of a minion player, or with an Orc or Troll of a fallen-wizard. ME-COMPANY-005, 519 */
export function isMinionCompany(s: S, company: number): boolean {
  const { minions } = sideOf(s, s.company.player[company]);
  if (minions !== 'by their race') return minions === 'always';
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isOrcOrTroll(s, c)) return true;
  return false;
}

/** Kinds of companies that cards tell apart. A hero company is covert where it could be overt. ME-COMPANY-003 */
export type CompanyKind = 'hero' | 'minion' | 'covert' | 'overt';
export function isOfKind(s: S, company: number, kind: CompanyKind): boolean {
  if (kind === 'hero') return !isMinionCompany(s, company);
  if (kind === 'minion') return isMinionCompany(s, company);
  return sideOf(s, s.company.player[company]).mayBeOvert && isOvert(s, company) === (kind === 'overt');
}
