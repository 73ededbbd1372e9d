/** The whole table as a viewer may see it. */
import { valueOf } from '@westmarch/kernel';
import {
  atHaven,
  companiesOf,
  corruptionCheck,
  corruptionOf,
  councilPoints,
  declarations,
  generalInfluence,
  generalInfluenceUsed,
  hazardLimit,
  hoardedPoints,
  isAdjacent,
  isOvert,
  type MeccgState,
  Mode,
  membersOf,
  modeNames,
  modeOf,
  NotesOf,
  noted,
  Phase,
  phases,
  pointKinds,
  printed,
  rawPoints,
  regions,
  regionTypes,
  sideOf,
  siteType,
  siteTypes,
  stagePointsOf,
  targetCount,
  targetOf,
  Zone,
} from '@westmarch/meccg';
import type { Company, MeccgScene, MeccgSide, TurnPath } from '@westmarch/protocol';
import { capital } from '../words.ts';
import { agentsOf } from './agents.ts';
import { cardOf, cardsOf, pileOf } from './cards.ts';
import { attackWithOdds, checkOdds } from './odds/chances.ts';
import { eventsOf, prisonersOf } from './prisoners.ts';
import { inCauses } from './rolls/terms.ts';
import type { MeccgSeat } from './seat.ts';
import { sumsOf } from './sums.ts';

/** The phases of a turn, as a path; set-up and Council stand alone, the latter by the word of whoever called it. */
export function time(seat: MeccgSeat): TurnPath {
  const { phase, turn, active, calledBy } = seat.view.global;
  if (phase === Phase.setUp) return { turn, active, phases: [phases[Phase.setUp]], now: 0 };
  if (phase === Phase.council)
    return { turn, active, phases: [sideOf(seat.view, calledBy || active).council], now: 0 };
  return { turn, active, phases: phases.slice(Phase.untap, Phase.council), now: phase - Phase.untap };
}

/** Wizard players' companies are like each other, and those of others differ. ME-COMPANY-003, 004, ME-RW-001, ME-HAVEN-001 */
function notesOn(s: MeccgState, row: number, isSiteKnown: boolean): string[] {
  const { mayBeOvert, haven, livesInLair } = sideOf(s, s.company.player[row]);
  const mode = modeOf(s, row);
  return [
    ...(mayBeOvert ? [isOvert(s, row) ? 'overt' : 'covert'] : []),
    ...(mode === Mode.none ? [] : [`${modeNames[mode]} mode`]),
    ...(isSiteKnown && mayBeOvert && atHaven(s, row) ? [livesInLair ? 'in his lair' : `at a ${haven}`] : []),
  ];
}

function company(seat: MeccgSeat, row: number): Company {
  const s = seat.view;
  const at = seat.siteCard(row);
  const to = s.company.destination[row];
  const members = membersOf(s, row);
  return {
    id: row,
    name: capital(seat.company(row)),
    site: at === 0 ? null : cardOf(seat, at),
    siteType: at === 0 || !seat.isKnown(at) ? '' : siteTypes[valueOf(s, siteType, at)],
    notes: notesOn(s, row, at !== 0 && seat.isKnown(at)),
    destination: to === 0 ? null : cardOf(seat, to),
    characters: members.map((card) => cardOf(seat, card)),
    followers: members
      .filter((card) => s.card.leader[card] !== 0)
      .map((card) => ({ card, leader: s.card.leader[card] })),
    onGuard: cardsOf(seat, Zone.onGuard, row),
    acting: s.global.company === row,
  };
}

/** The kind of player, and whom he says he is. ME-SETUP-001, 002 */
function sideInWords(s: MeccgState, player: number): string {
  const kind = capital(sideOf(s, player).player.replace(/ player$/, ''));
  const declared = s.player.declared[player];
  return declared === 0 ? kind : `${kind}: ${declarations[declared]}`;
}

/** What his side counts beside marshalling points: stage points, or what a Dragon has hoarded, slain and burnt. ME-DRAGON-4006 */
function standingOf(s: MeccgState, player: number): MeccgSide['standing'] {
  const { plays, hoards } = sideOf(s, player);
  return [
    ...(plays.includes('stage') ? [{ name: 'stage points', value: stagePointsOf(s, player) }] : []),
    ...(hoards ? [{ name: 'hoard, kills and fire', value: hoardedPoints(s, player) }] : []),
  ];
}

function side(seat: MeccgSeat, player: number): MeccgSide {
  const s = seat.view;
  const by = rawPoints(s, player);
  return {
    seat: player,
    name: seat.player(player),
    side: sideInWords(s, player),
    standing: standingOf(s, player),
    hand: pileOf(seat, Zone.hand, player),
    deck: pileOf(seat, Zone.deck, player),
    discard: pileOf(seat, Zone.discard, player),
    sideboard: pileOf(seat, Zone.sideboard, player),
    pool: pileOf(seat, Zone.pool, player),
    influence: { used: generalInfluenceUsed(s, player), of: valueOf(s, generalInfluence, player) },
    points: pointKinds.slice(1).map((kind, i) => ({ kind, value: by[i + 1] })),
    council: councilPoints(s, player),
    sums: sumsOf(seat, player),
    countedAt: sideOf(s, player).council,
    exhausted: s.player.exhausted[player],
    companies: companiesOf(s, player).map((row) => company(seat, row)),
    events: eventsOf(seat, player),
    agents: agentsOf(seat, player),
    prisoners: prisonersOf(seat, player),
    factions: cardsOf(seat, Zone.factions, player),
    stored: cardsOf(seat, Zone.points, player),
    eliminated: pileOf(seat, Zone.out, player),
  };
}

function journey(seat: MeccgSeat): MeccgScene['journey'] {
  const s = seat.view;
  const { company: row, phase, hazardsDeclared, pathLength } = s.global;
  if (row === 0 || phase !== Phase.movementHazard) return null;
  const path = Array.from({ length: pathLength }, (_x, i): { region: string; type: string } => ({
    region: regions[s.path.region[i + 1]]?.name ?? '',
    type: regionTypes[s.path.type[i + 1]],
  }));
  const to = s.company.destination[row];
  // Through the Under-deeps there is no path, and a sign that says so.
  if (pathLength === 0 && isAdjacent(printed.site(s, s.company.origin[row]), printed.site(s, to)))
    path.push({ region: 'Under-deeps', type: 'under-deeps' });
  return {
    company: row,
    from: seat.site(row),
    to: s.company.moved[row] === 1 && to !== 0 ? seat.card(to) : '',
    path,
    limit: hazardLimit(s),
    declared: hazardsDeclared,
  };
}

function chain(seat: MeccgSeat): MeccgScene['chain'] {
  const s = seat.view;
  return Array.from({ length: s.global.entries }, (_x, i) => {
    const row = i + 1;
    const card = s.entry.source[row];
    const ability = s.entry.ability[row];
    const targets = Array.from({ length: targetCount(s, row) }, (_y, at) => targetOf(s, row, at));
    return {
      card,
      face: seat.isKnown(card) ? s.engine.definitions[s.card.def[card]].id : '',
      seat: s.entry.player[row],
      text: ability === 0 || !seat.isKnown(card) ? '' : seat.sentence(s.engine.abilities[ability].say),
      targets: targets.filter((target) => target > 0 && target < s.card.def.length),
      negated: s.entry.negated[row] === 1,
    };
  });
}

/** A corruption check that is about to be rolled. */
function check(seat: MeccgSeat): MeccgScene['check'] {
  const s = seat.view;
  const card = s.global.check;
  if (card === 0) return null;
  const own = valueOf(s, corruptionCheck, card);
  const modifier = s.global.checkModifier + own;
  const over = corruptionOf(s, card);
  const value = { attribute: corruptionCheck, row: card, against: 0 };
  const terms = inCauses(seat, [
    { by: own, why: seat.card(card), card: 0, value },
    ...noted(s, NotesOf.check, card),
  ]).map(({ by, source }) => ({ by, source }));
  return {
    name: `corruption check of ${seat.card(card)}`,
    card,
    modifier,
    over,
    terms,
    odds: checkOdds(seat),
  };
}

export const scene = (seat: MeccgSeat): MeccgScene => ({
  game: 'meccg',
  you: seat.you,
  time: time(seat),
  sides: seat.players.map((_name, i) => side(seat, i + 1)),
  journey: journey(seat),
  chain: chain(seat),
  attack: attackWithOdds(seat),
  check: check(seat),
});
