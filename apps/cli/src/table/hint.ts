/** "hint": what Loremaster would do, in sentences that a screen reader can say. */
import type { Choice } from '@westmarch/protocol';
import { numberOf } from './choices.ts';
import { listOf, many } from './look.ts';
import type { AnySession } from './session.ts';

export function hintLines(session: Pick<AnySession, 'hint'>, choices: readonly Choice[]): string[] {
  const hint = session.hint();
  const choice = choices.find(({ index }) => index === hint?.index);
  if (hint === null || choice === undefined) return ['Nothing is asked of you now.'];
  const { text, chance, worlds, others, why } = hint;
  const first = `Loremaster would choose ${choice.kind === 'pass' ? '' : `${numberOf(choice)}, `}“${text}”.`;
  if (worlds === 0) return [first, 'He did not play on in thought here.'];
  const less = (by: number): string => (by > 0 ? `${by} less` : by < 0 ? `${-by} more` : 'the same');
  return [
    first,
    `He thinks that it wins ${chance} % of the time${why.length === 0 ? '' : `: ${listOf(why)}`}.`,
    ...(others.length === 0
      ? []
      : [
          `What else he thought of: ${others.map((other) => `“${other.text}” ${other.chance} %, ${less(chance - other.chance)}`).join('; ')}.`,
        ]),
    `Played on in thought ${worlds === 1 ? 'once' : many(worlds, 'time')}, in games that could be behind what you see.`,
    ...(others.some((other) => other.chance > chance)
      ? ['What seemed to win more did not so surely enough to leave what Steward advises.']
      : []),
  ];
}
