/** The Two Towers: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, both, cardFile, companion, countOf, discardIt, discardYourTop, draw, during, dwarf, event, exactly,
  fellowship, hobbitCompanion, modifier, placeTokens, self, sequence, skirmish, spot, strength, strengthenPer,
  tokensHere, unbound, when, winsASkirmish,
} from '../words/index.ts';

export const card = cardFile();

// Gimli, Lockbearer
card(
  '4_48',
  modifier({ attribute: strength, of: exactly(self), by: countOf(both(unbound, hobbitCompanion)) }),
);

// Search Far and Wide
card('4_56', event(fellowship, { costs: [spot(1, dwarf), discardYourTop(1)], effect: draw(2) }));

// Stout and Strong
card(
  '4_57',
  when(winsASkirmish(dwarf), { may: true, effect: placeTokens(1, 'Dwarven') }),
  during(skirmish, {
    effect: sequence(
      strengthenPer(a(both(unbound, companion)), 1, tokensHere, { limit: 3 }),
      discardIt(self),
    ),
  }),
);
