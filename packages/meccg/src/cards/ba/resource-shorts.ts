/** The Balrog: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, chooseMany, inSideboard, onYourTurn, removeFromGame, resource, self, sequence, shortEvent,
  shuffleIntoDeck, the, thereAre, withEach,
} from '../words/index.ts';

export const card = cardFile();

const leaves = chooseMany('resource', resource, { least: 1, most: 2, domain: inSideboard });
// Longbottom Leaf
card(
  'BA-30',
  shortEvent({
    when: onYourTurn,
    if: thereAre(1, resource, inSideboard),
    effect: sequence(leaves, withEach(leaves, shuffleIntoDeck(the('resource'))), removeFromGame(self)),
  }),
);
