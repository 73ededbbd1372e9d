/** The Lidless Eye: resource short-events of magic, and of those who serve the Nine. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aRoll, attemptBonus, both, called, cardFile, checkBonus, choose, definite, directInfluence,
  duringYourAttempt, type Effect, exactly, type Filter, facingCheck, grant, ifSo, inDeck, inDeckOrDiscard,
  inPiles, lookAt, magicCard, may, modifier, moreThan, named, namedOneOf, notUnderIt, noun, onYourTurn,
  paysForMagic, say, sequence, shortEvent, shuffleIntoDeck, shufflePile, skilledBeside, subject, takeIntoHand,
  tapped, the, theAttempter, theChecked, thereAre, untapIt, untilEndOfTurn, usesMagic, you, yourRingwraith,
  yours, Zone,
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
