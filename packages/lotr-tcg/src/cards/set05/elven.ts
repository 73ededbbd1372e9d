/** Battle of Helm's Deep: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  archery, atMostOneWound, bearer, bearsRangedWeapon, both, cardFile, changeArchery, companion, costsOf,
  doesNotAddToArchery, dwarfCompanion, either, elf, elfCompanion, event, exactly, exertSome,
  fellowshipArchery, fellowshipMoves, fights, healable, healIt, host, injured, legolas, liberateASite, minion,
  otherThan, passes, possession, regroup, self, sequence, shadow, silent, spot, thereAre, toHeal, toPlaySpot,
  when, winsASkirmish,
} from '../words/index.ts';

export const card = cardFile();

// Balglin, Elven Warrior
card('5_10', toPlaySpot(1, elf), atMostOneWound(exactly(self), fights(self, both(injured, minion))));

// Break the Charge
card(
  '5_11',
  event(archery, { costs: [exertSome(3, elfCompanion)], effect: changeArchery(fellowshipArchery, 2) }),
);

// Legolas' Sword
card(
  '5_12',
  bearer(legolas),
  when(fellowshipMoves, {
    if: silent(passes(host, healable)),
    costs: [spot(1, both(injured, minion))],
    effect: healIt(host),
  }),
);

// Taurnil, Sharp-eyed Bowman
card(
  '5_13',
  toPlaySpot(1, elf),
  costsOf(both(shadow, possession), 2, bearsRangedWeapon),
  doesNotAddToArchery(exactly(self), bearsRangedWeapon),
);

// That Is No Orc Horn
card(
  '5_14',
  event(regroup, {
    costs: [spot(3, elfCompanion)],
    effect: sequence(healIt(toHeal(companion)), liberateASite),
  }),
);

const friend = either(dwarfCompanion, both(otherThan(self), elfCompanion));
// Legolas, Archer of Mirkwood
card(
  '5_121',
  when(winsASkirmish(exactly(self)), {
    may: true,
    if: silent(thereAre(1, both(friend, healable))),
    effect: healIt(toHeal(friend)),
  }),
);
