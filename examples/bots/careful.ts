/** A bot over standard input and output: acts rather than passes, never twice alike in a turn. See docs/bots.md. */
import { createInterface } from 'node:readline';

interface Choice {
  readonly index: number;
  readonly kind: string;
  readonly text: string;
  readonly warning?: string;
}
const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
const done = new Set<string>();

/** What carries a warning comes last. */
function chosen(choices: readonly Choice[], turn: number): number {
  const safe = choices.filter(({ warning = '' }) => warning === '');
  const fresh = safe.filter(({ kind, text }) => kind === 'action' && !done.has(`${turn} ${text}`));
  const [{ index, text }] = [...fresh, ...safe.filter(({ kind }) => kind !== 'action'), ...choices];
  done.add(`${turn} ${text}`);
  return index;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { t, n, decision, scene } = JSON.parse(line);
  if (t === 'begin') done.clear();
  if (t === 'begin') say({ t: 'ready', name: 'Careful' });
  else if (t === 'choose') say({ t: 'choice', n, index: chosen(decision.choices, scene.time.turn) });
}
