/**
 * One view for each audience: it is made once and used again, so it must be the viewer's own whoever looked before him,
 * whatever he asked, and whether choices were taken, taken back or made by a bot in between.
 */
import type { State } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { Play, type Seat, type TableGame } from '../src/index.ts';
import { lotrTable } from '../src/lotr-tcg/index.ts';
import { meccgTable } from '../src/meccg/index.ts';

/** What a server does with a game in no particular order; after each, whoever looks next sees what he may. */
function lookAbout<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  decks: readonly string[],
  seed: number,
  most: number,
): number {
  let random = seed;
  const below = (n: number): number => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * n);
  };
  const { game } = kind;
  const names = ['Anna', 'Bert', 'Carl'].slice(0, decks.length);
  const viewers = [0, ...names.map((_name, i) => i + 1)];
  const play = new Play(kind, kind.setup(decks, {}), `views ${seed}`, names);
  const bot = kind.bots.find(({ key }) => key === 'random')?.make('views');
  if (bot === undefined) throw new Error('there is no random player');
  let looks = 0;
  const looked = (viewer: number): void => {
    looks++;
    const fresh = game.view(play.state, viewer);
    expect(play.seat(viewer).you).toBe(viewer);
    expect(game.same(play.seat(viewer).view, fresh), `viewer ${viewer}, ${play.choices.length}`).toBe(true);
    const { scene, decision } = { scene: play.scene(viewer), decision: play.decision(viewer) };
    // Whoever looks at a game that nobody looked at before sees the same words.
    if (looks % 40 !== 0) return;
    const alone = new Play(kind, play.setup, play.seed, names, play.choices);
    expect({ scene, decision }).toEqual({ scene: alone.scene(viewer), decision: alone.decision(viewer) });
  };
  for (let n = 0; n < most; n++) {
    if (play.asked === 0) play.rewind(Math.floor(play.choices.length / 2));
    const viewer = viewers[below(viewers.length)];
    switch (below(6)) {
      case 0:
        play.take(below(play.optionCount), viewers.slice(0, below(viewers.length + 1)));
        break;
      case 1:
        play.take(play.chosenBy(bot));
        break;
      case 2:
        play.rewind(Math.max(0, play.choices.length - below(4)));
        break;
      case 3:
        play.refused(viewer, 1 + below(play.state.card.def.length - 1));
        break;
      case 4:
        play.values(viewer, 1 + below(play.state.card.def.length - 1));
        break;
      default:
        play.decision(viewer);
    }
    // The same one again, or another.
    looked(viewers[below(viewers.length)]);
  }
  return looks;
}

test('Middle-earth CCG: whoever looks sees his own view, whoever looked before', () => {
  expect(lookAbout(meccgTable, ['A', 'B'], 1, 300) + lookAbout(meccgTable, ['B', 'A'], 2, 300)).toBe(600);
});

test('The Lord of the Rings TCG, also among three: whoever looks sees his own view, whoever looked before', () => {
  const three = ['fotr-aragorn', 'fotr-gandalf', 'fotr-aragorn'];
  expect(lookAbout(lotrTable, three.slice(0, 2), 1, 300) + lookAbout(lotrTable, three, 2, 300)).toBe(600);
});
