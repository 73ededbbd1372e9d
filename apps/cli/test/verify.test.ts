/** `verify`: a fair record holds; one that was tampered with anywhere does not. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { random } from '@westmarch/bots';
import type { Game, State } from '@westmarch/kernel';
import { lotrTcg, lotrTcgScenarios, starterDecks } from '@westmarch/lotr-tcg';
import { meccg, meccgScenarios } from '@westmarch/meccg';
import type { ScenarioGame } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { ownFolder } from './folder.ts';
import { toss } from './toss.ts';
import { command } from './toss-commands.ts';

const { file } = ownFolder();
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

const promised = (seat: number, value: string): string =>
  value === '' ? '' : sha256(`tableone|${seat}|${value}`);
const both = ['01'.repeat(16), '02'.repeat(16)];
const seedOfBoth = sha256([secret, ...both].join('|'));
const promises = both.map((value, i) => promised(i + 1, value));
const played = {
  ...toss().game.record({ decks: [['token'], ['token']] }, seedOfBoth, [1, 0]),
  table: { id: 'tableone', players: ['Anna', 'Bert'] },
  fair: { commitment: sha256(secret), secret, values: both, promises },
};
const note = { table: 'tableone', seat: 1, value: both[0], commitment: sha256(secret), promises };
const noted = (name: string, changes: object = {}): string =>
  file(`note-${name}.json`, JSON.stringify({ ...note, ...changes }));

test('values are held against their promises, and the record against the note of a browser', async () => {
  const path = keep('promised', played);
  const alone = await command(['verify', path]);
  expect(alone.code, alone.err).toBe(0);
  expect(alone.out).toContain('holds  promises');
  expect(alone.out).toContain('holds the record against itself alone');
  const { code, out } = await command(['verify', path, '--note', noted('fair')]);
  expect(code).toBe(0);
  expect(out).toContain('holds  note        all of it is what your browser saw and chose');
});

// Each of these records agrees with itself in every way: only what a player kept finds the host out.
const otherSecret = 'cd'.repeat(32);
const rigged = {
  ...played,
  seed: sha256([otherSecret, ...both].join('|')),
  fair: { ...played.fair, secret: otherSecret, commitment: sha256(otherSecret) },
};
const swapped = [both[0], '03'.repeat(16)];
const chosenLate = {
  ...played,
  seed: sha256([secret, ...swapped].join('|')),
  fair: { ...played.fair, values: swapped, promises: swapped.map((value, i) => promised(i + 1, value)) },
};
const without = ['', both[1]];
const leftOut = {
  ...played,
  seed: sha256([secret, ...without].join('|')),
  fair: { ...played.fair, values: without, promises: without.map((value, i) => promised(i + 1, value)) },
};
test.each<[string, object, RegExp]>([
  ['another secret after the values were known', rigged, /promised another secret to this browser/],
  [
    'a value of the other seat that was chosen late',
    chosenLate,
    /value of seat 2 is not the one that was promised/,
  ],
  ['a game without this player’s value', leftOut, /value of seat 1 is not the one that this browser chose/],
])('%s: the record alone holds, against the note it fails', async (what, changes, says) => {
  const path = keep(what.replaceAll(/\W/g, '-'), changes);
  expect((await command(['verify', path])).code).toBe(0);
  const { code, out } = await command(['verify', path, '--note', noted('kept')]);
  expect(code).toBe(1);
  expect(out).toMatch(says);
});

test('a value that was not promised is found in the record itself; a note of another table is refused', async () => {
  const unkept = { ...played, fair: { ...played.fair, promises: [promises[0], sha256('x')] } };
  const found = await command(['verify', keep('unkept', unkept)]);
  expect(found.code).toBe(1);
  expect(found.out).toContain('FAILS  promises');
  const other = await command([
    'verify',
    keep('promised2', played),
    '--note',
    noted('other', { table: 'tabletwo' }),
  ]);
  expect(other.code).toBe(2);
  expect(other.err).toContain('this note is of table tabletwo');
});

test('what is listed is what happened: chance was used exactly where dice or shuffles are told', async () => {
  const told = async (path: string, adapter: ScenarioGame): Promise<Listed[]> => {
    const { out } = await command(['verify', path, '--json'], [adapter]);
    const { chance }: { chance: Listed[] } = JSON.parse(out);
    return chance;
  };
  const one = keep('listed-one', playOut(meccg, meccg.spec.readSetup({ decks: ['A', 'B'], length: 1 })));
  const first = await told(one, meccgScenarios);
  expect(first.map(({ number }) => number)).toEqual(usesOfChance(meccg, one));
  // The draft comes before the first shuffle.
  expect(first[0].number).toBeGreaterThan(0);
  expect(first[0].shuffled.every((place) => place.startsWith('deck of '))).toBe(true);
  const decks = ['fotr-aragorn', 'fotr-gandalf'];
  const two = keep('listed-two', playOut(lotrTcg, lotrTcg.spec.readSetup({ decks })));
  const second = await told(two, lotrTcgScenarios);
  expect(second.map(({ number }) => number)).toEqual(usesOfChance(lotrTcg, two));
  // So does the bidding.
  expect(second[0].number).toBeGreaterThan(0);
  expect(second.flatMap(({ shuffled }) => shuffled)).toEqual(
    expect.arrayContaining(['deck of Anna', 'deck of Bert']),
  );
});
interface Listed {
  readonly number: number;
  readonly shuffled: readonly string[];
}

/** The numbers of the choices after which the generator stood elsewhere than before. */
function usesOfChance<S extends State, Setup>(game: Game<S, Setup>, path: string): number[] {
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  const s = game.replay(kept, 0);
  const used: number[] = [];
  for (const [i, choice] of kept.choices.entries()) {
    const before = s.chance.slice();
    game.apply(s, choice);
    if (!s.chance.every((word, at) => word === before[at])) used.push(i + 1);
  }
  return used;
}

const holds = async (path: string, adapter: ScenarioGame): Promise<void> => {
  const { code, out } = await command(['verify', path], [adapter]);
  expect(code, out).toBe(0);
  expect(out).toContain('shuffled deck of Anna');
  expect(out).toContain('shuffled deck of Bert');
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
    const any = bot.choose(s, d, game.options(s), choices.length);
    // A high bid would end the game before the first shuffle.
    const choice = choices.length < 4 ? Math.min(1, any) : any;
    choices.push(choice);
    game.apply(s, choice);
  }
  return { ...game.record(setup, seed, choices), fair };
}
