/**
 * Cards that their player may bring from his sideboard into his play deck in his organization phase, because they say so.
 */
import { isIn, move, say, shuffle } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { cardAction } from '../chain/actions.ts';
import { ownOrganization } from '../chain/window-gate.ts';
import { Kind as Type } from './cards.ts';
import { deckOf } from './draw.ts';

const fetched = new Set<number>();
export const registerFetched = (def: number): unknown => fetched.add(def);
const isFetched = (s: S, card: number): boolean =>
  fetched.has(s.card.def[card]) && isIn(s, card, Zone.sideboard);

cardAction({
  name: 'fetch',
  from: 'piles',
  kinds: [Type.resourceEvent],
  suits: isFetched,
  gates: [
    ownOrganization,
    engine.gate('requirement', '', (s, _p, c) => isFetched(s, c), say`nothing lets it be brought from there`),
  ],
  declare(s, player, card) {
    move(s, card, deckOf(s, player));
    shuffle(s, deckOf(s, player));
  },
  say: () => say`bring from the sideboard into the play deck`,
});
