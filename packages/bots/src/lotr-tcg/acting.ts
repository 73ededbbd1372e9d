/** Acting in a phase and responding: whatever makes the position better, by enough to be worth a card. */
import { Kind } from '@westmarch/kernel';
import { cardsIn, Phase, Zone } from '@westmarch/lotr-tcg';
import { after, type Judge, now } from './imagine.ts';
import { best, orFirst, type Policies, type Policy, type Thought } from './thought.ts';

/** Less than this is not worth the trouble. */
const MARGIN = 0.35;
/** For who does not weigh it: more companions than this bring more twilight than they are worth. */
const MOST_COMPANIONS = 7;

const isCrowded = (t: Thought): boolean => cardsIn(t.s, Zone.companions, t.you).length >= MOST_COMPANIONS;

/** Any other choice: whatever leads to the best position that can be seen from here. */
export const whateverIsBest =
  (judge: Judge, foresees = false): Policy =>
  (t) =>
    best(t, (i) => after(t, i, judge, foresees));

/**
 * Acting by somebody's judgement of positions. `weighs`: it says what comes of a skirmish in which he passes, and what more
 * companions bring and cost, and he foresees what others answer to his cards.
 */
export function actingBy(judge: Judge, weighs = false): Policies {
  /** Passing leaves things as they are; in a skirmish it may be what ends it. */
  const passing = (t: Thought): number => {
    const as = now(t, judge);
    const pass = weighs && t.s.global.phase === Phase.skirmish ? t.o.find(Kind.pass, 0, 0, 0) : -1;
    return pass < 0 ? as : Math.max(as, after(t, pass, judge, weighs));
  };
  const act: Policy = (t) => {
    const least = passing(t) + MARGIN;
    const crowded = !weighs && t.s.global.phase === Phase.fellowship && isCrowded(t);
    const found = best(
      t,
      (i) => (t.o.kind(i) === Kind.action ? after(t, i, judge, weighs) - (crowded ? 6 : 0) : -Infinity),
      least,
    );
    return found >= 0 ? found : orFirst(t, Kind.pass);
  };
  /** Passing lets happen what is about to happen. */
  const respond: Policy = (t) => {
    const pass = orFirst(t, Kind.pass);
    const least = after(t, pass, judge, weighs) + MARGIN;
    const found = best(t, (i) => (i === pass ? -Infinity : after(t, i, judge, weighs)), least);
    return found >= 0 ? found : pass;
  };
  /** What could go on for ever is worth no second thought. */
  const seldom: Policy = (t) => best(t, (i) => -t.o.a(i));
  return {
    loop: { name: seldom, answer: seldom },
    'actions of one player': { act },
    'action procedure': { act },
    responses: { optional: respond },
  };
}
