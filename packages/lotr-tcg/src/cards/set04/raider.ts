/** The Two Towers: the Raider culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, both, cardFile, companion, companionOrAlly, exactly, exertSelf, isAssignedTo,
  removeTwilight, self, skirmishingIt, startOfSkirmishOf, unbound, when, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// Desert Soldier
card(
  '4_220',
  when(startOfSkirmishOf(exactly(self)), {
    costs: [removeTwilight(3)],
    effect: woundIt(a(both(companionOrAlly, skirmishingIt(self)))),
  }),
);

// Easterling Guard
card(
  '4_226',
  when(isAssignedTo(exactly(self), both(unbound, companion)), { costs: [exertSelf], effect: addsBurdens(1) }),
);

// Easterling Lieutenant
card(
  '4_228',
  when(isAssignedTo(exactly(self), both(unbound, companion)), { costs: [exertSelf], effect: addsBurdens(1) }),
);
