/** A journey through the Under-deeps in words: what is offered, what is told of the roll, and where the company is. */
import { expect, test } from 'vitest';
import { Play } from '../src/index.ts';
import { meccgTable } from '../src/meccg/index.ts';

const setup = meccgTable.setup(['A', 'B'], {});
const BELOW = 'through the Under-deeps';
const begin = (seed: string) => new Play(meccgTable, setup, seed, ['Ann', 'Bob']);
type Table = ReturnType<typeof begin>;

/** The choice of a first player who goes to Moria, then below, and on from there; none where he is not asked for it. */
function goDown(play: Table): number | undefined {
  const decision = play.asked === 1 ? play.decision(1) : null;
  if (decision === null) return undefined;
  const { step, choices } = decision;
  const pick = (wanted: (text: string, note: string) => boolean): number | undefined =>
    choices.find(({ text, note }) => wanted(text, note))?.index;
  if (step !== 'Movement') return pick((text) => /^Move .* company$/.test(text) || text === 'Do not enter');
  return (
    pick((_text, note) => note.includes(`${BELOW} with a roll`)) ??
    pick((_text, note) => note.includes(BELOW)) ??
    pick((text) => text === 'Moria')
  );
}

/** A game in which he does so, all else as Novice likes it, and what the other is told. */
function descend(seed: string) {
  const play = begin(seed);
  const bot = meccgTable.bots[0].make(seed);
  const notes = new Set<string>();
  const told: string[][] = [];
  const situations: string[] = [];
  for (let n = 0; n < 1500 && play.asked !== 0; n++) {
    const decision = play.decision(play.asked);
    if (decision?.step === 'Movement') for (const { note } of decision.choices) notes.add(note);
    const lines = play.take(goDown(play) ?? play.chosenBy(bot), [2]).get(2) ?? [];
    told.push(lines.map(({ text }) => text));
    const scene = play.scene(2);
    if (scene.game === 'meccg' && scene.journey?.path.some(({ type }) => type === 'under-deeps'))
      situations.push(...meccgTable.situation(play.seat(2)));
  }
  return { notes: [...notes], told, situations };
}

const ROLL =
  /^(.*)'s company looks for the way from (.*) to (.*): (?:.* = )?(\d+) where (\d+) is needed, (.*)\.$/;

test('what the way takes is said before, and what the dice brought after', () => {
  const { notes, told, situations } = descend('below');
  expect(notes.some((note) => note.startsWith(`${BELOW};`))).toBe(true);
  expect(notes.some((note) => note.startsWith(`${BELOW} with a roll of 6 or more (found 72%);`))).toBe(true);
  // A way on the surface says nothing of it.
  expect(notes.some((note) => !note.includes(BELOW))).toBe(true);
  expect(situations.some((line) => line.includes(`to The Under-gates ${BELOW}, without a site path.`))).toBe(
    true,
  );
  let [found, lost] = [0, 0];
  for (const lines of told)
    for (const line of lines) {
      const [, , from, to, total, needed, result] = ROLL.exec(line) ?? [];
      if (from === undefined) continue;
      const finds = Number(total) >= Number(needed);
      expect(result).toBe(finds ? 'it finds the way' : `it stays at ${from}`);
      expect(lines.some((other) => other.includes(`sets out from ${from} for ${to}`))).toBe(finds);
      if (finds) found++;
      else lost++;
    }
  expect(found).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(0);
});

test('the face of such a site names the Under-deeps for a region, and what it leads to', () => {
  const face = meccgTable.faces().find(({ id }) => id === 'DM-33');
  expect(face?.subtitle).toBe('Under-deeps');
  expect(face?.text.join(' ')).toContain('The Under-leas (6)');
  expect(face?.facts?.map(({ text }) => text).join(' ')).toMatch(
    /Troll, 3 strikes with 9 prowess .*from his hand/,
  );
  expect(meccgTable.faces().find(({ id }) => id === 'TW-380')?.subtitle).toBe('Angmar');
});

test('Novice does not go below of his own will, but finds his way out and plays on', () => {
  const play = begin('out again');
  const bot = meccgTable.bots[0].make('out again');
  const companies = (): string[] => {
    const scene = play.scene(1);
    return scene.game === 'meccg'
      ? scene.sides[0].companies.map(({ site }) => faces.get(site?.face ?? '') ?? '')
      : [];
  };
  const faces = new Map(meccgTable.faces().map(({ id, subtitle }) => [id, subtitle]));
  for (let n = 0; n < 600 && !companies().includes('Under-deeps'); n++)
    play.take(goDown(play) ?? play.chosenBy(bot));
  expect(companies()).toContain('Under-deeps');
  let below = 0;
  let decisions = 0;
  for (; play.asked !== 0; decisions++) {
    play.take(play.chosenBy(bot));
    if (companies().includes('Under-deeps')) below = decisions;
  }
  expect(decisions).toBeGreaterThan(100);
  expect(below).toBeLessThan(decisions / 2);
});
