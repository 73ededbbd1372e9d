/** Texts call a card by its name or kind, and a person whose gender is known he or she. */
import { counted, english, HIS_OR_HER, noun, type Phrase, render, say, self, the } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { withOwnName } from '../../src/cards/own-name.ts';
import { allCards, factsOf } from '../../src/facts/cards.ts';

const names = { def: () => '', cardDef: () => 0, player: () => '' };
const told = (id: string, phrase: Phrase): string => render(english, names, withOwnName(phrase, factsOf(id)));

const WITCH_KING = '2_85';
const ARWEN = '1_30';
const VILE_PIT = '17_118';
const CORPSES = '16_2';

const wins = say`each time ${self.say} wins, you may exert ${self.say}`;
test.each([
  [WITCH_KING, 'each time The Witch-king wins, you may exert him'],
  [ARWEN, 'each time Arwen wins, you may exert her'],
  [VILE_PIT, 'each time Vile Pit wins, you may exert Vile Pit'],
  [CORPSES, 'each time this minion wins, you may exert this minion'],
])('%s is named once, and then he or she where that is known', (id, text) => {
  expect(told(id, wins)).toBe(text);
});

test('who acts is he or she, and whose it is his or her', () => {
  expect(told(ARWEN, say`exert ${self.say}, and ${say`${self.say} is damage +1`}`)).toBe(
    'exert Arwen, and she is damage +1',
  );
  expect(told(ARWEN, say`${self.say} bears ${{ word: HIS_OR_HER }} sword`)).toBe('Arwen bears her sword');
  expect(told(WITCH_KING, say`${self.say} bears ${{ word: HIS_OR_HER }} sword`)).toBe(
    'The Witch-king bears his sword',
  );
  expect(told(CORPSES, say`${self.say} bears ${{ word: HIS_OR_HER }} sword`)).toBe(
    'this minion bears his or her sword',
  );
});

const orc = counted(noun('Orc'), 'a');
test('after somebody else only the one whom the sentence is about is he', () => {
  expect(told(WITCH_KING, say`while ${self.say} is skirmishing ${orc}, ${say`${self.say} has +2`}`)).toBe(
    'while The Witch-king is skirmishing an Orc, he has +2',
  );
  expect(told(WITCH_KING, say`exert ${self.say} to let ${orc} fight ${self.say}`)).toBe(
    'exert The Witch-king to let an Orc fight The Witch-king',
  );
  expect(told(WITCH_KING, say`exert ${orc}: ${HIS_OR_HER}`)).toBe('exert an Orc: his or her');
  expect(told(WITCH_KING, say`exert ${self.say} to let ${the('Orc').say} fight ${self.say}`)).toBe(
    'exert The Witch-king to let that Orc fight The Witch-king',
  );
});

test('how many there are can be said of the card too', () => {
  const swords = counted(noun('sword'), say`all of ${self.say}'s`);
  expect(told(CORPSES, say`discard ${swords}`)).toBe("discard all of this minion's swords");
});

test('gender is known of persons only, and of nobody twice', () => {
  const known = allCards.filter(({ gender }) => gender !== 'none');
  expect(
    known.every(({ unique, kind }) => unique && ['companion', 'ally', 'minion', 'follower'].includes(kind)),
  ).toBe(true);
  const women = new Set(known.filter(({ gender }) => gender === 'she').map(({ title }) => title));
  expect([...women].toSorted()).toEqual(
    [
      'Arwen',
      'Galadriel',
      'Goldberry',
      'Melilot Brandybuck',
      'Rosie Cotton',
      'Shelob',
      'Uruviel',
      'Éowyn',
    ].toSorted(),
  );
  expect(known.filter(({ gender, title }) => gender === 'he' && women.has(title))).toEqual([]);
});
