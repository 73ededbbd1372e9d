/**
 * Allies with the text of a site: while a site of that number and of their player lies there, all that it says is said
 * by them too, wherever the fellowship is. LR-ACTIVE-006, LR-BLOCK-003
 *
 * Owns   which texts they have at any moment.
 * Keeps  what was copied has the ally both as source and as subject, so it is told apart from the ally's own text.
 */
import { copyAbilities, removeEffect, valueOf } from '@westmarch/kernel';
import { printed, siteText } from '../../engine.ts';
import { blocks } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { isKind, Kind } from './cards.ts';

const FELLOWSHIP = blocks.indexOf('Fellowship');

/** A site of that player and number, on the path or under control; or 0. */
function siteOf(s: S, player: number, number: number): number {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (
      s.card.number[c] === number &&
      s.card.owner[c] === player &&
      isKind(s, c, Kind.site) &&
      printed.block(s, c) === FELLOWSHIP
    )
      return c;
  return 0;
}
function forgetCopies(s: S, ally: number): void {
  const { source, subject, until } = s.effect;
  for (let row = s.kernel.effectsUsed; row > 0; row--)
    if (source[row] === ally && subject[row] === ally && until[row] === 0) removeEffect(s, row);
}
/** Called when the turn passes, when such an ally comes, and whenever a site is laid, replaced, taken or given back. */
export function settleSiteTexts(s: S): void {
  const { source, next } = s.effect;
  for (let row = s.channel.first[siteText.channel]; row !== 0; row = next[row]) {
    const ally = source[row];
    forgetCopies(s, ally);
    const site = siteOf(s, s.card.owner[ally], valueOf(s, siteText, ally));
    if (site !== 0) copyAbilities(s, site, ally, 0);
  }
}
