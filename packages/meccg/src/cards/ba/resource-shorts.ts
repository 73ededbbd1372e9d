/** The Balrog: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, type Choice, cardFile, character, choose, chooseMany, discardIt, grant, hazardPermanent,
  influenceCheck, inOrganization, inPlay, inSideboard, modifier, onYourTurn, onYourTurnOrFacing, removable,
  removeFromGame, resource, self, sequence, shortEvent, shuffleIntoDeck, tapped, the, thereAre,
  toRemoveEvents, untapIt, untapped, untilEndOfTurn, withBalrog, withEach, yourRingwraith, yours,
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

// Angband Revisited
card(
  'BA-49',
  shortEvent({
    when: onYourTurnOrFacing,
    targets: [choose('character', both(tapped, character, yours, withBalrog))],
    effect: untapIt(the('character')),
  }),
);

// Terror Heralds Doom
card(
  'BA-78',
  { fetched: true },
  shortEvent({
    when: inOrganization,
    if: inPlay('Flame of Udûn'),
    effect: grant(modifier({ attribute: influenceCheck, of: both(character, yours), by: 2 }), untilEndOfTurn),
  }),
);
