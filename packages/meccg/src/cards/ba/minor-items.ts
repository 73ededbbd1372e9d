/** The Balrog: minor items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, attackDefeated, bearerHas, both, cardFile, creature, creatureBeaten, discardIt, exactly,
  forEach, host, inOrganization, itsCompany, keptWith, may, moveFarther, normalProwessBelow, not, on, passes,
  self, storedWithSomething, tapBearer, tapSelf, the, theCreature, thereAre, trigger, untappedSelf,
  worthStored, woundTaken,
} from '../words/index.ts';

export const card = cardFile();

const led = both(creature, on(self));
const mild = all(creatureBeaten, passes(theCreature, normalProwessBelow(11)), not(thereAre(1, led)));
// Elven Rope
card(
  'BA-34',
  { keepsOn: true },
  action({
    window: inOrganization,
    zone: untappedSelf,
    if: bearerHas('ranger'),
    costs: [tapSelf, tapBearer],
    effect: moveFarther(host),
  }),
  trigger(attackDefeated, { of: itsCompany, if: mild, effect: may(keptWith(theCreature, self)) }),
  trigger(woundTaken, { of: exactly(host), effect: forEach('creature', led, discardIt(the('creature'))) }),
  worthStored(3, storedWithSomething),
);
