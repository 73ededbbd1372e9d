/**
 * Chances that are announced, held against what the real game then does: before each throw of a game every option is
 * taken on copies of the true state, once for each of the 36 throws, and the log is read.
 *
 * Catches  an announced certainty that fails, something left out that happens, and chances that are not those of the
 *          sums that are rolled, for every kind of player.
 */
import { Fate, Kind, type Option } from '@westmarch/kernel';
import { type MeccgState, meccg } from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { sample } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { Play } from '../src/index.ts';
import { meccgTable } from '../src/meccg/index.ts';
import { Story } from '../src/story.ts';

/** The first two dice are fixed, the others fall by lot. */
class Falling extends Fate {
  readonly #first: number[];
  #word: number;
  constructor(first: readonly number[], seed: number) {
    super([]);
    this.#first = [...first];
    this.#word = seed * 2 + 1;
  }
  override take(low: number, high: number): number {
    const fixed = low === 1 && high === 6 ? this.#first.shift() : undefined;
    if (fixed !== undefined) return fixed;
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) >>> 0;
    return low + ((this.#word >>> 8) % (high - low + 1));
  }
  override copy(): Falling {
    return this;
  }
}

/** How many decisions may lie between an option and its dice, with nobody doing anything. */
const FURTHEST = 16;
/** An option is taken with the dice fixed, and then nothing is done until they fall: what the log says of it. */
function thrown(before: MeccgState, index: number, fate: Fate): Line[] | null {
  const s = meccg.clone(before);
  const [was, now] = [meccg.clone(s), meccg.clone(s)];
  const story = new Story(meccgTable, 0, ['Ann', 'Bob']);
  const told: Line[] = [];
  let next = index;
  s.side.fate = fate;
  for (let n = 0; n < FURTHEST && next >= 0; n++) {
    const d = meccg.pending(s);
    if (d === null) return null;
    const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
    const options = meccg.options(s);
    options.read(next, option);
    const taken = { player: d.player, procedure: d.procedure, step: d.step, option };
    meccg.view(s, 0, was);
    meccg.apply(s, next, story);
    told.push(...story.lines(was, meccg.view(s, 0, now), taken));
    if (told.some(({ dice }) => dice.length > 0)) return told;
    if (meccg.pending(s) === null) return null;
    const after = meccg.options(s);
    const pass = after.find(Kind.pass, 0, 0, 0);
    next = pass < 0 ? after.find(Kind.no, 0, 0, 0) : pass;
  }
  return null;
}

const NAMES =
  'safe tie passes taps lives wins finds-the-way tapped wounded captured discarded lost eliminated'
    .split(' ')
    .map((name) => name.replaceAll('-', ' '));
/** What a note announces, by name. */
function announced(note: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of NAMES) {
    const percent = new RegExp(`(?:^|[:,;] )${name} (\\d+)%`).exec(note)?.[1];
    if (percent !== undefined) found.set(name, Number(percent));
  }
  return found;
}

/** What became of somebody, by the sentences about him. */
function fateOf(who: string, told: readonly string[]): string {
  const is = (...ends: string[]): boolean =>
    ends.some((end) => told.some((text) => text.startsWith(`${who} ${end}`)));
  if (is('is eliminated')) return 'eliminated';
  if (is('is discarded', 'goes back', 'returns to')) return 'discarded';
  if (is('is taken prisoner', 'is captured')) return 'captured';
  return is('is wounded') ? 'wounded' : 'tapped';
}
/** What came of a strike: who may roll twice keeps the better. */
function ofStrike(who: string, told: readonly string[]): string {
  const ends = told.findIndex((text) => !text.startsWith(`${who} rolls `) && !text.includes(' rolls '));
  const own = told.slice(0, ends < 0 ? told.length : ends);
  if (own.some((text) => text.endsWith('the strike fails.'))) return 'safe';
  if (own.some((text) => text.endsWith('a tie.'))) return 'tie';
  return fateOf(who, told);
}
/** What the log says came of the first dice; empty where it has no name of its own. */
function outcome(lines: readonly Line[]): string {
  const at = lines.findIndex(({ dice }) => dice.length > 0);
  const [{ text: roll }, ...more] = lines.slice(at);
  // What is rolled for next is another matter, but for another roll of his own, and the check of a wound.
  const next = more.findIndex(
    ({ dice, text }) =>
      dice.length > 0 &&
      !text.startsWith('Body check of ') &&
      text.split(' rolls ')[0] !== roll.split(' rolls ')[0],
  );
  const told = [roll, ...more.slice(0, next < 0 ? more.length : next).map(({ text }) => text)];
  const checked = /^Corruption check of (.*?)(?: for .*| \(.*)?: /.exec(roll)?.[1];
  if (checked !== undefined) {
    if (roll.endsWith(', passed, but taps.')) return 'taps';
    if (roll.endsWith(', passed.')) return 'passes';
    // What leaves the table with him is told at the end.
    const all = lines.map(({ text }) => text);
    return told.some((text) => text.startsWith('What was at stake')) ? 'lost' : fateOf(checked, all);
  }
  if (roll.startsWith('Body check of '))
    return roll.endsWith(', survived.')
      ? 'lives'
      : roll.endsWith(', not survived.')
        ? 'eliminated'
        : 'discarded';
  if (roll.includes(' tries to win over '))
    return told.some((text) => text.includes(' wins over ')) ? 'wins' : 'fails';
  if (/ (looks for the way|tries to go on) from /.test(roll))
    return /(it finds the way|it goes on)\.$/.test(roll) ? 'finds the way' : 'not found';
  const struck = /^(.*?) rolls .*: (the strike fails|a tie|the strike is successful)\.$/.exec(roll)?.[1];
  return struck === undefined ? '' : ofStrike(struck, told);
}

/** Over all games: how often each outcome was announced, and how often it came. */
interface Held {
  times: number;
  expected: number;
  variance: number;
  found: number;
}
const held = new Map<string, Held>();
/** The dice alone decide it: every throw is counted, and nothing is left to chance. */
const BY_THE_DICE: ReadonlySet<string> = new Set(['safe', 'tie', 'passes', 'taps', 'finds the way']);

/** One option of the true state against what its note announces; returns what is wrong with it. */
function hold(before: MeccgState, index: number, note: string, seed: number): string {
  const said = announced(note);
  if (said.size === 0) return '';
  const found = new Map<string, number>();
  let example = '';
  let again = false;
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) {
      const lines = thrown(before, index, new Falling([first, second], seed * 36 + first * 6 + second));
      if (lines === null) return '';
      const name = outcome(lines);
      if (name === '') return '';
      found.set(name, (found.get(name) ?? 0) + 1);
      again ||= lines.filter(({ text }) => / rolls .*the strike|: a tie/.test(text)).length > 1;
      if (!said.has(name)) example = lines.map(({ text }) => text).join(' ');
    }
  for (const name of new Set([...said.keys(), ...found.keys()])) {
    const chance = (said.get(name) ?? 0) / 100;
    const came = found.get(name) ?? 0;
    const sum = held.get(name) ?? { times: 0, expected: 0, variance: 0, found: 0 };
    held.set(name, {
      times: sum.times + 1,
      expected: sum.expected + 36 * chance,
      variance: sum.variance + 36 * chance * (1 - chance),
      found: sum.found + came,
    });
    if (name === 'fails' || name === 'not found') continue;
    const wrong =
      (chance === 1 && came < 36) ||
      (chance === 0 && came > 0) ||
      (BY_THE_DICE.has(name) && !again && Math.abs(came / 36 - chance) > 0.015);
    if (wrong) return `${note}: ${name} in ${came} of 36 (${JSON.stringify([...found])}) ${example}`;
  }
  return '';
}

const decks = meccgTable.decks.filter(({ needs }) => needs === undefined).map(({ key }) => key);
/** Every kind of player, each against another; and with WESTMARCH_LONG=1 every deck against one of another kind. */
const KINDS = [
  ['A', 'K'],
  ['O', 'V'],
  ['U', 'T'],
  ['F', 'balrogs-host'],
  ['E', 'M'],
];
const PAIRS = sample(0, 1) === 0 ? KINDS : decks.map((deck, i) => [deck, decks[(i + 7) % decks.length]]);
/** A part of a game has enough throws; whole ones take minutes. */
const DECISIONS = sample(600, 1500);

/** A game is played, and before each throw every option is held against what would come of it. */
function playing(first: string, second: string, seed: string, by: string): string[] {
  const play = new Play(meccgTable, meccgTable.setup([first, second], {}), seed, ['Ann', 'Bob']);
  const bot = meccgTable.bots.find(({ key }) => key === by)?.make(seed);
  if (bot === undefined) throw new Error(`nobody is called ${by}`);
  const wrong: string[] = [];
  const before = meccg.clone(play.state);
  for (let n = 0; n < DECISIONS && play.asked !== 0; n++) {
    const { asked } = play;
    meccg.copy(play.state, before);
    const told = play.take(play.chosenBy(bot), [0]);
    if (told.get(0)?.some(({ dice }) => dice.length > 0) !== true) continue;
    const then = new Play(meccgTable, play.setup, seed, play.names, [], before);
    const decision = then.decision(asked);
    for (const { index, note, text } of decision?.choices ?? []) {
      const fault = hold(before, index, note, n);
      if (fault !== '') wrong.push(`${first} and ${second}, “${decision?.ask}” ${text}: ${fault}`);
    }
  }
  return wrong;
}

describe('chances that are announced', () => {
  test.each(PAIRS)('are those of the throws, decks %s and %s', (first, second) => {
    const wrong = ['novice', 'random'].flatMap((by) => playing(first, second, 'thrown', by));
    expect(wrong).toEqual([]);
  });
  test('come as often as they were announced', () => {
    for (const [name, { times, expected, variance, found }] of held) {
      if (name === 'fails' || name === 'not found') continue;
      // Four standard deviations, and what rounding to whole percents leaves.
      expect(
        Math.abs(found - expected),
        `${name}: ${found} for ${expected}, announced ${times} times`,
      ).toBeLessThan(4 * Math.sqrt(variance) + times * 36 * 0.005 + 1);
    }
    const often = ['safe', 'tie', 'passes', 'wins', 'wounded', 'eliminated', 'discarded', 'tapped'];
    for (const name of often) expect(held.get(name)?.times ?? 0, name).toBeGreaterThan(5);
    for (const name of ['taps', 'finds the way']) expect(held.get(name)?.times ?? 0, name).toBeGreaterThan(0);
  });
});
