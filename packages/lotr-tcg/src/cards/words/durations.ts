/** How long things last. What a phase action does lasts as long as that phase, and then needs no words. LR-ACTION-010 */
import { type Duration, NOTHING, say, untilEnd, untilStart } from '@westmarch/kernel';
import { answeredFrame } from '../../rules/actions/cause.ts';
import { archeryPhase } from '../../turn/archery.ts';
import { assignmentPhase } from '../../turn/assignment.ts';
import { moving } from '../../turn/moving.ts';
import { fellowshipPhase, maneuverPhase } from '../../turn/phases.ts';
import { regroupPhase } from '../../turn/regroup.ts';
import { skirmishPhase } from '../../turn/skirmish.ts';
import { turn } from '../../turn/turn.ts';

const unsaid = (lasts: Duration): Duration => ({ ...lasts, say: NOTHING });
/** Until the fellowship has come to its next site. LR-MOVE-008 */
export const forThisMove: Duration = unsaid(untilEnd(moving));
export const forThisSkirmish: Duration = unsaid(untilEnd(skirmishPhase));
export const forThisFellowshipPhase: Duration = unsaid(untilEnd(fellowshipPhase));
export const forThisAssignment: Duration = unsaid(untilEnd(assignmentPhase));
export const forThisManeuver: Duration = unsaid(untilEnd(maneuverPhase));
export const forThisArchery: Duration = unsaid(untilEnd(archeryPhase));
export const untilRegroup: Duration = { ...untilStart(regroupPhase), say: say`until the regroup phase` };
export const untilAssignment: Duration = {
  ...untilStart(assignmentPhase),
  say: say`until the assignment phase`,
};
/** In a response: as long as the action lasts that it answers. */
export const whileThatLasts: Duration = { js: (g) => `${g.ref(answeredFrame)}(s)`, say: NOTHING };
export const forThisTurn: Duration = { ...untilEnd(turn), say: say`for this turn` };
export const skirmishes = skirmishPhase;
export const maneuverPhases = maneuverPhase;
export const turns = turn;
/** How often something may be used. */
export const oncePerTurn = { times: 1, per: turns } as const;
