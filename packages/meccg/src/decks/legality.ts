/**
 * Deck legality for every kind of player: every reason at once, each with its rule. ME-DECK, ME-SIDE, ME-DRAFT-001, ME-FW,
 * ME-BAL
 *
 * Owns   whose deck is checked, and the order of the chapters; each of them stands in checks/.
 * Not    reading lists (list.ts), or whether a card's text works already (definitions.ts).
 */
import type { SideName } from '../facts/names.ts';
import { asHisOwn } from '../rules/dragons/characters.ts';
import { sideNamed } from '../rules/sides.ts';
import { avatarsIn, checkAvatars } from './checks/avatars.ts';
import { count, type Deck, inSection, type Known } from './checks/context.ts';
import { checkCopies } from './checks/copies.ts';
import { checkHalves, halvesOf } from './checks/halves.ts';
import { checkOwning } from './checks/owning.ts';
import { checkPlaces } from './checks/places.ts';
import { checkPool, checkSideboard } from './checks/pool.ts';
import type { ListEntry } from './list.ts';
import { declaredIn, saysWho, sideOfCards } from './side.ts';

export interface DeckOptions {
  /** Game length in decks, 1 to 4. */
  readonly length: number;
  /** For a game by the starter rules. */
  readonly starter?: boolean;
  /** Whose deck it is; otherwise its cards say so. ME-SETUP-001 */
  readonly side?: SideName;
  /** Which Fallen-wizard its player says he is; otherwise the one of whom he has most. ME-SETUP-002 */
  readonly declared?: string;
  /** How many play, two unless it is said. */
  readonly players?: number;
  /** For solitaire: its hazards are a deck by themselves. */
  readonly solitaire?: boolean;
  /** Whom it is played against. ME-SIDE-006 */
  readonly against?: readonly SideName[];
  /** Wizards may turn into Fallen-wizards, and sideboards have the cards for it. ME-OPT-4007 */
  readonly mayFall?: boolean;
}

export interface DeckProblem {
  readonly rules: readonly string[];
  readonly message: string;
  /** The lines that it is about, where they are known. */
  readonly lines: readonly number[];
}

export interface DeckReport {
  readonly side: SideName;
  /** What its player is called. */
  readonly player: string;
  /** Empty where nobody is declared. */
  readonly declared: string;
  readonly problems: readonly DeckProblem[];
  readonly counts: {
    readonly resources: number;
    readonly hazards: number;
    readonly either: number;
    readonly characters: number;
    readonly avatars: number;
    readonly creatures: number;
    readonly pool: number;
    readonly sideboard: number;
  };
}

export function checkDeck(list: readonly ListEntry[], options: DeckOptions): DeckReport {
  const known = list.filter((entry): entry is Known => entry.card !== null);
  const own = known.filter(({ section }) => section !== 'sites');
  const mayFall = options.mayFall ?? false;
  // What lies ready for another kind of player says nothing of this one.
  const telling = mayFall ? own.filter(({ section }) => section !== 'sideboard') : own;
  const side = sideNamed(options.side ?? sideOfCards(telling));
  const declared = saysWho(side) ? (options.declared ?? declaredIn(own, side)) : '';
  // Who is a Dragon has that creature as his avatar, and no other hazard.
  const entries = side.deck.dragons
    ? known.map((entry) => ({ ...entry, card: asHisOwn(entry.card, declared) }))
    : known;
  const problems: DeckProblem[] = [];
  const deck: Deck = {
    entries,
    side,
    declared,
    length: options.length,
    starter: options.starter ?? false,
    players: options.players ?? 2,
    solitaire: options.solitaire ?? false,
    againstFallen: (options.against ?? []).some((name) => sideNamed(name).deck.declares),
    mayBecome: mayFall && side.mayTurnInto !== 'none' ? sideNamed(side.mayTurnInto) : null,
    problem(rules, message, lines = []) {
      problems.push({
        rules: rules.split(' '),
        message,
        lines: lines.map(({ line }) => line).filter((line) => line > 0),
      });
    },
  };
  const halves = halvesOf(deck);
  checkHalves(deck, halves);
  checkAvatars(deck);
  checkCopies(deck);
  checkOwning(deck);
  checkPool(deck);
  checkSideboard(deck);
  checkPlaces(deck);
  return {
    side: side.name,
    player: side.player,
    declared: deck.declared,
    problems,
    counts: {
      ...halves,
      avatars: count(avatarsIn(deck)),
      pool: count(inSection(deck, 'pool')),
      sideboard: count(inSection(deck, 'sideboard')),
    },
  };
}
