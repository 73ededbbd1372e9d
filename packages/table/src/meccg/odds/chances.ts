/**
 * The chances of what an option leads to, in words: all throws are tried (throws.ts), and each is called by what the
 * rules said came of it.
 *
 * Keeps  what has a name of its own at the table (a strike, a check, an attempt, a test, the way below) is called by it;
 *        what a card alone rolls for is told by the lines that the log would have, as often as they would stand there.
 */
import { Kind, type Option, valueOf } from '@westmarch/kernel';
import {
  actionName,
  attackProwess,
  attemptMade,
  bodyMade,
  CheckResult,
  cardDiscarded,
  cardTapped,
  checkBegins,
  checkMade,
  corruptionCheck,
  corruptionOf,
  eliminated,
  isDuel,
  isPrisoner,
  localNamed,
  type MeccgState,
  meccg,
  Phase,
  prowessAgainst,
  strikeEnds,
  wounded,
} from '@westmarch/meccg';
import type { MeccgScene, Odds } from '@westmarch/protocol';
import { inPercent, inWords, oddsOf, pairsAround, throwsAround } from '../../odds.ts';
import { clipped } from '../../short.ts';
import { Story } from '../../story.ts';
import type { Taken } from '../../table-game.ts';
import { change } from '../change.ts';
import { attackNow } from '../combat.ts';
import { event, triggered } from '../events.ts';
import { ACTING } from '../options.ts';
import { MeccgSeat } from '../seat.ts';
import { type AtTheDice, runningIn, type Thrown, throwAll, toTheDice } from './throws.ts';

/** Whom the dice are for, and what came of one throw in one word; null where the rules did not get to say. */
interface Outcome {
  readonly whom: number;
  readonly of: (thrown: Thrown) => string | null;
}

const happenedTo = ({ happened }: Thrown, event: { channel: number }, card: number): boolean =>
  happened.some(({ event: channel, a }) => channel === event.channel && a === card);

/** How one who is struck comes out of it. */
function ofStrike(s: MeccgState): Outcome {
  const row = localNamed(s, 'strike');
  const target = s.strike.target[row];
  const of: Outcome['of'] = (thrown) => {
    const { s: after, happened } = thrown;
    const end = happened.find(({ event: channel, b }) => channel === strikeEnds.channel && b === row);
    const margin = end?.margin ?? after.strike.total[row] - after.strike.against[row];
    if (margin > 0) return 'safe';
    if (margin === 0) return 'tie';
    if (happenedTo(thrown, eliminated, target)) return 'eliminated';
    if (happenedTo(thrown, cardDiscarded, target) || after.card.live[target] === 0) return 'discarded';
    if (isPrisoner(after, target)) return 'captured';
    return happenedTo(thrown, wounded, target) ? 'wounded' : 'tapped';
  };
  return { whom: target, of };
}

const CHECKED: Readonly<Record<number, string>> = {
  [CheckResult.passed]: 'passes',
  [CheckResult.discarded]: 'discarded',
  [CheckResult.eliminated]: 'eliminated',
  [CheckResult.lost]: 'lost',
};
function ofCheck(s: MeccgState): Outcome {
  const card = localNamed(s, 'character');
  const of: Outcome['of'] = ({ happened }) => {
    const at = happened.findIndex(({ event: channel, a }) => channel === checkMade.channel && a === card);
    if (at < 0) return null;
    const { n } = happened[at];
    // What discards others may only tap him: he has passed, but it is a price. Another check may follow at once.
    const after = happened.slice(at + 1);
    const next = after.findIndex(({ event: channel }) => channel === checkBegins.channel);
    const taps = after
      .slice(0, next < 0 ? after.length : next)
      .some(({ event: channel, a }) => channel === cardTapped.channel && a === card);
    return n === CheckResult.passed && taps ? 'taps' : (CHECKED[n] ?? null);
  };
  return { whom: card, of };
}
function ofBody(s: MeccgState): Outcome {
  const card = localNamed(s, 'character') || localNamed(s, 'prisoner');
  const of: Outcome['of'] = (thrown) => {
    if (happenedTo(thrown, eliminated, card)) return 'eliminated';
    if (happenedTo(thrown, cardDiscarded, card)) return 'discarded';
    return thrown.happened.some(({ event: channel }) => channel === bodyMade.channel) ? 'lives' : null;
  };
  return { whom: card, of };
}
const ofAttempt: Outcome['of'] = ({ happened }) => {
  const made = happened.find(({ event: channel }) => channel === attemptMade.channel);
  return made === undefined ? null : made.n > 0 ? 'wins' : 'fails';
};
/** A company that did not find its way may still have one before it: only the roll itself tells. */
const OF_WAY: Outcome = { whom: 0, of: ({ enough }) => (enough ? 'finds the way' : 'not found') };

/** What the dice are for, by the procedure that throws them; null for whatever a card rolls for. */
function outcomeIn(s: MeccgState): Outcome | null {
  switch (runningIn(s)) {
    case 'strike sequence':
      return ofStrike(s);
    case 'corruption check':
      return ofCheck(s);
    case 'body check':
    case 'body check of a prisoner':
      return ofBody(s);
    case 'movement/hazard phase of a company':
      return OF_WAY;
    default:
      return s.global.attempt === 0 || s.global.attemptOn === 0
        ? null
        : { whom: s.global.attempt, of: ofAttempt };
  }
}

/** In this order they are told, the best first. */
const ORDER = [
  'safe',
  'tie',
  'passes',
  'lives',
  'wins',
  'finds the way',
  'taps',
  'tapped',
  'wounded',
  'captured',
  'discarded',
  'lost',
  'eliminated',
];
/** What goes without saying beside the others. */
const UNSAID: ReadonlySet<string> = new Set(['fails', 'not found']);
const GOOD: ReadonlySet<string> = new Set(ORDER.slice(0, 7));

type Found = ReadonlyMap<string, number>;
/** Outcomes by how many of 36 throws lead to them; null where they have no names of their own. */
function named(dice: AtTheDice): { found: Found; whom: number } | null {
  let outcome: Outcome | null = null;
  let whom = 0;
  let all = true;
  const found = new Map<string, number>();
  throwAll(dice, {
    atFirst: (s) => {
      outcome = outcomeIn(s);
      whom = outcome?.whom ?? 0;
    },
    each: (thrown) => {
      const name = outcome?.of(thrown) ?? null;
      if (name === null) all = false;
      else found.set(name, (found.get(name) ?? 0) + thrown.throws);
    },
  });
  if (!all || found.size === 0) return null;
  const sorted = new Map([...found].toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  return { found: sorted, whom };
}

const TELLING = {
  seat: (view: MeccgState, you: number, players: readonly string[]) => new MeccgSeat(view, you, players),
  event,
  triggered,
  change,
};
/** What throws lead to; `alike` where it is the same for all of them. */
interface Told {
  readonly found: Found;
  readonly alike: boolean;
}
/** Lines of the log, and answers to the question that follows, by how many of 36 throws lead to them. */
function told(seat: MeccgSeat, dice: AtTheDice, taken: Taken): Told {
  const found = new Map<string, number>();
  let first: MeccgState | null = null;
  let alike = true;
  let story = new Story(TELLING, seat.you, seat.players);
  throwAll(dice, {
    hears: () => {
      story = new Story(TELLING, seat.you, seat.players);
      return story;
    },
    each: ({ throws, s }) => {
      const lines = story.lines(dice.s, s, taken).filter(({ kind }) => kind === 'deed');
      for (const text of new Set([...lines.map(({ text }) => text.replace(/\.$/, '')), ...asked(seat, s)]))
        found.set(text, (found.get(text) ?? 0) + throws);
      s.global.roll = 0;
      first ??= meccg.clone(s);
      alike &&= meccg.same(first, s);
    },
  });
  return { found, alike };
}
/** What follows as a question: what a gold ring turned out to be, or what a card asks when it takes effect. */
function asked(seat: MeccgSeat, s: MeccgState): string[] {
  const procedure = s.kernel.asked === 0 ? '' : runningIn(s);
  if (procedure !== 'gold ring test')
    return s.engine.definitions.some(({ names }) => names['en'] === procedure)
      ? [`${procedure} takes effect`]
      : [];
  if (s.kernel.asked !== seat.you) return [];
  const options = meccg.options(s);
  const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
  const rings = Array.from({ length: options.count }, (_x, i) => {
    options.read(i, option);
    return option.kind === Kind.card
      ? seat.card(option.a)
      : option.kind === Kind.choice
        ? 'a lesser ring'
        : '';
  });
  return rings.filter((text) => text !== '');
}

/** What is told whatever the dice show tells nothing of them; and more than a few lines are read by nobody. */
function fewWords({ found, alike }: Told): string {
  if (alike) return 'the same whatever is rolled';
  const open = [...found].filter(([, throws]) => throws < 35.9);
  if (open.length > MOST) return '';
  return open.map(([text, throws]) => `${clipped(text, 60)} ${inPercent(throws)}%`).join(', ');
}
const MOST = 3;

/** Whose dice they are need not be said where the question is about nothing else. */
const ABOUT_IT: ReadonlySet<string> = new Set([
  'strike sequence',
  'corruption check',
  'play at the site',
  'influence attempt',
  'attack',
]);

/** What the dice that a choice leads to decide, in words; empty where no dice follow. */
function chancesAt(seat: MeccgSeat, index: number, taken: Taken): string {
  const dice = index < 0 ? null : toTheDice(seat.view, index);
  if (dice === null) return '';
  const rolled = named(dice);
  if (rolled === null) return fewWords(told(seat, dice, taken));
  const words = inWords([...rolled.found].filter(([name]) => !UNSAID.has(name)));
  const whom = ABOUT_IT.has(taken.procedure) || rolled.whom === 0 ? '' : `${seat.card(rolled.whom)}: `;
  return `${whom}${words}`;
}

/** The chances of the dice that are thrown for somebody once nobody does anything more; `known` where they cannot be tried. */
export function oddsNow(seat: MeccgSeat, whom: number, known: Odds): Odds {
  const options = meccg.options(seat.view);
  const pass = options.find(Kind.pass, 0, 0, 0);
  const dice = toTheDice(seat.view, pass < 0 ? options.find(Kind.no, 0, 0, 0) : pass);
  const rolled = dice === null ? null : named(dice);
  if (rolled === null || rolled.whom !== whom) return known;
  return oddsOf([...rolled.found].map(([name, throws]) => ({ name, throws, good: GOOD.has(name) })));
}

/** The attack that is being faced, with the chances of the strike at hand. */
export function attackWithOdds(seat: MeccgSeat): MeccgScene['attack'] {
  const attack = attackNow(seat);
  if (attack === null || attack.strike === null) return attack;
  const { strike } = attack;
  return { ...attack, strike: { ...strike, odds: oddsNow(seat, strike.card, strike.odds) } };
}
/** The corruption check that is about to be rolled. */
export function checkOdds(seat: MeccgSeat): Odds {
  const s = seat.view;
  const card = s.global.check;
  const modifier = s.global.checkModifier + valueOf(s, corruptionCheck, card);
  const { below, exactly, above } = throwsAround(corruptionOf(s, card) - modifier);
  return oddsNow(
    seat,
    card,
    oddsOf([
      { name: 'passes', throws: above, good: true },
      { name: 'fails', throws: below + exactly, good: false },
    ]),
  );
}

/** A strike is given to somebody: as he would stand against it, before anything is done for him. */
function assigned(seat: MeccgSeat, index: number, target: number): string {
  const { attack } = seat.view.global;
  const s = meccg.clone(seat.view);
  meccg.apply(s, index);
  for (let row = 1; row < s.strike.attack.length; row++) {
    if (s.strike.attack[row] !== attack || s.strike.target[row] !== target || s.strike.result[row] !== 0)
      continue;
    const { below, exactly, above } = (isDuel(s, attack) ? pairsAround : throwsAround)(
      valueOf(s, attackProwess, attack) - prowessAgainst(s, row),
    );
    return inWords([
      ['safe', above],
      ['tie', exactly],
      [s.attack.detainment[attack] === 1 ? 'tapped' : 'wounded', below],
    ]);
  }
  return '';
}

/** What leads to no dice by itself: a site that is chosen, a card put on guard, and letting others act. */
const isIdle = ({ view }: MeccgSeat, { procedure, step, option }: Taken): boolean =>
  view.global.phase === Phase.setUp ||
  (option.kind === Kind.number && CHOOSING.has(procedure)) ||
  (option.kind === Kind.pass && procedure === 'window' && view.global.attack === 0) ||
  (option.kind === Kind.action &&
    option.b === 0 &&
    ACTING.has(`${procedure} › ${step}`) &&
    IDLE.has(actionName(option.n)));
const CHOOSING: ReadonlySet<string> = new Set(['declaring movement', 'bringing in']);
const IDLE: ReadonlySet<string> = new Set(['placeOnGuard', 'declareMovement', 'regroup']);
const ASSIGNING: ReadonlySet<string> = new Set(['attack › defenderAssigns', 'attack › attackerAssigns']);

/** What dice would decide if an option were taken. */
export function chancesOf(seat: MeccgSeat, taken: Taken): string {
  const { option } = taken;
  if (isIdle(seat, taken)) return '';
  const index = meccg.options(seat.view).find(option.kind, option.a, option.b, option.n);
  const assigns = ASSIGNING.has(`${taken.procedure} › ${taken.step}`) && option.kind === Kind.card;
  // The last strike that is assigned may be rolled for at once.
  return chancesAt(seat, index, taken) || (assigns ? assigned(seat, index, option.a) : '');
}
