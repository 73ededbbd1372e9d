/**
 * `node apps/web/tools/icons.ts`: takes the pictures that the cards use out of game-icons (CC BY 3.0, see CREDITS.md).
 *
 * Owns   src/art/sets/: a file for each set with what its cards show and the icons for it, and one for each game with
 *        those that three sets or more need, so that a table loads what its cards need and little twice.
 * Not    which card shows what: pictures/<game>.json says that, card by card.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rounded } from './paths.ts';

const here = new URL('..', import.meta.url);
const sets = new URL('src/art/sets/', here);
/** What stands between the set and the number in the ids of a game. */
const GAMES = { meccg: '-', 'lotr-tcg': '_' };
const COMMON = 3;

interface Chosen {
  readonly icon: string;
  readonly badge?: string;
}

/** The files by their names, as they are to be. */
export function files(): Map<string, string> {
  const { icons }: { icons: Record<string, { body: string } | undefined> } = JSON.parse(
    readFileSync(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
  );
  const drawn = (name: string): string => {
    const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    if (paths.length === 0) throw new Error(`game-icons has no drawable "${name}"`);
    return paths.map(rounded).join('');
  };
  const all = new Map<string, string>();
  for (const [game, sign] of Object.entries(GAMES)) {
    const chosen: Record<string, Chosen> = JSON.parse(
      readFileSync(new URL(`pictures/${game}.json`, here), 'utf8'),
    );
    const bySet = Map.groupBy(Object.entries(chosen), ([id]) => id.split(sign)[0]);
    const needs = new Map(
      [...bySet].map(([set, cards]) => [set, new Set(cards.flatMap(([, one]) => named(one)))]),
    );
    const setsOf = new Map<string, number>();
    for (const names of needs.values())
      for (const name of names) setsOf.set(name, (setsOf.get(name) ?? 0) + 1);
    const often = new Set([...setsOf].filter(([, n]) => n >= COMMON).map(([name]) => name));
    all.set(`${game}.json`, text({ cards: {}, icons: pathsOf(often, drawn) }));
    for (const [set, cards] of bySet) {
      const own = new Set([...(needs.get(set) ?? [])].filter((name) => !often.has(name)));
      const shown = Object.fromEntries(cards.map(([id, one]) => [id, named(one)]));
      all.set(`${game}-${set}.json`, text({ cards: shown, icons: pathsOf(own, drawn) }));
    }
  }
  return all;
}

const named = ({ icon, badge }: Chosen): string[] => (badge === undefined ? [icon] : [icon, badge]);

const pathsOf = (names: ReadonlySet<string>, drawn: (name: string) => string): Record<string, string> =>
  Object.fromEntries([...names].sort().map((name) => [name, drawn(name)]));

/** A line for each card and icon, so that a change shows as what it is. */
const text = (content: Readonly<Record<string, object>>): string =>
  `{\n${Object.entries(content)
    .map(([part, of]) => {
      const lines = Object.entries(of).map(
        ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
      );
      return `"${part}":{\n${lines.join(',\n')}\n}`;
    })
    .join(',\n')}\n}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(sets, { recursive: true });
  for (const old of readdirSync(sets)) rmSync(new URL(old, sets));
  for (const [name, content] of files()) writeFileSync(new URL(name, sets), content);
}
