/** Windows: when something may be done. Each reads as "on your turn", "when your company faces an attack". */
import {
  always,
  type Condition,
  condition,
  type Filter,
  hostOf,
  ITS,
  isIn,
  NOTHING,
  say,
} from '@westmarch/kernel';
import { companyOf } from '../../rules/cards/cards.ts';
import { isAnswering } from '../../rules/chain/chain.ts';
import { hazardsOpen, isBetween } from '../../rules/hazards/creatures.ts';
import { isLastWord, LAST_WORD } from '../../rules/movement/last-word.ts';
import { Moment, Phase, type S, Stage, Zone } from '../../state.ts';

const ruled = (rule: string, c: Condition): Condition => ({ ...c, rule });
/** It asks about the card as well, but holds only while this does. */
export const within = (around: Condition, c: Condition): Condition => ({ ...c, within: around });

/** Resources are free to be played: your turn, no strike being resolved, nothing left to face at the site. */
function resourcesOpen(s: S, player: number): boolean {
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
/** The same; and before the strikes of an attack on this card's company are assigned, so that it bears on that. */
const attackedToo = (s: S, player: number, card: number): boolean =>
  resourcesOpen(s, player) || (facing(s, player) && companyOf(s, card) === s.attack.company[s.global.attack]);
const yoursOrAttacked = (s: S, player: number): boolean => resourcesOpen(s, player) || facing(s, player);
export const onYourTurnOrAttacked = within(
  condition('yours or attacked', [], (g) => `${g.ref(yoursOrAttacked)}(s, you)`, NOTHING),
  ruled(
    'ME-TURN-003 ME-COMBAT-506 ME-COMBAT-524',
    condition(
      'on your turn or attacked',
      [],
      (g) => `${g.ref(attackedToo)}(s, you, self)`,
      say`on your turn, even when ${ITS} company is attacked`,
    ),
  ),
);
/** The same of a card in hand, for any company of yours. */
export const onYourTurnOrFacing = ruled(
  'ME-TURN-003 ME-COMBAT-506 ME-COMBAT-524',
  condition(
    'yours or facing',
    [],
    (g) => `${g.ref(yoursOrAttacked)}(s, you)`,
    say`on your turn, even when your company is attacked`,
  ),
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

/** An attack against a company of yours, before its strikes are assigned. */
const facing = (s: S, player: number): boolean =>
  s.global.stage === Stage.beforeStrikes &&
  s.attack.cancelled[s.global.attack] === 0 &&
  s.company.player[s.attack.company[s.global.attack]] === player;
export const facingAttack = ruled(
  'ME-COMBAT-4004 ME-COMBAT-514',
  condition(
    'facing an attack',
    [],
    (g) => `${g.ref(facing)}(s, you)`,
    say`when your company faces an attack`,
  ),
);
/** A strike against one of yours, while resources may be played on it. */
const struck = (s: S, player: number): boolean =>
  s.global.stage === Stage.resources &&
  s.global.check === 0 &&
  s.card.controller[s.strike.target[s.global.strike]] === player;
export const facingStrike = ruled(
  'ME-STRIKE-533 ME-STRIKE-537',
  condition(
    'facing a strike',
    [],
    (g) => `${g.ref(struck)}(s, you)`,
    say`when your character faces a strike`,
  ),
);
/** Whatever rids one of events: on one's turn, and on a strike that an event strengthens. ME-STRIKE-533 */
export const toRemoveEvents = ruled(
  'ME-TURN-002 ME-SITE-2002 ME-STRIKE-533',
  condition(
    'to remove events',
    [],
    (g) => `(${g.ref(resourcesOpen)}(s, you) || ${g.ref(struck)}(s, you))`,
    say`on your turn`,
  ),
);
/** A strike against whoever bears this card. */
export const bearerFacesStrike = within(
  facingStrike,
  ruled(
    'ME-STRIKE-533 ME-STRIKE-537',
    condition(
      'bearer struck',
      [],
      (g) => `(${g.ref(struck)}(s, you) && s.strike.target[s.global.strike] === ${g.ref(hostOf)}(s, self))`,
      say`when its bearer faces a strike`,
    ),
  ),
);
/** A corruption check of one of yours is about to be rolled, in your turn or at the Council. ME-TURN-002, ME-CARD-2006 */
const checksNow = (s: S, player: number): boolean =>
  s.global.check !== 0 &&
  s.card.controller[s.global.check] === player &&
  (s.global.active === player || s.global.phase === Phase.council);
export const facingCheck = ruled(
  'ME-TARGET-005 ME-TURN-002',
  condition(
    'facing a check',
    [],
    (g) => `${g.ref(checksNow)}(s, you)`,
    say`when your character is about to make a corruption check`,
  ),
);

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
/** Nothing sends a company back while an attack is faced. ME-RETURN-501 */
export const outOfCombat: Condition = {
  ...ruled(
    'ME-RETURN-501',
    condition('out of combat', [], () => '(s.global.attack === 0)', NOTHING),
  ),
  sayNot: say`an attack is being faced`,
};
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

/** A strike against whoever bears this card, or against this card itself. */
export const itOrBearerStruck = ruled(
  'ME-STRIKE-533 ME-ALLY-003',
  condition(
    'it or bearer struck',
    [],
    (g) =>
      `(${g.ref(struck)}(s, you) && (s.strike.target[s.global.strike] === self || s.strike.target[s.global.strike] === ${g.ref(hostOf)}(s, self)))`,
    say`when it or its bearer faces a strike`,
  ),
);
