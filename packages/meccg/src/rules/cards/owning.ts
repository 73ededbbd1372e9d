/**
 * Who may play what: characters and resources of one's own side, items of the other, and what is specific to the avatar
 * that one is. ME-DECK-014, ME-CHAR-503, ME-SPEC-001..003, ME-FW-012, 501, ME-BAL-005, 006, 008
 *
 * Owns   one gate for everything that is played from hand, wherever it has come from.
 * Not    what may lie in a deck (decks/checks): that is settled before the game.
 * Keeps  hazards are anybody's; what lies in play already is asked nothing.
 */
import { type Gate, isIn, say, valueOf } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import type { CardFacts } from '../../facts/cards.ts';
import { declarations, sides } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { sideNamed, sideOf } from '../sides.ts';
import { isForeign, isHazardOf, misfitOf } from './belonging.ts';
import { hasKeyword, isAgent, isRace, Kind as Type } from './cards.ts';

/** What keeps a side from playing a card. */
const Bar = { none: 0, foreign: 1, race: 2, mind: 3, asCharacter: 4 } as const;
const rows = sides.map(sideNamed);
/** By definition: one for each side. */
const bars: Uint8Array[] = [];
/** By definition: whom it is specific to. */
const specifics: string[] = [];

export function registerOwning(def: number, facts: CardFacts): void {
  if (facts.kind === 'site' || facts.kind === 'region') return;
  bars[def] = Uint8Array.from(rows, (side) => {
    if (isForeign(facts, side)) return Bar.foreign;
    const misfit = misfitOf(facts, side);
    return misfit === null ? Bar.none : misfit === 'mind' ? Bar.mind : Bar.race;
  });
  if (facts.specific !== '') specifics[def] = facts.specific;
  hazardFor[def] = Uint8Array.from(rows, (side) => (isHazardOf(facts, side) ? 1 : 0));
}
const hazardFor: Uint8Array[] = [];

const barOf = (s: S, player: number, card: number): number =>
  bars[s.card.def[card]]?.[s.player.side[player]] ?? Bar.none;
/** An agent that is no character to this player. ME-AGENT-008 */
const isNoCharacter = (s: S, player: number, card: number): boolean =>
  isAgent(s, card) && hazardFor[s.card.def[card]]?.[s.player.side[player]] === 1;

/** A character to this player, wherever the card lies. ME-AGENT-004..008 */
export const isCharacterTo = (s: S, player: number, card: number): boolean =>
  printed.kind(s, card) === Type.character && !isNoCharacter(s, player, card);

/** It is specific to nobody, to his kind of player, or to the one whom he says he is and has not lost. ME-FW-006 */
export function isSpecificTo(s: S, player: number, card: number): boolean {
  const whom = specifics[s.card.def[card]];
  if (whom === undefined) return true;
  const { deck } = sideOf(s, player);
  if (whom === deck.specific) return true;
  return (
    deck.declares && s.player.avatarLost[player] === 0 && declarations[s.player.declared[player]] === whom
  );
}

/** Whom of Orcs and Trolls a player may play: none, Half-orcs, or all of them. */
export const OrcsWho = { none: 0, halfOrcs: 1, all: 2 } as const;
/** Of a player: which Orcs and Trolls he may play. ME-FW-501, ME-CARD-0009 */
export const orcsFollow = engine.attribute(
  'Orcs and Trolls',
  (s, player) => (sideOf(s, player).deck.orcsNeedLeave ? OrcsWho.none : OrcsWho.all),
  {
    reads: (_whose, _by, who) =>
      who === OrcsWho.all
        ? say`you may play Orc and Troll characters, and begin with them`
        : say`you may play Half-orc characters`,
  },
);
export const mayLeadOrcs = (s: S, player: number, card: number): boolean =>
  printed.kind(s, card) !== Type.character ||
  !(isRace(s, card, 'Orc') || isRace(s, card, 'Troll')) ||
  valueOf(s, orcsFollow, player) >= (hasKeyword(s, card, 'half-orc') ? OrcsWho.halfOrcs : OrcsWho.all);

/** The most mind of a character whom he plays or begins with; more of one who is specific to his avatar. */
export const mostMindOf = (s: S, player: number, card: number): number =>
  specifics[s.card.def[card]] === undefined ? sideOf(s, player).deck.mostMindPlayed : ANY_MIND;
const ANY_MIND = 255;
/** Of a character still in hand: more mind than his player may play is welcome by a card. ME-FW-012 */
const isLightEnough = (s: S, player: number, card: number): boolean =>
  printed.kind(s, card) !== Type.character || printed.mind(s, card) <= mostMindOf(s, player, card);

const FOREIGN = say`it is no card of your side`;
const OTHERS = say`it is specific to somebody else`;
/** It is a card that this player has, whether or not he may play it now. */
export const isOwn = (s: S, player: number, card: number): boolean =>
  barOf(s, player, card) === Bar.none && isSpecificTo(s, player, card);

/** No more mind than his side plays. */
export const mindGate: Gate = engine.gate(
  'prohibition',
  'ME-BAL-005 ME-FW-012 ME-FW-4005',
  (s, p, c) => barOf(s, p, c) !== Bar.mind && isLightEnough(s, p, c),
  say`his mind is too great to serve you`,
);
export const ownGates: readonly Gate[] = [
  engine.gate(
    'prohibition',
    'ME-DECK-014 ME-CHAR-503 ME-ALIGN-002 ME-ALIGN-003 ME-STAGE-002',
    (s, p, c) => barOf(s, p, c) !== Bar.foreign,
    FOREIGN,
  ),
  engine.gate('prohibition', 'ME-SPEC-001 ME-BAL-008', (s, p, c) => isSpecificTo(s, p, c), OTHERS),
  engine.gate(
    'prohibition',
    'ME-BAL-004 ME-BAL-006',
    (s, p, c) => barOf(s, p, c) !== Bar.race,
    say`it is of a race that does not serve you`,
  ),
  mindGate,
  engine.gate(
    'prohibition',
    'ME-FW-501',
    (s, p, c) => mayLeadOrcs(s, p, c),
    say`nothing lets you play Orcs and Trolls`,
  ),
  engine.gate(
    'prohibition',
    'ME-AGENT-008 ME-BAL-4016',
    (s, p, c) => printed.kind(s, c) !== Type.character || isCharacterTo(s, p, c),
    say`agents are no characters of your side`,
  ),
];

/** As things stand he may play it: it is of his side, and neither race nor mind keeps it from serving him. */
export const couldServe = (s: S, player: number, card: number): boolean =>
  ownGates.every((gate) => gate.holds(s, player, card));

/** Events are played by their own texts: the same holds for them. */
engine.everyAction({
  rules: 'ME-DECK-014 ME-SPEC-001 ME-STAGE-002',
  concerns: (def) => bars[def] !== undefined,
  holds: (s, player, card) => !isIn(s, card, Zone.hand) || isOwn(s, player, card),
  why: (s, player, card) => (barOf(s, player, card) === Bar.none ? OTHERS : FOREIGN),
});
