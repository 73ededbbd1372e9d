/** The bots of Middle-earth CCG: `@westmarch/bots/meccg`. Whoever imports it loads that game, and no other. */
export { meccgAssayer, meccgOnlooker } from './assayer.ts';
export { meccgFeatures } from './features.ts';
export { meccgLoremaster } from './loremaster.ts';
export { knownDecisions, novice } from './novice.ts';
export { cardsOfMeccgDeck, meccgSearched, meccgTime } from './searched.ts';
export { type MeccgSteward, steward, stewardBy, stewardWeights } from './steward/steward.ts';
export { meccgStyles, stewardOf } from './styles.ts';
