/**
 * A bot that sits at a table over WebSocket and takes any choice, but rather acts than passes. See docs/bots.md.
 *
 *   node examples/bots/wanderer.ts http://localhost:4300/join/CODE DECK
 */
import { createHash, randomBytes } from 'node:crypto';

const [link = '', deck = ''] = process.argv.slice(2);
const { origin, pathname } = new URL(link);
const ask = (path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

// The cookie is the token: whoever sends it again is the same player.
const token = process.env['WESTMARCH_TOKEN'];
const me = await ask('/api/me', { name: 'Wanderer' }, token ?? '');
const cookie = token ?? me.headers.getSetCookie()[0].split(';')[0];
const joined = await ask('/api/join', { invitation: pathname.split('/').at(-1), deck }, cookie);
const { table, error }: { table: string; error: string } = JSON.parse(await joined.text());
if (!joined.ok) throw new Error(error);
const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { cookie } });
const send = (message: object): void => socket.send(JSON.stringify(message));
const value = randomBytes(16).toString('hex'); // our part in the seed: first promised, then shown

socket.addEventListener('open', () => send({ t: 'hello', protocol: 3, table, since: 0 }));
socket.addEventListener('message', ({ data }) => {
  const { t, info, v, decision, result } = JSON.parse(data);
  if (t === 'table' && info.status === 'waiting') {
    const hash = createHash('sha256').update(`${table}|${info.you}|${value}`).digest('hex');
    send(info.fair.stage === 'revealing' ? { t: 'chance', value } : { t: 'promise', hash });
  }
  if (t === 'update' && result !== null) socket.close();
  else if (t === 'update' && decision?.choices.length > 0) {
    const acts = decision.choices.filter(({ kind }: { kind: string }) => kind !== 'pass');
    send({ t: 'choose', v, index: acts[Math.floor(Math.random() * acts.length)]?.index ?? 0 });
  }
});
