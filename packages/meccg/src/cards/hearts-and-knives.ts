/** Hazards that wear a character down: weariness, the lure of comfort, the Morgul-knife. */
import {
  type Ability,
  all,
  behind,
  both,
  type Condition,
  choose,
  condition,
  type Effect,
  type Filter,
  filter,
  gets,
  host,
  ifSo,
  may,
  modifier,
  NOTHING,
  non,
  say,
  self,
  sequence,
  the,
  thereAre,
  trigger,
  verb,
} from '@westmarch/kernel';
import { attackFaced, attackProwess, prowess, untapEnds } from '../engine.ts';
import { certainAttack } from '../rules/combat/automatic-attacks.ts';
import { type S, Stage } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import {
  asHazard,
  asHazardOrOnStrike,
  attackBy,
  changeAttack,
  character,
  corruptible,
  corruptionCard,
  corruptionCheckBy,
  discardIt,
  hasAutomaticAttack,
  inMovingCompany,
  isAtAHaven,
  markIt,
  notInEffectHere,
  ofRace,
  onAttack,
  removedBy,
  shortEvent,
  stays,
  staysOn,
  targetSiteIs,
  untilEndOfTurn,
  woundedByIt,
} from './words/index.ts';

// ——— Weariness of the Heart ———
/** While a strike is about to be resolved, only its target matters. */
const whoMatters: Filter = filter(
  'who matters',
  [],
  (_g, v) => `(s.global.stage !== ${Stage.hazards} || s.strike.target[s.global.strike] === ${v.it})`,
  { adjectives: [], noun: null, after: [] },
);
const isWeary = (s: S, character: number, card: number): boolean => {
  const { until, source, subject } = s.effect;
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (until[row] !== 0 && subject[row] === character && s.card.def[source[row]] === s.card.def[card])
      return true;
  return false;
};
/** "This use cannot be duplicated on a given character." ME-CARD-0812 */
const notWeary: Filter = filter(
  'not weary',
  [],
  (g, v) => `!${g.ref(isWeary)}(s, ${v.it}, self)`,
  behind(say`on whom it is not in effect already`),
);

// ——— Lure of the Senses ———
const hisUntapPhase: Condition = condition(
  'his untap phase',
  [],
  (g, v) => `(s.card.controller[${host.js(g, v)}] === a)`,
  say`it is his untap phase`,
);

// ——— Morgul-knife: it lies with the attack, then on one whom that has wounded ———
const takeAim = (s: S, card: number): void => {
  s.card.mark[card] = s.global.attack;
};
const aim: Effect = verb('take aim', takeAim, [self], NOTHING);
const hasKnife = (s: S, card: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.def[c] === s.card.def[card] && s.card.mark[c] === s.global.attack) return true;
  return false;
};
const noOther: Condition = condition(
  'no other on this attack',
  [],
  (g) => `!${g.ref(hasKnife)}(s, self)`,
  say`no other copy is on this attack`,
);
const itsAttack: Filter = filter(
  'its attack',
  [],
  (_g, v) => `(s.card.mark[self] !== 0 && ${v.it} === s.card.mark[self])`,
  {
    adjectives: [],
    noun: null,
    after: [],
    definite: say`that attack`,
  },
);
const wasItsAttack: Condition = condition(
  'was its attack',
  [],
  () => '(s.card.mark[self] !== 0 && b === s.card.mark[self])',
  NOTHING,
);
const notPlaced: Condition = condition('not placed', [], () => '(s.card.mark[self] !== 0)', NOTHING);
const victim: Filter = both(woundedByIt, corruptible);
const stab: Effect = sequence(
  choose('victim', victim),
  verb('forget aim', (s: S, card: number) => void (s.card.mark[card] = 0), [self], NOTHING),
  staysOn(the('victim')),
  markIt(the('victim')),
);
const morgulKnife: readonly Ability[] = [
  shortEvent({
    when: onAttack,
    if: all(attackBy('Nazgûl'), noOther),
    effect: { ...sequence(stays, aim), say: say`put ${self.say} with the attack` },
    rules: 'ME-CARD-0469',
  }),
  modifier({ attribute: attackProwess, of: itsAttack, by: 2 }),
  {
    ...trigger(attackFaced, {
      if: wasItsAttack,
      effect: sequence(ifSo(thereAre(1, victim), may(stab)), ifSo(notPlaced, discardIt(self))),
    }),
    say: say`after the attack, you may put ${self.say} on a character whom it wounded and on whom no corruption card was played this turn; otherwise discard it`,
    rules: 'ME-CARD-0470 ME-CARD-4036 ME-CARD-4037',
  },
];

export const heartsAndKnives: readonly CardDefinition[] = [
  card('LE-101', {
    abilities: [
      shortEvent({
        when: asHazard,
        if: all(targetSiteIs('border-hold', 'free-hold'), hasAutomaticAttack, notInEffectHere),
        effect: changeAttack(
          attackProwess,
          2,
          say`this turn, an automatic-attack of your choice there has +${2} prowess and cannot be cancelled`,
          certainAttack,
        ),
      }),
    ],
  }), // Arouse Defenders
  card('LE-124', {
    abilities: [
      corruptionCard(non(ofRace('Ringwraith'))),
      {
        ...trigger(untapEnds, { if: all(hisUntapPhase, isAtAHaven(host)), effect: corruptionCheckBy(host) }),
        say: say`at the end of his untap phase, if he is at a Haven, its bearer makes a corruption check`,
        rules: 'ME-CARD-0441',
      },
      ...removedBy(6),
    ],
  }), // Lure of the Senses
  card('LE-149', {
    abilities: [
      shortEvent({
        when: asHazardOrOnStrike,
        targets: [choose('character', both(character, inMovingCompany, whoMatters, notWeary))],
        effect: gets(the('character'), prowess, -1, untilEndOfTurn),
        rules: 'ME-CARD-0812 ME-STRIKE-514',
      }),
      shortEvent({
        when: asHazard,
        targets: [choose('character', both(character, inMovingCompany))],
        effect: corruptionCheckBy(the('character')),
        rules: 'ME-CORR-2003',
      }),
    ],
  }), // Weariness of the Heart
  card('TW-64', { havenRemoval: 4, abilities: morgulKnife }), // Morgul-knife
];
