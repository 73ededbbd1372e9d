/** Windows of one's own turn and of the chain: when something may be done. Each reads as "on your turn", "at any time". */
import { always, type Condition, condition, isIn, NOTHING, ruled, say, worded } from '@westmarch/kernel';
import { isAnswering } from '../../../rules/chain/chain.ts';
import { isLastWord, LAST_WORD } from '../../../rules/movement/last-word.ts';
import { Moment, Phase, type S, Stage, Zone } from '../../../state.ts';

/** It asks about the card as well, but holds only while this does. */
export const within = (around: Condition, c: Condition): Condition => ({ ...c, within: around });

/** Resources are free to be played: your turn, no strike being resolved, nothing left to face at the site. */
export function resourcesOpen(s: S, player: number): boolean {
  if (s.global.active !== player || s.global.check !== 0 || s.global.phase === Phase.council) return false;
  if (s.global.stage !== Stage.none && s.global.stage !== Stage.betweenStrikes) return false;
  if (s.global.moment !== Moment.any) return false;
  if (s.global.phase !== Phase.site || s.global.company === 0) return true;
  // An attack at a site leaves room for nothing but what affects it, whether the site or a card makes it. DECISIONS A9
  return s.global.attack === 0 && s.company.entered[s.global.company] === 1;
}
export const onYourTurn = ruled(
  'ME-TURN-002 ME-TURN-003 ME-SITE-2002 ME-END-026',
  condition('on your turn', [], (g) => `${g.ref(resourcesOpen)}(s, you)`, say`on your turn`),
);
/** What is begun with is played as in an organization phase. ME-STAGE-003, 005 */
const organizes = (s: S, player: number): boolean =>
  (s.global.phase === Phase.organization || s.global.phase === Phase.setUp) && resourcesOpen(s, player);
export const inOrganization = ruled(
  'ME-ORG-001',
  condition('organization', [], (g) => `${g.ref(organizes)}(s, you)`, say`in your organization phase`),
);
const boundMay = (s: S, card: number): boolean =>
  s.global.phase === Phase.organization &&
  s.global.moment === Moment.any &&
  s.global.entries === 0 &&
  s.global.check === 0 &&
  s.global.active === s.company.player[s.card.ofCompany[card]];
/** In the organization phase of the player whose company this card was played on. */
export const boundOrganizes: Condition = within(
  condition('some organization', [], () => `(s.global.phase === ${Phase.organization})`, NOTHING),
  condition(
    'bound organizes',
    [],
    (g) => `${g.ref(boundMay)}(s, self)`,
    say`in the organization phase of its company`,
  ),
);
/** In the movement/hazard phase of whichever player. */
export const inMovementHazard: Condition = condition(
  'in movement/hazard',
  [],
  () => `(s.global.phase === ${Phase.movementHazard})`,
  NOTHING,
  say`it is not the movement/hazard phase`,
);
/** The same where no other word of the sentence says so. */
export const itIsMovementHazard: Condition = worded(inMovementHazard, say`it is the movement/hazard phase`);
/** In the site phase of whichever player. */
export const inItsSitePhase: Condition = condition(
  'in a site phase',
  [],
  () => `(s.global.phase === ${Phase.site})`,
  say`it is the site phase`,
  say`it is not the site phase`,
);
/** In the untap phase of whichever player. */
export const duringUntap: Condition = condition(
  'during untap',
  [],
  () => `(s.global.phase === ${Phase.untap})`,
  say`it is the untap phase`,
);
const longEvents = (s: S, player: number): boolean =>
  s.global.phase === Phase.longEvent && resourcesOpen(s, player);
/** The only phase in which resource long-events are played. */
export const inLongEventPhase = ruled(
  'ME-LONG-001 ME-LONG-4000',
  condition('long-event phase', [], (g) => `${g.ref(longEvents)}(s, you)`, say`in your long-event phase`),
);
/** Every ordinary action is over; only what is done at the end of the phase is left. */
const organizationEnds = (s: S, player: number): boolean =>
  s.global.phase === Phase.organization &&
  s.global.moment === Moment.end &&
  s.global.active === player &&
  s.global.check === 0;
export const endOfOrganization = ruled(
  'ME-ORG-001 ME-TIMING-004',
  condition(
    'end of organization',
    [],
    (g) => `${g.ref(organizationEnds)}(s, you)`,
    say`at the end of your organization phase`,
  ),
);
/** The same of the movement/hazard phase of a company of yours. */
export const endOfMovementHazard = ruled(
  'ME-TIMING-004',
  condition(
    LAST_WORD,
    [],
    (g) => `${g.ref(isLastWord)}(s, you)`,
    say`at the end of the movement/hazard phase of your company`,
  ),
);
/** The first thing that can be done in the end-of-turn phase. */
const turnEnds = (s: S, player: number): boolean =>
  s.global.phase === Phase.endOfTurn &&
  s.global.moment === Moment.beginning &&
  s.global.active === player &&
  s.global.check === 0;
export const endOfTurnBegins = ruled(
  'ME-EOT-4000',
  condition(
    'end of turn begins',
    [],
    (g) => `${g.ref(turnEnds)}(s, you)`,
    say`at the beginning of your end-of-turn phase`,
  ),
);
const turnEnding = (s: S, player: number): boolean =>
  s.global.phase === Phase.endOfTurn && s.global.active === player && s.global.check === 0;
/** At any time in the end-of-turn phase. */
export const duringEndOfTurn = ruled(
  'ME-EOT-4000',
  condition('during end of turn', [], (g) => `${g.ref(turnEnding)}(s, you)`, say`in your end-of-turn phase`),
);
/** The company has entered its site; whatever taps it is still to come. */
const explores = (s: S, player: number): boolean =>
  s.global.phase === Phase.site && s.global.company !== 0 && resourcesOpen(s, player);
export const inSitePhase = ruled(
  'ME-SITE-2000 ME-SITE-2003',
  condition('site phase', [], (g) => `${g.ref(explores)}(s, you)`, say`in your site phase`),
);
/** While a chain of effects is being added to. */
export const answering: Condition = condition(
  'answering',
  [],
  (g) => `${g.ref(isAnswering)}(s)`,
  say`in answer to a declared action`,
);
/** At any point of either player's turn. DECISIONS D15 */
export const atAnyTime: Condition = always(say`at any time`);
/** What must open a chain of effects. ME-CHAIN-2009 */
export const opensChain: Condition = {
  ...condition(
    'opens a chain',
    [],
    (g) => `(!${g.ref(isAnswering)}(s) || ${g.ref(isIn)}(s, self, ${Zone.onGuard}))`,
    NOTHING,
    say`it must open a chain of effects`,
  ),
  rule: 'ME-CHAIN-2009 ME-CHAIN-501',
  atDeclaration: true,
};
