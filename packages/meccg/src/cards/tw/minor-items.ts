/** The Wizards: minor items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, armour, bearerFacesStrike, both, byCreature, cancelStrike, cardFile, character, choose,
  directInfluence, discardSelf, exactly, type Filter, faction, folk, healIt, host, inCompanyOf, influencing,
  keyedToOneOf, modifier, not, ofRace, onYourTurnOrAttacked, passes, strikeCancellable, strikeProwess,
  tapBearer, tapped, tapSelf, the, untapIt, untappedSelf, weapon, wounded,
} from '../words/index.ts';

export const card = cardFile();

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

/** Chosen while they are borne; when it resolves, the herbs are gone, and their bearer is not asked for. */
const withBearer: Filter = { ...inCompanyOf(host), atDeclaration: true };
const companion = (which: Filter) => choose('character', both(which, character, withBearer));
// Healing Herbs
card(
  'TW-255',
  action({
    window: onYourTurnOrAttacked,
    targets: [companion(wounded)],
    costs: [tapBearer, discardSelf],
    effect: healIt(the('character')),
    rules: 'ME-CARD-0330 ME-BODY-506',
  }),
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

// Shield of Iron-bound Ash
card(
  'TW-327',
  { keywords: ['shield'] },
  armour(1, 8),
  action({ window: bearerFacesStrike, zone: untappedSelf, costs: [tapSelf], effect: strikeProwess(1) }),
);

const onHobbit = passes(host, ofRace('Hobbit'));
// Sting
card('TW-333', { keywords: ['weapon'] }, weapon(1, 8, not(onHobbit)), weapon(2, 8, onHobbit));
