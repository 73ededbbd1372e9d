/** Handing a possession or artifact to another character, for its twilight once more. LR-TRANSFER */
import { call, hostOf, idOf, ofCard, say } from '@westmarch/kernel';
import { ask, engine } from '../../engine.ts';
import { Phase, type S } from '../../state.ts';
import { cardAction } from '../actions/action-list.ts';
import { isFreePeoples, isKind, Kind } from '../cards/cards.ts';
import { canTransfer, transfer } from './bearing.ts';
import { mayBear } from './terms.ts';

const mayTake = (s: S, card: number, to: number): boolean =>
  canTransfer(s, card, hostOf(s, card), to) && mayBear(s, card, to);

function anyTaker(s: S, card: number): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (mayTake(s, card, c)) return true;
  return false;
}

const transferring = engine.procedure('transferring', { player: idOf('player'), card: idOf('card') })({
  whom: ask('LR-TRANSFER-001 LR-TRANSFER-003 LR-TRANSFER-004', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who takes ${ofCard(f.card)}?`,
    options(s, f, o) {
      for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (mayTake(s, f.card, c)) o.card(c);
    },
    choose: (s, f, option) => transfer(s, f.card, option.a),
  }),
});

const isBorne = (s: S, card: number): boolean =>
  isFreePeoples(s, card) &&
  (isKind(s, card, Kind.possession) || isKind(s, card, Kind.artifact)) &&
  hostOf(s, card) !== 0;

cardAction({
  name: 'transfer',
  from: 'play',
  suits: isBorne,
  gates: [
    engine.gate(
      'window',
      'LR-TRANSFER-001',
      (s, p) => s.global.phase === Phase.fellowship && s.global.active === p,
      say`it is handed on in your fellowship phase`,
    ),
    engine.gate(
      'requirement',
      'LR-TRANSFER-001 LR-TRANSFER-002',
      (s, _p, c) => isBorne(s, c),
      say`it is no possession or artifact that a companion or ally bears`,
    ),
    engine.gate(
      'target',
      'LR-TRANSFER-003 LR-TRANSFER-004',
      (s, _p, c) => anyTaker(s, c),
      say`nobody at the same site can bear it`,
    ),
  ],
  perform: (s, player, card) => call(s, transferring, player, card),
  say: () => say`hand it to another`,
});
