/**
 * What one choice brought about, in short sentences: from what a viewer can see before and after it.
 *
 * Keeps  only views are read, so nothing hidden can slip into a sentence.
 */
import { Kind, type State } from '@westmarch/kernel';
import { type MeccgState, Phase, sideOf, siteName, Zone } from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { deed, turn } from '../lines.ts';
import type { Taken } from '../table-game.ts';
import { listOf, many } from '../words.ts';
import { moveInWords } from './moves.ts';
import type { MeccgSeat } from './seat.ts';

/** What was declared stands before the dice, what came of it after them. */
export function change(
  old: MeccgSeat,
  seat: MeccgSeat,
  taken: Taken,
): { readonly first: readonly Line[]; readonly then: readonly Line[] } {
  const { first, then } = moves(old, seat, taken);
  return {
    first: [...openChoice(old, taken), ...first, ...journeys(old, seat)],
    then: [...then, ...arrivals(old, seat), ...turns(old, seat)],
  };
}

/** Choices that everybody sees and that move no card. */
function openChoice(seat: MeccgSeat, { player, procedure, step, option }: Taken): Line[] {
  if (option.kind === Kind.pass) return [];
  // Other options carry numbers that are no cards.
  const card = option.kind === Kind.card ? seat.card(option.a) : '';
  const struck = seat.card(seat.view.strike.target[seat.view.global.strike]);
  switch (`${procedure} › ${step}`) {
    case 'attack › defenderAssigns':
    case 'attack › attackerAssigns':
      return [deed(`${seat.does(player, 'assign')} a strike to ${card}.`, [option.a], player)];
    case 'strike sequence › support':
      return [deed(`${card} taps in support.`, [option.a], player)];
    case 'corruption check › support':
      return option.kind === Kind.card
        ? [deed(`${card} taps to support the corruption check.`, [option.a], player)]
        : [];
    case 'strike sequence › stayUntapped':
      return option.kind === Kind.yes ? [deed(`${struck} stays untapped, at −3.`, [], player)] : [];
    case 'turning into a Fallen-wizard › whether': {
      const wizard = seat.view.player.avatar[player];
      return [deed(`${seat.card(wizard)} turns into a Fallen-wizard.`, [wizard], player)];
    }
    default:
      return [];
  }
}

/** Cards that lie elsewhere now. Those that are declared come before the dice, all others after them. */
function moves(old: MeccgSeat, seat: MeccgSeat, taken: Taken): { first: Line[]; then: Line[] } {
  const first: Line[] = [];
  const then: Line[] = [];
  const drawn = new Map<number, number[]>();
  const hidden = new Map<number, number>();
  const fetched = new Map<number, number>();
  for (let card = 1; card < seat.view.card.def.length; card++) {
    const [from, to] = [old.view.card.place[card], seat.view.card.place[card]];
    if (from === to) continue;
    const zones = [zoneAt(old.view, from), zoneAt(seat.view, to)] as const;
    const owner = seat.view.card.owner[card];
    if (zones[0] === Zone.deck && zones[1] === Zone.hand) {
      drawn.set(owner, [...(drawn.get(owner) ?? []), card]);
      continue;
    }
    if (zones[0] === Zone.sideboard && (zones[1] === Zone.deck || zones[1] === Zone.discard)) {
      fetched.set(owner, (fetched.get(owner) ?? 0) + 1);
      continue;
    }
    if (zones[0] === Zone.hand && zones[1] === Zone.discard && !seat.isKnown(card)) {
      hidden.set(owner, (hidden.get(owner) ?? 0) + 1);
      continue;
    }
    const line = moveInWords(old, seat, card, zones, taken);
    if (line === '') continue;
    (zones[1] === Zone.declared || zones[1] === Zone.attacking ? first : then).push(
      deed(line, [card], owner),
    );
  }
  for (const [player, n] of hidden)
    then.push(deed(`${seat.does(player, 'discard')} ${many(n, 'card')}.`, [], player));
  for (const [player, n] of fetched)
    then.push(deed(`${seat.does(player, 'bring')} ${many(n, 'card')} from the sideboard.`, [], player));
  for (const [player, cards] of drawn) then.push(drawInWords(seat, player, cards));
  return { first, then };
}

const zoneAt = (s: State, place: number): number => (place === 0 ? -1 : s.layout.placeKind[place]);

function drawInWords(seat: MeccgSeat, player: number, cards: readonly number[]): Line {
  if (player !== seat.you)
    return deed(`${seat.does(player, 'draw')} ${many(cards.length, 'card')}.`, [], player);
  return deed(`you draw ${listOf(cards.map((c) => seat.card(c)))}.`, cards, player);
}

/** The company that sets out. */
function journeys(old: MeccgSeat, seat: MeccgSeat): Line[] {
  const { company: c, phase } = seat.view.global;
  if (c === 0 || phase !== Phase.movementHazard || old.view.global.company === c) return [];
  const { moved, destination } = seat.view.company;
  const from = old.site(c);
  if (moved[c] === 0 || destination[c] === 0 || !seat.isKnown(destination[c]) || from === '') return [];
  return [
    deed(`${seat.company(c)} sets out from ${from} for ${seat.card(destination[c])}.`, [destination[c]]),
  ];
}

/** Companies that came to another site. */
function arrivals(old: MeccgSeat, seat: MeccgSeat): Line[] {
  const lines: Line[] = [];
  const { company } = seat.view;
  for (let c = 1; c < company.player.length; c++) {
    if (company.player[c] === 0 || old.view.company.player[c] === 0) continue;
    const [was, is] = [siteOf(old.view, c), siteOf(seat.view, c)];
    if (was !== is && was !== 0 && is !== 0)
      lines.push(deed(`${seat.company(c)} arrives at ${siteName(is)}.`, [company.site[c]]));
    if (company.returned[c] === 1 && old.view.company.returned[c] === 0)
      lines.push(deed(`${seat.company(c)} must return to ${siteName(is)}.`));
  }
  return lines;
}

function siteOf(s: MeccgState, company: number): number {
  return s.engine.fact('site')[s.card.def[s.company.site[company]]];
}

function turns(old: MeccgSeat, seat: MeccgSeat): Line[] {
  const lines: Line[] = [];
  const [was, is] = [old.view.global, seat.view.global];
  for (let p = 1; p <= seat.players.length; p++)
    if (seat.view.player.exhausted[p] > old.view.player.exhausted[p])
      lines.push(deed(`${seat.whose(p)} play deck is exhausted.`, [], p));
  if (was.calledBy === 0 && is.calledBy !== 0)
    lines.push(
      deed(
        `${seat.does(is.calledBy, 'call')} the ${sideOf(seat.view, is.calledBy).council}: one more turn.`,
        [],
        is.calledBy,
      ),
    );
  if (was.turn !== is.turn)
    lines.push(turn(`turn ${is.turn} begins: ${seat.whose(is.active)} turn.`, is.active));
  return lines;
}
