/** Phrases into sentences: words, numbers, articles, lists, names; and the sentences of all cards of both games. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { harbour } from '../games/harbour.ts';
import { sparks } from '../games/sparks.ts';

const names: k.Names = {
  def: (def, language) => (language === 'en' ? `Card ${def}` : `Karte ${def}`),
  cardDef: (card) => (card > 9 ? 0 : card * 10),
  player: (player) => (player === 1 ? 'Ada' : ''),
};
const english = k.englishWith({
  wolf: { one: 'wolf', other: 'wolves' },
  hero: { one: 'hero', other: 'heroes', article: 'our' },
});
const text = (phrase: k.Phrase): string => k.render(english, names, phrase);
const ship = k.noun('ship');
const big: k.Noun = { adjectives: [k.word('big')], noun: 'ship', after: [k.say`you control`] };

describe('terms', () => {
  it.each([
    [k.say`plain`, 'plain'],
    [k.say`${'text'} and ${3} and ${-3}`, 'text and 3 and −3'],
    [k.say`${k.ofCard(3)} hits ${k.ofCard(12)}`, 'Card 30 hits a card'],
    [k.say`${k.ofDef(7)}`, 'Card 7'],
    [k.say`${k.ofPlayer(1)} and ${k.ofPlayer(2)}`, 'Ada and player 2'],
    [k.say`a ${k.say`phrase ${1}`} within`, 'a phrase 1 within'],
    [
      k.say`${k.listed([])}|${k.listed(['a'])}|${k.listed(['a', 'b'])}|${k.listed(['a', 'b', 'c'])}`,
      '|a|a and b|a, b and c',
    ],
    [
      k.say`${k.listed(['a', 'b', 'c'], 'or')}; ${k.listed(['a', 'b', 'c'], 'then')}`,
      'a, b or c; a, then b, then c',
    ],
    [k.say`${k.listed(['a', k.NOTHING, 'b'])}`, 'a and b'],
    [k.say`${k.word('wolf')}`, 'wolf'],
    [k.say`${k.many(1, 'wolf')}, ${k.many(2, 'wolf')}, ${k.many(0, 'cart')}`, 'a wolf, 2 wolves, 0 carts'],
    [k.say`${k.many(k.say`so many`, 'wolf')}`, 'so many wolves'],
    [k.say`${k.many(1, 'hero')}`, 'our hero'],
  ])('%#', (phrase, expected) => {
    expect(text(phrase)).toBe(expected);
  });
});

describe('nouns', () => {
  it.each([
    ['a', big, 'a big ship you control'],
    ['each', big, 'each big ship you control'],
    ['many', big, 'big ships you control'],
    ['bare', big, 'big ship you control'],
    [1, big, 'a big ship you control'],
    [3, big, '3 big ships you control'],
    [k.say`${2} or more`, ship, '2 or more ships'],
    ['a', k.adjective('old'), 'an old card'],
    ['a', k.noun('egg'), 'an egg'],
    ['a', k.noun('unicorn'), 'a unicorn'],
    ['a', k.noun('hour'), 'an hour'],
    ['a', k.noun('one-eyed man'), 'a one-eyed man'],
    ['a', k.adjective('other'), 'another card'],
    ['a', { ...k.noun('man'), after: [k.say`other than it`] }, 'a man other than it'],
    ['many', k.definite(k.say`this card`), 'this card'],
  ] as const)('%s: %#', (how, is, expected) => {
    expect(text(k.say`${k.counted(is, how)}`)).toBe(expected);
  });
});

describe('sentences', () => {
  it.each([
    [k.say`it rains`, 'It rains.'],
    [k.say`does it rain?`, 'Does it rain?'],
    [k.say` spaced `, 'Spaced.'],
    [k.NOTHING, ''],
  ])('%#', (phrase, expected) => {
    expect(k.sentence(english, names, phrase)).toBe(expected);
  });
});

it('a place that nothing fills stays empty', () => {
  expect(text({ key: 'a {0} and {1}', args: ['x'] })).toBe('a x and ');
});

describe('the cards of both games', () => {
  const sentences = (engine: k.Engine): string[] =>
    engine.definitions.slice(1).flatMap((d) =>
      d.abilities.map((id) => {
        const all: k.Names = { def: (def) => engine.definitions[def].id, cardDef: () => 0, player: () => '' };
        return `${d.id}: ${k.sentence(engine.language, all, engine.abilities[id].say)}`;
      }),
    );

  it('read as they were meant: sparks', () => {
    expect(sentences(sparks.engine)).toEqual([
      'Banner: Each other creature you control has +1 power.',
      'Loner: While there are fewer than 2 creatures you control, this card has +2 power.',
      'Mourner: When a creature dies and that player is you, draw a card.',
      'Guard: If you are struck, instead destroy this card.',
      'Warden: A creature you do not control with power 1 or less may not attack.',
      'Bolt: At any time: pay its price and choose a creature to wound it twice.',
      'Surge: At any time: pay its price to give a creature +2 power until the end of the turn.',
      'Denial: Something waits: pay its price to undo the last.',
      'Insight: It is your turn: pay its price to draw a card 2 times, then you may for each creature you control, give it +1 power until the end of the turn.',
    ]);
  });

  it('read as they were meant: harbour', () => {
    expect(sentences(harbour.engine)).toEqual([
      'Barge: This card has exactly 0 speed.',
      'Flagship: Each ship you control has +1 hull.',
      'Flagship: Each ship has at most 2 speed.',
      'Tender: When a ship you control is hit, you may repair that card.',
      'Raider: When this card sinks, if a ship you do not control is a ship, hit that prey.',
      'Decoy: If another ship you control is hit, instead hit this card.',
      'Watchman: When a ship you control is about to be hit, you may give that card +1 hull until the end of the day.',
      'Watchman: When a ship you control sinks, draw a card.',
      'Pilot: At any time: pay its cost to choose one: give this card +2 speed until the start of the day or for each ship you control, repair it.',
      'Keel: Its bearer has +1 hull for each card on its bearer.',
      'Sails: Its bearer has 2 times its speed.',
      'Gale: At any time: pay its cost to hit a ship with more than 1 hull 2 times.',
      'Embargo: At any time: pay its cost, and until the start of the storm, a ship may not be repaired.',
    ]);
  });
});
