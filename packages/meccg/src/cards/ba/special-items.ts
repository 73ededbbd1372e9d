/** The Balrog: special items. */
import { attack } from '../../rules/combat/combat.ts';
import { settleUse } from '../../rules/items/bearing.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, armed, attackFaced, balrogFights, both, byBalrog, type Condition, cardFile, choose, condition,
  deepSite, type Effect, exactly, grant, host, hostOf, item, keyword, type Modifier, modifier, mute, NOTHING,
  prowess, type S, Status, say, sequence, silent, strikesHarder, subject, tapSelf, the, trigger, untappedSelf,
  untilEnd, verb, withFoes,
} from '../words/index.ts';

export const card = cardFile();

const facesTapping = (s: S, character: number): boolean => {
  const { strike } = s.global;
  return (
    s.strike.target[strike] === character &&
    s.strike.staysUntapped[strike] === 0 &&
    s.card.status[character] === Status.untapped
  );
};
const whenTapping: Condition = condition(
  'when tapping',
  [],
  (g) => `${g.ref(facesTapping)}(s, ${g.ref(hostOf)}(s, self))`,
  say`its bearer taps to face a strike`,
);
const fiery = { atAny: deepSite, atTapped: true, borneBy: byBalrog, usedByAll: true } as const;
const harder: Modifier = modifier({
  attribute: prowess,
  of: exactly(host),
  by: 1,
  if: all(armed, whenTapping),
});

// Stabbing Tongue of Fire
card('BA-81', fiery, harder, ...strikesHarder);

const rest = (s: S, weapon: number): void => mute(s, weapon);
const wake = (s: S, weapon: number): void => settleUse(s, weapon, hostOf(s, weapon));
const useless: Effect = sequence(
  verb(
    'rest',
    rest,
    [the('weapon')],
    say`cancel all effects of ${the('weapon').say} until the end of the combat`,
  ),
  silent(
    grant(
      trigger(attackFaced, { effect: verb('wake', wake, [subject], NOTHING) }),
      untilEnd(attack),
      the('weapon'),
    ),
  ),
);
// Whip of Many Thongs
card(
  'BA-82',
  fiery,
  harder,
  action({
    window: balrogFights,
    zone: untappedSelf,
    targets: [choose('weapon', both(keyword.has('weapon'), item, withFoes))],
    costs: [tapSelf],
    effect: useless,
  }),
);
