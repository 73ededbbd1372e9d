/** The bots: what the command line and the server may use of them, whichever game they play. Each game has an index of its own. */

export { type Assayed, Assayer, type Depth } from './analysis/assay.ts';
export { Onlooker } from './analysis/onlooker.ts';
export { type Looking, type Regret, regretOf } from './analysis/regret.ts';
export type { Bot, Pondering } from './bot.ts';
export { type Interval, independentGames, type Pair, shareOf, wilson } from './interval.ts';
export { type Features, type Network, valueBy } from './learning/network.ts';
export { type Lessons, samplesOf } from './learning/samples.ts';
export { type Mark, type Samples, train } from './learning/training.ts';
export { match, type Played, play } from './match.ts';
export { random } from './random.ts';
export type { Cards } from './search/assumed.ts';
export type { Knows, Loremaster } from './search/loremaster.ts';
export type { Found, Tried } from './search/search.ts';
export type { Budget, Manner } from './search/searched.ts';
export type { Style } from './steward/style.ts';
export type { Weights } from './steward/weights.ts';
export { pairsOf, scoreOf, type Trial } from './tuning/fitness.ts';
export { begin, candidates, found, learn, type Search } from './tuning/search.ts';
