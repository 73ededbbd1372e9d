/** The Balrog: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, type CardRef, type Choice, called, cardFile, choose, chooseCharacter, chooseMany, definite, discardIt,
  type Effect, environment, type Filter, forEach, handOf, hazard, hazardPermanent, ifSo, inOrganization,
  inSideboard, isAtSite, it, NOTHING, named, non, onYourTurn, removable, removeFromGame, resource, reveal,
  type S, say, saying, self, sequence, shortEvent, showAll, shuffleIntoDeck, stating, the, thereAre,
  toRemoveEvents, unsaid, untapped, verb, where, withEach, yourOpponent, yourRingwraith,
} from '../words/index.ts';

export const card = cardFile();

const leaves = chooseMany('resource', resource, { least: 1, most: 2, domain: inSideboard });
// Longbottom Leaf
card(
  'BA-30',
  shortEvent({
    when: onYourTurn,
    if: thereAre(1, resource, inSideboard),
    effect: sequence(leaves, withEach(leaves, shuffleIntoDeck(the('resource'))), removeFromGame(self)),
  }),
);

const gloom: Filter = called(
  { adjectives: [say`non-environment`], noun: 'hazard', after: [] },
  both(hazard, non(environment)),
);
const theirHand = handOf(yourOpponent);
const given = chooseMany('hazard', gloom, { least: 3, most: 3, domain: theirHand, who: yourOpponent });
const shown = (card: CardRef): Effect => verb('show', (s: S, c: number) => reveal(s, c), [card], NOTHING);
// Show Things Unbidden
card(
  'BA-32',
  shortEvent({
    when: inOrganization,
    targets: [
      chooseCharacter(
        'Galadriel',
        called(
          definite(say`Galadriel at Lórien`),
          both(named('Galadriel'), untapped, where(isAtSite(it, 'Lórien'), unsaid)),
        ),
      ),
    ],
    taps: the('Galadriel'),
    effect: saying(
      ifSo(
        thereAre(3, gloom, theirHand),
        sequence(given, withEach(given, sequence(shown(the('hazard')), shuffleIntoDeck(the('hazard'))))),
        sequence(
          showAll(theirHand, say`his hand`),
          forEach('hazard', gloom, shuffleIntoDeck(the('hazard')), theirHand),
        ),
      ),
      stating(
        say`your opponent chooses ${3} non-environment hazards from his hand, reveals them and shuffles them into his play deck; if he has fewer, he reveals his hand and shuffles all of them into his play deck`,
      ),
      'what the other player does has no subject in a sentence',
    ),
  }),
);

const hisRingwraith: Choice = choose('Ringwraith', both(untapped, yourRingwraith));
const secrets = chooseMany('resource', resource, { least: 1, most: 2, domain: inSideboard });
// Ancient Secrets
card(
  'BA-36',
  shortEvent({
    when: toRemoveEvents,
    targets: [hisRingwraith, choose('event', removable(hazardPermanent))],
    taps: the('Ringwraith'),
    effect: discardIt(the('event')),
    rules: 'ME-BAL-501',
  }),
  shortEvent({
    when: inOrganization,
    if: thereAre(1, resource, inSideboard),
    targets: [hisRingwraith],
    taps: the('Ringwraith'),
    effect: sequence(secrets, withEach(secrets, shuffleIntoDeck(the('resource')))),
    rules: 'ME-BAL-501',
  }),
);
