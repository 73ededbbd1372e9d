/** Mines of Moria: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, archery, aSite, bearer, bears, besideAnother, both, cardFile, changeArchery, damage, discardSelf,
  during, dwarf, event, fellowshipArchery, forThisSkirmish, gives, handWeapon, ifSo, modifier, sequence,
  shadowNumber, skirmish, strengthen, the, withKeyword,
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

// Hand Axe
card(
  '2_10',
  bearer(dwarf),
  besideAnother('hand weapon'),
  during(archery, { costs: [discardSelf], effect: changeArchery(fellowshipArchery, 1) }),
);

// Gimli, Dwarf of the Mountain-race
card('2_121', modifier({ attribute: shadowNumber, of: both(withKeyword('Underground'), aSite), by: -2 }));
