/** Against the Shadow: special items. */
import { StrikeResult } from '../../rules/combat/strike.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, bearerFacesStrike, bearerHas, type CardPart, cardFile, chooseMany, corruptionCheckBy,
  corruptionPoints, exactly, findsWays, heldBy, host, inDeck, inDeckOrDiscard, inUse, lookAt, minor, modifier,
  onYourTurn, type S, say, self, sequence, shufflePile, siteOf, takeIntoHand, tapBearer, tapSelf, the,
  untappedSelf, verb, withEach, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

const few = chooseMany('item', minor, { most: 2, domain: inDeckOrDiscard });
/** A ring of the Dwarves: one of them who bears it finds small things, and is tempted more. */
const ofDwarves: readonly CardPart[] = [
  { otherNumbers: 'what a Dwarf bears stands in the facts of the print', keywords: ['ring'] },
  modifier({ attribute: corruptionPoints, of: exactly(self), by: 5, change: 'set', if: heldBy('Dwarf') }),
  action({
    window: onYourTurn,
    if: heldBy('Dwarf'),
    costs: [tapBearer],
    effect: sequence(
      lookAt(you, inDeck, say`your play deck`),
      few,
      withEach(few, takeIntoHand(the('item'))),
      shufflePile(Zone.deck, you, 'play deck'),
      corruptionCheckBy(host, 2),
    ),
  }),
];
// Dwarven Ring of Thélor’s Tribe
card('AS-123', ...ofDwarves);

// Dwarven Ring of Thrár’s Tribe
card('AS-124', ...ofDwarves);

const neither = (s: S): void => {
  s.strike.result[s.global.strike] = StrikeResult.ineffectual;
};
// Iron Shield of Old
card(
  'AS-127',
  { atAny: siteOf(['shadow-hold', 'ruins-and-lairs'], { underDeeps: true }), keywords: ['shield'] },
  findsWays(2),
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: all(inUse, bearerHas('warrior')),
    costs: [tapSelf],
    effect: verb('ineffectual', neither, [], say`make the strike ineffectual`),
    rules: 'ME-CARD-0388',
  }),
);
