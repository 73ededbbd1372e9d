/** The bots of The Lord of the Rings TCG: `@westmarch/bots/lotr-tcg`. Whoever imports it loads that game, and no other. */
export { lotrAssayer, lotrOnlooker } from './assayer.ts';
export { lotrFeatures } from './features.ts';
export { lotrLoremaster } from './loremaster.ts';
export { lotrKnownDecisions, lotrNovice } from './novice.ts';
export { cardsOfLotrDeck, lotrSearched, lotrTime } from './searched.ts';
export { lotrSteward, lotrStewardBy, lotrStewardWeights, type Steward } from './steward/steward.ts';
export { lotrStewardOf, lotrStyles } from './styles.ts';
