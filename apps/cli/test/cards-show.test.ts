/** `cards show`: a card by id or by any of its names, with everything there is to say of it. */
import { describe, expect, test } from 'vitest';
import { findCards, onceEach } from '../src/cards/find.ts';
import { howPlayed } from '../src/cards/played.ts';
import { rulingsOn } from '../src/cards/rulings.ts';
import { readCards } from '../src/facts.ts';
import { parseLedger, readLedgers } from '../src/ledger/entries.ts';
import { westmarch } from './westmarch.ts';

const all = onceEach(readCards());
const entries = readLedgers();
const only = (wanted: string) => {
  const found = findCards(wanted, all);
  expect(found).toHaveLength(1);
  return found[0];
};
const ids = (wanted: string): string[] => findCards(wanted, all).map(({ id }) => id);

describe('finding', () => {
  test('by id, name in any language and without its diacritics, or words of the name', () => {
    for (const name of ['tw-1', 'abductor', 'Entfuhrer', '誘拐者']) expect(ids(name)).toEqual(['TW-1']);
    expect(ids('Aragorn, Ranger of the North')).toEqual(['1_89']);
    expect(ids('ranger north')).toContain('1_89');
    expect(ids('ranger north')).not.toContain('1_90');
  });
  test('several printings are one card, whichever id is named', () => {
    expect(ids('LE-59')).toEqual(['TW-5']);
    expect(only('Ambusher').printings.map(({ id }) => id)).toEqual(['TW-5', 'LE-59']);
  });
});

describe('how it is played', () => {
  test.each([
    ['TW-1', ['keyed to border-land or border-hold']],
    ['TW-5', ['keyed to free-domain or border-land']],
    [
      'TW-2',
      [
        'a hazard on an opponent’s company; a permanent-event: stays in play',
        'keyed to dark-domain or dark-hold',
      ],
    ],
    ['TW-116', ['brought into play in the organization phase with 3 influence, at Dol Amroth or a Haven']],
    ['TW-203', ['a long-event: stays until the long-event phase of its player’s next turn']],
    ['TW-201', ['a special item: played where its text says']],
    ['1_12', ['joins the fellowship in the fellowship phase; adds 2 twilight']],
    ['1_127', ['in the Shadow phase; takes 7 twilight, and 2 more while it roams: before site 5']],
    ['1_3', ['in the skirmish phase, or as its text says; adds 0 twilight']],
    [
      '1_8',
      [
        'in the fellowship phase; adds 0 twilight',
        'played on a bearer, where its text names one: armor, one of each class on a bearer',
      ],
    ],
    ['1_16', ['in the fellowship phase; adds 0 twilight', 'played to the support area']],
    ['1_17', ['to the support area in the fellowship phase; adds 1 twilight', 'home site 3 (Fellowship)']],
    ['1_319', ['site 1 (Fellowship); Shadow number 0']],
    ['1_2', ['borne by the Ring-bearer from the start']],
  ])('%s', (id, played) => expect(howPlayed(only(id))).toEqual(played));
  test('a doubled symbol is said so; an item knows its sites', () => {
    expect(howPlayed(only('Hobgoblins'))[0]).toBe('keyed to two of wilderness');
    const [sword] = howPlayed(only('TW-212'));
    expect(sword).toMatch(
      /^a major item: played by a character who taps, at a site where such items may be: .*Moria/,
    );
    expect(sword).not.toContain('Rivendell');
  });
});

describe('rulings', () => {
  test('errata first, then rulings, then rules that name the card; whether a test cites them', () => {
    const of = rulingsOn(only('1_12'), entries);
    expect(of.map(({ id, about, tested }) => ({ id, about, tested }))).toEqual([
      { id: 'LR-ERRATA-004', about: 'erratum', tested: true },
    ]);
    const abouts = rulingsOn(only('TW-347'), entries).map(({ about }) => about);
    expect(abouts).toEqual(
      [...abouts].sort(
        (a, b) => ['erratum', 'ruling', 'rule'].indexOf(a) - ['erratum', 'ruling', 'rule'].indexOf(b),
      ),
    );
    expect(new Set(abouts)).toEqual(new Set(['erratum', 'ruling', 'rule']));
  });
  test('a ruling on one printing is none on a card of the same name from another set', () => {
    const text =
      '{"id":"ME-CARD-1","rule":"r","who":"w","kind":"card-ruling","mode":"core","cards":["Moria"],"printing":["LE"],"erratum":true,"source":[]}';
    const [entry] = parseLedger('meccg', [{ file: 'x', text }]);
    expect(rulingsOn(only('LE-392'), [entry])).toMatchObject([{ id: 'ME-CARD-1', about: 'erratum' }]);
    expect(rulingsOn(only('TW-413'), [entry])).toEqual([]);
  });
  test('an entry that names printings is about those alone', () => {
    const text =
      '{"id":"LR-ERRATA-1","rule":"East Road: erratum (1 U 320): r","who":"w","kind":"k","mode":"m","cards":["East Road"],"source":[]}';
    const [entry] = parseLedger('lotr-tcg', [{ file: 'x', text }]);
    const on = ids('East Road').filter((id) => rulingsOn(only(id), [entry]).length > 0);
    expect(ids('East Road').length).toBeGreaterThan(1);
    expect(on).toEqual(['1_320']);
  });
  test('a ruling of The Lord of the Rings TCG in the chapter of errata is an erratum only where it says so', () => {
    expect(rulingsOn(only('1_9'), entries).map(({ id, about }) => [id, about])).toEqual([
      ['LR-ERRATA-003', 'ruling'],
    ]);
  });
});

describe('as a program', async () => {
  test('a card in full', async () => {
    const { code, out } = await westmarch('cards', 'show', 'Gimli,', 'Dwarf', 'of', 'Erebor');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Gimli, Dwarf of Erebor {2}1_12\nThe Lord of the Rings TCG, The Fellowship of the Ring · Companion · implemented\n\nText\n {2}Fellowship: if the twilight pool has fewer than 2 tokens/,
    );
    for (const part of [
      '\nFacts\n  rarity                  U\n',
      '\n  strength                6\n',
      '\nHow it is played\n  joins the fellowship in the fellowship phase; adds 2 twilight\n',
      '\nRulings\n  LR-ERRATA-004 erratum · free-peoples · tested\n    Gimli, Dwarf of Erebor: erratum (1 U 12)',
      '    decision F1: Lost in the source: add 2 (F1).\n',
      '\nOther cards of this name\n  0_62    Gimli, Dwarven Delegate (Companion, Promotional, ',
      '\nDecks\n  fotr-gandalf (FotR Gandalf): 2 in Free Peoples\n',
    ])
      expect(out).toContain(part);
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });
  test('a site shows what sites.json knows, a region its type', async () => {
    expect((await westmarch('cards', 'show', 'TW-371')).out).toMatch(
      /automatic attacks +race Undead strikes 1 prowess 6 wounded check 0/,
    );
    expect((await westmarch('cards', 'show', 'Andrast Coast')).out).toMatch(/region type +coastal-sea/);
  });
  test('several are listed with their ids', async () => {
    const { out } = await westmarch('cards', 'show', 'Moria', '--game', 'meccg');
    expect(out).toMatch(
      /^3 cards; show one by its id:\n {2}TW-413 {2}Moria \(Site, The Wizards, implemented\)\n {2}LE-392 {2}Moria \(.*\)\n {2}BA-93 {3}Moria \(.*\)\n$/,
    );
  });
  test('--json has everything by name', async () => {
    const { out } = await westmarch('cards', 'show', 'LE-59', '--json');
    expect(JSON.parse(out)).toMatchObject([
      {
        game: 'meccg',
        id: 'TW-5',
        name: 'Ambusher',
        status: 'implemented',
        text: ['Man; 2 strikes.', 'The attacker chooses the defending characters.'],
        facts: { prowess: '10', strikes: '2' },
        played: ['keyed to free-domain or border-land'],
        printings: [{ id: 'TW-5' }, { id: 'LE-59', setName: 'The Lidless Eye' }],
        versions: [],
      },
    ]);
  });
  test('a name that no card has is bad input, with near names', async () => {
    const { code, out, err } = await westmarch('cards', 'show', 'Gandlaf');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('there is no card "Gandlaf"; did you mean "Gandalf"?\n');
  });
});
