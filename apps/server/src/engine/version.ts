/** A game begun with other rules or cards: it would be played differently, so it is not played at all. */
export class VersionChanged extends Error {
  override name = 'VersionChanged';
  constructor(began: string, now: string) {
    super(`the game began with rules and cards ${began}; these are ${now}`);
  }
}
