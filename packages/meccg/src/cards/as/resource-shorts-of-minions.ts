/** Against the Shadow: resource short-events of minions. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, attackGets, attackIs, attackProwess, automatic, both, byCreature, type Condition, cancelAttack,
  cancellable, cardFile, character, choose, type Filter, facingAttack, inAttackedCompany, non, not,
  notOnThisAttack, ofRace, onYourTurn, opponentIsWizard, paysForMagic, say, sequence, shortEvent, tapped, the,
  thereAre, untapIt, usesMagic, worded, youAreSauron, yourRingwraith, yours,
} from '../words/index.ts';

export const card = cardFile();

const againstWizards: Condition = worded(
  all(opponentIsWizard, thereAre(1, both(yourRingwraith, yours))),
  say`your opponent is a Wizard and your Ringwraith is in play`,
);
const servant: Filter = both(yours, tapped, non(ofRace('Ringwraith')), character);
const untaps = (which: Filter) => ({
  targets: [choose('character', which)],
  effect: untapIt(the('character')),
});
// Above the Abyss
card(
  'AS-77',
  { barredFrom: ['balrog'] },
  shortEvent({ when: onYourTurn, if: againstWizards, ...untaps(servant) }),
  shortEvent({ when: facingAttack, if: againstWizards, ...untaps(both(servant, inAttackedCompany)) }),
);

// Eye Never Sleeping
card(
  'AS-82',
  shortEvent({ when: facingAttack, if: all(youAreSauron, byCreature, cancellable), effect: cancelAttack }),
);

const sorcerer = choose('user', both(usesMagic('sorcery'), inAttackedCompany));
const byHand: Condition = all(not(attackIs(automatic)), notOnThisAttack);
// The Tormented Earth
card(
  'AS-102',
  { otherNumbers: 'the price is said for each of the two' },
  shortEvent({
    when: facingAttack,
    if: all(byHand, cancellable),
    targets: [sorcerer],
    effect: sequence(cancelAttack, paysForMagic(the('user'), -4)),
  }),
  shortEvent({
    when: facingAttack,
    if: byHand,
    targets: [sorcerer],
    effect: sequence(attackGets(attackProwess, -3), paysForMagic(the('user'), -4)),
  }),
);
