/** The Dragons: resource short-events. */
import { companyOf, isCharacter } from '../../rules/cards/cards.ts';
import { takesMany } from '../../rules/combat/many-strikes.ts';
import { directInfluenceLeft } from '../../rules/influence/influence.ts';
import { sageRemoves } from '../families/shorts-of-both.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, afterFirstMove, againstAttack, all, any, aRoll, attackBy, attackGets, attackIs, attackStrikes,
  automatic, avatar, beside, both, type Condition, called, cancelAttack, cancellable, cardFile, character,
  choose, chooseCharacter, chooseMember, chooseMemberOrAlly, companyNumber, corruptionCheckBy,
  declaredCompany, type Effect, either, endOfOrganization, eventCompany, exactly, type Filter, facingAttack,
  forEach, grantToCompany, hasSkill, hazardPermanent, healToTapped, ifSo, inAttackedCompany, inChosen,
  inCompanyHere, inCompanyOf, influenceCheck, inHand, inMovementHazard, inMovingCompany, inOrganization,
  inSitePhase, itemClass, itsNewSiteIs, keyedToSite, lowerLimit, may, mayCome, modifier, moreThan,
  morningEvent, movementEnds, movesOn, NOTHING, not, notStruck, onYourTurn, outer, passes, playableHere,
  playsBeside, returnToHand, rollTerm, type S, say, saying, sequence, shortEvent, silent, siteTapped, skilled,
  stating, strikesCanChange, subject, tapIt, tapped, the, theAttackerChooses, thereAre, theSite,
  toThatCompany, trigger, untapIt, untapped, untilEndOfTurn, type Value, value, valueAgainst, withHoard,
  wounded, yours,
} from '../words/index.ts';

export const card = cardFile();

// And Forth He Hastened
card(
  'TD-98',
  shortEvent({
    when: onYourTurn,
    targets: [
      chooseCharacter('Wizard', both(avatar, beside(both(tapped, character, inCompanyOf(outer))))),
      chooseMember('character', both(tapped, inCompanyOf(the('Wizard')))),
    ],
    effect: untapIt(the('character')),
  }), // Whoever is untapped may be given the strike. ME-COMBAT-506, 524
  shortEvent({
    when: facingAttack,
    targets: [
      chooseMember('character', both(tapped, inAttackedCompany, beside(both(avatar, inCompanyOf(outer))))),
    ],
    effect: untapIt(the('character')),
  }),
);

const hoarded: Filter = called(
  { adjectives: [say`minor or major`], noun: 'item', after: [say`playable at the site`] },
  both(either(itemClass.is('minor'), itemClass.is('major')), playableHere, mayCome),
);
const hoardHere: Condition = passes(theSite, withHoard);
// Bounty of the Hoard
card(
  'TD-101',
  shortEvent({
    when: inSitePhase,
    if: all(siteTapped, hoardHere),
    targets: [chooseMember('character', both(untapped, inCompanyHere)), choose('item', hoarded, inHand)],
    effect: playsBeside(the('item'), the('character')),
  }),
);

/** His unused direct influence, with what counts against the attacker, and what is added to checks; nothing of influence attempts. ME-CARD-0225, 0227, 0229, ME-INFL-2005 */
const eloquence = (s: S, who: number): number => {
  if (!isCharacter(s, who)) return 0;
  const foe = s.attack.card[s.global.attack];
  return directInfluenceLeft(s, who, companyOf(s, who), foe) + valueAgainst(s, influenceCheck, who, foe);
};
const unusedInfluence = value(
  'unused influence',
  [],
  (g, v) => `${g.ref(eloquence)}(s, ${v.slot('character')})`,
  say`his unused direct influence`,
);
const hardest = ['Troll', 'Orc', 'Elf', 'Giant'] as const;
const harder = ['Man', 'Drake'] as const;
const isHardest = attackBy(...hardest);
const isHarder = attackBy(...harder);
/** The highest number that any of its races asks for. ME-CARD-0224 */
const asked: Value = value(
  'asked by its races',
  [isHardest, isHarder, attackBy('Dragon')],
  (g, v) => `(${isHardest.js(g, v)} ? 12 : ${isHarder.js(g, v)} ? 11 : 10)`,
  NOTHING,
);
const eloquent = passes(the('character'), hasSkill('diplomat'));
const ofDiplomat: Value = value(
  'as a diplomat',
  [eloquent],
  (g, v) => `(${eloquent.js(g, v)} ? 2 : 0)`,
  NOTHING,
);
const flattery = aRoll(
  [rollTerm(asked, 'by its races')],
  rollTerm(unusedInfluence, 'unused direct influence', the('character')),
  rollTerm(ofDiplomat, 'a diplomat'),
);
// Flatter a Foe
card(
  'TD-116',
  shortEvent({
    when: facingAttack,
    if: all(attackBy('Dragon', ...harder, ...hardest), cancellable),
    targets: [chooseMemberOrAlly('character', inAttackedCompany)],
    effect: saying(
      ifSo(moreThan(flattery, asked), sequence(cancelAttack, lowerLimit(2))),
      say`${the('character').say} makes an influence check with his unused direct influence, and +${2} if he is a diplomat; if the result is greater than ${10} against Dragons, ${11} against Men or Drakes, ${12} against Trolls, Orcs, Elves or Giants (the highest that counts), ${cancelAttack.say} and ${lowerLimit(2).say}`,
      'three numbers for seven races',
    ),
    rules: 'ME-CARD-0224 ME-CARD-0226 ME-CARD-0228',
  }),
);

const youAssign = not(theAttackerChooses);
// Many Foes He Fought
card(
  'TD-131',
  shortEvent({
    when: facingAttack,
    if: all(youAssign, strikesCanChange),
    targets: [chooseMemberOrAlly('warrior', both(untapped, hasSkill('warrior'), inAttackedCompany))],
    effect: againstAttack(
      (when) => modifier({ attribute: takesMany, of: exactly(subject), by: 1, if: when }),
      the('warrior'),
    ),
    rules: 'ME-CARD-0448',
  }),
);

const rangerThere = thereAre(1, both(hasSkill('ranger'), inAttackedCompany));
// Many Turns and Doublings
card(
  'TD-132',
  shortEvent({
    when: facingAttack,
    if: all(attackBy('Wolf', 'Spider', 'Animal', 'Undead'), cancellable, rangerThere),
    effect: cancelAttack,
  }),
  morningEvent({
    when: onYourTurn,
    if: all(inMovementHazard, thereAre(1, both(yours, hasSkill('ranger'), inMovingCompany))),
    effect: lowerLimit(1),
    rules: 'ME-CARD-0450',
  }),
);

// Marvels Told
card('TD-134', sageRemoves);

const secondPhase: Effect = saying(
  grantToCompany(
    trigger(movementEnds, {
      if: all(toThatCompany, afterFirstMove, itsNewSiteIs('border-hold')),
      effect: movesOn(eventCompany),
    }),
    untilEndOfTurn,
    companyNumber(the('company')),
  ),
  stating(
    say`if ${itsNewSiteIs('border-hold').say} this turn, it can take a second movement/hazard phase immediately after its first`,
  ),
  'what is granted would be said as a card of its own',
);
// Master of Esgaroth
card(
  'TD-135',
  shortEvent({
    when: endOfOrganization,
    targets: [choose('company', both(aCompany, yours, declaredCompany))],
    effect: secondPhase,
  }),
);

// More Sense than You
card(
  'TD-140',
  shortEvent({
    when: facingAttack,
    targets: [chooseMemberOrAlly('character', both(untapped, inAttackedCompany))],
    taps: the('character'),
    effect: notStruck(the('character')),
    rules: 'ME-CARD-0465',
  }),
);

// Not at Home
card(
  'TD-143',
  shortEvent({
    when: facingAttack,
    if: all(attackBy('Dragon', 'Drake', 'Troll'), any(attackIs(automatic), keyedToSite), cancellable),
    effect: cancelAttack,
    rules: 'ME-CARD-0514',
  }),
  morningEvent({ when: facingAttack, if: attackIs(automatic), effect: attackGets(attackStrikes, -2, 1) }),
);

const readySage: Filter = both(untapped, skilled('sage'));
const sick: Filter = both(wounded, character);
const ofTheCompany: Filter = inChosen(the('company'));
// Warm Now Be Heart and Limb
card(
  'TD-163',
  shortEvent({
    when: inOrganization,
    targets: [
      choose(
        'company',
        both(
          aCompany,
          yours,
          beside(both(readySage, inCompanyOf(outer))),
          beside(both(sick, inCompanyOf(outer))),
        ),
      ),
    ],
    effect: forEach(
      'sage',
      both(readySage, ofTheCompany),
      ifSo(
        silent(thereAre(1, both(sick, ofTheCompany))),
        may(
          sequence(
            tapIt(the('sage')),
            choose('character', both(sick, ofTheCompany)),
            healToTapped(the('character')),
            corruptionCheckBy(the('sage')),
          ),
        ),
      ),
    ),
  }),
);

// Wizard Uncloaked
card(
  'TD-169',
  { barredFrom: ['fallen-wizard'] },
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('Wizard', avatar)],
    effect: sequence(
      forEach('it', both(hazardPermanent, inCompanyOf(the('Wizard'))), returnToHand(the('it'))),
      corruptionCheckBy(the('Wizard'), -2),
    ),
  }),
);
