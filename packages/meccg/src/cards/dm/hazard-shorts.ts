/** Dark Minions: hazard short-events. */
import { companyOf } from '../../rules/cards/cards.ts';
import { mayBeSentBack } from '../../rules/chain/forbidden.ts';
import { firstExcess } from '../../rules/combat/excess.ts';
import { splitOff } from '../../rules/companies/splitting-off.ts';
import { rollsOver } from '../../rules/dice.ts';
import { returnToOrigin } from '../../rules/movement/return.ts';
import { adds, rollsFor } from '../../rules/terms.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, amongThem, announcedAreFree, announceRace, asHazard, attackGets, both, type CardRef, cardFile,
  charactersIn, choose, chooseVictim, creature, creatureComes, creatureReturns, deckHasAtLeast,
  discardingShown, doorsOfNight, type Effect, either, hazard, ifSo, inDiscard, inHand, inPiles, keyedInland,
  keyword, may, mayCome, mind, moreStrikesThanDefenders, mortal, non, notOnThisAttack, ofRace, onAttack,
  opensChain, outOfCombat, pathHas, RETURN, type S, say, saying, self, sequence, shortEvent, showAll,
  shuffleIntoDeck, shuffleOthers, spent, the, topOf, valueOf, verb, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

// An Unexpected Outpost
card(
  'DM-45',
  shortEvent({
    when: asHazard,
    targets: [choose('hazard', hazard, inPiles)],
    effect: saying(
      sequence(
        shuffleIntoDeck(the('hazard')),
        ifSo(doorsOfNight, may(sequence(choose('second', hazard, inPiles), shuffleIntoDeck(the('second'))))),
      ),
      say`${shuffleIntoDeck(the('hazard')).say}; if ${doorsOfNight.say}, you may do this twice`,
      'the same once more',
    ),
  }),
);

const undead = both(ofRace('Undead'), creature);
// Exhalation of Decay
card(
  'DM-55',
  shortEvent({
    when: asHazard,
    if: all(opensChain, outOfCombat),
    targets: [choose('Undead', undead, inDiscard)],
    effect: creatureReturns(the('Undead'), -1),
  }),
);

function seize(s: S, card: number, number: number, by: number): void {
  const company = companyOf(s, card);
  if (s.company.moved[company] === 0) return;
  rollsFor(s, 'card', by);
  if (rollsOver(s, adds(s, valueOf(s, mind, card), 'mind', card), number - 1)) return;
  const alone = charactersIn(s, company) === 1 ? company : splitOff(s, card, company);
  // Only what protects this very company keeps it from going back. ME-CARD-0212
  if (alone !== 0 && mayBeSentBack(s, alone)) returnToOrigin(s, alone);
}
const seizeByTerror = (card: CardRef, number: number): Effect =>
  verb(
    RETURN,
    seize,
    [card, number, self],
    say`have the player of ${card.say} roll and add his mind; if the result is less than ${number}, he splits off into a company of his own, which returns to its site of origin`,
  );
// Faces of the Dead
card(
  'DM-57',
  shortEvent({
    when: asHazard,
    if: all(outOfCombat, pathHas([2, 'wilderness'])),
    targets: [chooseVictim(mortal), spent(choose('Undead', undead, inHand))],
    costs: [discardingShown(the('Undead'))],
    effect: seizeByTerror(the('character'), 13),
    rules: 'ME-RETURN-501 ME-CARD-0211',
  }),
);

const shown = topOf(Zone.deck, you, 7, 'play deck');
const common = either(ofRace('Nazgûl'), ofRace('Dragon'), non(keyword.has('unique')));
// Long Dark Reach
card(
  'DM-70',
  shortEvent({
    when: asHazard,
    if: all(opensChain, outOfCombat, pathHas([1, 'wilderness']), deckHasAtLeast(10)),
    effect: sequence(
      showAll(shown, say`the top ${7} cards of your play deck`),
      choose('creature', both(creature, common, keyedInland, mayCome), amongThem(shown)),
      creatureComes(the('creature'), 4),
      shuffleOthers(7, the('creature')),
    ),
    rules: 'ME-CARD-0413 ME-CARD-0416',
  }),
);

// Pierced by Many Wounds
card(
  'DM-79',
  { free: true },
  shortEvent({
    when: onAttack,
    if: all(moreStrikesThanDefenders, notOnThisAttack),
    effect: attackGets(firstExcess, -3),
  }),
);

// Seized by Terror
card(
  'DM-88',
  shortEvent({
    when: asHazard,
    if: all(outOfCombat, pathHas([1, 'shadow-land'], [1, 'dark-domain'])),
    targets: [chooseVictim(mortal)],
    effect: seizeByTerror(the('character'), 12),
    rules: 'ME-RETURN-501',
  }),
);

const noTribe = [
  'Nazgûl',
  'Undead',
  'Dragon',
  'Wizard',
  'Ringwraith',
  'Fallen-wizard',
  'Balrog',
  'Special',
  'Agent',
] as const;
// Two or Three Tribes Present
card(
  'DM-97',
  shortEvent({
    when: asHazard,
    if: pathHas([2, 'wilderness'], [1, 'shadow-land'], [1, 'dark-domain']),
    effect: sequence(announceRace('race', ...noTribe), announcedAreFree('race')),
  }),
);
