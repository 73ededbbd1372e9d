/**
 * Stage points: how far a Fallen-wizard has strayed, and giving up what takes him there. ME-STAGE-001, 008..011
 *
 * Owns   the sum of a player's stage points, and the one stage card that he may discard in an organization phase.
 * Not    what cards ask of the sum (words of cards), or with which stage cards one begins (turn/set-up.ts).
 * Keeps  stored stage cards count and may be discarded as others (ME-STAGE-010); nobody gives himself fewer than three
 *        stage points in this way (ME-STAGE-009).
 */
import { firstIn, place, say, valueOf } from '@westmarch/kernel';
import { engine, printed } from '../engine.ts';
import { alignments } from '../facts/names.ts';
import { COMPANIES_PER_PLAYER, type S, Zone } from '../state.ts';
import { discard, isHazard, Kind as Type } from './cards/cards.ts';
import { type CardAction, cardAction } from './chain/actions.ts';
import { leaving, unlessForbidden } from './chain/forbidden.ts';
import { ownOrganization } from './chain/window-gate.ts';

const STAGE = alignments.indexOf('stage');
/** A stage resource. */
export const isStageCard = (s: S, card: number): boolean => printed.alignment(s, card) === STAGE;

/** Of a card: what it gives, where it gives anything. */
export const stagePoints = engine.attribute('stage points', printed.stagePoints, 0);

/** A company of its player stands at a site card. */
function isStoodAt(s: S, site: number): boolean {
  const last = s.card.owner[site] * COMPANIES_PER_PLAYER;
  for (let company = last - COMPANIES_PER_PLAYER + 1; company <= last; company++)
    if (s.company.player[company] !== 0 && s.company.site[company] === site) return true;
  return false;
}
/** A site gives its points to whoever stands there, any other card to whoever has it in play. */
const gives = (s: S, card: number): boolean =>
  !isHazard(s, card) && (printed.kind(s, card) !== Type.site || isStoodAt(s, card));

/** All that a player has, stored ones too. ME-STAGE-011 */
export function stagePointsOf(s: S, player: number): number {
  let sum = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && gives(s, c)) sum += valueOf(s, stagePoints, c);
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    if (isStageCard(s, c)) sum += valueOf(s, stagePoints, c);
  return sum;
}

const LEAST = 3;
const giveUp: Omit<CardAction, 'code' | 'name' | 'from'> = {
  kinds: [Type.item, Type.ally, Type.faction, Type.resourceEvent],
  suits: isStageCard,
  gates: [
    ownOrganization,
    engine.gate('requirement', 'ME-STAGE-009', (s, _p, c) => isStageCard(s, c), say`it is no stage resource`),
    engine.gate(
      'requirement',
      'ME-STAGE-009 ME-STAGE-2003',
      (s, p) => s.player.stageDiscarded[p] === 0,
      say`one stage resource an organization phase is all`,
    ),
    unlessForbidden(leaving),
    engine.gate(
      'requirement',
      'ME-STAGE-009 ME-STAGE-2003',
      (s, p, c) => stagePointsOf(s, p) - valueOf(s, stagePoints, c) >= LEAST,
      say`fewer than three stage points would be left`,
    ),
  ],
  declare(s, player, card) {
    s.player.stageDiscarded[player] = 1;
    discard(s, card);
    s.card.worthless[card] = 0;
  },
  say: () => say`discard this stage resource`,
};
cardAction({ ...giveUp, name: 'discardStage', from: 'play' });
cardAction({ ...giveUp, name: 'discardStoredStage', from: 'stored' });
