/** What server and clients say to each other, with the schemas that check it. No rules, and nothing of a game's own. */
export * from './asking.ts';
export * from './basics.ts';
export * from './cards.ts';
export * from './company.ts';
export * from './decision.ts';
export * from './decks.ts';
export * from './fair.ts';
export * from './http.ts';
export * from './learning.ts';
export * from './library.ts';
export * from './lotr-tcg.ts';
export * from './map.ts';
export * from './measuring.ts';
export * from './meccg.ts';
export * from './messages.ts';
export * from './played-list.ts';
export * from './sha256.ts';
