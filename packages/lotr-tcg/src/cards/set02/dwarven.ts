/** Mines of Moria: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, always, anEvent, archery, aShadowCard, aShadowCondition, aSite, atSiteWith, bearer,
  bears, besideAnother, borneBy, both, canSpot, cardFile, changeArchery, chooseMany, costsOf, countOf, damage,
  defender, discardedInRegroup, discardHeld, discardIt, discardSelf, discardYourTop, draw, during, dwarf,
  dwarfCompanion, either, event, exactly, exertA, fellowship, fellowshipArchery, fights, forThisSkirmish,
  from, fromDiscard, gives, givesUpTo, handOf, handWeapon, healAnyOf, ifSo, inAnswerTo, isAboutToBeWounded,
  itsBearer, limitedTo, maneuver, modifier, movesFrom, mustChoose, NOTHING, not, ofCulture, orc, orIf, playIt,
  preventThat, regroup, removeTwilight, say, saying, self, sequence, shadowNumber, skipsNextShadowPhase,
  skirmish, spot, strength, strengthen, strengthenUpTo, takeIt, the, theOpponent, thereAre, toPlaySpot,
  unlessAnyShadow, untilRegroup, urukHai, weapon, when, whoBoreIt, withEach, withKeyword, withOpponent, you,
  youPlay, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

const aWeapon = fromDiscard(ofCulture('Dwarven', weapon));
// Beneath the Mountains. The weapon lies there before. LR-EFFECT-006
card(
  '2_1',
  during(fellowship, {
    targets: [aWeapon],
    costs: [discardYourTop(3)],
    effect: playIt(the(aWeapon.name)),
  }),
);

// Disquiet of Our People
card(
  '2_2',
  event(maneuver, {
    costs: [exertA(dwarf)],
    effect: orIf(
      gives(the('Dwarf'), defender, 1, untilRegroup),
      canSpot(1, orc),
      gives(the('Dwarf'), defender, 2, untilRegroup),
    ),
  }),
);

// Dwarven Bracers
card(
  '2_3',
  bearer(dwarf),
  during(inAnswerTo(isAboutToBeWounded(itsBearer)), {
    costs: [discardSelf],
    effect: preventThat('wound'),
  }),
);

// Endurance of Dwarves
card('2_4', bearer(dwarf), during(skirmish, { costs: [discardSelf], effect: strengthen(whoBoreIt, 1) }));

const twoAxes = bears(the('Dwarf'), handWeapon, 2);
// Flurry of Blows
card(
  '2_5',
  event(skirmish, {
    effect: acting(a(dwarf), (it) =>
      ifSo(twoAxes, sequence(strengthen(it, 4), gives(it, damage, 1, forThisSkirmish)), strengthen(it, 2)),
    ),
  }),
);

// Frór, Gimli's Kinsman
card(
  '2_6',
  toPlaySpot(1, dwarf),
  modifier({ attribute: strength, of: exactly(self), by: 3, if: fights(self, urukHai) }),
);

const dwarvenTale = ofCulture('Dwarven', withKeyword('Tale'));
// Glóin, Friend to Thorin
card('2_7', modifier({ attribute: strength, of: exactly(self), by: limitedTo(4, countOf(dwarvenTale)) }));

// Golden Light on the Land
card(
  '2_8',
  toPlaySpot(1, dwarf),
  costsOf(ofCulture('Moria', orc), 2, not(atSiteWith('Underground'))),
  discardedInRegroup,
);

// Great Works Begun There
card(
  '2_9',
  when(youPlay(dwarf), {
    costs: [discardYourTop(2)],
    effect: takeIt(from(yourDiscard, ofCulture('Dwarven', anEvent))),
  }),
);

// Hand Axe
card(
  '2_10',
  bearer(dwarf),
  besideAnother('hand weapon'),
  during(archery, { costs: [discardSelf], effect: changeArchery(fellowshipArchery, 1) }),
);

const onADwarf = both(aShadowCondition, borneBy(dwarf));
// Make Light of Burdens
card(
  '2_11',
  during(maneuver, {
    costs: [exertA(dwarfCompanion), discardYourTop(3)],
    effect: saying(
      discardIt(a(either(onADwarf, both(withKeyword('Weather'), aCondition)), you, 'condition')),
      say`discard a Shadow condition borne by a Dwarf or a weather condition`,
      'a player has a shorter word for it',
    ),
  }),
);

// Realm of Dwarrowdelf
card(
  '2_12',
  during(skirmish, {
    costs: [discardYourTop(3)],
    effect: acting(a(dwarf), (it) =>
      sequence(strengthenUpTo(it, 1, 3), ifSo(atSiteWith('Underground'), givesUpTo(it, damage, 1, 3))),
    ),
  }),
);

// Tidings of Erebor
card(
  '2_13',
  event(regroup, { costs: [spot(1, dwarf)], effect: unlessAnyShadow([removeTwilight(3)], draw(3)) }),
);

// Till Durin Wakes Again
card(
  '2_14',
  when(movesFrom(both(withKeyword('Underground'), aSite)), { may: true, effect: healAnyOf(dwarfCompanion) }),
);

const twoOfHisHand = chooseMany('cards', aShadowCard, {
  least: 2,
  most: 2,
  domain: handOf(theOpponent),
  who: theOpponent,
});
// What Are We Waiting For? LR-ERRATA-038
card(
  '2_15',
  event(fellowship, {
    costs: [exertA(dwarf)],
    effect: withOpponent(
      sequence(
        draw(2, theOpponent),
        mustChoose(
          [
            {
              can: thereAre(2, aShadowCard, handOf(theOpponent)),
              does: saying(
                sequence(twoOfHisHand, withEach(twoOfHisHand, discardHeld(the('cards')))),
                say`discard ${2} Shadow cards from hand`,
                'the words tell the steps, a reader wants what comes of them',
              ),
            },
            { can: always(NOTHING), does: skipsNextShadowPhase(theOpponent) },
          ],
          theOpponent,
        ),
      ),
    ),
  }),
);

// Gimli, Dwarf of the Mountain-race
card('2_121', modifier({ attribute: shadowNumber, of: both(withKeyword('Underground'), aSite), by: -2 }));
