/**
 * How many questions a player's client puts to him in whole games: with the client's own plans, as it carries them out.
 *
 * One seat is played by Novice through the asking layer. Where the client shows one screen for several picks, its plan
 * is made of what Novice picks then; each later decision that this very plan answers is no question, all others are.
 * On the board of the organization everything but the use of cards can be planned, in which order the companies then
 * move, and that it is over.
 */
import { type Choice, type Decision, type GameName, type PartName, type Scene } from '@westmarch/protocol';
import { canOrganize, isWhole } from '../../apps/web/src/plan/is-whole.ts';
import { nextOf, type Plan, type Step, scopeOf } from '../../apps/web/src/plan/plan.ts';
import {
  assigning,
  discarding,
  drawing,
  facing,
  ordering,
  skirmishes,
  supporting,
  visiting,
} from '../../apps/web/src/plan/whole.ts';
import { playAsked } from '../../packages/table/test/asking/games.ts';

/** A decision that the player is asked, and what he chose. */
interface Shown {
  readonly kind: string;
  readonly decision: Decision;
  readonly scene: Scene;
  readonly chosen: Choice;
  readonly turn: number;
  readonly attack: number;
}
interface Count {
  /** Decisions of the game, those that he is asked, and questions that his client puts. */
  before: number;
  asked: number;
  questions: number;
}
interface Questions extends Count {
  readonly turns: number;
  readonly kinds: ReadonlyMap<string, Count>;
}

export function questionsIn(game: GameName, seeds: readonly number[]): Questions {
  const kinds = new Map<string, Count>();
  const of = (kind: string): Count => {
    const known = kinds.get(kind) ?? { before: 0, asked: 0, questions: 0 };
    kinds.set(kind, known);
    return known;
  };
  let turns = 0;
  for (const seed of seeds) {
    const all: Shown[] = [];
    turns += playAsked(
      game,
      seed,
      ({ procedure, step, verdict, turn, phase, attack, chosen: index, shown }) => {
        const kind = procedure === 'window' ? `window, ${phase}` : `${procedure} › ${step}`;
        of(kind).before++;
        if (verdict !== null) return;
        of(kind).asked++;
        const { decision, scene } = shown();
        const chosen = decision?.choices.find((choice) => choice.index === index);
        if (decision === null || chosen === undefined)
          throw new Error(`What was chosen is not shown: ${kind}`);
        all.push({ kind, decision, scene, chosen, turn, attack });
      },
    );
    for (const kind of questionsOf(all)) of(kind).questions++;
  }
  const sum = (what: keyof Count): number => [...kinds.values()].reduce((n, count) => n + count[what], 0);
  return { turns, kinds, before: sum('before'), asked: sum('asked'), questions: sum('questions') };
}

/** The kinds of those that are questions, in their order. */
function questionsOf(all: readonly Shown[]): string[] {
  const kinds: string[] = [];
  let running: { readonly plan: Plan; readonly left: readonly Step[] }[] = [];
  const organized = new Organizing();
  for (const [i, now] of all.entries()) {
    if (organized.covers(now) || isPutOff(now)) continue;
    running = running.filter(
      ({ plan }) => plan.during === undefined || scopeOf(now.scene, plan.during.of).is === plan.during.is,
    );
    const answered = running.findIndex(({ plan, left }) => {
      const next = nextOf(plan, left, now.decision, now.scene);
      return next.do === 'take' && next.choice.index === now.chosen.index;
    });
    if (answered >= 0) {
      const { plan, left } = running[answered];
      const next = nextOf(plan, left, now.decision, now.scene);
      running[answered] = { plan, left: next.do === 'take' ? next.left : [] };
      continue;
    }
    kinds.push(now.kind);
    // One that waits for nothing fits no more.
    running = running.filter(({ plan }) => plan.patience === 'any');
    const plan = isWhole(now.decision) ? planFrom(now, all.slice(i)) : null;
    if (plan === null) continue;
    const next = nextOf(plan, plan.steps, now.decision, now.scene);
    if (next.do === 'take' && next.choice.index === now.chosen.index)
      running = [{ plan, left: next.left }, ...running];
  }
  return kinds;
}

/** Of too many cards in hand one goes now or a moment later: the screen asks for them once, and Novice picks later. */
const isPutOff = (now: Shown): boolean => isOf(now, 'discards') && now.chosen.kind === 'pass';
const isOf = ({ decision }: Shown, ...parts: PartName[]): boolean =>
  parts.some((part) => decision.part?.of === part);
/** Those in a row that are picks of such things. */
function rowOf(future: readonly Shown[], ...parts: PartName[]): readonly Shown[] {
  const end = future.findIndex((one) => !isOf(one, ...parts));
  return end < 0 ? future : future.slice(0, end);
}
const picksOf = (some: readonly Shown[]): Choice[] =>
  some.flatMap(({ chosen }) => (chosen.kind === 'pass' ? [] : [chosen]));

/** What the screen would be given to plan just what was then chosen. */
function planFrom(now: Shown, future: readonly Shown[]): Plan | null {
  const { decision, scene } = now;
  const part = decision.part?.of;
  const inPhase = future.filter((one) => scopeOf(one.scene, 'phase').is === scopeOf(scene, 'phase').is);
  switch (part) {
    case 'discards': {
      const row = picksOf(rowOf(future, 'discards')).slice(0, decision.part?.most ?? 1);
      return discarding(row);
    }
    case 'draws':
      return drawing(rowOf(future, 'draws').filter(({ chosen }) => chosen.kind === 'yes').length);
    case 'support':
      return supporting(picksOf(rowOf(future, 'support')));
    case 'checks':
    case 'order':
      return ordering(scene, part, wholeOrder(now, inPhase));
    case 'sites': {
      const stay = inPhase.filter((one) => isOf(one, 'enter') && one.chosen.kind === 'no');
      return visiting(scene, wholeOrder(now, inPhase), new Set(stay.map((one) => actingIn(one.scene))));
    }
    case 'nextStrike':
    case 'strikes':
      return attackPlan(now, future);
    case 'minion': {
      const row = rowOf(future, 'minion', 'defender');
      const pairs = row.flatMap((one, i) => {
        const next = row.at(i + 1);
        return isOf(one, 'minion') &&
          one.chosen.kind !== 'pass' &&
          next !== undefined &&
          isOf(next, 'defender')
          ? [{ minion: one.chosen, against: next.chosen.card, name: next.chosen.text }]
          : [];
      });
      return skirmishes(pairs);
    }
    default:
      return null;
  }
}

/** The order in which all were taken; the last is not asked for. */
function wholeOrder({ decision }: Shown, inPhase: readonly Shown[]): Choice[] {
  const of = decision.part?.of;
  const order = picksOf(inPhase.filter((one) => of !== undefined && isOf(one, of)));
  const isIn = ({ card, company }: Choice): boolean =>
    order.some((one) => one.card === card && one.company === company);
  return [...order, ...decision.choices.filter((choice) => choice.kind !== 'pass' && !isIn(choice))];
}

function attackPlan(now: Shown, future: readonly Shown[]): Plan {
  const { decision, scene } = now;
  const same = future.filter(({ attack, turn }) => attack === now.attack && turn === now.turn);
  const leaves = decision.choices.some(({ kind }) => kind === 'pass');
  const assigned = picksOf(rowOf(same, 'strikes'));
  const own = same.some((one) => isOf(one, 'nextStrike', 'stance'));
  if (isOf(now, 'strikes') && !own) return assigning(assigned, leaves);
  const order = picksOf(same.filter((one) => isOf(one, 'nextStrike')));
  const place = ({ card }: Choice): number => {
    const at = order.findIndex((one) => one.card === card);
    return at < 0 ? order.length : at;
  };
  const picked = isOf(now, 'strikes')
    ? assigned.toSorted((a, b) => place(a) - place(b))
    : wholeOrder(now, same);
  const untapped = same.filter((one) => isOf(one, 'stance') && one.chosen.kind === 'yes');
  return facing(scene, picked, leaves, new Set(untapped.map((one) => struckIn(one.scene))));
}
const struckIn = (scene: Scene): number => (scene.game === 'meccg' ? (scene.attack?.strike?.card ?? 0) : 0);
function actingIn(scene: Scene): number {
  if (scene.game !== 'meccg') return 0;
  return scene.sides.flatMap(({ companies }) => companies).find(({ acting }) => acting)?.id ?? 0;
}

const ON_BOARD: ReadonlySet<string> = new Set(['bringIn', 'declareMovement', 'regroup', 'transfer']);
const PICKS: ReadonlySet<string> = new Set([
  'arrival',
  'control',
  'destination',
  'place',
  'receiver',
  'regroup',
]);

/** So many ways to a place are on the board. */
const WAYS = 6;

/** One organization: the board is opened once, and holds what is done there in it. */
class Organizing {
  #turn = -1;
  #companies: ReadonlySet<number> = new Set();
  /** The same with those that were formed since. */
  #all: ReadonlySet<number> = new Set();
  #going = new Set<number>();
  /** The last that was done is on the board, so that what it asks for is too. */
  #planned = false;

  covers(now: Shown): boolean {
    const { decision, chosen, scene, turn } = now;
    const part = decision.part?.of ?? '';
    if (part === 'path') return this.#isOnWay(now);
    if (part === 'order') return turn === this.#turn && this.#all.has(chosen.company ?? 0);
    if (part !== 'organize' && !PICKS.has(part)) return false;
    this.#all = new Set(companiesOf(scene));
    if (turn !== this.#turn) {
      // The first window, or what stands in its place, is the question; the board is opened from it.
      this.#turn = turn;
      this.#companies = new Set(companiesOf(scene));
      this.#planned = this.#isOnBoard(now);
      this.#going = new Set();
      this.#note(now);
      return false;
    }
    this.#note(now);
    if (PICKS.has(part) && part !== 'regroup') return this.#planned && this.#isPickOnBoard(now);
    // What is done besides the board is a question of its own, as is the board of a company that is new.
    const wasPlanned = this.#planned;
    this.#planned = this.#isOnBoard(now);
    return chosen.kind === 'pass' ? wasPlanned || canOrganize(decision) : this.#planned;
  }
  /** A journey that is declared on the board may be given its way there, of those that it lists. */
  #note({ chosen, scene }: Shown): void {
    const company = chosen.does === 'declareMovement' ? companyOf(scene, chosen.card) : 0;
    if (this.#companies.has(company)) this.#going.add(company);
  }
  #isOnWay({ decision, chosen, scene, turn }: Shown): boolean {
    const listed = decision.choices.slice(0, WAYS).some(({ index }) => index === chosen.index);
    return turn === this.#turn && listed && this.#going.has(actingIn(scene));
  }
  #isOnBoard({ decision, chosen, scene }: Shown): boolean {
    if (decision.part?.of === 'regroup') return chosen.does === undefined || ON_BOARD.has(chosen.does);
    if (chosen.kind === 'pass') return true;
    if (chosen.does === undefined || !ON_BOARD.has(chosen.does)) return false;
    return chosen.does !== 'declareMovement' || this.#companies.has(companyOf(scene, chosen.card));
  }
  /** Who comes to a place where nobody stands is not brought there on the board. */
  #isPickOnBoard({ decision, chosen }: Shown): boolean {
    return decision.part?.of !== 'arrival' || chosen.company !== undefined;
  }
}
function companiesOf(scene: Scene): number[] {
  if (scene.game !== 'meccg') return [];
  return scene.sides.flatMap(({ companies }) => companies.map(({ id }) => id));
}
function companyOf(scene: Scene, card: number): number {
  if (scene.game !== 'meccg') return 0;
  const all = scene.sides.flatMap(({ companies }) => companies);
  return all.find(({ characters }) => characters.some(({ id }) => id === card))?.id ?? 0;
}
