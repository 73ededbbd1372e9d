/**
 * Whose cards they are: those of one's own side, items of the other, hazards of anybody; and what is barred by name, by
 * race, by mind, or as specific to somebody else. ME-DECK-014, 021, ME-CHAR-503, ME-ITEM-005, ME-FW-017, 018, ME-BAL-004..008,
 * ME-STAGE-002, ME-AGENT-003..008; by an optional rule, in a sideboard, also those of the player that one may become:
 * ME-OPT-4007
 *
 * Not    whether a card can be played in the game (rules/cards/owning.ts).
 */
import { definitionOf } from '../../cards/pool.ts';
import type { CardFacts } from '../../facts/cards.ts';
import { isForeign, misfitOf } from '../../rules/cards/belonging.ts';
import { count, type Deck, inSection, type Known, nameOf } from './context.ts';

const MOST_AGENT_MIND = 36;

interface Fault {
  readonly rules: string;
  readonly why: string;
}

const isAmong = <T extends string>(list: readonly T[], word: string): boolean =>
  list.some((one) => one === word);

/** Of another side altogether. */
function foreign(card: CardFacts, { side }: Deck): Fault | null {
  if (!isForeign(card, side)) return null;
  if (card.avatar)
    return {
      rules: `ME-SETUP-001 ME-DECK-014 ME-SIDE-004${side.deck.dragons ? ' ME-DRAGON-4010' : ''}`,
      why: `is no avatar of a ${side.player}`,
    };
  const rules = card.alignment === 'stage' ? 'ME-STAGE-002 ME-STAGE-2001' : 'ME-ALIGN-003';
  return {
    rules: `ME-DECK-014 ME-CHAR-503 ${rules}`,
    why: `is a ${card.alignment} card; the deck of a ${side.player} has none`,
  };
}

/** Specific to somebody else. */
function ofAnother(card: CardFacts, { side, declared }: Deck): Fault | null {
  if (card.specific === '' || card.specific === side.deck.specific) return null;
  if (side.deck.declares && card.specific === declared) return null;
  return card.alignment === 'stage'
    ? { rules: 'ME-FW-017 ME-FW-010', why: `is specific to ${card.specific}` }
    : { rules: 'ME-BAL-008 ME-BAL-4015', why: `is specific to the ${card.specific}` };
}

/** Another card of the Dragon that he is. ME-DRAGON-4010 */
const isKin = (card: CardFacts, { side, declared }: Deck): boolean =>
  side.deck.dragons &&
  declared !== '' &&
  (definitionOf(card.id)?.text.dragon === declared || nameOf(card).startsWith(`${declared} `));

function barred(card: CardFacts, deck: Deck): Fault | null {
  const { side } = deck;
  if (card.avatar) return null;
  if (isKin(card, deck))
    return { rules: side.deck.cites.ban, why: `is another manifestation of ${deck.declared}` };
  const why = `cannot be included in the deck of a ${side.player}`;
  if (side.deck.banned.includes(nameOf(card))) return { rules: side.deck.cites.ban, why };
  const own = definitionOf(card.id)?.text.barredFrom ?? [];
  return isAmong(own, side.name) ? { rules: 'ME-DECK-014', why } : null;
}

/** Of a race or a mind that his side has not. */
function misfit(card: CardFacts, { side }: Deck): Fault | null {
  const { characterRaces, factionRaces, mostMind } = side.deck;
  switch (misfitOf(card, side)) {
    case 'character race':
      return {
        rules: 'ME-BAL-004 ME-BAL-005 ME-BAL-4014',
        why: `is no ${characterRaces.join(' or ')}; a ${side.player} has no other characters`,
      };
    case 'mind':
      return {
        rules: side.deck.mindCites,
        why: `has a mind of ${card.mind}; a ${side.player} has characters of mind ${mostMind} or less`,
      };
    case 'faction race':
      return {
        rules: 'ME-BAL-006',
        why: `is no ${factionRaces.join(', ')} faction; a ${side.player} has no other`,
      };
    default:
      return null;
  }
}

export function checkOwning(deck: Deck): void {
  const mine = inSection(deck, 'deck', 'pool', 'sideboard');
  for (const entry of mine)
    if (entry.card.kind !== 'site' && entry.card.kind !== 'region') checkCard(deck, entry);
  checkFallen(deck);
  const minds = mine.reduce((n, { card, quantity }) => n + (card.agent ? card.mind * quantity : 0), 0);
  if (minds > MOST_AGENT_MIND)
    deck.problem(
      `ME-DECK-2001 ${{ hazard: 'ME-AGENT-003 ME-AGENT-008', character: 'ME-AGENT-004 ME-AGENT-007' }[deck.side.deck.agents]}`,
      `the minds of all agents may total ${MOST_AGENT_MIND}; they total ${minds}`,
    );
}

/** Of a sideboard: it is for the player that its own may become. ME-OPT-4007 */
const isForLater = ({ mayBecome, side }: Deck, { card, section }: Known): boolean =>
  mayBecome !== null && section === 'sideboard' && isForeign(card, side) && !isForeign(card, mayBecome);

const MOST_FALLEN = 2;
function checkFallen(deck: Deck): void {
  const fallen = inSection(deck, 'sideboard').filter((entry) => entry.card.avatar && isForLater(deck, entry));
  const copies = count(fallen);
  if (copies > MOST_FALLEN)
    deck.problem(
      'ME-OPT-4007',
      `a sideboard has at most ${MOST_FALLEN} ${deck.mayBecome?.avatar ?? ''} cards; there are ${copies}`,
      fallen,
    );
}

function checkCard(deck: Deck, entry: Known): void {
  if (isForLater(deck, entry)) return;
  // The first fault of a card is enough: what is of another side is barred in many ways.
  const fault =
    foreign(entry.card, deck) ??
    barred(entry.card, deck) ??
    ofAnother(entry.card, deck) ??
    misfit(entry.card, deck);
  if (fault !== null) deck.problem(fault.rules, `${nameOf(entry.card)} ${fault.why}`, [entry]);
}
