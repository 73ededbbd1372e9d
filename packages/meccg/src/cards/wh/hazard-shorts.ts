/** The White Hand: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  alignment, answering, both, cancelDeclared, cardFile, choose, inChain, ofPlayersWho, removeFromGame,
  resourceShort, self, sequence, shortEvent, the,
} from '../words/index.ts';

export const card = cardFile();

const lost = both(alignment.is('hero'), resourceShort, ofPlayersWho('fallen-wizard'));
// Blind to the West
card(
  'WH-14',
  { free: true },
  shortEvent({
    when: answering,
    targets: [choose('event', lost, inChain)],
    effect: sequence(cancelDeclared(the('event')), removeFromGame(self)),
  }),
);
