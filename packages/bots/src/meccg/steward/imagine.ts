/**
 * What would come of playing a card: it is tried on a copy of what the player knows, and how he stands is compared.
 *
 * Keeps  the copy is a view, so that nothing hidden can be found out by trying. Others seem to hold nothing, so they seem
 *        to pass; dice fall as they do on average; what he must choose on the way is chosen as it would be then.
 */
import { Fate, firstIn, isIn, Kind, place } from '@westmarch/kernel';
import {
  CardKind,
  companiesOf,
  corruptionOf,
  firstOf,
  isAvatar,
  isCharacter,
  isHazard,
  type MeccgState,
  meccg,
  Phase,
  printed,
  Status,
  targetCount,
  targetOf,
  Zone,
} from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import { attackCost } from './combat.ts';
import { isHarvest } from './journeys.ts';
import { Mind } from './mind.ts';
import { Standing } from './standing.ts';
import type { Name } from './weights.ts';

/** Dice that all show about the same: two of them come to so much. */
class Even extends Fate {
  readonly #sum: number;
  #taken = 0;
  constructor(sum: number) {
    super([]);
    this.#sum = sum;
  }
  /** Anything was rolled at all. */
  get isAsked(): boolean {
    return this.#taken > 0;
  }
  override take(low: number, high: number): number {
    this.#taken++;
    const share = this.#taken % 2 === 1 ? Math.ceil(this.#sum / 2) : Math.floor(this.#sum / 2);
    // Where equals roll until one wins, they must not be equal for ever.
    const other = this.#taken > MANY ? (this.#taken % 3) - 1 : 0;
    return Math.max(low, Math.min(high, share + other));
  }
  override copy(): Fate {
    return new Even(this.#sum);
  }
}
const MANY = 20;
/** As dice usually fall; and, where they are rolled, what else they may show, with its share. */
const USUAL = 7;
const OTHERWISE = [
  { sum: 5, share: 0.3 },
  { sum: 9, share: 0.3 },
] as const;
/** Of hazards much depends on bad throws. */
const OTHERWISE_OF_HAZARDS = [{ sum: 3, share: 0.15 }, ...OTHERWISE, { sum: 11, share: 0.15 }] as const;

const SHORT = 1;

/** How one of his characters is: fit or not, and what weighs on him. When the turn ends, nobody needs to be untapped. */
function condition(mind: Mind, c: number): number {
  const { s, w } = mind;
  const status = s.card.status[c];
  if (status === Status.wounded) return -w['a wound healed'] * (isAvatar(s, c) ? 3 : 1) - burden(mind, c);
  const ready = status === Status.untapped && s.global.phase < Phase.endOfTurn;
  return (ready ? w['an untapped character'] : 0) - burden(mind, c);
}
function burden({ s, w }: Mind, c: number): number {
  let hazards = 0;
  for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
    if (isHazard(s, on)) hazards++;
  return corruptionOf(s, c) * w['a corruption point'] + hazards * w['a hazard in play'];
}
/** What he holds; what lies where he cannot get at it is missed. */
function hand(mind: Mind): number {
  const { s, you, w } = mind;
  let total = 0;
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c]) total += inHand(mind, c);
  for (const zone of [Zone.sideboard, Zone.discard])
    for (let c = firstIn(s, place(s, zone, you)); c !== 0; c = s.card.next[c])
      if (!isHazard(s, c)) total -= printed.points(s, c) * w['a point out of reach'];
  return total;
}
/** Events in play: his own, and hazards against him. */
function events(mind: Mind): number {
  const { s, you, w } = mind;
  let total = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (let c = firstIn(s, place(s, Zone.events, p)); c !== 0; c = s.card.next[c])
      if (!isHazard(s, c)) total += p === you ? inPlay(mind, c) : 0;
      else total += p === you ? w['a hazard in play'] : -w['a hazard in play'];
  return total;
}
function inHand({ s, w }: Mind, c: number): number {
  // A card that was drawn just now is not known yet.
  if (s.card.def[c] === 0) return w['a card drawn'];
  if (isHarvest(printed.kind(s, c))) return w['a card drawn'] + printed.points(s, c) * 0.3;
  if (isHazard(s, c)) return w['a hazard held'];
  return isCharacter(s, c) ? w['a card drawn'] : w['an event in hand'];
}
const inPlay = ({ s, w }: Mind, c: number): number =>
  printed.length(s, c) === SHORT ? 0 : w['an event in play'] + printed.stagePoints(s, c) * 0.3;

/** What lies on one of his, points left out. */
function borne(mind: Mind, c: number): number {
  const kind = printed.kind(mind.s, c);
  return kind === CardKind.resourceEvent ? inPlay(mind, c) : isHarvest(kind) ? mind.w['a thing borne'] : 0;
}

/** How the characters of a player are, and what they bear. */
function people(mind: Mind, player: number): number {
  const { s } = mind;
  let total = 0;
  for (const company of companiesOf(s, player))
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
      total += 2 + condition(mind, c);
      for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
        if (!isHazard(s, on)) total += borne(mind, on);
    }
  return total;
}

/** How a player stands, in points; `sign` −1 takes it off again. */
export function weighStanding(mind: Mind, scale: Scale<Name>, sign = 1): void {
  const { s, you } = mind;
  const then = new Standing(s, you);
  scale.put('the count', sign * (mind.needsMany ? then.prospect : then.lead));
  scale.put(mind.needsMany ? 'our hand of many' : 'our hand', sign * hand(mind));
  scale.put('events about', sign * events(mind));
  scale.put('our people', sign * people(mind, you));
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== you) scale.put('how others are', -sign * people(mind, p));
  const { attack } = s.global;
  if (attack !== 0 && s.company.player[s.attack.company[attack]] === you)
    scale.put('an attack', -sign * attackCost(mind, attack));
}
export function stands(mind: Mind): number {
  const scale = new Scale<Name>(mind.w);
  weighStanding(mind, scale);
  return scale.total;
}

/** How he would choose when he must, without imagining anything further. */
export type Choosing = (mind: Mind, procedure: string, step: string) => number;

const DEEPEST = 8;
let copy: MeccgState | null = null;

/** How he would stand after an option. */
export function after(mind: Mind, index: number, choose: Choosing): number {
  const fate = new Even(USUAL);
  let total = outcome(mind, index, choose, fate);
  if (!fate.isAsked) return total;
  const usual = total;
  const hostile = isHazard(mind.s, mind.o.a(index));
  for (const { sum, share } of hostile ? OTHERWISE_OF_HAZARDS : OTHERWISE)
    total += (outcome(mind, index, choose, new Even(sum)) - usual) * share;
  return total;
}

/** A hazard of his own that was just declared is aimed at something of his own. */
function isHarmOfHisOwn({ s, you, o }: Mind, index: number, tried: MeccgState): boolean {
  if (!isHazard(s, o.a(index))) return false;
  for (let entry = tried.global.entries; entry > 0; entry--)
    for (let i = targetCount(tried, entry) - 1; i >= 0; i--) {
      const card = targetOf(tried, entry, i);
      if (tried.card.live[card] === 1 && tried.card.controller[card] === you && isGood(tried, card))
        return true;
    }
  return false;
}
/** What its player is glad to have: an environment that helps hazards as well. */
const isGood = (s: MeccgState, card: number): boolean => !isHazard(s, card) || isIn(s, card, Zone.events);

/** What is imagined after an option, on a copy that holds until the next is imagined; null: he would harm himself. */
function imagined(mind: Mind, index: number, choose: Choosing, fate: Fate): Mind | null {
  const { s, you, pick, w } = mind;
  if (copy === null || copy.layout !== s.layout) copy = meccg.clone(s);
  const tried = copy;
  meccg.view(s, you, tried);
  tried.side.fate = fate;
  meccg.apply(tried, index);
  let isWrong = false;
  for (let depth = 0; depth < DEEPEST && !isWrong; depth++) {
    const d = meccg.pending(tried);
    if (d === null) break;
    const { player, procedure, step } = d;
    if (procedure === 'window' || tried.global.attack !== 0) break;
    const options = meccg.options(tried);
    let chosen = options.find(Kind.pass, 0, 0, 0);
    if (player === you && procedure !== 'chain of effects')
      chosen = choose(new Mind(tried, you, options, pick, w), procedure, step);
    if (chosen < 0) break;
    isWrong = isHarmOfHisOwn(mind, index, tried);
    meccg.apply(tried, chosen);
  }
  tried.side.fate = null;
  return isWrong ? null : new Mind(tried, you, mind.o, pick, w);
}

/** What an option leads to as dice usually fall; it holds until the next is imagined. */
export const imagine = (mind: Mind, index: number, choose: Choosing): Mind | null =>
  imagined(mind, index, choose, new Even(USUAL));

function outcome(mind: Mind, index: number, choose: Choosing, fate: Fate): number {
  const then = imagined(mind, index, choose, fate);
  return then === null ? -Infinity : stands(then);
}

/** What an option leads to as dice usually fall, laid on a scale. */
export function weighAfter(mind: Mind, index: number, choose: Choosing, scale: Scale<Name>): void {
  const then = imagine(mind, index, choose);
  if (then !== null) weighStanding(then, scale);
}
