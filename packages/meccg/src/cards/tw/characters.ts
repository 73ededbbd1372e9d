/** The Wizards: characters. */
import { companyOf, discard } from '../../rules/cards/cards.ts';
import { endIfEmpty, firstOf, joinCompany } from '../../rules/companies/company.ts';
import { doubledIn, keepOne } from '../../rules/companies/one-per-company.ts';
import { testRing } from '../../rules/items/ring-tests.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, AFTER_ALL, action, against, all, attackBody, attackFaced, bonus, both, byCreature, CardKind,
  type Condition, call, cancelStrike, cardFile, character, choose, condition, corruptionCheck,
  corruptionCheckBy, eliminatedPoints, endOfTurnBegins, exactly, type Filter, facingAttack, facingStrike,
  faction, filter, firstIn, folk, friendOf, goldRing, handSizeBonus, inCompanyOf, inDiscard, influenceAgainst,
  influenceCheck, influencing, inPath, isAtAHaven, isAtSite, isOne, itsCompany, listed, modifier, named,
  ofRace, ofYou, onceDeclared, onYourTurn, opponentDraws, otherThan, ownDraws, palantirUse, passes, place,
  printed, prowess, type S, say, seesDiscards, self, sequence, spell, takeIntoHand, tapIt, tapSelf, the,
  theStruck, trigger, untappedSelf, value, verb, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Adrazar
card('TW-116', influenceAgainst(1, faction));

const elsewhere: Condition = condition(
  'elsewhere',
  [],
  (g) => `(${g.ref(companyOf)}(s, self) !== s.attack.company[s.global.attack])`,
  say`it is not in the attacked company`,
);
/** He comes alone: allies are discarded, followers stay behind and need no influence for now. DECISIONS E3 */
function joinAttacked(s: S, card: number): void {
  const from = companyOf(s, card);
  const to = s.attack.company[s.global.attack];
  for (let c = firstIn(s, place(s, Zone.on, card)), next = 0; c !== 0; c = next) {
    next = s.card.next[c];
    if (printed.kind(s, c) === CardKind.ally) discard(s, c);
  }
  for (let c = firstOf(s, from); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === card) {
      s.card.leader[c] = 0;
      s.card.uncontrolled[c] = 1;
    }
  joinCompany(s, card, to);
  if (doubledIn(s, to) !== 0) call(s, keepOne, to);
  endIfEmpty(s, from);
  s.attack.mustFace[s.global.attack] = card;
}
const hasJoined: Condition = condition(
  'has joined',
  [],
  () => 's.attack.mustFace[b] === self',
  say`it joined the company for it`,
);
// Alatar
card(
  'TW-117',
  modifier({ attribute: opponentDraws, of: itsCompany, by: -1 }),
  action({
    window: onceDeclared(facingAttack),
    if: all(byCreature, isAtAHaven(self), elsewhere),
    effect: verb(
      'join the attacked',
      joinAttacked,
      [self],
      say`join the attacked company, discarding allies it controls (its followers stay behind, and need no influence until your next organization phase); ${self.say} must face a strike of the attack`,
    ),
    rules: 'ME-CARD-0018',
  }),
  trigger(attackFaced, { if: hasJoined, effect: sequence(tapIt(self), corruptionCheckBy(self)) }),
);

// Anborn
card('TW-118', friendOf('Men of Lebennin'));

/** Points that his player loses with him. */
const missed = (by: number): Ability =>
  modifier({ attribute: eliminatedPoints, of: exactly(self), by, within: [Zone.out] });
// Aragorn II
card('TW-120', friendOf('Rangers of the North'), missed(-3));

// Balin
card('TW-123', bonus(prowess, 2, against('Orc')), influenceAgainst(1, folk('Dwarf')));

// Beorn
card('TW-126', friendOf('Beornings'));

// Beregond
card('TW-127', bonus(influenceCheck, -1, influencing(faction)));

// Beretar
card('TW-128', friendOf('Rangers of the North'));

// Bilbo
// What is added to the checks of Bilbo and Pippin stands in their texts; the facts lack it.
card('TW-131', bonus(corruptionCheck, 4), missed(-2));

/** He is worse at winning over factions. */
const clumsyWithFactions = bonus(influenceCheck, -1, influencing(faction));
const weakAgainstCorruption = bonus(corruptionCheck, -1);
// Bofur
card('TW-132', bonus(prowess, 1, against('Orc')), weakAgainstCorruption, clumsyWithFactions);

// Boromir II
card('TW-134', friendOf('Men of Anórien'));

// Celeborn
card('TW-136', friendOf('Galadriel', 5));

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

// Frodo
card('TW-152', missed(-2));

// Galadriel
card('TW-153', handSizeBonus(1, isAtSite(self, 'Lórien')), missed(-3));

// Gandalf
card(
  'TW-156',
  action({
    window: onYourTurn,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('ring', both(goldRing, inCompanyOf(self)))],
    effect: verb('test ring', testRing, [you, the('ring')], say`test ${the('ring').say}`),
    rules: 'ME-CARD-0263 ME-RING-2026',
  }),
);

// Gildor Inglorion
card('TW-158', bonus(prowess, 2, against('Orc')));

// Gimli
card(
  'TW-159',
  friendOf('Iron Hill Dwarves'),
  bonus(prowess, 2, against('Orc')),
  influenceAgainst(1, folk('Elf')),
);

const elves = both(ofRace('Elf'), character);
// Glorfindel II
card('TW-161', influenceAgainst(1, elves));

// Haldir
card('TW-164', weakAgainstCorruption, clumsyWithFactions);

// Imrahil
card('TW-166', friendOf('Knights of Dol Amroth'));

// Legolas
card('TW-168', friendOf('Wood-elves'));

// Merry
card('TW-170');

// Orophin
card('TW-174', weakAgainstCorruption, clumsyWithFactions);

// Pallando
card(
  'TW-175',
  handSizeBonus(1),
  modifier({ attribute: seesDiscards, of: ofYou, by: 1, rules: 'ME-CARD-0555 ME-DISC-2002' }),
);

const hunters = ['Nazgûl', 'Ringwraith'] as const;
/** The strike of such an attack that is assigned to her, and no other. ME-CARD-0560 */
const strikesHer: Filter = filter(
  'strikes her',
  [],
  (_g, v) => `(${isOne(v.it, hunters)} && s.strike.target[s.global.strike] === self)`,
  { adjectives: [], noun: 'attack', after: [say`by ${listed([...hunters], 'or')} that strikes it`] },
);
/** What a modifier is asked to change: half of it, rounded up. */
const half = value('half', [], () => '((total + 1) >> 1)', say`half (rounded up)`);
// Peath
card(
  'TW-176',
  influenceAgainst(4, named('Dunlendings')),
  bonus(prowess, 5, against(...hunters)),
  modifier({ attribute: attackBody, of: strikesHer, by: half, change: 'set', stage: AFTER_ALL }),
);

// Pippin
card('TW-177', bonus(corruptionCheck, 2));

// Radagast
card('TW-178', modifier({ attribute: ownDraws, of: itsCompany, by: inPath('wilderness') }));

// Sam Gamgee
// Where Hobbits may arrive is a rule of rules/bring-in.ts, and their modifiers are printed.
card('TW-180');

// Saruman
card(
  'TW-181',
  modifier({ attribute: palantirUse, of: exactly(self), by: 2 }),
  action({
    window: endOfTurnBegins,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('spell', spell, inDiscard)],
    effect: takeIntoHand(the('spell')),
    rules: 'ME-CARD-0664',
  }),
);

// Théoden
card('TW-182', friendOf('Riders of Rohan'));

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
