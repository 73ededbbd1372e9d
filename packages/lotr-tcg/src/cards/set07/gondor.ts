/** The Return of the King: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, costsOfYour, discardYour, during, man, ofCulture, opponentAboutToControl, preventThat, toPlaySpot,
  withKeyword,
} from '../words/index.ts';

export const card = cardFile();

const gondorFortification = ofCulture('Gondor', withKeyword('Fortification'));
// Strong and Old
card(
  '7_122',
  toPlaySpot(2, ofCulture('Gondor', man)),
  costsOfYour(gondorFortification, -1),
  during(opponentAboutToControl, {
    costs: [discardYour(gondorFortification, 2)],
    effect: preventThat(),
  }),
);
