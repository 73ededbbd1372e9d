/** The Wizards: special items. */
import { CheckResult } from '../../rules/corruption/corruption.ts';
import { stoneOfMinasTirith, stoneOfOrthanc } from '../families/palantiri.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, attackBy, bearerFacesStrike, bearerHas, body, both, type Condition, cancelStrike, cardFile,
  character, condition, corruptionCheckBy, corruptionPoints, directInfluence, exactly, givesSkill, grant,
  handSizeBonus, hasSkillAnyway, host, ifSo, inCompanyOf, inOrganization, modifier, NEXT, not, onBearer,
  onceDeclared, printed, prowess, say, self, sequence, storedFor, strikeCancellable, strikePending, tapSelf,
  untappedSelf, untilYourUntap, value,
} from '../words/index.ts';

export const card = cardFile();

// Book of Mazarbul
card(
  'TW-201',
  { at: ['Moria'], storeAt: { sites: ['Blue Mountain Dwarf-hold', 'Iron Hill Dwarf-hold'] } },
  storedFor(5, 'a Dwarf-hold', 'Blue Mountain Dwarf-hold', 'Iron Hill Dwarf-hold'),
  action({
    window: inOrganization,
    zone: untappedSelf,
    if: bearerHas('sage'),
    costs: [tapSelf],
    effect: grant(handSizeBonus(1), untilYourUntap),
    rules: 'ME-CARD-0099',
  }),
);

// Lesser Ring
card('TW-266', { keywords: ['ring'] }, onBearer(directInfluence, 2));

// Magic Ring of Stealth
card(
  'TW-274',
  { keywords: ['ring'], onePerBearer: true },
  givesSkill(exactly(host), 'scout'),
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: all(hasSkillAnyway('scout'), strikeCancellable),
    costs: [tapSelf],
    effect: cancelStrike,
    rules: 'ME-COND-2000',
  }),
);

// Palantír of Minas Tirith
card(
  'TW-299',
  { otherNumbers: { more: [5, 5], why: 'said once for each way to use it' }, at: ['Minas Tirith'] },
  ...stoneOfMinasTirith,
);

// Palantír of Orthanc
card(
  'TW-300',
  { otherNumbers: { more: [5], why: 'said once for each way to use it' }, at: ['Isengard'] },
  ...stoneOfOrthanc,
);

/** Twice what is printed on whoever asks for the number: its bearer. ME-CARD-0527 */
const twicePrinted = value(
  'twice printed',
  [],
  (g) => `(2 * ${g.ref(printed.prowess)}(s, it))`,
  say`double the prowess printed on its bearer`,
);
const lesserFoe: Condition = not(attackBy('Undead', 'Nazgûl'));
/** The check that was just made was passed; whoever fails is gone, and the Ring with him. */
const passed: Condition = condition(
  'passed',
  [],
  () => `(s.kernel.returned === ${CheckResult.passed} && s.card.live[self] === 1)`,
  say`he passes it`,
);
const vanish = sequence(corruptionCheckBy(host, -2), ifSo(passed, cancelStrike));
// The One Ring
card(
  'TW-347',
  { keywords: ['ring', 'the One Ring'], neverStored: true },
  modifier({
    attribute: prowess,
    of: exactly(host),
    by: 5,
    upTo: twicePrinted,
    stage: NEXT,
    rules: 'ME-CARD-0527',
  }),
  modifier({ attribute: body, of: exactly(host), by: 5, upTo: 10, stage: NEXT }),
  onBearer(directInfluence, 5),
  modifier({
    attribute: corruptionPoints,
    of: both(character, inCompanyOf(self)),
    by: 1,
    rules: 'ME-CARD-0526',
  }),
  action({
    window: onceDeclared(bearerFacesStrike),
    if: all(strikePending, lesserFoe),
    effect: vanish,
    rules: 'ME-CARD-0528 ME-CARD-0529 ME-CARD-4041',
  }),
);
