/**
 * The words of this game that card texts are put together from, beside the kernel's own. A word that serves one card
 * only does not belong here, but beside that card.
 */
export * from './chain.ts';
export * from './combat.ts';
export * from './company.ts';
export * from './corruption.ts';
export * from './events.ts';
export * from './filters.ts';
export * from './guards.ts';
export * from './influence.ts';
export * from './items.ts';
export * from './piles.ts';
export * from './sites.ts';
export * from './states.ts';
export * from './windows.ts';
