/**
 * The one module that card files import: the kernel's words, those of this game, and the numbers and events of its
 * engine. A word that serves one card only does not belong here, but beside that card; `npm run format` writes the
 * imports of card files.
 *
 * Chapters: cards (what they are, choosing them), counters, fights, occasions, playing, prices, sites. What serves all of
 * them stands beside this file.
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
export * from './cards/choosing.ts';
export * from './cards/different.ts';
export * from './cards/each.ts';
export * from './cards/fighting.ts';
export * from './cards/filters.ts';
export * from './cards/history.ts';
export * from './cards/kin.ts';
export * from './cards/naming.ts';
export * from './cards/numbers.ts';
export * from './cards/peoples.ts';
export * from './cards/placed.ts';
export * from './conditions.ts';
export * from './counters/ring.ts';
export * from './counters/threats.ts';
export * from './counters/tokens.ts';
export * from './counters/totals.ts';
export * from './doing.ts';
export * from './durations.ts';
export * from './fights/aloof.ts';
export * from './fights/assigning.ts';
export * from './fights/bonuses.ts';
export * from './fights/fury.ts';
export * from './fights/no-wounds.ts';
export * from './fights/preventing.ts';
export * from './fights/skirmishes.ts';
export * from './fights/strength.ts';
export * from './forbidding.ts';
export * from './occasions/later.ts';
export * from './occasions/leaving.ts';
export * from './occasions/occasions.ts';
export * from './occasions/once.ts';
export * from './occasions/triggers.ts';
export * from './occasions/when-counted.ts';
export * from './occasions/when-phases.ts';
export * from './occasions/when-played.ts';
export * from './occasions/when-wounded.ts';
export * from './players.ts';
export * from './playing/any-deck.ts';
export * from './playing/at-random.ts';
export * from './playing/bearing.ts';
export * from './playing/hands.ts';
export * from './playing/into-deck.ts';
export * from './playing/piles.ts';
export * from './playing/playing.ts';
export * from './playing/roaming.ts';
export * from './playing/searching.ts';
export * from './playing/stacked.ts';
export * from './playing/top-of-deck.ts';
export * from './prices/costs.ts';
export * from './prices/exerting.ts';
export * from './prices/must.ts';
export * from './prices/takes.ts';
export * from './prices/unless.ts';
export * from './prices/x.ts';
export * from './sites/control.ts';
export * from './sites/fellowship.ts';
export * from './sites/path.ts';
export * from './sites/sites.ts';
export * from './using.ts';
