/**
 * Whom an item lies on, and whether he can use it: a Ringwraith and The Balrog carry items, but use none; nor does
 * anybody use what is of the other side. ME-RW-507, 4008, ME-BAL-502, ME-ITEM-006..008, 500, 2006
 *
 * Owns   who uses which item, and which items are conditions for which resources (ME-COND-2005, ME-ITEM-4006).
 * Not    what it is worth (points.ts), or who may play it (cards/owning.ts).
 * Keeps  an item that its bearer cannot use says nothing: neither what it gives nor what it could be used for, by tapping
 *        or by giving it up. What binds its bearer binds him all the same (ME-ITEM-007), and it corrupts as ever.
 */
import { addEffect, move, mute, place, removeEffect, standingRow, unmute } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { alignments, sides } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { isRace, Kind } from '../cards/cards.ts';
import { sideNamed, sideOf } from '../sides.ts';

const dreadItems = new Set<number>();
/** A definition works for whoever bears it, even for one of them. */
export const registerDreadItem = (def: number): unknown => dreadItems.add(def);

const HERO = alignments.indexOf('hero');
const MINION = alignments.indexOf('minion');
/** By side: whose items are strange to it. A fallen-wizard has those of both. */
const strange: readonly number[] = sides.map((name) => alignments.indexOf(sideNamed(name).deck.foreignItems));
/** An item of the other side than its player's. ME-ITEM-005 */
export const isStrangeItem = (s: S, player: number, card: number): boolean =>
  strange[s.player.side[player]] !== 0 &&
  printed.alignment(s, card) === strange[s.player.side[player]] &&
  printed.kind(s, card) === Kind.item;
/** A fallen-wizard's Orcs and Trolls have nothing from what is heroes'. ME-ITEM-500 */
const isStrangeTo = (s: S, character: number, item: number): boolean => {
  const player = s.card.controller[character];
  if (isStrangeItem(s, player, item)) return true;
  return (
    printed.alignment(s, item) === HERO &&
    sideOf(s, player).minions === 'by their race' &&
    (isRace(s, character, 'Orc') || isRace(s, character, 'Troll'))
  );
};
/** He has something from it. */
export const usesItem = (s: S, character: number, item: number): boolean =>
  dreadItems.has(s.card.def[item]) ||
  (!isRace(s, character, 'Ringwraith') &&
    !isRace(s, character, 'Balrog') &&
    !isStrangeTo(s, character, item));

const isResource = (kind: number): boolean =>
  kind === Kind.resourceEvent || kind === Kind.item || kind === Kind.ally || kind === Kind.faction;
/** An item of one side is no condition for a resource of the other, in the hands of one player. ME-COND-2005 */
export function isConditionFor(s: S, resource: number, item: number): boolean {
  const side = printed.alignment(s, resource);
  if ((side !== HERO && side !== MINION) || !isResource(printed.kind(s, resource))) return true;
  const other = printed.alignment(s, item);
  return other !== HERO + MINION - side || s.card.controller[item] !== s.card.controller[resource];
}

/** By definition: abilities that hold although its bearer cannot use it. */
const bonds = new Map<number, readonly number[]>();
/** Told of every definition whose text binds its bearer, and by which abilities. */
export function registerBonds(def: number, held: readonly object[]): void {
  const { standing } = engine.definitions[def];
  bonds.set(
    def,
    standing.filter((id) => held.some((ability) => engine.abilities[id].ability === ability)),
  );
}
const none: readonly number[] = [];

/** An item comes to somebody, from wherever it was. */
export function layOn(s: S, item: number, bearer: number): void {
  move(s, item, place(s, Zone.on, bearer));
  settleUse(s, item, bearer);
}
/** Whether somebody can use what lies on him. */
export function settleUse(s: S, item: number, bearer: number): void {
  if (printed.kind(s, item) !== Kind.item) return;
  const held = bonds.get(s.card.def[item]) ?? none;
  if (usesItem(s, bearer, item)) {
    // They come back with all the others, and not twice.
    for (let i = 0; i < held.length; i++) loosen(s, held[i], item);
    unmute(s, item);
  } else mute(s, item);
  for (let i = 0; i < held.length; i++)
    if (standingRow(s, held[i], item) === 0) addEffect(s, held[i], item, 0, 0, 0);
}
function loosen(s: S, ability: number, item: number): void {
  const row = standingRow(s, ability, item);
  if (row !== 0) removeEffect(s, row);
}
