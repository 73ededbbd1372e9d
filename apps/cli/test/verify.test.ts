/** `verify`: a fair record holds; one that was tampered with anywhere does not. */
import { createHash } from 'node:crypto';
import { random } from '@westmarch/bots';
import type { Game, State } from '@westmarch/kernel';
import { lotrTcg, lotrTcgScenarios, starterDecks } from '@westmarch/lotr-tcg';
import { meccg, meccgScenarios } from '@westmarch/meccg';
import type { ScenarioGame } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { toss } from './toss.ts';
import { command, file } from './toss-commands.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const secret = 'ab'.repeat(32);
const values = ['01'.repeat(16), ''];
const fair = { commitment: sha256(secret), secret, values };
const seed = sha256(`${secret}|${values[0]}|`);
const record = toss().game.record({ decks: [['token'], ['token']] }, seed, [1, 0, 1, 0, 1, 0]);
const table = { players: ['Anna', 'Bert'] };
const keep = (name: string, changes: object = {}): string =>
  file(`${name}.json`, JSON.stringify({ ...record, fair, table, ...changes }));

test('a fair game holds, and its dice are listed', async () => {
  const { code, out, err } = await command(['verify', keep('fair')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('holds  commitment');
  expect(out).toContain('it follows from the secret and the values of Anna');
  expect(out).toContain('6, each of them was offered');
  expect(out).toMatch(/choice 1: [1-6]\n/);
  expect(out).toMatch(/3 random outcomes and 0 shuffles/);
  expect(out).toContain('the record ends before the game does');
});

test('the dice that are listed are those of the game', async () => {
  const { out } = await command(['verify', keep('json'), '--json']);
  const told: { chance: { dice: number[] }[]; holds: boolean } = JSON.parse(out);
  const s = toss().game.replay(record);
  expect(told.holds).toBe(true);
  expect(told.chance.flatMap(({ dice }) => dice).reduce((a, b) => a + b)).toBe(
    s.player.points[1] + s.player.points[2],
  );
});

test.each<[string, object, RegExp]>([
  ['another secret', { fair: { ...fair, secret: 'cd'.repeat(32) } }, /FAILS {2}commitment.*\nFAILS {2}seed/],
  [
    'another commitment',
    { fair: { ...fair, commitment: sha256('x') } },
    /FAILS {2}commitment.*\nholds {2}seed/,
  ],
  [
    'another value',
    { fair: { ...fair, values: ['02'.repeat(16), ''] } },
    /holds {2}commitment.*\nFAILS {2}seed/,
  ],
  ['values exchanged', { fair: { ...fair, values: values.toReversed() } }, /FAILS {2}seed/],
  ['another seed', { seed: sha256('mine') }, /FAILS {2}seed/],
  ['a choice that was not offered', { choices: [1, 0, 7] }, /FAILS {2}choices +choice 3: 7 was not offered/],
  [
    'choices after the end',
    { choices: Array.from({ length: 40 }, () => 1) },
    /FAILS {2}choices.*was over before it/,
  ],
])('%s is found', async (what, changes, says) => {
  const { code, out, err } = await command(['verify', keep(what.replaceAll(' ', '-'), changes)]);
  expect(code).toBe(1);
  expect(out).toMatch(says);
  expect(err).toContain('was not dealt as promised');
});

test.each<[string, object, RegExp]>([
  ['no commitment', { fair: undefined }, /fair: this record carries no commitment/],
  ['a secret that is none', { fair: { ...fair, secret: 7 } }, /fair: field "secret": expected a text/],
  ['values that are none', { fair: { ...fair, values: 'x' } }, /fair: field "values": expected a list/],
  ['no choices', { choices: 'all' }, /choices: expected a list/],
  ['other rules', { rules: '9' }, /rules: made by rules 9/],
  ['another game', { game: 'chess' }, /"chess" is no known game/],
])('%s is bad input', async (what, changes, says) => {
  const { code, out, err } = await command(['verify', keep(what.replaceAll(' ', '_'), changes)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(says);
});

const holds = async (path: string, adapter: ScenarioGame): Promise<void> => {
  const { code, out } = await command(['verify', path], [adapter]);
  expect(code, out).toBe(0);
  expect(out).toContain('before the first choice: ');
  expect(out).toContain('shuffled deck of Anna; shuffled deck of Bert');
  expect(out).toMatch(/Anna (won|lost|drawn), Bert (won|lost|drawn)/);
};

test('whole games of both kinds, with their shuffles', async () => {
  const [one, two] = starterDecks;
  const a = playOut(meccg, meccg.spec.readSetup({ decks: ['A', 'B'], length: 1 }));
  await holds(keep('meccg', a), meccgScenarios);
  const b = playOut(lotrTcg, lotrTcg.spec.readSetup({ decks: [one.key, two.key] }));
  await holds(keep('lotr-tcg', b), lotrTcgScenarios);
});

function playOut<S extends State, Setup>(game: Game<S, Setup>, setup: Setup): object {
  const bot = random('verify');
  const s = game.create(setup, seed);
  const choices: number[] = [];
  for (let d = game.pending(s); d !== null; d = game.pending(s)) {
    const choice = bot.choose(s, d, game.options(s), choices.length);
    choices.push(choice);
    game.apply(s, choice);
  }
  return { ...game.record(setup, seed, choices), fair };
}
