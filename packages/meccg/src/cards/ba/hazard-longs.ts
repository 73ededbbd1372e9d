/** The Balrog: hazard long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aboveGround, asHazard, both, cardFile, character, doorsOfNight, either, lastingEvent, modifier,
  noDoorsOfNight, ofRace, prowess,
} from '../words/index.ts';

export const card = cardFile();

const sunless = both(
  either(ofRace('Orc'), ofRace('Troll'), ofRace('Dwarf'), ofRace('Ringwraith')),
  character,
  aboveGround,
);
// The Sun Shone Fiercely
card(
  'BA-25',
  { keywords: ['cannot be duplicated'], onGuard: { company: true } },
  lastingEvent(asHazard),
  modifier({ attribute: prowess, of: sunless, by: -1, if: doorsOfNight }),
  modifier({ attribute: prowess, of: sunless, by: -2, if: noDoorsOfNight }),
);
