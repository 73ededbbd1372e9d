/** The kept curves of training: bench/training.json for programs, bench/training.md for people. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mark } from '@westmarch/bots';
import { root } from '../ensure.mjs';

export interface Trained {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly units: number;
  readonly rounds: number;
  /** How much a result says of what is learnt from. */
  readonly result: number;
  readonly inputs: number;
  readonly bytes: number;
  readonly positions: number;
  readonly unseen: number;
  readonly marks: readonly Mark[];
}

const section = (one: Trained): string => `## ${one.game}

\`npm run train -- --game ${one.game} --games ${one.games} --units ${one.units} --rounds ${one.rounds} --seed ${one.seed}\`: ${one.inputs} inputs, ${one.units} hidden units, ${one.bytes} bytes; ${one.positions} positions to learn from, ${one.unseen} of other games for checking. Of what is learnt from ${Math.round(one.result * 100)} % is the result at each break, the rest the network's own word on the next one.

| round | surprise | unseen | right |
| ---: | ---: | ---: | ---: |
${one.marks
  .map(
    ({ round, learnt, unseen, right }) =>
      `| ${round} | ${learnt.toFixed(4)} | ${unseen.toFixed(4)} | ${(right * 100).toFixed(1)} % |`,
  )
  .join('\n')}
`;

const page = (all: readonly Trained[]): string => `# The learned value

Written by \`npm run train\`. Surprise is the mean logarithmic loss: 0.6931 is a coin, 0 knows everything. "Right" is the
share of positions in which the likelier player won. What is told of unseen positions is of games that were not learnt from;
what is kept is the network of the last round.

${all.map(section).join('\n')}`;

export function keep(trained: Trained): void {
  const file = join(root, 'bench/training.json');
  const kept: Trained[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = [...kept.filter(({ game }) => game !== trained.game), trained].toSorted((a, b) =>
    a.game < b.game ? -1 : 1,
  );
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(root, 'bench/training.md'), page(all));
}
