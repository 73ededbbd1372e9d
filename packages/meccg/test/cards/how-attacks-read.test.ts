/** How cards read that make attacks or change a few numbers: one strike or several, and every number in its place. */
import { expect, test } from 'vitest';
import { textOf } from '../../src/text/card-text.ts';

test.each([
  [
    'TW-269',
    'that scout faces an attack (1 strike with a prowess of 3 plus the number of cards turned over), which cannot be cancelled',
  ],
  [
    'AS-36',
    'attacks the company as a hazard creature with 1 strike, his own race and body, and his prowess +7',
  ],
  ['DM-70', 'your play deck has at least 10 cards: reveal the top 7 cards of your play deck'],
  ['DM-70', 'with −4 prowess if it could not be played on it'],
  ['DM-71', 'is faced twice'],
  ['BA-34', 'move through 1 region more this turn'],
  ['AS-47', '+2 prowess until the end of the turn, as long as the attack is keyed to Wilderness'],
])('%s says "%s"', (id, words) => expect(textOf(id).join(' ')).toContain(words));
