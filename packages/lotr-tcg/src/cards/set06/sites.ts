/** Ents of Fangorn: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ally, aragorn, atSite, both, called, cardFile, companion, discardEvery, discardFromYourHand, discardsHand,
  draw, exertOften, exertSome, fellowship, fromHand, inAnswerTo, isAboutToBeWounded, minion, movesHere, noun,
  playAsCost, playIt, preventThat, removesBurdens, say, searchAndPlay, sequence, spot, the, toBePlayed,
  unboundCompanion, withSignet, your, yourDead, yourDeck,
} from '../words/index.ts';

export const card = cardFile();

const signed = (name: 'Aragorn' | 'Frodo' | 'Gandalf' | 'Théoden') =>
  called({ ...noun('companion'), after: [say`with the ${name} signet`] }, both(companion, withSignet(name)));
const signedByFrodo = fromHand(signed('Frodo'));
// Rocks of Emyn Muil
card(
  '6_115',
  atSite(fellowship, {
    targets: [signedByFrodo],
    costs: [playAsCost(signedByFrodo)],
    effect: removesBurdens(1),
  }),
);

// Westfold
card(
  '6_116',
  atSite(fellowship, {
    costs: [exertOften(aragorn, 2)],
    effect: searchAndPlay(signed('Aragorn'), yourDeck),
  }),
);

// Meduseld
card(
  '6_117',
  atSite(fellowship, {
    targets: [toBePlayed(unboundCompanion, yourDead)],
    costs: [exertSome(3, signed('Gandalf'))],
    effect: playIt(the('companion')),
  }),
);

// Hornburg Hall
card(
  '6_118',
  atSite(fellowship, {
    costs: [spot(3, signed('Théoden'))],
    effect: sequence(discardsHand(), draw(4)),
  }),
);

// Valley of Saruman
card('6_119', movesHere(discardEvery(ally)));

// Saruman's Laboratory
card(
  '6_120',
  atSite(inAnswerTo(isAboutToBeWounded(your(minion))), {
    costs: [discardFromYourHand(2)],
    effect: preventThat('wound'),
  }),
);
