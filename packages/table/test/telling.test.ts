/** The words of both games in whole games: what is asked, what can be answered, and what is told of it. */
import type { State } from '@westmarch/kernel';
import { Kind } from '@westmarch/kernel';
import type { Decision, Line } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { Play, type Seat, type TableGame } from '../src/index.ts';
import { lotrTable } from '../src/lotr-tcg/index.ts';
import { meccgTable } from '../src/meccg/index.ts';
import { clipped, distinct, LONGEST } from '../src/short.ts';

/** Words of the workshop that no player says. */
const STRANGE =
  /\b(window|act|pass|passes|slot|index|undefined|null|NaN|procedure|ability|hidden card)\b|[[\]{}<>_]|[a-z][A-Z]|\b[A-Z]{2}-\d|\b\d+_\d+\b|\s{2}| ,| \./;
/** Names of cards may be of any kind, such as "I Will Lead You Now" or one with brackets. */
const QUOTED = /“[^”]*”/g;

function strangeIn(words: string, names: readonly string[]): string {
  let plain = words.replace(QUOTED, 'X');
  if (!STRANGE.test(plain)) return '';
  for (const name of names) plain = plain.replaceAll(name, 'X');
  return STRANGE.exec(plain)?.[0] ?? '';
}

interface Heard {
  decisions: number;
  options: number;
  lines: number;
}

/** Plays a game by chance and Novice, and holds every decision of both against what players would say. */
function listen<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  decks: readonly string[],
  seed: string,
  most = 700,
): Heard {
  const play = new Play(kind, kind.setup([...decks], {}), seed, ['Ann', 'Bob']);
  const bots = ['random', 'novice'].map((key) => kind.bots.find((bot) => bot.key === key)?.make(seed));
  const names = kind.game.engine.definitions
    .map(({ names: by }) => by['en'] ?? '')
    .filter((name) => STRANGE.test(name));
  const heard: Heard = { decisions: 0, options: 0, lines: 0 };
  while (play.asked !== 0 && heard.decisions < most) {
    const decision = play.decision(play.asked);
    if (decision === null) break;
    heard.decisions++;
    heard.options += decision.choices.length;
    checkWords(decision, names);
    const bot = bots[play.asked - 1];
    if (bot === undefined) throw new Error('a bot is missing');
    for (const { text } of play.take(play.chosenBy(bot), [1]).get(1) ?? []) {
      heard.lines++;
      expect(text, text).toMatch(/^[^a-z].*[.…]$/);
      // Nobody is told of a card without a word, nor of anybody as if he were a man.
      expect(text).not.toMatch(/: \.$|^The check of|\bhe lives\b|from {2}to/);
      expect(text).not.toMatch(/undefined|NaN|\ba hidden card\b|\.\.|….|[a-z][A-Z][a-z]/);
    }
  }
  return heard;
}

/** One expectation for each decision: one for each option would take most of the time. */
function checkWords({ ask, step, about, choices }: Decision, names: readonly string[]): void {
  const where = `${step} | ${ask}`;
  expect(ask, where).toMatch(/^[^a-z].*[.?]$/);
  const texts = choices.map(({ text }) => text);
  expect(
    {
      strange: [ask, step, about, ...texts].filter((words) => strangeIn(words, names) !== ''),
      long: texts.filter((text) => text.length > LONGEST),
      small: texts.filter((text) => !/^[^a-z\s]/.test(text)),
      twice: texts.filter((text, i) => texts.indexOf(text) !== i),
    },
    where,
  ).toEqual({ strange: [], long: [], small: [], twice: [] });
}

describe('words that players say', () => {
  test.each([
    ['A', 'B'],
    ['E', 'K'],
    ['F', 'balrogs-host'],
    ['T', 'M'],
  ])('MECCG, decks %s and %s', (first, second) => {
    const { decisions, options, lines } = listen(meccgTable, [first, second], `heard ${first}`);
    expect(decisions).toBeGreaterThan(200);
    expect(options).toBeGreaterThan(1000);
    expect(lines).toBeGreaterThan(100);
  });
  test.each([
    ['fotr-aragorn', 'fotr-gandalf'],
    ['mom-gandalf', 'mom-gimli'],
    ['rotel-boromir', 'rotel-legolas'],
  ])('The Lord of the Rings TCG, %s and %s', (first, second) => {
    let all = 0;
    for (const seed of ['one', 'two', 'three'])
      all += listen(lotrTable, [first, second], `heard ${seed}`).decisions;
    expect(all).toBeGreaterThan(60);
  });
});

describe('the log', () => {
  /** A game in which choices are taken back now and then: what stands of what was told, and its record. */
  function live<S extends State, Setup, Sees extends Seat<S>>(
    kind: TableGame<S, Setup, Sees>,
    setup: Setup,
    seed: string,
  ) {
    const play = new Play(kind, setup, seed, ['Ann', 'Bob']);
    const bot = kind.bots[0].make(seed);
    const told: Line[][][] = [];
    let undone = 0;
    for (let n = 1; play.asked !== 0; n++) {
      // Looking at a table changes nothing of what is told.
      if (n % 3 === 0) for (const viewer of [0, 1, 2]) play.decision(viewer);
      if (n % 17 === 0 && undone < 60) {
        const back = play.choices.length - 4;
        play.rewind(back);
        told.length = back;
        undone++;
      }
      const lines = play.take(play.chosenBy(bot), [0, 1, 2]);
      told.push([0, 1, 2].map((viewer) => lines.get(viewer) ?? []));
    }
    return { play, told, undone };
  }
  function replayed<S extends State, Setup, Sees extends Seat<S>>(play: Play<S, Setup, Sees>): Line[][][] {
    const again = new Play(play.kind, play.setup, play.seed, play.names);
    return play.choices.map((choice) => {
      const lines = again.take(choice, [0, 1, 2]);
      return [0, 1, 2].map((viewer) => lines.get(viewer) ?? []);
    });
  }
  test('a replay tells the same as the table told, whatever was taken back', () => {
    const meccg = live(meccgTable, meccgTable.setup(['A', 'B'], {}), 'same words');
    expect(meccg.undone).toBeGreaterThan(20);
    expect(replayed(meccg.play)).toEqual(meccg.told);
    const lotr = live(lotrTable, lotrTable.setup(['fotr-aragorn', 'fotr-gandalf'], {}), 'same words');
    expect(lotr.undone).toBeGreaterThan(2);
    expect(replayed(lotr.play)).toEqual(lotr.told);
  });

  /** Every line that a viewer of a game of Novices is told. */
  function linesOf(decks: readonly string[], seed: string, each: (lines: readonly Line[]) => void) {
    const play = new Play(meccgTable, meccgTable.setup([...decks], {}), seed, ['Ann', 'Bob']);
    const bot = meccgTable.bots[0].make(seed);
    while (play.asked !== 0) {
      const lines = play.take(play.chosenBy(bot), [0]).get(0) ?? [];
      each(lines);
    }
  }
  test('every roll says what it came to: a result, a number to exceed, or that nothing comes of it', () => {
    let rolls = 0;
    for (const decks of [
      ['A', 'B'],
      ['F', 'balrogs-host'],
      ['T', 'M'],
    ])
      linesOf(decks, 'results', (lines) => {
        for (const [i, { text, dice }] of lines.entries()) {
          if (dice.length === 0) continue;
          rolls++;
          const known =
            / against (body )?−?\d+|where \d+ is needed|more than −?\d+ .*is needed|which shows |rolls against it| for who begins/;
          if (known.test(text)) continue;
          expect(text.endsWith(': nothing comes of it.') || i < lines.length - 1, text).toBe(true);
        }
      });
    expect(rolls).toBeGreaterThan(100);
  });
  test('every sum of a roll is the sum of the terms that are told, and each term has its cause', () => {
    let sums = 0;
    for (const decks of [
      ['A', 'B'],
      ['E', 'K'],
      ['F', 'balrogs-host'],
    ])
      linesOf(decks, 'sums', (lines) => {
        for (const { text, dice } of lines) {
          if (dice.length === 0) continue;
          expect(text).not.toContain('other effects');
          const [, first, terms, total] = / (\d+)((?: [+−] \d+ [^=+−]+)+) = (−?\d+)\b/.exec(text) ?? [];
          if (first === undefined) continue;
          const by = [...terms.matchAll(/([+−]) (\d+)/g)].map(
            ([, sign, n]) => (sign === '+' ? 1 : -1) * Number(n),
          );
          expect(Number(first)).toBe(dice[0] + dice[1]);
          expect(Number(first) + by.reduce((a, b) => a + b, 0), text).toBe(Number(total.replace('−', '-')));
          sums++;
        }
      });
    expect(sums).toBeGreaterThan(100);
  });
  test('a card that lies on the table is used, never played', () => {
    const play = new Play(meccgTable, meccgTable.setup(['A', 'B'], {}), 'used', ['Ann', 'Bob']);
    const bot = meccgTable.bots.find(({ key }) => key === 'random')?.make('used');
    if (bot === undefined) throw new Error('nobody plays by chance');
    let used = 0;
    for (let n = 0; n < 1500 && play.asked !== 0; n++) {
      const option = { kind: 0, a: 0, b: 0, n: 0 };
      const index = play.chosenBy(bot);
      meccgTable.game.options(play.state).read(index, option);
      const isUse = option.kind === Kind.action && option.b !== 0 && play.state.card.live[option.a] === 1;
      const name = isUse ? play.seat(0).card(option.a) : '';
      const lines = play.take(index, [0]).get(0) ?? [];
      if (!isUse) continue;
      used++;
      expect(lines.map(({ text }) => text).join(' ')).toContain(` uses ${name}: `);
      expect(lines[0].text).not.toContain(' plays ');
    }
    expect(used).toBeGreaterThan(3);
  });
});

describe('short words', () => {
  const choice = (index: number, text: string) => ({
    index,
    kind: 'card' as const,
    text,
    note: '',
    group: '',
    card: index,
  });
  test('what is too long is cut at a word', () => {
    expect(clipped('a'.repeat(LONGEST))).toBe('a'.repeat(LONGEST));
    expect(clipped('Use Vilya: give Elrond +4 prowess, +2 body and')).toBe(
      'Use Vilya: give Elrond +4 prowess, +2…',
    );
    expect(clipped('Use Vilya: give Elrond +4 prowess, +2 body and').length).toBeLessThanOrEqual(LONGEST);
  });
  test('what reads the same is told apart by where it lies, and copies by their number', () => {
    const choices = [
      choice(0, 'Use Cram'),
      choice(1, 'Use Cram'),
      choice(2, 'Play Dodge'),
      choice(3, 'Play Dodge'),
    ];
    const apart = ['(on Elrond)', '(on Arwen)', '', ''];
    expect(distinct(choices, ({ index }) => apart[index]).map(({ text }) => text)).toEqual([
      'Use Cram (on Elrond)',
      'Use Cram (on Arwen)',
      'Play Dodge',
      'Play Dodge (copy 2)',
    ]);
  });
});
