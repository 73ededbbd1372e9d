/** Battle of Helm's Deep: the Rohan culture. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Household Guard
card('5_83');
