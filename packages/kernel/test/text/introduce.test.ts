/** Targets in sentences, nouns that give way, words behind a number: what makes a card's text read as a sentence. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';

const english = k.englishWith({ strikes: { one: 'strike', other: 'strikes', countable: true } });
const names: k.Names = { def: () => '', cardDef: () => 0, player: () => '' };
const text = (phrase: k.Phrase): string => k.render(english, names, phrase);
const any = (noun: k.Noun): k.Filter => k.filter('test', [], () => 'true', noun);
const now = k.always(k.say`now`);
const tapIt = (card: k.CardRef): k.Effect => k.effect('tap', [card], k.say`tap ${card.say}`, () => undefined);
const cancel: k.Effect = k.effect('cancel', [], k.say`cancel it`, () => undefined);
const scout = any({ adjectives: [k.word('old')], noun: 'scout', after: [] });

describe('a target', () => {
  it('is introduced where it is first mentioned, and pointed at afterwards', () => {
    const a = k.action({
      window: now,
      targets: [k.choose('scout', scout)],
      costs: [k.cost(now, tapIt(k.the('scout')))],
      effect: k.sequence(cancel, tapIt(k.the('scout'))),
    });
    expect(text(a.say)).toBe('now: tap an old scout to cancel it, then tap that scout');
  });
  it('that is never mentioned is said to be chosen', () => {
    expect(text(k.action({ window: now, targets: [k.choose('x', scout)], effect: cancel }).say)).toBe(
      'now: choose an old scout to cancel it',
    );
  });
  it('with a name is called by it each time', () => {
    const elrond = any(k.definite(k.say`Elrond`));
    const a = k.action({
      window: now,
      targets: [k.choose('who', elrond)],
      effect: k.sequence(tapIt(k.the('who')), tapIt(k.the('who'))),
    });
    expect(text(a.say)).toBe('now: tap Elrond, then tap Elrond');
  });
});

describe('nouns', () => {
  const character = any(k.weakNoun('character'));
  it('that are weak give way to others', () => {
    expect(text(k.both(scout, character).say)).toBe('an old scout');
    expect(text(k.both(any(k.adjective(k.word('old'))), character).say)).toBe('an old character');
    expect(text(k.both(any(k.noun('Dwarf')), any(k.noun('faction'))).say)).toBe('a Dwarf faction');
  });
  it('are negated by their adjective or by what stands behind', () => {
    expect(text(k.both(k.non(any(k.adjective(k.word('old')))), character).say)).toBe('a non-old character');
    expect(text(k.both(k.non(any(k.behind(k.say`bearing gold`))), character).say)).toBe(
      'a character not bearing gold',
    );
  });
  it('can be called something else', () => {
    expect(text(k.called(k.noun('hazard'), k.either(scout, character)).say)).toBe('a hazard');
  });
});

it('a countable word follows its number, any other does not', () => {
  expect(text(k.say`+${1} ${k.wordFor('strikes', 1)}, +${2} ${k.wordFor('strikes', 2)}`)).toBe(
    '+1 strike, +2 strikes',
  );
  expect(text(k.say`+${2} ${k.wordFor('prowess', 2)}`)).toBe('+2 prowess');
});

describe('conditions of a number', () => {
  const against: k.Condition = { ...now, behind: k.say`against Orcs` };
  const silent: k.Condition = { ...now, say: k.NOTHING };
  it('stand before it, behind it, or say nothing', () => {
    expect(text(k.whilst(k.say`+${1}`, undefined))).toBe('+1');
    expect(text(k.whilst(k.say`+${1}`, silent))).toBe('+1');
    expect(text(k.whilst(k.say`+${1}`, against))).toBe('+1 against Orcs');
    expect(text(k.whilst(k.say`+${1}`, k.all(now, against, silent)))).toBe('while now, +1 against Orcs');
    expect(text(k.whilst(k.say`+${1}`, k.all(now, now)))).toBe('while now and now, +1');
  });
});
