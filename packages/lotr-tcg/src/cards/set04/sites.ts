/** The Two Towers: sites. */
import { cardFile, firstCosts, here, turns, urukHai } from '../words/index.ts';

export const card = cardFile();

// Deep of Helm
card('4_347', ...firstCosts(urukHai, -3, turns, 'turn', here));
