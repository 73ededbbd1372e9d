/** Where the options of the invented games stand that `whyNot` explains, for the gate property of self-play. */
import { type Decision, Kind, type State } from '@westmarch/kernel';

type Places = (number | undefined)[] | null;

/** Actions of a card by its abilities, in the order in which whyNot lists them. */
function actionsAt(s: State, card: number): number[] {
  const { options } = s.side;
  return s.engine.definitions[s.card.def[card]].actions.map((id) => options.find(Kind.action, card, id, 0));
}

export function sparksOffers(s: State, { procedure }: Decision, card: number): Places {
  const actions = actionsAt(s, card);
  if (procedure === 'chain') return [...actions, undefined, undefined];
  if (procedure !== 'turn') return null;
  const { options } = s.side;
  return [...actions, options.find(Kind.card, card, 0, 0), options.find(Kind.choice, card, 0, 0)];
}

export function harbourOffers(s: State, { procedure }: Decision, card: number): Places {
  if (procedure !== 'day') return null;
  const kind = s.engine.fact('kind')[s.card.def[card]];
  const played = s.side.options.find(Kind.card, card, 0, 0);
  // A ship is launched and a fitting fitted by the same option; a card is one or the other.
  return [...actionsAt(s, card), kind === 0 ? played : -1, kind === 1 ? played : -1];
}
