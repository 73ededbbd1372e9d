/** Against the Shadow: special items. */
import { isAvatar, isRace } from '../../rules/cards/cards.ts';
import { bodyRolls } from '../../rules/combat/body.ts';
import { StrikeResult } from '../../rules/combat/strike-rows.ts';
import { isOfKind } from '../../rules/companies/kind.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, atSiteOf, attackBody, bearerFacesStrike, bearerHas, type CardPart, type Condition, cardFile,
  cardTapped, chooseMany, condition, corruptionCheckBy, corruptionPoints, directInfluence, exactly,
  facingCheck, findsWays, heldBy, host, inDeck, inDeckOrDiscard, inUse, lookAt, minor, modifier, onBearer,
  onYourTurn, passes, passesCheck, type S, say, self, sequence, shufflePile, siteOf, strikesBearer,
  takeIntoHand, tapBearer, tapSelf, tapsToCancel, the, theChecked, trigger, untappedSelf, verb, weapon,
  withEach, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

const byWarrior = bearerHas('warrior');
// Ancient Black Axe
card(
  'AS-122',
  { atAny: siteOf(['shadow-hold'], { underDeeps: true }), keywords: ['weapon'] },
  onBearer(directInfluence, 2),
  weapon(3, 11, byWarrior),
  modifier({ attribute: attackBody, of: strikesBearer, by: -1, if: all(inUse, byWarrior) }),
  action({
    window: facingCheck,
    zone: untappedSelf,
    if: all(byWarrior, passes(theChecked, atSiteOf(self))),
    costs: [tapSelf],
    effect: passesCheck,
  }),
  trigger(cardTapped, { of: exactly(self), effect: corruptionCheckBy(host) }),
);

const few = chooseMany('item', minor, { most: 2, domain: inDeckOrDiscard });
/** A ring of the Dwarves: one of them who bears it finds small things, and is tempted more. */
const ofDwarves: readonly CardPart[] = [
  {
    otherNumbers: { more: [5], why: 'what a Dwarf bears stands in the facts of the print' },
    keywords: ['ring'],
  },
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

const standsForHisPlayer = (s: S, card: number): boolean =>
  isAvatar(s, card) && isRace(s, card, 'Ringwraith');
const isByHeroes = (s: S, company: number): boolean => company !== 0 && isOfKind(s, company, 'hero');
const notByHeroes: Condition = condition(
  'not by heroes',
  [],
  (g) => `!${g.ref(isByHeroes)}(s, s.attack.from[s.global.attack])`,
  say`the attack is not by a hero company`,
);
// Helm of Fear
card(
  'AS-126',
  {
    at: ['Barad-dûr'],
    atTapped: true,
    keepsSite: true,
    usedByAll: 'a Ringwraith alone',
    playedBy: { who: standsForHisPlayer, say: say`your Ringwraith` },
    barredFrom: ['balrog'],
  },
  tapsToCancel(heldBy('Ringwraith'), notByHeroes),
  modifier({
    attribute: bodyRolls,
    of: exactly(host),
    by: -1,
    if: heldBy('Ringwraith'),
    rules: 'ME-CARD-0338',
  }),
);

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
