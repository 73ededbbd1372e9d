/** `lab improve`: the race itself, and the command from its first study to the last fresh game. */
import { expect, test } from 'vitest';
import { race } from '../../src/lab/race.ts';
import { westmarch } from '../westmarch.ts';

const share = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });

test('the better half goes on with twice the games, until one is left', async () => {
  const asked: string[] = [];
  const rounds = await race([5, 1, 9, 3, 7], 10, async (entry, round, games) => {
    asked.push(`${entry} ${round} ${games}`);
    return share(entry / 10);
  });
  expect(rounds.map(({ games, racers }) => [games, racers.map(({ entry }) => entry)])).toEqual([
    [10, [9, 7, 5, 3, 1]],
    [20, [9, 7, 5]],
    [40, [9, 7]],
  ]);
  expect(asked.slice(0, 2)).toEqual(['5 0 10', '1 0 10']);
  expect(asked.length).toBe(10);
});

test('who is as good as the deck that was there first does not push it out; what is stopped ends with whole rounds', async () => {
  const even = await race(['as it is', 'swap'], 2, async () => share(0.5));
  expect(even[0].racers[0].entry).toBe('as it is');
  let played = 0;
  const stopped = await race([1, 2, 3, 4], 2, async (entry) => (++played > 5 ? null : share(entry / 10)));
  expect(stopped.map(({ racers }) => racers.length)).toEqual([4]);
});

test('a deck is improved, or it is said that nothing was better; the same seed says the same', async () => {
  const args = [
    'lab',
    'improve',
    '--game',
    'lotr-tcg',
    '--deck',
    'fotr-aragorn',
    '--against',
    'fotr-gandalf',
  ];
  const few = ['--swaps', '2', '--games', '2', '--final', '4', '--bots', 'random', '--workers', '1'];
  const { code, out } = await westmarch(...args, ...few);
  expect(code).toBe(0);
  expect(out).toContain('FotR Aragorn: ');
  expect(out).toContain('Round 1: 3 decks, 2 games each');
  expect(out).toContain('Round 2: 2 decks, 4 games each');
  expect(out).toMatch(
    /No swap beat the deck as it is|gain +[+-]?[\d.]+ \(-?[\d.]+ to -?[\d.]+\) points of 100/,
  );
  expect((await westmarch(...args, ...few, '--resume')).out).toBe(out);
});

test.each([
  [['--deck', 'fotr-aragon'], 'there is no file and no deck "fotr-aragon"'],
  [['--deck', 'fotr-aragorn', '--bots', 'nobody'], 'there is no bot "nobody"'],
  [['--deck', 'fotr-aragorn', '--pool', 'nothing'], 'there is no file and no deck "nothing"'],
])('%s is refused with its reason', async (args, reason) => {
  const { code, err } = await westmarch('lab', 'improve', '--game', 'lotr-tcg', ...args);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});
