/**
 * What happened, in short sentences: from what you can see before and after a choice, and from the dice.
 *
 * Keeps  only views and open events are read, so nothing hidden can slip into a sentence.
 */
import { Kind, type Option, type Sink, type State } from '@westmarch/kernel';
import { type MeccgState, Phase, rolled, siteName, Zone } from '@westmarch/meccg';
import { rollInWords } from './dice.ts';
import { capital, listOf, many } from './look.ts';
import { moveInWords } from './moves.ts';
import { Seat } from './seat.ts';

/** A choice as it was put and answered. */
export interface Taken {
  readonly player: number;
  readonly procedure: string;
  readonly step: string;
  readonly option: Option;
}

export class Story implements Sink {
  readonly #you: number;
  readonly #players: readonly string[];
  #rolls: string[] = [];

  constructor(you: number, players: readonly string[]) {
    this.#you = you;
    this.#players = players;
  }

  tell(s: State, event: number, a: number, b: number): void {
    if (event !== rolled.channel) return;
    // The dice are open to all, and so is whatever they are rolled for.
    this.#rolls.push(rollInWords(s as MeccgState, new Seat(s as MeccgState, this.#you, this.#players), a, b));
  }

  /** The sentences for one choice: what was declared, the dice, then what came of it. */
  lines(before: MeccgState, after: MeccgState, taken: Taken): string[] {
    const seat = new Seat(after, this.#you, this.#players);
    const old = new Seat(before, this.#you, this.#players);
    const { first, then } = moves(old, seat, taken);
    const rolls = this.#rolls;
    this.#rolls = [];
    return [
      ...openChoice(old, taken),
      ...first,
      ...journeys(old, seat),
      ...rolls,
      ...then,
      ...arrivals(old, seat),
      ...turns(old, seat),
    ]
      .filter((line) => line !== '')
      .map(capital);
  }
}

/** Choices that everybody sees and that move no card. */
function openChoice(seat: Seat, { player, procedure, step, option }: Taken): string[] {
  if (option.kind === Kind.pass) return [];
  // Other options carry numbers that are no cards.
  const card = option.kind === Kind.card ? seat.card(option.a) : '';
  const struck = seat.card(seat.view.strike.target[seat.view.global.strike]);
  switch (`${procedure} › ${step}`) {
    case 'attack › defenderAssigns':
    case 'attack › attackerAssigns':
      return [`${seat.does(player, 'assign')} a strike to ${card}.`];
    case 'strike sequence › support':
      return [`${card} taps in support.`];
    case 'corruption check › support':
      return option.kind === Kind.card ? [`${card} taps to support the corruption check.`] : [];
    case 'strike sequence › stayUntapped':
      return option.kind === Kind.yes ? [`${struck} stays untapped, at −3.`] : [];
    default:
      return [];
  }
}

/** Cards that lie elsewhere now. Those that are declared come before the dice, all others after them. */
function moves(old: Seat, seat: Seat, taken: Taken): { first: string[]; then: string[] } {
  const first: string[] = [];
  const then: string[] = [];
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
    (zones[1] === Zone.declared || zones[1] === Zone.attacking ? first : then).push(line);
  }
  for (const [player, n] of hidden) then.push(`${seat.does(player, 'discard')} ${many(n, 'card')}.`);
  for (const [player, n] of fetched)
    then.push(`${seat.does(player, 'bring')} ${many(n, 'card')} from the sideboard.`);
  for (const [player, cards] of drawn) then.push(drawInWords(seat, player, cards));
  return { first, then };
}

const zoneAt = (s: State, place: number): number => (place === 0 ? -1 : s.layout.placeKind[place]);

function drawInWords(seat: Seat, player: number, cards: readonly number[]): string {
  if (player !== seat.you) return `${seat.does(player, 'draw')} ${many(cards.length, 'card')}.`;
  return `You draw ${listOf(cards.map((c) => seat.card(c)))}.`;
}

/** The company that sets out. */
function journeys(old: Seat, seat: Seat): string[] {
  const { company: c, phase } = seat.view.global;
  if (c === 0 || phase !== Phase.movementHazard || old.view.global.company === c) return [];
  const { moved, destination } = seat.view.company;
  const from = old.site(c);
  if (moved[c] === 0 || destination[c] === 0 || !seat.isKnown(destination[c]) || from === '') return [];
  return [`${seat.company(c)} sets out from ${from} for ${seat.card(destination[c])}.`];
}

/** Companies that came to another site. */
function arrivals(old: Seat, seat: Seat): string[] {
  const lines: string[] = [];
  const { company } = seat.view;
  for (let c = 1; c < company.player.length; c++) {
    if (company.player[c] === 0 || old.view.company.player[c] === 0) continue;
    const [was, is] = [siteOf(old.view, c), siteOf(seat.view, c)];
    if (was !== is && was !== 0 && is !== 0) lines.push(`${seat.company(c)} arrives at ${siteName(is)}.`);
    if (company.returned[c] === 1 && old.view.company.returned[c] === 0)
      lines.push(`${seat.company(c)} must return to ${siteName(is)}.`);
  }
  return lines;
}

function siteOf(s: MeccgState, company: number): number {
  return s.engine.fact('site')[s.card.def[s.company.site[company]]];
}

function turns(old: Seat, seat: Seat): string[] {
  const lines: string[] = [];
  const [was, is] = [old.view.global, seat.view.global];
  for (let p = 1; p <= seat.players.length; p++)
    if (seat.view.player.exhausted[p] > old.view.player.exhausted[p])
      lines.push(`${seat.whose(p)} play deck is exhausted.`);
  if (was.calledBy === 0 && is.calledBy !== 0)
    lines.push(`${seat.does(is.calledBy, 'call')} the Free Council: one more turn.`);
  if (was.turn !== is.turn) lines.push(`Turn ${is.turn} begins: ${seat.whose(is.active)} turn.`);
  return lines;
}
