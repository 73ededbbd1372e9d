/**
 * Ambush: twilight for a minion that the Free Peoples player assigned. LR-KEYWORD-004..006
 *
 * Keeps  several ambushes of one minion are not added up: each is an action of its own, taken or left.
 */
import { call, idOf, say } from '@westmarch/kernel';
import { ambush, ask, engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { cardAction } from '../actions/action-list.ts';
import { isAbout } from '../actions/responses.ts';
import { addTwilight } from '../counters/twilight.ts';
import { assigned } from '../events.ts';

/** The ambush of that number of a minion: the printed one first, then what each other card gives; 0 behind the last. */
function ambushOf(s: S, minion: number, instance: number): number {
  const own = ambush.base(s, minion);
  let left = instance;
  if (own > 0 && left-- === 0) return own;
  for (let row = s.channel.first[ambush.channel]; row !== 0; row = s.effect.next[row]) {
    const given = engine.abilities[s.effect.ability[row]].fold(s, row, minion, 0);
    if (given > 0 && left-- === 0) return given;
  }
  return 0;
}
const isUsed = (s: S, minion: number, instance: number): boolean =>
  (s.card.ambushed[minion] & (1 << instance)) !== 0;
function anyLeft(s: S, minion: number): boolean {
  for (let i = 0; ambushOf(s, minion, i) !== 0; i++) if (!isUsed(s, minion, i)) return true;
  return false;
}

const ambushing = engine.procedure('ambush', { minion: idOf('card') })({
  add: ask('LR-KEYWORD-004 LR-KEYWORD-006', {
    who: (s, f) => s.card.controller[f.minion],
    say: () => say`Which ambush?`,
    options(s, f, o) {
      for (let i = 0; ambushOf(s, f.minion, i) !== 0; i++) if (!isUsed(s, f.minion, i)) o.choice(i);
    },
    describe: (s, f, option) => say`Add ${ambushOf(s, f.minion, option.a)} twilight`,
    choose(s, f, option) {
      s.card.ambushed[f.minion] |= 1 << option.a;
      addTwilight(s, ambushOf(s, f.minion, option.a));
    },
  }),
});

cardAction({
  name: 'ambush',
  from: 'play',
  answers: assigned,
  suits: () => false,
  gates: [
    engine.gate(
      'window',
      'LR-KEYWORD-004 LR-KEYWORD-005',
      (s, _p, c) => isAbout(s, assigned, c) && s.moment.number[s.global.moment] === s.global.active,
      say`a minion lies in ambush as the Free Peoples player assigns it`,
    ),
    engine.gate('requirement', 'LR-KEYWORD-006', (s, _p, c) => anyLeft(s, c), say`it has no ambush left`),
  ],
  perform: (s, _player, card) => call(s, ambushing, card),
  say: () => say`ambush`,
});
