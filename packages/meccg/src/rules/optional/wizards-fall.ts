/**
 * An optional rule: a Wizard whom corruption would take may turn into a Fallen-wizard, and his player into a player of
 * that kind. ME-OPT-4008, 4009, DECISIONS C2
 *
 * Owns   who may, the exchange of the two cards, and the one stage resource that is played with it.
 * Not    when it is asked (corruption/corruption.ts), or what a sideboard may have for it (decks/checks/owning.ts).
 * Keeps  whatever lies on him, follows him, strikes at him or speaks of him is his as before: the two cards change places,
 *        the row in play stays the same. A stage resource is played as one is begun with (turn/starting-cards.ts), so that
 *        nobody answers; if none of those at hand can be played now, none is.
 */
import {
  count,
  finish,
  firstIn,
  hasOpenAction,
  idOf,
  Kind,
  move,
  type Options,
  ofCard,
  offerActions,
  place,
  rest,
  say,
  wake,
} from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { alignments } from '../../facts/names.ts';
import { Moment, Phase, type S, Stage, Zone } from '../../state.ts';
import { isAvatar, isAvatarCard } from '../cards/cards.ts';
import { isSame } from '../cards/identity.ts';
import { specificTo } from '../cards/specific.ts';
import { describeAction, take } from '../chain/chain.ts';
import { personOf } from '../characters/avatar-person.ts';
import { isStartingStage } from '../characters/beginning.ts';
import { sideNamed, sideOf, turnInto } from '../sides.ts';
import { wizardsMayFall } from './optional.ts';

const MOST_STAGE_POINTS = 3;

const sideboardOf = (s: S, player: number): number => place(s, Zone.sideboard, player);
const nameOf = (s: S, card: number): string => s.engine.definitions[s.card.def[card]].names['en'] ?? '';

/** The Fallen-wizard of his sideboard who is the same; 0: none. */
function counterpart(s: S, player: number, wizard: number): number {
  const { mayTurnInto } = sideOf(s, player);
  const fallen = alignments.indexOf(sideNamed(mayTurnInto).deck.avatars);
  for (let c = firstIn(s, sideboardOf(s, player)); c !== 0; c = s.card.next[c])
    if (isAvatarCard(s, c) && printed.alignment(s, c) === fallen && isSame(s, c, wizard)) return c;
  return 0;
}
/** A stage permanent-event of few enough points, and not specific to somebody else. */
function isFirstStage(s: S, card: number, wizard: number): boolean {
  const whom = specificTo(s, card);
  return (
    isStartingStage(s, card) &&
    printed.stagePoints(s, card) <= MOST_STAGE_POINTS &&
    (whom === undefined || whom === nameOf(s, wizard))
  );
}
function hasFirstStage(s: S, player: number, wizard: number): boolean {
  for (let c = firstIn(s, sideboardOf(s, player)); c !== 0; c = s.card.next[c])
    if (isFirstStage(s, c, wizard)) return true;
  return false;
}

/** His player may turn, and has the cards for it. */
export function mayFall(s: S, wizard: number): boolean {
  const player = s.card.controller[wizard];
  return (
    wizardsMayFall(s) &&
    sideOf(s, player).mayTurnInto !== 'none' &&
    isAvatar(s, wizard) &&
    counterpart(s, player, wizard) !== 0 &&
    hasFirstStage(s, player, wizard)
  );
}

/** The Wizard goes to the sideboard, and the other stands where he stood, with all that he had. */
function fall(s: S, player: number, wizard: number, fallen: number): void {
  turnInto(s, player, sideOf(s, player).mayTurnInto, personOf(s, wizard));
  // Nothing of his is in force while the faces change rows.
  rest(s, wizard);
  const { def } = s.card;
  const face = def[wizard];
  def[wizard] = def[fallen];
  def[fallen] = face;
  wake(s, wizard);
}

/** A card of the sideboard that was taken up, to be played. */
const TAKEN = 1;
function takeUp(s: S, player: number, wizard: number): void {
  for (let c = firstIn(s, sideboardOf(s, player)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (!isFirstStage(s, c, wizard)) continue;
    s.card.mark[c] = TAKEN;
    move(s, c, place(s, Zone.hand, player));
  }
}
function layDown(s: S, player: number): void {
  for (let c = firstIn(s, place(s, Zone.hand, player)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (s.card.mark[c] !== TAKEN) continue;
    s.card.mark[c] = 0;
    move(s, c, sideboardOf(s, player));
  }
}
function offerTaken(s: S, player: number, o: Options): void {
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
    if (s.card.mark[c] === TAKEN && hasOpenAction(s, player, c)) o.card(c);
}

/** What the kernel has as `returned` if he has turned; every result of a check is less. */
export const HAS_FALLEN = 9;

export const falling = engine.procedure('turning into a Fallen-wizard', {
  player: idOf('player'),
  wizard: idOf('card'),
  stage: idOf('card'),
  /** What was going on, which goes on afterwards. */
  active: idOf('player'),
  phase: count(),
  moment: count(),
  combat: count(),
  check: idOf('card'),
})({
  whether: ask('ME-OPT-4008', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`${ofCard(f.wizard)} is lost to corruption, or turns into a Fallen-wizard`,
    options(s, f, o) {
      o.card(counterpart(s, f.player, f.wizard));
      o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.pass ? say`He is lost` : say`Turn into a Fallen-wizard`,
    choose(s, f, option) {
      if (option.kind === Kind.pass) {
        s.kernel.returned = 0;
        return finish;
      }
      fall(s, f.player, f.wizard, option.a);
      return undefined;
    },
  }),
  takeUp: step('ME-OPT-4009', (s, f) => {
    const { active, phase, moment, stage, check } = s.global;
    f.active = active;
    f.phase = phase;
    f.moment = moment;
    f.combat = stage;
    f.check = check;
    s.global.active = f.player;
    s.global.phase = Phase.setUp;
    s.global.moment = Moment.any;
    s.global.stage = Stage.none;
    s.global.check = 0;
    takeUp(s, f.player, f.wizard);
  }),
  which: ask('ME-OPT-4009', {
    who: (_s, f) => f.player,
    say: () => say`Which stage resource of your sideboard do you play?`,
    options: (s, f, o) => offerTaken(s, f.player, o),
    choose(_s, f, option) {
      f.stage = option.a;
    },
  }),
  how: ask('ME-OPT-4009', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`How do you play ${ofCard(f.stage)}?`,
    options: (s, f, o) => offerActions(s, f.player, f.stage, o),
    describe: (s, _f, option) => describeAction(s, option),
    choose(s, f, option) {
      s.card.mark[f.stage] = 0;
      take(s, f.player, option);
    },
  }),
  goOn: step('ME-OPT-4009', (s, f) => {
    layDown(s, f.player);
    s.global.active = f.active;
    s.global.phase = f.phase;
    s.global.moment = f.moment;
    s.global.stage = f.combat;
    s.global.check = f.check;
    s.kernel.returned = HAS_FALLEN;
  }),
});
