/**
 * Items that leave a site untapped though they are played there: by what the site says, or by what a card has said.
 *
 * Not    the minor item that follows another play (site-plays.ts).
 * Keeps  each is the first of its kind, and there is no second.
 */
import { isMarked, removeEffect, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { itemClasses } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { siteNumber } from '../companies/company.ts';
import { Deed, remember, timesOf } from '../companies/history.ts';
import { siteTextOf } from './site-texts.ts';

const MINOR = itemClasses.indexOf('minor');
/** The first minor item of the turn, where the site says that it stays untapped. */
export function sparesMinor(s: S, card: number): boolean {
  const { company } = s.global;
  if (printed.itemClass(s, card) !== MINOR) return false;
  if (siteTextOf(siteNumber(s, company)).sparedByMinor !== true) return false;
  const def = s.card.def[s.company.site[company]];
  if (timesOf(s, company, Deed.spared, (site) => site === def) > 0) return false;
  remember(s, company, Deed.spared, def);
  return true;
}

/** Of a site card: more than 0 while the first item that is played there does not tap it. */
export const firstItemFree = engine.marker(
  'first item free',
  (whose) => say`the first item played at ${whose} does not tap it`,
);
const isOf = (s: S, row: number, site: number): boolean =>
  s.effect.channel[row] === firstItemFree.channel &&
  s.engine.abilities[s.effect.ability[row]].fold(s, row, site, 0) > 0;
/** A card lets the first item leave the site as it is; that was this one, however it was played. */
export function spareOnce(s: S): boolean {
  const site = s.company.site[s.global.company];
  if (!isMarked(s, firstItemFree, site)) return false;
  for (let row = s.kernel.effectsUsed; row !== 0; row--) if (isOf(s, row, site)) removeEffect(s, row);
  return true;
}
