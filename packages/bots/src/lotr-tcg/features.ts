/**
 * What the learned value looks at in a position of The Lord of the Rings TCG: numbers of about the size of one.
 *
 * Keeps  of the others' hands only how many cards they are.
 */
import { firstIn, place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  archer,
  CardKind,
  cardsIn,
  damage,
  isBlocked,
  isFreePeoples,
  LAST_SITE,
  type LotrTcgState,
  Phase,
  phases,
  printed,
  resistance,
  strength,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import type { Features } from '../learning/network.ts';
import { company, hand, minions, skirmishes } from './position.ts';

const OF_PLAYER = [
  'site',
  'near the end',
  'resistance',
  'little resistance',
  'ring-bearer vitality',
  'burdens',
  'threats',
  'companions',
  'strength',
  'strongest',
  'vitality',
  'archers',
  'damage',
  'exhausted',
  'worth',
  'allies',
  'support',
  'Shadow support',
  'laid on them',
  'hand',
  'deck',
  'dead',
] as const;

function ofPlayer(s: LotrTcgState, player: number, into: Float64Array, at: number, share: number): void {
  let i = at;
  const add = (x: number): void => {
    into[i++] += x * share;
  };
  const site = s.player.site[player];
  const bearer = s.player.ringBearer[player];
  const left = bearer === 0 ? 0 : valueOf(s, resistance, bearer);
  add(site / LAST_SITE);
  add(site >= LAST_SITE - 1 ? 1 : 0);
  add(left / 8);
  add(left <= 2 ? 1 : 0);
  add(bearer === 0 ? 0 : vitality(s, bearer) / 4);
  add(s.player.burdens[player] / 6);
  add(s.player.threats[player] / 5);
  const companions = cardsIn(s, Zone.companions, player);
  let [strong, strongest, life, bows, wounds, exhausted, laid] = [0, 0, 0, 0, 0, 0, 0];
  for (const c of companions) {
    const own = valueOf(s, strength, c);
    const left = vitality(s, c);
    strong += own;
    strongest = Math.max(strongest, own);
    life += left;
    bows += valueOf(s, archer, c);
    wounds += valueOf(s, damage, c);
    if (left <= 1) exhausted++;
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (!isFreePeoples(s, on)) laid++;
  }
  add(companions.length / 6);
  add(strong / 40);
  add(strongest / 12);
  add(life / 18);
  add(bows / 3);
  add(wounds / 3);
  add(exhausted / 3);
  add(company(s, player) / 80);
  let [allies, own, shadow] = [0, 0, 0];
  for (const c of cardsIn(s, Zone.support, player))
    if (printed.kind(s, c) === CardKind.ally) allies++;
    else if (isFreePeoples(s, c)) own++;
    else shadow++;
  add(allies / 3);
  add(own / 5);
  add(shadow / 5);
  add(laid / 3);
  add(sizeOf(s, place(s, Zone.hand, player)) / 8);
  add(sizeOf(s, place(s, Zone.deck, player)) / 50);
  add(sizeOf(s, place(s, Zone.dead, player)) / 5);
}

/** What he holds: the kinds of both sides, and what its minions are good for. */
const OF_HAND = [
  'companions in hand',
  'events in hand',
  'other Free Peoples cards in hand',
  'minions in hand',
  'Shadow events in hand',
  'other Shadow cards in hand',
  'strength of minions in hand',
  'price of minions in hand',
  'dear minions in hand',
  'blocked in hand',
] as const;
/** Who costs so much needs a pool that was filled. */
const DEAR = 5;

function ofHand(s: LotrTcgState, you: number, into: Float64Array, at: number): void {
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c]) {
    const kind = printed.kind(s, c);
    const own = isFreePeoples(s, c);
    if (isBlocked(s, you, c)) into[at + 9] += 1 / 4;
    else if (kind === CardKind.companion) into[at] += 1 / 4;
    else if (kind === CardKind.minion) {
      const price = printed.twilight(s, c);
      into[at + 3] += 1 / 4;
      into[at + 6] += valueOf(s, strength, c) / 30;
      into[at + 7] += price / 12;
      if (price >= DEAR) into[at + 8] += 1 / 4;
    } else if (kind === CardKind.event) into[at + (own ? 1 : 4)] += 1 / 4;
    else into[at + (own ? 2 : 5)] += 1 / 4;
  }
}

const OF_TABLE = ['twilight', 'minions', 'skirmishes', 'moves', 'may move'] as const;
const ofTurn = (whose: string): string[] =>
  [...OF_TABLE, ...phases].map((name) => `${name} in ${whose} turn`);
const names: readonly string[] = [
  ...OF_PLAYER.map((name) => `own ${name}`),
  ...OF_PLAYER.map((name) => `other ${name}`),
  'ahead',
  'own hand worth',
  ...OF_HAND.map((name) => `own ${name}`),
  ...ofTurn('own'),
  ...ofTurn('other'),
];

export const lotrFeatures: Features<LotrTcgState> = {
  names,
  write(s, you, into) {
    const { players } = s.layout.sizes;
    const each = OF_PLAYER.length;
    ofPlayer(s, you, into, 0, 1);
    let ahead = 0;
    for (let p = 1; p <= players; p++)
      if (p !== you) {
        ofPlayer(s, p, into, each, 1 / (players - 1));
        ahead += (s.player.site[you] - s.player.site[p]) / LAST_SITE / (players - 1);
      }
    let i = 2 * each;
    into[i++] = ahead;
    into[i++] = hand(s, you) / 8;
    ofHand(s, you, into, i);
    i += OF_HAND.length;
    if (s.global.active !== you) i += OF_TABLE.length + phases.length;
    into[i++] = s.global.twilight / 10;
    into[i++] = minions(s) / 40;
    into[i++] = s.global.phase >= Phase.assignment ? skirmishes(s) / 40 : 0;
    into[i++] = s.global.moves / 2;
    into[i++] = s.global.moves < s.global.moveLimit ? 1 : 0;
    into[i + s.global.phase] = 1;
  },
};
