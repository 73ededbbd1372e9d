/** What is said before the dice, what one is warned of, and what totals are made of, held against the rules. */

import { valueOf } from '@westmarch/kernel';
import {
  cardsIn,
  councilPoints,
  generalInfluence,
  generalInfluenceUsed,
  handSize,
  Phase,
  Zone,
} from '@westmarch/meccg';
import type { Breakdown, Line } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { Play } from '../src/index.ts';
import { lotrTable } from '../src/lotr-tcg/index.ts';
import { meccgTable } from '../src/meccg/index.ts';
import { inWords, oddsOf, pairsAround } from '../src/odds.ts';

const percent = (note: string, name: string): number =>
  Number(new RegExp(`\\b${name} (\\d+)%`).exec(note)?.[1] ?? 0);
const IDLE = /^(Put .* on guard|Done|Done organizing|No hazard|No more hazards|Nothing|End the .*|Go on)$/;
describe('chances of an option', () => {
  test.each([
    ['A', 'B', 'one'],
    ['F', 'balrogs-host', 'said'],
    ['T', 'M', 'said'],
    ['E', 'K', 'said'],
  ])('whatever rolls, the option before it said so, decks %s and %s (%s)', (first, second, seed) => {
    const play = new Play(meccgTable, meccgTable.setup([first, second], {}), `odds ${seed}`, ['Ann', 'Bob']);
    const bot = meccgTable.bots[0].make(seed);
    const unsaid = new Set<string>();
    let said = 0;
    while (play.asked !== 0) {
      const { asked } = play;
      const { procedure = '', step = '' } = meccgTable.game.pending(play.state) ?? {};
      const index = play.chosenBy(bot);
      const before = meccgTable.game.clone(play.state);
      const told = play.take(index, [asked]);
      const isRoll = ({ dice }: Line): boolean => dice.length > 0;
      if (told.get(asked)?.some(isRoll) !== true) continue;
      // What was said is asked of the position before: only where dice were thrown, to be quick.
      const then = new Play(meccgTable, play.setup, play.seed, play.names, [], before);
      const choice = then.decision(asked)?.choices.find((one) => one.index === index);
      if (/%|whatever is rolled/.test(choice?.note ?? '')) said++;
      // Letting a phase go on, or putting a card on guard, decides nothing of the dice that come next.
      else if (!IDLE.test(choice?.text ?? '')) unsaid.add(`${procedure} › ${step}: ${choice?.text}`);
    }
    expect([...unsaid]).toEqual([]);
    expect(said).toBeGreaterThan(20);
  });
  test('supporting a check makes it likelier, and staying untapped a wound', () => {
    let [supports, stays] = [0, 0];
    const play = new Play(meccgTable, meccgTable.setup(['A', 'B'], {}), 'better', ['Ann', 'Bob']);
    const bot = meccgTable.bots[0].make('better');
    while (play.asked !== 0) {
      const choices = play.decision(play.asked)?.choices ?? [];
      const noteOf = (start: string): string =>
        choices.find(({ text }) => text.startsWith(start))?.note ?? '';
      if (noteOf('Roll').startsWith('passes') && noteOf('Tap ') !== '') {
        supports++;
        expect(percent(noteOf('Tap '), 'passes')).toBeGreaterThanOrEqual(percent(noteOf('Roll'), 'passes'));
      }
      if (noteOf('Stay untapped') !== '') {
        stays++;
        expect(percent(noteOf('Stay untapped'), 'safe')).toBeLessThanOrEqual(
          percent(noteOf('Tap for full'), 'safe'),
        );
      }
      play.take(play.chosenBy(bot));
    }
    expect(supports).toBeGreaterThan(3);
    expect(stays).toBeGreaterThan(10);
  });
  test('in words, what cannot happen is left out; two dice against two are counted whole', () => {
    expect(
      inWords([
        ['safe', 22],
        ['tie', 4],
        ['wounded', 10],
      ]),
    ).toBe('safe 61%, tie 11%, wounded 28%');
    expect(inWords([['passes', 36]])).toBe('passes 100%');
    expect(inWords([['passes', 0]])).toBe('passes 0%');
    expect(inWords([['wins', pairsAround(-11).above]])).toBe('wins 100%');
    expect(inWords([['wins', pairsAround(-1).above]])).toBe('wins 56%');
    expect(inWords([['wins', pairsAround(0).above]])).toBe('wins 44%');
    expect(inWords([['wins', pairsAround(10).above]])).toBe('wins 0%');
  });
  test('what can happen is never left out, only what must is certain, and each is within one of what it is', () => {
    const told = (...throws: number[]): number[] =>
      oddsOf(throws.map((n) => ({ name: '', throws: n, good: true }))).map(({ percent }) => percent);
    expect(told(35.9, 0.1)).toEqual([99, 1]);
    expect(told(36, 0)).toEqual([100]);
    // A strike with a body check: rounded one by one they would come to 98.
    const throws = [30, 3, 1.25, 0.5, 1.25];
    const percents = told(...throws);
    expect(percents.reduce((a, b) => a + b)).toBe(100);
    for (const [i, percent] of percents.entries())
      expect(Math.abs(percent - (100 * throws[i]) / 36)).toBeLessThan(1);
  });
});

describe('warnings', () => {
  test('of influence that does not reach name what it then comes to', () => {
    let warned = 0;
    const decks = meccgTable.decks.filter(({ needs }) => needs === undefined).map(({ key }) => key);
    for (let game = 0; game < 10 && warned < 3; game++) {
      const setup = meccgTable.setup(
        [decks[(game * 2) % decks.length], decks[(game * 2 + 1) % decks.length]],
        {},
      );
      const play = new Play(meccgTable, setup, `w${game}`, ['Ann', 'Bob']);
      const bot = meccgTable.bots.find(({ key }) => key === 'random')?.make(`w${game}`);
      if (bot === undefined) throw new Error('nobody plays by chance');
      /** What was foretold for whoever is being brought in. */
      let foretold = '';
      for (let n = 0; n < 1200 && play.asked !== 0; n++) {
        const player = play.asked;
        const { phase, active } = play.state.global;
        const procedure = meccgTable.game.pending(play.state)?.procedure ?? '';
        const organizes = phase === Phase.organization && player === active;
        const choices = organizes ? (play.decision(player)?.choices ?? []) : [];
        if (foretold !== '' && procedure !== 'bringing in') {
          const used = generalInfluenceUsed(play.state, active);
          const of = valueOf(play.state, generalInfluence, active);
          expect(foretold).toBe(
            `influence ${used} of ${of}: somebody will have to go at the end of the phase`,
          );
          foretold = '';
          warned++;
        }
        const wanted = choices.find(({ warning = '' }) => warning !== '');
        if (wanted?.warning !== undefined) foretold = wanted.warning;
        play.take(wanted?.index ?? play.chosenBy(bot));
      }
    }
    expect(warned).toBeGreaterThan(1);
  });
  test('of cards drawn beyond the size of the hand say how many must go', () => {
    const play = new Play(meccgTable, meccgTable.setup(['A', 'B'], {}), 'drawing', ['Ann', 'Bob']);
    const bot = meccgTable.bots[0].make('drawing');
    let beyond = 0;
    for (let n = 0; n < 900 && play.asked !== 0; n++) {
      const player = play.asked;
      const { procedure = '', step = '' } = meccgTable.game.pending(play.state) ?? {};
      if (procedure === 'draws for movement' && step === 'further') {
        const held = cardsIn(play.state, Zone.hand, player).length + 1;
        const most = valueOf(play.state, handSize, player);
        const choices = play.decision(player)?.choices ?? [];
        const warning = choices.find(({ kind }) => kind === 'yes')?.warning;
        if (held > most) {
          beyond++;
          expect(warning).toMatch(
            new RegExp(`^hand ${held} of ${most}: ${held - most} cards? will have to go$`),
          );
        } else expect(warning).toBe('');
      }
      play.take(play.chosenBy(bot));
    }
    expect(beyond).toBeGreaterThan(0);
  });
  test('of whoever is killed by a choice name him, and he is', () => {
    let warned = 0;
    for (let game = 0; game < 6; game++) {
      const setup = lotrTable.setup(['fotr-aragorn', 'fotr-gandalf'], {});
      const play = new Play(lotrTable, setup, `killed ${game}`, ['Ann', 'Bob']);
      const bot = lotrTable.bots[0].make(`killed ${game}`);
      while (play.asked !== 0) {
        const player = play.asked;
        const choices = play.decision(player)?.choices ?? [];
        const index = play.chosenBy(bot);
        const { warning = '' } = choices.find((choice) => choice.index === index) ?? {};
        const told = (play.take(index, [player]).get(player) ?? []).map(({ text }) => text);
        // Others may answer first, which nobody can know.
        const answered = play.asked !== 0 && play.asked !== player;
        if (!warning.endsWith(' would be killed') || answered) continue;
        warned++;
        const [first] = warning.split(/ and |, | would/);
        expect(
          told.some((text) => text.startsWith(first) && text.endsWith('is killed.')),
          `${warning}: ${told.join(' ')}`,
        ).toBe(true);
      }
    }
    expect(warned).toBeGreaterThan(0);
  });
  test('of a bid that corrupts at once name what is left', () => {
    const play = new Play(lotrTable, lotrTable.setup(['fotr-aragorn', 'fotr-gandalf'], {}), 'bid', [
      'Ann',
      'Bob',
    ]);
    const bids = play.decision(play.asked)?.choices ?? [];
    const warnings = bids.map(({ warning = '' }) => warning);
    expect(warnings[0]).toBe('');
    expect(new Set(warnings.slice(-1))).toEqual(new Set(['resistance 0: corrupted at once']));
  });
});

const checkSums = (sums: readonly Breakdown[]): void => {
  for (const { base, value, terms } of sums)
    expect(base + terms.reduce((sum, { by }) => sum + by, 0)).toBe(value);
};

describe('totals taken apart', () => {
  test.each([
    ['A', 'B'],
    ['F', 'balrogs-host'],
    ['T', 'M'],
  ])('those of MECCG sum up, decks %s and %s', (first, second) => {
    const play = new Play(meccgTable, meccgTable.setup([first, second], {}), 'sums', ['Ann', 'Bob']);
    const bot = meccgTable.bots[0].make('sums');
    let changed = 0;
    for (let n = 0; play.asked !== 0; n++) {
      if (n % 7 === 0) {
        const scene = play.scene(1);
        if (scene.game !== 'meccg') throw new Error('another game');
        for (const { seat, sums = [] } of scene.sides) {
          const s = play.seat(1).view;
          for (const { base, value, terms } of sums)
            expect(base + terms.reduce((sum, { by }) => sum + by, 0)).toBe(value);
          expect(sums.map(({ value }) => value)).toEqual([
            councilPoints(s, seat),
            generalInfluenceUsed(s, seat),
            valueOf(s, generalInfluence, seat),
          ]);
          if (sums[0].terms.some(({ source }) => /doubled|half cap/.test(source))) changed++;
        }
      }
      play.take(play.chosenBy(bot));
    }
    expect(changed).toBeGreaterThan(0);
  });
  test('resistance, strengths, archery and twilight of The Lord of the Rings TCG sum up', () => {
    const play = new Play(lotrTable, lotrTable.setup(['fotr-aragorn', 'fotr-gandalf'], {}), 'sums', [
      'Ann',
      'Bob',
    ]);
    const bot = lotrTable.bots[0].make('sums');
    let [seen, fought] = [0, 0];
    while (play.asked !== 0) {
      const scene = play.scene(1);
      if (scene.game !== 'lotr-tcg') throw new Error('another game');
      for (const { resistance, sums = [], companions } of scene.sides) {
        if (sums.length === 0) continue;
        expect(sums.map(({ value }) => value)).toEqual([resistance, companions.length]);
        checkSums(sums);
        seen++;
      }
      checkSums(scene.sums ?? []);
      for (const { sums = [], strength } of scene.skirmishes) {
        checkSums(sums);
        expect(sums.map(({ value }) => value)).toEqual(strength);
        fought++;
      }
      play.take(play.chosenBy(bot));
    }
    expect(seen).toBeGreaterThan(20);
    expect(fought).toBeGreaterThan(5);
  });
});
