/** The Wizards: minor items. */
import { heals } from '../families/healing.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, armour, attackBody, attackBy, attackGets, attackGetsAll, attackProwess,
  bearerFacesStrike, bearerHas, both, byCreature, type Condition, cancelAttack, cancellable, cancelStrike,
  cardFile, cardTapped, character, choose, corruptionCheckBy, directInfluence, discardIt, discardSelf,
  type Effect, exactly, type Filter, facingAttack, faction, folk, forEach, gets, hazardEvent, healToTapped,
  heldBy, host, inCompanyOf, influencing, itsAttack, itsBearer, keyedToOneOf, keyword, modifier, named, not,
  ofRace, onlyDeclared, onYourTurn, onYourTurnOrAttacked, passes, prowess, type Race, self, sequence, silent,
  strikeCancellable, strikeProwess, tapBearer, tapped, tapSelf, the, trigger, untapIt, untappedSelf,
  untilEndOfTurn, weapon, wounded,
} from '../words/index.ts';

export const card = cardFile();

/** Chosen while they are borne; when it resolves, the herbs are gone, and their bearer is not asked for. */
const withBearer: Filter = { ...inCompanyOf(host), atDeclaration: true };
const companion = (which: Filter) => choose('character', both(which, character, withBearer));
// Athelas
card(
  'TW-195',
  action({
    window: onYourTurn,
    if: onlyDeclared(heldBy('Dúnadan')),
    targets: [companion(wounded)],
    costs: [tapBearer, discardSelf],
    effect: healToTapped(the('character')),
  }),
  action({
    window: onYourTurn,
    if: onlyDeclared(passes(host, named('Aragorn II'))),
    targets: [choose('card', both(keyword.has('corruption'), hazardEvent, withBearer))],
    costs: [tapBearer, discardSelf],
    effect: discardIt(the('card')),
  }),
);

// Dagger of Westernesse
card('TW-206', { keywords: ['weapon'] }, weapon(1, 8));

// Elf-stone
card(
  'TW-224',
  { onePerBearer: true },
  modifier({ attribute: directInfluence, of: exactly(host), by: 2, if: influencing(folk('Elf')) }),
);

// Elven Cloak
card(
  'TW-225',
  { onePerBearer: true },
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: all(byCreature, keyedToOneOf('wilderness'), strikeCancellable),
    costs: [tapSelf],
    effect: cancelStrike,
    rules: 'ME-CARD-0194 ME-KEY-4000',
  }),
);

// Healing Herbs
card(
  'TW-255',
  heals(tapBearer, discardSelf),
  action({
    window: onYourTurnOrAttacked,
    targets: [companion(tapped)],
    costs: [tapBearer, discardSelf],
    effect: untapIt(the('character')),
    rules: 'ME-CARD-0329',
  }),
);

// Horn of Anor
card(
  'TW-259',
  { onePerBearer: true },
  modifier({ attribute: directInfluence, of: exactly(host), by: 2, if: influencing(faction) }),
);

// Potion of Prowess
card(
  'TW-304',
  action({
    window: onYourTurnOrAttacked,
    // Whose company it is must be known when the item is gone.
    targets: [silent(itsBearer)],
    costs: [discardSelf],
    effect: forEach(
      'character',
      both(character, inCompanyOf(the('bearer'))),
      gets(the('character'), prowess, 1, untilEndOfTurn),
    ),
  }),
);

// Shield of Iron-bound Ash
card(
  'TW-327',
  { keywords: ['shield'] },
  armour(1, 8),
  action({ window: bearerFacesStrike, zone: untappedSelf, costs: [tapSelf], effect: strikeProwess(1) }),
);

/** It is laid against such an attack on its bearer's company, and he checks corruption. */
const shinesOn = (races: readonly Race[], effect: Effect, ...also: readonly Condition[]): Ability =>
  action({
    window: facingAttack,
    if: all(itsAttack, attackBy(...races), ...also),
    costs: [tapBearer],
    effect: sequence(effect, corruptionCheckBy(host)),
  });
// Star-glass
card(
  'TW-330',
  shinesOn(['Undead'], cancelAttack, cancellable),
  shinesOn(['Spider', 'Animal', 'Wolf'], attackGets(attackProwess, -2)),
);

const onHobbit = passes(host, ofRace('Hobbit'));
// Sting
card('TW-333', { keywords: ['weapon'] }, weapon(1, 8, not(onHobbit)), weapon(2, 8, onHobbit));

// Black Arrow
card(
  'TW-494',
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(bearerHas('warrior'), itsAttack),
    costs: [tapSelf],
    effect: attackGetsAll([attackProwess, -1], [attackBody, -1]),
  }),
  trigger(cardTapped, { of: exactly(self), if: not(heldBy('Man')), effect: discardIt(self) }),
);
