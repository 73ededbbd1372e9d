/** What the server keeps of one, and what this browser keeps, in one file. */
import { Refusal } from '../api/http.ts';
import { saveFile } from '../ui/save-file.ts';

/** Everything that Westmarch put into this browser, by its name there. */
export function keptHere(storage: Pick<Storage, 'getItem' | 'key' | 'length'>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i) ?? '';
    if (!key.startsWith('westmarch.')) continue;
    const text = storage.getItem(key) ?? '';
    try {
      kept[key] = JSON.parse(text);
    } catch {
      kept[key] = text;
    }
  }
  return kept;
}

export async function saveEverything(): Promise<void> {
  const answer = await fetch('/api/profile/export');
  if (!answer.ok)
    throw new Refusal('The file could not be written.', answer.status, 'Try again in a minute.');
  const kept: object = await answer.json();
  const all = JSON.stringify({ ...kept, browser: keptHere(localStorage) }, null, 1);
  saveFile('westmarch-my-data.json', 'application/json', all);
}
