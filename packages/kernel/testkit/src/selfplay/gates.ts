/**
 * The gate property: nothing refuses an action if and only if it is offered.
 *
 * The game's hook knows which of its decisions offer actions, and where an action stands in the list of options.
 */
import { type Decision, namesOf, render, type State } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import { holds } from './broken.ts';

/**
 * For a card, in the order of `whyNot`: the place of each thing in the list of options, −1 where it is not offered,
 * undefined where this decision does not offer such things at all.
 */
export type Offered<S extends State = State> = {
  at(s: S, decision: Decision, card: number): readonly (number | undefined)[] | null;
}['at'];

export function checkGates<S extends State>(game: Playable<S>, s: S, offered: Offered<S>): void {
  const decision = game.pending(s);
  if (decision === null) return;
  const { player } = decision;
  for (let card = 1; card < s.card.def.length; card++) {
    if ((s.card.knownTo[card] & (1 << player)) === 0) continue;
    const places = offered(s, decision, card);
    if (places === null) return;
    const refused = game.whyNot(s, player, card);
    holds(
      refused.length === places.length,
      () => `whyNot explains ${refused.length} things, the hook places ${places.length}`,
    );
    for (const [i, at] of places.entries()) {
      if (at === undefined) continue;
      holds(at >= 0 === (refused[i].length === 0), () => {
        const text = (phrase: Parameters<typeof render>[2]) => render(s.engine.language, namesOf(s), phrase);
        const { id } = s.engine.definitions[s.card.def[card]];
        if (at >= 0) return `"${text(game.describe(s, at))}" is offered, but ${text(refused[i][0].why)}`;
        return `nothing refuses action ${i + 1} of card ${card} ("${id}"), but it is not offered to player ${player}`;
      });
    }
  }
}
