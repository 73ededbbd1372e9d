/** Healing by the rules: discarding a copy from hand, and the rest at a sanctuary. LR-HEAL, LR-FELLOW-003 */
import { again, call, count, firstIn, idOf, Kind as OptionKind, place, say } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { cardAction } from '../actions/action-list.ts';
import { isAbout } from '../actions/responses.ts';
import { isKind, Kind } from '../cards/cards.ts';
import { discardFromHand } from '../cards/hand.ts';
import { turnStarts } from '../events.ts';
import { isSanctuary } from '../sites/sites.ts';
import { canBeHealed, heal } from './exertion.ts';

/** The wounded unique companion or ally of that title, or 0. Titles alone count. LR-HEAL-007 */
function woundedNamesake(s: S, player: number, card: number): number {
  const title = printed.title(s, card);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (
      canBeHealed(s, c) &&
      s.card.owner[c] === player &&
      printed.title(s, c) === title &&
      printed.unique(s, c) === 1 &&
      (isKind(s, c, Kind.companion) || isKind(s, c, Kind.ally))
    )
      return c;
  return 0;
}

const discardingToHeal = engine.procedure('discarding to heal', {
  card: idOf('card'),
  whom: idOf('card'),
})({
  discard: step('LR-FELLOW-003', (s, f) => discardFromHand(s, f.card)),
  heal: step('LR-HEAL-008', (s, f) => heal(s, f.whom)),
});

cardAction({
  name: 'discardToHeal',
  from: 'hand',
  // It is offered where it helps; nobody asks why a card in hand heals no one.
  suits: () => false,
  gates: [
    engine.gate(
      'window',
      'LR-FELLOW-003',
      (s, p) => s.global.phase === Phase.fellowship && s.global.active === p,
      say`cards are discarded to heal in your fellowship phase`,
    ),
    engine.gate(
      'requirement',
      'LR-HEAL-007',
      (s, p, c) => woundedNamesake(s, p, c) !== 0,
      say`no unique companion or ally of that title is wounded`,
    ),
  ],
  perform(s, player, card) {
    call(s, discardingToHeal, card, woundedNamesake(s, player, card));
  },
  say: () => say`discard to heal`,
});

const MOST_HEALED = 5;
/** Up to five wounds of companions; the first of them is chosen with the action itself. LR-HEAL-004..006 */
const sanctuaryHealing = engine.procedure('healing at a sanctuary', {
  player: idOf('player'),
  first: idOf('card'),
  healed: count(),
})({
  begin: step('LR-HEAL-004', (s, f) => {
    f.healed = 1;
    heal(s, f.first);
  }),
  heal: ask('LR-HEAL-004 LR-HEAL-005 LR-HEAL-006', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Heal a companion at the sanctuary (${f.healed} of 5 healed), or be done`,
    options(s, f, o) {
      if (f.healed === MOST_HEALED) return;
      for (let c = firstIn(s, place(s, Zone.companions, f.player)); c !== 0; c = s.card.next[c])
        if (canBeHealed(s, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    choose(s, f, option) {
      if (option.kind === OptionKind.pass) return undefined;
      f.healed++;
      heal(s, option.a);
      return again;
    },
  }),
});

/** One of the optional actions at the start of a turn, in whatever order its player likes. LR-ACTION-004, 005 */
cardAction({
  name: 'rest',
  from: 'play',
  answers: turnStarts,
  applies: (s) => isSanctuary(s, s.player.site[s.global.active]),
  suits: () => false,
  gates: [
    engine.gate(
      'window',
      'LR-HEAL-004',
      (s, p) => isAbout(s, turnStarts, p),
      say`a sanctuary heals at the start of your turn`,
    ),
    engine.gate(
      'requirement',
      'LR-HEAL-004 LR-KEYWORD-021',
      (s, p) => isSanctuary(s, s.player.site[p]),
      say`the fellowship is at no sanctuary`,
    ),
    engine.gate(
      'requirement',
      'LR-TURN-006',
      (s, p) => s.player.rested[p] === 0,
      say`the sanctuary has healed in this turn`,
    ),
    engine.gate(
      'requirement',
      'LR-HEAL-005',
      (s, _p, c) => isKind(s, c, Kind.companion) && canBeHealed(s, c),
      say`it is no wounded companion`,
    ),
  ],
  perform(s, player, card) {
    s.player.rested[player] = 1;
    call(s, sanctuaryHealing, player, card);
  },
  say: () => say`heal at the sanctuary`,
});
