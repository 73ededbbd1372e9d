/**
 * The one module that card files import: the kernel's words, those of this game, and the numbers and events of its
 * engine. A word that serves one card only does not belong here, but beside that card; `npm run format` writes the
 * imports of card files.
 *
 * Chapters: cards (what they are, and their states), characters, companies, fights, occasions, playing, sides, sites. What
 * serves all of them stands beside this file.
 *
 * Keeps  one name, one meaning. Where two modules use the same name, one of them has another name here.
 */
export * from '@westmarch/kernel';
export * from '../../engine.ts';
export * from '../../events.ts';
// "Wounded" is a state; the event is that it happens.
export { wounded as woundTaken } from '../../events.ts';
export * from '../../facts/names.ts';
// A skill, as a question about a card on the table.
export { hasSkill as hasSkillNow, Kind as CardKind } from '../../rules/cards/cards.ts';
export { countOf as charactersIn } from '../../rules/companies/company.ts';
export * from '../../state.ts';
export { Stage } from '../../state.ts';
export { type CardPart, cardFile, raceBits, regionNumbers, type SiteWhere } from '../card.ts';
export { cardsNamed, type Namesakes } from '../named.ts';
// Of cards in play, unless it names another zone.
export { action } from './actions.ts';
export * from './amounts.ts';
export * from './cards/allies.ts';
export * from './cards/filters.ts';
export { wounded } from './cards/filters.ts';
export * from './cards/items.ts';
export * from './cards/skills.ts';
export * from './cards/states.ts';
export * from './characters/corruption.ts';
export * from './characters/influence.ts';
export * from './characters/lore.ts';
export * from './characters/magic.ts';
export * from './characters/newcomers.ts';
export * from './characters/prisoners.ts';
export * from './companies/about.ts';
export * from './companies/company.ts';
export * from './companies/members.ts';
export * from './companies/relocating.ts';
export * from './companies/returns.ts';
export * from './companies/ways.ts';
export * from './fights/attack-changes.ts';
export * from './fights/attacks.ts';
export * from './fights/body-checks.ts';
export * from './fights/combat.ts';
export { attackerChooses } from './fights/combat.ts';
export * from './fights/creatures.ts';
export * from './fights/guards.ts';
export * from './fights/guards-for-a-turn.ts';
export * from './fights/keyed.ts';
export * from './fights/parries.ts';
export * from './fights/strikes.ts';
export * from './occasions/chain.ts';
export * from './occasions/facing.ts';
export * from './occasions/hazard-windows.ts';
export * from './occasions/windows.ts';
export * from './players.ts';
export * from './playing/events.ts';
export * from './playing/piles.ts';
export * from './playing/rolls.ts';
export * from './playing/searching.ts';
export * from './sides/agents.ts';
export * from './sides/balrog.ts';
export * from './sides/ringwraiths.ts';
export * from './sides/stage.ts';
export * from './sites/deeps.ts';
export * from './sites/hazard-sites.ts';
export * from './sites/site-cards.ts';
export * from './sites/site-kinds.ts';
export * from './sites/sites.ts';
export * from './sites/this-site.ts';
export * from './sites/where.ts';
