/** The whole table as a viewer may see it. */
import { valueOf } from '@westmarch/kernel';
import {
  archeryNow,
  damage,
  isSanctuary,
  LAST_SITE,
  minionDamage,
  moveLimit,
  Phase,
  phases,
  resistance,
  skirmishersOf,
  standingOf,
  Zone,
} from '@westmarch/lotr-tcg';
import type { LotrScene, LotrSide, PathSite, Skirmish, TurnPath } from '@westmarch/protocol';
import { cardOf, cardsOf, pileOf } from './cards.ts';
import type { LotrSeat } from './seat.ts';
import { outcome } from './skirmish.ts';
import { sumsOfArchery, sumsOfSide, sumsOfSkirmish, sumsOfTwilight } from './sums.ts';

/** The phases of a turn, as a path; set-up stands alone. */
export function time(seat: LotrSeat): TurnPath {
  const { phase, turn, active } = seat.view.global;
  if (phase === Phase.setUp) return { turn, active, phases: [phases[Phase.setUp]], now: 0 };
  return { turn, active, phases: phases.slice(Phase.fellowship), now: phase - Phase.fellowship };
}

function pathSite(seat: LotrSeat, number: number): PathSite {
  const s = seat.view;
  const card = seat.siteCard(number);
  const controlled =
    card !== 0 && s.card.place[card] !== 0 && s.layout.placeKind[s.card.place[card]] === Zone.support;
  return {
    number,
    card: card === 0 ? null : cardOf(seat, card),
    fellowships: everyone(seat).filter((p) => s.player.site[p] === number && !isOut(seat, p)),
    controlledBy: controlled ? s.card.controller[card] : 0,
    sanctuary: isSanctuary(s, number),
  };
}
const LOST = 2;
/** His cards have left the game. Whoever loses as the game ends still has his on the table. */
const isOut = ({ view }: LotrSeat, player: number): boolean =>
  view.player.outcome[player] === LOST && view.player.ringBearer[player] === 0;
const everyone = (seat: LotrSeat): number[] => seat.players.map((_name, i) => i + 1);

function side(seat: LotrSeat, player: number): LotrSide {
  const s = seat.view;
  const bearer = s.player.ringBearer[player];
  return {
    seat: player,
    name: seat.player(player),
    hand: pileOf(seat, Zone.hand, player),
    deck: pileOf(seat, Zone.deck, player),
    discard: pileOf(seat, Zone.discard, player),
    dead: pileOf(seat, Zone.dead, player),
    adventure: pileOf(seat, Zone.adventure, player),
    removed: pileOf(seat, Zone.removed, player),
    site: s.player.site[player],
    burdens: s.player.burdens[player],
    threats: s.player.threats[player],
    resistance: bearer === 0 ? 0 : valueOf(s, resistance, bearer),
    sums: sumsOfSide(seat, player),
    ringBearer: bearer,
    companions: cardsOf(seat, Zone.companions, player),
    // Sites under control are shown on the path.
    support: cardsOf(seat, Zone.support, player).filter(({ id }) => s.card.number[id] === 0),
    minions: cardsOf(seat, Zone.minions, player),
    eliminated: isOut(seat, player),
  };
}

function skirmish(seat: LotrSeat, character: number): Skirmish {
  const s = seat.view;
  const standing = standingOf(s, character);
  const present = s.global.skirmish === character;
  return {
    character,
    minions: [...standing.minions],
    strength: [standing.own, standing.theirs],
    damage: [valueOf(s, damage, character), minionDamage(s, character)],
    sums: sumsOfSkirmish(seat, standing),
    outcome: outcome(seat, standing),
    present,
    over: present && s.global.cancelled === 1,
  };
}

/** Shown from when minions are there until the arrows have flown. */
function archery(seat: LotrSeat): LotrScene['archery'] {
  const { phase } = seat.view.global;
  return phase === Phase.maneuver || phase === Phase.archery ? [...archeryNow(seat.view)] : null;
}

export function scene(seat: LotrSeat): LotrScene {
  const s = seat.view;
  return {
    game: 'lotr-tcg',
    you: seat.you,
    time: time(seat),
    twilight: s.global.twilight,
    moves: { made: s.global.moves, limit: valueOf(s, moveLimit, 0) },
    path: Array.from({ length: LAST_SITE }, (_x, i) => pathSite(seat, i + 1)),
    sides: everyone(seat).map((player) => side(seat, player)),
    archery: archery(seat),
    sums: [...sumsOfTwilight(seat), ...(archery(seat) === null ? [] : sumsOfArchery(seat))],
    skirmishes: skirmishersOf(s).map((character) => skirmish(seat, character)),
    fierce: s.global.fierce === 1,
    between: cardsOf(seat, Zone.played, 0),
  };
}
