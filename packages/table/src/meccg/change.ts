/**
 * What one choice brought about, in short sentences: from what a viewer can see before and after it.
 *
 * Keeps  only views are read, so nothing hidden can slip into a sentence.
 */
import { isIn, Kind, type State } from '@westmarch/kernel';
import { localNamed, sideOf, Zone } from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { deed, turn } from '../lines.ts';
import type { Changed, Taken } from '../table-game.ts';
import { listOf, many } from '../words.ts';

import { DISCARDED, ELIMINATED, STRIKE_CANCELLED, WINS_OVER } from './events.ts';
import { moveInWords } from './moves.ts';
import { isOpen } from './open.ts';
import { isDeclared, used } from './plays.ts';
import { ROLL_FOR } from './rolls/dice.ts';
import type { MeccgSeat } from './seat.ts';

/** What was declared stands before the dice, what came of it after them. */
export function change(old: MeccgSeat, seat: MeccgSeat, taken: Taken, told: readonly Line[]): Changed {
  const { first, then } = moves(old, seat, taken, told);
  const after = [...then, ...returns(old, seat), ...turns(old, seat)];
  return {
    first: [...openChoice(old, seat, taken), ...first],
    told: told.map((line, i) => outcome(old, line, i === told.length - 1 && then.length === 0)),
    then: after,
  };
}

/** What nothing came of says so, and a strike that a card cancels by which: the last one declared resolved. */
function outcome(old: MeccgSeat, line: Line, isLast: boolean): Line {
  if (isLast && line.text.startsWith(ROLL_FOR))
    return { ...line, text: `${line.text.slice(0, -1)}: nothing comes of it.` };
  const { entries } = old.view.global;
  const source = old.view.entry.source[entries];
  if (
    entries === 0 ||
    !line.text.startsWith('The strike against ') ||
    !line.text.endsWith(STRIKE_CANCELLED) ||
    !isOpen(old.view, source)
  )
    return line;
  return {
    ...line,
    text: `${line.text.slice(0, -1)} by ${old.card(source)}.`,
    cards: [...line.cards, source],
  };
}

/** Choices that everybody sees and that move no card. */
function openChoice(seat: MeccgSeat, after: MeccgSeat, taken: Taken): Line[] {
  const { player, procedure, step, option } = taken;
  if (option.kind === Kind.pass) return [];
  if (option.kind === Kind.action && option.b !== 0) return used(seat, after, taken);
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
    case 'site phase of a company › enter': {
      const { company } = seat.view.global;
      const enters = option.kind === Kind.yes ? 'enters' : 'does not enter';
      return [deed(`${seat.company(company)} ${enters} ${seat.site(company)}.`, [], player)];
    }
    case 'declaring movement › newSite':
    case 'regrouping › who':
    case 'regrouping › where':
      return [];
    default:
      return chosen(seat, after, taken);
  }
}

/** The target of a card's text that lies open already, where it is chosen as the text takes effect. */
function chosen(seat: MeccgSeat, after: MeccgSeat, { player, procedure, option }: Taken): Line[] {
  const source = localNamed(seat.view, 'source');
  if (!isOpen(seat.view, source) || isIn(seat.view, source, Zone.hand)) return [];
  if (option.kind !== Kind.card || seat.card(source) !== procedure || !seat.isOnTable(option.a)) return [];
  if (!seat.isKnown(option.a) || !after.isKnown(option.a)) return [];
  return [
    deed(`${seat.does(player, 'choose')} ${seat.card(option.a)} for ${procedure}.`, [option.a], player),
  ];
}

/** Cards that lie elsewhere now. Those that are declared come before the dice, all others after them. */
function moves(
  old: MeccgSeat,
  seat: MeccgSeat,
  taken: Taken,
  told: readonly Line[],
): { first: Line[]; then: Line[] } {
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
    if (isTold(card, zones[1], told)) continue;
    const line = moveInWords(old, seat, card, zones, taken);
    if (line === '') continue;
    (isDeclared(seat, card, zones, taken) ? first : then).push(deed(line, [card], owner));
  }
  for (const [player, n] of hidden)
    then.push(deed(`${seat.does(player, 'discard')} ${many(n, 'card')}.`, [], player));
  for (const [player, n] of fetched)
    then.push(deed(`${seat.does(player, 'bring')} ${many(n, 'card')} from the sideboard.`, [], player));
  for (const [player, cards] of drawn) then.push(drawInWords(seat, player, cards));
  return { first, then };
}

/** An event has told how it left play, and by what. */
const isTold = (card: number, to: number, told: readonly Line[]): boolean =>
  told.some(
    ({ text, cards }) =>
      cards[0] === card &&
      ((to === Zone.discard && text.includes(DISCARDED)) || (to === Zone.out && text.endsWith(ELIMINATED))),
  ) ||
  (to === Zone.factions && told.some(({ text, cards }) => cards.includes(card) && text.includes(WINS_OVER)));

const zoneAt = (s: State, place: number): number => (place === 0 ? -1 : s.layout.placeKind[place]);

function drawInWords(seat: MeccgSeat, player: number, cards: readonly number[]): Line {
  if (player !== seat.you)
    return deed(`${seat.does(player, 'draw')} ${many(cards.length, 'card')}.`, [], player);
  return deed(`you draw ${listOf(cards.map((c) => seat.card(c)))}.`, cards, player);
}

/** Companies that are sent back where they came from. */
function returns(old: MeccgSeat, seat: MeccgSeat): Line[] {
  const { company } = seat.view;
  return Array.from({ length: company.player.length }, (_x, row) => row)
    .filter((row) => company.player[row] !== 0 && old.view.company.player[row] !== 0)
    .filter((row) => company.returned[row] === 1 && old.view.company.returned[row] === 0)
    .map((row) => deed(`${seat.company(row)} must return to ${seat.site(row)}.`));
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
