/** `westmarch admin`: asks the running server of this machine, with the token of its data folder. */
import { existsSync, readFileSync } from 'node:fs';
import { type Settings, SetupProblem } from '../settings.ts';
import { tokenFile } from './token.ts';

const HELP = `westmarch admin overview                      what is going on
westmarch admin tables [WORDS] [STATUS]        tables, by id or a player's name; STATUS: waiting, playing, over, closed
westmarch admin guests [WORDS]                 guests, by id or name
westmarch admin replays                        records that were brought
westmarch admin talk [WORDS]                   what was said, by name, words or table
westmarch admin bans                           networks that may not come
westmarch admin close TABLE [WHY]              ends a game without a result
westmarch admin delete table|guest|replay|talk ID   deletes it for ever
westmarch admin ban network|guest WHICH [WHY]  an address, or a guest by id
westmarch admin unban network|guest WHICH
westmarch admin recover TABLE SEAT             a link that brings a player back to his seat`;

interface Request {
  readonly path: string;
  readonly body?: object;
}

/** What the words ask for; null where they make no sense. */
export function requestFrom([verb, ...words]: readonly string[]): Request | null {
  const [first, second, ...rest] = words;
  const query = (more: Record<string, string | undefined>): string =>
    Object.entries(more)
      .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
      .join('&');
  switch (verb) {
    case 'overview':
    case 'replays':
    case 'bans':
      return { path: verb };
    case 'tables':
      return { path: `tables?${query({ words: first, status: second })}` };
    case 'guests':
    case 'talk':
      return { path: `${verb}?${query({ words: first })}` };
    case 'close':
      return first === undefined
        ? null
        : { path: 'close', body: { table: first, why: words.slice(1).join(' ') } };
    case 'delete':
    case 'ban':
    case 'unban': {
      const target = targetFrom(verb, first, second);
      const why = verb === 'ban' ? { why: rest.join(' ') } : {};
      return target === null ? null : { path: verb, body: { ...target, ...why } };
    }
    case 'recover':
      return second === undefined ? null : { path: 'recover', body: { table: first, seat: Number(second) } };
    default:
      return null;
  }
}
function targetFrom(verb: string, kind: string | undefined, which: string | undefined): object | null {
  const kinds = verb === 'delete' ? ['table', 'guest', 'replay', 'talk'] : ['network', 'guest'];
  if (kind === undefined || which === undefined || !kinds.includes(kind)) return null;
  return { [kind]: kind === 'guest' || kind === 'talk' ? Number(which) : which };
}

export async function adminCommand(
  args: readonly string[],
  { port, host, dataFolder, adminToken }: Settings,
  say: (text: string) => void,
): Promise<number> {
  const request = requestFrom(args);
  if (request === null) {
    if (args[0] !== 'help' && args.length > 0) throw new SetupProblem(HELP);
    say(HELP);
    return 0;
  }
  const token = adminToken ?? keptToken(dataFolder);
  const at = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const url = `http://${at.includes(':') ? `[${at}]` : at}:${port}/api/admin/${request.path}`;
  const { body } = request;
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new SetupProblem(`No server answers at ${at}:${port}. Is it running, with the same PORT and HOST?`);
  });
  const text = await answer.text();
  if (!answer.ok) {
    process.stderr.write(`${text}\n`);
    return 1;
  }
  say(JSON.stringify(JSON.parse(text), null, 2));
  return 0;
}

function keptToken(dataFolder: string): string {
  const file = tokenFile(dataFolder);
  if (!existsSync(file))
    throw new SetupProblem(
      `There is no ${file}: the server makes it when it first starts. Set WESTMARCH_DATA to its data folder.`,
    );
  return readFileSync(file, 'utf8').trim();
}
