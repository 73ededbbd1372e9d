/** Automatic-attacks of MECCG sites: printed remarks become flags, so that no sentence has to be kept. */
import { compact, expect } from './shared.mjs';

/** Each remark in the material, and the facts it states. `woundedCheck` is the modifier of a corruption check. */
const REMARKS = [
  [/^\(detainment\)$/, { detainment: 'always' }],
  [/^\(detainment against (overt|covert) company\)$/, { detainment: '$1' }],
  [/^\(against (overt|covert) company only\)$/, { against: '$1' }],
  [/^\(attacker chooses defending characters\)$/, { attackerChooses: true }],
  [/^\(cannot be canceled\)$/, { cannotBeCanceled: true }],
  [
    /^\(cannot be canceled\) [.;] any character wounded\b.* eliminated$/i,
    { cannotBeCanceled: true, woundedEliminated: true },
  ],
  [/^each character wounded must make a corruption check$/i, { woundedCheck: 0 }],
  [/^each character wounded must make a corruption check modified by -2$/i, { woundedCheck: -2 }],
];

const KEYS = [
  [/Ruins & Lairs/, 'ruins-and-lairs'],
  [/Shadow-hold/, 'shadow-hold'],
  [/Coastal Sea/, 'coastal-sea'],
  [/single Wilderness/, 'wilderness'],
  [/Shadow-land/, 'shadow-land'],
];

/** Printed once below all three attacks, and so said of each. */
const REMARK_ON_ALL = new Set(['BA-83']);

export function automaticAttacks({ id, automaticAttacks: attacks }) {
  const last = attacks.at(-1);
  return attacks.map((attack) => {
    const chosen = attack.opponentMayPlay ?? attack.unparsed;
    if (chosen !== undefined) return creatureFromHand(chosen);
    const { race, strikes, prowess, notes } = attack;
    return compact({ race, strikes, prowess, ...remark(REMARK_ON_ALL.has(id) ? last.notes : notes, id) });
  });
}

function remark(notes, id) {
  if (notes === null) return {};
  for (const [pattern, facts] of REMARKS) {
    const match = pattern.exec(notes);
    if (!match) continue;
    const entries = Object.entries(facts).map(([key, value]) => [key, value === '$1' ? match[1] : value]);
    return Object.fromEntries(entries);
  }
  throw new Error(`${id}: unknown remark on an automatic-attack: ${notes}`);
}

/** An attack that the opponent makes with a creature of his hand. */
function creatureFromHand(printed) {
  const keyedTo = KEYS.filter(([pattern]) => pattern.test(printed)).map(([, key]) => key);
  expect(keyedTo.length > 0, `an attack from hand keyed to nothing: ${printed}`);
  return { fromHand: compact({ nonUnique: /non- ?unique/.test(printed), keyedTo }) };
}
