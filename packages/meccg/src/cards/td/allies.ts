/** The Dragons: allies. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, both, called, cardFile, choose, either, environment, type Filter, inDiscard, kind, longLength,
  neverStruck, onYourTurn, say, shortLength, staysIn, takeIntoHand, tapSelf, the, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

const weather: Filter = called(
  { adjectives: [say`environment resource`], noun: 'long-event or short-event', after: [] },
  both(environment, kind.is('resource event'), either(longLength, shortLength)),
);
// Nenseldë the Wingild
card(
  'TD-142',
  { at: ['Dol Amroth'] },
  neverStruck,
  action({
    window: onYourTurn,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('event', weather, inDiscard)],
    effect: takeIntoHand(the('event')),
  }),
  staysIn(['Belfalas', 'Bay of Belfalas', 'Anfalas', 'Mouths of the Anduin']),
);
