/** Broken games: the harness and self-play notice what a sound game never shows. */
import { readFileSync, rmSync } from 'node:fs';
import { clone, type DeckSetup, type Game, type GameRecord, readRecord, type State } from '@westmarch/kernel';
import { type Playable, type ScenarioGame, SelfPlayFailure, selfPlay, Table } from '@westmarch/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { harbour, harbourDeck } from '../games/harbour.ts';
import { sparks, sparksDeck } from '../games/sparks.ts';
import { sparksScenarios } from '../scenarios/sparks.ts';

type S = ReturnType<typeof sparks.create>;
const folder = '.cache/repro/test';
const setup: DeckSetup = { decks: [sparksDeck, sparksDeck] };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game with some of its ways replaced. */
function spoilt<G extends State>(game: Game<G, DeckSetup>, ways: Partial<Playable<G>>): Playable<G> {
  const sound: Playable<G> = {
    name: game.name,
    engine: game.engine,
    blank: (given: DeckSetup) => game.blank(given),
    create: (given: DeckSetup, seed) => game.create(given, seed),
    pending: (s) => game.pending(s),
    options: (s) => game.options(s),
    apply: (s, index) => game.apply(s, index),
    result: (s) => game.result(s),
    view: (s, player) => game.view(s, player),
    determinize: (view, prior, seed) => game.determinize(view, prior, seed),
    clone: (s) => game.clone(s),
    copy: (from, to) => game.copy(from, to),
    same: (a, b) => game.same(a, b),
    whyNot: (s, player, card) => game.whyNot(s, player, card),
    whyValue: (s, attribute, card) => game.whyValue(s, attribute, card),
    describe: (s, index) => game.describe(s, index),
    record: (given: DeckSetup, seed, choices) => game.record(given, seed, choices),
    replay: (record: GameRecord, upTo, s) => game.replay(record, upTo, s),
  };
  return { ...sound, ...ways };
}

const broken = (ways: Partial<Playable<S>>): Playable<S> => spoilt(sparks, ways);

/** What a random game ends with. */
function played(
  ways: Partial<Playable<S>>,
  more: Partial<Parameters<typeof selfPlay<S>>[0]> = {},
): SelfPlayFailure {
  try {
    selfPlay({ game: broken(ways), setups: [setup], seed: 'broken', games: 3, reproFolder: folder, ...more });
  } catch (error) {
    if (error instanceof SelfPlayFailure) return error;
    throw error;
  }
  throw new Error('nothing was noticed');
}

/** Applies a choice and then spoils something, from the fifth choice of a state's game on. */
function spoiling(spoil: (s: S) => void): Partial<Playable<S>> {
  let choices = 0;
  return {
    apply(s, index) {
      sparks.apply(s, index);
      if (++choices > 5) spoil(s);
    },
  };
}

const often = { viewsOnceIn: 1, optionsOnceIn: 1000000 };
const hidden = (s: State): number => s.card.knownTo.length - 1;

describe('self-play notices', () => {
  test('a sound game as sound', () => {
    expect(selfPlay({ game: broken({}), setups: [setup], seed: 'broken', games: 3 }).games).toBe(3);
  });
  test.each<[string, string, (s: S) => void]>([
    ['a card that lost its place', 'is listed in place', (s) => void (s.card.place[s.place.first[3]] = 1)],
    [
      'a card exchanged for another',
      'at the start, and now',
      (s) => void (s.card.def[1] = s.card.def[1] === 1 ? 2 : 1),
    ],
    ['a live flag without the list', 'live', (s) => void (s.card.live[hidden(s)] = 1)],
    ['effects that no card has', 'is in use but in no list', (s) => void (s.effect.channel[90] = 1)],
    ['a count of lasting effects', 'effects last for a while', (s) => void (s.kernel.lasting += 3)],
    ['a waiting trigger that no queue holds', 'in no queue', (s) => void (s.waiting.ability[20] = 1)],
    ['words left on the stack', 'word 255 of the frame stack', (s) => void (s.frames[255] = 1)],
  ])('%s', (_what, says, spoil) => {
    expect(played(spoiling(spoil), often).message).toContain(says);
  });
  test('a view that shows hidden cards', () => {
    expect(played({ view: (s) => clone(s) }, often).message).toContain('which he does not know');
  });
  test('a view that shows what one player keeps secret', () => {
    const view = (s: ReturnType<typeof harbour.create>, player: number) => {
      const seen = harbour.view(s, player);
      for (let p = 1; p <= 2; p++) seen.player.bid[p] = s.player.bid[p];
      return seen;
    };
    const leaky = spoilt(harbour, { view });
    const decks = { decks: [harbourDeck, harbourDeck] };
    const play = (): unknown =>
      selfPlay({ game: leaky, setups: [decks], seed: 'bids', games: 9, viewsOnceIn: 1, reproFolder: null });
    expect(play).toThrow(/shows player\.bid\[\d\], which is not his to know/);
  });
  test('a view that hides a card from one who knows it', () => {
    const view = (s: S, player: number): S => {
      const seen = sparks.view(s, player);
      for (let card = 1; card < seen.card.def.length; card++) seen.card.def[card] = 0;
      return seen;
    };
    expect(played({ view }, often).message).toContain('which he knows');
  });
  test('samples that do not fit the view', () => {
    const determinize: Playable<S>['determinize'] = (view, prior, seed) => {
      const sample = sparks.determinize(view, prior, seed);
      sample.player.life[1]++;
      return sample;
    };
    expect(played({ determinize }, often).message).toContain('player.life[1]');
  });
  test('an option that is offered but cannot be taken', () => {
    const apply: Playable<S>['apply'] = (s, index) => {
      if (index === 2) throw new Error('not that one');
      sparks.apply(s, index);
    };
    expect(played({ apply }, { optionsOnceIn: 1 }).message).toMatch(
      /option 2 \(".*"\) was offered, but fails: not that one/,
    );
  });
  test('an option that is not offered but is taken', () => {
    const apply: Playable<S>['apply'] = (s, index) =>
      sparks.apply(s, Number.isInteger(index) && index >= 0 ? index : 0);
    expect(played({ apply }, { optionsOnceIn: 1 }).message).toContain('is not offered, but is accepted');
  });
  test('a game that remembers outside its state', () => {
    let count = 0;
    const apply: Playable<S>['apply'] = (s, index) => {
      sparks.apply(s, index);
      s.player.life[1] = 50 + (count++ % 100);
    };
    // Another life may also end the game sooner or later than it did.
    expect(played({ apply }).message).toMatch(/the replay of the record differs|the game is over/);
  });
  test('a game that does not end', () => {
    expect(played({}, { most: 10 }).message).toContain('has not ended after 10 choices');
  });
  test('gates that disagree with the offer', () => {
    const message = played({}, { offered: (s, _d, card) => sparks.whyNot(s, 1, card).map(() => -1) }).message;
    expect(message).toMatch(/nothing refuses action \d+ of card/);
  });
  test('what the game itself must keep', () => {
    const invariant = (s: S): void => {
      if (s.player.life[1] < 12) throw new Error('player 1 was struck');
    };
    const { message, repro } = played({}, { invariant, games: 20 });
    expect(message).toMatch(
      /^sparks: player 1 was struck\n {2}seed "broken", game \d+, after \d+ choices\n {2}at: game ›/,
    );
    const record = readRecord(JSON.parse(readFileSync(repro ?? '', 'utf8')));
    expect(message).toContain(`npx westmarch replay ${repro}`);
    expect(sparks.replay(record).player.life[1]).toBeLessThan(12);
  });
  test('and gives the record itself where no file may be written', () => {
    const { message, repro } = played({}, { most: 3, reproFolder: null });
    expect(repro).toBeNull();
    expect(message).toContain('record: {"format":1,"game":"sparks"');
  });
});

describe('a scenario notices', () => {
  const position = {
    players: { Ann: { hand: ['Bolt', 'Surge'], field: ['Wolf'] }, Bob: { hand: ['Bolt'], field: ['Bear'] } },
  };
  const playOn = (ways: Partial<Playable<S>>): (() => void) => {
    const adapter: ScenarioGame<S> = { ...sparksScenarios, game: broken(ways) };
    return () => {
      const t = new Table(adapter).given(position);
      t.player('Ann').does('Surge', 'Wolf');
      t.player('Bob').passes();
      t.finish();
    };
  };

  test('a sound game as sound', () => {
    expect(playOn({})).not.toThrow();
  });
  test('progress that a copy does not have', () => {
    let count = 0;
    const apply: Playable<S>['apply'] = (s, index) => {
      sparks.apply(s, index);
      if (++count === 1) s.player.life[2]--;
    };
    expect(playOn({ apply })).toThrow(
      /a copy taken after 0 choices ends otherwise: player.life\[2\] 11 → 12/,
    );
  });
  test('a copy that cannot go on', () => {
    let count = 0;
    const apply: Playable<S>['apply'] = (s, index) => {
      if (++count > 3) throw new Error('lost the thread');
      sparks.apply(s, index);
    };
    expect(playOn({ apply })).toThrow('cannot be played to the end: lost the thread');
  });
  test('a view that leaks', () => {
    expect(playOn({ view: (s) => clone(s) })).toThrow(
      /the view of .* shows card \d+ \("\w+"\), which he does not know/,
    );
  });
  test('a view that offers something else', () => {
    const view = (s: S, player: number): S => {
      const seen = sparks.view(s, player);
      seen.player.charge[1] = 0;
      return seen;
    };
    expect(playOn({ view })).toThrow('the state offers');
  });
});
