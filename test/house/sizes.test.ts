/**
 * Cards keep their size through the phases of a turn, reckoned at every decision of seeded games: what a turn brings
 * and takes away (new sites, cards on guard) changes nothing, and a table that grows changes it seldom.
 *
 * Catches  a size that hangs on the phase; a board that no longer fits at the smallest size; sizes that go up and down.
 */
import type { Card, MeccgScene } from '@westmarch/protocol';
import { Play } from '@westmarch/table';
import { meccgTable } from '@westmarch/table/meccg';
import { sample } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { sheetOf, USUAL, WIDTHS } from '../../apps/web/src/meccg/sheets.ts';
import { chosen, fitsAt, type Kept } from '../../apps/web/src/table/board/rows.ts';

/** The room of the board at 1440×900 and at 2560×1440, while what is asked takes two rows. */
const ROOMS = [
  { width: 1068, height: 540 },
  { width: 1980, height: 1000 },
];
const decks = meccgTable.decks.filter(({ needs }) => needs === undefined).map(({ key }) => key);
/** The first is the most crowded that is known: four companies and more against three, with all that lies beside them. */
const GAMES = Array.from({ length: sample(3, 20) }, (_x, i) =>
  i === 0 ? ['T', 'M'] : [decks[(i * 3) % decks.length], decks[(i * 5 + 1) % decks.length]],
);
/** In pixels, in each room: smaller cards could hardly be told apart. */
const READABLE = [72, 120];

/** A name as long as most: which it is matters to nothing here. */
const nameOf = (card: Card | null): string => (card === null ? '' : 'Edhellond City');

interface Changes {
  all: number;
  /** With the same lasting cards as before: only the phase was another. */
  byPhase: string[];
  unfit: number;
  least: number;
}
/** What lies on the table until something happens to it. */
const lasting = ({ sides }: MeccgScene): string =>
  JSON.stringify(
    sides.map(({ companies, ...rest }) => [
      companies.map(({ characters, followers }) => [characters, followers]),
      rest.events,
      rest.factions,
      rest.stored,
      rest.agents,
      rest.prisoners,
    ]),
    (key, value: unknown) => (key === 'marks' || key === 'numbers' || key === 'tokens' ? undefined : value),
  );

function play(first: string, second: string): Changes[] {
  const game = new Play(meccgTable, meccgTable.setup([first, second], {}), 'sizes', ['Ann', 'Bob']);
  const bots = [1, 2].map((seat) => meccgTable.bots[0].make(`sizes ${seat}`));
  const found = ROOMS.map((): Changes => ({ all: 0, byPhase: [], unfit: 0, least: WIDTHS.most }));
  const kept: (Kept | null)[] = ROOMS.map(() => null);
  let before = '';
  while (game.asked !== 0) {
    const scene = game.scene(1);
    if (scene.game !== 'meccg') throw new Error('another game');
    const sheets = scene.sides.toReversed().map((side) => sheetOf(side, nameOf));
    const now = lasting(scene);
    for (const [i, room] of ROOMS.entries()) {
      const was = kept[i];
      const next = chosen(sheets, USUAL, room, WIDTHS, scene.time.turn, was);
      if (!fitsAt(sheets, room, next.width)) found[i].unfit++;
      if (was !== null && was.width !== next.width) {
        found[i].all++;
        if (now === before && was.turn === next.turn)
          found[i].byPhase.push(`turn ${next.turn}: ${was.width} to ${next.width}`);
      }
      found[i].least = Math.min(found[i].least, next.width);
      kept[i] = next;
    }
    before = now;
    game.take(game.chosenBy(bots[game.asked - 1]));
  }
  return found;
}

test('no phase changes the size of cards, a game seldom does, and none makes them unreadable', () => {
  const all = GAMES.map(([first, second]) => play(first, second));
  for (const [i] of ROOMS.entries()) {
    const found = all.map((game) => game[i]);
    expect(found.flatMap(({ byPhase }) => byPhase)).toEqual([]);
    expect(found.reduce((sum, { unfit }) => sum + unfit, 0)).toBe(0);
    expect(Math.min(...found.map(({ least }) => least))).toBeGreaterThanOrEqual(READABLE[i]);
    // Before there were few sizes, there were more than five changes in a game.
    expect(found.reduce((sum, { all: n }) => sum + n, 0) / found.length).toBeLessThanOrEqual(2);
  }
});
