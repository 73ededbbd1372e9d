/** Set 0: Promotional. */
import { cardSet } from '../card.ts';
import { card as gandalf } from './gandalf.ts';
import { card as shire } from './shire.ts';

export const set00 = cardSet(gandalf, shire);
