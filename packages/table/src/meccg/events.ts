/**
 * What happens in MECCG, as it happens: the open events of the rules in a sentence each, with their causes.
 *
 * Not    dice (dice.ts), nor what is seen from where cards lie before and after a choice (change.ts).
 * Keeps  events are told with the whole state, so a card is named only where everybody knows it.
 */
import { type Event, valueOf } from '@westmarch/kernel';
import {
  agentRevealed,
  attackBegins,
  attackBody,
  attackCancelled,
  attackFaced,
  attackProwess,
  attackStrikes,
  attemptMade,
  CheckResult,
  cardDiscarded,
  cardTapped,
  checkMade,
  companyArrives,
  companyMoves,
  companyOnWay,
  effectCancelled,
  effectLost,
  eliminated,
  hazardLimit,
  isAdjacent,
  printed,
  regions,
  regionTypes,
  rolled,
  siteName,
  strikeEnds,
  wounded,
  woundSpared,
} from '@westmarch/meccg';
import type { Line } from '@westmarch/protocol';
import { byItself, deed } from '../lines.ts';
import { many } from '../words.ts';
import { attackName, attackOn, strikesInWords, theAttack } from './combat.ts';
import { isOpen } from './open.ts';
import { rollInWords } from './rolls/dice.ts';
import type { MeccgSeat } from './seat.ts';

/** How sentences end of which a later part of the story must not tell again. */
export const DISCARDED = 'is discarded';
export const ELIMINATED = 'is eliminated.';
export const WINS_OVER = ' wins over ';
export const STRIKE_CANCELLED = ' is cancelled.';

type Say = (seat: MeccgSeat, a: number, b: number, n: number) => Line | null;

/** " by Concealment", where that is known. */
const by = (seat: MeccgSeat, card: number): string =>
  isOpen(seat.view, card) ? ` by ${seat.card(card)}` : '';

function attacked(seat: MeccgSeat, company: number, attack: number): Line {
  const s = seat.view;
  const body = valueOf(s, attackBody, attack);
  const strikes = s.attack.strikes[attack] === 255 ? 0 : valueOf(s, attackStrikes, attack);
  const numbers = [
    strikes <= 0 ? 'a strike for each' : many(strikes, 'strike'),
    ` of prowess ${valueOf(s, attackProwess, attack)}`,
    body === 0 ? '' : `, body ${body}`,
    s.attack.detainment[attack] === 1 ? ', detainment' : '',
  ].join('');
  return deed(`${attackOn(seat, company, attack)}: ${numbers}.`, [s.attack.card[attack]]);
}

/** One that was cancelled has had its sentence. */
function over(seat: MeccgSeat, company: number, attack: number): Line | null {
  const s = seat.view;
  if (s.attack.cancelled[attack] === 1) return null;
  const card = [s.attack.card[attack]];
  const name = card[0] === 0 ? theAttack(seat, attack) : attackName(seat, attack);
  if (s.attack.defeated[attack] === 1) return deed(`${seat.company(company)} defeats ${name}.`, card);
  return deed(`${theAttack(seat, attack)} is over${strikesInWords(s, attack)}.`, card);
}

/** By which regions, and how many hazards it may meet. */
function onWay(seat: MeccgSeat, company: number): Line {
  const s = seat.view;
  const path = Array.from({ length: s.global.pathLength }, (_x, i) => {
    const type = regionTypes[s.path.type[i + 1]];
    const name = regions[s.path.region[i + 1]]?.name;
    return name === undefined ? type : `${name} (${type})`;
  });
  const { origin, destination } = s.company;
  const below = isAdjacent(printed.site(s, origin[company]), printed.site(s, destination[company]));
  const way =
    path.length > 0 ? `by ${path.join(', ')}` : below ? 'through the Under-deeps' : 'straight there';
  return deed(`${seat.company(company)} goes ${way}; hazard limit ${hazardLimit(s)}.`, [
    destination[company],
  ]);
}

const about =
  (words: (seat: MeccgSeat, card: number, by: number) => string): Say =>
  (seat, card, cause) =>
    isOpen(seat.view, card) ? deed(words(seat, card, cause), [card]) : null;

const WORDS: readonly (readonly [Event, Say])[] = [
  [attackBegins, attacked],
  [
    attackCancelled,
    (seat, _company, attack, card) =>
      deed(`${theAttack(seat, attack)} is cancelled${by(seat, card)}.`, [
        seat.view.attack.card[attack],
        isOpen(seat.view, card) ? card : 0,
      ]),
  ],
  [attackFaced, (seat, company, attack) => over(seat, company, attack)],
  [
    strikeEnds,
    (seat, card, _strike, result) =>
      result === CANCELLED ? deed(`the strike against ${seat.card(card)}${STRIKE_CANCELLED}`, [card]) : null,
  ],
  [wounded, about((seat, card) => `${seat.card(card)} is wounded.`)],
  [woundSpared, about((seat, card) => `${seat.card(card)} is not wounded, though struck.`)],
  [
    checkMade,
    // Who is discarded or eliminated has a sentence for that.
    (_seat, card, _total, result) =>
      result === CheckResult.lost ? deed('what was at stake in the check is lost.', [card]) : null,
  ],
  [
    attemptMade,
    (seat, who, what, margin) =>
      isOpen(seat.view, what)
        ? deed(
            margin > 0
              ? `${seat.card(who)}${WINS_OVER}${seat.card(what)}, by ${margin}.`
              : `${seat.card(who)} does not win over ${seat.card(what)}: ${1 - margin} too few.`,
            [who, what],
          )
        : null,
  ],
  [
    cardDiscarded,
    (seat, card, cause) =>
      isOpen(seat.view, card) && isOpen(seat.view, cause) && cause !== card
        ? deed(`${seat.card(card)} ${DISCARDED}${by(seat, cause)}.`, [card, cause])
        : null,
  ],
  [eliminated, about((seat, card) => `${seat.card(card)} ${ELIMINATED}`)],
  [
    cardTapped,
    (seat, card, cause) =>
      isOpen(seat.view, card) && isOpen(seat.view, cause) && cause !== card && seat.isOnTable(card)
        ? deed(`${seat.card(card)} is tapped${by(seat, cause)}.`, [card, cause])
        : null,
  ],
  [agentRevealed, about((seat, card) => `the agent ${seat.card(card)} is revealed.`)],
  [
    effectCancelled,
    (seat, card, cause) =>
      isOpen(seat.view, card)
        ? deed(`${seat.card(card)} is cancelled${by(seat, cause)}.`, [
            card,
            isOpen(seat.view, cause) ? cause : 0,
          ])
        : null,
  ],
  [
    effectLost,
    (seat, card, _by, beyond) => {
      if (!isOpen(seat.view, card)) return null;
      const why = beyond === 1 ? 'the hazard limit is reached' : 'what it needs is gone';
      return deed(`${seat.card(card)} comes to nothing: ${why}.`, [card]);
    },
  ],
  [
    companyMoves,
    (seat, company) => {
      const { site, origin, destination } = seat.view.company;
      const from = siteName(printed.site(seat.view, site[company] || origin[company]));
      const to = destination[company];
      return from === '' || !isOpen(seat.view, to)
        ? null
        : deed(`${seat.company(company)} sets out from ${from} for ${seat.card(to)}.`, [to]);
    },
  ],
  [companyOnWay, onWay],
  [
    companyArrives,
    (seat, company, site) => deed(`${seat.company(company)} arrives at ${seat.card(site)}.`, [site]),
  ],
];
const CANCELLED = 5;
const words = new Map(WORDS.map(([event, say]) => [event.channel, say]));

export function event(seat: MeccgSeat, channel: number, a: number, b: number, n: number): Line | null {
  if (channel === rolled.channel) return rollInWords(seat, a, b, n);
  return words.get(channel)?.(seat, a, b, n) ?? null;
}

/** What a card does of itself, where everybody knows the card. */
export const triggered = (seat: MeccgSeat, ability: number, card: number): Line | null =>
  isOpen(seat.view, card) ? byItself(seat, ability, card) : null;
