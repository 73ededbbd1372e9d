/** The line of a field in a file of JSON or YAML, for messages about what is wrong with it. */
import { readDocuments } from './documents.ts';

/** Where a field such as `setup.decks[0][3]` stands; line 1 where it is missing altogether. */
export function lineOfField(text: string, field: string): number {
  const path = field.split(/[.[\]]+/).filter((part) => part !== '');
  const [document] = readDocuments(text);
  return document?.lineOf(path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))) ?? 1;
}
