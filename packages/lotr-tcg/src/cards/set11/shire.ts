/** Shadows: the Shire culture. */
import { both, cardFile, companion, modifier, otherThan, resistance, self } from '../words/index.ts';

export const card = cardFile();

// Sam, Steadfast Friend
card('11_172', modifier({ attribute: resistance, of: both(companion, otherThan(self)), by: 1 }));
