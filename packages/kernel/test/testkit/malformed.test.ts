/** Files that are no scenarios: each message names the line, the field, and what was expected. */
import { runScenarioFile } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { harbourScenarios } from '../scenarios/harbour.ts';
import { sparksScenarios } from '../scenarios/sparks.ts';

const games = [sparksScenarios, harbourScenarios];
const HEAD = 'scenario: a title\ngame: sparks\n';
const TABLE = `${HEAD}given:\n  players:\n    Ann: { hand: [Wolf, Bear] }\n    Bob: {}\n`;

const only = (text: string) => {
  const { results } = runScenarioFile('file.yaml', text, games);
  expect(results).toHaveLength(1);
  return results[0];
};

test.each<[what: string, text: string, line: number, field: string, says: string]>([
  ['an empty file', '', 1, '', 'found nothing'],
  ['comments alone', '# nothing here\n', 1, '', 'found nothing'],
  ['no YAML', 'scenario: [a, b\ngame: x\n', 2, '', 'Flow sequence'],
  ['a key twice', `${HEAD}game: sparks\n`, 3, '', 'Map keys must be unique'],
  ['a list', '- a\n- b\n', 1, '', 'expected a scenario'],
  ['no title', 'game: sparks\n', 1, 'scenario', 'expected a text, found nothing'],
  ['a title that is a number', 'scenario: 5\ngame: sparks\n', 1, 'scenario', 'expected a text, found 5'],
  ['no game', 'scenario: x\n', 1, 'game', 'expected a text'],
  [
    'an unknown game',
    'scenario: x\ngame: chess\n',
    2,
    'game',
    '"chess" is no known game; known games: sparks, harbour',
  ],
  ['no position', HEAD, 1, 'given', 'expected a position'],
  ['a misspelt part', `${HEAD}givn:\n  players: {}\n`, 3, 'givn', 'did you mean "given"?'],
  ['no players', `${HEAD}given:\n  dice: [1]\n`, 3, 'given.players', 'found nothing'],
  [
    'no cards',
    `${HEAD}given:\n  players:\n    Ann: {}\n    Bob: {}\n`,
    4,
    'given.players',
    'at least one card',
  ],
  [
    'an unknown field',
    `${HEAD}given:\n  players:\n    Ann: {}\n  phsae: act\n`,
    6,
    'given.phsae',
    'did you mean "phase"?',
  ],
  [
    'an unknown phase',
    `${HEAD}given:\n  players:\n    Ann: {}\n  phase: akt\n`,
    6,
    'given.phase',
    'did you mean "act"?',
  ],
  [
    'an unknown zone',
    `${HEAD}given:\n  players:\n    Ann:\n      hnad: [Wolf]\n`,
    6,
    'given.players.Ann.hnad',
    'did you mean "hand"?',
  ],
  [
    'an unknown card',
    `${HEAD}given:\n  players:\n    Ann:\n      hand:\n        - Bear\n        - Wofl\n`,
    8,
    'given.players.Ann.hand[1]',
    '"Wofl" is no card of sparks; did you mean "Wolf"?',
  ],
  [
    'an unknown field of a card',
    `${HEAD}given:\n  players:\n    Ann:\n      field:\n        - card: Bear\n          damge: 1\n`,
    8,
    'given.players.Ann.field[0].damge',
    'did you mean "damage"?',
  ],
  [
    'a card without a name',
    `${HEAD}given:\n  players:\n    Ann: { field: [{ damage: 1 }] }\n`,
    5,
    'given.players.Ann.field[0].card',
    'expected a card of sparks, found nothing',
  ],
  [
    'a text for a number',
    `${HEAD}given:\n  players:\n    Ann:\n      life: many\n`,
    6,
    'given.players.Ann.life',
    'expected a whole number, found "many"',
  ],
  [
    'a part of a number',
    `${HEAD}given:\n  players:\n    Ann:\n      life: 1.5\n`,
    6,
    'given.players.Ann.life',
    'expected a whole number, found 1.5',
  ],
  [
    'a number for a flag',
    `${HEAD}given:\n  players:\n    Ann: { field: [{ card: Bear, tired: 1 }] }\n`,
    5,
    'given.players.Ann.field[0].tired',
    'expected true or false, found 1',
  ],
  [
    'an unknown player',
    `${TABLE}  active: Cat\n`,
    7,
    'given.active',
    '"Cat" is no player; there are Ann, Bob',
  ],
  [
    'an owner who is nobody',
    `${HEAD}given:\n  players:\n    Ann: { field: [{ card: Bear, owner: Bob }] }\n`,
    5,
    'given.players.Ann.field[0].owner',
    '"Bob" is no player',
  ],
  ['steps that are no list', `${TABLE}do: Pass\n`, 7, 'do', 'expected a list, found "Pass"'],
  [
    'a step of an unknown player',
    `${TABLE}do:\n  - Ann: Pass\n  - Bop: Pass\n`,
    9,
    'do[1].Bop',
    'did you mean "Bob"?',
  ],
  ['a step of two players', `${TABLE}do:\n  - { Ann: Pass, Bob: Pass }\n`, 8, 'do[0]', 'expected one player'],
  [
    'a step of other words',
    `${TABLE}do:\n  - everybody passes\n`,
    8,
    'do[0]',
    'did you mean "everyone passes"?',
  ],
  [
    'an unknown expectation',
    `${TABLE}expect:\n  cards: {}\n  reslt: undecided\n`,
    9,
    'expect.reslt',
    'did you mean "result"?',
  ],
  [
    'an unknown value',
    `${TABLE}expect:\n  cards:\n    Bear: { powr: 3 }\n`,
    9,
    'expect.cards.Bear.powr',
    'did you mean "power"?',
  ],
  [
    'an unknown card in what is expected',
    `${TABLE}expect:\n  cards:\n    Baer: { power: 3 }\n`,
    9,
    'expect.cards.Baer',
    'did you mean "Bear"?',
  ],
  [
    'an unknown place',
    `${TABLE}expect:\n  cards:\n    Bear: { in: hnad of Ann }\n`,
    9,
    'expect.cards.Bear.in',
    'did you mean "hand"?',
  ],
  [
    'an unknown outcome',
    `${TABLE}expect:\n  result: { Ann: wins }\n`,
    8,
    'expect.result.Ann',
    'expected one of won, lost, drawn, found "wins"',
  ],
])('%s', (_what, text, line, field, says) => {
  const { outcome, problem } = only(text);
  expect(outcome).toBe('malformed');
  expect(problem).toMatchObject({ line, field });
  expect(problem?.message).toContain(says);
  expect(problem?.message).not.toContain('\n');
});

test('a failure names the line and field that is not so; the scenarios around it are run all the same', () => {
  const good = `${TABLE}expect:\n  asked: Ann\n`;
  const bad = `${TABLE}expect:\n  cards:\n    Bear:\n      power: 5\n`;
  const { results } = runScenarioFile('file.yaml', [good, bad, good].join('---\n'), games);
  expect(results.map(({ outcome, line }) => ({ outcome, line }))).toEqual([
    { outcome: 'passed', line: 1 },
    { outcome: 'failed', line: 10 },
    { outcome: 'passed', line: 21 },
  ]);
  expect(results[1].problem).toEqual({
    line: 19,
    field: 'expect.cards.Bear.power',
    message: 'power of "Bear" is 4, not 5',
  });
});

test('an error of the game itself is told from a failure', () => {
  const broken = {
    ...sparksScenarios,
    phases: {
      act: {
        start: () => {
          throw new Error('no such luck');
        },
      },
    },
  };
  const { results } = runScenarioFile('file.yaml', TABLE, [broken]);
  expect(results[0]).toMatchObject({ outcome: 'broken', problem: { message: 'no such luck' } });
});
