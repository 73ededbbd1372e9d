/** Agents at the table: nobody but their player knows who lies face down, where, or which way it came. */
import { readSetup } from '@westmarch/meccg';
import type { Agent } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { Play } from '../src/index.ts';
import { meccgTable } from '../src/meccg/index.ts';

const agents = ['DM-13', 'DM-26', 'DM-4', 'DM-17', 'DM-23', 'DM-3', 'DM-5', 'DM-9', 'DM-12', 'DM-16'];
const setup = readSetup({
  decks: ['A', { deck: [...agents, ...agents], pool: ['TW-116', 'TW-119'], sideboard: [] }],
  length: 1,
  anyDeck: true,
});

/** The agents of the second player as one of them sees them. */
const begin = () => new Play(meccgTable, setup, 'agents', ['Ann', 'Bob']);
function seenBy(play: ReturnType<typeof begin>, viewer: number): readonly Agent[] {
  const scene = play.scene(viewer);
  if (scene.game !== 'meccg') throw new Error('another game');
  return scene.sides[1].agents.filter(({ faceDown }) => faceDown);
}

test('one that is played face down, and moves, is known to its player alone', () => {
  const play = begin();
  const told: string[] = [];
  const wanted = /^Play .* as agent$|^Move [^’']*$/;
  for (let n = 0; n < 400 && play.asked !== 0; n++) {
    const decision = play.decision(play.asked);
    const choices = decision?.choices ?? [];
    const own = play.asked === 2 ? choices.find(({ text }) => wanted.test(text)) : undefined;
    const pass = choices.find(({ kind }) => kind === 'pass' || kind === 'no');
    const lines = play.take(own?.index ?? pass?.index ?? choices[0].index, [1]).get(1) ?? [];
    told.push(...lines.map(({ text }) => text));
    const [his, hers] = [seenBy(play, 2), seenBy(play, 1)];
    expect(hers.map(({ card, at, trail }) => [card.face, at, trail])).toEqual(hers.map(() => ['', '', []]));
    const gone = his.find(({ steps }) => steps === 1);
    if (gone === undefined) continue;
    expect(agents).toContain(gone.card.face);
    expect(gone.at).not.toBe('');
    expect(gone.trail).toEqual([gone.at]);
    expect(hers.find(({ card }) => card.id === gone.card.id)?.steps).toBe(1);
    expect(told).toContain('Bob plays a card face down as an agent.');
    return;
  }
  throw new Error('no agent has moved');
});
