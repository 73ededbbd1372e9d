/** The draft: the company that twenty points of mind can hold, and whom to name first. */
import { firstIn, Kind, place } from '@westmarch/kernel';
import { CardKind, canPlayUnique, isAvatar, printed, Zone } from '@westmarch/meccg';
import { setUpPolicies } from '../set-up.ts';
import { best } from '../thought.ts';
import type { Mind } from './mind.ts';

/** What a character brings to a company. */
const draftWorth = ({ s }: Mind, c: number): number =>
  1.5 + printed.points(s, c) + printed.prowess(s, c) * 0.5 + printed.directInfluence(s, c) * 0.4;

const MOST_MIND = 20;

/** The best company that can still be had: those of the pool who are in it, as one bit each of their order. */
function bestCompany(mind: Mind, pool: readonly number[], places: number, left: number): number {
  let found = 0;
  let most = -1;
  for (let bits = 0; bits < 1 << pool.length; bits++) {
    let worth = 0;
    let needed = 0;
    let count = 0;
    for (let i = 0; i < pool.length; i++)
      if (((bits >> i) & 1) === 1) {
        worth += draftWorth(mind, pool[i]);
        needed += printed.mind(mind.s, pool[i]);
        count++;
      }
    if (count <= places && needed <= left && worth > most) {
      most = worth;
      found = bits;
    }
  }
  return found;
}

/**
 * Whoever is worth most of the best company is named first: he might be gone. Everyone likes those who ask for little,
 * and whom two name at once nobody has. Whatever else begins beside characters comes after them, and is left to usual
 * ways.
 */
const isRecruit = ({ s, o }: Mind, i: number): boolean =>
  o.kind(i) === Kind.card && printed.kind(s, o.a(i)) === CardKind.character;
export const draft = (mind: Mind): number => {
  const { s, you, o, side } = mind;
  const pool: number[] = [];
  for (let i = 0; i < o.count; i++)
    if (isRecruit(mind, i) && canPlayUnique(s, o.a(i)) && !isAvatar(s, o.a(i))) pool.push(o.a(i));
  let drafted = 0;
  for (let c = firstIn(s, place(s, Zone.company, (you - 1) * 8 + 1)); c !== 0; c = s.card.next[c]) drafted++;
  const bits = bestCompany(mind, pool, side.startsWith - drafted, MOST_MIND - s.player.draftMind[you]);
  const isWanted = (i: number): boolean => isRecruit(mind, i) && ((bits >> pool.indexOf(o.a(i))) & 1) === 1;
  const wanted = best(mind, (i) => (isWanted(i) ? draftWorth(mind, o.a(i)) : 0), 0);
  if (wanted >= 0) return wanted;
  for (let i = 0; i < o.count; i++) if (!isRecruit(mind, i) && o.kind(i) !== Kind.pass) return -1;
  return best(mind, (i) => (o.kind(i) === Kind.pass ? 0 : draftWorth(mind, o.a(i)) - MOST_WORTH));
};
const MOST_WORTH = 100;
export const draftOr = (mind: Mind): number => {
  const chosen = draft(mind);
  return chosen >= 0 ? chosen : setUpPolicies['character draft']['pick'](mind);
};
