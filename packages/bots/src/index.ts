/** The bots: what the command line and the server may use of them. */

export type { Bot } from './bot.ts';
export { type Interval, independentGames, type Pair, shareOf, wilson } from './interval.ts';
export { lotrKnownDecisions, lotrNovice } from './lotr-tcg/novice.ts';
export { lotrSteward, lotrStewardBy, lotrStewardWeights, type Steward } from './lotr-tcg/steward/steward.ts';
export { match, type Played, play } from './match.ts';
export { knownDecisions, novice } from './meccg/novice.ts';
export { steward, stewardBy, stewardWeights } from './meccg/steward/steward.ts';
export { random } from './random.ts';
export type { Weights } from './steward/weights.ts';
export { pairsOf, scoreOf, type Trial } from './tuning/fitness.ts';
export { begin, candidates, found, learn, type Search } from './tuning/search.ts';
