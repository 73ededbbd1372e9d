/** Company over real sockets: the lobby, what is said, what a table agrees to, clocks, watching later. */
import { type OpenTable, PLAIN_TERMS, type Said, type Terms } from '@westmarch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Tab } from '../play/client.ts';
import { type Running, running } from '../play/running.ts';
import { HandTurned, InLobby } from './lobby-client.ts';

const time = new HandTurned();
let server: Running;
beforeAll(async () => {
  server = await running({ ticker: time });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const friend: OpenTable = { game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }] };
const named = (name: string): Promise<Client> => Client.named(server.url, name);
const codeOf = (tab: Tab): string => tab.info?.invitation?.split('/join/')[1] ?? '';
/** The next lines said at a table. */
const said = (tab: Tab): Promise<{ said: Said[] }> =>
  tab.until((m): m is Extract<typeof m, { t: 'said' }> => m.t === 'said');
const clockAt = (tab: Tab, stage: string) =>
  tab.until((m): m is Extract<typeof m, { t: 'clock' }> => m.t === 'clock' && m.clock?.stage === stage);

/** Two persons at a table that agreed to something. */
async function two(terms: Partial<Terms> = {}) {
  const [anna, bert] = [await named('Anna'), await named('Bert')];
  const table = await anna.open({ ...friend, terms: { ...PLAIN_TERMS, ...terms } });
  const first = await anna.at(table);
  await bert.join(codeOf(first), 'fotr-gandalf');
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  const [asked, other] = first.update?.decision?.seat === 1 ? [first, second] : [second, first];
  return { anna, bert, table, first, second, asked, other };
}

describe('the lobby', () => {
  test('shows who is here and which tables wait, live; one is joined, and gone', async () => {
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    const inLobby = await InLobby.enter(bert);
    const his = await InLobby.enter(anna);
    const met = await inLobby.next('lobby', ({ people }) => people.some(({ name }) => name === 'Anna'));
    expect(met.here).toBeGreaterThanOrEqual(2);
    expect(met.people.find(({ name }) => name === 'Bert')).toBe(undefined); // one does not see oneself
    const secret = await anna.open(friend);
    const terms: Terms = { ...PLAIN_TERMS, isPublic: true, clock: { kind: 'move', seconds: 60 } };
    const table = await anna.open({ ...friend, terms });
    const { tables, people } = await inLobby.next('lobby', (m) => m.tables.length > 0);
    expect(tables).toMatchObject([
      { table, game: 'lotr-tcg', seats: 2, open: 1, terms, players: [{ name: 'Anna', bot: false }] },
    ]);
    expect(JSON.stringify(tables)).not.toContain(secret);
    const mine = await his.next('lobby', (m) => m.tables.length > 0);
    expect(mine.tables[0].invitation).toBe(null);
    expect(people.filter(({ waiting }) => waiting).map(({ name }) => name)).toEqual(['Anna']);
    await bert.join(tables[0].invitation ?? '', 'fotr-gandalf');
    await inLobby.next('lobby', (m) => m.tables.length === 0);
    inLobby.close();
    his.close();
    await anna.at(secret).then((tab) => tab.send({ t: 'close' }));
  });

  test('a table whose host is gone is not shown, unless it has days for each choice', async () => {
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    const open = (seconds: number): Promise<string> =>
      anna.open({ ...friend, terms: { ...PLAIN_TERMS, isPublic: true, clock: { kind: 'move', seconds } } });
    const [quick, slow] = [await open(60), await open(86_400)];
    const tab = await anna.at(quick);
    const lobby = await InLobby.enter(bert);
    const ids = ({ tables }: { tables: readonly { table: string }[] }): string =>
      tables
        .map(({ table }) => table)
        .sort()
        .join();
    const both = [quick, slow].sort().join();
    await lobby.next('lobby', (m) => ids(m) === both);
    tab.close();
    await lobby.next('lobby', (m) => ids(m) === slow);
    const again = await anna.at(quick);
    await lobby.next('lobby', (m) => ids(m) === both);
    for (const table of [again, await anna.at(slow)]) table.send({ t: 'close' });
    await lobby.next('lobby', ({ tables }) => tables.length === 0);
    lobby.close();
  });

  test('somebody who is here is invited, unless he muted who asks; the asker does not learn of it', async () => {
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    const [annas, berts] = [await InLobby.enter(anna), await InLobby.enter(bert)];
    const { people } = await annas.next('lobby', (m) => m.people.some(({ name }) => name === 'Bert'));
    const who = people.find(({ name }) => name === 'Bert')?.who ?? 0;
    const table = await anna.open(friend);
    annas.send({ t: 'invite', who, table });
    const asked = await berts.next('invited');
    expect(asked).toMatchObject({ from: 'Anna', game: 'lotr-tcg' });
    berts.send({ t: 'mute', who: asked.who, on: true });
    expect((await berts.next('lobby', ({ muted }) => muted.length > 0)).muted).toMatchObject([
      { name: 'Anna' },
    ]);
    annas.send({ t: 'invite', who, table });
    annas.send({ t: 'say', words: { text: 'Anybody?' } });
    await annas.next('said', (m) => m.said.some(({ text }) => text === 'Anybody?'));
    berts.send({ t: 'say', words: { phrase: 'hail' } });
    await berts.next('said', (m) => m.said.some(({ text }) => text === 'Well met!'));
    expect(berts.heard.filter(({ t }) => t === 'invited')).toHaveLength(1);
    expect(JSON.stringify(berts.heard)).not.toContain('Anybody?');
    // Nor to a table of somebody else.
    berts.send({ t: 'invite', who: asked.who, table });
    expect((await berts.next('problem')).code).toBe('invite');
    annas.close();
    berts.close();
  });

  test('an invitation is not lost while a connection is renewed', async () => {
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    const [annas, berts] = [await InLobby.enter(anna), await InLobby.enter(bert)];
    const { people } = await annas.next('lobby', (m) => m.people.some(({ name }) => name === 'Bert'));
    const who = people.find(({ name }) => name === 'Bert')?.who ?? 0;
    const [table, other] = [await anna.open(friend), await anna.open(friend)];
    const invitations = (one: InLobby) => one.heard.flatMap((m) => (m.t === 'invited' ? [m] : []));
    // The server takes the old connection for good still: what it sends there nobody reads.
    annas.send({ t: 'invite', who, table });
    await berts.next('invited');
    const again = await InLobby.enter(bert);
    expect((await again.next('invited')).invitation).toBe(invitations(berts)[0].invitation);
    // Nobody is connected at this moment.
    await Promise.all([berts.drop(), again.drop()]);
    await annas.next('lobby', (m) => m.people.every(({ name }) => name !== 'Bert'));
    annas.send({ t: 'invite', who, table: other });
    annas.send({ t: 'say', words: { text: 'Are you coming?' } });
    await annas.next('said', (m) => m.said.some(({ text }) => text === 'Are you coming?'));
    const third = await InLobby.enter(bert);
    await third.next('invited', ({ invitation }) => invitation !== invitations(berts)[0].invitation);
    expect(invitations(third)).toHaveLength(2);
    expect(annas.heard.filter(({ t }) => t === 'problem')).toEqual([]);
    // What was taken, or is of one whom he muted, is not told again.
    await bert.join(invitations(berts)[0].invitation, 'fotr-gandalf');
    third.close();
    const fourth = await InLobby.enter(bert);
    expect((await fourth.next('invited')).invitation).toBe(invitations(third)[1].invitation);
    fourth.send({ t: 'mute', who: invitations(third)[0].who, on: true });
    await fourth.next('lobby', ({ muted }) => muted.length > 0);
    const fifth = await InLobby.enter(bert);
    await fifth.next('said');
    fifth.send({ t: 'say', words: { phrase: 'hail' } });
    await fifth.next('said', (m) => m.said.some(({ text }) => text === 'Well met!'));
    expect(invitations(fifth)).toEqual([]);
    for (const one of [annas, fourth, fifth]) one.close();
  });

  test('says when it is one’s turn', async () => {
    const { anna, bert, first, asked } = await two();
    const mover = asked === first ? anna : bert;
    const lobby = await InLobby.enter(mover === anna ? bert : anna);
    const before = asked.update?.v ?? 0;
    for (let i = 0; i < 40 && asked.update?.decision?.seat === asked.info?.you; i++) {
      asked.choose(0);
      await asked.nextUpdate(({ v }) => v > before + i);
    }
    expect(await lobby.next('turn', ({ yours }) => yours)).toBeDefined();
    lobby.close();
  });

  test('what makes no sense is a problem, and strangers cannot speak', async () => {
    const lobby = await InLobby.enter(new Client(server.url));
    lobby.send({ t: 'say', words: { text: 'hello' } });
    expect((await lobby.next('problem')).code).toBe('nameless');
    for (const text of ['{', '[]', '{"t":"say","words":{"text":""}}', '{"t":"shout"}']) {
      lobby.sendText(text);
      expect((await lobby.next('problem')).code, text).toBe('malformed');
    }
    lobby.sendText(JSON.stringify({ t: 'say', words: { text: 'x'.repeat(241) } }));
    expect((await lobby.next('problem')).text).toContain('at most 240');
    lobby.close();
  });
});

describe('what is said at a table', () => {
  test('is heard by players, and kept; who watches is heard by those who watch alone', async () => {
    const { table, first, second, bert } = await two();
    const watcher = await (await named('Wendy')).at(table);
    first.send({ t: 'say', words: { text: '  <b>Mind\n the   wolves</b> ' } });
    const line = (await said(second)).said[0];
    expect(line).toMatchObject({ name: 'Anna', seat: 1, among: 'players', text: '<b>Mind the wolves</b>' });
    expect((await said(watcher)).said[0].id).toBe(line.id);
    watcher.send({ t: 'say', words: { text: 'He holds nothing' } });
    expect((await said(watcher)).said[0]).toMatchObject({ among: 'watchers', seat: 0, name: 'Wendy' });
    second.send({ t: 'say', words: { phrase: 'bold' } });
    await said(first);
    await said(first);
    expect(JSON.stringify([...first.frames, ...second.frames])).not.toContain('He holds nothing');
    const again = await bert.at(table, { since: second.update?.v ?? 0 });
    expect((await said(again)).said.map(({ text }) => text)).toEqual([
      '<b>Mind the wolves</b>',
      'Boldly done!',
    ]);
  });
  test('is not heard by whom one has muted, also when one comes back', async () => {
    const { table, first, second, bert } = await two();
    second.send({ t: 'mute', who: first.info?.players[0].who ?? 0, on: true });
    await second.until((m) => m.t === 'table' && m.info.muted.length === 1);
    first.send({ t: 'say', words: { text: 'Can you hear me' } });
    await said(first);
    second.send({ t: 'say', words: { phrase: 'thanks' } });
    expect((await said(second)).said[0].text).toBe('I thank you.');
    expect(JSON.stringify(second.frames)).not.toContain('Can you hear me');
    const again = await bert.at(table);
    expect((await said(again)).said.map(({ text }) => text)).toEqual(['I thank you.']);
    second.send({ t: 'mute', who: second.info?.players[1].who ?? 0, on: true });
    expect((await second.problem()).code).toBe('mute');
  });
  test('who watches mutes for himself alone: what was said vanishes for him, and nobody learns of it', async () => {
    const { table, first } = await two();
    const [wendy, will] = [await named('Wendy'), await named('Will')];
    const [watcher, other] = [await wendy.at(table), await will.at(table)];
    other.send({ t: 'say', words: { text: 'A loud remark' } });
    const [line] = (await said(watcher)).said;
    watcher.send({ t: 'mute', who: line.who, on: true });
    await watcher.until((m) => m.t === 'unsaid' && m.ids.includes(line.id));
    other.send({ t: 'say', words: { text: 'And another' } });
    await other.until((m) => m.t === 'said' && m.said.some(({ text }) => text === 'And another'));
    first.send({ t: 'say', words: { phrase: 'hail' } });
    expect((await said(watcher)).said[0].text).toBe('Well met!');
    for (const tab of [watcher, other]) {
      const infos = tab.messages.flatMap((m) => (m.t === 'table' ? [m.info.muted] : []));
      expect(infos.flat()).toEqual([]);
    }
  });
  test('nobody chats where that was agreed to', async () => {
    const { first } = await two({ chat: false });
    first.send({ t: 'say', words: { phrase: 'hail' } });
    expect((await first.problem()).code).toBe('no-chat');
  });
});

describe('what a table agrees to', () => {
  test('nothing is taken back, or always at once', async () => {
    const never = await two({ takeBack: 'never' });
    never.asked.choose(0);
    await never.asked.nextUpdate();
    never.asked.send({ t: 'undo' });
    expect((await never.asked.problem()).code).toBe('no-take-back');

    const free = await two({ takeBack: 'free' });
    free.asked.choose(0);
    await free.other.myTurn();
    free.other.choose(0);
    await free.asked.nextUpdate(({ v }) => v === 2);
    free.asked.send({ t: 'undo' });
    const back = await free.asked.nextUpdate(({ v }) => v === 3);
    expect(back.undo.askedBy).toBe(0);
    expect(back.decision?.seat).toBe(free.asked.info?.you);
  });

  test('nobody watches where that was agreed to, by no door', async () => {
    const { table } = await two({ watch: false });
    const wendy = await named('Wendy');
    const tab = await wendy.at(table);
    expect(tab.messages).toMatchObject([{ t: 'problem', code: 'no-watching' }]);
    expect((await wendy.get(`/api/tables/${table}/scenario`)).status).toBe(409);
    tab.send({ t: 'say', words: { phrase: 'hail' } });
    expect((await tab.problem()).code).toBe('hello-first');
  });

  test('who watches later sees everything so much later, and by no door before', async () => {
    const { table, asked, other } = await two({ delay: 60 });
    const wendy = await named('Wendy');
    const watcher = await wendy.at(table);
    expect(watcher.info?.status).toBe('playing');
    asked.choose(0);
    await asked.nextUpdate(({ v }) => v === 1);
    time.pass(59_999);
    other.send({ t: 'say', words: { text: 'I draw the Ring' } });
    await said(other);
    expect(watcher.messages.filter(({ t }) => t === 'update' || t === 'said')).toEqual([]);
    expect((await wendy.get(`/api/tables/${table}/scenario`)).status).toBe(409);
    watcher.send({ t: 'value', id: 1, card: 1 });
    expect((await watcher.problem()).code).toBe('watch-later');
    time.pass(1);
    const shown = await watcher.nextUpdate();
    expect(shown.v).toBe(0); // as it was when he came
    await watcher.nextUpdate(({ v }) => v === 1);
    // Who comes now is where the other watcher is, and no further.
    await other.myTurn();
    other.choose(0);
    await other.nextUpdate(({ v }) => v === 2);
    const late = await (await named('Will')).at(table);
    expect((await late.nextUpdate()).v).toBe(1);
    expect(late.update?.told.map(({ v }) => v)).toEqual([1]);
    time.pass(60_000);
    expect((await late.nextUpdate()).v).toBe(2);
    expect((await watcher.nextUpdate()).v).toBe(2);
    expect(JSON.stringify(late.frames)).not.toContain('I draw the Ring');
  });
});

describe('the clock', () => {
  const clock = { kind: 'move', seconds: 20 } as const;
  test('warns, gives grace, then the game may be claimed; the record keeps it', async () => {
    const { anna, table, asked, other } = await two({ clock });
    expect(asked.info?.clock).toMatchObject({ left: [20_000, 20_000], stage: 'running' });
    other.send({ t: 'claim' });
    expect((await other.problem()).code).toBe('nothing-to-claim');
    time.pass(20_000);
    expect((await clockAt(other, 'warned')).clock?.mayClaim).toBe(false);
    expect((await said(other)).said[0].text).toMatch(/^Time is up for (Anna|Bert): 30 seconds of grace\.$/);
    time.pass(29_999);
    other.send({ t: 'claim' });
    expect((await other.problem()).code).toBe('nothing-to-claim');
    time.pass(1);
    expect((await clockAt(other, 'late')).clock?.mayClaim).toBe(true);
    asked.send({ t: 'claim' });
    expect((await asked.problem()).code).toBe('nothing-to-claim');
    other.send({ t: 'claim' });
    const { result } = await other.nextUpdate((update) => update.result !== null);
    expect(result?.outcomes[(other.info?.you ?? 1) - 1]).toBe('won');
    const record = (await anna.get(`/api/tables/${table}/record`)).text;
    expect(record).toContain('claims the game');
    expect(record).toContain('Time is up for');
  });

  test('gives the grace that was agreed to, and not a moment less', async () => {
    const { asked, other } = await two({ clock, grace: 300 });
    time.pass(20_000);
    expect((await said(other)).said[0].text).toMatch(/: 300 seconds of grace\.$/);
    time.pass(299_999);
    other.send({ t: 'claim' });
    expect((await other.problem()).code).toBe('nothing-to-claim');
    time.pass(1);
    expect((await clockAt(other, 'late')).clock?.mayClaim).toBe(true);
    expect(asked.info?.terms.grace).toBe(300);
  });

  test('a bot stands in until he is back', async () => {
    const { asked, other } = await two({ clock, late: 'bot' });
    time.pass(50_000);
    await asked.nextUpdate(({ v }) => v >= 1);
    await said(other);
    other.send({ t: 'claim' });
    expect((await other.problem()).code).toBe('nothing-to-claim');
    asked.send({ t: 'back' });
    await asked.until((m) => m.t === 'said' && m.said.some(({ text }) => text.endsWith('is back.')));
  });

  test('stands still while his connection is down, for a bounded time; and a restart costs nothing', async () => {
    const folder = server.dataFolder;
    const { table, asked, other } = await two({ clock: { kind: 'game', seconds: 100, increment: 0 } });
    const seat = asked.info?.you ?? 0;
    time.pass(10_000);
    asked.drop();
    const left = await other.until(
      (m): m is Extract<typeof m, { t: 'clock' }> => m.t === 'clock' && m.clock?.paused === true,
    );
    expect(left.clock?.left[seat - 1]).toBe(90_000);
    time.pass(59_999);
    time.pass(1);
    const goesOn = await other.until(
      (m): m is Extract<typeof m, { t: 'clock' }> => m.t === 'clock' && m.clock?.paused === false,
    );
    expect(goesOn.clock?.left[seat - 1]).toBe(90_000);
    time.pass(5000);
    await server.close();
    expect(server.errors).toEqual([]);
    time.pass(1_000_000);
    server = await running({ ticker: time, dataFolder: folder });
    const watcher = await new Client(server.url).at(table);
    const { clock: now } = await clockAt(watcher, 'running');
    expect(now?.seat).toBe(seat);
    expect(now?.left[seat - 1]).toBe(85_000);
    watcher.close();
  });
});
