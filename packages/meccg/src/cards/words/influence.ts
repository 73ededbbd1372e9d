/** Influence and other numbers of one's own characters, with whom they count against. */
import {
  type Condition,
  counted,
  exactly,
  type Filter,
  type Modifier,
  modifier,
  type Num,
  opposing,
  passes,
  say,
  self,
  whilst,
  word,
  wordFor,
} from '@westmarch/kernel';
import { directInfluence, type prowess } from '../../engine.ts';
import type { CardText } from '../card.ts';
import { cardsNamed } from '../named.ts';
import { signed } from './amounts.ts';
import { named } from './filters.ts';

/** The faction or character that influence is used on now. */
export const influencing = (which: Filter): Condition => ({
  ...passes(opposing, which),
  behind: say`against ${counted(which.noun, 'many')}`,
});

/** A number is higher or lower for this card. */
export const bonus = (attribute: typeof prowess, by: Num, when?: Condition): Modifier => {
  const name = typeof by === 'number' ? wordFor(attribute.name, by) : word(attribute.name);
  return {
    ...modifier({ attribute, of: exactly(self), by, ...(when === undefined ? {} : { if: when }) }),
    say: whilst(say`${signed(by)} ${name}`, when),
  };
};
/** More direct influence, only against some. ME-INFL-513 */
export const influenceAgainst = (by: number, which: Filter): Modifier =>
  bonus(directInfluence, by, influencing(which));
/** More direct influence against a card of that name. */
export const friendOf = (name: string, by = 2): Modifier => influenceAgainst(by, named(name));

/** A standard modification: it counts for whoever has revealed that Wizard. ME-CARD-0004, 0006 */
export const ifYourWizardIs = (name: string, by: number): NonNullable<CardText['standardIf']> => ({
  by,
  when: (s, player) =>
    s.player.avatar[player] !== 0 && cardsNamed(name).has(s.card.def[s.player.avatar[player]]),
  say: say`if ${name} is your Wizard`,
});
