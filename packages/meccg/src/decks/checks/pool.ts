/**
 * The pool of the draft, and the sideboard: up to ten characters, up to two starting items or what may stand for one, and
 * the stage resources that a fallen-wizard must try to begin with. ME-DRAFT-001, 013, ME-SETUP-009..012, 019, ME-STAGE-003,
 * 004, ME-SIDE-001, 006, DECISIONS B6, B8
 */
import { definitionOf } from '../../cards/pool.ts';
import type { CardFacts } from '../../facts/cards.ts';
import { count, type Deck, inSection, isUnique, type Known, nameOf } from './context.ts';

const MOST_CHARACTERS = 10;
/** With more than two players. ME-MP-4005 */
const MORE_OF_MANY = 5;
/** With more than two players. ME-DRAFT-4000 */
const MOST_OF_MANY = 25;
const MOST_STARTING_ITEMS = 2;
const MOST_STAGE_CARDS = 3;
const STAGE_POINTS = 3;
const SIDEBOARD = [0, 30, 30, 35, 40] as const;
const MORE_AGAINST_FALLEN = 10;

const isStage = (card: CardFacts): boolean =>
  card.alignment === 'stage' && card.kind === 'resource event' && card.length === 'permanent';
const standsForItem = (card: CardFacts): boolean => card.kind === 'item' || card.startingMinorItem;

/** A card that lets an agent begin; one that is not written yet may be such a card. DECISIONS B6 */
function letsAgentsBegin(card: CardFacts): boolean {
  if (!card.startingMinorItem && !isStage(card)) return false;
  const written = definitionOf(card.id);
  return written === undefined || written.text.letsBegin?.agent === true;
}

export function checkPool(deck: Deck): void {
  const { side, problem } = deck;
  const pool = inSection(deck, 'pool');
  const starting = count(pool, (card) => card.kind === 'character');
  const most = deck.players > 2 ? MOST_OF_MANY : MOST_CHARACTERS;
  if (starting > most)
    problem('ME-DRAFT-001 ME-DRAFT-4000', `a pool has at most ${most} characters; there are ${starting}`);
  const agentsMayBegin = side.deck.agents === 'character' && pool.some(({ card }) => letsAgentsBegin(card));
  for (const entry of pool) checkCard(deck, entry, agentsMayBegin);
  const items = count(pool, standsForItem);
  if (items > MOST_STARTING_ITEMS)
    problem('ME-SETUP-019', `at most ${MOST_STARTING_ITEMS} starting items are allowed; there are ${items}`);
  if (side.deck.declares) checkStage(deck, pool);
}

function checkCard({ side, problem }: Deck, entry: Known, agentsMayBegin: boolean): void {
  const { card } = entry;
  if (card.avatar || (card.agent && !agentsMayBegin))
    problem(
      card.agent ? 'ME-DRAFT-001 ME-DRAFT-013 ME-SETUP-009' : 'ME-DRAFT-001 ME-SETUP-008',
      `${nameOf(card)} cannot be in a starting company`,
      [entry],
    );
  else if (card.kind === 'item') checkItem(card, entry, problem);
  else if (
    card.kind !== 'character' &&
    card.kind !== 'site' &&
    !card.startingMinorItem &&
    !(isStage(card) && side.deck.declares)
  )
    problem('ME-DRAFT-001', `${nameOf(card)} is neither a character nor a starting item`, [entry]);
}

function checkItem(card: CardFacts, entry: Known, problem: Deck['problem']): void {
  if (definitionOf(card.id)?.text.notStarting === true)
    problem('ME-SETUP-019', `${nameOf(card)} may not be included with a starting company`, [entry]);
  else if (card.itemClass !== 'minor' || isUnique(card) || card.keywords.includes('hoard item'))
    problem(
      'ME-SETUP-019 ME-ITEM-4003 ME-ITEM-2013',
      `${nameOf(card)} is no starting item: those are minor, not unique, and no hoard items`,
      [entry],
    );
}

/** One, two or three of them, with three stage points in all, and not all unique. */
function checkStage({ problem, side }: Deck, pool: readonly Known[]): void {
  const stage = pool.filter(({ card }) => isStage(card));
  const cards = count(stage);
  const points = stage.reduce((n, { card, quantity }) => n + card.stagePoints * quantity, 0);
  if (points !== STAGE_POINTS || cards > MOST_STAGE_CARDS)
    problem(
      'ME-STAGE-003',
      `a ${side.player} begins with one to ${MOST_STAGE_CARDS} stage permanent-events of ${STAGE_POINTS} stage points in all; the pool has ${cards} of ${points}`,
      stage,
    );
  if (cards > 0 && stage.every(({ card }) => isUnique(card)))
    problem('ME-STAGE-004', 'at least one of the stage resources to begin with must not be unique', stage);
}

export function checkSideboard(deck: Deck): void {
  const { length, againstFallen, players, problem } = deck;
  const sideboard = count(inSection(deck, 'sideboard'));
  const capacity =
    (SIDEBOARD[length] ?? SIDEBOARD[2]) +
    (againstFallen ? MORE_AGAINST_FALLEN : 0) +
    (players > 2 ? MORE_OF_MANY : 0);
  if (sideboard > capacity)
    problem(
      `ME-SIDE-001 ME-SIDE-4000 ME-SIDE-006${players > 2 ? ' ME-MP-4005' : ''}`,
      `a sideboard for ${length} ${length === 1 ? 'deck' : 'decks'}${againstFallen ? ' against a fallen-wizard' : ''} has at most ${capacity} cards; there are ${sideboard}`,
    );
}
