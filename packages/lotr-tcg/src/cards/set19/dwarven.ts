/** Ages End: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearer, both, cardFile, companion, discardIt, host, hunter, itsBearer, itWasThisTurn, modifier, not,
  ofCulture, otherThan, self, silent, thereAre, transferIt, turnEndsNow, when, winsASkirmish,
} from '../words/index.ts';

export const card = cardFile();

const anotherDwarven = both(otherThan(host), ofCulture('Dwarven', companion));
// Still Twitching
card(
  '19_3',
  bearer(ofCulture('Dwarven', companion)),
  modifier({ attribute: hunter, of: itsBearer, by: 2 }),
  when(winsASkirmish(itsBearer), {
    may: true,
    if: silent(thereAre(1, anotherDwarven)),
    effect: transferIt(self, anotherDwarven),
  }),
  when(turnEndsNow, { if: not(itWasThisTurn(host, 'won')), effect: discardIt(self) }),
);
