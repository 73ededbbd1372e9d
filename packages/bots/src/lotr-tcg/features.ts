/**
 * What the learned value looks at in a position of The Lord of the Rings TCG: numbers of about the size of one.
 *
 * Keeps  of the others' hands only how many cards they are.
 */
import { place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  archer,
  CardKind,
  cardsIn,
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
  'worth',
  'allies',
  'support',
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
  let [strong, strongest, life, bows] = [0, 0, 0, 0];
  for (const c of companions) {
    const own = valueOf(s, strength, c);
    strong += own;
    strongest = Math.max(strongest, own);
    life += vitality(s, c);
    bows += valueOf(s, archer, c);
  }
  add(companions.length / 6);
  add(strong / 40);
  add(strongest / 12);
  add(life / 18);
  add(bows / 3);
  add(company(s, player) / 80);
  let allies = 0;
  const support = cardsIn(s, Zone.support, player);
  for (const c of support) if (printed.kind(s, c) === CardKind.ally) allies++;
  add(allies / 3);
  add((support.length - allies) / 8);
  add(sizeOf(s, place(s, Zone.hand, player)) / 8);
  add(sizeOf(s, place(s, Zone.deck, player)) / 50);
  add(sizeOf(s, place(s, Zone.dead, player)) / 5);
}

const OF_TABLE = ['twilight', 'minions', 'skirmishes', 'moves', 'may move'] as const;
const ofTurn = (whose: string): string[] =>
  [...OF_TABLE, ...phases].map((name) => `${name} in ${whose} turn`);
const names: readonly string[] = [
  ...OF_PLAYER.map((name) => `own ${name}`),
  ...OF_PLAYER.map((name) => `other ${name}`),
  'ahead',
  'own hand worth',
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
    if (s.global.active !== you) i += OF_TABLE.length + phases.length;
    into[i++] = s.global.twilight / 10;
    into[i++] = minions(s) / 40;
    into[i++] = s.global.phase >= Phase.assignment ? skirmishes(s) / 40 : 0;
    into[i++] = s.global.moves / 2;
    into[i++] = s.global.moves < s.global.moveLimit ? 1 : 0;
    into[i + s.global.phase] = 1;
  },
};
