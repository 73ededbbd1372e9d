/** "why": what spoke for what another did, in sentences that a screen reader can say. */
import { listOf } from './look.ts';
import type { AnySession } from './session.ts';

/** `number`: 1 is the last thing that you were told of them. */
export function whyTheyLines(session: Pick<AnySession, 'why'>, number: number): string[] {
  const told = session.why(Math.max(0, number - 1));
  if (told === null)
    return [
      `Nobody has done ${number <= 1 ? 'anything' : 'so much'} that you were told of. "why CARD" is about a card.`,
    ];
  const { name, why } = told;
  return [
    ...(why.text === '' ? [] : [why.text]),
    ...reasons(name, why),
    `From what you see, his chance to win was ${why.before} % before it, and ${why.after} % after it.`,
  ];
}

function reasons(name: string, { manner, why }: NonNullable<ReturnType<AnySession['why']>>['why']): string[] {
  if (manner === 'thumb') return [`${name} goes by rules of thumb, and weighs nothing.`];
  if (why.length === 0) return ['He gives no reasons that you may hear before the game is over.'];
  return [`What speaks for it: ${listOf(why)}.`];
}
