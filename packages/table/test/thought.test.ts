/** A thought as an order: whoever is handed it comes to the choice that is come to where the game lies, and learns no more. */
import { expect, test } from 'vitest';
import { loadGames, thought, thoughtOf, withGame } from '../src/index.ts';
import { Play } from '../src/play.ts';

await loadGames();

const GAMES = [
  ['lotr-tcg', ['fotr-aragorn', 'fotr-gandalf']],
  ['meccg', ['A', 'B']],
] as const;

function doneBy(steps: Generator<number, number>): number {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

test.each(GAMES)('%s: by the order alone Loremaster chooses as he would at the table', (game, decks) =>
  withGame(game, (kind) => {
    const play = new Play(kind, kind.setup([...decks], {}), 'a secret of the table', ['One', 'Other']);
    const steward = kind.bots.find(({ key }) => key === 'steward')?.make('quick');
    const loremaster = kind.bots.find(({ key }) => key === 'loremaster');
    if (steward === undefined || loremaster === undefined) throw new Error('nobody plays');
    const thinker = { bot: 'loremaster', seed: 'his own', iterations: 40 };
    let advised = 0;
    for (let at = 0; at < 120 && play.asked !== 0; at++) {
      const quick = play.chosenBy(steward);
      if (at % 6 === 0) {
        const order = thoughtOf(play, thinker);
        // As it goes through the database.
        const there = doneBy(thought(JSON.parse(JSON.stringify(order))));
        const bot = loremaster.make(thinker.seed, {
          own: kind.ownCards(play.setup, play.asked),
          budget: () => ({ iterations: thinker.iterations }),
        });
        expect(there).toBe(play.chosenBy(bot));
        if (there !== quick) advised++;
      }
      play.take(quick);
    }
    // He was no echo of Steward.
    expect(advised).toBeGreaterThan(0);
  }),
);

test.each(GAMES)('%s: nothing of it tells the seed, or what others hold', (game, decks) =>
  withGame(game, (kind) => {
    const setup = kind.setup([...decks], {});
    const play = new Play(kind, setup, 'a secret of the table', ['One', 'Other']);
    const steward = kind.bots.find(({ key }) => key === 'steward')?.make('quick');
    if (steward === undefined) throw new Error('nobody plays');
    for (let at = 0; at < 60 && play.asked !== 0; at++) play.take(play.chosenBy(steward));
    const order = thoughtOf(play, { bot: 'loremaster', seed: 'his own', iterations: 40 });
    expect(JSON.stringify(order)).not.toContain('secret');
    const seen = kind.game.view(play.state, play.asked);
    const packed = kind.game.pack(seen);
    expect(kind.game.same(kind.game.unpack(packed), seen)).toBe(true);
    const masked = thoughtOf(new Play(kind, setup, 'another', ['One', 'Other'], [], seen), {
      bot: 'loremaster',
      seed: 'his own',
      iterations: 40,
    });
    // Made of what his seat sees alone, it is the same.
    expect({ ...masked, moment: order.moment }).toEqual(order);
    expect(() => kind.game.unpack({ ...packed, numbers: 'others' })).toThrow('other numbers');
  }),
);
