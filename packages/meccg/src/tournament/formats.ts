/**
 * Formats of tournament games: how long they take, how many decks, what a win by The One Ring is worth. ME-TOURN-4021, 4025,
 * 4034, 4035
 */

export interface Format {
  readonly name: string;
  /** Minutes of play before time is called. */
  readonly minutes: number;
  /** Tournament points of a win by The One Ring. */
  readonly oneRing: number;
  /** Game length in decks. */
  readonly decks: number;
  /** Decks are built from cards that were opened at the event. */
  readonly sealed?: true;
  /** Everyone plays for the conditions of a scenario instead of the Council. */
  readonly scenarios?: true;
}

export const formats: readonly Format[] = [
  { name: 'sealed', minutes: 50, oneRing: 10, decks: 1, sealed: true },
  { name: '1-deck', minutes: 50, oneRing: 8, decks: 1 },
  { name: '2-deck', minutes: 80, oneRing: 7, decks: 2 },
  { name: '3-deck', minutes: 120, oneRing: 6, decks: 3 },
  { name: '4-deck', minutes: 180, oneRing: 6, decks: 4 },
  { name: 'scenario', minutes: 60, oneRing: 6, decks: 2, scenarios: true },
];
/** Time is called in some turn of a game: the turn of each player after which the end begins, so that all have had as many. ME-TOURN-4026 */
export const lastRound = (turn: number, players = 2): number => Math.ceil(turn / players);
export const formatNamed = (name: string): Format | undefined => formats.find((one) => one.name === name);
