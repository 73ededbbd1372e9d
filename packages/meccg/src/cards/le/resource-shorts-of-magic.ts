/** The Lidless Eye: resource short-events of magic, and of those who serve the Nine. */
import { replaceRing } from '../../rules/items/ring-tests.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, all, atSiteOf, attemptBonus, attemptedOn, attemptOnYours, beside, bodyCheckFor, both,
  type Condition, called, cancelAttempt, cardFile, character, checkBonus, choose, corruptionCheckBy, definite,
  directInfluence, duringYourAttempt, type Effect, either, exactly, type Filter, facingCheck, faction,
  goldRing, grant, hasSkill, ifSo, inCompanyHere, inCompanyOf, inDeck, inDeckOrDiscard, informationHere,
  inMovingCompany, inPiles, inSitePhase, itIsMovementHazard, lookAt, lowerLimit, magicCard, may, modifier,
  mortal, named, namedOneOf, not, notUnderIt, noun, onItsWay, onYourTurn, outer, passes, pathHas,
  paysForMagic, rollsMoreThan, say, saying, scoresIfHero, sequence, shortEvent, shuffleIntoDeck, shufflePile,
  siteUntapped, skilledBeside, stating, subject, takeIntoHand, tapped, tapSite, targetSiteIs, the,
  theAttempted, theAttempter, theChecked, thereAre, treatRegionAs, treatSiteAs, unsaid, untapIt, untapped,
  untilEndOfTurn, usesMagic, verb, where, word, you, yourRingwraith, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const sufferer: Filter = both(
  character,
  mortal,
  beside(both(yours, usesMagic('shadow-magic'), atSiteOf(outer))),
);
const ifTapped = ifSo(
  passes(the('character'), tapped),
  bodyCheckFor(the('character'), 1),
  bodyCheckFor(the('character')),
);
// A Malady Without Healing
card(
  'LE-159',
  shortEvent({
    when: inSitePhase,
    targets: [
      choose('character', sufferer),
      choose('user', both(yours, usesMagic('shadow-magic'), atSiteOf(the('character')))),
    ],
    effect: saying(
      sequence(
        corruptionCheckBy(the('character'), -1),
        ifTapped,
        scoresIfHero(the('character')),
        paysForMagic(the('user'), -5),
      ),
      say`use it with ${the('user').say} on ${the('character').say} (even an opponent's), who makes a corruption check modified by ${-1}, followed by a body check (modified by +${1} if he is tapped); if he is a hero and is eliminated by these checks, you receive his kill marshalling points; unless ${the('user').say} is a Ringwraith, ${the('user').say} makes a corruption check modified by ${-5}`,
      'two characters make checks, and “he” would be either',
    ),
    rules: 'ME-CARD-2005 ME-CARD-2007 ME-CARD-2008 ME-CARD-2009',
  }),
);

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

const shadowed = choose('user', both(yours, usesMagic('shadow-magic'), onItsWay, inMovingCompany));
const darken = (effect: Effect, ...when: readonly Condition[]): Ability =>
  shortEvent({
    when: onYourTurn,
    if: all(itIsMovementHazard, ...when),
    targets: [shadowed],
    effect: sequence({ ...effect, say: stating(effect.say) }, paysForMagic(the('user'), -3)),
    rules: 'ME-CARD-0146',
  });
// Deeper Shadow
card(
  'LE-179',
  { otherNumbers: { more: [3, 3], why: 'the price is said for each of the three' } },
  darken(treatSiteAs('shadow-hold'), targetSiteIs('ruins-and-lairs')),
  darken(treatRegionAs('wilderness', 'shadow-land'), pathHas([1, 'wilderness'])),
  darken(lowerLimit(1)),
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
    effect: ifSo(rollsMoreThan(6), untapIt(the('Ringwraith'))),
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
