/** The Wizards: characters. */
import { joinsAttacked, recalls, testsRings } from '../families/wizards.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, AFTER_ALL, action, against, attackBody, bonus, both, cancelStrike, cardFile, character,
  corruptionCheck, eliminatedPoints, exactly, type Filter, facingStrike, faction, filter, folk, friendOf,
  handSizeBonus, inCompanyOf, influenceAgainst, influenceCheck, influencing, inPath, isAtSite, isOne,
  itsCompany, listed, modifier, named, ofRace, ofYou, opponentDraws, otherThan, ownDraws, palantirUse, passes,
  prowess, say, seesDiscards, self, spell, tapSelf, theStruck, untappedSelf, value, weakAgainstCorruption,
  Zone,
} from '../words/index.ts';

export const card = cardFile();

// Adrazar
card('TW-116', influenceAgainst(1, faction));

// Alatar
card('TW-117', modifier({ attribute: opponentDraws, of: itsCompany, by: -1 }), ...joinsAttacked);

// Anborn
card('TW-118', friendOf('Men of Lebennin'));

// Annalena
card('TW-119');

/** Points that his player loses with him. */
const missed = (by: number): Ability =>
  modifier({ attribute: eliminatedPoints, of: exactly(self), by, within: [Zone.out] });
// Aragorn II
card('TW-120', friendOf('Rangers of the North'), missed(-3));

// Arwen
card('TW-122', friendOf('Aragorn II', 7));

// Balin
card('TW-123', bonus(prowess, 2, against('Orc')), influenceAgainst(1, folk('Dwarf')));

// Beorn
card('TW-126', friendOf('Beornings'));

// Beregond
card('TW-127', bonus(influenceCheck, -1, influencing(faction)));

// Beretar
card('TW-128', friendOf('Rangers of the North'));

// Bergil
card('TW-129');

// Bilbo
// What is added to the checks of Bilbo and Pippin stands in their texts; the facts lack it.
card('TW-131', bonus(corruptionCheck, 4), missed(-2));

/** He is worse at winning over factions. */
const clumsyWithFactions = bonus(influenceCheck, -1, influencing(faction));
// Bofur
card('TW-132', bonus(prowess, 1, against('Orc')), weakAgainstCorruption, clumsyWithFactions);

// Boromir II
card('TW-134', friendOf('Men of Anórien'));

// Celeborn
card('TW-136', friendOf('Galadriel', 5));

// Dori
card('TW-141', bonus(prowess, 1, against('Orc')), clumsyWithFactions);

// Elladan
card('TW-143', bonus(prowess, 1, against('Orc')));

// Elrohir
card('TW-144', bonus(prowess, 1, against('Orc')));

// Elrond
card(
  'TW-145',
  handSizeBonus(1, isAtSite(self, 'Rivendell')),
  modifier({ attribute: eliminatedPoints, of: exactly(self), by: -3, within: [Zone.out] }),
);

// Éomer
card('TW-146', friendOf('Riders of Rohan'));

// Erkenbrand
card('TW-148', friendOf('Riders of Rohan'));

// Faramir
card('TW-149', friendOf('Rangers of Ithilien'));

// Fíli
card('TW-150', bonus(prowess, 1, against('Orc')), weakAgainstCorruption, clumsyWithFactions);

// Forlong
card('TW-151', clumsyWithFactions);

// Frodo
card('TW-152', missed(-2));

// Galadriel
card('TW-153', handSizeBonus(1, isAtSite(self, 'Lórien')), missed(-3));

// Gandalf
card('TW-156', testsRings);

// Gildor Inglorion
card('TW-158', bonus(prowess, 2, against('Orc')));

// Gimli
card(
  'TW-159',
  friendOf('Iron Hill Dwarves'),
  bonus(prowess, 2, against('Orc')),
  influenceAgainst(1, folk('Elf')),
);

// Glóin
card(
  'TW-160',
  friendOf('Blue Mountain Dwarves'),
  bonus(prowess, 1, against('Orc')),
  influenceAgainst(1, folk('Dwarf')),
);

const elves = both(ofRace('Elf'), character);
// Glorfindel II
card('TW-161', influenceAgainst(1, elves));

// Halbarad
card('TW-162', friendOf('Hillmen'));

// Haldir
card('TW-164', weakAgainstCorruption, clumsyWithFactions);

// Háma
card('TW-165', clumsyWithFactions);

// Imrahil
card('TW-166', friendOf('Knights of Dol Amroth'));

// Kíli
card('TW-167', bonus(prowess, 1, against('Orc')), clumsyWithFactions);

// Legolas
card('TW-168', friendOf('Wood-elves'));

// Merry
card('TW-170');

// Óin
card('TW-172', bonus(prowess, 1, against('Orc')));

// Orophin
card('TW-174', weakAgainstCorruption, clumsyWithFactions);

// Pallando
card(
  'TW-175',
  handSizeBonus(1),
  modifier({ attribute: seesDiscards, of: ofYou, by: 1, rules: 'ME-CARD-0555 ME-DISC-2002' }),
);

const hunters = ['Nazgûl', 'Ringwraith'] as const;
/** What helps against Nazgûl helps against The Balrog. ME-COMBAT-501, ME-CARD-0559, 0807 */
const hunted = [...hunters, 'Balrog'] as const;
/** The strike of such an attack that is assigned to her, and no other. ME-CARD-0560 */
const strikesHer: Filter = filter(
  'strikes her',
  [],
  (_g, v) => `(${isOne(v.it, hunted)} && s.strike.target[s.global.strike] === self)`,
  { adjectives: [], noun: 'attack', after: [say`by ${listed([...hunters], 'or')} that strikes it`] },
);
/** What a modifier is asked to change: half of it, rounded up. */
const half = value('half', [], () => '((total + 1) >> 1)', say`half (rounded up)`);
/** They come to grief with her. */
const huntress: readonly Ability[] = [
  bonus(prowess, 5, against(...hunters)),
  modifier({ attribute: attackBody, of: strikesHer, by: half, change: 'set', stage: AFTER_ALL }),
];
// Peath
card('TW-176', influenceAgainst(4, named('Dunlendings')), ...huntress);

// Pippin
card('TW-177', bonus(corruptionCheck, 2));

// Radagast
card('TW-178', modifier({ attribute: ownDraws, of: itsCompany, by: inPath('wilderness') }));

// Robin Smallburrow
card('TW-179', bonus(corruptionCheck, 2));

// Sam Gamgee
// Where Hobbits may arrive is a rule of rules/bring-in.ts, and their modifiers are printed.
card('TW-180');

// Saruman
card('TW-181', modifier({ attribute: palantirUse, of: exactly(self), by: 2 }), recalls(spell));

// Théoden
card('TW-182', friendOf('Riders of Rohan'));

// Thorin II
card(
  'TW-183',
  friendOf('Blue Mountain Dwarves'),
  bonus(prowess, 3, against('Orc')),
  influenceAgainst(2, folk('Dwarf')),
);

// Thranduil
card('TW-184', friendOf('Wood-elves'));

// Vôteli
card('TW-185', friendOf('Lossoth'), ...huntress);

// Wacho
card('TW-187', friendOf('Woodmen'));

const companionHobbit: Filter = both(otherThan(self), ofRace('Hobbit'), inCompanyOf(self));
// Fatty Bolger
card(
  'TW-495',
  action({
    window: facingStrike,
    zone: untappedSelf,
    if: passes(theStruck, companionHobbit),
    costs: [tapSelf],
    effect: cancelStrike,
  }),
);
