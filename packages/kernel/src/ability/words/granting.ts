/**
 * Abilities that a card has for a while: granted by another, copied from another, or lost.
 *
 * Keeps  a granted ability knows its giver (`self`) and who has it (`subject`); a copied one is its new card's own.
 */

import type { State } from '../../arena/state.ts';
import { addEffect, silence } from '../../effect/effects.ts';
import { type Phrase, say, stating } from '../../text/phrase.ts';
import type { Action, Standing } from './abilities.ts';
import { self } from './cards.ts';
import { type Duration, type Effect, effect } from './effects.ts';
import type { CardRef } from './node.ts';

/** Puts an ability in force for a while, on a card if one is named: granted abilities, lasting bans, delayed triggers. */
export const grant = (ability: Standing | Action, lasts: Duration, to?: CardRef): Effect =>
  effect('grant', to === undefined ? [ability] : [ability, to], sayGrant(ability, lasts, to), (b) => {
    const id = b.g.engine.granted(ability);
    const subject = to === undefined ? '0' : to.js(b.g, b.v);
    const adds = `${b.g.ref(addEffect)}(s, ${id}, self, ${subject}, 0, ${lasts.js(b.g)}, you);`;
    // A card that was meant but is not there gets nothing; least of all may it be granted to everyone.
    b.does('grant', to === undefined ? adds : `if (${subject} !== 0) ${adds}`);
  });

const sayGrant = (ability: Standing | Action, lasts: Duration, to: CardRef | undefined): Phrase =>
  stating(
    ability.type !== 'action' || to === undefined
      ? say`${lasts.say}, ${ability.say}`
      : say`${lasts.say}, ${to.say} has “${ability.say}”`,
  );

/** All that is printed on one card becomes an ability of another. */
export function copyAbilities(s: State, from: number, to: number, until: number): void {
  if (from === 0 || to === 0) return;
  const { standing, actions } = s.engine.definitions[s.card.def[from]];
  for (let i = 0; i < standing.length; i++) addEffect(s, standing[i], to, to, 0, until);
  for (let i = 0; i < actions.length; i++) addEffect(s, actions[i], to, to, 0, until);
}

/** A card has the text of another beside its own. */
export const copyText = (from: CardRef, lasts: Duration, to: CardRef = self): Effect =>
  effect('copy text', [from, to], say`${to.say} has the text of ${from.say} ${lasts.say}`, (b) =>
    b.does(
      'copy text',
      `${b.g.ref(copyAbilities)}(s, ${from.js(b.g, b.v)}, ${to.js(b.g, b.v)}, ${lasts.js(b.g)});`,
    ),
  );

/** A card's own text is ignored: its standing abilities are not in force, and its actions cannot be used. */
export const loseText = (card: CardRef, lasts: Duration): Effect =>
  effect('lose text', [card], say`${card.say} loses its text ${lasts.say}`, (b) => {
    const which = card.js(b.g, b.v);
    b.does('lose text', `if (${which} !== 0) ${b.g.ref(silence)}(s, self, ${which}, ${lasts.js(b.g)}, you);`);
  });
