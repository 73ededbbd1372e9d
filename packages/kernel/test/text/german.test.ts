/**
 * A second language is data: a table of sentences with their places in another order, words with their articles.
 * What the table lacks is shown in English.
 */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { sparks } from '../games/sparks.ts';

const german: k.Language = {
  code: 'de',
  sentences: {
    '{0} has {1} {2}': '{0} hat {1} {2}',
    'while {0}, {1}': '{1}, solange {0}',
    'there are fewer than {0}': 'weniger als {0} da sind',
    'you control': 'unter deiner Kontrolle',
    '{0} may not attack': '{0} darf nicht angreifen',
    'you do not control': 'die nicht unter deiner Kontrolle steht',
    'with power 1 or less': 'mit höchstens 1 Stärke',
    'when {0}, {1}': '{1}, wenn {0}',
    '{0} and {1}': '{0} und {1}',
    '{0} dies': '{0} stirbt',
    '{0} is {1}': '{1} {0} bist',
    'draw a card': 'zieh eine Karte',
    'if {0}, instead {1}': '{1} statt dessen, wenn {0}',
    '{0} are struck': '{0} getroffen wirst',
    'destroy {0}': 'zerstöre {0}',
    '{0}: {1}': '{1} ({0})',
    '{0} to {1}': '{0}, um {1}',
    'at any time': 'jederzeit',
    'pay its price': 'zahle den Preis',
    'choose {0}': 'wähle {0}',
    'wound it twice': 'sie zweimal zu verwunden',
  },
  words: {
    card: { one: 'Karte', other: 'Karten', article: 'eine' },
    creature: { one: 'Kreatur', other: 'Kreaturen', article: 'eine' },
    power: { one: 'Stärke', other: 'Stärken' },
    other: { one: 'andere', other: 'andere' },
    'this card': { one: 'diese Karte', other: 'diese Karten' },
    'that player': { one: 'jener Spieler', other: 'jene Spieler' },
    you: { one: 'du', other: 'ihr' },
  },
  joins: { and: ' und ', or: ' oder ', then: ', dann ', comma: ', ' },
  some: '{n} {word}',
  single: '{article} {word}',
  articles: { usual: 'ein', beforeVowel: 'ein' },
  each: 'jede {word}',
  contractions: {},
  nounOrder: '{adjectives} {noun} {after}',
  thing: 'card',
  you: 'du',
  player: 'Spieler {n}',
  unknownCard: 'eine Karte',
};

const names: k.Names = { def: () => '', cardDef: () => 0, player: () => '' };
const inGerman = (id: string): string[] =>
  sparks.engine.definitions[sparks.engine.index(id)].abilities.map((ability) =>
    k.sentence(german, names, sparks.engine.abilities[ability].say),
  );

describe('ability texts of Sparks in German', () => {
  it.each([
    ['Banner', 'Jede andere Kreatur unter deiner Kontrolle hat +1 Stärke.'],
    ['Loner', 'Diese Karte hat +2 Stärke, solange weniger als 2 Kreaturen unter deiner Kontrolle da sind.'],
    ['Mourner', 'Zieh eine Karte, wenn eine Kreatur stirbt und du jener Spieler bist.'],
    ['Guard', 'Zerstöre diese Karte statt dessen, wenn du getroffen wirst.'],
    [
      'Warden',
      'Eine Kreatur die nicht unter deiner Kontrolle steht mit höchstens 1 Stärke darf nicht angreifen.',
    ],
    ['Bolt', 'Zahle den Preis und wähle eine Kreatur, um sie zweimal zu verwunden (jederzeit).'],
  ])('%s', (id, expected) => {
    expect(inGerman(id)).toEqual([expected]);
  });

  it('shows in English what the table lacks, and only that', () => {
    const [surge] = inGerman('Surge');
    expect(surge).toBe(
      'Zahle den Preis, um give eine Kreatur +2 Stärke until the end of the turn (jederzeit).',
    );
  });
});

it('names of cards, players and hidden cards follow the language', () => {
  const own: k.Names = { def: (def, code) => `${code}${def}`, cardDef: (card) => card, player: () => '' };
  const phrase = k.say`${k.ofCard(4)}, ${k.ofCard(0)}, ${k.ofPlayer(2)}`;
  expect(k.render(german, own, phrase)).toBe('de4, eine Karte, Spieler 2');
  expect(k.render(k.english, own, phrase)).toBe('en4, a card, player 2');
});

it('a card without a name in the language is called by its English name, then by its id', () => {
  const s = sparks.blank({ decks: [['Wolf'], ['Bear']] });
  s.card.def[1] = sparks.engine.index('Wolf');
  expect(k.render(german, k.namesOf(s), k.say`${k.ofCard(1)}`)).toBe('Wolf');
  expect(k.render(german, k.namesOf(s, ['Ada']), k.say`${k.ofPlayer(1)}`)).toBe('Ada');
});
