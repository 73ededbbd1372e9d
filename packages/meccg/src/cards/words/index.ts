/**
 * The one module that card files import: the kernel's words, those of this game, and the numbers and events of its
 * engine. A word that serves one card only does not belong here, but beside that card; `npm run format` writes the
 * imports of card files.
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
export * from './about.ts';
// Of cards in play, unless it names another zone.
export { action } from './actions.ts';
export * from './agents.ts';
export * from './allies.ts';
export * from './amounts.ts';
export * from './attack-changes.ts';
export * from './attacks.ts';
export * from './balrog.ts';
export * from './body-checks.ts';
export * from './chain.ts';
export * from './combat.ts';
export { attackerChooses } from './combat.ts';
export * from './company.ts';
export * from './corruption.ts';
export * from './creatures.ts';
export * from './deeps.ts';
export * from './events.ts';
export * from './filters.ts';
export { wounded } from './filters.ts';
export * from './guards.ts';
export * from './guards-for-a-turn.ts';
export * from './hazard-sites.ts';
export * from './influence.ts';
export * from './items.ts';
export * from './keyed.ts';
export * from './lore.ts';
export * from './magic.ts';
export * from './members.ts';
export * from './newcomers.ts';
export * from './parries.ts';
export * from './piles.ts';
export * from './players.ts';
export * from './prisoners.ts';
export * from './relocating.ts';
export * from './returns.ts';
export * from './ringwraiths.ts';
export * from './searching.ts';
export * from './site-cards.ts';
export * from './site-kinds.ts';
export * from './sites.ts';
export * from './skills.ts';
export * from './stage.ts';
export * from './states.ts';
export * from './strikes.ts';
export * from './ways.ts';
export * from './windows.ts';
