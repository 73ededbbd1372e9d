/** Telling a scenario: what is asked, offered, chosen and changed; stopping it; a position in the words of `given`. */
import { runScenarioFile, type ScenarioGame, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { harbourScenarios } from '../scenarios/harbour.ts';
import { sparksScenarios } from '../scenarios/sparks.ts';

const games: readonly ScenarioGame[] = [sparksScenarios, harbourScenarios];
const SURGE = `scenario: a surge
game: sparks
given:
  players:
    Ann: { hand: [Surge], field: [Wolf, Bear] }
    Bob: {}
do:
  - { as: the surge, Ann: [Surge, Bear] }
  - Ann: Attack with Bear
expect: { asked: Ann }
`;
const only = (text: string, options = {}) => runScenarioFile('file.yaml', text, games, options).results[0];

describe('trace', () => {
  const { told = [], asked, outcome } = only(SURGE, { trace: true });

  test('each decision: who is asked what, where, all options, the choice and the step', () => {
    expect(outcome).toBe('passed');
    expect(
      told.map(({ player, ask, options, choice, step }) => ({ player, ask, options, choice, step })),
    ).toEqual([
      {
        player: 'Ann',
        ask: 'Summon a creature, cast a spell, attack, or end your turn',
        options: [
          'Pass',
          'Surge: at any time: pay its price to give a creature +2 power until the end of the turn',
          'Attack with Wolf',
          'Attack with Bear',
        ],
        choice: 'Surge: at any time: pay its price to give a creature +2 power until the end of the turn',
        step: 'do[0].Ann[0]',
      },
      {
        player: 'Ann',
        ask: 'Choose a creature',
        options: ['Wolf', 'Bear'],
        choice: 'Bear',
        step: 'do[0].Ann[1]',
      },
      {
        player: 'Ann',
        ask: 'Summon a creature, cast a spell, attack, or end your turn',
        options: ['Pass', 'Attack with Wolf', 'Attack with Bear'],
        choice: 'Attack with Bear',
        step: 'do[1].Ann',
      },
    ]);
    expect(told[1].at).toContain('choose');
  });

  test('what each choice changed: places, columns, values, effects', () => {
    expect(told.map(({ changes }) => changes)).toEqual([
      [],
      [
        'Surge: hand of Ann → discard of Ann',
        'Bear: power 4 → 6',
        'Ann: charge 4 → 3',
        'Ann: inHand 1 → 0',
        'begins: from Surge, on Bear, changes power, by 2, until end of turn',
      ],
      ['Bear: tired no → yes', 'Bob: life 12 → 6'],
    ]);
  });

  test('what is asked at the end', () => expect(asked?.options).toEqual(['Pass', 'Attack with Wolf']));

  test('without it nothing is told', () => expect(only(SURGE)).not.toHaveProperty('told'));

  test('what happens by itself before the first decision, dice included', () => {
    const { began } = only(
      'scenario: x\ngame: harbour\ngiven:\n  phase: storm\n  dice: [6]\n  players: { Ann: { quay: [Cutter] }, Bob: {} }\n',
      { trace: true },
    );
    expect(began).toEqual(['dice: 6', 'Cutter: blows 0 → 1', 'table: winds 0 → 6']);
  });

  test('a scenario that fails is told up to there', () => {
    const failing = only(SURGE.replace('Attack with Bear', 'Attack with Ox'), { trace: true });
    expect(failing).toMatchObject({ outcome: 'failed', problem: { field: 'do[1].Ann' } });
    expect(failing.told).toHaveLength(2);
    expect(failing.asked?.player).toBe('Ann');
  });
});

describe('stopAfter', () => {
  const at = (stopAfter: number | string) => only(SURGE, { stopAfter });
  const surged = `effects:
  - { from: Surge, on: Bear, changes: power, by: 2, until: end of turn }
players:
  Ann: { charge: 3, field: [ Wolf, Bear ], discard: [ Surge ] }
  Bob: {}
`;

  test('so many steps, and the position there', () => {
    expect(at(0)).toMatchObject({
      outcome: 'stopped',
      position: 'players:\n  Ann: { hand: [ Surge ], field: [ Wolf, Bear ] }\n  Bob: {}\n',
      asked: { player: 'Ann' },
    });
    expect(at(1)).toMatchObject({ outcome: 'stopped', position: surged });
  });
  test('a step by its name', () => expect(at('the surge').position).toBe(surged));
  test('the scenario itself may say so', () => {
    expect(only(`${SURGE}stopAfter: the surge\n`)).toMatchObject({ outcome: 'stopped', position: surged });
  });
  test.each([
    [3, 'there are 2 steps, so it can stop after 0 to 2'],
    [-1, 'there are 2 steps, so it can stop after 0 to 2'],
    ['the sruge', 'no step is called "the sruge"; did you mean "the surge"?'],
    [true, 'expected a whole number, or a text, found true'],
  ])('what it cannot stop at: %s', (stopAfter, message) => {
    const { outcome, problem } = only(`${SURGE}stopAfter: ${String(stopAfter)}\n`);
    expect({ outcome, problem }).toEqual({
      outcome: 'malformed',
      problem: { line: 11, field: 'stopAfter', message },
    });
  });
  test('where no step has a name', () => {
    const { problem } = only(SURGE.replace('as: the surge, ', ''), { stopAfter: 'x' });
    expect(problem?.message).toBe('no step is called "x": none has a name, which "as" gives it');
  });
});

describe('a position as given', () => {
  test.each([
    [
      'sparks',
      {
        active: 'Bob',
        players: {
          Ann: { life: 3, charge: 0, hand: ['Wolf', { card: 'Wolf', as: 'other' }] },
          Bob: { hand: ['Surge'], field: [{ card: 'Bear', owner: 'Ann', tired: true, damage: 2 }] },
        },
      },
    ],
    [
      'harbour',
      {
        round: 2,
        players: {
          Ann: { quay: [{ card: 'Cutter', blows: 1, aboard: ['Keel', 'Sails'] }] },
          Bob: { hand: ['Gale'] },
        },
      },
    ],
  ])('%s: laid out again, it is the same', (name, given) => {
    const adapter = games.find(({ game }) => game.name === name) ?? sparksScenarios;
    const first = new Table(adapter).given(given).position();
    expect(new Table(adapter).given(first).position()).toEqual(first);
    expect(first).toMatchObject(given);
  });
});
