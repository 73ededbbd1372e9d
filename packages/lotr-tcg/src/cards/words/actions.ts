/**
 * Actions: special abilities of cards in play, events in hand, and what a site lets players do. LR-ACTION, LR-EVENT,
 * LR-ABILITY
 *
 * Keeps  who may act in a phase is asked here; when responses are open is the rules' affair (rules/windows.ts).
 */
import {
  type Action,
  action,
  all,
  type CardRef,
  type Choice,
  type Condition,
  type Cost,
  condition,
  type Effect,
  type Limit,
  listed,
  NOTHING,
  type Phrase,
  type PlayerRef,
  say,
  word,
} from '@westmarch/kernel';
import { about, inPhase, playableEvent } from '../../rules/actions/windows.ts';
import { Phase, phases } from '../../state.ts';
import { here } from './conditions.ts';
import { anyPlayer } from './players.ts';
import { sayDoing, sayLimited } from './telling.ts';

/** What stands before the colon. */
export interface Window {
  readonly when: Condition;
  readonly label: Phrase;
  /** The phases that it names; a response names none. */
  readonly phases: readonly number[];
}
/** An action that says in which phases it is used: an event with such a text is "a regroup event". */
export interface PhaseAction extends Action {
  readonly phases: readonly number[];
}
const capital = (name: string): string => name[0].toUpperCase() + name.slice(1);
/** In the fellowship and Shadow phases one player acts alone. LR-FELLOW-001, LR-SHADOW-002 */
const actor = condition(
  'whose phase',
  [],
  () =>
    `(s.global.phase === ${Phase.fellowship} ? you === s.global.active : s.global.phase !== ${Phase.shadow} || you === s.global.shadow)`,
  NOTHING,
);
const inOneOf = (...which: readonly number[]): Window => {
  const when = inPhase(...which);
  return {
    phases: which,
    when: { ...all(when, actor), say: when.say, rule: 'LR-ACTION-009' },
    label: say`${listed(
      which.map((phase) => word(capital(phases[phase]))),
      'or',
    )}`,
  };
};
export const fellowship = inOneOf(Phase.fellowship);
export const shadowPhase = inOneOf(Phase.shadow);
export const maneuver = inOneOf(Phase.maneuver);
export const archery = inOneOf(Phase.archery);
export const assignment = inOneOf(Phase.assignment);
export const skirmish = inOneOf(Phase.skirmish);
export const regroup = inOneOf(Phase.regroup);
/** LR-ACTION-012 */
export const maneuverOrSkirmish = inOneOf(Phase.maneuver, Phase.skirmish);
export const fellowshipOrManeuver = inOneOf(Phase.fellowship, Phase.maneuver);
export const fellowshipOrRegroup = inOneOf(Phase.fellowship, Phase.regroup);
export const archeryOrSkirmish = inOneOf(Phase.archery, Phase.skirmish);
export const skirmishOrRegroup = inOneOf(Phase.skirmish, Phase.regroup);
/** What a response is about, when it is about a character. */
export const thatCharacter: CardRef = { ...about, say: say`${word('that character')}` };

export interface Doing {
  readonly if?: Condition;
  readonly costs?: readonly Cost[];
  /** Chosen before anything is paid, because without them it cannot be used. LR-EFFECT-008 */
  readonly targets?: readonly Choice[];
  readonly effect: Effect;
  readonly limit?: Limit;
  readonly rules?: string;
}

function made(window: Window, zone: Condition, d: Doing, by?: PlayerRef): PhaseAction {
  const costs = d.costs ?? [];
  const targets = d.targets ?? [];
  const does = sayDoing(costs, d.effect, targets);
  const asked = d.if === undefined || d.if.say.key === NOTHING.key ? does : say`if ${d.if.say}, ${does}`;
  return {
    ...action({
      window: window.when,
      zone,
      ...(by === undefined ? {} : { by }),
      ...(d.if === undefined ? {} : { if: d.if }),
      ...(d.limit === undefined ? {} : { limit: d.limit }),
      costs,
      targets,
      effect: d.effect,
      rules: d.rules ?? '',
    }),
    phases: window.phases,
    say: sayLimited(say`${window.label}: ${asked}`, d.limit),
  };
}

const inPlay = condition('in play', [], () => 's.card.live[self] === 1', say`it is in play`);

/** A special ability. LR-ABILITY-001 */
export const during = (window: Window, d: Doing): Action => made(window, inPlay, d);
/** An event: the rules take its twilight and discard it once it is done. LR-EVENT-001..003 */
export const event = (window: Window, d: Doing): PhaseAction => made(window, playableEvent, d);
/** What a site lets the player do whose phase it is, or anyone. LR-ACTIVE-006 */
export const atSite = (window: Window, d: Doing): Action => made(window, here, d, anyPlayer);
