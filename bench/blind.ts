/**
 * Whether bots see what is hidden, over many positions of both games; the tests take some hundreds.
 *
 *   node scripts/run.mjs bench/blind.ts [novice|steward|loremaster] [positions] [meccg|lotr-tcg] [--keep]
 *
 * In each position the view, the same view of another game that could be behind it, and that game laid open are shown:
 * the choice must be the same, and of whoever searches what he found out about each option, to the digit. Loremaster plays
 * on few games for a choice, and leaves what he is advised for whatever looks better. `--keep` writes the figure into
 * bench/blind.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lotrLoremaster, lotrNovice, lotrSteward } from '@westmarch/bots/lotr-tcg';
import { meccgLoremaster, novice, steward } from '@westmarch/bots/meccg';
import { blindness } from '../packages/bots/test/blindness.ts';

const few = () => ({ iterations: 8 });
/** Whatever looks better is chosen, so that many choices are the search's own. */
const bold = { courage: 0, doubt: 0, hardly: 0 };
const players = {
  novice: { meccg: novice, lotrTcg: lotrNovice },
  steward: { meccg: steward, lotrTcg: lotrSteward },
  loremaster: {
    meccg: (seed: string) => meccgLoremaster(seed, { budget: few, manner: bold }),
    lotrTcg: (seed: string) => lotrLoremaster(seed, { budget: few, manner: bold }),
  },
} as const;
type Name = keyof typeof players;
const isName = (word: string): word is Name => word in players;
const games = ['meccg', 'lotr-tcg'] as const;

interface Kept {
  readonly game: string;
  readonly bot: string;
  readonly positions: number;
  readonly peeks: number;
  /** Choices that are not those of his Steward: the search has made them. Of one who does not search, nothing. */
  readonly searched: number | null;
}
const page = (all: readonly Kept[]): string => `# Bots that do not peek

Written by \`node scripts/run.mjs bench/blind.ts BOT POSITIONS GAME --keep\`: positions of whole games, each shown with other hidden
cards behind the same view, and in how many of them the choice was another. Loremaster plays on ${few().iterations} games for a choice;
with him the chances of all options that he tried must be the same to the digit, too. So that the search decides, he leaves
what Steward advises for whatever looks better, however little: beside it stands how often he did.

| game | bot | positions | other choices | made by the search |
| --- | --- | ---: | ---: | ---: |
${all.map(({ game, bot, positions, peeks, searched }) => `| ${game} | ${bot} | ${positions} | ${peeks} | ${searched ?? '–'} |`).join('\n')}
`;
function keep(one: Kept): void {
  const file = join(import.meta.dirname, 'blind.json');
  const before: Kept[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const id = ({ game, bot }: Kept): string => `${game} ${bot}`;
  const all = [...before.filter((other) => id(other) !== id(one)), one].toSorted((a, b) =>
    id(a) < id(b) ? -1 : 1,
  );
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(import.meta.dirname, 'blind.md'), page(all));
}

const words = process.argv.slice(2);
const bot = words.find(isName) ?? 'novice';
const positions = Number(words.find((word) => /^\d+$/.test(word)) ?? 10_000);
const chosen = games.filter((game) => words.includes(game));
const known = words.every(
  (word) =>
    isName(word) || /^[1-9]\d*$/.test(word) || word === '--keep' || games.some((game) => game === word),
);
if (!known) {
  process.stderr.write(
    'usage: node scripts/run.mjs bench/blind.ts [novice|steward|loremaster] [positions] [meccg|lotr-tcg] [--keep]\n',
  );
  process.exit(2);
}
for (const game of chosen.length === 0 ? games : chosen) {
  const { peeks, left } = blindness(game, positions, 1, players[bot]);
  const searched = bot === 'loremaster' ? left : null;
  for (const { seed, moment, decision } of peeks.slice(0, 10))
    process.stdout.write(
      `${game}, seed "${seed}", choice ${moment}, ${decision}: another choice for other hidden cards\n`,
    );
  const his = searched === null ? '' : `; ${searched} choices were not those of his Steward`;
  process.stdout.write(
    `${game}, ${bot}: ${positions} positions, ${peeks.length} in which he saw too much${his}\n`,
  );
  if (words.includes('--keep')) keep({ game, bot, positions, peeks: peeks.length, searched });
  if (peeks.length > 0) process.exitCode = 1;
}
