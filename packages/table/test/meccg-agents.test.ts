/** Agents at the table: among the events of their player, and nobody else knows who lies face down, or where. */
import { readSetup } from '@westmarch/meccg';
import type { Card } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { meccgTable, Play } from '../src/index.ts';

const agents = ['DM-13', 'DM-26', 'DM-4', 'DM-17', 'DM-23', 'DM-3', 'DM-5', 'DM-9', 'DM-12', 'DM-16'];
const setup = readSetup({
  decks: ['A', { deck: [...agents, ...agents], pool: ['TW-116', 'TW-119'], sideboard: [] }],
  length: 1,
  anyDeck: true,
});

/** The agents of the second player as one of them sees them. */
const begin = () => new Play(meccgTable, setup, 'agents', ['Ann', 'Bob']);
function seenBy(play: ReturnType<typeof begin>, viewer: number): readonly Card[] {
  const scene = play.scene(viewer);
  if (scene.game !== 'meccg') throw new Error('another game');
  return scene.sides[1].events.filter(({ marks }) => marks.includes('face down'));
}

test('one that is played face down, and moves, is known to its player alone', () => {
  const play = begin();
  const told: string[] = [];
  const wanted = [': play face down as an agent', ': move'];
  for (let n = 0; n < 400 && play.asked !== 0; n++) {
    const decision = play.decision(play.asked);
    const choices = decision?.choices ?? [];
    const own =
      play.asked === 2 ? choices.find(({ text }) => wanted.some((end) => text.endsWith(end))) : undefined;
    const pass = choices.find(({ text }) => text === 'Pass' || text === 'No');
    const lines = play.take(own?.index ?? pass?.index ?? choices[0].index, [1]).get(1) ?? [];
    told.push(...lines.map(({ text }) => text));
    const [his, hers] = [seenBy(play, 2), seenBy(play, 1)];
    expect(
      hers.every(({ face, marks }) => face === '' && !marks.some((mark) => mark.startsWith('at '))),
    ).toBe(true);
    if (!his.some(({ tokens }) => tokens['sites'] === 1)) continue;
    expect(his.some(({ face }) => agents.includes(face))).toBe(true);
    expect(his.some(({ marks }) => marks.some((mark) => mark.startsWith('at ')))).toBe(true);
    expect(hers.some(({ tokens }) => tokens['sites'] === 1)).toBe(true);
    expect(told).toContain('Bob plays a card face down as an agent.');
    return;
  }
  throw new Error('no agent has moved');
});
