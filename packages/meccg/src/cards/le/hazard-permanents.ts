/** The Lidless Eye: hazard permanent-events. */
import { cannotFollow } from '../../rules/influence/influence.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, alignments, all, asHazard, atMost, attributeOf, behind, both, type CardRef, type Condition,
  cardFile, character, checksForEach, chooseVictim, condition, controllerOf, corruptionCard,
  corruptionCheckBy, corruptionPoints, discardIt, type Effect, exactly, type Filter, filter, follower, host,
  hostOf, hostOrganizes, inCompanyOf, inCompanyWithoutCopy, isAlone, isAtAHaven, it, item, mind, minus,
  modifier, mortal, non, noun, on, otherThan, removedBy, removedWithoutTapping, type S, say, self, sequence,
  shortEvent, staysOn, the, trigger, turnEnds, verb, where, withoutAnother,
} from '../words/index.ts';

export const card = cardFile();

/** None is in the pool yet, so this is never played. */
const minion: Filter = filter(
  'minion',
  [],
  (g, v) => `${g.ref(g.engine.fact('alignment'))}[s.card.def[${v.it}]] === ${alignments.indexOf('minion')}`,
  noun('minion'),
);
const hisTurn: Condition = condition(
  'his turn',
  [],
  (g) => `s.card.controller[${g.ref(hostOf)}(s, self)] === a`,
  say`it is his turn`,
);
// Covetous Thoughts
card(
  'LE-107',
  { otherNumbers: 'the price of not tapping is a rule' },
  corruptionCard(minion),
  trigger(turnEnds, {
    if: hisTurn,
    effect: checksForEach(
      'item',
      both(item, inCompanyOf(host), non(on(host))),
      corruptionCheckBy(host, minus(0, attributeOf(the('item'), corruptionPoints))),
    ),
  }),
  ...removedBy(5),
);

const mindOfAtMost = (n: number) =>
  where(atMost(attributeOf(it, mind), n), behind(say`with a mind of ${n} or less`));
const stopFollowing = (s: S, card: number): void => {
  s.card.leader[card] = 0;
};
const release = (card: CardRef): Effect =>
  verb('release', stopFollowing, [card], say`${card.say} follows nobody`);
// Rebel-talk
card(
  'LE-132',
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(mortal, mindOfAtMost(7), withoutAnother))],
    effect: sequence(staysOn(the('character')), release(the('character'))),
  }),
  modifier({ attribute: cannotFollow, of: exactly(host), by: 1 }),
  removedWithoutTapping(7),
);

const othersThere = both(character, mortal, non(follower), inCompanyOf(host), otherThan(host));
// So You’ve Come Back
card(
  'LE-138',
  { onePerCompany: true, onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(mindOfAtMost(5), inCompanyWithoutCopy))],
    effect: staysOn(the('character')),
    rules: 'ME-CARD-0703',
  }),
  modifier({ attribute: mind, of: othersThere, by: 1 }),
  // Whoever has only allies with him is by himself. ME-CARD-0704
  action({
    window: hostOrganizes,
    by: controllerOf(host),
    if: all(isAlone(host), isAtAHaven(host)),
    effect: discardIt(self),
    rules: 'ME-CARD-0704',
  }),
);
