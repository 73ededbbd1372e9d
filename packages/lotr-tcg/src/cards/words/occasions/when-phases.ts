/** Occasions: turns, phases, assignments, skirmishes and moves. LR-TIMING, LR-TURN, LR-ASSIGN, LR-SKIRM */
import {
  both,
  type CardRef,
  cardRef,
  counted,
  type Event,
  type Filter,
  otherCard,
  type PlayerRef,
  say,
  thatCard,
  word,
  you,
} from '@westmarch/kernel';
import { isFirstAgainst } from '../../../rules/combat/assigning.ts';
import {
  assigned,
  moved,
  movedFrom,
  movedTo,
  phaseEnds,
  phaseStarts,
  skirmishCancelled,
  skirmishLost,
  skirmishWon,
  turnEnds,
  turnStarts,
} from '../../../rules/events.ts';
import { Phase } from '../../../state.ts';
import { inSkirmish } from '../cards/fighting.ts';
import { against } from '../fights/skirmishes.ts';
import { phaseWord } from '../telling.ts';
import { happensFor, happensTo, type Occasion } from './occasions.ts';

const ofPhase = (event: Event, phase: number, text: string, at: string): Occasion => ({
  event,
  parts: [],
  test: (_g, _v, about) => `${about.a} === ${phase}`,
  say: say`the ${phaseWord(phase)} phase ${text}`,
  at: say`at the ${at} of each ${phaseWord(phase)} phase`,
});
/** Before any action of it. LR-ACTION-003 */
export const startOf = (phase: number): Occasion => ofPhase(phaseStarts, phase, 'starts', 'start');
export const endOf = (phase: number): Occasion => ofPhase(phaseEnds, phase, 'ends', 'end');
/** Of whichever phase. */
export const anyPhaseEnds: Occasion = {
  ...happensFor(phaseEnds, null, say`a phase ends`),
  at: say`at the end of each phase`,
};
const whose = (o: Occasion, who: PlayerRef): Occasion => ({
  ...o,
  parts: [...o.parts, who],
  test: (g, v, at) => `(${o.test(g, v, at)} && ${at.b} === ${who.js(g, v)})`,
});
/** Of one player: "each of your Shadow phases". */
export const startOfPhaseOf = (phase: number, who: PlayerRef): Occasion => ({
  ...whose(startOf(phase), who),
  say: say`the ${phaseWord(phase)} phase of ${who.say} starts`,
  at:
    who.word === 'you'
      ? say`at the start of each of your ${phaseWord(phase)} phases`
      : say`at the start of each ${phaseWord(phase)} phase of ${who.say}`,
});
export const endOfPhaseOf = (phase: number, who: PlayerRef): Occasion => ({
  ...whose(endOf(phase), who),
  say: say`the ${phaseWord(phase)} phase of ${who.say} ends`,
  at:
    who.word === 'you'
      ? say`at the end of each of your ${phaseWord(phase)} phases`
      : say`at the end of each ${phaseWord(phase)} phase of ${who.say}`,
});

/** Someone in the skirmish passes: "at the start of each skirmish involving bearer". LR-SKIRM-014 */
const involving = (event: Event, which: Filter, text: string): Occasion => ({
  event,
  parts: [which],
  test(g, v, at) {
    const it = 'c';
    const found = g.hoist(
      `for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (${inSkirmish.js(g, { ...v, it })} && ${which.js(g, { ...v, it })}) return true; return false;`,
      v.it,
    );
    return `(${at.a} === ${Phase.skirmish} && ${found})`;
  },
  say: say`a skirmish involving ${counted(which.noun, 'a')} ${text}`,
});
export const startOfSkirmishOf = (which: Filter): Occasion => involving(phaseStarts, which, 'starts');
/** While everyone is still assigned, however it ends. LR-ERRATA-093 */
export const endOfSkirmishOf = (which: Filter): Occasion => involving(phaseEnds, which, 'is about to end');

export const yourTurnStarts: Occasion = {
  ...happensFor(turnStarts, you, say`your turn starts`),
  at: say`at the start of each of your turns`,
};
export const anyTurnStarts: Occasion = {
  ...happensFor(turnStarts, null, say`a turn starts`),
  at: say`at the start of each turn`,
};
/** Before the turn passes to the next player. LR-REGROUP-010 */
export const turnEndsNow: Occasion = {
  ...happensFor(turnEnds, null, say`a turn ends`),
  at: say`at the end of the turn`,
};

/** By whomever; `by` only if that player did it. LR-ASSIGN */
export function isAssignedTo(minion: Filter, character: Filter, by?: PlayerRef): Occasion {
  const o = happensTo(assigned, minion, say``);
  const text = say`${counted(minion.noun, 'a')} is assigned to ${counted(character.noun, 'a')}`;
  return {
    ...o,
    parts: [minion, character, ...(by === undefined ? [] : [by])],
    test: (g, v, at) =>
      `(${o.test(g, v, at)} && ${character.js(g, { ...v, it: at.b })}${
        by === undefined ? '' : ` && ${at.n} === ${by.js(g, v)}`
      })`,
    say: by === undefined ? text : say`${text} by ${by.say}`,
  };
}

/** Once for all minions that come against him in one round of skirmishes; `by` only if that player did it. LR-ASSIGN-013 */
export const isAssignedToASkirmish = (which: Filter, by?: PlayerRef): Occasion => ({
  event: assigned,
  parts: [which, ...(by === undefined ? [] : [by])],
  test: (g, v, at) =>
    `(${which.js(g, { ...v, it: at.b })}${
      by === undefined ? '' : ` && ${at.n} === ${by.js(g, v)}`
    } && ${g.ref(isFirstAgainst)}(s, ${at.a}, ${at.b}))`,
  say:
    by === undefined
      ? say`${counted(which.noun, 'a')} is assigned to a skirmish`
      : say`${counted(which.noun, 'a')} is assigned to a skirmish by ${by.say}`,
});
/** Whom a minion is assigned to. */
export const whomItFights: CardRef = { ...otherCard, say: say`${word('that character')}` };
export const thatCompanion: CardRef = { ...otherCard, say: say`${word('that companion')}` };

export const winsASkirmish = (which: Filter): Occasion =>
  happensTo(skirmishWon, which, say`${counted(which.noun, 'a')} wins a skirmish`);
/** Who wins it. */
export const theWinner: CardRef = { ...thatCard, say: say`${word('the winner')}` };
export const losesASkirmish = (which: Filter): Occasion =>
  happensTo(skirmishLost, which, say`${counted(which.noun, 'a')} loses a skirmish`);
/** The other side is asked for too, even if it has left by now. LR-SKIRM-014 */
export const losesASkirmishInvolving = (loser: Filter, opponent: Filter): Occasion =>
  happensTo(
    skirmishLost,
    both(loser, against(opponent)),
    say`${counted(loser.noun, 'a')} loses a skirmish involving ${counted(opponent.noun, 'a')}`,
  );
export const winsASkirmishInvolving = (winner: Filter, opponent: Filter): Occasion =>
  happensTo(
    skirmishWon,
    both(winner, against(opponent)),
    say`${counted(winner.noun, 'a')} wins a skirmish involving ${counted(opponent.noun, 'a')}`,
  );
export const skirmishIsCancelled = (which: Filter): Occasion =>
  happensTo(skirmishCancelled, which, say`the skirmish of ${counted(which.noun, 'a')} is cancelled`);

/** Before the twilight comes that the move brings. LR-MOVE-006 */
export const fellowshipMoves: Occasion = happensFor(moved, null, say`the fellowship moves`);
/** From such a site, whosever fellowship it is. LR-MOVE-005 */
export const movesFrom = (which: Filter): Occasion =>
  happensTo(movedFrom, which, say`the fellowship moves from ${counted(which.noun, 'a')}`);
/** To such a site. LR-MOVE-007 */
export const movesTo = (which: Filter): Occasion =>
  happensTo(movedTo, which, say`the fellowship moves to ${counted(which.noun, 'a')}`);
/** In response to a minion that wins: whoever lost to it, in play or not. */
export const theLoser: CardRef = cardRef(
  'the loser',
  [],
  () => 's.moment.other[s.global.moment]',
  say`${word('the losing character')}`,
);
