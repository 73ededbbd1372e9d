/**
 * What one choice brought about, in short sentences: from what a viewer can see before and after it. What the events
 * have told already is not told again.
 *
 * Keeps  only views are read, so nothing hidden can slip into a sentence.
 */
import { abilityIn, isIn, Kind } from '@westmarch/kernel';
import { standingOf, Zone } from '@westmarch/lotr-tcg';
import type { Line } from '@westmarch/protocol';
import { deed } from '../lines.ts';
import { clipped } from '../short.ts';
import type { Changed, Taken } from '../table-game.ts';
import { ended, many } from '../words.ts';
import { KILLED, WON, WOUNDED } from './events.ts';
import { moves } from './moves.ts';
import type { LotrSeat } from './seat.ts';

export function change(old: LotrSeat, seat: LotrSeat, taken: Taken, told: readonly Line[]): Changed {
  const { laid, rest } = moves(old, seat, taken, told);
  const ends = told.some(({ kind }) => kind === 'turn');
  // What comes to hand or leaves play at the end of a turn belongs before the next one.
  return {
    first: [...declared(old, taken), ...bids(old, seat), ...laid, ...(ends ? rest : [])],
    told: winnersFirst(told.filter((line) => !isTakenUp(old, taken, line))),
    then: [...(ends ? [] : rest), ...tokens(old, seat), ...totals(old, seat)],
  };
}

/** What a card does of itself, where a player has just chosen that it does. */
function isTakenUp(old: LotrSeat, { option }: Taken, { text, cards, seat }: Line): boolean {
  if (option.kind !== Kind.action || option.b === 0 || seat !== 0 || cards[0] !== option.a) return false;
  return text.startsWith(`${old.def(old.view.engine.abilities[abilityIn(option.b)].def)}: `);
}

/** Who won a skirmish stands before the wounds that come of it: the rules announce it after them. */
function winnersFirst(told: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of told) {
    if (!line.text.includes(WON)) lines.push(line);
    else {
      let at = lines.length;
      while (at > 0 && isHarm(lines[at - 1])) at--;
      lines.splice(at, 0, line);
    }
  }
  return lines;
}
const isHarm = ({ text }: Line): boolean => text.endsWith(KILLED) || text.includes(WOUNDED);

/** Choices that everybody sees: what is used or played, and who is chosen for something. */
function declared(old: LotrSeat, { player, procedure, step, option }: Taken): Line[] {
  const card = option.a;
  if (option.kind === Kind.action && option.b !== 0) return [used(old, player, card, option.b)];
  if (option.kind !== Kind.card || !old.isKnown(card)) return [];
  switch (`${procedure} › ${step}`) {
    case 'assignment phase › defender':
    case 'archery phase › onFellowship':
    case 'archery phase › onMinions':
    case 'threat wounds › wound':
    case 'assignment phase › which':
    case 'leftover minions › which':
    case 'leftover minions › against':
    case 'skirmishes › next':
    case 'healing at a sanctuary › heal':
    case 'starting fellowship › companion':
    case 'playing a card › bearer':
    case 'transferring › whom':
      return [];
    default:
      // The target of a card's text, where it lies open.
      return old.isOnTable(card) && !isIn(old.view, card, Zone.path)
        ? [deed(`${old.does(player, 'choose')} ${old.card(card)}.`, [card], player)]
        : [];
  }
}

/** What is played from a hand is open from now on, although nobody else's view of before knows it. */
/** What a text is cut to: the card itself has all of it. */
const LONGEST = 130;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
function used(old: LotrSeat, player: number, card: number, ability: number): Line {
  const { def, say } = old.view.engine.abilities[abilityIn(ability)];
  const verb = old.view.card.live[card] === 1 ? 'use' : 'play';
  return deed(
    ended(`${old.does(player, verb)} ${old.def(def)}: ${clipped(old.say(say), LONGEST)}`),
    [card],
    player,
  );
}

/** The order of turns and the bids, when they are settled. */
function bids(old: LotrSeat, seat: LotrSeat): Line[] {
  const lines: Line[] = [];
  const [was, is] = [old.view.player, seat.view.player];
  for (let p = 1; p <= seat.players.length; p++) {
    if (old.view.global.turn === 0 && is.burdens[p] > was.burdens[p])
      lines.push(deed(`${seat.does(p, 'bid')} ${many(is.burdens[p], 'burden')}.`, [], p));
    if (was.seat[p] === 0 && is.seat[p] !== 0)
      lines.push(deed(`${seat.does(p, 'are')} ${ORDINALS[is.seat[p] - 1]} in the order of turns.`, [], p));
  }
  return lines;
}

function tokens(old: LotrSeat, seat: LotrSeat): Line[] {
  const lines: Line[] = [];
  const [was, is] = [old.view.player, seat.view.player];
  for (let p = 1; p <= seat.players.length; p++) {
    if (is.burdens[p] < was.burdens[p])
      lines.push(
        deed(
          `${seat.does(p, 'remove')} ${many(was.burdens[p] - is.burdens[p], 'burden')}: ${is.burdens[p]} left.`,
          [],
          p,
        ),
      );
    if (is.threats[p] !== was.threats[p])
      lines.push(deed(`${seat.does(p, 'have')} ${many(is.threats[p], 'threat')} now.`, [], p));
    if (is.wearing[p] === 1 && was.wearing[p] === 0)
      lines.push(deed(`${seat.short(is.ringBearer[p])} puts on the Ring.`, [is.ringBearer[p]], p));
    if (is.ringBearer[p] !== was.ringBearer[p] && is.ringBearer[p] !== 0)
      lines.push(deed(`${seat.short(is.ringBearer[p])} bears the Ring now.`, [is.ringBearer[p]], p));
    if (is.outcome[p] === OUT && was.outcome[p] === 0 && seat.view.kernel.over === 0)
      lines.push(deed(`${seat.does(p, 'are')} out of the game.`, [], p));
  }
  return lines;
}
const OUT = 2;

/** The twilight pool, and the skirmish that goes on. */
function totals(old: LotrSeat, seat: LotrSeat): Line[] {
  const lines: Line[] = [];
  const [was, is] = [old.view.global, seat.view.global];
  if (was.twilight !== is.twilight && is.turn === was.turn)
    lines.push(deed(`twilight: ${was.twilight} → ${is.twilight}.`));
  if (was.skirmish !== 0 && was.skirmish === is.skirmish && seat.view.card.live[is.skirmish] === 1) {
    const [before, after] = [standingOf(old.view, was.skirmish), standingOf(seat.view, is.skirmish)];
    if (before.own !== after.own || before.theirs !== after.theirs)
      lines.push(deed(`the skirmish stands at ${after.own} against ${after.theirs}.`, [after.character]));
  }
  return lines;
}
