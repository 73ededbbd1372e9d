/** Bloodlines: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearer, both, cardFile, during, elf, healIt, host, isInFierceSkirmish, orIf, otherThan, removeTokensOf,
  sequence, skirmish, toHeal, whenPlayedReinforce,
} from '../words/index.ts';

export const card = cardFile();

const another = toHeal(both(elf, otherThan(host)));
// Asfaloth, Swift Blossom
card(
  '13_10',
  bearer(elf),
  whenPlayedReinforce('Elven'),
  during(skirmish, {
    costs: [removeTokensOf(2, 'Elven')],
    effect: orIf(healIt(host), isInFierceSkirmish(host), sequence(healIt(host), healIt(another))),
  }),
);
