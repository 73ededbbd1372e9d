/** Where the options stand that "why not?" explains: for the check that an offer and its explanation never differ. */
import { type Decision, grantedNames, Kind, type State } from '@westmarch/kernel';
import { allActions } from './rules/actions/action-list.ts';

/** Decisions in which everything that a player may do with a card is offered. */
const ACTING: ReadonlySet<string> = new Set(['actions of one player', 'action procedure']);

export function placesOf(s: State, { procedure }: Decision, card: number): number[] | null {
  if (!ACTING.has(procedure)) return null;
  const { options } = s.side;
  return [
    ...s.engine.definitions[s.card.def[card]].actions.map((id) => options.find(Kind.action, card, id, 0)),
    ...allActions().map(({ code }) => options.find(Kind.action, card, 0, code)),
    ...grantedNames(s, card).map((named) => options.find(Kind.action, card, named, 0)),
  ];
}
