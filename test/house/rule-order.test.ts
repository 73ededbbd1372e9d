/**
 * What the rules let players do is offered in the order that one list of each game fixes, whichever modules are loaded
 * first: records hold choices by their place among the options.
 */
import {
  allActions as lotrActions,
  actionNames as lotrNames,
} from '../../packages/lotr-tcg/src/rules/actions/action-list.ts';
import {
  allActions as meccgActions,
  actionNames as meccgNames,
} from '../../packages/meccg/src/rules/chain/actions.ts';
import '../../packages/lotr-tcg/src/game.ts';
import '../../packages/meccg/src/game.ts';
import { describe, expect, test } from 'vitest';

interface Entered {
  readonly name: string;
  readonly code: number;
}
const GAMES: readonly (readonly [string, readonly string[], readonly Entered[]])[] = [
  ['meccg', meccgNames, meccgActions()],
  ['lotr-tcg', lotrNames, lotrActions()],
];

describe.each(GAMES)('%s', (_game, names, actions) => {
  test('every action of the list is entered, once, under the number of its place', () => {
    expect(actions.map(({ name }) => name)).toEqual(names);
    expect(actions.map(({ code }) => code)).toEqual(names.map((_name, i) => i + 1));
  });
});
