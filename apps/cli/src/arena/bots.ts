/** Bots as they are named by `--bots`; what is not understood is said, with what would be. */
import type { State } from '@westmarch/kernel';
import { BotNameError, type BotOffer, botNamed as named } from '@westmarch/table';
import { Problem } from '../problem.ts';

export function botNamed<S extends State>(offers: readonly BotOffer<S>[], given: string) {
  try {
    return named(offers, given);
  } catch (error) {
    if (error instanceof BotNameError) throw new Problem(`--bots: ${error.message}`, { hint: error.hint });
    throw error;
  }
}
