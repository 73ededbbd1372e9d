/** The archery phase: actions, then archery fire. LR-ARCHERY */
import {
  again,
  amount,
  call,
  firstIn,
  forbiddenBy,
  idOf,
  Kind as OptionKind,
  type Options,
  ofPlayer,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import {
  archer,
  ask,
  engine,
  fellowshipTotal,
  minionTotal,
  openToArrows,
  step,
  takesPart,
} from '../engine.ts';
import { actionProcedure } from '../rules/actions/actions.ts';
import { packed, Way } from '../rules/actions/cause.ts';
import { isKind, Kind, vitality } from '../rules/cards/cards.ts';
import { canBeWounded, wound } from '../rules/combat/wounds.ts';
import { leader, placesToTheRight } from '../rules/order.ts';
import { noArrow, noShot } from '../rules/prohibitions.ts';
import { isAtHome } from '../rules/sites/sites.ts';
import { Phase, type S, Zone } from '../state.ts';
import { beginPhase, endPhase } from './phases.ts';

export const FELLOWSHIP = 1;
export const MINIONS = 2;
const ARCHERY = 2;

/** At home, or where a card lets him. LR-ARCHERY-012 */
const allyShoots = (s: S, ally: number): boolean =>
  isAtHome(s, ally) || (valueOf(s, takesPart, ally) & ARCHERY) !== 0;

const shootsFor = (s: S, card: number, side: number): boolean =>
  side === MINIONS
    ? isKind(s, card, Kind.minion)
    : isKind(s, card, Kind.companion) || (isKind(s, card, Kind.ally) && allyShoots(s, card));

function archers(s: S, side: number): number {
  let n = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (shootsFor(s, c, side) && isCounted(s, c)) n++;
  return n;
}
/** An archer whom nobody has left out. */
const isCounted = (s: S, card: number): boolean =>
  s.card.leftOut[card] === 0 && valueOf(s, archer, card) > 0 && forbiddenBy(s, noShot, card) === 0;
/** Archer allies need not be counted. LR-ARCHERY-012, LR-ALLY-006 */
function offerCountedAllies(s: S, o: Options): void {
  for (let c = firstIn(s, place(s, Zone.support, s.global.active)); c !== 0; c = s.card.next[c])
    if (isKind(s, c, Kind.ally) && allyShoots(s, c) && isCounted(s, c)) o.card(c);
}
function countAll(s: S): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) s.card.leftOut[c] = 0;
}

/** What a side shoots, never less than nothing. LR-ARCHERY-002..004 */
export const archeryTotals = (s: S, side: number): number =>
  Math.max(0, archers(s, side) + valueOf(s, side === MINIONS ? minionTotal : fellowshipTotal, 0));

/** No more wounds than a character has vitality left. LR-ARCHERY-009 */
const canTake = (s: S, card: number): boolean =>
  canBeWounded(s, card, 0, BY_ARCHERY) && vitality(s, card) > 0 && forbiddenBy(s, noArrow, card) === 0;
const BY_ARCHERY = packed(Way.archery, 0);

function offerTargets(s: S, at: number, o: Options): void {
  for (let c = firstIn(s, at); c !== 0; c = s.card.next[c]) if (canTake(s, c)) o.card(c);
}
/** Wherever he is. LR-ERRATA-054 */
const isOpen = (s: S, ally: number): boolean => valueOf(s, openToArrows, ally) > 0;
function offerAllies(s: S, player: number, o: Options): void {
  for (let c = firstIn(s, place(s, Zone.support, player)); c !== 0; c = s.card.next[c])
    if (isKind(s, c, Kind.ally) && (allyShoots(s, c) || isOpen(s, c)) && canTake(s, c)) o.card(c);
}

export const archeryPhase = engine.procedure('archery phase', { left: amount(), shadow: idOf('player') })({
  begin: step('LR-ARCHERY-001', (s) => beginPhase(s, Phase.archery)),
  act: step('LR-ARCHERY-001', (s) => call(s, actionProcedure)),
  allies: ask('LR-ARCHERY-003 LR-ARCHERY-012 LR-ALLY-006', {
    who: (s) => leader(s),
    say: () => say`Leave an archer ally out of the fellowship archery total, or count the rest`,
    options(s, _f, o) {
      offerCountedAllies(s, o);
      if (o.count > 0) o.pass();
    },
    choose(s, _f, option) {
      if (option.kind === OptionKind.pass) return undefined;
      s.card.leftOut[option.a] = 1;
      return again;
    },
  }),
  totals: step('LR-ARCHERY-002 LR-ARCHERY-003 LR-ARCHERY-004 LR-ARCHERY-007 LR-ARCHERY-010', (s, f) => {
    s.global.fellowshipArchery = archeryTotals(s, FELLOWSHIP);
    s.global.minionArchery = archeryTotals(s, MINIONS);
    f.left = s.global.minionArchery;
    countAll(s);
  }),
  onFellowship: ask('LR-ARCHERY-005 LR-ARCHERY-008 LR-ARCHERY-009 LR-ARCHERY-012', {
    who: (s) => leader(s),
    say: (_s, f) => say`Assign an archery wound; ${f.left} left`,
    options(s, f, o) {
      if (f.left <= 0) return;
      offerTargets(s, place(s, Zone.companions, s.global.active), o);
      offerAllies(s, s.global.active, o);
    },
    choose(s, f, option) {
      f.left--;
      wound(s, option.a, 1, Way.archery);
      return again;
    },
  }),
  whose: ask('LR-ARCHERY-006', {
    who: (s) => leader(s),
    say: () => say`Whose minions does your archery hit?`,
    options(s, _f, o) {
      if (s.global.fellowshipArchery === 0) return;
      for (let places = 1; places < s.layout.sizes.players; places++) {
        const player = placesToTheRight(s, s.global.active, places);
        if (player !== 0) o.choice(player);
      }
    },
    describe: (_s, _f, option) => say`${ofPlayer(option.a)}`,
    choose(s, f, option) {
      f.shadow = option.a;
      f.left = s.global.fellowshipArchery;
    },
  }),
  onMinions: ask('LR-ARCHERY-006 LR-ARCHERY-009', {
    who: (_s, f) => f.shadow,
    say: (_s, f) => say`Assign an archery wound; ${f.left} left`,
    options(s, f, o) {
      if (f.shadow !== 0 && f.left > 0) offerTargets(s, place(s, Zone.minions, f.shadow), o);
    },
    choose(s, f, option) {
      f.left--;
      wound(s, option.a, 1, Way.archery);
      return again;
    },
  }),
  end: step('LR-ARCHERY-011', (s) => endPhase(s, Phase.archery)),
});
