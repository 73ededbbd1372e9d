/** The White Hand: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  alignment, alignments, answering, behind, both, called, cancelDeclared, cardFile, choose, type Filter,
  filter, inChain, kind, removeFromGame, say, self, sequence, shortEvent, shortLength, the,
} from '../words/index.ts';

export const card = cardFile();

const FALLEN = alignments.indexOf('fallen-wizard');
const heroShortEvent: Filter = called(
  { adjectives: [say`hero`], noun: 'short-event', after: [] },
  both(kind.is('resource event'), alignment.is('hero'), shortLength),
);
/** Nobody at the table is one yet. */
const ofFallenWizard: Filter = filter(
  'of a Fallen-wizard',
  [],
  (_g, v) => `s.player.alignment[s.card.controller[${v.it}]] === ${FALLEN}`,
  behind(say`of a Fallen-wizard`),
);
// Blind to the West
card(
  'WH-14',
  { free: true },
  shortEvent({
    when: answering,
    targets: [choose('event', both(heroShortEvent, ofFallenWizard), inChain)],
    effect: sequence(cancelDeclared(the('event')), removeFromGame(self)),
  }),
);
