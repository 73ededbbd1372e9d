/** After every action: deaths and corruption that a lost bonus brings about, and who has initiative. LR-ATTACH-010, LR-RESIST-005 */
import { call, idOf } from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { Way } from '../actions/cause.ts';
import { hear } from '../actions/responses.ts';
import { isCharacter, vitality } from '../cards/cards.ts';
import { settleInitiative } from '../counters/initiative.ts';
import { isCorrupted } from '../counters/ring.ts';
import { eliminate } from '../losing.ts';
import { kill } from './wounds.ts';

/** A character whose vitality fell to nothing otherwise than by a wound, behind that row; or 0. LR-ATTACH-010 */
function nextDying(s: S, after: number): number {
  let next = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c > after && (next === 0 || c < next) && isCharacter(s, c) && vitality(s, c) <= 0) next = c;
  return next;
}

const settling = engine.procedure('settling', { card: idOf('card') })({
  begin: step('', (s, f) => {
    s.global.unsettled = f.card = 0;
  }),
  deaths: step('LR-ATTACH-010 LR-KILL-001', (s, f) => {
    // Who is spared now is looked at again after the next action.
    f.card = nextDying(s, f.card);
    // Whoever died may have kept others alive.
    if (f.card === 0) return s.global.unsettled === 1 ? f.go('begin') : undefined;
    kill(s, f.card, Way.vitality);
    return f.go('deaths');
  }),
  corruption: step('LR-RESIST-005 LR-LOSE-003', (s) => {
    for (let p = 1; p <= s.layout.sizes.players; p++)
      if (isCorrupted(s, p)) {
        eliminate(s, p);
        return;
      }
  }),
});

export function settleIfNeeded(s: S): void {
  if (s.global.unsettled === 1) call(s, settling);
  settleInitiative(s);
  // Nothing that was told stays unheard.
  hear(s);
}
