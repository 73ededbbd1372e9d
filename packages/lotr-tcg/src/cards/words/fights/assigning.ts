/** Who is assigned to a skirmish, and cards that assign characters themselves. LR-ASSIGN-002, 011, 014 */
import {
  all,
  behind,
  both,
  type CardRef,
  type Condition,
  type Cost,
  condition,
  cost,
  counted,
  type Effect,
  exactly,
  type Filter,
  filter,
  forbid,
  grant,
  ifSo,
  NOTHING,
  not,
  otherCard,
  type PlayerRef,
  passes,
  same,
  say,
  self,
  subject,
  thereAre,
  verb,
  you,
} from '@westmarch/kernel';
import { assign, canAssign, isAssigned } from '../../../rules/combat/assigning.ts';
import { canReplace, replaceInSkirmish } from '../../../rules/combat/replacing.ts';
import { noAssign, noSkirmish } from '../../../rules/prohibitions.ts';
import { a, acting, type Who } from '../cards/choosing.ts';
import { inSkirmish } from '../cards/fighting.ts';
import { unsaid } from '../cards/filters.ts';
import { forThisAssignment } from '../durations.ts';
import { freePeoplesPlayer } from '../players.ts';

/** Assigned to a skirmish that is not over yet. LR-SKIRM-019 */
export const assignedToASkirmish: Filter = filter(
  'assigned to a skirmish',
  [],
  (g, v) => `${g.ref(isAssigned)}(s, ${v.it})`,
  behind(say`assigned to a skirmish`),
);
/** Of a minion: its skirmish, on now or still to come, is that of such a character. LR-ASSIGN-014 */
export const assignedAgainst = (which: Filter): Filter =>
  filter(
    'assigned against',
    [which],
    (g, v) =>
      g.hoist(`const c = s.card.against[it]; return c !== 0 && ${which.js(g, { ...v, it: 'c' })};`, v.it),
    behind(say`assigned to skirmish ${counted(which.noun, 'a')}`),
  );
/** "if Merry is not assigned to a skirmish". LR-SKIRM-019 */
export const notAssigned = (card: CardRef): Condition => ({
  ...not(passes(card, assignedToASkirmish)),
  say: say`${card.say} is not assigned to a skirmish`,
});
/** Whoever can be assigned to that minion now, by oneself or by whom a text makes do it; it goes without saying. */
export const assignableTo = (minion: CardRef, by: PlayerRef = you): Filter =>
  filter(
    'assignable',
    [minion, by],
    (g, v) => `${g.ref(canAssign)}(s, ${minion.js(g, v)}, ${v.it}, ${by.js(g, v)})`,
    unsaid,
  );
/** The same the other way round: whoever can be assigned to him. */
export const assignableAgainst = (character: CardRef, by: PlayerRef = you): Filter =>
  filter(
    'assignable',
    [character, by],
    (g, v) => `${g.ref(canAssign)}(s, ${v.it}, ${character.js(g, v)}, ${by.js(g, v)})`,
    unsaid,
  );
const byTheFreePeoples = condition('by the Free Peoples', [], () => 'n === s.global.active', NOTHING);
/** The Free Peoples player cannot put the two together; others and cards still can. LR-ASSIGN-010 */
export const keepFromAssigning = (minion: CardRef, character: CardRef): Effect => ({
  ...grant(
    forbid(noAssign, { of: exactly(minion), if: all(same(otherCard, subject), byTheFreePeoples) }),
    forThisAssignment,
    character,
  ),
  say: say`prevent ${freePeoplesPlayer.say} from assigning ${character.say} to ${minion.say}`,
});
/** Nobody assigns it at all while assignments are made. LR-ERRATA-2011, LR-ASSIGN-010 */
export const keepOutOfSkirmishes = (who: Who): Effect =>
  acting(who, (card) => ({
    ...grant(forbid(noSkirmish, { of: exactly(subject) }), forThisAssignment, card),
    say: say`prevent ${card.say} from being assigned to a skirmish`,
  }));
/** What a text makes another player assign, he has assigned. LR-ASSIGN-010 */
export const assignTo = (minion: CardRef, character: CardRef, by: PlayerRef = you): Effect =>
  verb('assign', assign, [minion, character, by], say`assign ${character.say} to skirmish ${minion.say}`);

/** "assign Alcarin to a minion" as a price. LR-COST-002, LR-ASSIGN-011 */
export const assignSelfTo = (which: Filter): Cost => {
  const choice = a(both(which, assignableAgainst(self)));
  return cost(
    {
      ...thereAre(1, choice.which),
      say: say`${self.say} can be assigned to ${counted(which.noun, 'a')}`,
      rule: 'LR-COST-002',
    },
    acting(choice, (card) => assignTo(card, self)),
  );
};

/** Whoever is in no skirmish, and can be in one: "if he is not assigned to a skirmish". LR-LATER-015 */
export const ableToReplace: Filter = filter(
  'able to replace',
  [],
  (g, v) => `${g.ref(canReplace)}(s, ${v.it})`,
  behind(say`not assigned to a skirmish`),
);
/** He takes the place of someone in the skirmish that is on. LR-LATER-015, LR-SKIRM-014 */
export const replaceIn = (card: CardRef, whom: Filter): Effect => ({
  ...ifSo(thereAre(1, both(whom, inSkirmish)), verb('replace', replaceInSkirmish, [card], say`replace`)),
  say: say`have ${card.say} replace ${counted(whom.noun, 'a')} in a skirmish`,
});
