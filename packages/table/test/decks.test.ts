/** The work of the deck builder: lists of every format are read, written and read again; decks are checked and analysed. */
import { constructedDecks } from '@westmarch/lotr-tcg';
import { Collection, type Deck, DeckReport, ReadDecks } from '@westmarch/protocol';
import { libraryOf, loadGames, readDecks, reportOn, writeDeck } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';
import { describe, expect, test } from 'vitest';

await loadGames();

const inOrder = ({ cards }: Deck): string[] =>
  cards.map(({ section, card, quantity }) => `${section} ${quantity} ${card}`).sort();

describe('the collection', () => {
  test('has the printed decks and those of tournaments, each with notes', () => {
    const all = libraryOf('meccg').collection();
    expect(Collection.safeParse(all).error).toBeUndefined();
    expect(all.filter(({ kind }) => kind === 'tournament').length).toBe(84);
    expect(all.filter(({ kind }) => kind === 'printed').length).toBeGreaterThan(20);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.filter(({ deck }) => deck.notes.length < 60).map(({ key }) => key)).toEqual([]);
    expect(all.some(({ unplayable }) => unplayable.length === 0)).toBe(true);
    expect(all.some(({ unplayable }) => unplayable.length > 0)).toBe(true);
  });

  test('has the starters, and constructed decks that say how they are played and are of one format', () => {
    const all = libraryOf('lotr-tcg').collection();
    expect(Collection.safeParse(all).error).toBeUndefined();
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.filter(({ kind }) => kind === 'printed')).toHaveLength(30);
    const ready = all.filter(({ kind }) => kind === 'ready');
    expect(ready.map(({ key, about, deck }) => [key, about, deck.format])).toEqual(
      constructedDecks.map(({ key, format }) => [key, `Constructed deck of ${format} block`, format]),
    );
    for (const [i, { deck }] of ready.entries()) {
      expect(deck.notes.startsWith(constructedDecks[i].about)).toBe(true);
      expect(deck.notes.length).toBeGreaterThan(constructedDecks[i].about.length);
    }
  });

  for (const game of ['meccg', 'lotr-tcg'] as const)
    test(`every deck of ${game} is written in each format and read again as the same cards`, () => {
      for (const { deck } of libraryOf(game).collection())
        for (const { format, text } of writeDeck(deck)) {
          const [again, ...more] = readDecks(game, text, 'x');
          expect([deck.name, format, more, again.faults]).toEqual([deck.name, format, [], []]);
          expect([deck.name, format, inOrder(again.deck)]).toEqual([deck.name, format, inOrder(deck)]);
          if (format === 'JSON') expect(again.deck.name).toBe(deck.name);
        }
    });
});

describe('every deck that is offered', () => {
  for (const kind of [meccgTable, lotrTable]) {
    const collection = new Map(
      libraryOf(kind.key)
        .collection()
        .map((one) => [one.key, one]),
    );
    test.each(kind.decks.map((offer) => [offer.key, offer] as const))(
      `of ${kind.key}, %s, is legal, written, and can be set up by its key and as a list of one's own`,
      (key, { needs }) => {
        const found = collection.get(key);
        expect(found?.unplayable).toEqual([]);
        if (found === undefined) return;
        expect(reportOn(found.deck).problems).toEqual([]);
        expect(found.deck.needs).toBe(needs);
        const switches = needs === undefined ? {} : { options: [needs] };
        const [other] = kind.decks;
        expect(() => kind.setup([key, other.key], switches)).not.toThrow();
      },
    );
  }
  test('decks of tournaments say which of their cards are not written, and no other', () => {
    for (const { key, deck, unplayable } of libraryOf('meccg')
      .collection()
      .filter(({ kind }) => kind === 'tournament'))
      expect([key, reportOn(deck).unplayable]).toEqual([key, unplayable]);
  });
  test('printed decks are checked in the format that they were made for', () => {
    const formats = new Map(
      libraryOf('lotr-tcg')
        .collection()
        .map(({ key, deck }) => [key, deck.format]),
    );
    expect(
      ['fotr-aragorn', 'bohd-eowyn', 'rotk-aragorn', 'sh-gandalf'].map((key) => formats.get(key)),
    ).toEqual(['Fellowship', 'Tower', 'King', 'War of the Ring']);
  });
});

describe('reading a list', () => {
  test('tells lines that name no card, with what may have been meant', () => {
    const [{ deck, faults }] = readDecks('meccg', 'Deck\n3 Concealmint\n2 Cram\n', 'Mine');
    expect(deck.cards).toEqual([{ section: 'deck', card: 'TD-105', quantity: 2 }]);
    expect(faults).toEqual([{ line: 2, message: expect.stringMatching(/Concealmint.*Concealment/) }]);
  });
  test('a card of the other game is said to be one', () => {
    const [{ faults }] = readDecks('lotr-tcg', '2 Uruk Savage\n1 Gates of Morning', 'Mine');
    expect(faults[0].message).toMatch(/Middle-earth CCG, another game/);
  });
  test.each([
    ['', /no line of it names a card/],
    ['what is this', /no line of it names a card/],
    ['{"a": 1', /it is no JSON/],
    ['{"a": 1}', /there is no deck in it/],
    ['[]', /there is no deck in it/],
    ['[[[[1]]]]', /there is no deck in it/],
  ])('what is no list is refused: %j', (text, message) => {
    expect(() => readDecks('meccg', text, '')).toThrow(message);
  });
  test('quantities are bounded, and several decks of a file are all read', () => {
    const list = { name: 'N', sections: { Deck: [{ qty: 5000, card: 'TW-209' }] } };
    const read = readDecks('meccg', JSON.stringify([list, list]), '');
    expect(ReadDecks.safeParse(read).error).toBeUndefined();
    expect(read.map(({ deck }) => deck.cards[0].quantity)).toEqual([99, 99]);
  });
});

describe('the report on a deck', () => {
  const [a] = libraryOf('meccg').collection();
  test('is that of the checker: a printed deck is legal, and one card fewer says what is missing', () => {
    const report = reportOn(a.deck);
    expect(DeckReport.safeParse(report).error).toBeUndefined();
    expect(report.problems).toEqual([]);
    const without = { ...a.deck, cards: a.deck.cards.filter(({ section }) => section !== 'deck') };
    const { legal, problems } = reportOn(without);
    expect(legal).toBe(false);
    expect(problems.some(({ rules }) => rules.includes('ME-DECK-001') || rules.length > 0)).toBe(true);
  });
  test('names the cards that a problem is about', () => {
    const cards = a.deck.cards.map((line, i) =>
      Object.assign({}, line, i === a.deck.cards.length - 1 ? {} : { quantity: 9 }),
    );
    const { problems } = reportOn({ ...a.deck, cards });
    expect(problems.flatMap((problem) => problem.cards).length).toBeGreaterThan(0);
  });
  test('tells where resources are played, and what creatures are keyed to', () => {
    const deck: Deck = {
      game: 'meccg',
      name: 'x',
      notes: '',
      cards: [
        { section: 'deck', card: 'TW-1', quantity: 3 },
        { section: 'deck', card: 'TW-301', quantity: 1 },
        { section: 'deck', card: 'TW-161', quantity: 1 },
      ],
    };
    const { analysis } = reportOn(deck);
    expect(analysis?.keying).toEqual([
      { key: 'border-land', site: false, cards: ['TW-1'], copies: 3 },
      { key: 'border-hold', site: true, cards: ['TW-1'], copies: 3 },
    ]);
    const sites = analysis?.places.flatMap((place) => place.sites) ?? [];
    expect(sites.length).toBeGreaterThan(0);
    expect(sites.every(({ cards }) => cards.includes('TW-301'))).toBe(true);
  });
  test('[ME-SIDE-006] a sideboard may be larger against Fallen-wizards', () => {
    const about = ({ problems }: DeckReport): boolean =>
      problems.some(({ message }) => message.startsWith('a sideboard for'));
    const large = libraryOf('meccg')
      .collection()
      .filter(({ deck: { against: _any, ...deck } }) => about(reportOn(deck)));
    const fallen = large.filter(({ deck }) => deck.against === 'fallen-wizard');
    expect(fallen.length).toBeGreaterThan(20);
    expect(fallen.filter(({ deck }) => about(reportOn(deck))).length).toBeLessThan(fallen.length / 4);
    expect(() => reportOn({ ...a.deck, against: 'nobody' })).toThrow(/no kind of player/);
  });
  test('another side and format are asked for by their names', () => {
    expect(() => reportOn({ ...a.deck, side: 'hobbit' })).toThrow(/no kind of player/);
    const [lotr] = libraryOf('lotr-tcg').collection();
    expect(() => reportOn({ ...lotr.deck, format: 'Chess' })).toThrow(/no format/);
    expect(reportOn({ ...lotr.deck, format: 'King' }).problems.flatMap(({ rules }) => rules)).toContain(
      'LR-FORMAT-004',
    );
  });
});
