/** The Lidless Eye: resource short-events of magic, and of those who serve the Nine. */
import { replaceRing } from '../../rules/items/ring-tests.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, aRoll, attemptBonus, attemptedOn, attemptOnYours, both, type Condition, called, cancelAttempt,
  cardFile, character, checkBonus, choose, definite, directInfluence, duringYourAttempt, type Effect, either,
  exactly, type Filter, facingCheck, faction, goldRing, grant, hasSkill, ifSo, inCompanyHere, inCompanyOf,
  inDeck, inDeckOrDiscard, informationHere, inPiles, inSitePhase, lookAt, magicCard, may, modifier, moreThan,
  named, namedOneOf, not, notUnderIt, noun, onYourTurn, paysForMagic, say, sequence, shortEvent,
  shuffleIntoDeck, shufflePile, siteUntapped, skilledBeside, subject, takeIntoHand, tapped, tapSite, the,
  theAttempted, theAttempter, theChecked, thereAre, unsaid, untapIt, untapped, untilEndOfTurn, usesMagic,
  verb, where, word, you, yourRingwraith, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const takeMagic: Effect = ifSo(
  thereAre(1, magicCard, inDeckOrDiscard),
  may(sequence(choose('magic card', magicCard, inDeckOrDiscard), takeIntoHand(the('magic card')))),
);
const akhorahil: Filter = called(
  definite(say`Akhôrahil the Ringwraith, if he is your Ringwraith`),
  both(named('Akhôrahil the Ringwraith'), yourRingwraith),
);
// Akhôrahil Unleashed
card(
  'LE-162',
  shortEvent({
    when: onYourTurn,
    targets: [choose('Akhôrahil', akhorahil)],
    effect: sequence(
      lookAt(you, inDeck, say`your play deck`),
      takeMagic,
      shufflePile(Zone.deck, you, 'play deck'),
    ),
  }),
);

// Crooked Promptings
card(
  'LE-178',
  shortEvent({
    when: duringYourAttempt,
    if: skilledBeside('diplomat', theAttempter),
    effect: attemptBonus(3),
  }),
  shortEvent({ when: facingCheck, if: skilledBeside('diplomat', theChecked), effect: checkBonus(2) }),
);

const onFaction: Condition = attemptedOn(faction);
const whoProtects: Filter = either(
  both(usesMagic('spirit-magic'), inCompanyOf(theAttempted), where(not(onFaction), unsaid)),
  both(usesMagic('spirit-magic'), yourRingwraith, where(onFaction, unsaid)),
);
const despairing: Filter = called(
  {
    ...noun('character'),
    adjectives: [word('spirit-magic-using')],
    after: [
      say`in the company of the character, ally or item that the attempt is made on (for a faction of yours, your Ringwraith)`,
    ],
  },
  both(yours, whoProtects),
);
// Poisonous Despair
card(
  'LE-219',
  shortEvent({
    when: attemptOnYours,
    targets: [choose('user', despairing)],
    effect: sequence(cancelAttempt, paysForMagic(the('user'), -3)),
  }),
);

const modes: Filter = called(
  noun('Black Rider, Fell Rider or Heralded Lord card'),
  namedOneOf('Black Rider', 'Fell Rider', 'Heralded Lord'),
);
// The Ring Leaves Its Mark
card(
  'LE-223',
  { barredFrom: ['balrog'] },
  shortEvent({
    when: onYourTurn,
    targets: [choose('card', modes, inPiles)],
    effect: shuffleIntoDeck(the('card')),
  }),
  shortEvent({
    when: onYourTurn,
    targets: [choose('Ringwraith', both(tapped, yourRingwraith))],
    effect: ifSo(moreThan(aRoll, 6), untapIt(the('Ringwraith'))),
  }),
);

const sageHere: Filter = both(untapped, hasSkill('sage'), character, inCompanyHere);
// Secrets of Their Forging
card(
  'LE-226',
  { tapsSite: true },
  shortEvent({
    when: inSitePhase,
    if: all(siteUntapped, informationHere),
    targets: [choose('sage', sageHere), choose('ring', both(goldRing, inCompanyOf(the('sage'))))],
    taps: the('sage'),
    effect: sequence(
      tapSite,
      verb(
        'replace ring',
        replaceRing,
        [you, the('ring')],
        say`discard ${the('ring').say}; you may replace it with a special ring from your hand (except The One Ring) for which it could be tested`,
      ),
    ),
    rules: 'ME-RING-2014',
  }),
);

// Words of Menace and Deceit
card(
  'LE-258',
  shortEvent({
    when: onYourTurn,
    targets: [choose('user', both(yours, usesMagic('spirit-magic'), notUnderIt))],
    effect: sequence(
      grant(
        modifier({ attribute: directInfluence, of: exactly(subject), by: 5 }),
        untilEndOfTurn,
        the('user'),
      ),
      paysForMagic(the('user'), -4),
    ),
  }),
);
