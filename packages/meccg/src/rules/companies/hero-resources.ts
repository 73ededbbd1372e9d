/**
 * Hero resources and a fallen-wizard's Orcs and Trolls, who have nothing from them. ME-FW-506..510
 *
 * Owns   which resource cannot be used on, with or by whom.
 * Not    items, which they may bear without any use (ME-ITEM-005).
 * Keeps  what bears on a roll of the dice alone is theirs as well (ME-FW-508): it has no character for a target.
 */
import { forbiddenBy, isIn, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { alignments, lengths } from '../../facts/names.ts';
import { type S, Stage, Zone } from '../../state.ts';
import { companyOf, Kind } from '../cards/cards.ts';
import { companyEvents } from '../chain/forbidden.ts';
import { sideOf } from '../sides.ts';
import { isMinionCompany, isOrcOrTroll } from './kind.ts';

const HERO = alignments.indexOf('hero');
const alignmentOf = engine.fact('alignment');
const PERMANENT = lengths.indexOf('permanent');
const isHeroEvent = (s: S, card: number): boolean =>
  printed.alignment(s, card) === HERO && printed.kind(s, card) === Kind.resourceEvent;
const mixes = (s: S, card: number): boolean => sideOf(s, s.card.controller[card]).minions === 'by their race';

/** An Orc or Troll who is no target for it, and whose skill and tapping do not serve it. ME-FW-507, 509, 510 */
export const isBeyond = (s: S, resource: number, character: number): boolean =>
  isHeroEvent(s, resource) && mixes(s, character) && isOrcOrTroll(s, character);
/** A company with an Orc or Troll, on which it cannot lie. ME-FW-506 */
export const isClosedTo = (s: S, resource: number, member: number): boolean =>
  printed.length(s, resource) === PERMANENT &&
  ((isHeroEvent(s, resource) && mixes(s, member) && isMinionCompany(s, companyOf(s, member))) ||
    (isResourceEvent(s, resource) && forbiddenBy(s, companyEvents, companyOf(s, member)) !== 0));
const isResourceEvent = (s: S, card: number): boolean => printed.kind(s, card) === Kind.resourceEvent;

// What is played on a strike is played on whoever faces it.
engine.everyAction({
  rules: 'ME-FW-507',
  concerns: (def) => alignmentOf[def] === HERO,
  holds: (s, _player, card) =>
    s.global.stage !== Stage.resources ||
    !isIn(s, card, Zone.hand) ||
    !isBeyond(s, card, s.strike.target[s.global.strike]),
  why: () => say`hero resources are of no use to Orcs and Trolls`,
});
