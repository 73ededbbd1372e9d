/** "Report this position": a scenario file of what one viewer sees, ready for `npx westmarch scenario run`. */
import type { State } from '@westmarch/kernel';
import type { Decision, GameName } from '@westmarch/protocol';
import { stringify } from 'yaml';
import { positionOf } from '../games.ts';

export interface Reported {
  readonly game: GameName;
  /** What the viewer may know, and nothing more. */
  readonly view: State;
  readonly names: readonly string[];
  /** Who reports: "Anna", or "a spectator". */
  readonly by: string;
  readonly table: string;
  readonly v: number;
  readonly decision: Decision | null;
}

export function report({ game, view, names, by, table, v, decision }: Reported): string {
  const { given, notes } = positionOf(game, view, names);
  const comments = [
    `Reported from table ${table} after event ${v}, as seen by ${by}.`,
    'Run it with: npx westmarch scenario run FILE. Add what was done (do) and what should have happened (expect).',
    'Dice that are rolled must be named in given: dice: [3, 4].',
    ...asked(decision),
    ...(notes.length === 0 ? [] : ['', 'What the format cannot say, or the viewer cannot know:']),
    ...notes.map((note) => `- ${note}`),
  ];
  const head = comments.map((line) => `# ${line}`.trimEnd()).join('\n');
  const scenario = { scenario: `a position of table ${table}`, game, given };
  return `${head}\n${stringify(scenario, { lineWidth: 110 })}`;
}

function asked(decision: Decision | null): string[] {
  if (decision === null) return ['', 'The game is over.'];
  const { ask, step, rules, choices } = decision;
  return [
    '',
    `Asked: ${ask}`,
    ...(step === '' ? [] : [`In: ${step}${rules.length === 0 ? '' : ` (${rules.join(', ')})`}`]),
    ...choices.map(({ text }) => `  ${text}`),
  ].flatMap((line) => line.split('\n'));
}
