/** Dark Minions: special items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, attackBy, attackGets, attackProwess, type Condition, cardFile, condition, facingAttack, findsWays,
  say, tapSelf, underDeepsSite, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

const unarmed: Condition = condition(
  'unarmed',
  [],
  () => '(s.attack.unarmed[s.global.attack] === 1)',
  say`weapons do not modify prowess against the attack`,
);
// Dwarven Light-stone
card(
  'DM-168',
  { atAny: underDeepsSite },
  findsWays(2),
  ...[attackBy('Orc', 'Troll'), unarmed].map((against) =>
    action({
      window: facingAttack,
      zone: untappedSelf,
      if: against,
      costs: [tapSelf],
      effect: attackGets(attackProwess, -2),
    }),
  ),
);
