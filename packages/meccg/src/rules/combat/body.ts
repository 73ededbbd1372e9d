/**
 * Body checks of characters, and what becomes of the fallen. ME-BODY, ME-XFER-2003, 2005
 */
import {
  again,
  announce,
  call,
  count,
  firstIn,
  idOf,
  Kind,
  ofCard,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ask, body, engine, printed, snares, step } from '../../engine.ts';
import { bodyBegins, bodyMade } from '../../events.ts';
import { type S, Status, Zone } from '../../state.ts';
import { companyOf, discard, eliminate, isAvatar, isRace, Kind as Type, toHand } from '../cards/cards.ts';
import { loseAvatar } from '../characters/avatar.ts';
import { endIfEmpty, firstOf } from '../companies/company.ts';
import { roll2d6 } from '../dice.ts';
import { mayCarry, standsAgain } from '../dragons/bearing.ts';
import { layOn } from '../items/bearing.ts';
import { sideOf } from '../sides.ts';
import { addsNoted, addsValue, forget, mustExceedValue, Of } from '../terms.ts';
import { ofAttack } from './attack-numbers.ts';

/** An item that may pass on, and who may take one: an unwounded companion who has not had one yet. */
function offerHeirs(
  s: S,
  company: number,
  fallen: number,
  item: number,
  o: { action(card: number, b: number, n: number): void },
): void {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (c !== fallen && s.card.status[c] !== Status.wounded && s.card.mark[c] === 0 && mayCarry(s, c, item))
      o.action(item, 0, c);
}

export const fall = engine.procedure('items of the fallen', {
  fallen: idOf('card'),
  company: idOf('company'),
})({
  passOn: ask('ME-ITEM-004 ME-XFER-2003 ME-XFER-2005', {
    who: (s, f) => s.card.controller[f.fallen],
    say: (_s, f) => say`Pass on the items of ${ofCard(f.fallen)}: one to each unwounded companion`,
    options(s, f, o) {
      let any = false;
      for (let item = firstIn(s, place(s, Zone.on, f.fallen)); item !== 0; item = s.card.next[item]) {
        if (printed.kind(s, item) !== Type.item) continue;
        const before = o.count;
        offerHeirs(s, f.company, f.fallen, item, o);
        any ||= o.count > before;
      }
      if (any) o.pass();
    },
    describe: (_s, _f, option) =>
      option.kind === Kind.pass ? say`Discard the rest` : say`${ofCard(option.a)} to ${ofCard(option.n)}`,
    choose(s, _f, option) {
      if (option.kind === Kind.pass) return undefined;
      layOn(s, option.a, option.n);
      s.card.mark[option.n] = 1;
      return again;
    },
  }),
  leave: step('ME-PILE-013 ME-DISC-2001', (s, f) => {
    for (let c = firstOf(s, f.company); c !== 0; c = s.card.next[c]) s.card.mark[c] = 0;
    const player = s.card.controller[f.fallen];
    const avatar = isAvatar(s, f.fallen);
    eliminate(s, f.fallen);
    endIfEmpty(s, f.company);
    if (avatar) loseAvatar(s, player);
  }),
});

/** The strike now faced takes whoever barely lives; avatars and Ringwraiths stay. */
const isSnared = (s: S, card: number): boolean =>
  s.strike.target[s.global.strike] === card &&
  ofAttack(s, snares, s.global.attack) > 0 &&
  !isAvatar(s, card) &&
  !isRace(s, card, 'Ringwraith');

/** The card whose strike takes him; 0: none does. */
const snaredBy = (s: S, card: number): number => (isSnared(s, card) ? s.attack.card[s.global.attack] : 0);

/** Numbers that discard an Orc or Troll, by definition. */
const discardNumbers = new Map<number, readonly number[]>();
export function registerDiscardNumbers(def: number, numbers: readonly number[]): void {
  discardNumbers.set(def, numbers);
}
/** Of a character: more than 0 while no body check discards him. */
export const staysOnBody = engine.marker(
  'stays on a body check',
  (whose) => say`${whose} cannot be discarded by a body check`,
);
/** Such a result discards him by his own text; what changes his body changes these numbers with it. ME-BODY-504 */
export const discardsOn = (s: S, card: number, result: number): boolean =>
  discardNumbers.get(s.card.def[card])?.includes(result - valueOf(s, body, card) + printed.body(s, card)) ===
    true && valueOf(s, staysOnBody, card) === 0;
/** His mount is gone, not he: such a result sends a Ringwraith back to hand. ME-BODY-500, DECISIONS F12 */
const unhorses = (s: S, card: number, result: number): boolean =>
  (result === 7 || result === 8) &&
  isRace(s, card, 'Ringwraith') &&
  !sideOf(s, s.card.controller[card]).livesInLair;

/** What comes of a body check. A discard wins over an elimination. ME-BODY-504 */
export const Fate = { none: 0, eliminated: 1, discarded: 2, toHand: 3 } as const;
export function fateOf(s: S, card: number, result: number): number {
  if (unhorses(s, card, result)) return Fate.toHand;
  if (discardsOn(s, card, result)) return Fate.discarded;
  if (result === valueOf(s, body, card) && isSnared(s, card) && valueOf(s, staysOnBody, card) === 0)
    return Fate.discarded;
  return result > valueOf(s, body, card) ? Fate.eliminated : Fate.none;
}

/** Of a character or ally: what is added to every body check for him. */
export const bodyRolls = engine.attribute('body checks against', () => 0, {
  reads: (whose, by) => say`all body checks for ${whose} are modified by ${by}`,
});
/** A body check: the attacker rolls, and more than the body eliminates. `modifier` is added to the roll. ME-BODY */
export const bodyCheck = engine.procedure('body check', {
  character: idOf('card'),
  modifier: { cell: 'i16', seenBy: 'all' },
  rolled: count(),
  fate: count(),
})({
  begin: step('ME-BODY-500', (s, f) => {
    announce(s, bodyBegins, f.character, s.global.attack, f.modifier);
  }),
  roll: step('ME-BODY-500', (s, f) => {
    addsNoted(s, Of.body, f.character);
    const by = f.modifier + addsValue(s, bodyRolls, f.character, '');
    const own = mustExceedValue(s, body, f.character, 'body', valueOf(s, body, f.character));
    f.rolled = Math.max(0, roll2d6(s, by, own) + by);
    forget(s, Of.body, f.character);
    f.fate = fateOf(s, f.character, f.rolled);
    if (f.fate === Fate.eliminated && standsAgain(s, f.character)) f.fate = Fate.none;
    s.kernel.returned = f.fate === Fate.eliminated ? 1 : 0;
    announce(s, bodyMade, f.character, f.rolled, s.kernel.returned);
  }),
  outcome: step('ME-PILE-013 ME-BODY-504', (s, f) => {
    const company = companyOf(s, f.character);
    if (f.fate === Fate.eliminated) callFall(s, f.character);
    else if (f.fate === Fate.discarded) discard(s, f.character, snaredBy(s, f.character));
    else if (f.fate === Fate.toHand) toHand(s, f.character);
    if (f.fate > Fate.eliminated) endIfEmpty(s, company);
  }),
});

/** Someone is eliminated in combat: a character passes his items on first; an ally is simply gone. */
export function callFall(s: S, card: number): void {
  if (printed.kind(s, card) === Type.character) call(s, fall, card, companyOf(s, card));
  else eliminate(s, card);
}
