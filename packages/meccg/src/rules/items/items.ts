/**
 * Items that change hands in the organization phase. ME-XFER, ME-ITEM-003
 *
 * Keeps  the bearer checks corruption first; if he fails, the item is discarded with him (ME-XFER-2001).
 */
import { announce, call, firstIn, idOf, isIn, type Options, ofCard, place, say } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { itemGained } from '../../events.ts';
import { type S, Zone } from '../../state.ts';
import { bearerOf, companyOf, Kind as Type } from '../cards/cards.ts';
import { isSameDefinition } from '../cards/identity.ts';
import { cardAction } from '../chain/actions.ts';
import { transferring, unlessForbidden } from '../chain/forbidden.ts';
import { ownOrganization } from '../chain/window-gate.ts';
import { firstCompany, firstOf, lastCompany, samePlace } from '../companies/company.ts';
import { checkCorruption } from '../corruption/corruption.ts';
import { mayCarry } from '../dragons/bearing.ts';
import { layOn } from './bearing.ts';

/** Items of which nobody may bear two. */
const once = new Set<number>();
const bearers = new Map<number, (s: S, character: number) => boolean>();
/** Only such a character bears it. */
export function registerBearer(def: number, who: (s: S, character: number) => boolean): void {
  bearers.set(def, who);
}
const mayBear = (s: S, character: number, item: number): boolean =>
  mayCarry(s, character, item) &&
  bearers.get(s.card.def[item])?.(s, character) !== false &&
  (!once.has(s.card.def[item]) || !bearsOne(s, character, s.card.def[item]));
function bearsOne(s: S, character: number, def: number): boolean {
  for (let c = firstIn(s, place(s, Zone.on, character)); c !== 0; c = s.card.next[c])
    if (isSameDefinition(s.card.def[c], def)) return true;
  return false;
}
/** Returns who may play it: whoever has none yet. */
export function registerOnePerBearer(def: number): (s: S, character: number) => boolean {
  once.add(def);
  return (s, character) => !bearsOne(s, character, def);
}

/** Characters at the same site, in whichever company. ME-XFER-2004 */
function offerReceivers(s: S, player: number, item: number, o: Options | null): boolean {
  const bearer = bearerOf(s, item);
  const here = companyOf(s, bearer);
  let any = false;
  for (let company = firstCompany(player); company <= lastCompany(player); company++) {
    if (!samePlace(s, here, company)) continue;
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (c !== bearer && mayBear(s, c, item)) {
        any = true;
        o?.card(c);
      }
  }
  return any;
}

const isBorne = (s: S, card: number): boolean =>
  printed.kind(s, card) === Type.item && isIn(s, card, Zone.on);
const isItem = engine.gate(
  'requirement',
  'ME-ITEM-002',
  (s, _p, c) => isBorne(s, c),
  say`it is no item that someone bears`,
);

const transfer = engine.procedure('transfer', {
  player: idOf('player'),
  item: idOf('card'),
  to: idOf('card'),
})({
  receiver: ask('ME-XFER-2000 ME-XFER-2004', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Who receives ${ofCard(f.item)}?`,
    options: (s, f, o) => {
      offerReceivers(s, f.player, f.item, o);
    },
    choose(s, f, option) {
      f.to = option.a;
      checkCorruption(s, bearerOf(s, f.item), 0);
    },
  }),
  handOver: step('ME-XFER-2000 ME-XFER-2001', (s, f) => {
    if (!isIn(s, f.item, Zone.on) || s.card.live[f.to] === 0) return;
    layOn(s, f.item, f.to);
    announce(s, itemGained, f.to, f.item);
  }),
});

cardAction({
  name: 'transfer',
  from: 'play',
  kinds: [Type.item],
  suits: isBorne,
  gates: [
    ownOrganization,
    isItem,
    unlessForbidden(transferring),
    engine.gate(
      'target',
      'ME-XFER-2000',
      (s, p, c) => offerReceivers(s, p, c, null),
      say`nobody else of yours is at this site`,
    ),
  ],
  declare: (s, player, card) => call(s, transfer, player, card),
  say: () => say`transfer`,
});
