/** Dark Minions: resource short-events. */
import { bringsBack } from '../families/shorts-of-both.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, againstAttack, all, attackAgentWith, body, both, type Condition, called, cardFile, character,
  choose, chooseCharacter, chooseOpenAgent, creature, discardOf, eachPlayer, type Filter, facingAttack,
  faction, forEach, inAttackedCompany, inHand, inMovementHazard, inMovingCompany, inSitePhase, keyedToItsSite,
  modifier, notOnThisAttack, ofRace, onItsWay, onYourTurn, opensChain, outOfCombat, prowess, raiseLimit, say,
  saying, sequence, shortEvent, shuffleIntoDeck, spent, tapped, the, thereAre, untapIt,
} from '../words/index.ts';

export const card = cardFile();

const dwarves: Filter = both(ofRace('Dwarf'), character, inAttackedCompany);
// The Dwarves Are upon You!
card(
  'DM-124',
  shortEvent({
    when: facingAttack,
    if: all(thereAre(1, dwarves), notOnThisAttack),
    effect: sequence(
      againstAttack((when) => modifier({ attribute: prowess, of: dwarves, by: 2, if: when })),
      againstAttack((when) => modifier({ attribute: body, of: dwarves, by: -1, if: when })),
    ),
  }),
);

// Hidden Knife
card(
  'DM-138',
  shortEvent({
    when: inSitePhase,
    if: all(opensChain, outOfCombat),
    targets: [
      chooseOpenAgent,
      spent(choose('creature', both(creature, keyedToItsSite(the('agent'))), inHand)),
    ],
    effect: attackAgentWith(the('agent'), the('creature')),
    rules: 'ME-CARD-0351',
  }),
);

// Horns, Horns, Horns
card(
  'DM-140',
  shortEvent({
    when: onYourTurn,
    effect: saying(
      eachPlayer((who) => forEach('faction', faction, shuffleIntoDeck(the('faction')), discardOf(who))),
      say`each player shuffles all factions from his discard pile into his play deck`,
      'each player in turn has no word in a sentence',
    ),
  }),
);

const traveller: Filter = called(
  both(tapped, onItsWay, character).noun,
  both(tapped, inMovingCompany, onItsWay),
);
/** Whoever is untapped may be given the strike. ME-COMBAT-524 */
const butterflies = (when: Condition, also: Filter = traveller): Ability =>
  shortEvent({
    when,
    if: inMovementHazard,
    targets: [chooseCharacter('character', also)],
    effect: sequence(untapIt(the('character')), raiseLimit(1)),
  });
// Hundreds of Butterflies
card('DM-142', butterflies(onYourTurn), butterflies(facingAttack, both(traveller, inAttackedCompany)));

// Smoke Rings
card('DM-159', bringsBack);
