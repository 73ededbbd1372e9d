/**
 * `node scripts/run.mjs bench/regret.ts [OPTIONS]`: where a Steward loses most. Whole games, each deck against itself; some
 * of his decisions are looked at: every option is played on in the same guessed worlds, and what his choice loses is added
 * up by kind. What each option means: `usage`, below.
 *
 * Keeps  the opponent plays on in his own seat. Nothing is written.
 */
import { parseArgs } from 'node:util';
import { type Bot, type Looking, type Regret, regretOf } from '@westmarch/bots';
import { lotrNovice, lotrSearched, lotrSteward } from '@westmarch/bots/lotr-tcg';
import { meccgSearched, novice, steward } from '@westmarch/bots/meccg';
import * as kernel from '@westmarch/kernel';
import { lotrTcg, phases } from '@westmarch/lotr-tcg';
import { meccg } from '@westmarch/meccg';
import { ALL_DECKS, mirrors, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

interface Ordered {
  readonly decisions: number;
  readonly every: number;
  readonly seed: string;
  readonly isNovice: boolean;
  readonly examples: number;
  /** Only decisions of this procedure or step; all of them where it is empty. */
  readonly only: string;
}
/** One decision that was looked at. */
interface Looked {
  readonly kind: string;
  readonly regret: Regret;
  readonly said: string;
}

interface Seen<S extends kernel.State, Setup> {
  readonly game: kernel.Game<S, Setup>;
  readonly meets: TableGame<S, Setup>['meets'];
  readonly length: number;
  readonly steward: Bot<S>;
  readonly novice: Bot<S>;
  readonly searched: Parameters<typeof regretOf<S>>[0];
  /** In which part of the turn a decision falls. */
  readonly part: (s: S, you: number) => string;
}

function look<S extends kernel.State, Setup>(
  { game, meets, length, steward: own, novice: weak, searched, part }: Seen<S, Setup>,
  { decisions, every, seed, isNovice, examples, only }: Ordered,
  looking: Looking,
): Looked[] {
  const all = mirrors(meets.groups.get(ALL_DECKS) ?? []);
  const found: Looked[] = [];
  let waiting = 0;
  for (let n = 0; found.length < decisions; n++) {
    const seat = n % 2;
    const { own: deck, other } = all[n % all.length];
    const opponent = isNovice ? weak : own;
    const bots = seat === 0 ? [own, opponent] : [opponent, own];
    const s = game.create(meets.setup([deck, other], length), `${seed}-${n}`);
    let moment = 0;
    for (let d = game.pending(s); d !== null && found.length < decisions; d = game.pending(s)) {
      const { player, procedure, step } = d;
      const view = game.view(s, player);
      const options = game.options(view);
      const chosen = bots[player - 1].choose(view, d, options, moment++);
      const isAsked = player - 1 === seat && (only === '' || only === step || only === procedure);
      if (isAsked && ++waiting % every === 0) {
        const regret = regretOf(searched, bots, view, player, chosen, looking);
        const say = (i: number): string =>
          kernel.render(s.engine.language, kernel.namesOf(view), game.describe(view, i));
        const did = options.kind(chosen) === kernel.Kind.pass ? 'passes' : 'acts';
        const better = options.kind(regret.best) === kernel.Kind.pass ? 'passing' : 'acting';
        const verdict = regret.best === chosen ? 'rightly' : `${better} is better`;
        found.push({
          kind: `${part(view, player)}, ${procedure}: ${step}`,
          regret,
          said:
            examples === 0
              ? ''
              : `${seed}-${n} choice ${moment - 1}, ${deck.key}: ${did}, ${verdict}: ${say(chosen)} (${regret.chances[chosen].toFixed(2)}) / ${say(regret.best)} (${regret.chances[regret.best].toFixed(2)})`,
        });
      }
      game.apply(s, chosen);
    }
  }
  return found;
}

const side = (active: boolean): string => (active ? 'own turn' : "other's turn");
const GAMES = {
  'lotr-tcg': (ordered: Ordered, looking: Looking) =>
    look(
      {
        game: lotrTcg,
        meets: lotrTable.meets,
        length: 0,
        steward: lotrSteward('steward'),
        novice: lotrNovice('novice'),
        searched: lotrSearched('regret', lotrSteward('regret'), undefined),
        part: (s, you) => `${side(s.global.active === you)}, ${phases[s.global.phase]}`,
      },
      ordered,
      looking,
    ),
  meccg: (ordered: Ordered, looking: Looking) =>
    look(
      {
        game: meccg,
        meets: meccgTable.meets,
        length: 2,
        steward: steward('steward'),
        novice: novice('novice'),
        searched: meccgSearched('regret', steward('regret'), undefined),
        part: (s, you) => side(s.global.active === you),
      },
      ordered,
      looking,
    ),
} as const;
const isGame = (name: string): name is keyof typeof GAMES => name in GAMES;

function fail(message: string): never {
  process.stderr.write(
    `${message}
usage: node scripts/run.mjs bench/regret.ts [--game lotr-tcg|meccg] [--against novice|steward] [--seed S]
  --decisions N  so many are looked at, each --every N-th of those of --only STEP (a step or a procedure)
  --worlds N     in which every option is played on, for --turns N; --width N options at the most
  --examples N   of each kind, the worst first
`,
  );
  process.exit(2);
}
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'lotr-tcg' },
    decisions: { type: 'string', default: '300' },
    worlds: { type: 'string', default: '16' },
    turns: { type: 'string', default: '2' },
    every: { type: 'string', default: '7' },
    width: { type: 'string', default: '8' },
    against: { type: 'string', default: 'novice' },
    seed: { type: 'string', default: 'regret' },
    examples: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const whole = (name: 'decisions' | 'worlds' | 'turns' | 'every' | 'width' | 'examples'): number => {
  const n = Number(values[name]);
  if (!Number.isInteger(n) || n < 0) fail(`--${name}: a whole number, not "${values[name]}"`);
  return n;
};
if (!isGame(values.game)) fail(`--game: not "${values.game}"`);
if (values.against !== 'novice' && values.against !== 'steward') fail(`--against: not "${values.against}"`);
const examples = whole('examples');
const looked = GAMES[values.game](
  {
    decisions: whole('decisions'),
    every: Math.max(1, whole('every')),
    seed: values.seed,
    isNovice: values.against === 'novice',
    examples,
    only: values.only,
  },
  { worlds: Math.max(2, 2 * Math.ceil(whole('worlds') / 2)), width: whole('width'), horizon: whole('turns') },
);
const lostIn = (all: readonly Looked[]): number => all.reduce((sum, { regret }) => sum + regret.lost, 0);
const total = lostIn(looked);
process.stdout.write(
  `${looked.length} decisions, ${(100 * total).toFixed(0)} % of a win lost in all, ${((100 * total) / looked.length).toFixed(2)} % each\n`,
);
const kinds = Map.groupBy(looked, ({ kind }) => kind);
for (const [kind, all] of [...kinds].toSorted((a, b) => lostIn(b[1]) - lostIn(a[1]))) {
  const lost = lostIn(all);
  const mean = lost / all.length;
  const spread = Math.sqrt(
    all.reduce((sum, { regret }) => sum + (regret.lost - mean) ** 2, 0) / Math.max(1, all.length - 1),
  );
  process.stdout.write(
    `${(100 * lost).toFixed(0).padStart(5)} %  ${String(all.length).padStart(4)} × ${(100 * mean).toFixed(1)} % (±${((196 * spread) / Math.sqrt(all.length)).toFixed(1)})  ${kind}\n`,
  );
  for (const { said, regret } of all.toSorted((a, b) => b.regret.lost - a.regret.lost).slice(0, examples))
    if (regret.lost > 0) process.stdout.write(`           ${(100 * regret.lost).toFixed(0)} %: ${said}\n`);
}
