/** Which decisions are better made as a whole than pick by pick. */
import type { Decision } from '@westmarch/protocol';

export function isWhole({ part, choices }: Decision): boolean {
  if (part === undefined || part === null) return false;
  const picks = choices.filter(({ kind }) => kind !== 'pass').length;
  switch (part.of) {
    case 'discards':
      // Keeping all of too many would only put off the choice.
      return part.most > 1 || picks < choices.length;
    case 'draws':
      return part.most > 1;
    case 'nextStrike':
    case 'sites':
    case 'support':
      return picks > 1;
    case 'minion':
      return picks > 0;
    case 'strikes':
      // The defender says also how the strikes are faced; one strike of the attacker's is one pick.
      return part.most > 1 || picks < choices.length;
    case 'checks':
    case 'order':
      return picks > 2;
    default:
      return false;
  }
}

/**
 * The screen of the whole passes as well, by picking nothing; or passing would only put off what must be done: of too
 * many cards in hand the first goes now or a moment later.
 */
export const hasOwnPass = (decision: Decision): boolean =>
  isWhole(decision) && decision.part !== null && WITH_PASS.has(decision.part?.of ?? '');
const WITH_PASS: ReadonlySet<string> = new Set(['discards', 'minion', 'strikes']);

/** Something of the organization can be planned: a board shows all of it. */
export const canOrganize = ({ part, choices }: Decision): boolean =>
  part?.of === 'regroup' ||
  (part?.of === 'organize' && choices.some(({ does }) => does !== undefined && PLANNED.has(does)));
const PLANNED: ReadonlySet<string> = new Set(['bringIn', 'declareMovement', 'regroup', 'transfer']);
