/** The Wizards: hazard permanent-events. */
import { isSame } from '../../rules/cards/identity.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  afterHisUntap, all, asHazard, attackBy, attackFaced, attackProwess, both, type Condition, cardFile,
  character, checksAtEnd, choose, condition, corruptible, corruptionCard, corruptionCheckBy, definite,
  discardEnvironments, discardIt, type Effect, type Filter, filter, host, ifSo, inCompanyOf, inPath,
  isAtAHaven, itemGained, lastingEvent, markIt, may, modifier, mortal, NOTHING, non, ofRace, onAttack,
  removedBy, resource, type S, say, saying, self, sequence, shortEvent, stays, staysOn, strikesStand, the,
  thereAre, trigger, verb, word, woundedByIt, woundTaken,
} from '../words/index.ts';

export const card = cardFile();

// Despair of the Heart
card(
  'TW-27',
  { otherNumbers: { more: [3, 4], why: 'the price of not tapping is a rule' }, onGuard: { company: true } },
  corruptionCard(both(mortal, non(ofRace('Hobbit')))),
  trigger(woundTaken, { of: both(character, inCompanyOf(host)), effect: corruptionCheckBy(host) }),
  ...removedBy(4),
);

// Doors of Night
card(
  'TW-28',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(asHazard, sequence(discardEnvironments(resource), stays), strikesStand),
);

// Lure of Expedience
card(
  'TW-57',
  { otherNumbers: { more: [3, 5], why: 'the price of not tapping is a rule' }, onGuard: { company: true } },
  corruptionCard(both(mortal, non(ofRace('Hobbit')))),
  trigger(itemGained, { of: inCompanyOf(host), effect: corruptionCheckBy(host) }),
  ...removedBy(5),
);

// Lure of Nature
card(
  'TW-58',
  { otherNumbers: { more: [3, 4], why: 'the price of not tapping is a rule' }, onGuard: { company: true } },
  corruptionCard(
    both(non(ofRace('Hobbit')), non(ofRace('Dwarf')), non(ofRace('Orc')), non(ofRace('Ringwraith'))),
  ),
  checksAtEnd(inPath('wilderness'), say`${word('wilderness')} in his company's site path`),
  ...removedBy(4),
);

// Lure of the Senses
card(
  'TW-60',
  { otherNumbers: { more: [3, 6], why: 'the price of not tapping is a rule' }, onGuard: { company: true } },
  corruptionCard(non(ofRace('Ringwraith'))),
  { ...afterHisUntap(isAtAHaven(host), corruptionCheckBy(host)), rules: 'ME-CARD-0441' },
  ...removedBy(6),
);

const takeAim = (s: S, card: number): void => {
  s.card.ofAttack[card] = s.global.attack;
};
const aim: Effect = verb('take aim', takeAim, [self], NOTHING);
const hasKnife = (s: S, card: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && s.card.ofAttack[c] === s.global.attack) return true;
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
  (_g, v) => `(${v.it} === s.card.ofAttack[self])`,
  definite(say`that attack`),
);
const wasItsAttack: Condition = condition(
  'was its attack',
  [],
  () => '(b === s.card.ofAttack[self])',
  NOTHING,
);
const notPlaced: Condition = condition('not placed', [], () => '(s.card.ofAttack[self] !== 0)', NOTHING);
const victim: Filter = both(woundedByIt, corruptible);
const stab: Effect = sequence(
  choose('victim', victim),
  verb('forget aim', (s: S, card: number) => void (s.card.ofAttack[card] = 0), [self], NOTHING),
  staysOn(the('victim')),
  markIt(the('victim')),
);
// Morgul-knife
card(
  'TW-64',
  { havenRemoval: 4 },
  shortEvent({
    when: onAttack,
    if: all(attackBy('Nazgûl'), noOther),
    effect: sequence(stays, aim),
    rules: 'ME-CARD-0469',
  }),
  modifier({ attribute: attackProwess, of: itsAttack, by: 2 }),
  {
    ...saying(
      trigger(attackFaced, {
        if: wasItsAttack,
        effect: sequence(ifSo(thereAre(1, victim), may(stab)), ifSo(notPlaced, discardIt(self))),
      }),
      say`after the attack, you may put ${self.say} on a character whom it wounded and on whom no corruption card was played this turn; otherwise discard it`,
      'the words tell the occasion apart from what it is about',
    ),
    rules: 'ME-CARD-0470 ME-CARD-4036 ME-CARD-4037',
  },
);
