/**
 * Which item of a class is in use: the first that its bearer has of it; its player may put another first. ME-ITEM-2002
 *
 * Keeps  one weapon, one armour, one shield and one helmet at a time count; all of them corrupt (ME-ITEM-4000). Each
 *        is taken up at most once in an organization phase and against an attack: whichever shall be in use in the
 *        end is one choice away, and nobody can go on changing for ever.
 */
import { firstIn, hostOf, isIn, moveFirst, place, say, valueOf } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { Moment, Phase, type S, Stage, Zone } from '../../state.ts';
import { companyOf, Kind as Type } from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { isAnswering } from '../chain/chain.ts';
import { usesItem } from './bearing.ts';

const classes = (['weapon', 'armor', 'shield', 'helmet'] as const).map((name) =>
  engine.traits.has('keyword', name),
);
/** Which of these an item is, as a set. */
function classesOf(s: S, item: number): number {
  let set = 0;
  for (let i = 0; i < classes.length; i++) if (classes[i](s, item)) set |= 1 << i;
  return set;
}

const [WEAPON, SHIELD] = [1, 4];
/** Of a character: how many weapons he uses at a time; of whoever uses two, no shield counts. */
export const weaponsUsed = engine.attribute('weapons used', () => 1, {
  least: 1,
  reads: (whose) => say`${whose} can use ${2} weapons; if it uses ${2}, it uses no shield`,
});
/** No other item of its class lies before it; but for a second weapon, where that is allowed. */
export function isInUse(s: S, item: number): boolean {
  const own = classesOf(s, item);
  if (own === 0) return true;
  const bearer = hostOf(s, item);
  let weapons = 0;
  let shielded = false;
  for (let c = firstIn(s, place(s, Zone.on, bearer)); c !== item && c !== 0; c = s.card.next[c]) {
    // What he has nothing from does not keep him from using another. ME-ITEM-008
    const other = usesItem(s, bearer, c) ? classesOf(s, c) : 0;
    if ((other & own & ~WEAPON) !== 0) return false;
    if ((other & WEAPON) !== 0) weapons++;
    if ((other & SHIELD) !== 0) shielded = true;
  }
  if ((own & WEAPON) !== 0 && weapons > 0) return !shielded && weapons < valueOf(s, weaponsUsed, bearer);
  return (own & SHIELD) === 0 || weapons < 2 || valueOf(s, weaponsUsed, bearer) < 2;
}

/** Weapons count for nothing against some attacks. */
export const isOfUse = (s: S, item: number): boolean =>
  isInUse(s, item) && (s.attack.unarmed[s.global.attack] === 0 || (classesOf(s, item) & WEAPON) === 0);

/** A new occasion to change items has come: none was taken up on it yet. */
export function forgetTakenUp(s: S): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (classesOf(s, c) !== 0) s.card.takenUp[c] = 0;
}

const isOfClass = (s: S, card: number): boolean =>
  printed.kind(s, card) === Type.item && isIn(s, card, Zone.on) && classesOf(s, card) !== 0;

cardAction({
  name: 'takeUp',
  from: 'play',
  kinds: [Type.item],
  suits: isOfClass,
  gates: [
    engine.gate(
      'window',
      'ME-ITEM-2002',
      (s, p) =>
        s.global.active === p &&
        s.global.entries === 0 &&
        s.global.check === 0 &&
        !isAnswering(s) &&
        (s.global.phase === Phase.organization
          ? s.global.stage === Stage.none && s.global.moment === Moment.any
          : s.global.stage === Stage.beforeStrikes),
      say`items are changed in your organization phase, or before strikes are assigned`,
    ),
    engine.gate(
      'requirement',
      'ME-ITEM-2002',
      (s, _p, c) => isOfClass(s, c),
      say`it is no weapon, armour, shield or helmet that someone bears`,
    ),
    engine.gate(
      'requirement',
      'ME-ITEM-2002',
      (s, _p, c) => s.global.stage === Stage.none || companyOf(s, c) === s.attack.company[s.global.attack],
      say`its bearer does not face the attack`,
    ),
    engine.gate('requirement', 'ME-ITEM-2002', (s, _p, c) => !isInUse(s, c), say`it is in use`),
    engine.gate(
      'requirement',
      'ME-ITEM-2002',
      (s, _p, c) => s.card.takenUp[c] === 0,
      say`it was taken up before on this occasion`,
    ),
  ],
  declare(s, _player, card) {
    moveFirst(s, card, place(s, Zone.on, hostOf(s, card)));
    s.card.takenUp[card] = 1;
  },
  say: () => say`use instead of the other`,
});
