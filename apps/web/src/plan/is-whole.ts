/** Which decisions are better made as a whole than pick by pick. */
import type { Decision } from '@westmarch/protocol';

export function isWhole({ part, choices }: Decision): boolean {
  if (part === undefined || part === null) return false;
  const picks = choices.filter(({ kind }) => kind !== 'pass').length;
  switch (part.of) {
    case 'discards':
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

/** Companies can be changed, or items handed on: a board shows them all. */
export const canOrganize = ({ part, choices }: Decision): boolean =>
  part?.of === 'organize' && choices.some(({ does }) => does === 'regroup' || does === 'transfer');
