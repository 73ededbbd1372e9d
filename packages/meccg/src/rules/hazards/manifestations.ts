/**
 * Manifestations of the nine unique Dragons: several cards that are one and the same. ME-DRAGON-001, 009..024
 *
 * Owns   which cards are one Dragon, which site is its lair, whether it is gone for good, and what cards in play say
 *        about playing Dragons.
 * Not    taking its other cards out of play (cards.ts), or its attacks.
 * Keeps  nothing is stored of a Dragon: it is gone once a card of it lies in a points pile or out of play.
 */
import { isMarked, MOST_DEFINITIONS, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { placeIndex, sites } from '../../map/map.ts';
import { type S, Zone } from '../../state.ts';
import { wasPlayed } from '../companies/history.ts';

/** Each Dragon and its lair. ME-DRAGON-016..024 */
export const dragonLairs: Readonly<Record<string, string>> = {
  Agburanar: 'Caves of Ûlund',
  Bairanax: 'Ovir Hollow',
  Daelomin: 'Dancing Spire',
  Eärcaraxë: 'Isle of the Ulond',
  Itangast: 'Gold Hill',
  Leucaruth: 'Irerock',
  Scatha: 'Gondmaeglom',
  Scorba: 'Zarak Dûm',
  Smaug: 'The Lonely Mountain',
};
/** The places that are lairs of Dragons. */
export const lairPlaces: ReadonlySet<number> = new Set(Object.values(dragonLairs).map(placeIndex));
const names = Object.keys(dragonLairs);
/** The Dragon whose lair a site is, by the number of the site; Dragons count from 1. */
const dweller = new Uint8Array(sites.length);
for (const [i, name] of names.entries()) dweller[placeIndex(dragonLairs[name])] = i + 1;

const dragons = new Uint8Array(MOST_DEFINITIONS);
/** A definition is a card of the Dragon of that name. */
export function registerDragon(def: number, name: string): void {
  dragons[def] = names.indexOf(name) + 1;
}
/** The Dragon that a definition is a card of; 0: none. */
export const dragonOf = (def: number): number => dragons[def];

/** The number of the site that is its lair; 0 for what is no card of a Dragon. */
export const lairOf = (def: number): number =>
  dragonOf(def) === 0 ? 0 : placeIndex(dragonLairs[names[dragonOf(def) - 1]]);

/** All who were defeated, or taken out of play for good: a bit for each. ME-DRAGON-012 */
export function goneDragons(s: S): number {
  let gone = 0;
  for (let c = 1; c < s.card.def.length; c++) {
    const dragon = dragonOf(s.card.def[c]);
    if (dragon === 0 || s.card.place[c] === 0) continue;
    const zone = s.layout.placeKind[s.card.place[c]];
    if (zone === Zone.points || zone === Zone.out || s.card.trophy[c] === 1) gone |= 1 << dragon;
  }
  return gone;
}
/** Most sites and cards are of none: nobody looks through the piles for their sake. */
export const isGone = (s: S, dragon: number): boolean =>
  dragon !== 0 && (goneDragons(s) & (1 << dragon)) !== 0;
/** The Dragon of a site is gone, and its automatic-attack with it. ME-DRAGON-013 */
export const isDeserted = (s: S, site: number): boolean => isGone(s, dweller[site]);
/** The same, where it is known who is gone. */
export const isDesertedBy = (gone: number, site: number): boolean => (gone & (1 << dweller[site])) !== 0;

const isDragon = (def: number): boolean => dragonOf(def) !== 0;

/** Of a company: more than 0 while the first manifestation played on it does not count against the hazard limit. */
export const firstDragonFree = engine.marker(
  'Dragons that do not count',
  () =>
    say`one manifestation of a unique Dragon played on each company does not count against the hazard limit`,
);
export const isFreeDragon = (s: S, card: number): boolean =>
  isDragon(s.card.def[card]) &&
  s.global.company !== 0 &&
  isMarked(s, firstDragonFree, s.global.company) &&
  !wasPlayed(s, s.global.company, isDragon);

/** Of a player: more than 0 while one manifestation a turn is all. */
export const oneDragonATurn = engine.marker(
  'one Dragon a turn',
  () => say`only ${1} manifestation of a unique Dragon may be played each turn`,
);
export const isOneTooMany = (s: S, player: number, card: number): boolean =>
  isDragon(s.card.def[card]) && isMarked(s, oneDragonATurn, player) && wasPlayed(s, 0, isDragon);
