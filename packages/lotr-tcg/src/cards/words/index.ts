/**
 * The words of this game that card texts are put together from, beside the kernel's own. A word that serves one card
 * only does not belong here, but beside that card.
 */
export * from './actions.ts';
export * from './assigning.ts';
export * from './bearing.ts';
export * from './choosing.ts';
export * from './conditions.ts';
export * from './costs.ts';
export * from './different.ts';
export * from './doing.ts';
export * from './durations.ts';
export * from './fellowship.ts';
export * from './filters.ts';
export * from './must.ts';
export * from './once.ts';
export * from './players.ts';
export * from './playing.ts';
export * from './preventing.ts';
export * from './ring.ts';
export * from './roaming.ts';
export * from './searching.ts';
export * from './sites.ts';
export * from './strength.ts';
export * from './tokens.ts';
export * from './totals.ts';
export * from './triggers.ts';
