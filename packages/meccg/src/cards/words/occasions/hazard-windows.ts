/** Windows of hazards: when they are played on a company, an attack or a strike, and when they are shown on guard. */
import { type Condition, condition, type Filter, isIn, NOTHING, ruled, say } from '@westmarch/kernel';
import { isAnswering } from '../../../rules/chain/chain.ts';
import { hazardsOpen, isBetween } from '../../../rules/hazards/creatures.ts';
import { Phase, type S, Stage, Zone } from '../../../state.ts';
import { within } from './windows.ts';

const quiet = (s: S): boolean => isBetween(s) && s.global.check === 0 && s.global.attempt === 0;
/** Played from hand while hazards are; what lies on guard is revealed in the site phase. */
const hazardWindow = (s: S, player: number, card: number): boolean =>
  isIn(s, card, Zone.onGuard) ? s.global.phase === Phase.site : hazardsOpen(s, player) && quiet(s);
const freeHazard = (s: S, player: number): boolean => hazardsOpen(s, player) && quiet(s);
/** The same from hand alone; it does not count against the limit. */
export const asFreeHazard = ruled(
  'ME-HAZ-003',
  condition(
    'as a free hazard',
    [],
    (g) => `${g.ref(freeHazard)}(s, you)`,
    say`as a hazard that does not count against the hazard limit`,
  ),
);
/** On an opponent's company in its movement/hazard phase. What lies on guard is asked by the rule that reveals it. */
export const asHazard = within(
  asFreeHazard,
  ruled(
    'ME-HAZ-003',
    condition('as a hazard', [], (g) => `${g.ref(hazardWindow)}(s, you, self)`, say`as a hazard`),
  ),
);
/** Outside of these times nobody plays hazards from hand, whichever they are. */
const amongHazards = (c: Condition): Condition =>
  within(
    condition('times of hazards', [], (g) => `${g.ref(hazardsOpen)}(s, you)`, NOTHING),
    c,
  );
const open = (s: S, player: number, stage: number): boolean =>
  s.global.stage === stage && hazardsOpen(s, player);
/** As a hazard; also on the strike that is about to be resolved. ME-STRIKE-529, 4006 */
const strikeWindow = (s: S, player: number, card: number): boolean =>
  hazardWindow(s, player, card) || open(s, player, Stage.hazards);
export const asHazardOrOnStrike = amongHazards(
  ruled(
    'ME-HAZ-003 ME-STRIKE-529',
    condition(
      'as a hazard or on a strike',
      [],
      (g) => `${g.ref(strikeWindow)}(s, you, self)`,
      say`as a hazard (also on a strike)`,
    ),
  ),
);
/** As a hazard on the strike that is about to be resolved, and at no other time. ME-STRIKE-529 */
export const onStrike = amongHazards(
  ruled(
    'ME-HAZ-003 ME-STRIKE-529',
    condition(
      'on a strike',
      [],
      (g) => `${g.ref(open)}(s, you, ${Stage.hazards})`,
      say`as a hazard, on a strike`,
    ),
  ),
);
/** On an attack of yours, before its strikes are assigned. ME-COMBAT-4004 */
const attackWindow = (s: S, player: number): boolean =>
  open(s, player, Stage.beforeStrikes) && s.attack.cancelled[s.global.attack] === 0;
export const onAttack = ruled(
  'ME-COMBAT-4004',
  condition(
    'on an attack',
    [],
    (g) => `${g.ref(attackWindow)}(s, you)`,
    say`as a hazard, when a company faces an attack`,
  ),
);
const inAnswer = (s: S, player: number, card: number): boolean =>
  isAnswering(s) && (isIn(s, card, Zone.onGuard) ? s.global.phase === Phase.site : hazardsOpen(s, player));
/** As a hazard that answers what is declared, whatever else is going on. */
export const asAnswer: Condition = ruled(
  'ME-HAZ-003 ME-CHAIN-001',
  condition(
    'as an answer',
    [],
    (g) => `${g.ref(inAnswer)}(s, you, self)`,
    say`as a hazard, in answer to a declared action`,
  ),
);
/** What changes attacks as a whole is played before strikes are assigned, or while there is no attack. ME-COMBAT-4004 */
const attackHazardWindow = (s: S, player: number, card: number, concerns: boolean): boolean => {
  if (s.global.stage === Stage.beforeStrikes)
    return concerns && hazardsOpen(s, player) && s.global.check === 0;
  return s.global.stage !== Stage.betweenStrikes && hazardWindow(s, player, card);
};
/** As a hazard that changes such attacks, the one now faced among them. */
export const asHazardOn = (attacks: Filter): Condition =>
  amongHazards(
    ruled(
      'ME-HAZ-003 ME-COMBAT-4004 ME-STRIKE-005',
      condition(
        'as a hazard on attacks',
        [attacks],
        (g, v) =>
          `${g.ref(attackHazardWindow)}(s, you, self, s.global.attack !== 0 && ${attacks.js(g, { ...v, it: 's.global.attack' })})`,
        say`as a hazard`,
      ),
    ),
  );
/** What lies on guard is shown only if this is so as well. */
export const fromHandOr = (c: Condition): Condition => ({
  ...condition(
    'from hand or',
    [c],
    (g, v) => `(!${g.ref(isIn)}(s, self, ${Zone.onGuard}) || ${c.js(g, v)})`,
    NOTHING,
    c.sayNot ?? c.say,
  ),
  atDeclaration: true,
});
