/** Windows of what is faced: an attack, a strike, a corruption check. Each reads as "when your company faces an attack". */
import { type Condition, condition, hostOf, ITS, NOTHING, ruled, say } from '@westmarch/kernel';
import { companyOf } from '../../../rules/cards/cards.ts';
import { Phase, type S, Stage } from '../../../state.ts';
import { resourcesOpen, within } from './windows.ts';

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
/** Nothing sends a company back while an attack is faced. ME-RETURN-501 */
export const outOfCombat: Condition = {
  ...ruled(
    'ME-RETURN-501',
    condition('out of combat', [], () => '(s.global.attack === 0)', NOTHING),
  ),
  sayNot: say`an attack is being faced`,
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
