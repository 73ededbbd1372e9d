/** Toss: a game of a few lines, for the commands that need one. Whoever rolls 10 first wins. */
import * as k from '@westmarch/kernel';
import type { ScenarioGame } from '@westmarch/testkit';

const schema = k.defineState({
  name: 'toss',
  global: {},
  player: { points: k.count() },
  card: {},
  tables: {},
  zones: { bowl: { per: 'player', seenBy: 'all' } },
  room: { effects: 1, waiting: 1, frames: 32 },
});
type S = k.StateOf<typeof schema>;

/** Each call is a game of its own, so that a test can give it another version. */
export function toss(version = '1'): ScenarioGame<S> {
  const engine = new k.Engine<S>({ name: 'toss', version, schema });
  const main = engine.procedure('game', { player: k.idOf('player') })({
    begin: engine.step('', (_s, f) => {
      f.player = f.player === 1 ? 2 : 1;
    }),
    rollOrPass: engine.ask('', {
      who: (_s, f) => f.player,
      options(_s, _f, o) {
        o.pass();
        o.choice(0);
      },
      describe: (_s, _f, option) => (option.kind === k.Kind.choice ? k.say`Roll` : undefined),
      choose(s, f, option) {
        if (option.kind === k.Kind.choice) s.player.points[f.player] += k.die(s, 6);
        if (s.player.points[f.player] < 10) return k.jump(0);
        s.player.outcome[f.player] = 1;
        s.player.outcome[3 - f.player] = 2;
        s.kernel.over = 1;
        return undefined;
      },
    }),
  });
  engine.define([{ id: 'token', names: { en: 'Token' } }]);
  const game = new k.Game<S, k.DeckSetup>({
    engine,
    main,
    sizes: () => ({ players: 2, cards: 2 }),
    cards: () => [1],
    deal: (s) => k.dealDecks(s, [[1], [1]], schema.zone.bowl),
    readSetup: (value) => k.readDecks(value, 2, 2, (id) => engine.has(id)),
  });
  const start = (_s: S, build: { enter(name: string): void }): void => build.enter('game');
  return { game, setup: (decks) => ({ decks }), phases: { game: { start } } };
}
