/**
 * The one module that card files import: the kernel's words, those of this game, and the numbers and events of its
 * engine. A word that serves one card only does not belong here, but beside that card; `npm run format` writes the
 * imports of card files.
 *
 * Keeps  one name, one meaning. Where two modules use the same name, one of them has another name here.
 */

export * from '@westmarch/kernel';
// "Cost" is the price of an action; what a card costs is its twilight cost.
export { /** @public */ cost } from '@westmarch/kernel';
export * from '../../engine.ts';
export { cost as twilightCost } from '../../engine.ts';
export * from '../../rules/events.ts';
export * from '../../rules/prohibitions.ts';
export * from '../../state.ts';
export { cardFile } from '../card.ts';
export * from './actions.ts';
export * from './assigning.ts';
export * from './bearing.ts';
export * from './choosing.ts';
export * from './conditions.ts';
export * from './control.ts';
export * from './costs.ts';
export * from './different.ts';
export * from './doing.ts';
export * from './durations.ts';
export * from './each.ts';
export * from './fellowship.ts';
export * from './filters.ts';
export * from './forbidding.ts';
export * from './history.ts';
export * from './must.ts';
export * from './occasions.ts';
export * from './once.ts';
export * from './piles.ts';
export * from './players.ts';
export * from './playing.ts';
export * from './preventing.ts';
export * from './ring.ts';
export * from './roaming.ts';
export * from './searching.ts';
export * from './sites.ts';
export * from './skirmishes.ts';
export * from './strength.ts';
export * from './takes.ts';
export * from './threats.ts';
export * from './tokens.ts';
export * from './totals.ts';
export * from './triggers.ts';
export * from './when-counted.ts';
export * from './when-phases.ts';
export * from './when-played.ts';
export * from './when-wounded.ts';
