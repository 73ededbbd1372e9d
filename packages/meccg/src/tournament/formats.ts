/** Formats of tournament games: how long they take, and what a win by The One Ring is worth. ME-TOURN-4021, 4025 */

export interface Format {
  readonly name: string;
  /** Minutes of play before time is called. */
  readonly minutes: number;
  /** Tournament points of a win by The One Ring. */
  readonly oneRing: number;
}

export const formats: readonly Format[] = [
  { name: 'sealed', minutes: 50, oneRing: 10 },
  { name: '1-deck', minutes: 50, oneRing: 8 },
  { name: '2-deck', minutes: 80, oneRing: 7 },
  { name: '3-deck', minutes: 120, oneRing: 6 },
  { name: '4-deck', minutes: 180, oneRing: 6 },
];
/** Time is called in some turn of a game: the turn of each player after which the end begins, so that all have had as many. ME-TOURN-4026 */
export const lastRound = (turn: number, players = 2): number => Math.ceil(turn / players);
export const formatNamed = (name: string): Format | undefined => formats.find((one) => one.name === name);
