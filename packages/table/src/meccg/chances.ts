/**
 * The chances of what an option leads to, by the rules' own numbers: the option is tried on a copy of what the viewer
 * knows, nothing more is added, and the sums are read as the dice fall.
 *
 * Keeps  only the viewer's view is read. In it nobody else holds a card, so that others seem to do nothing; the copy is
 *        left where the dice are thrown, and what they show is not looked at.
 */
import { Kind, type Option, type Sink, type State, valueOf } from '@westmarch/kernel';
import {
  attackProwess,
  attemptModifiers,
  attemptNumber,
  companyOf,
  corruptionCheck,
  corruptionOf,
  influenceTerms,
  localNamed,
  type MeccgState,
  meccg,
  printed,
  prowessAgainst,
  rolled,
} from '@westmarch/meccg';
import { inWords, throwsAround, twoAgainstTwo } from '../odds.ts';
import type { Taken } from '../table-game.ts';
import type { MeccgSeat } from './seat.ts';

/** How often one goes on without doing anything before the dice are thrown. */
const FURTHEST = 8;

class Thrown extends Error {}

/** Looks at the state in which dice are thrown, and leaves it there. */
class AtTheDice implements Sink {
  found = '';
  tell(s: State, event: number): void {
    if (event !== rolled.channel) return;
    this.found = chancesNow(s as MeccgState);
    throw new Thrown();
  }
}

function chancesNow(s: MeccgState): string {
  switch (s.engine.procedures[s.frames[s.kernel.top]].name) {
    case 'strike sequence': {
      const row = localNamed(s, 'strike');
      return strikeChances(s, s.strike.attack[row], prowessAgainst(s, row));
    }
    case 'corruption check': {
      const card = localNamed(s, 'character');
      const modifier = s.global.checkModifier + valueOf(s, corruptionCheck, card);
      return inWords([['passes', throwsAround(corruptionOf(s, card) - modifier).above]]);
    }
    default:
      return s.global.attempt === 0 || s.global.attemptOn === 0 ? '' : attemptChances(s);
  }
}

function strikeChances(s: MeccgState, attack: number, own: number): string {
  const { below, exactly, above } = throwsAround(valueOf(s, attackProwess, attack) - own);
  return inWords([
    ['safe', above],
    ['tie', exactly],
    [s.attack.detainment[attack] === 1 ? 'tapped' : 'wounded', below],
  ]);
}

function attemptChances(s: MeccgState): string {
  const { attempt: who, attemptOn: what, attemptModifier, attemptCopy } = s.global;
  if (s.card.live[what] === 1)
    return `wins ${twoAgainstTwo(attemptNumber(s, what, attemptCopy) - attemptModifiers(s, who, what))}%`;
  const own = influenceTerms(s, what, who, companyOf(s, who)).reduce(
    (sum, { by }) => sum + by,
    attemptModifier,
  );
  return inWords([['wins', throwsAround(printed.influenceNumber(s, what) - own).above]]);
}

/** The options whose dice are thrown once nothing more is done: those of the roll itself, and of who makes it. */
const LEADING: ReadonlySet<string> = new Set([
  'strike sequence › stayUntapped',
  'strike sequence › support',
  'strike sequence › resources',
  'corruption check › support',
  'play at the site › who',
  'influence attempt › target',
]);

/** "safe 61%, tie 11%, wounded 28%"; empty where no dice follow. */
function tried(seat: MeccgSeat, option: Option): string {
  const index = meccg.options(seat.view).find(option.kind, option.a, option.b, option.n);
  if (index < 0) return '';
  const s = meccg.clone(seat.view);
  const sink = new AtTheDice();
  try {
    meccg.apply(s, index, sink);
    for (let n = 0; n < FURTHEST && s.kernel.asked !== 0; n++) {
      const options = meccg.options(s);
      const pass = options.find(Kind.pass, 0, 0, 0);
      const no = options.find(Kind.no, 0, 0, 0);
      if (pass < 0 && no < 0) return '';
      meccg.apply(s, pass < 0 ? no : pass, sink);
    }
  } catch (thrown) {
    if (!(thrown instanceof Thrown)) throw thrown;
  }
  return sink.found;
}

/** A strike is given to somebody: as he would stand against it. */
function assigned(seat: MeccgSeat, option: Option): string {
  const attack = seat.view.global.attack;
  const index = meccg.options(seat.view).find(option.kind, option.a, option.b, option.n);
  const s = meccg.clone(seat.view);
  meccg.apply(s, index);
  for (let row = 1; row < s.strike.attack.length; row++)
    if (s.strike.attack[row] === attack && s.strike.target[row] === option.a && s.strike.result[row] === 0)
      return strikeChances(s, attack, prowessAgainst(s, row));
  return '';
}

/** What dice would decide if an option were taken. */
export function chancesOf(seat: MeccgSeat, taken: Taken): string {
  const s = seat.view;
  const { option } = taken;
  const at = `${taken.procedure} › ${taken.step}`;
  if (LEADING.has(at)) return tried(seat, option);
  if (at === 'attack › strikes') return strikeChances(s, s.global.attack, prowessAgainst(s, option.n));
  if (at === 'attack › defenderAssigns' || at === 'attack › attackerAssigns')
    return option.kind === Kind.card ? assigned(seat, option) : '';
  return '';
}
