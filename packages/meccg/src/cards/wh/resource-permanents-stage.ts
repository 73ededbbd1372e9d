/** The White Hand: stage permanent-events of every Fallen-wizard. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ally, avatar, both, called, cardFile, character, choose, chooseCharacter, either, type Filter, faction,
  goesWithSite, item, itemClass, keptFromOthers, keyword, non, normallyWorth, noun, ofRace, oneOfYours,
  openSite, othersScoreNothingHere, protectsSite, say, servesFor, stagePermanent, stagePointsAbove,
  withoutCopy, word, worthEach, worthFull, youAre, yourHaven, yourSite, yourSiteAt,
} from '../words/index.ts';

export const card = cardFile();

// Double-dealing
card('WH-66', stagePermanent({ on: choose('site', yourSite) }), openSite, goesWithSite);

const fortress = (place: string) => [
  stagePermanent({ if: [youAre('Alatar', 'Pallando', 'Saruman')], on: choose('site', yourSiteAt(place)) }),
  protectsSite,
  keptFromOthers(place),
  othersScoreNothingHere,
  goesWithSite,
];
// The Fortress of Isen
card('WH-68', { notStarting: true }, ...fortress('Isengard'));

// Fortress of the Towers
card('WH-69', { notStarting: true }, ...fortress('The White Towers'));

const unique: Filter = keyword.has('unique');
// Gatherer of Loyalties
card(
  'WH-70',
  stagePermanent({ if: [oneOfYours, stagePointsAbove(3)] }),
  worthEach(2, both(unique, faction)),
  worthEach(4, both(unique, ofRace('Dragon'), faction), youAre('Alatar')),
  worthEach(3, both(unique, faction, normallyWorth(3)), youAre('Pallando')),
);

// Great Patron
card(
  'WH-72',
  stagePermanent({ if: [oneOfYours] }),
  worthEach(2, both(either(character, ally), normallyWorth(2))),
);

const otherHaven: Filter = called(
  {
    adjectives: [],
    noun: 'Wizardhaven',
    after: [say`of yours other than Isengard, The White Towers or Rhosgobel`, say`with no other copy of it`],
  },
  both(yourHaven, non(yourSiteAt('Isengard', 'The White Towers', 'Rhosgobel')), withoutCopy),
);
// Guarded Haven
card(
  'WH-74',
  { notStarting: true },
  stagePermanent({ on: choose('site', otherHaven) }),
  protectsSite,
  othersScoreNothingHere,
);

const ring: Filter = called(noun('ring'), either(keyword.has('ring'), itemClass.is('gold ring')));
// Legacy of Smiths
card('WH-76', stagePermanent({ if: [oneOfYours, stagePointsAbove(6)] }), worthFull(both(item, non(ring))));

const noWizard: Filter = called(
  { adjectives: [word('non-Fallen-wizard')], noun: 'character', after: [] },
  non(avatar),
);
// Wizard’s Myrmidon
card(
  'WH-84',
  stagePermanent({ if: [oneOfYours], on: chooseCharacter('character', noWizard) }),
  ...servesFor(3),
);
