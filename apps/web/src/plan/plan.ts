/**
 * Something decided as a whole, carried out pick by pick: each pick is an option that the engine offers, or it ends.
 *
 * Owns   finding the pick of a plan in the decision that is put now, and when it fits no more.
 * Not    what is allowed: only what is offered can be picked; nor sending anything (runner.ts).
 */
import type { Choice, Decision, PartName, Scene } from '@westmarch/protocol';

/** What is picked: an option on a card, by the rules' name for it ('': by none), of a kind, a company, or a site card. */
type Pick =
  | { readonly card: number; readonly does?: string }
  /** `by`: on a card of that company. */
  | { readonly does: string; readonly by?: number }
  | { readonly kind: Choice['kind'] }
  | { readonly company: number }
  | { readonly companyOf: number };

export interface Step {
  /** The kinds of decision in which it may be picked. */
  readonly part: PartName | readonly PartName[];
  readonly pick: Pick;
  /** The card that the decision must be about, whose strike it is; or the company that acts. */
  readonly about?: number;
  readonly acting?: number;
  /** The engine takes it by itself where nothing else is possible. */
  readonly optional?: boolean;
  /** What to say if it is not offered. */
  readonly name: string;
}

export interface Plan {
  readonly name: string;
  readonly steps: readonly Step[];
  /**
   * What else may be asked meanwhile. `none`: nothing; `waits`: what is no pick of anything, such as a check; `any`:
   * everything, and each step is taken whenever it is asked for, or never.
   */
  readonly patience: 'any' | 'none' | 'waits';
  /** What did not come out as it was meant, once all is done; null if everything did. */
  readonly check?: (scene: Scene) => string | null;
  /** What has come otherwise than it was meant, while it is carried out; null as long as nothing has. */
  readonly differs?: (scene: Scene) => string | null;
  /** A patient one ends silently with the attack, the phase or the turn for which it was made. */
  readonly during?: Scope;
}

interface Scope {
  readonly of: 'attack' | 'phase' | 'turn';
  readonly is: string;
}
/** The attack that is being faced, or the phase: a plan does not outlive it. */
export const scopeOf = (scene: Scene | null, of: Scope['of']): Scope => ({ of, is: nameOf(scene, of) });
function nameOf(scene: Scene | null, of: Scope['of']): string {
  if (scene === null) return '';
  const turn = `turn ${scene.time.turn} of ${scene.time.active}`;
  if (of === 'turn') return turn;
  const phase = `${turn}, phase ${scene.time.now}`;
  if (of === 'phase' || scene.game !== 'meccg') return phase;
  return scene.attack === null
    ? `${phase}, no attack`
    : `${phase}, ${scene.attack.name} ${scene.attack.company}`;
}

type Next =
  | { readonly do: 'take'; readonly choice: Choice; readonly left: readonly Step[] }
  | { readonly do: 'wait' }
  | { readonly do: 'end' }
  | { readonly do: 'stop'; readonly why: string };

const END: Next = { do: 'end' };
const WAIT: Next = { do: 'wait' };

/** What comes of the steps that are left, in this decision of the one whose plan it is. */
export function nextOf(
  { name, patience }: Omit<Plan, 'check' | 'differs' | 'during' | 'steps'>,
  left: readonly Step[],
  decision: Decision,
  scene: Scene | null,
): Next {
  if (left.length === 0) return END;
  if (patience === 'any') return anyOf(left, decision, scene);
  if (patience === 'waits' && (decision.part ?? null) === null) return WAIT;
  return firstOf(name, left, decision, scene);
}
/** One after the other. */
function firstOf(name: string, left: readonly Step[], decision: Decision, scene: Scene | null): Next {
  for (const [i, step] of left.entries()) {
    const asked = isAsked(step, decision, scene);
    const choice = asked ? find(step, decision, scene) : undefined;
    if (choice !== undefined) return { do: 'take', choice, left: left.slice(i + 1) };
    // What the engine took by itself is not asked; what is asked, and not offered, is not what was planned.
    if (asked || step.optional !== true)
      return { do: 'stop', why: `${name} stops here: ${step.name} is not offered.` };
  }
  return END;
}
/** Whichever is asked for. */
function anyOf(left: readonly Step[], decision: Decision, scene: Scene | null): Next {
  for (const step of left) {
    const choice = isAsked(step, decision, scene) ? find(step, decision, scene) : undefined;
    if (choice !== undefined) return { do: 'take', choice, left: left.filter((other) => other !== step) };
  }
  return WAIT;
}

const isAsked = ({ part, about, acting }: Step, decision: Decision, scene: Scene | null): boolean =>
  decision.part !== undefined &&
  decision.part !== null &&
  (typeof part === 'string' ? [part] : part).includes(decision.part.of) &&
  (about === undefined || about === struck(scene)) &&
  (acting === undefined || acting === actingIn(scene));
function actingIn(scene: Scene | null): number {
  if (scene?.game !== 'meccg') return 0;
  return scene.sides.flatMap(({ companies }) => companies).find(({ acting }) => acting)?.id ?? 0;
}
/** Whose strike is being resolved. */
const struck = (scene: Scene | null): number =>
  scene?.game === 'meccg' ? (scene.attack?.strike?.card ?? 0) : 0;

function find({ pick }: Step, { choices }: Decision, scene: Scene | null): Choice | undefined {
  if ('companyOf' in pick) {
    const company = companyWith(scene, pick.companyOf);
    return choices.find((choice) => company !== 0 && choice.company === company);
  }
  if ('company' in pick) return choices.find(({ company }) => company === pick.company);
  if ('kind' in pick) return choices.find(({ kind }) => kind === pick.kind);
  if (!('card' in pick))
    return choices.find(
      ({ does, card }) =>
        does === pick.does && (pick.by === undefined || companyWith(scene, card) === pick.by),
    );
  const own = choices.filter(
    ({ card, does = '' }) => card === pick.card && (pick.does === undefined || pick.does === does),
  );
  // Of several that one card has, none is guessed.
  return own.length === 1 ? own[0] : undefined;
}

function companyWith(scene: Scene | null, card: number): number {
  if (scene?.game !== 'meccg') return 0;
  for (const { companies } of scene.sides)
    for (const { id, characters } of companies) if (characters.some((one) => one.id === card)) return id;
  return 0;
}
