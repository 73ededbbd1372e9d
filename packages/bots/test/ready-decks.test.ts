/** Novice with the ready decks: whole games to an end, with Dragons and with a Wizard who may fall. */
import { meccg, readSetup } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { play } from '../src/index.ts';
import { novice } from '../src/meccg/index.ts';

test.each([
  [['smaug', 'A'], 'here-be-dragons'],
  [['F', 'scatha'], 'here-be-dragons'],
  [['scatha', 'V', 'smaug'], 'here-be-dragons'],
  [['saruman-falls', 'B'], 'wizards-may-fall'],
] as const)('the ready decks are played to an end: %j with %s', (decks, option) => {
  const setup = readSetup({ decks, length: 1, options: [option] });
  const bots = decks.map((key) => novice(key));
  const { result } = play(meccg, setup, 'ready', bots);
  expect(result).toHaveLength(decks.length);
  expect(result.some((one) => one !== 'lost')).toBe(true);
});
