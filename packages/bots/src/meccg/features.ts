/**
 * What the learned value looks at in a position of Middle-earth CCG: numbers of about the size of one.
 *
 * Keeps  of the others' hands and decks only how many cards they are.
 */
import { place, sizeOf, valueOf } from '@westmarch/kernel';
import {
  corruptionOf,
  councilPoints,
  generalInfluence,
  generalInfluenceUsed,
  isAvatar,
  isCharacter,
  type MeccgState,
  phases,
  pointKinds,
  printed,
  prowess,
  rawPoints,
  Status,
  sides,
  Zone,
} from '@westmarch/meccg';
import type { Features } from '../learning/network.ts';

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
  let [characters, strong, wounded, tapped, corruption, burdened] = [0, 0, 0, 0, 0, 0];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (s.card.controller[c] !== player || !isCharacter(s, c)) continue;
    characters++;
    strong += Math.max(0, valueOf(s, prowess, c));
    if (s.card.status[c] === Status.wounded) wounded += isAvatar(s, c) ? 2 : 1;
    else if (s.card.status[c] === Status.tapped) tapped++;
    const weight = corruptionOf(s, c);
    corruption += weight;
    if (weight >= 4) burdened += printed.points(s, c) + 1;
  }
  add(characters / 8);
  add(strong / 35);
  add(wounded / 4);
  add(tapped / 6);
  add(corruption / 12);
  add(burdened / 6);
  add((valueOf(s, generalInfluence, player) - generalInfluenceUsed(s, player)) / 20);
  let companies = 0;
  for (let c = 1; c < s.company.player.length; c++) if (s.company.player[c] === player) companies++;
  add(companies / 4);
  add(s.global.calledBy === player ? 1 : 0);
}

const names: readonly string[] = [
  ...OF_PLAYER.map((name) => `own ${name}`),
  ...OF_PLAYER.map((name) => `other ${name}`),
  'ahead',
  'far ahead',
  'turn',
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
    into[i + (s.global.active === you ? 0 : phases.length) + s.global.phase] = 1;
    i += 2 * phases.length;
    into[i + s.player.side[you]] = 1;
    i += sides.length;
    for (let p = 1; p <= players; p++) if (p !== you) into[i + s.player.side[p]] += 1 / (players - 1);
  },
};
