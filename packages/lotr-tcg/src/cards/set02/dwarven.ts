/** Mines of Moria: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aboutToBeWounded, acting, anEvent, archery, aSite, atSiteWith, bearer, bears, besideAnother, both,
  canSpot, cardFile, changeArchery, costsOf, countOf, damage, defender, discardedInRegroup, discardSelf,
  discardYourTop, draw, during, dwarf, event, exactly, exertA, fellowshipArchery, fights, forThisSkirmish,
  from, gives, handWeapon, ifSo, inResponseTo, itsBearer, limitedTo, maneuver, modifier, not, ofCulture, orc,
  orIf, preventThat, regroup, removeTwilight, self, sequence, shadowNumber, skirmish, spot, strength,
  strengthen, takeIt, the, toPlaySpot, unlessAnyShadow, untilRegroup, urukHai, when, whoBoreIt, withKeyword,
  youPlay, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

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
  during(inResponseTo(aboutToBeWounded, itsBearer), {
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

// Tidings of Erebor
card(
  '2_13',
  event(regroup, { costs: [spot(1, dwarf)], effect: unlessAnyShadow([removeTwilight(3)], draw(3)) }),
);

// Gimli, Dwarf of the Mountain-race
card('2_121', modifier({ attribute: shadowNumber, of: both(withKeyword('Underground'), aSite), by: -2 }));
