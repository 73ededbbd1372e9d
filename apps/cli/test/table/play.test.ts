/** `play`: whole games by numbers; one of them through the real program. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readRecord } from '@westmarch/kernel';
import { meccg } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { ownFolder } from '../folder.ts';
import { startedTyping, westmarchTyping } from '../westmarch.ts';
import { numbersFor } from './typist.ts';

const { path: folder, named: inFolder } = ownFolder();
const play = (typed: readonly (string | number)[], seed: string, ...more: string[]) =>
  westmarchTyping(typed, folder, 'play', 'meccg', '--seed', seed, '--length', '1', ...more);

const ESCAPE = String.fromCharCode(27);

test('a whole game is played by numbers, fits 100 columns, and ends with a result and the points', () => {
  const { typed, session } = numbersFor('whole');
  const words = 'play meccg --seed whole --length 1 --deck A --against B'.split(' ');
  const { code, out, err } = startedTyping(typed, folder, ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const end = out.trimEnd().split('\n').slice(-4);
  const [you] = session.result ?? [];
  expect(end[0]).toMatch(you === 'won' ? /^You win/ : you === 'lost' ? /^Novice wins/ : /drawn/);
  expect(end[1]).toMatch(/^points +character +item +faction +ally +kill/);
  const wide = out.split('\n').filter((line) => line.length > 100);
  expect(wide).toEqual([]);
  expect(out).toContain('[movement/hazard]');
});

test('for screen readers: the same game in sentences, without drawing, signs or colour', async () => {
  const { typed } = numbersFor('whole');
  const { code, out } = await play(typed, 'whole', '--plain');
  expect(code).toBe(0);
  const odd = out.split('\n').filter((line) => /[\u2010-\u2bff×·]/u.test(line) || line.includes(ESCAPE));
  expect(odd).toEqual([]);
  expect(out).toMatch(/Glorfindel II, untapped: prowess 8, body 9, mind 8/);
});

test('a saved game is a record, and resumes where it was; so does one whose input ended', async () => {
  const { typed, session } = numbersFor('saved', 20);
  const file = inFolder('saved.json');
  const first = await play([...typed, `save ${file}`, 'choices'], 'saved');
  expect(first.out).toContain(`Saved to ${file}.`);
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  expect(record.choices).toEqual(session.choices);
  expect(meccg.same(meccg.replay(record), session.state)).toBe(true);
  const question = first.out.split('\n').findLast((line) => /^ {2}1 {2}/.test(line));
  const again = await westmarchTyping(['choices'], folder, 'play', 'meccg', '--resume', file);
  expect(again.out.split('\n')).toContain(question);
  const kept = /--resume (\S+)/.exec(first.out)?.[1] ?? '';
  expect(readRecord(JSON.parse(readFileSync(kept, 'utf8'))).choices).toEqual(record.choices);
});

test('undo, log, board, hand, help and what cannot be typed', async () => {
  const { typed } = numbersFor('words', 16);
  const lines = [...typed, 'undo', 'log 3', 'board', 'hand', 'points', 'help', 'xyzzy', '9999', 'quit'];
  const { code, out } = await play(lines, 'words');
  expect(code).toBe(0);
  for (const part of [
    'Back to your previous decision.',
    'HAND',
    'why CARD',
    '"xyzzy" is nothing that can be typed here.',
    'There is no choice 9999',
    'Until next time. The game is kept; go on with it by\n  westmarch play meccg --resume',
  ])
    expect(out).toContain(part);
});

test('why, value and ? name cards, sources and rules', async () => {
  const { typed } = numbersFor('asking', 12);
  const asked = [
    'why Glorfindel',
    'value Glorfindel',
    '? 1',
    '?',
    'card Glorfindel',
    'why Glorfindle',
    'value',
  ];
  const { out } = await play([...typed, ...asked, 'concede'], 'asking');
  expect(out).toMatch(/What cannot be done with Glorfindel II now:/);
  expect(out).toMatch(/\[ME-[A-Z]+-\d+/);
  expect(out).toMatch(/Prowess \d+/);
  expect(out).toMatch(/Corruption points \d/);
  expect(out).toContain('The rules of this step:');
  expect(out).toContain('Did you mean Glorfindel II?');
  expect(out).toContain('Say which card');
  expect(out).toContain('You concede: the game is lost.');
});

test('Novice against Novice can be watched', async () => {
  const { code, out } = await play([], 'watched', '--bot-only');
  expect(code).toBe(0);
  expect(out).toMatch(/Novice [AB] wins|The game is drawn/);
});

test('switches of the set-up are kept in the record, and said at the table', async () => {
  const file = inFolder('switched.json');
  const typed = [`save ${file}`, 'quit'];
  const me = await westmarchTyping(
    typed,
    folder,
    'play',
    'meccg',
    '--seed',
    's',
    '--starter',
    '--tie-roll',
    '--avatar-loss',
    'minus5',
    '--rounds',
    '9',
  );
  expect(me.out).toContain(
    'of Novice, seed s --rounds 9 --starter rules --avatar-loss minus5 --tie-roll. "help" lists',
  );
  const setupOf = (): unknown => readRecord(JSON.parse(readFileSync(file, 'utf8'))).setup;
  expect(setupOf()).toMatchObject({
    starter: 'rules',
    tieRoll: true,
    avatarLoss: 'minus5',
    length: 1,
    rounds: 9,
  });
  await westmarchTyping(typed, folder, 'play', 'meccg', '--seed', 's', '--method', 'reveal');
  expect(setupOf()).toMatchObject({ method: 'reveal', length: 2 });
  const agreed = await westmarchTyping(
    typed,
    folder,
    'play',
    'meccg',
    '--seed',
    's',
    '--option',
    'recently-visited',
  );
  expect(agreed.out).toContain('of Novice, seed s --option recently-visited. "help" lists');
  expect(setupOf()).toMatchObject({ options: ['recently-visited'] });
  const alone = await westmarchTyping(
    typed,
    folder,
    'play',
    'meccg',
    '--seed',
    's',
    '--solitaire',
    '--option',
    'hazard-row',
  );
  expect(alone.out).toContain('Deck A against the hazards of deck A of Novice, seed s --option solitaire');
  expect(setupOf()).toMatchObject({ decks: ['A'], options: ['hazard-row'] });
  const listed = await westmarchTyping([], folder, 'play', 'meccg', '--option', 'list');
  expect(listed.out).toMatch(/^recently-visited\n {2}The automatic-attacks of a site have one more strike/m);
  const lr = await westmarchTyping(
    typed,
    folder,
    'play',
    'lotr-tcg',
    '--seed',
    's',
    '--starter',
    '--format',
    'Fellowship',
  );
  expect(lr.out).toContain('seed s --starter --format Fellowship. "help"');
  expect(setupOf()).toMatchObject({ starter: true, format: 'Fellowship' });
});

test.each<[string, string[], RegExp]>([
  ['another game', ['chess'], /"chess" cannot be played here/],
  [
    'too many players',
    ['meccg', ...['A', 'B', 'C', 'A', 'B'].flatMap((deck) => ['--against', deck])],
    /Middle-earth CCG has 2 to 5 players/,
  ],
  ['a starter', ['lotr-tcg', '--deck', 'fotr-aragon'], /no deck "fotr-aragon".*did you mean "fotr-aragorn"/],
  ['a length', ['meccg', '--length', '5'], /1 to 4/],
  ['a deck', ['meccg', '--deck', 'Q'], /no deck "Q".*known decks: A, B/],
  [
    'a Dragon player without the scenario',
    ['meccg', '--deck', 'smaug'],
    /setup\.decks\[0\]: “Smaug: the Desolation” is a deck for .*"here-be-dragons" \(ME-DRAGON-4000\)/,
  ],
  [
    'a second Smaug',
    ['meccg', '--deck', 'smaug', '--against', 'smaug', '--option', 'here-be-dragons'],
    /setup\.decks\[1\]: Smaug is another player already \(ME-DRAGON-4000\)/,
  ],
  [
    'a Wizard to fall without the rule',
    ['meccg', '--against', 'saruman-falls'],
    /setup\.decks\[1\]: “Saruman.*"wizards-may-fall" \(ME-OPT-4007/,
  ],
  [
    'a Dragon player by the starter rules',
    ['meccg', '--deck', 'smaug', '--option', 'here-be-dragons', '--starter'],
    /the starter rules are for Wizard players, .* of a Dragon player \(ME-SETUP-9000\)/,
  ],
  [
    'a solitary Dragon player',
    ['meccg', '--deck', 'smaug', '--option', 'here-be-dragons', '--solitaire'],
    /setup\.options: "here-be-dragons" is for 2 to 5 players, and here are 1/,
  ],
  [
    'a switch',
    ['meccg', '--format', 'Open'],
    /^--format is no option of Middle-earth CCG; it has --length, --rounds, --starter, --avatar-loss, --tie-roll, --method and --option$/m,
  ],
  [
    'a length of the other game',
    ['lotr-tcg', '--length', '1'],
    /^--length is no option of .*; it has --starter and --format$/m,
  ],
  ['a kind of starter rules', ['meccg', '--starter', 'easy'], /setup\.starter: expected one of rules, deck/],
  ['a loss', ['meccg', '--avatar-loss', 'no'], /setup\.avatarLoss: expected one of lose, minus5, eliminated/],
  [
    'an optional rule',
    ['meccg', '--option', 'recent'],
    /setup\.options: there is no optional rule "recent"; there are recently-visited/,
  ],
  [
    'an optional rule of the other game',
    ['lotr-tcg', '--option', 'recently-visited'],
    /^--option is no option of The Lord/m,
  ],
  ['a method', ['meccg', '--method', 'lots'], /setup\.method: expected "draft" or "reveal"/],
  [
    'a longer game by the starter rules',
    ['meccg', '--starter', '--length', '2'],
    /setup\.length: a game by the starter rules is one deck long/,
  ],
  ['a format', ['lotr-tcg', '--format', 'Opne'], /setup\.format: expected one of Fellowship, Tower/],
  ['a format of other decks', ['lotr-tcg', '--format', 'Tower'], /the deck is not legal in Tower/],
  ['a file', ['meccg', '--resume', 'nowhere.json'], /no file nowhere\.json/],
])('%s that does not exist is bad input', async (_what, args, says) => {
  const { code, out, err } = await westmarchTyping([], folder, 'play', ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(says);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('a damaged record is refused by the field that is wrong', async () => {
  const file = inFolder('damaged.json');
  const record = numbersFor('damaged', 3).session.record();
  writeFileSync(file, JSON.stringify({ ...record, choices: [9999] }));
  const { code, err } = await westmarchTyping([], folder, 'play', 'meccg', '--resume', file);
  expect(code).toBe(2);
  expect(err).toMatch(/damaged\.json: choices\[0\]: 9999 is not offered/);
});
