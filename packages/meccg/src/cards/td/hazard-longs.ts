/** The Dragons: hazard long-events. */
import { dragonOf } from '../../rules/hazards/manifestations.ts';
import { dragonAhunt } from '../families/dragons.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  asHazard, both, cardFile, character, choose, creature, discardOf, doorsOfNight, type Effect, eachPlayer,
  either, eitherOf, type Filter, filter, ifSo, influenceAttempt, lastingEvent, may, modifier, ofRace,
  type PlayerRef, readsAs, say, saying, sequence, shuffleIntoDeck, stays, strikesStand, takeIntoHand, the,
  thereAre, trigger, turnEnds, word,
} from '../words/index.ts';

export const card = cardFile();

// Agburanar Ahunt
card('TD-1', ...dragonAhunt('Agburanar'));

// Bairanax Ahunt
card('TD-4', ...dragonAhunt('Bairanax'));

// Daelomin Ahunt
card('TD-10', ...dragonAhunt('Daelomin'));

// Eärcaraxë Ahunt
card('TD-21', ...dragonAhunt('Eärcaraxë'));

const dragonKin: Filter = filter(
  'of a Dragon',
  [],
  (g, v) => `${g.ref(dragonOf)}(s.card.def[${v.it}]) !== 0`,
  {
    adjectives: [word('unique'), word('Dragon')],
    noun: 'manifestation',
    after: [],
  },
);
const drake: Filter = both(ofRace('Drake'), creature);
const mayTake = (which: Filter, who: PlayerRef): Effect =>
  ifSo(
    thereAre(1, which, discardOf(who)),
    may(sequence(choose('it', which, discardOf(who), who), takeIntoHand(the('it'))), who),
  );
const fromThePits = (who: PlayerRef): Effect => {
  const either_ = either(dragonKin, drake);
  const toDeck = sequence(choose('it', either_, discardOf(who), who), shuffleIntoDeck(the('it')));
  const toHand = sequence(mayTake(dragonKin, who), mayTake(drake, who));
  const byNight = may(eitherOf([toDeck, toHand], who), who);
  return ifSo(thereAre(1, either_, discardOf(who)), ifSo(doorsOfNight, byNight, may(toDeck, who)));
};
// From the Pits of Angband
card(
  'TD-27',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(asHazard),
  saying(
    trigger(turnEnds, { effect: eachPlayer(fromThePits) }),
    say`at the end of each turn, each player may shuffle a unique Dragon manifestation or Drake creature from his discard pile into his play deck; or, if ${doorsOfNight.say}, return a unique Dragon manifestation and a Drake creature, or one of them, from his discard pile to his hand`,
    'each player has the same choices',
  ),
);

// Itangast Ahunt
card('TD-37', ...dragonAhunt('Itangast'));

// Leucaruth Ahunt
card('TD-43', ...dragonAhunt('Leucaruth'));

// Peril Returned
card(
  'TD-54',
  lastingEvent(asHazard, stays, strikesStand),
  readsAs(
    say`if Gates of Morning is not in play, Doors of Night is considered to be in play; if Gates of Morning is in play, it is considered to be out of play, though it may still be removed`,
    'what counts as Gates of Morning and Doors of Night is asked in one place',
  ),
);

// Scatha Ahunt
card('TD-61', ...dragonAhunt('Scatha'));

// Scorba Ahunt
card('TD-64', ...dragonAhunt('Scorba'));

// Smaug Ahunt
card('TD-70', ...dragonAhunt('Smaug'));

// Times Are Evil
card(
  'TD-76',
  { onGuard: { attempts: true } },
  lastingEvent(asHazard),
  modifier({ attribute: influenceAttempt, of: character, by: -3 }),
);
