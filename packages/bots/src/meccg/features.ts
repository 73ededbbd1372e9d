/**
 * What the learned value looks at in a position of Middle-earth CCG: numbers of about the size of one.
 *
 * Keeps  of the others' hands and decks only how many cards they are.
 */
import { firstIn, place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  atHaven,
  CardKind,
  companySize,
  corruptionOf,
  councilPoints,
  generalInfluence,
  generalInfluenceUsed,
  isAvatar,
  isCharacter,
  isHazard,
  type MeccgState,
  phases,
  pointKinds,
  printed,
  prowess,
  rawPoints,
  Status,
  sides,
  stagePointsOf,
  Zone,
} from '@westmarch/meccg';
import type { Features } from '../learning/network.ts';
import { PROSPECTS, prospects } from './steward/prospects.ts';

const KINDS = pointKinds.slice(1);
const OF_PLAYER = [
  'points',
  ...KINDS.map((kind) => `${kind} points`),
  'exhausted',
  'deck',
  'hand',
  'sideboard',
  'avatar',
  'avatar lost',
  'characters',
  'prowess',
  'wounded',
  'tapped',
  'corruption',
  'burdened',
  'free influence',
  'companies',
  'on the way',
  'largest company',
  'avatar wounded',
  'avatar burdened',
  'hazards on them',
  'stage points',
  'has called',
] as const;

function ofPlayer(s: MeccgState, player: number, into: Float64Array, at: number, share: number): void {
  let i = at;
  const add = (x: number): void => {
    into[i++] += x * share;
  };
  add(councilPoints(s, player) / 20);
  const raw = rawPoints(s, player);
  for (let k = 1; k < pointKinds.length; k++) add(raw[k] / 10);
  add(s.player.exhausted[player] / Math.max(1, s.global.decks));
  add(sizeOf(s, place(s, Zone.deck, player)) / 60);
  add(sizeOf(s, place(s, Zone.hand, player)) / 8);
  add(sizeOf(s, place(s, Zone.sideboard, player)) / 30);
  add(s.player.avatar[player] === 0 ? 0 : 1);
  add(s.player.avatarLost[player]);
  let [characters, strong, wounded, tapped, corruption, burdened, hazards] = [0, 0, 0, 0, 0, 0, 0];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (s.card.controller[c] !== player || !isCharacter(s, c)) continue;
    characters++;
    strong += Math.max(0, valueOf(s, prowess, c));
    if (s.card.status[c] === Status.wounded) wounded += isAvatar(s, c) ? 2 : 1;
    else if (s.card.status[c] === Status.tapped) tapped++;
    const weight = corruptionOf(s, c);
    corruption += weight;
    if (weight >= 4) burdened += printed.points(s, c) + 1;
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (isHazard(s, on)) hazards++;
  }
  add(characters / 8);
  add(strong / 35);
  add(wounded / 4);
  add(tapped / 6);
  add(corruption / 12);
  add(burdened / 6);
  add((valueOf(s, generalInfluence, player) - generalInfluenceUsed(s, player)) / 20);
  let [companies, away, largest] = [0, 0, 0];
  for (let c = 1; c < s.company.player.length; c++) {
    if (s.company.player[c] !== player) continue;
    companies++;
    if (!atHaven(s, c)) away++;
    largest = Math.max(largest, companySize(s, c));
  }
  add(companies / 4);
  add(away / 4);
  add(largest / 7);
  const avatar = s.player.avatar[player];
  add(avatar !== 0 && s.card.status[avatar] === Status.wounded ? 1 : 0);
  add(avatar === 0 ? 0 : corruptionOf(s, avatar) / 6);
  add(hazards / 4);
  add(stagePointsOf(s, player) / 12);
  add(s.global.calledBy === player ? 1 : 0);
}

/** What he holds: what could bring points, and what could cost the others. */
const OF_HAND = [
  'items in hand',
  'allies in hand',
  'factions in hand',
  'points in hand',
  'characters in hand',
  'events in hand',
  'creatures in hand',
  'other hazards in hand',
] as const;

function ofHand(s: MeccgState, you: number, into: Float64Array, at: number): void {
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c]) {
    const kind = printed.kind(s, c);
    if (kind === CardKind.item || kind === CardKind.ally || kind === CardKind.faction) {
      into[at + (kind === CardKind.item ? 0 : kind === CardKind.ally ? 1 : 2)] += 1 / 3;
      into[at + 3] += printed.points(s, c) / 6;
    } else if (kind === CardKind.character) into[at + 4] += 1 / 3;
    else if (kind === CardKind.resourceEvent) into[at + 5] += 1 / 4;
    else if (kind === CardKind.creature) into[at + 6] += 1 / 4;
    else if (isHazard(s, c)) into[at + 7] += 1 / 4;
  }
}

const names: readonly string[] = [
  ...OF_PLAYER.map((name) => `own ${name}`),
  ...OF_PLAYER.map((name) => `other ${name}`),
  'ahead',
  'far ahead',
  'turn',
  ...OF_HAND.map((name) => `own ${name}`),
  ...PROSPECTS.map((name) => `own ${name}`),
  ...phases.map((phase) => `${phase} in own turn`),
  ...phases.map((phase) => `${phase} in other turn`),
  ...sides.map((side) => `own ${side}`),
  ...sides.map((side) => `other ${side}`),
];

export const meccgFeatures: Features<MeccgState> = {
  names,
  write(s, you, into) {
    const { players } = s.layout.sizes;
    const each = OF_PLAYER.length;
    ofPlayer(s, you, into, 0, 1);
    for (let p = 1; p <= players; p++) if (p !== you) ofPlayer(s, p, into, each, 1 / (players - 1));
    let i = 2 * each;
    const ahead = into[0] - into[each];
    into[i++] = ahead;
    into[i++] = Math.tanh(ahead * 4);
    into[i++] = s.global.turn / 40;
    ofHand(s, you, into, i);
    i += OF_HAND.length;
    prospects(s, you, into, i);
    i += PROSPECTS.length;
    into[i + (s.global.active === you ? 0 : phases.length) + s.global.phase] = 1;
    i += 2 * phases.length;
    into[i + s.player.side[you]] = 1;
    i += sides.length;
    for (let p = 1; p <= players; p++) if (p !== you) into[i + s.player.side[p]] += 1 / (players - 1);
  },
};
