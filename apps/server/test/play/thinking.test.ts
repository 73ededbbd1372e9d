/** A bot who searches thinks in pieces: whoever else asks something of the same worker is answered meanwhile. */
import { afterEach, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine.ts';
import type { Beginning } from '../../src/engine/requests.ts';
import { threadsThatThink } from '../../src/engine/thread.ts';
import { Client } from './client.ts';
import { running } from './running.ts';

const open: Engine[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.close()));
});

const beginning = (table: string, bots: readonly (string | null)[]): Beginning => ({
  table,
  game: 'lotr-tcg',
  decks: ['fotr-aragorn', 'fotr-gandalf'],
  length: null,
  options: [],
  seed: 'thinking',
  names: ['One', 'Other'],
  bots,
  version: null,
});

test('while Loremaster thinks, other tables are looked at; then he has chosen', async () => {
  const file = new URL('../../src/engine/worker.ts', import.meta.url);
  const engine = new Engine({ file, patience: 3000 });
  open.push(engine);
  await engine.ask({ op: 'open', beginning: beginning('quick', ['random', 'random']), events: [] });
  let { v } = await engine.ask({
    op: 'open',
    beginning: beginning('deep', ['loremaster', 'loremaster']),
    events: [],
  });
  let meanwhile = 0;
  for (let choice = 0; choice < 12; choice++) {
    const bot = { thinks: true };
    const chosen = engine.ask({ op: 'bot', table: 'deep', v, viewers: [] }).finally(() => {
      bot.thinks = false;
    });
    for (; bot.thinks; await new Promise((resolve) => setTimeout(resolve, 5))) {
      await engine.ask({ op: 'look', table: 'quick', lookers: [{ viewer: 0, since: 0 }], askedBy: 0 });
      if (bot.thinks) meanwhile++;
    }
    const done = await chosen;
    if ('refused' in done) throw new Error(done.refused);
    expect(done.event).toMatchObject({ kind: 'choice', v: v + 1 });
    v = done.summary.v;
  }
  expect(meanwhile).toBeGreaterThan(12);
});

test('he thinks as long as the server lets him', async () => {
  const file = new URL('../../src/engine/worker.ts', import.meta.url);
  const took = async (thought: number): Promise<number> => {
    const engine = new Engine({ file, patience: 3000, startThread: threadsThatThink(thought) });
    open.push(engine);
    let { v } = await engine.ask({
      op: 'open',
      beginning: beginning('slow', ['loremaster', 'novice']),
      events: [],
    });
    let longest = 0;
    for (let choice = 0; choice < 60; choice++) {
      const began = performance.now();
      const done = await engine.ask({ op: 'bot', table: 'slow', v, viewers: [] });
      longest = Math.max(longest, performance.now() - began);
      if ('refused' in done) throw new Error(done.refused);
      v = done.summary.v;
    }
    return longest;
  };
  expect(await took(400)).toBeGreaterThan(350);
  expect(await took(20)).toBeLessThan(350);
});

test('what he thought of is of no use once the game has gone on without it', async () => {
  const file = new URL('../../src/engine/worker.ts', import.meta.url);
  const engine = new Engine({ file, patience: 3000 });
  open.push(engine);
  const three = {
    ...beginning('three', ['loremaster', null, null]),
    decks: ['fotr-aragorn', 'fotr-gandalf', 'ttt-theoden'],
  };
  const { v } = await engine.ask({
    op: 'open',
    beginning: { ...three, names: ['One', 'Two', 'Three'] },
    events: [],
  });
  const thinking = engine.ask({ op: 'bot', table: 'three', v, viewers: [] });
  await engine.ask({ op: 'concede', table: 'three', v, seat: 2, viewers: [] });
  expect(await thinking).toEqual({ refused: 'stale' });
});

test('somebody else may think for him: what he came to is chosen, what is not offered is not, and no order tells the seed', async () => {
  const file = new URL('../../src/engine/worker.ts', import.meta.url);
  const engine = new Engine({ file, patience: 3000 });
  open.push(engine);
  const secret = { ...beginning('far', ['loremaster', 'random']), seed: 'nobody may know this' };
  let { v, thinks } = await engine.ask({ op: 'open', beginning: secret, events: [] });
  const found = { chosen: 0, order: 0 };
  for (let choice = 0; choice < 300 && (found.order === 0 || found.chosen === 0); choice++) {
    const thought = await engine.ask({ op: 'thought', table: 'far', v });
    expect(thought !== null).toBe(thinks);
    if (thought !== null && 'order' in thought) {
      found.order++;
      expect(JSON.stringify(thought.order)).not.toContain(secret.seed);
    } else if (thought !== null) found.chosen++;
    // Out of range: he thinks himself.
    const chosen = thought === null ? undefined : 'chosen' in thought ? thought.chosen : 9999;
    const done = await engine.ask({
      op: 'bot',
      table: 'far',
      v,
      viewers: [],
      ...(chosen === undefined ? {} : { chosen }),
    });
    if ('refused' in done) throw new Error(done.refused);
    if (thought !== null && 'chosen' in thought) expect(done.event.n).toBe(thought.chosen);
    expect(done.event.n).toBeLessThan(9999);
    ({ v, thinks } = done.summary);
  }
  expect(found.chosen).toBeGreaterThan(0);
  expect(found.order).toBeGreaterThan(0);
  expect(await engine.ask({ op: 'thought', table: 'far', v: v - 1 })).toBeNull();
});

test('a hint names an option that is offered, with its chance; against a person there is none', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const deck = 'fotr-aragorn';
  const alone = await anna.at(
    await anna.open({
      game: 'lotr-tcg',
      deck,
      others: [{ kind: 'bot', bot: 'random', deck: 'fotr-gandalf' }],
    }),
  );
  const { decision } = await alone.myTurn();
  alone.send({ t: 'hint', id: 7 });
  const { id, hint } = await alone.answer();
  expect(id).toBe(7);
  const offered = decision?.choices.find(({ index }) => index === hint?.index);
  expect(hint?.text).toBe(offered?.text);
  expect(hint?.chance).toBeGreaterThanOrEqual(0);
  expect(hint?.chance).toBeLessThanOrEqual(100);
  expect(hint?.others.every(({ chance, index }) => chance <= 100 && index !== hint.index)).toBe(true);

  const table = await anna.open({ game: 'lotr-tcg', deck, others: [{ kind: 'friend' }] });
  const first = await anna.at(table);
  const invitation = first.info?.invitation ?? '';
  const bert = await Client.named(server.url, 'Bert');
  await bert.at(await bert.join(invitation.split('/').at(-1) ?? '', 'fotr-gandalf'));
  await first.nextUpdate();
  first.send({ t: 'hint', id: 8 });
  expect((await first.problem()).text).toBe('Hints are there where one plays against bots alone.');
  await server.close();
});
