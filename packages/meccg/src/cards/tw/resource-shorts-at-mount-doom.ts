/** The Wizards: the event by which The One Ring is destroyed, and the game won. ME-RING-001 */
import { CheckResult } from '../../rules/corruption/corruption.ts';
import { winAtOnce } from '../../rules/items/one-ring.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearing, behind, both, type Condition, cardFile, character, choose, condition, corruptionCheckBy,
  type Effect, type Filter, ifSo, inSitePhase, isAtSite, it, named, say, sequence, shortEvent, the, verb,
  where, you, yours,
} from '../words/index.ts';

export const card = cardFile();

const atMountDoom: Filter = where(isAtSite(it, 'Mount Doom'), behind(say`at Mount Doom`));
const bearer: Filter = both(character, yours, bearing(named('The One Ring')), atMountDoom);
const wins: Effect = verb('win', winAtOnce, [you], say`The One Ring is destroyed and you win the game`);
const passed: Condition = condition(
  'passed',
  [the('bearer')],
  (g, v) => `(s.kernel.returned === ${CheckResult.passed} && s.card.live[${the('bearer').js(g, v)}] === 1)`,
  say`he passes it`,
);
// Cracks of Doom
card(
  'TW-205',
  shortEvent({
    when: inSitePhase,
    targets: [choose('bearer', bearer)],
    effect: sequence(corruptionCheckBy(the('bearer'), -4), ifSo(passed, wins)),
    rules: 'ME-RING-001 ME-CARD-0128',
  }),
);

// Gollum’s Fate
