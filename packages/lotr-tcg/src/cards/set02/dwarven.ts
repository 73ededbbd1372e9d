/** Mines of Moria: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, anEvent, archery, aSite, bearer, bears, besideAnother, both, cardFile, changeArchery, damage,
  discardSelf, discardYourTop, draw, during, dwarf, event, fellowshipArchery, forThisSkirmish, from, gives,
  handWeapon, ifSo, modifier, ofCulture, regroup, removeTwilight, sequence, shadowNumber, skirmish, spot,
  strengthen, takeIt, the, unlessAnyShadow, when, withKeyword, youPlay, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

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
