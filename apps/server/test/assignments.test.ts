/** Assignments of the LotR TCG are the Free Peoples player's to take back, until somebody else has chosen. LR-ASSIGN-003, 006 */
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { expect, test } from 'vitest';
import { LiveGame } from '../src/engine/live-game.ts';

interface Seen {
  readonly scene: unknown;
  readonly undo: { readonly possible: boolean; readonly free: boolean };
  readonly decision: {
    readonly rules: readonly string[];
    readonly choices: readonly unknown[];
  };
}
const live = (seed: string) =>
  new LiveGame(
    lotrTable,
    {
      table: 't',
      game: 'lotr-tcg',
      decks: ['fotr-aragorn', 'fotr-gandalf'],
      length: null,
      options: [],
      seed,
      names: ['Ann', 'Bob'],
      bots: [null, null],
      version: null,
    },
    [],
  );
type Live = ReturnType<typeof live>;
const seenBy = (game: Live, viewer: number): Seen =>
  JSON.parse(game.look([{ viewer, since: 0 }], 0)[0].text) as Seen;
/** Others play for both until the minions of some turn can be assigned, two of them at the least. */
function toAssignments(): { game: Live; free: number } {
  for (let seed = 0; seed < 20; seed++) {
    const game = live(`assign ${seed}`);
    while (game.summary().over === null) {
      const { asked, v } = game.summary();
      const { rules, choices } = seenBy(game, asked).decision;
      if (rules.includes('LR-ASSIGN-003') && choices.length > 2) return { game, free: asked };
      game.bot(v, [], true);
    }
  }
  throw new Error('no minions came');
}
const choose = (game: Live, seat: number, n: number): void => {
  const done = game.choose(game.summary().v, seat, n, false, []);
  expect('refused' in done ? done.refused : '').toBe('');
};

test('what was assigned is taken back one choice at a time, also when he has said that he is done', () => {
  const { game, free } = toAssignments();
  const before = seenBy(game, free);
  let made = 0;
  const assigns = (): boolean =>
    game.summary().asked === free && /LR-ASSIGN-00[34]/.test(seenBy(game, free).decision.rules.join(' '));
  for (; made < 3 && assigns(); made++) choose(game, free, 0);
  expect(made).toBeGreaterThan(1);
  const assigned = seenBy(game, free);
  expect(assigned.undo).toMatchObject({ possible: true, free: true });
  expect(assigned.scene).not.toEqual(before.scene);
  for (; made > 0; made--) {
    expect(game.summary().undo[free].free).toBe(true);
    game.undo(game.summary().v, free, []);
  }
  expect(seenBy(game, free).decision).toEqual(before.decision);
  expect(seenBy(game, free).scene).toEqual(before.scene);
  // He is done with none assigned: the Shadow player is asked, and has not chosen yet.
  choose(game, free, before.decision.choices.length - 1);
  expect(game.summary().asked).not.toBe(free);
  expect(game.summary().undo[free]).toEqual({ possible: true, free: true });
  choose(game, game.summary().asked, 0);
  expect(game.summary().undo[free]).toEqual({ possible: true, free: false });
});
