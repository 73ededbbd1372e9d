/** Scenarios in TypeScript: the driver says what a file says; each kind of check can fail. */
import { scenarioTests, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { harbourScenarios } from '../scenarios/harbour.ts';
import { sparksScenarios } from '../scenarios/sparks.ts';

const scenario = scenarioTests(test, sparksScenarios);

scenario('a spell is answered, and what was answered still resolves', (t) => {
  t.given({
    players: {
      Ann: { hand: ['Bolt'], field: ['Wolf'] },
      Bob: { hand: ['Surge', 'Bolt'], field: ['Bear', 'Banner'] },
    },
  });
  t.player('Ann').mayChoose.exactly('Pass', 'Bolt', 'Attack with Wolf');
  t.player('Ann').does('Bolt', 'Bear');
  t.player('Bob').mayChoose.includes('Surge');
  t.player('Bob').does('Surge', 'Bear');
  t.everyonePasses();
  t.expect.value('Bear', 'power', 7, { base: 4, by: { Banner: 1, Surge: 2 } });
  t.everyonePasses();
  t.expect.card('Bear', { damage: 2, in: 'field of Bob' }).zone('discard of Ann', ['Bolt in discard of Ann']);
  t.player('Ann').has({ charge: 3, hand: 0 }).mayNot('Wolf', { to: 'summon', because: 'not in your hand' });
  t.expects({ asked: 'Ann', result: 'undecided' });
  t.nothingPending();
});

scenarioTests(test, harbourScenarios)('a storm alone, with fixed winds, for three', (t) => {
  t.given({
    phase: 'storm',
    dice: [5],
    players: { Ann: { quay: ['Cutter'] }, Bob: { quay: ['Barge'] }, Cat: {} },
  });
  t.expect.table({ winds: 5 }).card('Cutter', { blows: 1 }).card('Barge', { blows: 1 }).asked('nobody');
  t.nothingPending();
});

scenario('cards that lie face down in the open have no effect; cards in hand may be known to others', (t) => {
  t.given({
    active: 'Bob',
    players: {
      Ann: { hand: [{ card: 'Bolt', knownTo: ['Bob'] }, 'Denial'], field: ['Wolf'] },
      Bob: { hand: ['Surge'], field: ['Bear', { card: 'Banner', as: 'hidden banner', knownTo: ['Bob'] }] },
    },
  });
  t.expect.value('Bear', 'power', 4, { by: {} });
  const seen = (card: string, by: number) =>
    t.adapter.game.view(t.state, by).card.def[t.who.card(card)] !== 0;
  expect([seen('hidden banner', 1), seen('hidden banner', 2)]).toEqual([false, true]);
  expect([seen('Bolt', 2), seen('Denial', 2)]).toEqual([true, false]);
  t.player('Bob').mayChoose.includes('Attack with Bear', 'Surge');
});

/** The message of what a script of a duel fails with. */
function failure(script: (t: Table<ReturnType<typeof sparksScenarios.game.create>>) => void): string {
  const t = new Table(sparksScenarios);
  try {
    t.given({ players: { Ann: { hand: ['Bolt', 'Wolf', 'Wolf'] }, Bob: { field: ['Bear'] } } });
    script(t);
    t.finish();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('nothing failed');
}

describe('what fails', () => {
  test('an option that is not offered, with the list of those that are', () => {
    const message = failure((t) => t.player('Ann').does('Summon Bear'));
    expect(message).toContain('"Summon Bear" is not among what Ann may choose');
    expect(message).toContain('Summon Wolf (2)');
  });
  test('words that several options begin with', () => {
    expect(failure((t) => t.player('Ann').does('Summon'))).toContain('could be several');
    expect(failure((t) => t.player('Ann').does(''))).toContain('"" is not among');
  });
  test('a choice by a player who is not asked', () => {
    expect(failure((t) => t.player('Bob').does('Pass'))).toContain('it is Ann who must choose');
  });
  test.each([
    ['too few', ['Pass', 'Bolt', 'Summon Wolf (1)'], 'Summon Wolf (2)" is offered'],
    ['too many', ['Pass', 'Bolt', 'Summon Wolf (1)', 'Summon Wolf (2)', 'Attack'], '"Attack" is not offered'],
    ['one twice', ['Pass', 'Pass', 'Bolt', 'Summon Wolf (1)', 'Summon Wolf (2)'], '5 are expected'],
  ])('an exact set with %s', (_how, wanted, says) => {
    expect(failure((t) => t.player('Ann').mayChoose.exactly(...wanted))).toContain(says);
  });
  test('what should not be offered but is', () => {
    expect(failure((t) => t.player('Ann').mayChoose.excludes('Bolt'))).toContain('"Bolt" is offered');
  });
  test('something that should be refused but is not, or for another reason or rule', () => {
    expect(failure((t) => t.player('Ann').mayNot('Bolt'))).toContain('but it is offered');
    const other = failure((t) => t.player('Ann').mayNot('Bear', { to: 'summon', because: 'too dear' }));
    expect(other).toContain('it is not in your hand');
    // The reason is that of another thing: what such a card is for is offered.
    const beside = failure((t) => t.player('Ann').mayNot('Bolt', { because: 'it is no creature' }));
    expect(beside).toContain('nothing refuses it');
    const unnamed = failure((t) => t.player('Ann').mayNot('Bear', { to: 'sell', because: 'x' }));
    expect(unnamed).toContain('name in "to" one of');
    expect(failure((t) => t.player('Ann').mayNot('Bear', { rule: 'XX-1' }))).toContain('rule XX-1');
  });
  test('a wrong value, base, source, place, zone, column', () => {
    expect(failure((t) => t.expect.value('Bear', 'power', 5))).toContain('power of "Bear" is 4, not 5');
    expect(failure((t) => t.expect.value('Bear', 'power', 4, { base: 3 }))).toContain('base power');
    expect(failure((t) => t.expect.value('Bear', 'power', 4, { by: { Wolf: 1 } }))).toContain('Wolf +1');
    expect(failure((t) => t.expect.card('Bear', { in: 'hand of Bob' }))).toContain('"field of Bob"');
    expect(failure((t) => t.expect.zone('field of Bob', []))).toContain('holds Bear, not nothing');
    expect(failure((t) => t.player('Bob').has({ life: 11 }))).toContain('life of Bob is 12, not 11');
    expect(failure((t) => t.player('Bob').has({ field: 2 }))).toContain('is 1, not 2');
  });
  test('a result while the game goes on, the wrong player asked, something pending', () => {
    expect(failure((t) => t.expect.result({ Ann: 'won' }))).toContain('the game goes on');
    expect(failure((t) => t.expect.asked('Bob'))).toContain('Ann must choose, not Bob');
    const half = failure((t) => {
      t.given({});
    });
    expect(half).toContain('given already');
  });
  test('names that mean nothing, or several things', () => {
    expect(failure((t) => t.expect.card('Baer', {}))).toContain('did you mean "Bear"?');
    expect(failure((t) => t.expect.card('Wolf', {}))).toContain('Wolf #1, Wolf #2');
    expect(failure((t) => t.player('Bop'))).toContain('did you mean "Bob"?');
    expect(failure((t) => t.expect.card('Bear', { pwer: 3 }))).toContain('did you mean "power"?');
    expect(failure((t) => t.expect.card('Bear', { in: 'feild of Bob' }))).toContain('did you mean "field"?');
  });
});

function storm(dice: readonly number[]): () => void {
  return () => {
    const t = new Table(harbourScenarios);
    t.given({ phase: 'storm', dice, players: { Ann: { quay: ['Cutter'] }, Bob: {} } });
    t.finish();
  };
}

test('dice must be used up exactly, and be possible', () => {
  expect(storm([4])).not.toThrow();
  expect(storm([4, 4])).toThrow('dice were left over: 4');
  expect(storm([])).toThrow('A random outcome was needed');
  expect(storm([7])).toThrow('not a number from 1 to 6');
});

test('a chain that waits is pending', () => {
  const t = new Table(sparksScenarios);
  t.given({ players: { Ann: { hand: ['Bolt'] }, Bob: { hand: ['Denial'], field: ['Bear'] } } });
  t.player('Ann').does('Bolt');
  expect(() => t.nothingPending()).toThrow('something is pending: game');
});
