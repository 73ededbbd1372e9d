/** Against the Shadow: resource permanent-events. */
import { storesAtEnd } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  alignment, all, anyCard, both, type CardPart, cardDiscarded, cardFile, definite, discardIt,
  discardWhenExhausted, either, type Filter, faction, filter, isMinionPlayer, lastingEvent, modifier, ofRace,
  onYourTurn, points, type Race, say, self, thereAre, trigger,
} from '../words/index.ts';

export const card = cardFile();

const people = (race: Race) => both(alignment.is('hero'), ofRace(race), faction);
const peoples = either(people('Dwarf'), people('Elf'), people('Man'));
// Alliance of Free Peoples
card(
  'AS-45',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({
    attribute: points,
    of: peoples,
    by: 1,
    if: all(thereAre(1, people('Dwarf')), thereAre(1, people('Elf')), thereAre(1, people('Man'))),
  }),
  trigger(cardDiscarded, { of: peoples, effect: discardIt(self) }),
);

/** Resources are stored at the end of a turn, too. */
const storing = (whose: Filter): readonly CardPart[] => [
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: storesAtEnd, of: whose, by: 1 }),
  discardWhenExhausted,
];
// Safe from the Shadow
card('AS-54', ...storing(anyCard));

const ofMinions: Filter = filter(
  'minion player',
  [],
  (g, v) => `${g.ref(isMinionPlayer)}(s, ${v.it})`,
  definite(say`minion players`),
);
// Tokens to Show
card('AS-101', ...storing(ofMinions));
