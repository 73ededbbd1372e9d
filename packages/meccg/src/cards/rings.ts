/** Gold rings, what they may turn out to be, and The One Ring. */
import {
  type Ability,
  action,
  all,
  both,
  type Condition,
  condition,
  exactly,
  host,
  ifSo,
  modifier,
  NOTHING,
  not,
  say,
  self,
  sequence,
  value,
} from '@westmarch/kernel';
import { body, corruptionPoints, directInfluence, printed, prowess } from '../engine.ts';
import { StrikeResult } from '../rules/combat/strike.ts';
import { CheckResult } from '../rules/corruption/corruption.ts';
import { type CardDefinition, card } from './card.ts';
import {
  attackBy,
  bearerFacesStrike,
  cancelStrike,
  character,
  corruptionCheckBy,
  inCompanyOf,
  NEXT,
  onceDeclared,
} from './words/index.ts';

const onBearer = (attribute: typeof prowess, by: number): Ability =>
  modifier({ attribute, of: exactly(host), by });

// ——— The One Ring ———
/** Twice what is printed on whoever asks for the number: its bearer. ME-CARD-0527 */
const twicePrinted = value(
  'twice printed',
  [],
  (g) => `(2 * ${g.ref(printed.prowess)}(s, it))`,
  say`double the prowess printed on its bearer`,
);
const stillPending: Condition = condition(
  'still pending',
  [],
  () => `(s.strike.result[s.global.strike] === ${StrikeResult.pending})`,
  NOTHING,
  say`the strike is cancelled already`,
);
/** The check that was just made was passed; whoever fails is gone, and the Ring with him. */
const passed: Condition = condition(
  'passed',
  [],
  () => `(s.kernel.returned === ${CheckResult.passed} && s.card.live[self] === 1)`,
  say`he passes it`,
);
const lesserFoe: Condition = {
  ...not(attackBy('Undead', 'Nazgûl')),
  say: say`the attack is by neither Undead nor Nazgûl`,
};
const vanish = sequence(corruptionCheckBy(host, -2), ifSo(passed, cancelStrike));
const theOneRing: readonly Ability[] = [
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
  {
    ...modifier({ attribute: corruptionPoints, of: both(character, inCompanyOf(self)), by: 1 }),
    say: say`every character in its bearer's company has +${1} corruption point`,
    rules: 'ME-CARD-0526',
  },
  action({
    window: onceDeclared(bearerFacesStrike),
    if: all(stillPending, lesserFoe),
    effect: vanish,
    rules: 'ME-CARD-0528 ME-CARD-0529 ME-CARD-4041',
  }),
];

const LEAST = -99;
const MOST = 99;
export const rings: readonly CardDefinition[] = [
  card('TW-266', { keywords: ['ring'], abilities: [onBearer(directInfluence, 2)] }), // Lesser Ring
  card('TW-306', {
    tests: [
      ['the One Ring', 10, MOST],
      ['Dwarven ring', 8, MOST],
      ['magic ring', LEAST, 5],
      ['lesser ring', LEAST, MOST],
    ],
  }), // Precious Gold Ring
  card('TW-347', {
    keywords: ['ring', 'the One Ring'],
    neverStored: true,
    abilities: theOneRing,
  }), // The One Ring
];
