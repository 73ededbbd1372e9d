/** Ready decks: legal for the rule that they are for, of written cards alone, and refused without that rule. */
import { describe, expect, test } from 'vitest';
import file from '../../../cards/decks/ready.json' with { type: 'json' };
import { checkDeck } from '../../../src/decks/legality.ts';
import { readJson } from '../../../src/decks/list.ts';
import { deckNamed, readyDecks } from '../../../src/decks/ready.ts';
import { declaredBy, playerOfDeck, sideOfDeck } from '../../../src/decks/side.ts';
import { unfinishedIn } from '../../../src/decks/unfinished.ts';
import { meccg, readSetup } from '../../../src/game.ts';

const DRAGONS = { options: ['here-be-dragons'] } as const;
const FALLEN = { options: ['wizards-may-fall'] } as const;
const withOption = (needs: string | undefined) => ({ options: [needs ?? ''] });

test('what of a deck is not written is named once, wherever it lies', () => {
  const list = { key: '', name: '', deck: ['XX-1', 'TW-1'], pool: ['XX-2', 'XX-1'], sideboard: ['XX-3'] };
  expect(unfinishedIn(list)).toEqual(['XX-1', 'XX-2', 'XX-3']);
});

describe('ready decks', () => {
  test('[ME-DRAGON-4000 ME-OPT-4007] two are of Dragons, one of a Wizard who may fall', () => {
    expect(readyDecks.map((deck) => [deck.key, playerOfDeck(deck), declaredBy(deck)])).toEqual([
      ['smaug', 'Dragon player', 'Smaug'],
      ['scatha', 'Dragon player', 'Scatha'],
      ['saruman-falls', 'Wizard player', ''],
    ]);
    expect(readyDecks.map(({ key }) => deckNamed(key))).toEqual(readyDecks);
  });
  test.each(readyDecks)(
    '[ME-SETUP-006] $key is legal with its location deck, and all its cards are written',
    (deck) => {
      const list = readJson(file, '').find(({ name }) => name.startsWith(`${deck.key} · `));
      if (list?.side === undefined) throw new Error(`${deck.key} does not say whose it is`);
      expect(list.entries.filter(({ card }) => card === null)).toEqual([]);
      expect(list.entries.some(({ section }) => section === 'sites')).toBe(true);
      const mayFall = list.needs === 'wizards-may-fall';
      expect(checkDeck(list.entries, { length: 2, side: list.side, mayFall }).problems).toEqual([]);
      expect(unfinishedIn(deck)).toEqual([]);
    },
  );
  test.each(readyDecks)(
    '[ME-OPTION-001] $key is refused, with the rule, where its option is not agreed upon',
    (deck) => {
      const rule = deck.needs === 'here-be-dragons' ? 'ME-DRAGON-4000' : 'ME-OPT-4007';
      for (const decks of [
        [deck.key, 'A'],
        ['A', deck.key],
      ]) {
        expect(() => readSetup({ decks })).toThrow(new RegExp(`${deck.name}.*"${deck.needs}" .*${rule}`));
        const setup = readSetup({ decks, ...withOption(deck.needs) });
        expect(setup.decks.map(({ key }) => key)).toEqual(decks);
        expect(meccg.create(setup, 'x').layout.sizes.players).toBe(2);
      }
    },
  );
  test('[ME-DRAGON-4000] Smaug and Scatha may meet, and Smaug may not meet himself', () => {
    expect(readSetup({ decks: ['smaug', 'scatha'], ...DRAGONS }).decks.map(sideOfDeck)).toEqual([
      'dragon',
      'dragon',
    ]);
    expect(() => readSetup({ decks: ['smaug', 'smaug'], ...DRAGONS })).toThrow(
      'Smaug is another player already',
    );
  });
  test('[ME-OPT-4007] whose Wizard may fall is a Wizard player with a Fallen-wizard in his sideboard', () => {
    const { decks } = readSetup({ decks: ['saruman-falls', 'A'], ...FALLEN });
    expect(decks.map(sideOfDeck)).toEqual(['wizard', 'wizard']);
    expect(decks[0].sideboard).toContain('WH-9');
  });
});
