/**
 * Ways out that creatures of several attacks offer: whoever taps for it cancels one of them.
 *
 * Owns   when such a way is open, who may tap, and that it is used no more often than the creature says.
 * Keeps  an attack is cancelled with its strikes, even those that are assigned (ME-CARD-0043, 0690); what cannot be
 *        cancelled leaves no way out.
 */
import {
  type Action,
  behind,
  both,
  choose,
  condition,
  either,
  type Filter,
  filter,
  NOTHING,
  playerRef,
  say,
  self,
  the,
  verb,
} from '@westmarch/kernel';
import { canBeCancelled, stopAttack } from '../../../rules/combat/attack-rows.ts';
import { StrikeResult } from '../../../rules/combat/strike-rows.ts';
import { type S, Stage } from '../../../state.ts';
import { action } from '../actions.ts';
import { ally, character, inAttackedCompany, untapped } from '../cards/filters.ts';
import { tapping } from '../cards/states.ts';
import { onceDeclared } from '../occasions/chain.ts';
import { within } from '../occasions/windows.ts';

export interface WayOut {
  /** How many of the attacks may be cancelled so. */
  readonly most: number;
  /** Not by whom the attacks strike: as long as that is not known, nobody can. */
  readonly byOthers?: boolean;
  /** Even after a strike is assigned. */
  readonly late?: boolean;
}
/** It attacks, and the way out is not used up. */
function isOpenTo(s: S, card: number, most: number, byOthers: boolean, late: boolean): boolean {
  const { attack, stage } = s.global;
  if (s.attack.card[attack] !== card || s.card.usedUp[card] >= most) return false;
  if (byOthers && s.attack.only[attack] === 0) return false;
  if (s.attack.cancelled[attack] === 1 || !canBeCancelled(s, attack)) return false;
  return late ? stage !== Stage.none && stage !== Stage.entering : stage === Stage.beforeStrikes;
}
const defender = playerRef(
  'defender',
  [],
  () => 's.company.player[s.attack.company[s.global.attack]]',
  say`the defender`,
);
const notDefending: Filter = filter(
  'no target',
  [],
  (_g, v) => `${v.it} !== s.attack.only[s.global.attack]`,
  behind(say`other than the defending character`),
);
/** An attack may be cancelled even after its strike is assigned; then the strike is, too. */
function parry(s: S, card: number): void {
  const { attack, strike } = s.global;
  if (!canBeCancelled(s, attack)) return;
  s.card.usedUp[card]++;
  stopAttack(s, attack, card);
  for (let i = 1; i < s.strike.attack.length; i++)
    if (s.strike.attack[i] === attack && (i === strike || s.strike.result[i] === StrikeResult.pending))
      s.strike.result[i] = StrikeResult.cancelled;
}
/** The defender may tap somebody of the company to cancel one of the attacks that this creature makes. */
export function wayOut({ most, byOthers = false, late = false }: WayOut): Action {
  const whom = byOthers ? [notDefending] : [];
  const attacked = condition('an attack', [], () => '(s.global.attack !== 0)', NOTHING);
  const open = condition(
    'way out',
    [],
    (g) => `${g.ref(isOpenTo)}(s, self, ${most}, ${byOthers}, ${late})`,
    late
      ? say`the defender, when facing one of these attacks, even after a strike is assigned`
      : say`the defender, when facing one of these attacks`,
  );
  return action({
    window: onceDeclared(within(attacked, open)),
    by: defender,
    // Allies count as characters here. ME-ALLY-509, 4003
    targets: [choose('character', both(untapped, either(character, ally), inAttackedCompany, ...whom))],
    costs: [tapping(the('character'))],
    effect: verb(
      'parry',
      parry,
      [self],
      most === 1
        ? say`cancel that attack (one of these attacks at most)`
        : say`cancel that attack (at most ${most} of these attacks)`,
    ),
    rules: 'ME-CARD-0043 ME-CARD-0044 ME-CARD-0690',
  });
}
